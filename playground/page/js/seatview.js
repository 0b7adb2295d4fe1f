/** A seat's column: who it is, the channels as tabs, the open one (or two, where there is room), and forms. */
import { avatar, icon } from "./avatar.js";
import { attribute, cls, create, h, patch, style } from "./dom.js";
import { localName } from "./commands.js";
import { newIn, plainOf } from "./message.js";
import { Form } from "./modal.js";
import { Pane } from "./pane.js";
import { EPHEMERAL, Seat } from "./seat.js";
import { openSeatMenu } from "./menus.js";
import { phrase, say, speaking, spoken } from "./words.js";

const ROOM_FOR_TWO = 860;
/** How many announcements stay, and about how many characters one has at most. */
const READ = 4;
const SAID = 600;

export class SeatView {
  /**
   * @param {import("./app.js").App} app @param {import("./seat.js").Person} person
   */
  constructor(app, person) {
    this.app = app;
    this.held = false;
    this.dirty = false;
    this.scheduled = false;
    this.shown = true;
    /** @type {Map<string, Pane>} */
    this.panes = new Map();
    /** @type {any[]} */
    this.forms = [];
    /** @type {Form|null} */
    this.form = null;
    /** @type {(event: any) => void} */
    this.ends = () => {};
    this.seat = new Seat(app.world, person, {
      changed: () => this.changed(),
      announce: (what, before) => this.announce(what, before),
      modal: (form) => this.ask(form),
    });
    this.el = /** @type {HTMLElement} */ (create(h("section", { class: "seat", "data-testid": "seat" })));
    this.head = this.part("header", "seat-head");
    this.banner = this.part("div", "banner");
    this.body = this.part("div", "panes");
    this.formHost = this.part("div", "form-host");
    this.live = this.part("div", "unseen");
    this.live.setAttribute("aria-live", "polite");
    /** @type {import("./markdown.js").Names} */
    this.names = {
      person: (id) => {
        const who = app.world.person(id);
        return who ? { name: who.name, me: id === this.seat.id } : null;
      },
      channel: (id) =>
        this.seat.channels.get(id)?.name ??
        app.world.channels.find((/** @type {any} */ c) => c.id === id)?.name ??
        null,
      jump: (channel, message) => this.jump(channel, message),
      commandName: (name) => localName(this.seat.commands, name, this.seat.person.locale),
      command: (_, name) => this.panes.get(this.visible()[0])?.composer.startNamed(name),
    };
    this.watchPresses();
    this.size = new ResizeObserver(() => this.changed());
    this.size.observe(this.el);
    void this.seat.stream.open();
  }

  /** @param {string} tag @param {string} name */
  part(tag, name) {
    const el = /** @type {HTMLElement} */ (create(h(tag, { class: name })));
    this.el.append(el);
    return el;
  }

  /**
   * While something in this column is being pressed nothing in it changes, so that the press lands where it was
   * aimed at; what came meanwhile is shown right after.
   */
  watchPresses() {
    /** @type {{el: any, x: number, y: number}|null} */
    let press = null;
    const hold = (/** @type {any} */ event) => {
      const el = event.target.closest?.("button, a");
      press = el && event.clientX !== undefined ? { el, x: event.clientX, y: event.clientY } : null;
      this.held = true;
      clearTimeout(this.letGo);
      this.letGo = setTimeout(() => this.release(), 2500);
    };
    this.el.addEventListener("pointerdown", hold, { capture: true });
    const end = (/** @type {any} */ event) => {
      // What moved away under a finger that kept still was meant all the same; the browser itself would not say so.
      const still =
        press && event.type === "pointerup" && Math.hypot(event.clientX - press.x, event.clientY - press.y) < 8;
      if (press && still && press.el.isConnected && !press.el.contains(event.target)) press.el.click();
      press = null;
      if (this.held) setTimeout(() => this.release(), event.pointerType === "touch" ? 60 : 0);
    };
    this.ends = end;
    addEventListener("pointerup", end, { capture: true });
    addEventListener("pointercancel", end, { capture: true });
    this.el.addEventListener("keydown", (event) => {
      if (event.key === " " && /** @type {any} */ (event.target).tagName === "BUTTON") hold(event);
    });
    this.el.addEventListener("keyup", () => this.held && setTimeout(() => this.release(), 0));
    this.el.addEventListener("focusin", () => this.app.activate(this));
  }

