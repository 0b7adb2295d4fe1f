/** The bar above the seats, the people beside them, the switcher below them on a phone. */
import { avatar, icon, moon } from "./avatar.js";
import { cls, h } from "./dom.js";
import { openBotMenu, openMenu, openSitMenu } from "./menus.js";
import { weatherButton } from "./weather.js";
import { say } from "./words.js";

/** The bar at the top. @param {import("./app.js").App} app @param {boolean} members whether the people are on screen */
export function barView(app, members) {
  const { bot, guild, people } = app.world;
  const seen = app.phone
    ? (/** @type {any} */ e) => openMenu(e.currentTarget, say("people"), () => app.locale, () => peopleView(app))
    : () => {
        app.members = !members;
        app.draw();
      };
  return [
    h(
      "span",
      { class: "brand", key: "brand" },
      moon(),
      h("span", { class: "brand-name" }, h("b", null, guild.name), h("small", null, say("local"))),
    ),
    h(
      "span",
      { class: cls("bot-state", bot.online && "online"), role: "status", "data-testid": "bot-state", key: "bot" },
      h("i", { "aria-hidden": "true" }),
      h("span", null, bot.name, h("span", { class: "long" }, ` ${say(bot.online ? "bot-awake" : "bot-asleep")}`)),
    ),
    h("span", { class: "gap", key: "gap" }),
    weatherButton(app),
    h(
      "button",
      {
        class: "bar-button",
        "aria-label": say("bot-may", { bot: bot.name }),
        title: say("bot-may", { bot: bot.name }),
        "aria-haspopup": "true",
        "data-testid": "bot-menu",
        key: "may",
        on: { click: (/** @type {any} */ e) => void openBotMenu(e.currentTarget, app) },
      },
      icon("shield"),
    ),
    h(
      "button",
      {
        class: cls("bar-button", members && "on"),
        "aria-label": say("people"),
        title: say("people"),
        "aria-pressed": app.phone ? null : String(members),
        "data-testid": "people",
        key: "people",
        on: { click: seen },
      },
      icon("people"),
      h("span", null, String(people.length)),
    ),
    h(
      "button",
      {
        class: "bar-button add",
        "aria-label": say("seat-another"),
        title: say("seat-another"),
        "aria-haspopup": "true",
        "data-testid": "add-seat",
        key: "add",
        on: { click: (/** @type {any} */ e) => openSitMenu(e.currentTarget, app) },
      },
      icon("plus"),
      h("span", { class: "long" }, say("seat")),
    ),
  ];
}

/** Who is here. @param {import("./app.js").App} app */
export function peopleView(app) {
  const { bot, people } = app.world;
  return [
    h("h2", { key: "here" }, say("here-tonight", { count: people.length })),
    h(
      "ul",
      { class: "people", key: "people", "data-testid": "members" },
      people.map((p) => {
        const seated = app.views.some((v) => v.seat.id === p.id);
        return h(
          "li",
          { key: p.id },
          avatar(p),
          h(
            "span",
            { class: "cut", dir: "auto", title: p.name },
            p.name,
            seated ? h("small", null, say("at-this-screen")) : null,
          ),
          seated
            ? null
            : h(
                "button",
                {
                  class: "link-button",
                  "aria-label": say("sit-as", { name: p.name }),
                  on: { click: () => app.sit(p) },
                },
                say("sit"),
              ),
        );
      }),
    ),
    h("h2", { key: "bots" }, say("bot-count")),
    h(
      "ul",
      { class: "people", key: "bot" },
      h(
        "li",
        null,
        avatar(bot, { bot: true }),
        h("span", { class: "cut" }, bot.name, h("small", null, say(bot.online ? "awake" : "asleep"))),
      ),
    ),
  ];
}

/** The seats of a phone. @param {import("./app.js").App} app */
export function switcherView(app) {
  const go = (/** @type {import("./seatview.js").SeatView} */ view) => app.activate(view);
  return [
    app.views.map((view) => {
      const { person } = view.seat;
      const unread = view.seat.unread;
      const on = view === app.active;
      return h(
        "button",
        {
          class: cls("switch-seat", on && "on"),
          "aria-pressed": String(on),
          "aria-label": unread ? say("seat-of-unread", { name: person.name, n: unread }) : say("seat-of", { name: person.name }),
          "data-testid": "switch-seat",
          "data-person": person.name,
          key: view.seat.id,
          on: { click: () => go(view) },
        },
        avatar(person),
        h("span", { class: "cut", dir: "auto" }, person.name),
        unread && !on ? h("span", { class: "badge loud" }, String(unread)) : null,
      );
    }),
    h(
      "button",
      {
        class: "switch-seat add",
        "aria-label": say("seat-another"),
        key: "add",
        on: { click: (/** @type {any} */ e) => openSitMenu(e.currentTarget, app) },
      },
      h("span", { class: "avatar" }, icon("plus")),
      h("span", null, say("seat")),
    ),
  ];
}
