/** The weather: what Discord does to a bot, to be tried out from the page. */
import { icon } from "./avatar.js";
import { cls, h } from "./dom.js";
import { failure, openMenu, toggle } from "./menus.js";
import { get, post, sentence } from "./net.js";
import { phrase, say } from "./words.js";

/**
 * Weather that stays until it is switched off or has passed; `weather-<name>` and `weather-<name>-hint` are its words.
 * @type {{name: string, mood: Record<string, any>}[]}
 */
const LASTING = [
  { name: "slow", mood: { mood: "latency", ms: 150 } },
  {
    name: "busy",
    mood: { mood: "rate_limited", retry_after: 2, path: "/channels/*", times: 5 },
  },
  {
    name: "flood",
    mood: { mood: "rate_limited", retry_after: 5, scope: "global", seconds: 5 },
  },
  {
    name: "long",
    mood: { mood: "rate_limited", retry_after: 120, path: "/channels/*", times: 1 },
  },
  {
    name: "outage",
    mood: { mood: "failing", status: 503, seconds: 30 },
  },
  {
    name: "lost",
    mood: { mood: "silent", applied: true, hold: 10, times: 3 },
  },
  {
    name: "again",
    mood: { mood: "twice", times: 3 },
  },
  {
    name: "twice",
    mood: { mood: "interactions_twice" },
  },
  {
    name: "late",
    mood: { mood: "interactions_late", by: 2 },
  },
  {
    name: "shy",
    mood: { mood: "failing", status: 403, code: 40003, path: "/users/@me/channels" },
  },
  {
    name: "old",
    mood: { mood: "failing", status: 429, code: 30046, method: "PATCH", path: "/channels/*/messages/*" },
  },
];

/** What happens once. @type {[string, string, Record<string, any>][]} */
const LINE = [
  ["line-drops", "line-drops-hint", { mood: "dropped" }],
  ["line-drops-for-good", "line-drops-for-good-hint", { mood: "dropped", resume: false }],
  ["line-silent", "line-silent-hint", { mood: "quiet", lasts: 5 }],
];

/** Whether a rule in force is the one that a switch asked for. @param {any} rule @param {Record<string, any>} mood */
function same(rule, mood) {
  return Object.entries(mood).every(([name, value]) => name === "times" || name === "seconds" || rule[name] === value);
}

/** A rule of somebody's own, in words. @param {any} rule */
function words(rule) {
  const told = Object.entries(rule).filter(([name, value]) => !NAMED.has(name) && value !== "*" && value !== "");
  return `${rule.mood.replaceAll("_", " ")}: ${told.map(([name, value]) => `${name} ${value}`).join(", ") || say("always")}`;
}
const NAMED = new Set(["mood", "id", "times", "seconds", "message"]);

/** What is left of a rule. @param {any} rule */
function left(rule) {
  if (rule.times !== null && rule.times !== undefined) return say("more", { n: rule.times });
  if (rule.seconds !== null && rule.seconds !== undefined) return `${Math.ceil(rule.seconds)} s`;
  return "";
}

/** The button in the bar; it says how much weather there is. @param {import("./app.js").App} app */
export function weatherButton(app) {
  const rules = app.world.weather?.rules?.length ?? 0;
  const label = rules ? say("weather-some", { n: rules }) : say("weather-clear");
  return h(
    "button",
    {
      class: cls("bar-button", rules && "stormy"),
      "aria-label": label,
      title: label,
      "aria-haspopup": "true",
      "data-testid": "weather",
      key: "weather",
      on: { click: (/** @type {any} */ e) => void openWeather(e.currentTarget, app) },
    },
    icon("cloud"),
    rules ? h("span", { class: "badge loud" }, String(rules)) : null,
  );
}

