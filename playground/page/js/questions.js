/** The questions of a form: text, selects, boxes to tick. */
import { icon } from "./avatar.js";
import { offers } from "./components.js";
import { cls, h } from "./dom.js";
import { partialEmoji, withEmoji } from "./emoji.js";
import { openSelect } from "./select.js";
import { say } from "./words.js";

export const TEXT = 4;
export const SELECTS = [3, 5, 6, 7, 8];
export const RADIO = 21;
export const CHECKS = 22;
export const CHECK = 23;

/**
 * A question: its label, its input, and what is wrong with the answer.
 * @param {import("./modal.js").Form} form @param {any} outer @param {any} c @param {number} key
 */
export function question(form, outer, c, key) {
  const id = `${form.id}-${key}`;
  const fault = form.faults.get(c.custom_id);
  const label = outer.label ?? c.label ?? "";
  const needed = c.required !== false && c.type !== CHECK;
  return h(
    "div",
    { class: cls("question", fault && "bad"), key },
    h(
      "label",
      { for: id, dir: "auto" },
      withEmoji(label),
      needed ? h("span", { class: "needed", title: say("needed") }, " *") : null,
    ),
    outer.description ? h("p", { class: "subtext", id: `${id}-about` }, withEmoji(outer.description)) : null,
    input(form, c, id, label),
    fault ? h("p", { class: "failure", role: "alert", id: `${id}-fault` }, fault) : null,
  );
}

/** @param {import("./modal.js").Form} form @param {any} c @param {string} id @param {string} label */
function input(form, c, id, label) {
  const value = form.values.get(c.custom_id);
  const set = (/** @type {any} */ now) => {
    form.values.set(c.custom_id, now);
    form.faults.delete(c.custom_id);
    form.draw();
  };
  if (c.type === TEXT) {
    const long = c.style === 2;
    return [
      h(long ? "textarea" : "input", {
        id,
        class: "field",
        type: long ? null : "text",
        rows: long ? "6" : null,
        dir: "auto",
        placeholder: c.placeholder ?? null,
        "aria-required": c.required === false ? null : "true",
        "data-testid": "modal-input",
        "data-label": label,
        "data-custom-id": c.custom_id,
        autocomplete: "off",
        value,
        on: { input: (/** @type {any} */ e) => set(e.target.value) },
      }),
      c.max_length ? h("small", { class: "count" }, `${[...value].length} / ${c.max_length}`) : null,
    ];
  }
  if (c.type === RADIO || c.type === CHECKS || c.type === CHECK) return boxes(c, value, set, id);
  if (!SELECTS.includes(c.type)) return h("p", { class: "subtext" }, say("question-unknown"));
  const offered = offers(c, form.seat);
  const chosen = offered.filter((o) => value.includes(o.value));
  const open = (/** @type {any} */ event) =>
    openSelect(event.currentTarget, {
      title: c.placeholder ?? label,
      options: offered,
      chosen: value,
      min: c.min_values ?? 1,
      max: c.max_values ?? 1,
      done: set,
    });
  return h(
    "button",
    {
      id,
      class: cls("select", !chosen.length && "empty"),
      "aria-haspopup": "listbox",
      "data-testid": "select",
      "data-placeholder": c.placeholder ?? "",
      "data-custom-id": c.custom_id,
      on: { click: open },
    },
    h(
      "span",
      { class: "select-value" },
      chosen.length
        ? chosen.map((o) => h("span", { class: "chosen" }, partialEmoji(o.emoji), withEmoji(o.label)))
        : (c.placeholder ?? say("choose")),
    ),
    icon("chevron"),
  );
}

/** @param {any} c @param {any} value @param {(now: any) => void} set @param {string} id */
function boxes(c, value, set, id) {
  if (c.type === CHECK)
    return h("input", {
      type: "checkbox",
      id,
      checked: value,
      "data-custom-id": c.custom_id,
      on: { change: (/** @type {any} */ e) => set(e.target.checked) },
    });
  const radio = c.type === RADIO;
  const change = (/** @type {string} */ v) =>
    set(radio ? v : value.includes(v) ? value.filter((/** @type {string} */ x) => x !== v) : [...value, v]);
  return h(
    "div",
    { class: "boxes", role: radio ? "radiogroup" : "group", id },
    c.options.map((/** @type {any} */ o) =>
      h(
        "label",
        { class: "box", key: o.value },
        h("input", {
          type: radio ? "radio" : "checkbox",
          name: `${id}-box`,
          checked: radio ? value === o.value : value.includes(o.value),
          on: { change: () => change(o.value) },
        }),
        h("span", null, o.label, o.description ? h("small", null, o.description) : null),
      ),
    ),
  );
}
