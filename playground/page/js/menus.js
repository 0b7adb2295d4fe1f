/** Small menus: a person's settings, what the bot may do here, who else could sit down. */
import { avatar, icon } from "./avatar.js";
import { cls, create, h, patch } from "./dom.js";
import { act, get, post, sentence } from "./net.js";
import { phrase, say, speaking, spoken } from "./words.js";

export const LOCALES =
  "en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW".split(
    " ",
  );

/** What can be taken from the bot, and what that means in words. @type {[string, string][]} */
const PERMISSIONS = [
  ["VIEW_CHANNEL", "may-see"],
  ["SEND_MESSAGES", "may-send"],
  ["EMBED_LINKS", "may-embed"],
  ["ATTACH_FILES", "may-attach"],
  ["READ_MESSAGE_HISTORY", "may-read"],
  ["CREATE_PUBLIC_THREADS", "may-thread"],
  ["SEND_MESSAGES_IN_THREADS", "may-thread-send"],
];

/** @type {(() => void)|null} */
let closeOpen = null;

/**
 * Open a menu at a button; it closes at Escape, or a press elsewhere.
 * @param {HTMLElement} anchor @param {string} label @param {() => string} locale whose language it is in
 * @param {(close: () => void, draw: () => void) => any[]} view
 */
export function openMenu(anchor, label, locale, view) {
  const again = anchor.getAttribute("aria-expanded") === "true";
  closeOpen?.();
  if (again) return;
  const box = /** @type {HTMLElement} */ (
    create(h("div", { class: "menu", role: "dialog", "aria-label": label, "data-testid": "menu" }))
  );
  document.body.append(box);
  anchor.setAttribute("aria-expanded", "true");
  const close = () => {
    closeOpen = null;
    document.removeEventListener("pointerdown", outside, true);
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
  };
  const outside = (/** @type {any} */ event) => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close();
  };
  const draw = () => {
    box.lang = spoken(locale());
    patch(box, speaking(locale(), () => view(close, draw)));
  };
  closeOpen = close;
  box.addEventListener("keydown", (event) => event.key === "Escape" && close());
  document.addEventListener("pointerdown", outside, true);
  draw();
  const rect = anchor.getBoundingClientRect();
  const up = rect.top > innerHeight / 2;
  box.style.setProperty(up ? "bottom" : "top", `${up ? innerHeight - rect.top + 8 : rect.bottom + 8}px`);
  box.style.setProperty(
    "left",
    `${Math.max(8, Math.min(rect.right - box.offsetWidth, innerWidth - box.offsetWidth - 8))}px`,
  );
  /** @type {any} */ (box.querySelector("button, select, input"))?.focus({ preventScroll: true });
}

/**
 * A switch with its words.
 * @param {string} key @param {string} title @param {string} hint @param {boolean} on
 * @param {Record<string, any> & {set: (on: boolean) => any}} rest what is called with its new state, and more of its properties
 */
export function toggle(key, title, hint, on, { set, ...rest }) {
  return h(
    "label",
    { class: cls("switch", on && "on"), key },
    h("span", null, title, hint ? h("small", null, hint) : null),
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      on: { change: (/** @type {any} */ e) => void set(e.target.checked) },
      ...rest,
    }),
  );
}

/** What went wrong, if anything did. @param {string} error */
export function failure(error) {
  return error ? h("p", { class: "failure", role: "alert", key: "error" }, error) : null;
}

/**
 * The field for somebody who is not here yet.
 * @param {string} words what stands in it @param {string} look of its button
 * @param {string} name what is typed @param {(name: string) => void} typed @param {(event: any) => any} add
 */
export function newcomer(words, look, name, typed, add) {
  return h(
    "form",
    { class: "new-person", on: { submit: add } },
    h("input", {
      class: "field",
      placeholder: words,
      "aria-label": say("new-name"),
      maxlength: "32",
      autocomplete: "off",
      value: name,
      "data-testid": "new-person",
      on: { input: (/** @type {any} */ e) => typed(e.target.value) },
    }),
    h("button", { type: "submit", class: cls("button", look) }, say("add")),
  );
}

/**
 * A person's own settings. @param {HTMLElement} anchor @param {import("./app.js").App} app
 * @param {import("./seatview.js").SeatView} view
 */
export function openSeatMenu(anchor, app, view) {
  const { seat } = view;
  let error = "";
  openMenu(anchor, phrase(seat.person.locale, "settings-of", { name: seat.person.name }), () => seat.person.locale, (close, draw) => {
    const set = async (/** @type {any} */ change) => {
      try {
        const person = await act(seat.id, "settings", change);
        app.world.people = app.world.people.map((p) => (p.id === person.id ? person : p));
        error = "";
      } catch (problem) {
        error = sentence(problem, seat.person.locale);
      }
      draw();
      app.changed();
    };
    return [
      h("h3", { dir: "auto" }, seat.person.name),
      toggle("dms", say("direct-messages"), say(seat.person.dms_open ? "dms-open" : "dms-closed"), seat.person.dms_open, {
        "data-testid": "dms-open",
        set: (on) => void set({ dms_open: on }),
      }),
      toggle(
        "installed",
        say("installed"),
        say(seat.person.installed ? "installed-on" : "installed-off"),
        seat.person.installed,
        { "data-testid": "installed", set: (on) => void set({ installed: on }) },
      ),
      h(
        "label",
        { class: "switch" },
        h("span", null, say("language"), h("small", null, say("language-hint"))),
        h(
          "select",
          {
            class: "field",
            "data-testid": "locale",
            on: { change: (/** @type {any} */ e) => void set({ locale: e.target.value }) },
          },
          LOCALES.map((code) => h("option", { value: code, selected: code === seat.person.locale }, ownName(code))),
        ),
      ),
      failure(error),
      h(
        "button",
        { class: "menu-item", on: { click: () => (close(), app.stand(view)) } },
        icon("door"),
        say("seat-leave"),
      ),
    ];
  });
}

