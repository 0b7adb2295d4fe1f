/** One message of a channel, and the list of them with days and groups. */
import { avatar, icon } from "./avatar.js";
import { localName } from "./commands.js";
import { components } from "./components.js";
import { cls, h } from "./dom.js";
import { embedBox } from "./embeds.js";
import { onlyEmoji } from "./emoji.js";
import { markdown, plain } from "./markdown.js";
import { fileBox, gallery } from "./media.js";
import { openApps } from "./menus.js";
import { EPHEMERAL } from "./seat.js";
import { dayName, dayOf, sent, stampText } from "./time.js";
import { around, say } from "./words.js";

const LOADING = 128;
const V2 = 32768;
const TOGETHER = 7 * 60000;

/**
 * @param {import("./seat.js").Seat} seat @param {import("./seat.js").Channel} channel
 * @param {import("./markdown.js").Names} names @returns {any[]}
 */
export function messageList(seat, channel, names) {
  const out = [];
  let last = null;
  for (const message of channel.messages.values()) {
    if (!last || dayOf(last.timestamp) !== dayOf(message.timestamp)) {
      out.push(
        h(
          "div",
          { class: "day", role: "separator", key: `day-${dayOf(message.timestamp)}` },
          h("span", null, dayName(message.timestamp)),
        ),
      );
      last = null;
    }
    out.push(messageBox(seat, channel, message, names, joins(last, message)));
    last = message;
  }
  return out;
}

