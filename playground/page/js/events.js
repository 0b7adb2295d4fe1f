/** The events of a server, above its channels: what is to come, and whether one is interested. */
import { cls, h } from "./dom.js";
import { act } from "./net.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

/** As many are shown; the others can wait. */
const SHOWN = 3;

/**
 * @param {import("./seat.js").Seat} seat @param {import("./seat.js").Channel} channel
 * @returns {any[]} a card for each event of the channel's server
 */
export function eventCards(seat, channel) {
  const mine = seat.events.filter((/** @type {any} */ one) => one.guild_id === channel.guild_id).slice(0, SHOWN);
  return mine.map((/** @type {any} */ event) => {
    const press = () =>
      void act(seat.id, "interested", { event_id: event.id, interested: !event.interested }).catch((error) =>
        seat.to.announce(error.message),
      );
    return h(
      "div",
      { class: "event", key: event.id, "data-testid": "event", "data-event-id": event.id },
      h("span", { class: "event-mark", "aria-hidden": "true" }, "📅"),
      h(
        "div",
        { class: "event-what", title: event.description },
        h("b", { dir: "auto" }, event.name),
        h(
          "span",
          { class: "event-when" },
          event.on ? say("going-on") : stamp(Date.parse(event.starts) / 1000, "F"),
          event.where ? ` · ${event.where}` : "",
          event.count ? ` · ${say("interested-count", { n: event.count })}` : "",
        ),
      ),
      h(
        "button",
        {
          class: cls("event-button", event.interested && "on"),
          "aria-pressed": String(Boolean(event.interested)),
          "aria-label": say("interested-in", { event: event.name }),
          "data-testid": "interested",
          on: { click: press },
        },
        `${event.interested ? "✓ " : ""}${say("interested")}`,
      ),
    );
  });
}
