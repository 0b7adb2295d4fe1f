/** A form that the bot asks a person to fill in. It belongs to one seat and covers only that seat's column. */
import { icon } from "./avatar.js";
import { defaults } from "./components.js";
import { cls, h, patch } from "./dom.js";
import { withEmoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { sentence } from "./net.js";
import { CHECK, CHECKS, question, RADIO, SELECTS, TEXT } from "./questions.js";
import { say, speaking } from "./words.js";

let serial = 0;

export class Form {
  /**
   * @param {HTMLElement} host @param {import("./seat.js").Seat} seat @param {any} data the `modal` event
   * @param {import("./markdown.js").Names} names @param {() => void} closed
   */
  constructor(host, seat, data, names, closed) {
    this.host = host;
    this.seat = seat;
    this.data = data;
    this.names = names;
    this.closed = closed;
    this.id = `form-${(serial += 1)}`;
    this.error = "";
    this.sending = false;
    /** @type {Map<string, string>} */
    this.faults = new Map();
    /** @type {Map<string, any>} */
    this.values = new Map();
    for (const { inner } of this.fields) {
      if (inner.type === TEXT) this.values.set(inner.custom_id, inner.value ?? "");
      else if (inner.type === RADIO)
        this.values.set(inner.custom_id, inner.options?.find((/** @type {any} */ o) => o.default)?.value ?? null);
      else if (inner.type === CHECK) this.values.set(inner.custom_id, Boolean(inner.default));
      else if (inner.type === CHECKS) this.values.set(inner.custom_id, defaults({ ...inner, type: 3 }));
      else this.values.set(inner.custom_id, defaults(inner));
    }
    this.from = /** @type {HTMLElement|null} */ (document.activeElement);
    this.draw();
    /** @type {any} */ (
      host.querySelector(".form-body input, .form-body textarea, .form-body .select") ?? host.querySelector("button")
    )?.focus();
  }

  /** Every question: its outer component, and the input in it. @returns {{outer: any, inner: any}[]} */
  get fields() {
    return this.data.modal.components.flatMap((/** @type {any} */ outer) => {
      if (outer.type === 18) return [{ outer, inner: outer.component }];
      if (outer.type === 1) return outer.components.map((/** @type {any} */ inner) => ({ outer, inner }));
      return [];
    });
  }

  /** What is wrong with an answer. @param {any} c @returns {string} */
  fault(c) {
    const value = this.values.get(c.custom_id);
    const needed = c.required !== false;
    if (c.type === TEXT) {
      const length = [...value].length;
      if (!length) return needed ? say("needed") : "";
      if (c.min_length && length < c.min_length) return say("at-least", { n: c.min_length });
      if (c.max_length && length > c.max_length) return say("at-most", { n: c.max_length });
    } else if (c.type === RADIO) return needed && value === null ? say("choose-one") : "";
    else if (SELECTS.includes(c.type) || c.type === CHECKS) {
      const least = c.min_values ?? 1;
      if (!value.length && !needed) return "";
      if (value.length < least) return least === 1 ? say("choose-one") : say("choose-least", { n: least });
    }
    return "";
  }

  /** The answers, in the form of Discord's API. */
  answers() {
    const answer = (/** @type {any} */ c) => {
      const value = this.values.get(c.custom_id);
      const head = { type: c.type, ...(c.id === undefined ? {} : { id: c.id }), custom_id: c.custom_id };
      return SELECTS.includes(c.type) || c.type === CHECKS ? { ...head, values: value } : { ...head, value };
    };
    return this.data.modal.components.map((/** @type {any} */ outer) => {
      const id = outer.id === undefined ? {} : { id: outer.id };
      if (outer.type === 18) return { type: 18, ...id, component: answer(outer.component) };
      if (outer.type === 1) return { type: 1, ...id, components: outer.components.map(answer) };
      return { type: outer.type, ...id };
    });
  }

  async send() {
    if (this.sending) return;
    this.error = "";
    this.faults = new Map(this.fields.map(({ inner }) => [inner.custom_id, this.fault(inner)]));
    const first = this.fields.find(({ inner }) => this.faults.get(inner.custom_id));
    if (first) {
      this.draw();
      /** @type {any} */ (this.host.querySelector(`[data-custom-id="${CSS.escape(first.inner.custom_id)}"]`))?.focus();
      return;
    }
    this.sending = true;
    this.draw();
    try {
      await this.seat.submit(this.data, this.answers());
      this.close();
    } catch (error) {
      this.sending = false;
      this.error = sentence(error, this.seat.person.locale);
      this.draw();
    }
  }

  close() {
    patch(this.host, []);
    this.closed();
    if (this.from?.isConnected) this.from.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.close();
    }
    if (event.key !== "Tab") return;
    const stops = /** @type {HTMLElement[]} */ ([
      ...this.host.querySelectorAll("button:not(:disabled), input, textarea, a[href]"),
    ]);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0].focus();
  }

  draw() {
    speaking(this.seat.person.locale, () => this.drawn());
  }

  drawn() {
    const { modal } = this.data;
    const submit = (/** @type {any} */ event) => {
      event.preventDefault();
      void this.send();
    };
    patch(this.host, [
      h("div", { class: "form-shade", key: "shade", on: { click: () => this.close() } }),
      h(
        "form",
        {
          class: "form",
          key: "form",
          role: "dialog",
          "aria-modal": "true",
          "aria-labelledby": `${this.id}-title`,
          novalidate: true,
          "data-testid": "modal",
          on: { submit, keydown: (/** @type {any} */ e) => this.keys(e) },
        },
        h(
          "header",
          { key: "head" },
          h("h2", { id: `${this.id}-title`, dir: "auto" }, withEmoji(modal.title)),
          h(
            "button",
            {
              class: "quiet-button",
              "aria-label": say("form-close"),
              "data-testid": "modal-close",
              on: { click: () => this.close() },
            },
            icon("close"),
          ),
        ),
        h(
          "div",
          { class: "form-body", key: "body" },
          modal.components.map((/** @type {any} */ outer, /** @type {number} */ i) => {
            if (outer.type === 10) return h("div", { class: "text", key: i }, markdown(outer.content, this.names));
            const inner = outer.type === 18 ? outer.component : outer.components?.[0];
            return inner ? question(this, outer, inner, i) : null;
          }),
        ),
        this.error
          ? h("p", { class: "failure", role: "alert", key: "error", "data-testid": "modal-error" }, this.error)
          : null,
        h(
          "footer",
          { key: "foot" },
          h(
            "button",
            { class: "button button-secondary", on: { click: () => this.close() } },
            say("cancel"),
          ),
          h(
            "button",
            {
              type: "submit",
              class: cls("button button-primary", this.sending && "pending"),
              "data-testid": "modal-submit",
            },
            h("span", { class: "button-label" }, say("submit")),
            h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
          ),
        ),
      ),
    ]);
  }
}
