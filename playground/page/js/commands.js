/**
 * Slash commands as the composer needs them: each subcommand a line of its own, options checked and put into the form
 * that Discord's API wants.
 *
 * @typedef {{command: any, path: string[], label: string, description: string, options: any[], words: string}} Leaf
 * @typedef {{text: string, value: any, picked: boolean}} Entry what was put into one option's field
 */

import { phrase } from "./words.js";

export const TYPE = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};
const BOT_DM = 1;

/** In the person's language, if the command knows it. @param {any} thing @param {string} what @param {string} locale */
export function local(thing, what, locale) {
  return thing[`${what}_localizations`]?.[locale] ?? thing[what] ?? "";
}

/**
 * Every command that can be typed, subcommands each by itself, in the order in which the bot has registered them.
 * @param {any[]} commands @param {string} locale @param {boolean} inDm @returns {Leaf[]}
 */
export function leaves(commands, locale, inDm) {
  /** @type {Leaf[]} */
  const out = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (inDm && (command.dm_permission === false || (command.contexts && !command.contexts.includes(BOT_DM)))) continue;
    walk(command, command, [], [], out, locale);
  }
  return out;
}

/**
 * @param {any} command @param {any} node @param {string[]} path @param {string[]} shown @param {Leaf[]} out
 * @param {string} locale
 */
function walk(command, node, path, shown, out, locale) {
  const options = node.options ?? [];
  const inner = options.filter((/** @type {any} */ o) => o.type === TYPE.SUB || o.type === TYPE.GROUP);
  const names = [...shown, local(node, "name", locale)];
  if (inner.length) {
    for (const o of inner) walk(command, o, [...path, o.name], names, out, locale);
    return;
  }
  const label = `/${names.join(" ")}`;
  const words = `${label} /${[command.name, ...path].join(" ")}`.toLowerCase();
  out.push({ command, path, label, description: local(node, "description", locale), options, words });
}

/**
 * What a command, or one inside it, is called in the person's language.
 * @param {any[]} commands @param {string} name in English @param {string} locale
 */
export function localName(commands, name, locale) {
  const found = [];
  let inside = commands;
  for (const word of name.split(" ")) {
    const most = inside === commands ? TYPE.SUB : TYPE.GROUP;
    const one = inside?.find((/** @type {any} */ each) => each.name === word && (each.type ?? 1) <= most);
    found.push(one ? local(one, "name", locale) : word);
    inside = one?.options;
  }
  return found.join(" ");
}

/** Those that what was typed may mean, the best first. @param {Leaf[]} all @param {string} typed with its slash */
export function matching(all, typed) {
  const query = typed.slice(1).trim().toLowerCase();
  if (!query) return all;
  const score = (/** @type {Leaf} */ leaf) => {
    if (leaf.words.includes(`/${query}`)) return leaf.words.startsWith(`/${query}`) ? 0 : 1;
    if (leaf.words.includes(query)) return 2;
    return leaf.description.toLowerCase().includes(query) ? 3 : 9;
  };
  return all.filter((leaf) => score(leaf) < 9).sort((a, b) => score(a) - score(b));
}

/** The nested options of a command's call. @param {Leaf} leaf @param {any[]} values the innermost options */
export function nest(leaf, values) {
  let options = values;
  for (const [i, name] of [...leaf.path.entries()].reverse()) {
    const type = i === leaf.path.length - 1 ? TYPE.SUB : TYPE.GROUP;
    options = [{ type, name, options }];
  }
  return options;
}

/**
 * What an option's field may be filled with, without asking the bot.
 * @param {any} option @param {import("./seat.js").Seat} seat @param {string} typed
 * @returns {{name: string, value: any, who?: any}[]}
 */
export function offersFor(option, seat, typed) {
  const locale = seat.person.locale;
  const all = everything(option, seat, locale);
  const query = typed.trim().toLowerCase().replace(/^[@#]/, "");
  return all.filter((/** @type {any} */ o) => o.name.toLowerCase().includes(query)).slice(0, 25);
}

/** @param {any} option @param {import("./seat.js").Seat} seat @param {string} locale */
function everything(option, seat, locale) {
  if (option.choices?.length)
    return option.choices.map((/** @type {any} */ c) => ({ name: local(c, "name", locale), value: c.value }));
  if (option.type === TYPE.BOOLEAN)
    return [
      { name: phrase(locale, "true"), value: true },
      { name: phrase(locale, "false"), value: false },
    ];
  if (option.type === TYPE.USER || option.type === TYPE.MENTIONABLE) {
    const bot = { ...seat.world.bot, bot: true };
    return [...seat.world.people, bot].map((who) => ({ name: who.name, value: who.id, who }));
  }
  if (option.type === TYPE.CHANNEL) {
    return [...seat.channels.values()]
      .filter((c) => c.kind === "guild")
      .map((c) => ({ name: `#${c.name}`, value: c.id }));
  }
  return [];
}

/** Whether only what is offered may be filled in. @param {any} option */
export function closed(option) {
  return Boolean(option.choices?.length) || ![TYPE.STRING, TYPE.INTEGER, TYPE.NUMBER].includes(option.type);
}

/**
 * The value of a filled field, or what is wrong with it, in words.
 * @param {any} option @param {Entry|undefined} entry @param {import("./seat.js").Seat} seat
 * @returns {{value?: any, error?: string, empty?: boolean}}
 */
export function check(option, entry, seat) {
  const name = local(option, "name", seat.person.locale);
  const wrong = (/** @type {string} */ what, /** @type {any} */ parts = {}) =>
    phrase(seat.person.locale, what, { name, ...parts });
  const text = entry?.text.trim() ?? "";
  if (!text) return option.required ? { error: wrong("option-needed"), empty: true } : { empty: true };
  if (entry?.picked) return { value: entry.value };
  if (closed(option)) {
    const exact = offersFor(option, seat, text).find(
      (o) => o.name.toLowerCase() === text.toLowerCase().replace(/^@/, ""),
    );
    return exact ? { value: exact.value } : { error: wrong("option-choose") };
  }
  if (option.type === TYPE.STRING) {
    const length = [...text].length;
    if (option.min_length && length < option.min_length)
      return { error: wrong("option-short", { n: option.min_length }) };
    if (option.max_length && length > option.max_length)
      return { error: wrong("option-long", { n: option.max_length }) };
    return { value: text };
  }
  const number = Number(text.replace(",", "."));
  const whole = option.type === TYPE.INTEGER;
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number)))
    return { error: wrong(whole ? "option-whole" : "option-number") };
  if (option.min_value !== undefined && number < option.min_value)
    return { error: wrong("option-least", { least: option.min_value }) };
  if (option.max_value !== undefined && number > option.max_value)
    return { error: wrong("option-most", { most: option.max_value }) };
  return { value: number };
}
