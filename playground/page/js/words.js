/**
 * What the page itself says, in the language of whom it says it to: `words/<language>.json`, all read before anything
 * is drawn, so that nothing is shown in one language and then in another.
 */
import { attribute } from "./dom.js";

/** The languages that the page speaks; what is asked for in another one is said in English. */
export const LANGUAGES = ["en", "de", "es-ES", "fr", "it", "ja", "pl", "pt-BR"];
const ENGLISH = "en";

/** @type {Record<string, Record<string, string>>} */
const said = {};
let tongue = ENGLISH;

/** Read all the words there are. */
export async function learn() {
  const read = LANGUAGES.map(async (name) => (said[name] = await (await fetch(`/page/words/${name}.json`)).json()));
  await Promise.all(read);
}

/** The language of the page that comes nearest to one of Discord's: `es-419` reads `es-ES`. @param {string} locale */
export function spoken(locale) {
  const [language] = locale.split("-");
  return (
    LANGUAGES.find((name) => name === locale) ?? LANGUAGES.find((name) => name.split("-")[0] === language) ?? ENGLISH
  );
}

/** How numbers and times are written there; English is Britain's, as ever. */
export function region() {
  return tongue === ENGLISH ? "en-GB" : tongue;
}

/** How dates are written there: in English with the month first, as the bot and its pictures write them. */
export function dateRegion() {
  return tongue === ENGLISH ? "en-US" : tongue;
}

/**
 * A sentence in that language. Of one that has forms for numbers (`name.one`, `name.few`, …) that of `n` is taken.
 * @param {string} locale @param {string} name @param {Record<string, any>} [parts] what stands for `{part}`
 */
export function phrase(locale, name, parts = {}) {
  const language = spoken(locale);
  const own = said[language] ?? {};
  const form = "n" in parts ? `${name}.${new Intl.PluralRules(language).select(Number(parts.n))}` : name;
  const text = own[form] ?? own[name] ?? own[`${name}.other`] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, part) => (part in parts ? String(parts[part]) : whole));
}

/** A sentence in the language that is being drawn. @param {string} name @param {Record<string, any>} [parts] */
export function say(name, parts) {
  return phrase(tongue, name, parts);
}

/**
 * A sentence with an element in it, where `{part}` stands.
 * @param {any} text a sentence in which that is left open, or what this has given @param {string} part @param {any} node
 * @returns {any[]}
 */
export function around(text, part, node) {
  const pieces = Array.isArray(text) ? text : [text];
  return pieces.flatMap((piece) => {
    if (typeof piece !== "string" || !piece.includes(`{${part}}`)) return [piece];
    const [before, after] = piece.split(`{${part}}`);
    return [before, node, after];
  });
}

/** People or things in a sentence: “Ann, Ben and Cleo”. @param {string[]} items */
export function listed(items) {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(items);
}

/**
 * Draw in that language: everything that `draw` says by {@link say} is in it.
 * @template T @param {string} locale @param {() => T} draw @returns {T}
 */
export function speaking(locale, draw) {
  const before = tongue;
  tongue = spoken(locale);
  try {
    return draw();
  } finally {
    tongue = before;
  }
}

/** The language of what has no person of its own: the bar, the door, what goes wrong. @param {string} locale */
export function speak(locale) {
  tongue = spoken(locale);
  attribute(document.documentElement, "lang", tongue);
}
