/**
 * How a command being filled in looks.
 *
 * @typedef {import("./commandform.js").CommandForm} CommandForm
 */
import { icon } from "./avatar.js";
import { check, closed, local, TYPE } from "./commands.js";
import { cls, h } from "./dom.js";
import { suggestions } from "./suggest.js";
import { say } from "./words.js";

/** @param {CommandForm} form @returns {any[]} */
export function commandView(form) {
  const { composer, leaf } = form;
  const rest = leaf.options.filter((o) => !form.shown.includes(o.name));
  const locale = form.seat.person.locale;
  return [
    help(form),
    composer.error
      ? h(
          "p",
          { class: "composer-error", role: "alert", "data-testid": "composer-error", key: "error" },
          composer.error,
        )
      : null,
    h(
      "div",
      {
        class: "composer-line command-line",
        key: "command",
        role: "group",
        "aria-label": `${leaf.label}: ${leaf.description}`,
        "aria-busy": String(form.waiting),
        "data-testid": "command-form",
      },
      h("span", { class: "command-name", key: "name" }, leaf.label),
      h(
        "div",
        { class: "option-fields", key: "fields" },
        form.shown.map((name) => optionField(form, form.option(name))),
        rest.map((o) =>
          h(
            "button",
            {
              class: "add-option",
              title: local(o, "description", locale),
              "data-testid": "add-option",
              "data-option": o.name,
              on: { click: () => form.add(o.name) },
              key: `add-${o.name}`,
            },
            `+ ${local(o, "name", locale)}`,
          ),
        ),
      ),
      h(
        "button",
        {
          class: "quiet-button",
          "aria-label": say("command-leave"),
          on: { click: () => composer.leave() },
          key: "leave",
        },
        icon("close"),
      ),
      h(
        "button",
        {
          class: cls("send ready", form.sending && "pending"),
          "aria-label": say("command-send", { command: leaf.label }),
          on: { click: () => void form.send() },
          key: "send",
          "data-testid": "send",
        },
        icon("send"),
      ),
    ),
  ];
}

/** What the current option is, and may be. @param {CommandForm} form */
function help(form) {
  const option = form.current;
  const { composer, leaf } = form;
  const list = form.open ? form.offers : [];
  const locale = form.seat.person.locale;
  if (!option) {
    return h(
      "div",
      { class: "suggest suggest-plain", key: "about" },
      h(
        "div",
        { class: "suggest-title" },
        h("b", null, leaf.label),
        h("span", { class: "suggest-note" }, leaf.description),
        h("small", null, say("enter-sends")),
      ),
    );
  }
  const unable = option.type === TYPE.ROLE || option.type === TYPE.FILE;
  let none = "";
  if (form.open && unable) none = say("none-to-give");
  else if (form.open && form.waiting) none = say("asking");
  else if (form.open && (closed(option) || option.autocomplete)) none = say("nothing-matches");
  return suggestions({
    id: `${composer.id}-options`,
    item: `${composer.id}-o`,
    title: local(option, "name", locale),
    note: local(option, "description", locale),
    hint: option.required ? "" : say("optional"),
    testid: "option-list",
    active: form.active,
    none,
    items: list.map((o) => ({ key: `${o.name}/${o.value}`, label: o.name, who: o.who })),
    pick: (i) => form.pick(i),
    point: (i) => {
      form.active = i;
      form.draw();
    },
  });
}

/** @param {CommandForm} form @param {any} option */
function optionField(form, option) {
  const { seat, composer } = form;
  const entry = form.entries.get(option.name);
  const text = entry?.text ?? "";
  const current = form.field === option.name;
  const numeric = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
  const name = local(option, "name", seat.person.locale);
  const bad = Boolean(text) && !current && check(option, entry, seat).error;
  return h(
    "label",
    { class: cls("option-field", current && "current", bad && "bad"), key: `field-${option.name}` },
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
      "aria-expanded": String(form.open && current),
      "aria-controls": `${composer.id}-options`,
      "aria-activedescendant": current && form.open && form.offers.length ? `${composer.id}-o-${form.active}` : null,
      "aria-label": `${name}: ${local(option, "description", seat.person.locale)}`,
      "aria-required": option.required ? "true" : null,
      "aria-invalid": bad ? "true" : null,
      "data-testid": "option",
      "data-option": option.name,
      value: text,
      on: {
        focus: () => form.enter(option.name),
        input: (/** @type {any} */ e) => form.type(option.name, e.target.value),
        keydown: (/** @type {any} */ e) => form.keys(e, option.name),
      },
    }),
  );
}
