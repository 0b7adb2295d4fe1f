/** Times in words: of messages, and Discord's own `<t:…>` marks, which go on ticking. */
import { h } from "./dom.js";
import { dateRegion, region, say, speaking } from "./words.js";

const FORMATS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const relative = () => new Intl.RelativeTimeFormat(region(), { numeric: "auto" });

/** "in 3 minutes". @param {number} seconds epoch seconds @param {number} [now] epoch milliseconds */
export function relativeText(seconds, now = Date.now()) {
  const delta = Math.round(seconds - now / 1000);
  for (const [unit, size] of UNITS) {
    if (Math.abs(delta) >= size) return relative().format(Math.trunc(delta / size), unit);
  }
  return relative().format(0, "second");
}

/** @param {number} seconds @param {string} form one of Discord's letters */
export function stampText(seconds, form) {
  if (form === "R") return relativeText(seconds);
  const options = /** @type {any} */ (FORMATS)[form] ?? FORMATS.f;
  return new Intl.DateTimeFormat(dateRegion(), { ...options, hourCycle: "h23" }).format(new Date(seconds * 1000));
}

/** A `<t:…>` mark. @param {number} seconds @param {string} form */
export function stamp(seconds, form) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return h("span", { class: "stamp" }, say("some-time"));
  return h(
    "time",
    {
      class: "stamp",
      datetime: moment.toISOString(),
      title: stampText(seconds, "F"),
      "data-t": seconds,
      "data-form": form,
    },
    stampText(seconds, form),
  );
}

/** When a message was sent: "21:04", or with its day as the line above the day has it. @param {string} iso */
export function sent(iso) {
  const moment = new Date(iso);
  const clock = new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit" }).format(moment);
  return dayOf(iso) === dayOf(new Date().toISOString()) ? clock : `${shortDay().format(moment)}, ${clock}`;
}
const shortDay = () => new Intl.DateTimeFormat(dateRegion(), { day: "numeric", month: "long" });
const longDay = () => new Intl.DateTimeFormat(dateRegion(), { weekday: "long", day: "numeric", month: "long" });

/** The day of a message, in the local zone. @param {string} iso */
export function dayOf(iso) {
  return new Date(iso).toDateString();
}

/** @param {string} iso */
export function dayName(iso) {
  return longDay().format(new Date(iso));
}

/** Keep every relative time on the page right. */
export function startTicking() {
  setInterval(() => {
    for (const el of document.querySelectorAll('time[data-form="R"]')) {
      const locale = /** @type {HTMLElement|null} */ (el.closest("[lang]"))?.lang ?? "";
      const text = speaking(locale, () => relativeText(Number(/** @type {HTMLElement} */ (el).dataset.t)));
      const node = el.firstChild;
      if (node && node.nodeValue !== text) node.nodeValue = text;
    }
  }, 1000);
}
