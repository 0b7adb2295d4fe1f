/** The page: its seats side by side, the bar above them, the switcher on a phone, and the address that keeps it all. */
import { avatar, icon, moon } from "./avatar.js";
import { cls, h, patch } from "./dom.js";
import { openBotMenu, openMenu, openSitMenu } from "./menus.js";
import { get, post } from "./net.js";
import { sentence, World } from "./seat.js";
import { SeatView } from "./seatview.js";
import { LIVE } from "./stream.js";
import { startTicking } from "./time.js";
import { welcome } from "./welcome.js";

const HINT = "sleepover-hint-seen";
const ROOM_FOR_MEMBERS = 1180;

export class App {
  /** @param {HTMLElement} host @param {World} world */
  constructor(host, world) {
    this.world = world;
    /** @type {SeatView[]} */
    this.views = [];
    /** @type {SeatView|null} */
    this.active = null;
    /** Whether the list of people is open; `null`: as there is room. @type {boolean|null} */
    this.members = null;
    this.door = part(host, "door");
    this.bar = part(host, "bar", "header");
    this.middle = part(host, "middle", "main");
    this.columns = part(this.middle, "columns");
    this.side = part(this.middle, "side", "aside");
    this.switcher = part(host, "switcher", "nav");
    this.host = host;
    this.newcomer = !remembered(HINT);
    this.hints = {
      shown: (/** @type {any} */ seat) => this.newcomer && this.views[0]?.seat === seat,
      hintDone: () => this.hintDone(),
    };
    this.narrow = matchMedia("(max-width: 700px)");
    this.narrow.addEventListener("change", () => this.changed());
    addEventListener("resize", () => this.draw());
    addEventListener("hashchange", () => this.fromAddress());
    addEventListener("keydown", (event) => this.keys(event));
    this.shareConnections();
    this.fromAddress();
  }

  get phone() {
    return this.narrow.matches;
  }

  hintDone() {
    if (!this.newcomer) return;
    this.newcomer = false;
    remember(HINT);
    this.changed();
  }

