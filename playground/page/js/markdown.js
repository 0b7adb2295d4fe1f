/**
 * Discord's markdown, as vnodes: headings, subtext, lists, quotes, code, bold, italic, underline, strike, spoilers,
 * links, mentions, timestamps, custom emoji.
 *
 * @typedef {{person: (id: string) => {name: string, me: boolean}|null, channel: (id: string) => string|null,
 *            command: (id: string, name: string) => void, commandName: (name: string) => string,
 *            jump: (channel: string, message?: string) => void}} Names
 */
import { cls, h } from "./dom.js";
import { customEmoji, emojiWords, withEmoji } from "./emoji.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

/** @param {string} text @param {Names} names @returns {any[]} */
export function markdown(text, names) {
  const out = [];
  const parts = String(text).split(/```(?:([\w+-]+)\n)?\n?([\s\S]*?)```/);
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) out.push(...blocks(parts[i].replace(i > 0 ? /^\n/ : /^(?!)/, ""), names));
    if (parts[i + 2] !== undefined) {
      const body = parts[i + 2].replace(/\n$/, "");
      out.push(h("pre", { class: "code-block", tabindex: "0" }, h("code", null, body)));
    }
  }
  return out;
}

/** @param {string} text @param {Names} names @returns {any[]} */
function blocks(text, names) {
  const lines = text.split("\n");
  const out = [];
  /** @type {any[]} */
  let run = [];
  const close = () => {
    if (run.length) out.push(h("p", { dir: "auto" }, run));
    run = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    let match;
    if ((match = /^(#{1,3})\s+(.+)$/.exec(line))) {
      close();
      out.push(h(`h${match[1].length + 2}`, { class: `md-h${match[1].length}`, dir: "auto" }, inline(match[2], names)));
    } else if ((match = /^-#\s+(.+)$/.exec(line))) {
      close();
      out.push(h("p", { class: "subtext", dir: "auto" }, inline(match[1], names)));
    } else if ((match = /^>>>\s?([\s\S]*)$/.exec(line))) {
      close();
      out.push(h("blockquote", null, blocks([match[1], ...lines.slice(i + 1)].join("\n"), names)));
      return out;
    } else if (/^>\s/.test(line)) {
      close();
      const quoted = [];
      while (i < lines.length && /^>\s/.test(lines[i])) quoted.push(lines[i++].slice(2));
      i -= 1;
      out.push(h("blockquote", null, blocks(quoted.join("\n"), names)));
    } else if (ITEM.test(line)) {
      close();
      const end = endOfList(lines, i);
      out.push(list(lines.slice(i, end), names));
      i = end - 1;
    } else {
      if (run.length) run.push(h("br"));
      if (line.trim() || run.length) run.push(...inline(line, names));
    }
  }
  close();
  return out;
}

const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

/** Where a list ends: at a line that is no item, or at one of the other kind. @param {string[]} lines @param {number} from */
function endOfList(lines, from) {
  const [, indent, number] = /** @type {RegExpExecArray} */ (ITEM.exec(lines[from]));
  let end = from + 1;
  for (; end < lines.length; end += 1) {
    const next = ITEM.exec(lines[end]);
    if (!next || (next[1].length <= indent.length && !next[2] !== !number)) break;
  }
  return end;
}

/** Items, those further in as lists of their own. @param {string[]} lines @param {Names} names @returns {any} */
function list(lines, names) {
  const first = /** @type {RegExpExecArray} */ (ITEM.exec(lines[0]));
  const items = [];
  for (let i = 0; i < lines.length; i += 1) {
    const match = /** @type {RegExpExecArray} */ (ITEM.exec(lines[i]));
    let end = i + 1;
    while (end < lines.length && (ITEM.exec(lines[end])?.[1].length ?? 0) > first[1].length) end += 1;
    const inner = lines.slice(i + 1, end);
    items.push(h("li", { dir: "auto" }, inline(match[3], names), inner.length ? list(inner, names) : null));
    i = end - 1;
  }
  return first[2] ? h("ol", { start: first[2] }, items) : h("ul", null, items);
}

/**
 * The marks inside a line, strongest first; each pattern's match becomes a vnode.
 * @type {[RegExp, (m: RegExpExecArray, n: Names) => any][]}
 */
const MARKS = [
  [/\\([\\*_~`|>#\-[\]()<:])/, (m) => m[1]],
  [/(`{1,2})(.+?)\1(?!`)/, (m) => h("code", null, m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/<@!?(\d+)>/, (m, n) => person(m[1], n)],
  [/<@&(\d+)>/, () => h("span", { class: "mention" }, `@${say("role")}`)],
  [/<#(\d+)>/, (m, n) => h("span", { class: "mention" }, `#${n.channel(m[1]) ?? "a channel"}`)],
  [/<\/([\w -]+):(\d+)>/, (m, n) => command(m, n)],
  [/<a?:(\w+):(\d+)>/, (m) => customEmoji(m[2], m[1])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m, n) => link(m[2], inline(m[1], n), n)],
  [/<(https?:\/\/[^\s>]+)>/, (m, n) => link(m[1], null, n)],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;!?)'"\]]/, (m, n) => link(m[0], null, n)],
  [/@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/\|\|([\s\S]+?)\|\|/, (m, n) => spoiler(inline(m[1], n))],
  [/\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, n) => h("strong", null, h("em", null, inline(m[1], n)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (m, n) => h("strong", null, inline(m[1], n))],
  [/__([\s\S]+?)__(?!_)/, (m, n) => h("u", null, inline(m[1], n))],
  [/~~([\s\S]+?)~~/, (m, n) => h("s", null, inline(m[1], n))],
  [/\*(?![\s*])([^*\n]+?)\*(?!\*)/, (m, n) => h("em", null, inline(m[1], n))],
  [/(?<!\w)_(?![\s_])([^_\n]+?)_(?!\w)/, (m, n) => h("em", null, inline(m[1], n))],
];

/** The marks inside one line. @param {string} text @param {Names} names @returns {any[]} */
export function inline(text, names) {
  const out = [];
  let rest = text;
  while (rest) {
    /** @type {{match: RegExpExecArray, make: (m: RegExpExecArray, n: Names) => any}|null} */
    let best = null;
    for (const [pattern, make] of MARKS) {
      const match = pattern.exec(rest);
      if (match && (!best || match.index < best.match.index)) best = { match, make };
    }
    if (!best) {
      out.push(...withEmoji(rest));
      break;
    }
    if (best.match.index) out.push(...withEmoji(rest.slice(0, best.match.index)));
    out.push(best.make(best.match, names));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  return out;
}

/** @param {string} id @param {Names} names */
function person(id, names) {
  const known = names.person(id);
  return h("span", { class: cls("mention", known?.me && "mention-me"), dir: "auto" }, `@${known?.name ?? "someone"}`);
}

/** @param {RegExpExecArray} match @param {Names} names */
function command(match, names) {
  const on = { click: () => names.command(match[2], match[1]) };
  return h("button", { class: "mention mention-command", on }, `/${names.commandName(match[1])}`);
}

const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel and message that a link means, if it leads to one of this Discord. @param {string} url */
export function place(url) {
  const match = PLACE.exec(url);
  return match && { channel: match[1], message: match[2] };
}

/** A link; to a message here, it goes there. @param {string} url @param {any[]|null} label @param {Names} names */
function link(url, label, names) {
  const to = place(url);
  if (!to) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label ?? url);
  const on = { click: () => names.jump(to.channel, to.message) };
  const words = label ?? `#${names.channel(to.channel) ?? say("a-channel")}${to.message ? ` › ${say("message")}` : ""}`;
  return h("button", { class: label ? "link-button" : "mention mention-command", on }, words);
}

/** @param {any[]} content */
function spoiler(content) {
  const show = (/** @type {any} */ event) => {
    const el = event.currentTarget;
    el.classList.add("shown");
    el.removeAttribute("role");
    el.removeAttribute("tabindex");
    el.removeAttribute("aria-label");
  };
  const on = { click: show, keydown: (/** @type {any} */ e) => (e.key === "Enter" || e.key === " ") && show(e) };
  return h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("hidden-text"), on },
    h("span", null, content),
  );
}

/** The same text without its marks, for announcements and previews. @param {string} text @param {Names} names */
export function plain(text, names) {
  return text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${names.person(id)?.name ?? say("someone")}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${names.channel(id) ?? say("channel-unknown")}`)
    .replace(/<t:(-?\d+)(?::(\w))?>/g, (_, t, form) => stamp(Number(t), form ?? "f").children[0]?.text ?? "")
    .replace(/<a?:(\w+):\d+>/g, (_, name) => `\u0000${emojiWords(name)}\u0000`)
    .replace(/<\/([\w -]+):\d+>/g, (_, name) => `/${names.commandName(name)}`)
    .replace(/\[([^\]\n]+)\]\(<?https?:[^\s)]+\)/g, "$1")
    .replace(/\\([^\w\s])/g, (_, sign) => `\u0001${sign.charCodeAt(0)}\u0001`)
    .replace(/[*~`|]{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)|^\s*(?:#{1,3} |-# |> |[-*] )/gm, "")
    .replace(/\u0001(\d+)\u0001/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll("\u0000", "");
}