  release() {
    clearTimeout(this.letGo);
    this.held = false;
    if (this.dirty) this.changed();
  }

  /** Something is new: draw soon, and once for all that comes in the meantime. */
  changed() {
    this.dirty = true;
    if (this.scheduled || this.held) return;
    this.scheduled = true;
    const run = () => {
      this.scheduled = false;
      if (this.dirty && !this.held) this.draw();
    };
    if (document.hidden) setTimeout(run, 0);
    else requestAnimationFrame(run);
  }

  /** The channels on screen: the chosen one, and the direct messages beside it where there is room. */
  visible() {
    const { seat } = this;
    const dm = [...seat.channels.values()].filter((c) => c.kind === "dm").pop();
    this.beside = Boolean(dm) && this.el.clientWidth >= ROOM_FOR_TWO;
    if (this.beside && dm && seat.channels.get(seat.current)?.kind === "dm") seat.current = seat.firstChannel();
    const ids = this.beside && dm ? [seat.current, dm.id] : [seat.current];
    return ids.filter((id) => seat.channels.has(id));
  }

  draw() {
    speaking(this.seat.person.locale, () => this.drawn());
  }

  drawn() {
    this.dirty = false;
    const { seat, app } = this;
    const { person } = seat;
    attribute(this.el, "data-person", person.name);
    attribute(this.el, "lang", spoken(person.locale));
    attribute(this.el, "aria-label", say("seat-of", { name: person.name }));
    style(this.el, { "--face": person.color ?? "#b9a6ff" });
    const visible = this.visible();
    seat.watch(this.shown && !document.hidden ? visible : []);
    patch(this.head, this.headView());
    patch(this.banner, [
      seat.up
        ? null
        : h(
            "p",
            { class: "away", role: "status", "data-testid": "away" },
            say("away"),
          ),
    ]);
    for (const [id, pane] of this.panes) {
      if (seat.channels.has(id)) continue;
      pane.close();
      this.panes.delete(id);
    }
    for (const id of visible) {
      if (this.panes.has(id)) continue;
      const pane = new Pane(seat, id, this.names, app.hints);
      this.panes.set(id, pane);
    }
    for (const [id, pane] of this.panes) {
      const on = visible.includes(id);
      pane.el.hidden = !on;
      if (on && !pane.el.isConnected) this.body.append(pane.el);
      if (on) pane.draw();
    }
    this.body.classList.toggle("beside", visible.length > 1);
    this.body.classList.toggle("waiting-for-view", !seat.ready);
    app.seatChanged(this);
  }

  headView() {
    const { seat, app } = this;
    const { person } = seat;
    const all = [...seat.channels.values()];
    const channels = all.filter((c) => c.kind !== "dm").concat(this.beside ? [] : all.filter((c) => c.kind === "dm"));
    const menu = (/** @type {any} */ event) => openSeatMenu(event.currentTarget, app, this);
    return [
      h(
        "div",
        { class: "seat-who", key: "who" },
        avatar(person),
        h("b", { dir: "auto", title: person.name }, person.name),
      ),
      h(
        "div",
        { class: "tabs", role: "tablist", "aria-label": say("channels"), key: "tabs" },
        channels.map((c) => this.tab(c)),
      ),
      h(
        "button",
        {
          class: "quiet-button",
          "aria-label": say("settings-of", { name: person.name }),
          "aria-haspopup": "true",
          "data-testid": "seat-menu",
          key: "menu",
          on: { click: menu },
        },
        icon("gear"),
      ),
      app.views.length > 1
        ? h(
            "button",
            {
              class: "quiet-button",
              "aria-label": say("leaves-seat", { name: person.name }),
              title: say("seat-close"),
              "data-testid": "close-seat",
              key: "close",
              on: { click: () => app.stand(this) },
            },
            icon("close"),
          )
        : null,
    ];
  }

