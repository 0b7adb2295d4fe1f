/**
 * Emoji without a system font: sequences that only the page's own emoji font knows are marked, so that the style
 * sheet can name that font for them; what it does not have (flags, skin tones) is said in another way.
 */
import { h } from "./dom.js";
import { say } from "./words.js";

const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu;
const SEQUENCE =
  /([\u{1F1E6}-\u{1F1FF}]{2})|((?:[0-9#*]\uFE0F?\u20E3)|(?:\p{Extended_Pictographic}(?:\uFE0F)?(?:\u200D\p{Extended_Pictographic}\uFE0F?)+)|(?:\p{Extended_Pictographic}\uFE0F))/gu;
const ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s|<a?:\w+:\d+>)+$/u;

/** Text with its emoji sequences marked. @param {string} text @returns {any[]} */
export function withEmoji(text) {
  const plain = text.replace(TONES, "");
  const out = [];
  let from = 0;
  for (const match of plain.matchAll(SEQUENCE)) {
    if (match.index > from) out.push(plain.slice(from, match.index));
    if (match[1]) {
      const letters = [...match[1]].map((c) => String.fromCharCode((c.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join("");
      out.push(h("span", { class: "flag", "aria-label": `flag ${letters}` }, letters));
    } else out.push(h("span", { class: "emoji" }, match[0]));
    from = match.index + match[0].length;
  }
  if (from < plain.length) out.push(plain.slice(from));
  return out;
}

/** Whether a message is nothing but a few emoji: then they are shown large. @param {string} text */
export function onlyEmoji(text) {
  return text.length > 0 && text.length < 60 && ONLY.test(text) && /\p{Extended_Pictographic}|<a?:/u.test(text);
}

/**
 * What an emoji that the bot has made is called in words: those of its kind, else its name without the mark of its
 * version. @param {string} name
 */
export function emojiWords(name) {
  const plain = name.replace(/__[0-9a-f]{8}$|_[0-9a-f]{4}$/, "");
  const [, player] = /^player_([A-Z])$/.exec(plain) ?? [];
  if (player) return say("emoji-seat", { letter: player });
  if (/^\w+_face$/.test(plain)) return say("emoji-face");
  const [, kind, rest] = /^(die_showing|die|seat|face|d)_?(\w+)$/.exec(plain) ?? [];
  if (kind?.startsWith("die") && /^\d+$/.test(rest)) return say("emoji-die", { face: rest });
  if (kind === "d" && /^\d+$/.test(rest)) return say("emoji-sides", { sides: rest });
  if (kind === "seat" && /^\d+$/.test(rest)) return say("emoji-seat", { letter: String.fromCharCode(65 + Number(rest)) });
  if (kind === "face") return say("emoji-face");
  if (plain === "pillow") return say("emoji-pillow");
  if (plain === "halo") return say("emoji-halo");
  if (plain === "horns") return say("emoji-horns");
  return plain.replaceAll("_", " ");
}

/** Signs that buttons have in place of a word, and what they mean. @type {Record<string, string>} */
const SIGNS = { "⋯": "sign-more", "⏮": "sign-first", "◀": "sign-back", "▶": "sign-next", "⏭": "sign-last" };

/**
 * What is read aloud of a button that shows no word: what its sign means, else what its emoji is called.
 * @param {string} label @param {any} emoji @returns {string|null} null where the label says it
 */
export function signWords(label, emoji) {
  if (/[\p{L}\p{N}]/u.test(label)) return null;
  const sign = SIGNS[label.replace(/\uFE0F/g, "").trim()] ?? SIGNS[(emoji?.name ?? "").replace(/\uFE0F/g, "")];
  if (sign) return say(sign);
  if (emoji?.id) return emojiWords(emoji.name ?? "");
  return label || emoji?.name || say("button");
}

/** An emoji that the bot has made, by its id; read aloud as `alt`. @param {string} id @param {string} name @param {string} [alt] */
export function customEmoji(id, name, alt = emojiWords(name)) {
  return h("img", { class: "custom-emoji", src: `/emojis/${id}`, alt, title: emojiWords(name), draggable: "false" });
}

/** The emoji of a button or an option, as Discord's API describes it. @param {any} emoji */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji.id, emoji.name ?? "", "");
  return h("span", { class: "emoji", "aria-hidden": "true" }, (emoji.name ?? "").replace(TONES, ""));
}
