/** Small menus: a person's settings, what the bot may do here, who else could sit down. */
import { avatar, icon } from "./avatar.js";
import { create, h, patch } from "./dom.js";
import { act, get, post } from "./net.js";
import { sentence } from "./seat.js";

export const LOCALES =
  "en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW".split(
    " ",
  );

/** What can be taken from the bot, and what that means in words. @type {[string, string][]} */
const PERMISSIONS = [
  ["VIEW_CHANNEL", "See the channel"],
  ["SEND_MESSAGES", "Send messages"],
  ["EMBED_LINKS", "Embed links"],
  ["ATTACH_FILES", "Attach files"],
  ["READ_MESSAGE_HISTORY", "Read message history"],
  ["CREATE_PUBLIC_THREADS", "Create threads"],
  ["SEND_MESSAGES_IN_THREADS", "Write in threads"],
];

/** @type {(() => void)|null} */
let closeOpen = null;

/**
 * Open a menu at a button; it closes at Escape, or a press elsewhere.
 * @param {HTMLElement} anchor @param {string} label @param {(close: () => void, draw: () => void) => any[]} view
 */
export function openMenu(anchor, label, view) {
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
  const draw = () => patch(box, view(close, draw));
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
 * A person's own settings. @param {HTMLElement} anchor @param {import("./app.js").App} app
 * @param {import("./seatview.js").SeatView} view
 */
export function openSeatMenu(anchor, app, view) {
  const { seat } = view;
  let error = "";
  openMenu(anchor, `${seat.person.name}'s settings`, (close, draw) => {
    const set = async (/** @type {any} */ change) => {
      try {
        const person = await act(seat.id, "settings", change);
        app.world.people = app.world.people.map((p) => (p.id === person.id ? person : p));
        error = "";
      } catch (problem) {
        error = sentence(problem);
      }
      draw();
      app.changed();
    };
    return [
      h("h3", { dir: "auto" }, seat.person.name),
      h(
        "label",
        { class: "switch" },
        h(
          "span",
          null,
          "Direct messages",
          h("small", null, seat.person.dms_open ? "The bot may write to me" : "Closed: the bot cannot write to me"),
        ),
        h("input", {
          type: "checkbox",
          role: "switch",
          checked: seat.person.dms_open,
          "data-testid": "dms-open",
          on: { change: (/** @type {any} */ e) => void set({ dms_open: e.target.checked }) },
        }),
      ),
      h(
        "label",
        { class: "switch" },
        h(
          "span",
          null,
          "Installed for myself",
          h("small", null, seat.person.installed ? "I can use the bot in any chat" : "The bot is there where it was invited"),
        ),
        h("input", {
          type: "checkbox",
          role: "switch",
          checked: seat.person.installed,
          "data-testid": "installed",
          on: { change: (/** @type {any} */ e) => void set({ installed: e.target.checked }) },
        }),
      ),
      h(
        "label",
        { class: "switch" },
        h("span", null, "Language", h("small", null, "what the bot is told I speak")),
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
      error ? h("p", { class: "failure", role: "alert" }, error) : null,
      h(
        "button",
        { type: "button", class: "menu-item", on: { click: () => (close(), app.stand(view)) } },
        icon("door"),
        "Leave this seat",
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
  openMenu(anchor, "Apps", (close) => [
    h("h3", null, "Apps"),
    ...offered.map((command) =>
      h(
        "button",
        {
          type: "button",
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
      error = sentence(problem);
    }
  };
  await load();
  openMenu(anchor, "What the bot may do", (_, draw) => {
    const set = async (/** @type {string} */ name, /** @type {boolean} */ on) => {
      const before = denied;
      denied = on ? denied.filter((d) => d !== name) : [...denied, name];
      error = "";
      draw();
      try {
        await post("/local/permissions", { channel_id: channel, denied });
      } catch (problem) {
        denied = before;
        error = sentence(problem);
        draw();
      }
    };
    const change = async (/** @type {any} */ event) => {
      channel = event.target.value;
      await load();
      draw();
    };
    return [
      h("h3", null, `What ${app.world.bot.name} may do`),
      channels.length > 1
        ? h(
            "select",
            { class: "field", "aria-label": "Channel", on: { change } },
            channels.map((/** @type {any} */ c) =>
              h("option", { value: c.id, selected: c.id === channel }, `#${c.name}`),
            ),
          )
        : h("p", { class: "subtext" }, `in #${channels[0]?.name ?? ""}`),
      PERMISSIONS.map(([name, words]) =>
        h(
          "label",
          { class: "switch", key: name },
          h("span", null, words),
          h("input", {
            type: "checkbox",
            role: "switch",
            checked: !denied.includes(name),
            "data-testid": "permission",
            "data-permission": name,
            on: { change: (/** @type {any} */ e) => void set(name, e.target.checked) },
          }),
        ),
      ),
      error ? h("p", { class: "failure", role: "alert" }, error) : null,
    ];
  });
}

/** Somebody else sits down: one of the people there are, or somebody new. @param {HTMLElement} anchor @param {import("./app.js").App} app */
export function openSitMenu(anchor, app) {
  let error = "";
  let name = "";
  openMenu(anchor, "Sit down as somebody", (close, draw) => {
    const free = app.world.people.filter((p) => !app.views.some((v) => v.seat.id === p.id));
    const add = async (/** @type {any} */ event) => {
      event.preventDefault();
      if (!name.trim()) return;
      try {
        const person = await app.newPerson(name.trim());
        close();
        app.sit(person);
      } catch (problem) {
        error = sentence(problem);
        draw();
      }
    };
    return [
      h("h3", null, "Who else sits down?"),
      free.map((p) =>
        h(
          "button",
          {
            type: "button",
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
      h(
        "form",
        { class: "new-person", on: { submit: add } },
        h("input", {
          class: "field",
          placeholder: "A new name",
          "aria-label": "A new name",
          maxlength: "32",
          autocomplete: "off",
          value: name,
          "data-testid": "new-person",
          on: { input: (/** @type {any} */ e) => (name = e.target.value) },
        }),
        h("button", { type: "submit", class: "button button-primary" }, "Add"),
      ),
      error ? h("p", { class: "failure", role: "alert" }, error) : null,
    ];
  });
}
