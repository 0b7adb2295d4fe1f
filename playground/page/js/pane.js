/** One channel on screen: its messages, what is awaited, and the composer. */
import { icon, moon } from "./avatar.js";
import { local } from "./commands.js";
import { Composer } from "./composer.js";
import { attribute, cls, create, h, patch } from "./dom.js";
import { eventCards } from "./events.js";
import { messageList } from "./message.js";
import { around, say, speaking } from "./words.js";

const NEAR = 60;
/** Milliseconds in which the pictures of what was asked for arrive; it is scrolled to again as it grows. */
const ARRIVES = 1500;
/** Commands that an empty channel offers. */
const FIRST = ["play", "help", "rules"];

export class Pane {
  /**
   * @param {import("./seat.js").Seat} seat @param {string} id the channel's
   * @param {import("./markdown.js").Names} names @param {{shown: (seat: any) => boolean, hintDone: () => void}} hints
   */
  constructor(seat, id, names, hints) {
    this.seat = seat;
    this.id = id;
    this.names = names;
    this.hints = hints;
    this.stuck = true;
    this.lastTop = 0;
    /** What this person asked for just now, and how long it is kept in sight while its pictures arrive. */
    this.wanted = { id: "", until: 0 };
    this.el = /** @type {HTMLElement} */ (create(h("section", { class: "pane", "data-testid": "pane" })));
    this.events = this.add("div", { class: "events" });
    this.scroller = this.add("div", { class: "scroll", tabindex: "0", role: "log", "aria-live": "off" });
    this.list = /** @type {HTMLElement} */ (create(h("div", { class: "messages" })));
    this.scroller.append(this.list);
    this.foot = this.add("div", { class: "pane-foot" });
    this.composer = new Composer(
      this.add("div", { class: "composer" }),
      seat,
      () => seat.channels.get(id),
      hints.hintDone,
    );
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    // Whoever scrolls themselves is not pulled back.
    const leave = () => (this.wanted.until = 0);
    for (const how of ["wheel", "touchmove", "keydown"]) this.scroller.addEventListener(how, leave, { passive: true });
    // Pictures that arrive late make the list grow: who was at the end stays there.
    this.watch = new ResizeObserver(() => {
      if (this.wanted.until > Date.now()) this.reveal();
      else if (this.stuck) this.toEnd();
    });
    this.watch.observe(this.list);
    this.watch.observe(this.scroller);
  }

  /** @param {string} tag @param {Record<string, any>} props @returns {HTMLElement} */
  add(tag, props) {
    const el = create(h(tag, props));
    this.el.append(el);
    return el;
  }