const ON = { person: 2, message: 3 };

/**
 * What the bot offers on a person or a message, as a client shows it under “Apps”.
 * @param {any} event @param {import("./seat.js").Seat} seat @param {string} channel
 * @param {"person"|"message"} what @param {string} target the id of that person or message
 */
export function openApps(event, seat, channel, what, target) {
  const inDm = seat.channels.get(channel)?.kind === "dm";
  const offered = seat.commands
    .filter((c) => c.type === ON[what] && !(inDm && c.contexts && !c.contexts.includes(1)))
    .sort((a, b) => a.name.localeCompare(b.name));
  if (!offered.length) return;
  event.preventDefault();
  event.stopPropagation();
  // A tall message would put the menu off the screen: it opens where its writer's face is.
  const anchor = event.currentTarget.querySelector?.(".face-cell, .side-time") ?? event.currentTarget;
  openMenu(anchor, phrase(seat.person.locale, "apps"), () => seat.person.locale, (close) => [
    h("h3", null, say("apps")),
    ...offered.map((command) =>
      h(
        "button",
        {
          class: "menu-item",
          key: command.id,
          "data-testid": "app",
          on: { click: () => (close(), seat.menu(channel, command, target)) },
        },
        command.name_localizations?.[seat.person.locale] ?? command.name,
      ),
    ),
  ]);
}

/** A language in its own words. @param {string} code */
function ownName(code) {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** What the bot may do in a channel. @param {HTMLElement} anchor @param {import("./app.js").App} app */
export async function openBotMenu(anchor, app) {
  const channels = app.world.channels;
  let channel =
    app.active?.seat.channels.get(app.active.seat.current)?.kind === "guild"
      ? app.active.seat.current
      : channels[0]?.id;
  /** @type {string[]} */
  let denied = [];
  let error = "";
  const load = async () => {
    try {
      denied = (await get(`/local/permissions?channel_id=${channel}`)).denied ?? [];
    } catch (problem) {
      error = sentence(problem, app.locale);
    }
  };
  await load();
  openMenu(anchor, phrase(app.locale, "bot-may", { bot: app.world.bot.name }), () => app.locale, (_, draw) => {
    const set = async (/** @type {string} */ name, /** @type {boolean} */ on) => {
      const before = denied;
      denied = on ? denied.filter((d) => d !== name) : [...denied, name];
      error = "";
      draw();
      try {
        await post("/local/permissions", { channel_id: channel, denied });
      } catch (problem) {
        denied = before;
        error = sentence(problem, app.locale);
        draw();
      }
    };
    const change = async (/** @type {any} */ event) => {
      channel = event.target.value;
      await load();
      draw();
    };
    return [
      h("h3", null, say("bot-may", { bot: app.world.bot.name })),
      channels.length > 1
        ? h(
            "select",
            { class: "field", "aria-label": say("channel"), on: { change } },
            channels.map((/** @type {any} */ c) =>
              h("option", { value: c.id, selected: c.id === channel }, `#${c.name}`),
            ),
          )
        : h("p", { class: "subtext" }, `in #${channels[0]?.name ?? ""}`),
      PERMISSIONS.map(([name, words]) =>
        toggle(name, say(words), "", !denied.includes(name), {
          "data-testid": "permission",
          "data-permission": name,
          set: (on) => void set(name, on),
        }),
      ),
      failure(error),
    ];
  });
}

/** Somebody else sits down: one of the people there are, or somebody new. @param {HTMLElement} anchor @param {import("./app.js").App} app */
export function openSitMenu(anchor, app) {
  let error = "";
  let name = "";
  openMenu(anchor, phrase(app.locale, "sit-somebody"), () => app.locale, (close, draw) => {
    const free = app.world.people.filter((p) => !app.views.some((v) => v.seat.id === p.id));
    const add = async (/** @type {any} */ event) => {
      event.preventDefault();
      if (!name.trim()) return;
      try {
        const person = await app.newPerson(name.trim());
        close();
        app.sit(person);
      } catch (problem) {
        error = sentence(problem, app.locale);
        draw();
      }
    };
    return [
      h("h3", null, say("who-else")),
      free.map((p) =>
        h(
          "button",
          {
            class: "menu-item",
            key: p.id,
            "data-testid": "sit",
            "data-person": p.name,
            on: { click: () => (close(), app.sit(p)) },
          },
          avatar(p),
          h("span", { class: "cut", dir: "auto" }, p.name),
        ),
      ),
      newcomer(say("new-name"), "button-primary", name, (typed) => (name = typed), add),
      failure(error),
    ];
  });
}
