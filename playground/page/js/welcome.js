/** The door: who are you tonight? */
import { avatar, moon } from "./avatar.js";
import { cls, h, patch } from "./dom.js";
import { failure, newcomer } from "./menus.js";
import { sentence } from "./net.js";
import { listed, say } from "./words.js";

/**
 * @param {HTMLElement} host @param {import("./app.js").App} app
 * @param {(people: import("./seat.js").Person[]) => void} enter
 */
export function welcome(host, app, enter) {
  const { world } = app;
  /** @type {Set<string>} */
  const chosen = new Set(world.people.slice(0, app.phone ? 1 : 2).map((p) => p.id));
  /** Whether somebody has been chosen here: until then a typed name takes the place of those offered. */
  let touched = false;
  let name = "";
  let error = "";
  /** What was typed, as a name. */
  const typed = () => name.trim().replace(/\s+/g, " ");
  /** Who is called what was typed, if they are here already. */
  const known = () => world.people.find((p) => same(p.name, typed()));
  /** Take in who was typed. @returns {Promise<boolean>} whether nothing is in the way of going on */
  const take = async () => {
    if (!typed()) return true;
    try {
      const person = known() ?? (await app.newPerson(typed()));
      if (!touched) chosen.clear();
      touched = true;
      chosen.add(person.id);
      name = "";
      error = "";
      return true;
    } catch (problem) {
      error = sentence(problem, app.locale);
      return false;
    }
  };
  const add = async (/** @type {any} */ event) => {
    event.preventDefault();
    await take();
    draw();
  };
  const go = async () => {
    if (await take()) enter(world.people.filter((p) => chosen.has(p.id)));
    else draw();
  };
  const toggle = (/** @type {string} */ id) => {
    touched = true;
    if (!chosen.delete(id)) chosen.add(id);
    draw();
  };
  const draw = () => {
    const people = world.people.filter((p) => chosen.has(p.id));
    const names = typed() && !touched ? [] : people.map((p) => p.name);
    if (typed() && !names.some((one) => same(one, typed()))) names.push(known()?.name ?? typed());
    const who = listed(names);
    patch(host, [
      h(
        "main",
        { class: "welcome", "data-testid": "welcome" },
        h("div", { class: "welcome-moon" }, moon()),
        h("h1", null, say("who-tonight")),
        h(
          "p",
          { class: "welcome-lead" },
          say("welcome", { server: world.guild.name }),
        ),
        h(
          "div",
          { class: "faces", role: "group", "aria-label": say("people") },
          world.people.map((p) =>
            h(
              "button",
              {
                class: cls("face-chip", chosen.has(p.id) && "on"),
                "aria-pressed": String(chosen.has(p.id)),
                key: p.id,
                style: { "--face": p.color },
                "data-testid": "who",
                "data-person": p.name,
                on: { click: () => toggle(p.id) },
              },
              avatar(p),
              h("span", { dir: "auto" }, p.name),
            ),
          ),
        ),
        newcomer(say("somebody-else"), "button-secondary", name, (typed) => ((name = typed), draw()), add),
        failure(error),
        h(
          "button",
          {
            class: "button button-primary welcome-go",
            disabled: !names.length,
            "data-testid": "enter",
            on: { click: () => void go() },
          },
          names.length ? say("come-in", { who }) : say("choose-somebody"),
        ),
        h("p", { class: "subtext" }, say("stays-here")),
      ),
    ]);
  };
  draw();
}

/** Whether two names are one, whatever their capitals. @param {string} one @param {string} other */
function same(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}
