/**
 * What is the same for everybody.
 *
 * @typedef {import("./seat.js").Person} Person
 */

import { say } from "./words.js";

/** The world that all seats of the page share: people, bot, server. */
export class World {
  /** @param {any} state the answer of `/local/state` */
  constructor(state) {
    this.guild = state.guild;
    this.channels = state.channels;
    this.bot = state.bot;
    /** @type {Person[]} */
    this.people = state.people;
    /** Rules, limits and servers, as `/local/weather` has them. @type {any} */
    this.weather = null;
    /** Draws the weather's panel again, while it is open. */
    this.onWeather = () => {};
    this.skew = state.now ? state.now - Date.now() : 0;
  }

  /** How the weather was when this was told, by an answer or an event: whichever comes first. @param {any} weather */
  heard(weather) {
    if (this.weather && weather.number < this.weather.number) return;
    this.weather = weather;
    const [first] = weather.servers;
    this.guild = first ? { id: first.id, name: first.name } : { id: "0", name: say("no-server") };
    this.onWeather();
  }

  /** A channel has come, changed or gone (`null`). @param {string} id @param {any} channel */
  channelIs(id, channel) {
    const known = this.channels.findIndex((/** @type {any} */ c) => c.id === id);
    if (!channel) this.channels = this.channels.filter((/** @type {any} */ c) => c.id !== id);
    else if (known < 0) this.channels = [...this.channels, channel];
    else this.channels[known] = channel;
    // Its panel offers what can happen to the channel that is looked at.
    this.onWeather();
  }

  /** @param {string} id */
  person(id) {
    if (id === this.bot.id) return { ...this.bot, color: "#8d7bd8" };
    return this.people.find((p) => p.id === id) ?? null;
  }
}