/** The panel. @param {HTMLElement} anchor @param {import("./app.js").App} app */
export async function openWeather(anchor, app) {
  let error = "";
  let sure = "";
  try {
    app.world.heard(await get("/local/weather"));
  } catch (problem) {
    error = sentence(problem, app.locale);
  }
  openMenu(anchor, phrase(app.locale, "weather"), () => app.locale, (_, draw) => {
    const make = async (/** @type {Record<string, any>} */ mood) => {
      sure = "";
      try {
        app.world.heard(await post("/local/weather", mood));
        error = "";
      } catch (problem) {
        error = sentence(problem, app.locale);
      }
      draw();
      app.draw();
    };
    app.world.onWeather = draw;
    const { rules = [], limits = {}, servers = [] } = app.world.weather ?? {};
    const here = place(app);
    const own = rules.filter((/** @type {any} */ rule) => !LASTING.some(({ mood }) => same(rule, mood)));
    /** A button that asks once more. @param {string} name @param {string} title @param {Record<string, any>} mood */
    const grave = (name, title, mood) =>
      h(
        "button",
        {
          class: cls("deed", "grave", sure === name && "sure"),
          key: name,
          "data-testid": "deed",
          "data-label": title,
          on: {
            click: () => {
              if (sure === name) return void make(mood);
              sure = name;
              draw();
            },
          },
        },
        sure === name ? say("really", { what: title, lower: `${title[0].toLowerCase()}${title.slice(1)}` }) : title,
      );
    /** @param {string} title @param {Record<string, any>} mood @param {string} [hint] */
    const deed = (title, mood, hint) =>
      h(
        "button",
        {
          class: "deed",
          key: title,
          title: hint,
          "data-testid": "deed",
          "data-label": title,
          on: { click: () => void make(mood) },
        },
        title,
        hint ? h("small", null, hint) : null,
      );
    return [
      h("h3", { key: "title" }, say("weather")),
      h("p", { class: "subtext", key: "what" }, say("weather-what", { bot: app.world.bot.name })),
      failure(error),
      LASTING.map(({ name, mood }) => {
        const rule = rules.find((/** @type {any} */ one) => same(one, mood));
        return mooded(name, say(`weather-${name}`), say(`weather-${name}-hint`), Boolean(rule), rule ? left(rule) : "", (on) =>
          make(on || !rule ? mood : { mood: "stopped", rule: rule.id }),
        );
      }),
      mooded("edits", say("weather-edits"), say("weather-edits-hint"), Boolean(limits.edits), "", (on) =>
        make({ mood: "limits", edits: on }),
      ),
      own.map((/** @type {any} */ rule) =>
        h(
          "p",
          { class: "own-rule", key: `rule-${rule.id}` },
          h("span", null, words(rule), h("small", null, left(rule))),
          h(
            "button",
            {
              class: "link-button",
              on: { click: () => void make({ mood: "stopped", rule: rule.id }) },
            },
            say("stop"),
          ),
        ),
      ),
      rules.length ? h("div", { class: "deeds", key: "clear" }, deed(say("clear-sky"), { mood: "cleared" })) : null,
      h("h4", { key: "line" }, say("the-line")),
      h(
        "div",
        { class: "deeds", key: "line-deeds" },
        LINE.map(([title, hint, mood]) => deed(say(title), mood, say(hint))),
      ),
      here && h("h4", { key: "here", dir: "auto" }, say("here-in", { channel: here.name })),
      here && h("div", { class: "deeds", key: "here-deeds" }, hereView(here, deed, grave)),
      h("h4", { key: "servers" }, say(servers.length === 1 ? "the-server" : "servers")),
      servers.map((/** @type {any} */ server) =>
        h(
          "div",
          { class: "deeds server", key: `server-${server.id}`, "data-testid": "server" },
          h("b", { dir: "auto" }, server.name),
          server.bot
            ? deed(say("bot-remove"), { mood: "bot_removed", server: server.id })
            : deed(say("bot-invite"), { mood: "bot_invited", server: server.id }),
          grave(`delete-${server.id}`, say("server-delete"), { mood: "server_deleted", server: server.id }),
        ),
      ),
      h("div", { class: "deeds", key: "new" }, deed(say("server-another"), { mood: "server_made" })),
    ];
  });
}

/**
 * A switch of the weather. @param {string} name @param {string} title @param {string} hint @param {boolean} on
 * @param {string} rest what is left of it @param {(on: boolean) => any} set
 */
function mooded(name, title, hint, on, rest, set) {
  return toggle(name, title, rest ? `${hint} · ${rest}` : hint, on, { "data-testid": "mood", "data-mood": name, set });
}

/** The channel that is looked at, or the first there is. @param {import("./app.js").App} app @returns {any} */
function place(app) {
  const seat = app.active?.seat;
  const open = seat?.channels.get(seat.current);
  const found = [...(seat?.channels.values() ?? [])].find((c) => c.kind === "guild");
  return open?.kind === "guild" ? open : (found ?? null);
}

/**
 * What can happen to a channel.
 * @param {any} channel
 * @param {(title: string, mood: Record<string, any>, hint?: string) => any} deed
 * @param {(name: string, title: string, mood: Record<string, any>) => any} grave
 */
function hereView(channel, deed, grave) {
  const { id, thread, archived, locked } = channel;
  const meta = (/** @type {boolean} */ asleep, /** @type {boolean} */ shut) => ({
    mood: "thread",
    channel: id,
    archived: asleep,
    locked: shut,
  });
  return [
    deed(say("board-older"), { mood: "message_aged", channel: id }),
    grave("message", say("board-delete"), { mood: "message_deleted", channel: id }),
    thread ? null : deed(say("thread-new"), { mood: "thread_made", channel: id, name: "round-two" }),
    thread && !archived ? deed(say("thread-archive"), meta(true, Boolean(locked))) : null,
    thread && !locked ? deed(say("thread-lock"), meta(true, true)) : null,
    thread && (archived || locked) ? deed(say("thread-wake"), meta(false, false)) : null,
    grave("channel", say(thread ? "thread-delete" : "channel-delete"), { mood: "channel_deleted", channel: id }),
  ];
}
