/** A chosen command: its options as fields, with choices, people, and the bot's own suggestions. */
import { icon } from "./avatar.js";
import { check, closed, local, nest, offersFor, TYPE } from "./commands.js";
import { cls, h } from "./dom.js";
import { act } from "./net.js";
import { sentence } from "./seat.js";
import { suggestions } from "./suggest.js";

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
    if (!option?.autocomplete) return;
    const turn = (this.asking += 1);
    this.waiting = true;
    this.timer = setTimeout(async () => {
      try {
        const { choices } = await act(this.seat.id, "autocomplete", this.body(this.field));
        if (turn === this.asking) this.asked = choices;
      } catch (error) {
        if (turn === this.asking) this.asked = [];
        if (turn === this.asking) this.composer.error = sentence(error);
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
    return { channel_id: this.composer.channel().id, command_id: this.leaf.command.id, options: nest(this.leaf, values) };
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
    (this.input(this.shown[this.shown.length - 1] ?? "") ?? /** @type {any} */ (this.composer.host.querySelector(".send")))?.focus();
  }

  /** @param {KeyboardEvent} event @param {string} name */
  keys(event, name) {
    if (event.isComposing) return;
    const list = this.open ? this.offers : [];
    const entry = this.entries.get(name);
    const empty = !entry?.text;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (this.open && list.length) this.active = (this.active + (event.key === "ArrowDown" ? 1 : -1) + list.length) % list.length;
      this.open = true;
    } else if (event.key === "Enter" && list.length && !entry?.picked && (!empty || this.current?.required)) this.pick(this.active);
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
      this.composer.error = sentence(error);
      this.sending = false;
      this.draw();
    }
  }

  /** @returns {any[]} */
  view() {
    const { composer, leaf } = this;
    const rest = leaf.options.filter((o) => !this.shown.includes(o.name));
    const locale = this.seat.person.locale;
    return [
      this.help(),
      composer.error ? h("p", { class: "composer-error", role: "alert", "data-testid": "composer-error", key: "error" }, composer.error) : null,
      h(
        "div",
        { class: "composer-line command-line", key: "command", role: "group", "aria-label": `${leaf.label}: ${leaf.description}`, "data-testid": "command-form" },
        h("span", { class: "command-name", key: "name" }, leaf.label),
        h(
          "div",
          { class: "option-fields", key: "fields" },
          this.shown.map((name) => this.fieldView(this.option(name))),
          rest.map((o) =>
            h("button", { type: "button", class: "add-option", title: local(o, "description", locale), "data-testid": "add-option", "data-option": o.name, on: { click: () => this.add(o.name) }, key: `add-${o.name}` }, `+ ${local(o, "name", locale)}`),
          ),
        ),
        h("button", { type: "button", class: "quiet-button", "aria-label": "Leave the command", on: { click: () => composer.leave() }, key: "leave" }, icon("close")),
        h("button", { type: "button", class: cls("send ready", this.sending && "pending"), "aria-label": `Send ${leaf.label}`, on: { click: () => void this.send() }, key: "send", "data-testid": "send" }, icon("send")),
      ),
    ];
  }

  help() {
    const option = this.current;
    const { composer, leaf } = this;
    const list = this.open ? this.offers : [];
    const locale = this.seat.person.locale;
    if (!option) {
      return h("div", { class: "suggest suggest-plain", key: "about" }, h("div", { class: "suggest-title" }, h("b", null, leaf.label), h("span", { class: "suggest-note" }, leaf.description), h("small", null, "Enter to send")));
    }
    const unable = option.type === TYPE.ROLE || option.type === TYPE.FILE;
    let none = "";
    if (this.open && unable) none = "The local Discord has none of these to give.";
    else if (this.open && this.waiting) none = "Asking the bot…";
    else if (this.open && (closed(option) || option.autocomplete)) none = "Nothing here matches.";
    return suggestions({
      id: `${composer.id}-options`,
      item: `${composer.id}-o`,
      title: local(option, "name", locale),
      note: local(option, "description", locale),
      hint: option.required ? "" : "optional",
      testid: "option-list",
      active: this.active,
      none,
      items: list.map((o) => ({ key: `${o.name}/${o.value}`, label: o.name, who: o.who })),
      pick: (i) => this.pick(i),
      point: (i) => {
        this.active = i;
        this.draw();
      },
    });
  }

  /** @param {any} option */
  fieldView(option) {
    const entry = this.entries.get(option.name);
    const text = entry?.text ?? "";
    const numeric = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
    const name = local(option, "name", this.seat.person.locale);
    const bad = Boolean(text) && this.field !== option.name && check(option, entry, this.seat).error;
    return h(
      "label",
      { class: cls("option-field", this.field === option.name && "current", bad && "bad"), key: `field-${option.name}` },
      h("span", null, name),
      h("input", {
        class: "option-input",
        type: "text",
        inputmode: numeric && !option.choices?.length ? "decimal" : null,
        size: String(Math.min(28, Math.max(6, [...text].length + 1))),
        dir: "auto",
        autocomplete: "off",
        spellcheck: "false",
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": String(this.open && this.field === option.name),
        "aria-controls": `${this.composer.id}-options`,
        "aria-activedescendant": this.field === option.name && this.open && this.offers.length ? `${this.composer.id}-o-${this.active}` : null,
        "aria-label": `${name}: ${local(option, "description", this.seat.person.locale)}`,
        "aria-required": option.required ? "true" : null,
        "aria-invalid": bad ? "true" : null,
        "data-testid": "option",
        "data-option": option.name,
        value: text,
        on: {
          focus: () => this.enter(option.name),
          input: (/** @type {any} */ e) => this.type(option.name, e.target.value),
          keydown: (/** @type {any} */ e) => this.keys(e, option.name),
        },
      }),
    );
  }
}