  get channel() {
    return this.seat.channels.get(this.id);
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    if (!clientHeight) return;
    // Only somebody who scrolls up leaves the end: a list that grew a moment ago has not been left.
    const up = scrollTop < this.lastTop - 1;
    this.lastTop = scrollTop;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    const stuck = near || (this.stuck && !up);
    if (stuck === this.stuck) return;
    this.stuck = stuck;
    if (stuck && this.channel) this.channel.fresh = 0;
    this.drawFoot();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  draw() {
    const { channel } = this;
    if (!channel) return;
    const dm = channel.kind === "dm";
    attribute(
      this.scroller,
      "aria-label",
      dm ? say("messages-with", { bot: this.seat.world.bot.name }) : say("messages-in", { channel: channel.name }),
    );
    attribute(this.el, "data-kind", channel.kind);
    attribute(this.el, "data-channel", channel.name);
    patch(this.events, dm ? [] : eventCards(this.seat, channel));
    patch(this.list, [
      h(
        "div",
        { class: cls("beginning", !channel.messages.size && "quiet"), key: "beginning" },
        moon(),
        beginning(this.seat, channel),
        this.invitation(channel),
      ),
      ...messageList(this.seat, channel, this.names),
    ]);
    if (this.stuck) {
      channel.fresh = 0;
      this.toEnd();
    }
    if (channel.asked) {
      this.wanted = { id: channel.asked, until: Date.now() + ARRIVES };
      channel.asked = "";
      this.reveal();
    }
    this.rescueFocus();
    this.drawFoot();
    this.composer.draw();
  }

  /** Scroll to what was asked for: all of it in sight or, where it is too tall for that, its beginning. */
  reveal() {
    const el = /** @type {HTMLElement|null} */ (
      this.list.querySelector(`[data-message-id="${CSS.escape(this.wanted.id)}"]`)
    );
    if (!el) return;
    const box = el.getBoundingClientRect();
    const room = this.scroller.getBoundingClientRect();
    if (box.height > room.height) {
      this.stuck = false;
      this.scroller.scrollTop += box.top - room.top;
    } else if (el === this.list.lastElementChild) {
      this.stuck = true;
      this.toEnd();
    } else if (box.bottom > room.bottom) this.scroller.scrollTop += box.bottom - room.bottom;
    else if (box.top < room.top) this.scroller.scrollTop += box.top - room.top;
    // Where this has scrolled to, nobody has gone themselves.
    this.lastTop = this.scroller.scrollTop;
  }

  /** Bring a message into sight; without one, the last. @param {string|undefined} id */
  show(id) {
    const el = /** @type {HTMLElement|null} */ (
      id ? this.list.querySelector(`[data-message-id="${CSS.escape(id)}"]`) : null
    );
    if (!el) {
      this.toEnd();
      return;
    }
    el.scrollIntoView({ block: "nearest" });
    el.setAttribute("tabindex", "-1");
    el.focus({ preventScroll: true });
    el.animate([{ backgroundColor: "rgb(255 208 138 / 26%)" }, { backgroundColor: "transparent" }], 1600);
  }

  /** In a channel where nothing is said yet: what one could begin with. @param {import("./seat.js").Channel} channel */
  invitation(channel) {
    if (channel.messages.size || channel.kind === "dm") return null;
    const offered = this.composer.all().filter((leaf) => FIRST.includes(leaf.command.name));
    if (!offered.length) return null;
    const order = (/** @type {any} */ leaf) => FIRST.indexOf(leaf.command.name);
    return h(
      "div",
      { class: "invitation" },
      offered
        .sort((a, b) => order(a) - order(b))
        .map((leaf) =>
          h(
            "button",
            { class: "invite", key: leaf.label, on: { click: () => this.composer.use(leaf) } },
            h("b", null, leaf.label),
            h("span", null, leaf.description),
          ),
        ),
    );
  }

  /** A focused button that was just disabled would swallow the keys: its message takes the focus instead. */
  rescueFocus() {
    const el = /** @type {any} */ (document.activeElement);
    if (!el?.disabled || !this.list.contains(el)) return;
    const message = el.closest(".message");
    message?.setAttribute("tabindex", "-1");
    message?.focus({ preventScroll: true });
  }

  drawFoot() {
    speaking(this.seat.person.locale, () => this.drawnFoot());
  }

  drawnFoot() {
    const { seat, channel } = this;
    if (!channel) return;
    const typing = seat.typing.get(this.id);
    const typist = typing && typing.until > Date.now() ? seat.world.person(typing.user) : null;
    const down = () => {
      this.stuck = true;
      this.toEnd();
      channel.fresh = 0;
      this.drawFoot();
    };
    patch(this.foot, [
      this.stuck
        ? null
        : h(
            "button",
            {
              class: cls("down-chip", channel.fresh && "fresh"),
              key: "down",
              "data-testid": "new-messages",
              "aria-label": say(channel.fresh ? "to-the-end-new" : "to-the-end"),
              on: { click: down },
            },
            channel.fresh ? say("new-count", { n: channel.fresh }) : "",
            icon("down"),
          ),
      ...seat.waiting.filter((w) => w.channel === this.id).map((w) => waitingRow(seat, w)),
      typist ? h("p", { class: "typing", key: "typing" }, say("typing", { name: typist.name })) : null,
      this.hints.shown(seat) &&
      channel.kind === "guild" &&
      !channel.messages.size &&
      !this.composer.form &&
      !this.composer.text
        ? h(
            "div",
            { class: "hint", key: "hint", "data-testid": "hint" },
            h("span", null, around(around(say("hint"), "slash", h("kbd", null, "/")), "play", h("b", null, this.playName()))),
            h(
              "button",
              {
                class: "quiet-button",
                "aria-label": say("hint-hide"),
                on: { click: () => this.hints.hintDone() },
              },
              icon("close"),
            ),
          )
        : null,
    ]);
  }

  /** What `/play` is called here. */
  playName() {
    const play = this.seat.commands.find((/** @type {any} */ c) => c.name === "play");
    return play ? local(play, "name", this.seat.person.locale) : "play";
  }

  close() {
    this.watch.disconnect();
    this.composer.form?.stop();
    this.el.remove();
  }
}

/** The words at the top of a channel. @param {import("./seat.js").Seat} seat @param {import("./seat.js").Channel} channel */
function beginning(seat, channel) {
  if (channel.kind === "dm") {
    return [
      h("h2", null, seat.world.bot.name),
      h("p", null, say("dm-beginning", { bot: seat.world.bot.name, name: seat.person.name })),
    ];
  }
  return [h("h2", null, `#${channel.name}`), h("p", null, say("beginning"))];
}

/** @param {import("./seat.js").Seat} seat @param {import("./seat.js").Waiting} waiting */
function waitingRow(seat, waiting) {
  if (!waiting.failed) {
    return h(
      "p",
      { class: "waiting", key: waiting.key },
      h("span", { class: "dots dots-on", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      say("on-its-way", { what: waiting.label }),
    );
  }
  return h(
    "p",
    { class: "waiting failed", role: "alert", key: waiting.key, "data-testid": "failure" },
    h("b", null, waiting.label),
    ` ${waiting.failed} `,
    h("button", { class: "link-button", on: { click: () => seat.giveUp(waiting.key) } }, say("dismiss")),
  );
}
