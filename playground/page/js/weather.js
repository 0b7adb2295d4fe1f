/** The weather: what Discord does to a bot, to be tried out from the page. */
import { icon } from "./avatar.js";
import { cls, h } from "./dom.js";
import { openMenu } from "./menus.js";
import { get, post } from "./net.js";
import { sentence } from "./seat.js";

/**
 * Weather that stays until it is switched off or has passed.
 * @type {{name: string, title: string, hint: string, mood: Record<string, any>}[]}
 */
const LASTING = [
  { name: "slow", title: "A slow network", hint: "150 ms for every call", mood: { mood: "latency", ms: 150 } },
  {
    name: "busy",
    title: "Discord is busy",
    hint: "five calls are told to wait for 2 seconds",
    mood: { mood: "rate_limited", retry_after: 2, path: "/channels/*", times: 5 },
  },
  {
    name: "outage",
    title: "Discord is down",
    hint: "every call fails for half a minute",
    mood: { mood: "failing", status: 503, seconds: 30 },
  },
  {
    name: "lost",
    title: "Answers get lost",
    hint: "three calls are carried out, and the bot never hears of it",
    mood: { mood: "silent", applied: true, hold: 10, times: 3 },
  },
  {
    name: "twice",
    title: "Clicks arrive twice",
    hint: "and so do commands and forms",
    mood: { mood: "interactions_twice" },
  },
  {
    name: "late",
    title: "Clicks arrive late",
    hint: "2 of the bot's 3 seconds are over by then",
    mood: { mood: "interactions_late", by: 2 },
  },
  {
    name: "shy",
    title: "No more direct messages for now",
    hint: "the bot opens them too fast, says Discord",
    mood: { mood: "failing", status: 403, code: 40003, path: "/users/@me/channels" },
  },
  {
    name: "old",
    title: "Boards are too old to edit",
    hint: "except by answering a click",
    mood: { mood: "failing", status: 429, code: 30046, method: "PATCH", path: "/channels/*/messages/*" },
  },
];

/** What happens once. @type {[string, string, Record<string, any>][]} */
const LINE = [
  ["The line drops", "the bot finds its way back", { mood: "dropped" }],
  ["The line drops for good", "the bot has to introduce itself anew", { mood: "dropped", resume: false }],
  ["Silence for 5 seconds", "then everything at once", { mood: "quiet", lasts: 5 }],
];

/** Whether a rule in force is the one that a switch asked for. @param {any} rule @param {Record<string, any>} mood */
function same(rule, mood) {
  return Object.entries(mood).every(([name, value]) => name === "times" || name === "seconds" || rule[name] === value);
}

/** A rule of somebody's own, in words. @param {any} rule */
function words(rule) {
  const told = Object.entries(rule).filter(([name, value]) => !NAMED.has(name) && value !== "*" && value !== "");
  return `${rule.mood.replaceAll("_", " ")}: ${told.map(([name, value]) => `${name} ${value}`).join(", ") || "always"}`;
}
const NAMED = new Set(["mood", "id", "times", "seconds", "message"]);

/** What is left of a rule. @param {any} rule */
function left(rule) {
  if (rule.times !== null && rule.times !== undefined) return `${rule.times} more`;
  if (rule.seconds !== null && rule.seconds !== undefined) return `${Math.ceil(rule.seconds)} s`;
  return "";
}

/** The button in the bar; it says how much weather there is. @param {import("./app.js").App} app */
export function weatherButton(app) {
  const rules = app.world.weather?.rules?.length ?? 0;
  const label = rules ? `Weather: ${rules} in force` : "Weather: clear";
  return h(
    "button",
    {
      type: "button",
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
    app.world.weather = await get("/local/weather");
  } catch (problem) {
    error = sentence(problem);
  }
  openMenu(anchor, "Weather", (_, draw) => {
    const make = async (/** @type {Record<string, any>} */ mood) => {
      sure = "";
      try {
        app.world.weather = await post("/local/weather", mood);
        error = "";
      } catch (problem) {
        error = sentence(problem);
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
          type: "button",
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
        sure === name ? `Really ${title[0].toLowerCase()}${title.slice(1)}?` : title,
      );
    /** @param {string} title @param {Record<string, any>} mood @param {string} [hint] */
    const deed = (title, mood, hint) =>
      h(
        "button",
        {
          type: "button",
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
      h("h3", { key: "title" }, "Weather"),
      h("p", { class: "subtext", key: "what" }, `What Discord may do to ${app.world.bot.name}. Try it in mid-game.`),
      error ? h("p", { class: "failure", role: "alert", key: "error" }, error) : null,
      LASTING.map(({ name, title, hint, mood }) => {
        const rule = rules.find((/** @type {any} */ one) => same(one, mood));
        return toggle(name, title, hint, Boolean(rule), rule ? left(rule) : "", (on) =>
          make(on || !rule ? mood : { mood: "stopped", rule: rule.id }),
        );
      }),
      toggle("edits", "Five edits in 5 seconds", "a channel's limit of ordinary edits", Boolean(limits.edits), "", (on) =>
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
              type: "button",
              class: "link-button",
              on: { click: () => void make({ mood: "stopped", rule: rule.id }) },
            },
            "Stop",
          ),
        ),
      ),
      rules.length ? h("div", { class: "deeds", key: "clear" }, deed("Clear the sky", { mood: "cleared" })) : null,
      h("h4", { key: "line" }, "The line to the bot"),
      h(
        "div",
        { class: "deeds", key: "line-deeds" },
        LINE.map(([title, hint, mood]) => deed(title, mood, hint)),
      ),
      here && h("h4", { key: "here", dir: "auto" }, `Here, in #${here.name}`),
      here && h("div", { class: "deeds", key: "here-deeds" }, hereView(here, deed, grave)),
      h("h4", { key: "servers" }, servers.length === 1 ? "The server" : "Servers"),
      servers.map((/** @type {any} */ server) =>
        h(
          "div",
          { class: "deeds server", key: `server-${server.id}`, "data-testid": "server" },
          h("b", { dir: "auto" }, server.name),
          server.bot
            ? deed("Remove the bot", { mood: "bot_removed", server: server.id })
            : deed("Invite the bot", { mood: "bot_invited", server: server.id }),
          grave(`delete-${server.id}`, "Delete the server", { mood: "server_deleted", server: server.id }),
        ),
      ),
      h("div", { class: "deeds", key: "new" }, deed("Another server", { mood: "server_made" })),
    ];
  });
}

/**
 * @param {string} name @param {string} title @param {string} hint @param {boolean} on @param {string} rest
 * @param {(on: boolean) => any} set
 */
function toggle(name, title, hint, on, rest, set) {
  return h(
    "label",
    { class: cls("switch", on && "on"), key: name },
    h("span", null, title, h("small", null, rest ? `${hint} · ${rest}` : hint)),
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      "data-testid": "mood",
      "data-mood": name,
      on: { change: (/** @type {any} */ e) => void set(e.target.checked) },
    }),
  );
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
    deed("Make the newest board an hour older", { mood: "message_aged", channel: id }),
    grave("message", "Delete the newest board", { mood: "message_deleted", channel: id }),
    thread ? null : deed("New thread", { mood: "thread_made", channel: id, name: "round-two" }),
    thread && !archived ? deed("Archive the thread", meta(true, Boolean(locked))) : null,
    thread && !locked ? deed("Lock the thread", meta(true, true)) : null,
    thread && (archived || locked) ? deed("Wake the thread", meta(false, false)) : null,
    grave("channel", thread ? "Delete the thread" : "Delete the channel", { mood: "channel_deleted", channel: id }),
  ];
}