  /** @param {import("./seat.js").Channel} channel */
  tab(channel) {
    const on = channel.id === this.seat.current;
    const dm = channel.kind === "dm";
    const name = dm ? say("direct-messages") : channel.name;
    const go = () => {
      this.seat.current = channel.id;
      this.changed();
    };
    return h(
      "button",
      {
        class: cls("tab", on && "on", channel.unread && "unread"),
        role: "tab",
        "aria-selected": String(on),
        "aria-label": channel.unread ? say("unread", { name, n: channel.unread }) : name,
        "data-testid": dm ? "dm-tab" : "channel-tab",
        key: channel.id,
        on: { click: go },
      },
      h("span", { class: "tab-mark", "aria-hidden": "true" }, dm ? "✉" : "#"),
      h("span", { class: "tab-name" }, dm ? say("direct") : channel.name),
      channel.unread
        ? h(
            "span",
            { class: cls("badge", (dm || channel.mentioned) && "loud"), "data-testid": "badge" },
            String(channel.unread),
          )
        : null,
    );
  }

  /** Go to a message that a link names. @param {string} id the channel's @param {string|undefined} message */
  jump(id, message) {
    if (!this.seat.channels.has(id)) {
      this.announce(phrase(this.seat.person.locale, "unseen-channel"));
      return;
    }
    if (!this.visible().includes(id)) this.seat.current = id;
    this.draw();
    this.panes.get(id)?.show(message);
  }

  /**
   * Read out what is new: a sentence, a message, or what has changed in one. What everybody in a channel sees is read
   * once, at the seat that is looked at.
   * @param {any} what a message or a sentence @param {any} [before] the message before it was edited
   */
  announce(what, before) {
    speaking(this.seat.person.locale, () => {
      const text = typeof what === "string" ? what : before ? newIn(before, what, this.names) : this.saidIn(what);
      const all = typeof what !== "string" && !(what.flags & EPHEMERAL) && this.seat.channels.get(what.channel_id)?.kind !== "dm";
      if (!text || (all && this.app.active && this.app.active !== this)) return;
      // One after the other, so that of two at the same time none is lost.
      this.live.append(create(h("p", null, shortened(text))));
      while (this.live.childElementCount > READ) this.live.firstChild?.remove();
    });
  }

  /** @param {any} message */
  saidIn(message) {
    return `${this.app.world.person(message.author?.id)?.name ?? ""}: ${plainOf(message, this.names)}`;
  }

  /** A form came; one at a time. @param {any} data */
  ask(data) {
    this.forms.push(data);
    if (!this.form) this.nextForm();
  }

  nextForm() {
    const data = this.forms.shift();
    this.head.inert = this.body.inert = Boolean(data);
    this.form = null;
    if (!data) return;
    const from = document.activeElement;
    this.form = new Form(this.formHost, this.seat, data, this.names, () => this.nextForm());
    if (from instanceof HTMLElement && this.el.contains(from)) this.form.from = from;
  }

  close() {
    this.seat.stream.close();
    this.size.disconnect();
    removeEventListener("pointerup", this.ends, { capture: true });
    removeEventListener("pointercancel", this.ends, { capture: true });
    for (const pane of this.panes.values()) pane.close();
    this.el.remove();
  }
}

/** A text that is not read for ever, and cut where a sentence or at least a word ends. @param {string} text */
function shortened(text) {
  if (text.length <= SAID) return text;
  const head = text.slice(0, SAID);
  const whole = /^.*(?:[.!?…](?=\s)|[。！？])/s.exec(head)?.[0] ?? "";
  return whole.length > SAID / 2 ? whole : `${head.replace(/\s+\S*$/, "")} …`;
}
