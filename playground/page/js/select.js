/**
 * The open list of a select. It lives beside the message, not in it, so that an update of the message leaves it open;
 * what is chosen answers the select as it was when it was opened.
 *
 * @typedef {{value: string, label: string, description?: string, emoji?: any, who?: any}} Offer
 * @typedef {{title: string, options: Offer[], chosen: string[], min: number, max: number,
 *            done: (values: string[]) => void}} Choice
 */
import { avatar, icon } from "./avatar.js";
import { cls, create, h, patch } from "./dom.js";
import { partialEmoji, withEmoji } from "./emoji.js";
import { say, speaking } from "./words.js";

let serial = 0;
/** @type {(() => void)|null} */
let closeOpen = null;

/** @param {HTMLElement} anchor @param {Choice} choice */
export function openSelect(anchor, choice) {
  closeOpen?.();
  const column = anchor.closest(".seat") ?? document.body;
  const many = choice.max > 1 || choice.min === 0;
  const id = `list-${(serial += 1)}`;
  let picked = [...choice.chosen].filter((v) => choice.options.some((o) => o.value === v));
  let active = Math.max(
    0,
    choice.options.findIndex((o) => o.value === picked[0]),
  );
  let query = "";
  const box = /** @type {HTMLElement} */ (create(h("div", { class: "list-box", "data-testid": "select-list" })));
  column.append(box);
  anchor.setAttribute("aria-expanded", "true");

  const visible = () =>
    choice.options.filter((o) => `${o.label} ${o.description ?? ""}`.toLowerCase().includes(query.toLowerCase()));
  const changed = () => picked.length !== choice.chosen.length || picked.some((v) => !choice.chosen.includes(v));
  const enough = () => picked.length >= choice.min && picked.length <= choice.max;

  const close = (/** @type {boolean} */ send) => {
    if (closeOpen !== leave) return;
    closeOpen = null;
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", place);
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
    if (send) choice.done(picked);
  };
  const leave = () => close(many && changed() && enough());
  const outside = (/** @type {any} */ event) => {
    if (!box.contains(event.target)) leave();
  };
  const pick = (/** @type {Offer} */ offer) => {
    if (!many) {
      picked = [offer.value];
      close(true);
      return;
    }
    if (picked.includes(offer.value)) picked = picked.filter((v) => v !== offer.value);
    else if (choice.max === 1) picked = [offer.value];
    else if (picked.length < choice.max) picked = [...picked, offer.value];
    draw();
  };
  const keys = (/** @type {any} */ event) => {
    const list = visible();
    /** @type {Record<string, number>} */
    const jump = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: list.length - 1 };
    if (event.key in jump) active = (jump[event.key] + list.length) % Math.max(1, list.length);
    else if (event.key === "Enter" || (event.key === " " && event.target.tagName !== "INPUT")) {
      if (event.target.tagName === "BUTTON") return;
      if (list[active]) pick(list[active]);
    } else if (event.key === "Escape") close(false);
    else if (event.key === "Tab" && !many) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (closeOpen) draw(true);
  };
  const place = () => {
    const rect = anchor.getBoundingClientRect();
    if (innerWidth < 700 || !anchor.isConnected) {
      box.classList.add("sheet");
      return;
    }
    const below = innerHeight - rect.bottom;
    const up = below < Math.min(340, box.offsetHeight + 12) && rect.top > below;
    box.style.setProperty("left", `${rect.left}px`);
    box.style.setProperty("width", `${Math.max(rect.width, 220)}px`);
    box.style.setProperty("max-height", `${Math.min(400, (up ? rect.top : below) - 16)}px`);
    box.style.setProperty(up ? "bottom" : "top", `${up ? innerHeight - rect.top + 6 : rect.bottom + 6}px`);
  };
  const locale = /** @type {HTMLElement|null} */ (anchor.closest("[lang]"))?.lang ?? "";
  const draw = (scroll = false) => speaking(locale, () => drawn(scroll));
  const drawn = (/** @type {boolean} */ scroll) => {
    const list = visible();
    active = Math.min(active, Math.max(0, list.length - 1));
    const search = choice.options.length > 9;
    const combo = {
      "aria-controls": id,
      "aria-activedescendant": list.length ? `${id}-${active}` : null,
      on: { keydown: keys },
    };
    patch(box, [
      h(
        "div",
        { class: "list-title" },
        h("b", null, choice.title),
        many && choice.max > 1 ? h("small", null, howMany(choice)) : null,
      ),
      search
        ? h("input", {
            ...combo,
            type: "search",
            role: "combobox",
            "aria-expanded": "true",
            class: "field",
            placeholder: say("search"),
            "aria-label": say("search-in", { what: choice.title }),
            autocomplete: "off",
            on: { keydown: keys, input: (/** @type {any} */ e) => ((query = e.target.value), (active = 0), draw()) },
          })
        : null,
      h(
        "div",
        {
          ...(search ? {} : combo),
          class: "list",
          role: "listbox",
          id,
          tabindex: search ? null : "0",
          "aria-label": choice.title,
          "aria-multiselectable": many ? "true" : null,
        },
        list.map((offer, i) => item(offer, i)),
        list.length ? null : h("p", { class: "list-none" }, say("nothing-matches")),
      ),
      many
        ? h(
            "button",
            {
              class: "button button-primary list-done",
              disabled: !enough(),
              "data-testid": "select-done",
              on: { click: () => close(true) },
            },
            say("done-chosen", { n: picked.length }),
          )
        : null,
    ]);
    if (scroll) box.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  };
  const item = (/** @type {Offer} */ offer, /** @type {number} */ i) => {
    const on = picked.includes(offer.value);
    return h(
      "div",
      {
        class: cls("option", i === active && "active", on && "on"),
        role: "option",
        id: `${id}-${i}`,
        "aria-selected": String(on),
        "data-testid": "select-option",
        "data-value": offer.value,
        "data-label": offer.label,
        on: { click: () => pick(offer), pointermove: () => i !== active && ((active = i), draw()) },
        key: offer.value,
      },
      offer.who ? avatar(offer.who, { bot: offer.who.bot }) : partialEmoji(offer.emoji),
      h(
        "span",
        { class: "option-text", dir: "auto" },
        h("b", null, withEmoji(offer.label)),
        offer.description ? h("small", null, withEmoji(offer.description)) : null,
      ),
      h("span", { class: cls("tick", many && "tick-box") }, on ? icon("check") : null),
    );
  };
  closeOpen = leave;
  draw();
  place();
  addEventListener("resize", place);
  document.addEventListener("pointerdown", outside, true);
  /** @type {any} */ (box.querySelector("input") ?? box.querySelector(".list"))?.focus({ preventScroll: true });
  draw(true);
}

/** @param {Choice} choice */
function howMany({ min, max }) {
  if (min === max) return say("choose-exactly", { n: min });
  return min > 0 ? say("choose-between", { min, max }) : say("choose-up-to", { n: max });
}