  /** Seat those whom the address names. */
  fromAddress() {
    const named = (/#(?:.*&)?seats=([^&]*)/.exec(location.hash)?.[1] ?? "").split(",").filter(Boolean);
    const people = named.map((part) => {
      const name = decodeURIComponent(part);
      return this.world.people.find((p) => p.name === name) ?? this.world.people.find((p) => p.id === name);
    });
    const known = /** @type {any[]} */ ([...new Set(people.filter(Boolean))]);
    for (const view of [...this.views]) if (!known.some((p) => p.id === view.seat.id)) this.remove(view);
    for (const person of known) if (!this.views.some((v) => v.seat.id === person.id)) this.place(person);
    this.views.sort((a, b) => order(known, a) - order(known, b));
    for (const view of this.views) if (view.el.parentElement !== this.columns) this.columns.append(view.el);
    this.active = this.views.includes(/** @type {any} */ (this.active)) ? this.active : (this.views[0] ?? null);
    if (!this.views.length) welcome(this.door, this, (chosen) => this.address(chosen.map((p) => p.id)));
    else patch(this.door, []);
    this.draw();
  }

  /** Keep in the address who sits here. @param {string[]} ids */
  address(ids) {
    const names = ids.map((id) => {
      const name = this.world.person(id)?.name ?? id;
      const same = this.world.people.filter((p) => p.name === name).length;
      return encodeURIComponent(same > 1 ? id : name);
    });
    location.hash = names.length ? `seats=${names.join(",")}` : "";
  }

  /** @param {import("./seat.js").Person} person */
  place(person) {
    this.views.push(new SeatView(this, person));
  }

  /** @param {SeatView} view */
  remove(view) {
    this.views = this.views.filter((v) => v !== view);
    view.close();
  }

  /** Somebody sits down. @param {import("./seat.js").Person} person */
  sit(person) {
    const ids = this.views.map((v) => v.seat.id);
    this.address([...ids, person.id]);
    this.fromAddress();
    this.activate(this.views.find((v) => v.seat.id === person.id) ?? null);
    this.columns.scrollTo({ left: this.columns.scrollWidth });
  }

  /** Somebody leaves their seat. @param {SeatView} view */
  stand(view) {
    this.address(this.views.filter((v) => v !== view).map((v) => v.seat.id));
  }

  /** @param {string} name @returns {Promise<import("./seat.js").Person>} */
  async newPerson(name) {
    const person = await post("/local/people", { name });
    if (!this.world.people.some((p) => p.id === person.id)) this.world.people = [...this.world.people, person];
    return person;
  }

  /** @param {SeatView|null} view */
  activate(view) {
    if (!view || this.active === view) return;
    this.active = view;
    const { stream } = view.seat;
    // Who is looked at hears at once; where connections are short, somebody out of sight asks now and then instead.
    if (!stream.live) this.views.find((v) => v.seat.stream.live && (!v.shown || this.views.length > LIVE))?.seat.stream.yieldTo(stream);
    this.changed();
  }

  /** Redraw everything that may have changed. */
  changed() {
    for (const view of this.views) view.changed();
    this.draw();
  }

  /** One seat drew itself: what the page shows of it may have changed. @param {SeatView} _view */
  seatChanged(_view) {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      this.draw();
    });
  }

  draw() {
    const open = this.views.length > 0;
    this.host.classList.toggle("phone", this.phone);
    for (const part of [this.bar, this.middle, this.switcher]) part.hidden = !open;
    if (!open) return;
    for (const view of this.views) {
      const shown = !this.phone || view === this.active;
      if (view.shown !== shown) {
        view.shown = shown;
        view.changed();
      }
      view.el.hidden = !shown;
    }
    const roomy = innerWidth - 340 * this.views.length > ROOM_FOR_MEMBERS - 680;
    const members = !this.phone && (this.members ?? roomy);
    this.side.hidden = !members;
    patch(this.bar, this.barView(members));
    if (members) patch(this.side, this.peopleView());
    patch(this.switcher, this.phone ? this.switcherView() : []);
    const unread = this.views.reduce((sum, view) => sum + view.seat.unread, 0);
    document.title = `${unread ? `(${unread}) ` : ""}${this.world.guild.name} · local Discord`;
  }

  /** @param {boolean} members */
  barView(members) {
    const { bot, guild, people } = this.world;
    const seen = this.phone
      ? (/** @type {any} */ e) => openMenu(e.currentTarget, "People", () => this.peopleView())
      : () => {
          this.members = !members;
          this.draw();
        };
    return [
      h("span", { class: "brand", key: "brand" }, moon(), h("span", { class: "brand-name" }, h("b", null, guild.name), h("small", null, "local Discord"))),
      h("span", { class: cls("bot-state", bot.online && "online"), role: "status", "data-testid": "bot-state", key: "bot" }, h("i", { "aria-hidden": "true" }), h("span", null, bot.name, h("span", { class: "long" }, bot.online ? " is awake" : " is asleep"))),
      h("span", { class: "gap", key: "gap" }),
      h("button", { type: "button", class: "bar-button", "aria-label": `What ${bot.name} may do`, title: `What ${bot.name} may do`, "aria-haspopup": "true", "data-testid": "bot-menu", key: "may", on: { click: (/** @type {any} */ e) => void openBotMenu(e.currentTarget, this) } }, icon("shield")),
      h("button", { type: "button", class: cls("bar-button", members && "on"), "aria-label": "People", title: "People", "aria-pressed": this.phone ? null : String(members), "data-testid": "people", key: "people", on: { click: seen } }, icon("people"), h("span", null, String(people.length))),
      h("button", { type: "button", class: "bar-button add", "aria-label": "Another seat", title: "Another seat", "aria-haspopup": "true", "data-testid": "add-seat", key: "add", on: { click: (/** @type {any} */ e) => openSitMenu(e.currentTarget, this) } }, icon("plus"), h("span", { class: "long" }, "Seat")),
    ];
  }

  peopleView() {
    const { bot, people } = this.world;
    return [
      h("h2", { key: "here" }, `Here tonight · ${people.length}`),
      h(
        "ul",
        { class: "people", key: "people", "data-testid": "members" },
        people.map((p) => {
          const seated = this.views.some((v) => v.seat.id === p.id);
          return h(
            "li",
            { key: p.id },
            avatar(p),
            h("span", { class: "cut", dir: "auto", title: p.name }, p.name, seated ? h("small", null, "at this screen") : null),
            seated ? null : h("button", { type: "button", class: "link-button", "aria-label": `Sit down as ${p.name}`, on: { click: () => this.sit(p) } }, "Sit"),
          );
        }),
      ),
      h("h2", { key: "bots" }, "Bot · 1"),
      h("ul", { class: "people", key: "bot" }, h("li", null, avatar(bot, { bot: true }), h("span", { class: "cut" }, bot.name, h("small", null, bot.online ? "awake" : "asleep")))),
    ];
  }

  switcherView() {
    const go = (/** @type {SeatView} */ view) => this.activate(view);
    return [
      this.views.map((view) => {
        const { person } = view.seat;
        const unread = view.seat.unread;
        const on = view === this.active;
        return h(
          "button",
          { type: "button", class: cls("switch-seat", on && "on"), "aria-pressed": String(on), "aria-label": `${person.name}'s seat${unread ? `, ${unread} unread` : ""}`, "data-testid": "switch-seat", "data-person": person.name, key: view.seat.id, on: { click: () => go(view) } },
          avatar(person),
          h("span", { class: "cut", dir: "auto" }, person.name),
          unread && !on ? h("span", { class: "badge loud" }, String(unread)) : null,
        );
      }),
      h("button", { type: "button", class: "switch-seat add", "aria-label": "Another seat", key: "add", on: { click: (/** @type {any} */ e) => openSitMenu(e.currentTarget, this) } }, h("span", { class: "avatar" }, icon("plus")), h("span", null, "Seat")),
    ];
  }

  /** A slash typed anywhere goes to the composer; Alt and a number changes the seat. @param {KeyboardEvent} event */
  keys(event) {
    const el = /** @type {any} */ (event.target);
    const writing = el.matches?.("input, textarea, select, [role=listbox]") || el.closest?.(".form, .menu, dialog");
    const view = event.altKey && /^[1-9]$/.test(event.key) ? this.views[Number(event.key) - 1] : null;
    if (view) {
      this.activate(view);
      view.panes.get(view.seat.current)?.composer.focus();
      event.preventDefault();
    } else if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey && this.active) {
      const composer = this.active.panes.get(this.active.seat.current)?.composer;
      if (!composer || composer.form) return;
      event.preventDefault();
      if (!composer.text) composer.write("/");
      composer.focus();
    }
  }

  /**
   * A browser opens only a few connections to one server, and each seat holds one for as long as it is open. So a
   * hidden tab lets its own go when another tab of this page is looked at, and takes them up again when it is seen.
   */
  shareConnections() {
    const others = new BroadcastChannel("sleepover-seats");
    others.onmessage = () => {
      if (document.hidden) for (const view of this.views) view.seat.stream.pause();
    };
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      others.postMessage("seen");
      for (const view of this.views) {
        if (view.seat.stream.idle) void view.seat.stream.open();
        view.changed();
      }
    });
    others.postMessage("seen");
  }
}

/** @param {HTMLElement} host @param {string} name @param {string} [tag] */
function part(host, name, tag = "div") {
  const el = document.createElement(tag);
  el.className = name;
  host.append(el);
  return el;
}

/** @param {any[]} people @param {SeatView} view */
function order(people, view) {
  return people.findIndex((p) => p.id === view.seat.id);
}

/** @param {string} key */
function remembered(key) {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
}

/** @param {string} key */
function remember(key) {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // A browser that keeps nothing shows the hint again: no harm.
  }
}

/** Wait for the server, then open the page. */
async function start() {
  const host = /** @type {HTMLElement} */ (document.getElementById("page"));
  for (;;) {
    try {
      const state = await get("/local/state");
      host.replaceChildren();
      new App(host, new World(state));
      startTicking();
      return;
    } catch (error) {
      patch(host, [h("p", { class: "starting", role: "status" }, moon(), sentence(error))]);
      await new Promise((again) => setTimeout(again, 700));
    }
  }
}

void start();
