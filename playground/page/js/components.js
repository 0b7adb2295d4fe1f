/**
 * Message components, Components V2 included, as vnodes.
 *
 * @typedef {{seat: import("./seat.js").Seat, channel: string, message: any,
 *            names: import("./markdown.js").Names}} Context
 */
import { icon } from "./avatar.js";
import { cls, h } from "./dom.js";
import { partialEmoji, signWords, withEmoji } from "./emoji.js";
import { markdown, place } from "./markdown.js";
import { fileBox, gallery, picture, lightbox } from "./media.js";
import { openSelect } from "./select.js";
import { say } from "./words.js";

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "premium"];
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** @param {any[]} components @param {Context} ctx @returns {any[]} */
export function components(components, ctx) {
  return components.map((component, i) => one(component, i, ctx));
}

/** @param {any} c @param {number} i @param {Context} ctx @returns {any} */
function one(c, i, ctx) {
  const key = `${c.type}:${i}`;
  switch (c.type) {
    case 1:
      return row(c, key, ctx);
    case 9:
      return h(
        "div",
        { class: "section", key },
        h("div", { class: "section-text" }, components(c.components ?? [], ctx)),
        h("div", { class: "section-side" }, c.accessory ? one(c.accessory, 0, ctx) : null),
      );
    case 10:
      return h("div", { class: "text", key }, markdown(c.content ?? "", ctx.names));
    case 11:
      return thumbnail(c, key);
    case 12:
      return h("div", { class: "gallery-box", key }, gallery(c.items ?? []));
    case 13:
      return h("div", { key }, fileBox({ ...c.file, name: c.name, size: c.size }));
    case 14:
      return h("hr", { class: cls("separator", c.divider === false && "blank", c.spacing === 2 && "wide"), key });
    case 17:
      return container(c, key, ctx);
    case 2:
      return button(c, key, ctx);
    default:
      if (SELECTS.has(c.type)) return select(c, key, ctx);
      return h("p", { class: "subtext", key }, say("component-unknown", { type: c.type }));
  }
}

/** @param {any} c @param {string} key @param {Context} ctx */
function container(c, key, ctx) {
  const accent = typeof c.accent_color === "number" ? `#${c.accent_color.toString(16).padStart(6, "0")}` : null;
  return h(
    "div",
    {
      class: cls("container", accent && "accented", c.spoiler && "spoiler-box"),
      style: accent ? { "--accent": accent } : {},
      "data-accent": accent,
      key,
    },
    components(c.components ?? [], ctx),
    c.spoiler
      ? h(
          "button",
          {
            class: "spoiler-cover",
            on: { click: (/** @type {any} */ e) => e.currentTarget.parentElement.classList.add("shown") },
          },
          say("show"),
        )
      : null,
  );
}

/** @param {any} c @param {string} key */
function thumbnail(c, key) {
  const alt = c.description ?? "";
  const open = (/** @type {any} */ event) => lightbox(c.media.url, alt, event.currentTarget);
  const label = alt ? say("closer-at", { what: alt }) : say("closer");
  return h(
    "button",
    { class: "thumbnail", "aria-label": label, on: { click: open }, key },
    picture(c.media, alt, "thumb-frame"),
  );
}

/** @param {any} c @param {string} key @param {Context} ctx */
function row(c, key, ctx) {
  const items = c.components ?? [];
  const buttons = items.filter((/** @type {any} */ x) => x.type === 2).length;
  return h(
    "div",
    { class: cls("row", buttons === items.length && `row-${items.length}`), role: "group", key },
    items.map((/** @type {any} */ item, /** @type {number} */ i) => one(item, i, ctx)),
  );
}

