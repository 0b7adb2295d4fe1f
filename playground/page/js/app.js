/** The page: its seats side by side, the bar above them, the switcher on a phone, and the address that keeps it all. */
import { moon } from "./avatar.js";
import { barView, peopleView, switcherView } from "./bar.js";
import { h, patch } from "./dom.js";
import { addFonts } from "./fonts.js";
import { get, post, sentence } from "./net.js";
import { remember, remembered, shareConnections } from "./tabs.js";
import { SeatView } from "./seatview.js";
import { LIVE } from "./stream.js";
import { startTicking } from "./time.js";
import { welcome } from "./welcome.js";
import { learn, say, speak } from "./words.js";
import { World } from "./world.js";

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
    shareConnections(() => this.views);
    this.fromAddress();
  }

  get phone() {
    return this.narrow.matches;
  }

  /** Whose language the bar speaks: that of who is looked at, at the door that of the first who is here. */
  get locale() {
    return (this.active?.seat.person ?? this.world.people[0])?.locale ?? "";
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
    speak(this.locale);
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
    if (!stream.live)
      this.views.find((v) => v.seat.stream.live && (!v.shown || this.views.length > LIVE))?.seat.stream.yieldTo(stream);
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
    speak(this.locale);
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
    patch(this.bar, barView(this, members));
    if (members) patch(this.side, peopleView(this));
    patch(this.switcher, this.phone ? switcherView(this) : []);
    const unread = this.views.reduce((sum, view) => sum + view.seat.unread, 0);
    const title = `${unread ? `(${unread}) ` : ""}${this.world.guild.name} · ${say("local")}`;
    if (document.title !== title) document.title = title;
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

/** Wait for the server, then open the page. */
async function start() {
  const host = /** @type {HTMLElement} */ (document.getElementById("page"));
  speak(navigator.language);
  addFonts();
  for (;;) {
    try {
      await learn();
      const state = await get("/local/state");
      speak(state.people[0]?.locale ?? "");
      host.replaceChildren();
      const world = new World(state);
      world.weather = await get("/local/weather");
      new App(host, world);
      startTicking();
      return;
    } catch (error) {
      patch(host, [h("p", { class: "starting", role: "status" }, moon(), sentence(error, navigator.language))]);
      await new Promise((again) => setTimeout(again, 700));
    }
  }
}

void start();
