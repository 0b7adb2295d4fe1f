/** A chosen command: its options as fields, with choices, people, and the bot's own suggestions. */
import { check, nest, offersFor } from "./commands.js";
import { commandView } from "./commandview.js";
import { act, sentence } from "./net.js";

const PATIENCE = 180;

export class CommandForm {
  /** @param {import("./composer.js").Composer} composer @param {import("./commands.js").Leaf} leaf */
  constructor(composer, leaf) {
    this.composer = composer;
    this.seat = composer.seat;
    this.leaf = leaf;
    /** @type {Map<string, import("./commands.js").Entry>} */
    this.entries = new Map();
    this.shown = leaf.options.filter((o) => o.required).map((o) => o.name);
    if (!this.shown.length && leaf.options.length === 1) this.shown = [leaf.options[0].name];
    this.field = "";
    this.open = false;
    this.active = 0;
    /** @type {any[]} */
    this.asked = [];
    this.asking = 0;
    this.waiting = false;
    /** @type {any} */
    this.timer = null;
    this.sending = false;
  }

  /** @param {string} name */
  option(name) {
    return this.leaf.options.find((o) => o.name === name);
  }

  get current() {
    return this.option(this.field);
  }

  /** What the field being filled in may be. @returns {{name: string, value: any, who?: any}[]} */
  get offers() {
    const option = this.current;
    if (!option) return [];
    if (option.autocomplete) return this.asked;
    const entry = this.entries.get(this.field);
    return offersFor(option, this.seat, entry?.picked ? "" : (entry?.text ?? ""));
  }

  draw(scroll = false) {
    this.composer.draw(scroll);
  }

  begin() {
    const first = this.shown[0];
    if (first) this.input(first)?.focus();
    else /** @type {any} */ (this.composer.host.querySelector(".send"))?.focus();
  }

  /** @param {string} name @returns {HTMLInputElement|null} */
  input(name) {
    return this.composer.host.querySelector(`.option-input[data-option="${CSS.escape(name)}"]`);
  }

  stop() {
    clearTimeout(this.timer);
    this.asking += 1;
  }

  /** @param {string} name */
  enter(name) {
    if (this.field === name) return;
    this.field = name;
    this.active = 0;
    this.asked = [];
    this.open = true;
    this.ask(0);
    this.draw();
  }

  /** @param {string} name @param {string} text */
  type(name, text) {
    this.entries.set(name, { text, value: null, picked: false });
    this.field = name;
    this.open = true;
    this.active = 0;
    this.composer.error = "";
    this.ask(PATIENCE);
    this.draw();
  }

  /** Ask the bot what it suggests for the current field. @param {number} delay milliseconds */
  ask(delay) {
    clearTimeout(this.timer);
    const option = this.current;
    const turn = (this.asking += 1);
    this.waiting = Boolean(option?.autocomplete);
    if (!this.waiting) return;
    this.timer = setTimeout(async () => {
      try {
        const { choices } = await act(this.seat.id, "autocomplete", this.body(this.field));
        if (turn === this.asking) this.asked = choices;
      } catch (error) {
        if (turn === this.asking) this.asked = [];
        if (turn === this.asking) this.composer.error = sentence(error, this.seat.person.locale);
      }
      if (turn !== this.asking) return;
      this.waiting = false;
      this.draw();
    }, delay);
  }

  /** The request, complete as far as it is filled in. @param {string} [focused] */
  body(focused) {
    const values = [];
    for (const option of this.leaf.options) {
      const entry = this.entries.get(option.name);
      const { name, type } = option;
      if (name === focused) values.push({ name, type, value: entry?.text ?? "", focused: true });
      else {
        const { value, error, empty } = check(option, entry, this.seat);
        if (!error && !empty) values.push({ name, type, value });
      }
    }
    return {
      channel_id: this.composer.channel().id,
      command_id: this.leaf.command.id,
      options: nest(this.leaf, values),
    };
  }

  /** @param {number} i */
  pick(i) {
    const offer = this.offers[i];
    const name = this.field;
    if (!offer) return;
    this.entries.set(name, { text: offer.name, value: offer.value, picked: true });
    this.open = false;
    this.composer.error = "";
    this.draw();
    const next = this.shown.find((other) => this.option(other).required && !this.entries.get(other)?.text);
    (this.input(next ?? name) ?? this.input(name))?.focus();
    this.draw();
  }

  /** @param {string} name */
  add(name) {
    this.shown.push(name);
    this.draw();
    this.input(name)?.focus();
  }

  /** @param {string} name */
  drop(name) {
    this.shown = this.shown.filter((n) => n !== name);
    this.entries.delete(name);
    this.field = "";
    this.draw();
    (
      this.input(this.shown[this.shown.length - 1] ?? "") ??
      /** @type {any} */ (this.composer.host.querySelector(".send"))
    )?.focus();
  }

  /** @param {KeyboardEvent} event @param {string} name */
  keys(event, name) {
    if (event.isComposing) return;
    const list = this.open ? this.offers : [];
    const entry = this.entries.get(name);
    const empty = !entry?.text;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (this.open && list.length)
        this.active = (this.active + (event.key === "ArrowDown" ? 1 : -1) + list.length) % list.length;
      this.open = true;
    } else if (event.key === "Enter" && list.length && !entry?.picked && (!empty || this.current?.required))
      this.pick(this.active);
    else if (event.key === "Enter") void this.send();
    else if (event.key === "Tab" && !event.shiftKey && list.length && !entry?.picked && !empty) {
      this.pick(this.active);
      return;
    } else if (event.key === "Escape") {
      if (this.open && list.length) this.open = false;
      else {
        this.composer.leave();
        event.preventDefault();
        return;
      }
    } else if (event.key === "Backspace" && empty) {
      if (this.option(name).required || this.shown.length === 1) this.composer.leave(this.leaf.label);
      else this.drop(name);
      event.preventDefault();
      return;
    } else return;
    event.preventDefault();
    this.draw(true);
  }

  async send() {
    if (this.sending) return;
    for (const option of this.leaf.options) {
      const { error } = check(option, this.entries.get(option.name), this.seat);
      if (!error) continue;
      if (!this.shown.includes(option.name)) this.shown.push(option.name);
      this.composer.error = error;
      this.draw();
      this.input(option.name)?.focus();
      return;
    }
    this.sending = true;
    this.open = false;
    this.draw();
    try {
      const { channel_id: channel, options } = this.body();
      await this.seat.command(channel, this.leaf.command, options, this.leaf.label);
      this.composer.used();
      this.composer.leave();
    } catch (error) {
      this.composer.error = sentence(error, this.seat.person.locale);
      this.sending = false;
      this.draw();
    }
  }

  /** @returns {any[]} */
  view() {
    return commandView(this);
  }
}