/** @param {any} c @param {string} key @param {Context} ctx */
function button(c, key, ctx) {
  const label = c.label ?? "";
  const inside = [partialEmoji(c.emoji), label ? h("span", { class: "button-label" }, withEmoji(label)) : null];
  const to = c.style === 5 && place(c.url ?? "");
  if (to) {
    const on = { click: () => ctx.names.jump(to.channel, to.message) };
    return h(
      "button",
      { class: "button button-link", "aria-label": signWords(label, c.emoji), "data-testid": "button", "data-label": label, on, key },
      inside,
    );
  }
  if (c.style === 5) {
    return h(
      "a",
      {
        class: "button button-link",
        href: c.url,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": signWords(label, c.emoji),
        "data-testid": "button",
        "data-label": label,
        key,
      },
      inside,
      icon("link"),
    );
  }
  const { seat, message, channel } = ctx;
  const pending = seat.pending.has(`${message.id}/${c.custom_id}`);
  return h(
    "button",
    {
      class: cls("button", `button-${STYLES[c.style] ?? "secondary"}`, pending && "pending"),
      disabled: Boolean(c.disabled),
      "aria-disabled": pending ? "true" : null,
      "aria-busy": pending ? "true" : null,
      "aria-label": signWords(label, c.emoji),
      "data-testid": "button",
      "data-label": label,
      "data-custom-id": c.custom_id,
      on: { click: () => void seat.press(channel, message, c) },
      key,
    },
    inside,
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

/** @param {any} c @param {string} key @param {Context} ctx */
function select(c, key, ctx) {
  const { seat, message, channel } = ctx;
  const id = `${message.id}/${c.custom_id}`;
  const pending = seat.pending.has(id);
  const offered = offers(c, seat);
  const values = seat.chosen.get(id) ?? defaults(c);
  const shown = values.map((value) => offered.find((o) => o.value === value)).filter(Boolean);
  const open = (/** @type {any} */ event) => {
    if (pending || c.disabled) return;
    openSelect(event.currentTarget, {
      title: c.placeholder ?? say("choose"),
      options: offered,
      chosen: values,
      min: c.min_values ?? 1,
      max: c.max_values ?? 1,
      done: (picked) => void seat.press(channel, message, c, picked),
    });
  };
  return h(
    "button",
    {
      class: cls("select", pending && "pending", !shown.length && "empty"),
      disabled: Boolean(c.disabled),
      "aria-haspopup": "listbox",
      "aria-busy": pending ? "true" : null,
      "aria-label": [c.placeholder ?? say("choose"), shown.map((o) => o?.label).join(", ")].filter(Boolean).join(": "),
      "data-testid": "select",
      "data-placeholder": c.placeholder ?? "",
      "data-custom-id": c.custom_id,
      on: { click: open },
      key,
    },
    h(
      "span",
      { class: "select-value" },
      shown.length
        ? shown.map((o) => h("span", { class: "chosen" }, partialEmoji(o?.emoji), withEmoji(o?.label ?? "")))
        : (c.placeholder ?? say("choose")),
    ),
    icon("chevron"),
  );
}

/** The values a select starts with. @param {any} c @returns {string[]} */
export function defaults(c) {
  if (c.type === 3)
    return (c.options ?? []).filter((/** @type {any} */ o) => o.default).map((/** @type {any} */ o) => o.value);
  return (c.default_values ?? []).map((/** @type {any} */ v) => v.id);
}

/**
 * What a select offers: its own options, or people and channels.
 * @param {any} c @param {import("./seat.js").Seat} seat
 * @returns {{value: string, label: string, description?: string, emoji?: any, who?: any}[]}
 */
export function offers(c, seat) {
  if (c.type === 3) return c.options ?? [];
  if (c.type === 8) {
    return [...seat.channels.values()]
      .filter((x) => x.kind === "guild")
      .map((x) => ({ value: x.id, label: `#${x.name}` }));
  }
  if (c.type === 6) return [];
  const bot = { ...seat.world.bot, bot: true };
  return [...seat.world.people, bot].map((who) => ({ value: who.id, label: who.name, who }));
}
