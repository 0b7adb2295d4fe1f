/**
 * Where one writes: plain messages, and slash commands with their options as fields. It redraws itself only by its own
 * doing or when the commands change, and then by patching: what is being typed stays.
 */
import { icon } from "./avatar.js";
import { CommandForm } from "./commandform.js";
import { leaves, localName, matching } from "./commands.js";
import { cls, h, patch } from "./dom.js";
import { act, sentence } from "./net.js";
import { suggestions } from "./suggest.js";
import { phrase, say, speaking } from "./words.js";

let serial = 0;

export class Composer {
  /**
   * @param {HTMLElement} host @param {import("./seat.js").Seat} seat @param {() => any} channel
   * @param {() => void} [used] called after a command was sent for the first time
   */
  constructor(host, seat, channel, used = () => {}) {
    this.host = host;
    this.seat = seat;
    this.channel = channel;
    this.used = used;
    this.id = `composer-${(serial += 1)}`;
    this.text = "";
    this.error = "";
    this.active = 0;
    this.hidden = false;
    /** @type {Promise<any>} */
    this.last = Promise.resolve();
    /** @type {CommandForm|null} */
    this.form = null;
  }

  /** @returns {import("./commands.js").Leaf[]} */
  get offered() {
    if (this.form || this.hidden || !/^\/[^\n]*$/.test(this.text)) return [];
    return matching(this.all(), this.text);
  }

  /** Every command one can use in this channel. */
  all() {
    return leaves(this.seat.commands, this.seat.person.locale, this.channel()?.kind === "dm");
  }

  get picking() {
    return !this.form && !this.hidden && /^\/[^\n]*$/.test(this.text);
  }

  focus() {
    /** @type {any} */ (this.host.querySelector("textarea, .option-input"))?.focus({ preventScroll: true });
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    this.error = "";
    this.active = 0;
    this.hidden = false;
    this.draw();
  }

  /** Start filling in a command. @param {import("./commands.js").Leaf} leaf */
  choose(leaf) {
    this.text = "";
    this.error = "";
    this.form = new CommandForm(this, leaf);
    this.draw();
    this.form.begin();
  }

  /** Send a command at once if it needs nothing more, or start filling it in. @param {import("./commands.js").Leaf} leaf */
  use(leaf) {
    this.choose(leaf);
    if (!leaf.options.some((/** @type {any} */ option) => option.required)) void this.form?.send();
  }

  /** Start a command by the name in a message's command mention. @param {string} name "table board" */
  startNamed(name) {
    const leaf = this.all().find((x) => [x.command.name, ...x.path].join(" ") === name);
    if (leaf) this.choose(leaf);
    else this.write(`/${localName(this.seat.commands, name, this.seat.person.locale)}`);
    if (!leaf) this.focus();
  }

  /** Leave the command; @param {string} [text] what is then in the field */
  leave(text = "") {
    this.form?.stop();
    this.form = null;
    this.error = "";
    this.write(text);
    this.focus();
  }

  /** Do one thing after another, so that quick messages arrive as they were written. @param {() => Promise<any>} deed */
  order(deed) {
    this.last = this.last.catch(() => {}).then(deed);
    return this.last;
  }

  async send() {
    const channel = this.channel();
    if (!channel) return;
    const text = this.text.trim();
    if (!text) return;
    if (text.startsWith("/") && !this.hidden) {
      this.error = phrase(this.seat.person.locale, "no-command-like", { text: text.split("\n")[0] });
      this.draw();
      return;
    }
    this.write("");
    try {
      await this.order(() => act(this.seat.id, "message", { channel_id: channel.id, content: text }));
    } catch (error) {
      // What could not be said comes back, unless something else is being written by now.
      if (!this.text) this.text = text;
      this.error = sentence(error, this.seat.person.locale);
      this.draw();
    }
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    if (event.isComposing) return;
    const list = this.offered;
    if (list.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + list.length) % list.length;
    } else if (list.length && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      this.choose(list[Math.min(this.active, list.length - 1)]);
    } else if (this.picking && event.key === "Escape") {
      this.hidden = true;
    } else if (event.key === "Enter" && !event.shiftKey) {
      void this.send();
    } else return;
    event.preventDefault();
    this.draw(true);
  }

  /** @param {boolean} [scroll] keep the active suggestion in sight */
  draw(scroll = false) {
    const channel = this.channel();
    patch(
      this.host,
      speaking(this.seat.person.locale, () => (this.form ? this.form.view() : this.plainView(channel))),
    );
    if (scroll) this.host.querySelector(".suggest .active")?.scrollIntoView({ block: "nearest" });
    const area = /** @type {any} */ (this.host.querySelector("textarea"));
    if (area && area.__grown !== this.text) {
      area.__grown = this.text;
      area.style.setProperty("height", "auto");
      area.style.setProperty("height", `${Math.min(area.scrollHeight, 180)}px`);
    }
  }

  /** @param {any} channel @returns {any[]} */
  plainView(channel) {
    const list = this.offered;
    const where = channel ? (channel.kind === "dm" ? `@${this.seat.world.bot.name}` : `#${channel.name}`) : "";
    return [
      this.picking ? this.picker(list) : null,
      this.error
        ? h("p", { class: "composer-error", role: "alert", "data-testid": "composer-error", key: "error" }, this.error)
        : null,
      h(
        "div",
        { class: "composer-line", key: "line" },
        h(
          "button",
          {
            class: "slash-button",
            "aria-label": say("commands"),
            title: say("commands"),
            "aria-pressed": String(this.picking),
            on: { click: () => this.slash() },
            key: "slash",
          },
          this.picking ? icon("close") : "/",
        ),
        h("textarea", {
          class: "composer-text",
          key: "text",
          rows: "1",
          dir: "auto",
          placeholder: channel?.kind === "dm" ? say("write-to", { where }) : say("write-here"),
          "aria-label": say("message-as", { where, name: this.seat.person.name }),
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": String(this.picking),
          "aria-controls": `${this.id}-list`,
          "aria-activedescendant": list.length ? `${this.id}-${Math.min(this.active, list.length - 1)}` : null,
          maxlength: "2000",
          "data-testid": "composer",
          autocomplete: "off",
          value: this.text,
          on: {
            input: (/** @type {any} */ e) => this.write(e.target.value),
            keydown: (/** @type {any} */ e) => this.keys(e),
          },
        }),
        h(
          "button",
          {
            class: cls("send", this.text.trim() && "ready"),
            "aria-label": say("send"),
            disabled: !this.text.trim(),
            on: { click: () => void this.send() },
            key: "send",
            "data-testid": "send",
          },
          icon("send"),
        ),
      ),
    ];
  }

  slash() {
    if (this.picking) this.write("");
    else this.write("/");
    this.focus();
  }

  /** @param {import("./commands.js").Leaf[]} list */
  picker(list) {
    return suggestions({
      id: `${this.id}-list`,
      item: this.id,
      title: say("commands"),
      hint: list.length ? say("picker-keys") : "",
      testid: "command-picker",
      active: Math.min(this.active, Math.max(0, list.length - 1)),
      none: this.seat.commands.length ? say("no-such-command") : say("no-commands-yet"),
      items: list.map((leaf) => ({ key: leaf.label, label: leaf.label, note: leaf.description, command: true })),
      pick: (i) => this.choose(list[i]),
      point: (i) => {
        this.active = i;
        this.draw();
      },
    });
  }
}