/** Whether a message goes on under the head of the one before. @param {any} last @param {any} message */
function joins(last, message) {
  return (
    last !== null &&
    last.author.id === message.author.id &&
    usedCommand(message) === null &&
    !message.referenced_message &&
    (last.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    Date.parse(message.timestamp) - Date.parse(last.timestamp) < TOGETHER
  );
}

/** Who used which command, if that is what a message answers. @param {any} message */
function usedCommand(message) {
  const meta = message.interaction_metadata;
  const old = message.interaction;
  const type = meta?.type ?? old?.type;
  if (type !== 2) return null;
  return { user: meta?.user ?? old?.user, name: old?.name ?? meta?.name ?? meta?.command_name ?? null };
}

/**
 * @param {import("./seat.js").Seat} seat @param {import("./seat.js").Channel} channel @param {any} message
 * @param {import("./markdown.js").Names} names @param {boolean} joined
 */
function messageBox(seat, channel, message, names, joined) {
  const bot = message.author.id === seat.world.bot.id;
  const who = seat.world.person(message.author.id) ?? {
    id: message.author.id,
    name: nameOf(message.author),
    color: "#9a93ad",
  };
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const failure = seat.failures.get(message.id);
  const apps = {
    on: { contextmenu: (/** @type {any} */ e) => openApps(e, seat, channel.id, "person", message.author.id) },
  };
  return h(
    "article",
    {
      class: cls(
        "message",
        joined && "joined",
        isPrivate && "private",
        !isPrivate && seat.mentions(message) && "to-me",
      ),
      key: message.id,
      "data-testid": "message",
      "data-message-id": message.id,
      "data-private": isPrivate ? "true" : null,
      "data-author": who.name,
      "aria-label": `${who.name}, ${sent(message.timestamp)}`,
      on: isPrivate
        ? {}
        : { contextmenu: (/** @type {any} */ e) => openApps(e, seat, channel.id, "message", message.id) },
    },
    joined ? null : above(seat, message, names),
    joined
      ? h("time", { class: "side-time", key: "side", datetime: message.timestamp }, sent(message.timestamp))
      : h("div", { class: "face-cell", key: "face", ...apps }, avatar(who, { bot })),
    h(
      "div",
      { class: "message-main", key: "main" },
      joined
        ? null
        : h(
            "header",
            { class: "message-head", key: "head" },
            h(
              "b",
              { class: "author", style: { "--face": who.color ?? "#b9a6ff" }, dir: "auto", "data-testid": "author", ...apps },
              who.name,
            ),
            bot ? h("span", { class: "bot-tag" }, say("bot-tag")) : null,
            h(
              "time",
              { datetime: message.timestamp, title: stampText(Date.parse(message.timestamp) / 1000, "F") },
              sent(message.timestamp),
            ),
            editedBesideTime(message) ? edited(message) : null,
          ),
      message.flags & LOADING ? loading(who) : body(seat, channel, message, names, joined),
      failure ? h("p", { class: "failure", role: "alert", key: "failure", "data-testid": "failure" }, failure) : null,
      isPrivate
        ? h(
            "p",
            { class: "private-note", key: "note", "data-testid": "private-note" },
            icon("eye"),
            `${say("only-you")} · `,
            h(
              "button",
              {
                class: "link-button",
                "data-testid": "dismiss",
                on: { click: () => seat.dismiss(channel.id, message.id) },
              },
              say("dismiss"),
            ),
          )
        : null,
    ),
  );
}

/** The line over a message: whose command it answers, or which message. */
function above(/** @type {import("./seat.js").Seat} */ seat, /** @type {any} */ message, /** @type {any} */ names) {
  const used = usedCommand(message);
  if (used) {
    const user = seat.world.person(used.user?.id) ?? { id: "0", name: nameOf(used.user) };
    return h(
      "div",
      { class: "above", key: "above", "data-testid": "used" },
      avatar(user),
      h("b", { style: { "--face": user.color ?? "#9a93ad" }, class: "author", dir: "auto" }, user.name),
      used.name ? h("span", null, around(say("used"), "command", h("span", { class: "slash" }, shown(localName(seat.commands, used.name, seat.person.locale))))) : say("used-some"),
    );
  }
  const to = message.referenced_message;
  if (!to) return null;
  return h(
    "div",
    { class: "above", key: "above" },
    h("b", null, seat.world.person(to.author.id)?.name ?? nameOf(to.author)),
    h("span", { class: "cut" }, plainOf(to, names)),
  );
}

/** @param {any} who */
function loading(who) {
  return h(
    "div",
    { class: "thinking", key: "thinking", "data-testid": "thinking" },
    h("span", { class: "dots dots-on", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    say("thinking", { name: who.name }),
  );
}

/**
 * @param {import("./seat.js").Seat} seat @param {import("./seat.js").Channel} channel @param {any} message
 * @param {import("./markdown.js").Names} names @param {boolean} joined
 */
function body(seat, channel, message, names, joined) {
  const ctx = { seat, channel: channel.id, message, names };
  const pictures = (message.attachments ?? []).filter((/** @type {any} */ a) =>
    (a.content_type ?? "").startsWith("image/"),
  );
  const files = (message.attachments ?? []).filter((/** @type {any} */ a) => !pictures.includes(a));
  const v2 = Boolean(message.flags & V2);
  const text = message.content ?? "";
  return [
    text && !v2
      ? h(
          "div",
          { class: cls("text", onlyEmoji(text) && "big-emoji"), key: "text" },
          markdown(text, names),
          edited(message),
        )
      : null,
    v2 ? null : (message.embeds ?? []).map((/** @type {any} */ e, /** @type {number} */ i) => embedBox(e, names, i)),
    v2 || !pictures.length
      ? null
      : h(
          "div",
          { key: "pictures" },
          gallery(
            pictures.map((/** @type {any} */ a) => ({
              media: a,
              description: a.description,
              spoiler: a.filename?.startsWith("SPOILER_"),
            })),
          ),
        ),
    v2 ? null : files.map((/** @type {any} */ f) => fileBox(f)),
    message.components?.length
      ? h("div", { class: "components", key: "components" }, components(message.components, ctx))
      : null,
    joined && editedBesideTime(message) ? edited(message) : null,
  ];
}

/** Whether there is no text that "edited" could stand behind. @param {any} message */
function editedBesideTime(message) {
  return !message.content || Boolean(message.flags & V2);
}

/** @param {any} message */
function edited(message) {
  if (!message.edited_timestamp || message.flags & LOADING) return null;
  return h(
    "span",
    { class: "edited", title: stampText(Date.parse(message.edited_timestamp) / 1000, "F"), key: "edited" },
    say("edited"),
  );
}

/** A command as it is typed; what a right-click offers is not. @param {string} name */
function shown(name) {
  return name === name.toLowerCase() ? `/${name}` : name;
}

/** @param {any} user */
function nameOf(user) {
  return user?.global_name ?? user?.username ?? say("someone");
}

/**
 * What an edit has brought, in plain words: each line that was not there before, whole; of pictures only what is new in
 * their descriptions, and only where no text says anything new. Lines in which nothing but a time has changed are none.
 * @param {any} before @param {any} after @param {import("./markdown.js").Names} names
 */
export function newIn(before, after, names) {
  const [old, now] = [before, after].map((one) => lines(textsOf(one)).map(sentences));
  const [heard, kept] = [old, now].map((all) => new Set(all.map(timeless)));
  const gone = old.filter((line) => !kept.has(timeless(line)));
  const text = now.flatMap((line, at) => {
    if (heard.has(timeless(line))) return [];
    const end = line.length - ended(line, gone.includes(old[at]) ? old[at] : []);
    return line.slice(begun(line, gone), end).join(" ") || [];
  });
  const known = new Set(lines(picturesOf(before)).flatMap(sentences));
  const drawn = lines(picturesOf(after)).flatMap(sentences).filter((one) => !known.has(one));
  return [...new Set(text.length ? text : drawn)].map((line) => plain(line, names)).join(" ");
}

/**
 * How many sentences at the beginning of a line were the end of one that it replaces; all, if it says less than that.
 * Anywhere else the same words are told again, as they belong to another move.
 * @param {string[]} line @param {string[][]} gone
 */
function begun(line, gone) {
  if (gone.some((one) => line.every((sentence) => one.includes(sentence)))) return line.length;
  const ends = (/** @type {number} */ n) => gone.some((one) => timeless(one.slice(-n)) === timeless(line.slice(0, n)));
  for (let n = line.length - 1; n > 0; n -= 1) if (ends(n)) return n;
  return 0;
}

/**
 * How many sentences at the end of a line were there in its place already, behind others.
 * @param {string[]} line @param {string[]} before
 */
function ended(line, before) {
  if (line.length !== before.length) return 0;
  const last = line.findLastIndex((one, at) => timeless([one]) !== timeless([before[at]]));
  return line.length - 1 - last;
}

/** @param {string[]} texts */
function lines(texts) {
  return texts.flatMap((text) => text.split("\n")).map((one) => one.trim()).filter(Boolean);
}

/** @param {string} line */
function sentences(line) {
  return line.split(/(?<=[.!?…])\s+|(?<=[。！？])/).filter(Boolean);
}

/** @param {string[]} line */
function timeless(line) {
  return line.join(" ").replace(/<t:-?\d+/g, "<t");
}

/** The components and all within them, outermost first. @param {any[]} [components] @returns {Generator<any>} */
function* nested(components) {
  for (const c of components ?? []) {
    yield c;
    yield* nested(c.components);
  }
}

/** @param {any} message @returns {string[]} */
function textsOf(message) {
  const found = [message.content ?? ""];
  for (const c of nested(message.components)) if (c.type === 10) found.push(c.content);
  for (const e of message.embeds ?? []) found.push(e.title ?? "", e.description ?? "");
  return found;
}

/** The descriptions of its pictures. @param {any} message @returns {string[]} */
function picturesOf(message) {
  /** @type {string[]} */
  const found = (message.attachments ?? []).map((/** @type {any} */ a) => a.description ?? "");
  for (const c of nested(message.components)) for (const item of c.items ?? []) found.push(item.description ?? "");
  return found;
}

/** A message in a line of plain words. @param {any} message @param {import("./markdown.js").Names} names */
export function plainOf(message, names) {
  const parts = [message.content ?? ""];
  for (const c of nested(message.components)) {
    if (c.type === 10) parts.push(c.content);
    for (const item of c.items ?? []) if (item.description) parts.push(say("picture-of", { what: item.description }));
  }
  for (const e of message.embeds ?? []) parts.push(e.title ?? "", e.description ?? "");
  return lines(parts).map((line) => plain(line, names)).join(" · ");
}
