/** Faces: drawn from a name and a colour, the same for everybody and every time. */
import { h } from "./dom.js";

/** @param {string} text */
function hash(text) {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

const EYES = [
  "M10.5 17.5h.01M21.5 17.5h.01",
  "M8.8 17.5q1.7-2 3.4 0M19.8 17.5q1.7-2 3.4 0",
  "M10.5 17.3h.01M19.8 17.6q1.7-1.6 3.4 0",
  "M8.8 16.8q1.7 2 3.4 0M19.8 16.8q1.7 2 3.4 0",
];
const MOUTHS = [
  "M12.5 22q3.5 3.4 7 0",
  "M13.4 22.4q2.6 1.8 5.2 0",
  "M12.4 21.6q3.6 5 7.2 0z",
  "M15 23q1-1.4 2 0q-1 1.4-2 0z",
];
const HATS = [
  "M5.2 11.5Q10-1.5 22 3q6 2 6.6 8-1.6-2-3.6-1 1 .8 1.4 1.5z",
  "M4.8 11.6q11.200-6.400 22.400 0q.3 2.500-1.400 3.300-9.800-3.800-19.600 0q-1.700-.8-1.400-3.300z",
  "M6 11C7 3.500 12 1.500 16 1.500s9 2 10 9.500q-10-4-20 0z",
  "M10 4.600l5.200 2.600v-3.400zM22 4.600l-5.200 2.600v-3.400zM15 3.800h2v3.600h-2z",
];

/**
 * A face in a circle. The name stands beside it everywhere, so it is hidden from screen readers.
 * @param {{name: string, color?: string}} who @param {{bot?: boolean, size?: string}} [how]
 */
export function avatar(who, how = {}) {
  const seed = hash(who.name);
  const color = who.color ?? `hsl(${seed % 360} 55% 62%)`;
  const props = { class: "avatar", "aria-hidden": "true", style: { "--face": color } };
  if (how.bot) return h("span", { ...props, class: "avatar avatar-bot" }, moon());
  return h(
    "span",
    props,
    h(
      "svg",
      { viewBox: "0 0 32 32" },
      h("circle", { cx: 16, cy: 16, r: 16, class: "face" }),
      h("ellipse", { cx: 7.6, cy: 21, rx: 2.4, ry: 1.5, class: "cheek" }),
      h("ellipse", { cx: 24.4, cy: 21, rx: 2.4, ry: 1.5, class: "cheek" }),
      h("path", { d: HATS[(seed >>> 7) % HATS.length], class: "hat" }),
      h("path", { d: EYES[(seed >>> 3) % EYES.length], class: "line eyes" }),
      h("path", { d: MOUTHS[(seed >>> 11) % MOUTHS.length], class: "line" }),
    ),
  );
}

/** The moon with a nightcap: the bot, and the page's own mark. */
export function moon() {
  return h(
    "svg",
    { viewBox: "0 0 32 32", class: "moon" },
    h("path", { d: "M20.500 3.600A13 13 0 1 0 28.600 20.600 10.200 10.200 0 0 1 20.500 3.600z", class: "moon-body" }),
    h("path", { d: "M9.500 16.500q1.600 1.700 3.200 0M15 22q2 1.200 3.600-.4", class: "moon-line" }),
    h("path", { d: "M23.500 6.500h4l-4 4.600h4M20 13h2.600l-2.600 3h2.600", class: "moon-zz" }),
  );
}

/** Small drawings of the page itself. @type {Record<string, string>} */
const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  send: "M4 12l16-8-5 8 5 8zM15 12H4",
  gear: "M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100",
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20q0-6 6.500-6t6.500 6M16 4.500a3.300 3.300 0 0 1 0 6.300M17.500 14.300q4 .8 4 5.700",
  plus: "M12 5v14M5 12h14",
  shield: "M12 3l7.500 3v5.500q0 6-7.500 9.500q-7.500-3.500-7.500-9.500V6z",
  cloud: "M7 19.500a4.500 4.500 0 0 1-.6-8.960 6 6 0 0 1 11.600-1.200A5 5 0 0 1 17.500 19.500z",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.500l4.500 4.500L19 7.500",
  file: "M6 2.500h8l4.500 4.500v14.500H6zM14 2.500V7h4.500",
  eye: "M2.500 12q9.500-13 19 0q-9.500 13-19 0zM12 9.200a2.800 2.800 0 1 0 0 5.600a2.800 2.800 0 0 0 0-5.600z",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  door: "M14 4H5v16h9M10 12h10M16 8l4 4-4 4",
};

/** @param {string} name */
export function icon(name) {
  return h("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
}
