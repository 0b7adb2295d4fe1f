/** The list above the composer: commands, or what an option may be. */
import { avatar } from "./avatar.js";
import { cls, h } from "./dom.js";
import { withEmoji } from "./emoji.js";

/**
 * @param {{id: string, item: string, title: string, hint?: string, note?: string, testid: string, active: number,
 *          none: string, items: {key: string, label: string, note?: string, who?: any, command?: boolean}[],
 *          pick: (i: number) => void, point: (i: number) => void}} what
 */
export function suggestions(what) {
  const { items, active } = what;
  return h(
    "div",
    { class: "suggest", "data-testid": what.testid, key: "suggest" },
    h(
      "div",
      { class: "suggest-title" },
      h("b", null, what.title),
      what.note ? h("span", { class: "suggest-note" }, what.note) : null,
      h("small", null, what.hint ?? ""),
    ),
    h(
      "div",
      { class: "list", role: "listbox", id: what.id, "aria-label": what.title },
      items.map((item, i) =>
        h(
          "div",
          {
            class: cls("option", i === active && "active", item.command && "option-command"),
            role: "option",
            id: `${what.item}-${i}`,
            "aria-selected": String(i === active),
            "data-testid": "suggestion",
            "data-label": item.label,
            key: item.key,
            on: {
              // A press must not take the focus out of the field that is being filled in.
              pointerdown: (/** @type {any} */ e) => e.preventDefault(),
              mousedown: (/** @type {any} */ e) => e.preventDefault(),
              click: () => what.pick(i),
              pointermove: () => i !== active && what.point(i),
            },
          },
          item.who ? avatar(item.who, { bot: item.who.bot }) : null,
          h(
            "span",
            { class: "option-text", dir: "auto" },
            h("b", null, withEmoji(item.label)),
            item.note ? h("small", null, withEmoji(item.note)) : null,
          ),
        ),
      ),
      items.length || !what.none ? null : h("p", { class: "list-none" }, what.none),
    ),
  );
}
