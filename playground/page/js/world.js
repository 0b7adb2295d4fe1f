/**
 * What is the same for everybody.
 *
 * @typedef {import("./seat.js").Person} Person
 */

/** The world that all seats of the page share: people, bot, server. */
export class World {
  /** @param {any} state the answer of `/local/state` */
  constructor(state) {
    this.guild = state.guild;
    this.channels = state.channels;
    this.bot = state.bot;
    /** @type {Person[]} */
    this.people = state.people;
    this.skew = state.now ? state.now - Date.now() : 0;
  }

  /** @param {string} id */
  person(id) {
    if (id === this.bot.id) return { ...this.bot, color: "#8d7bd8" };
    return this.people.find((p) => p.id === id) ?? null;
  }
}
