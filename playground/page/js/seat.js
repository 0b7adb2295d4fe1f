/**
 * What one person at the page knows: their channels, messages, commands, what they are waiting for. No DOM here.
 *
 * @typedef {{id: string, name: string, color: string, dms_open: boolean, locale: string}} Person
 * @typedef {{id: string, name: string, kind: "guild"|"dm", guild_id: string|null, messages: Map<string, any>, unread: number,
 *            mentioned: boolean, fresh: number, asked: string, thread: boolean, archived: boolean, locked: boolean}} Channel
 * @typedef {{key: string, label: string, channel: string, failed: string|null}} Waiting a command on its way
 */
import { latest } from "./latest.js";
import { act, sentence } from "./net.js";
import { Stream } from "./stream.js";
import { phrase, say } from "./words.js";

const KEEP = 150;
const LOADING = 128;
const TYPING = 9000;
export const EPHEMERAL = 64;
/** Milliseconds in which an answer comes. */
const ANSWERS = 8000;

/** One seat: a person's view, kept up to date by the stream. */
export class Seat {
  /**
   * @param {import("./world.js").World} world @param {Person} person
   * @param {{changed: () => void, announce: (what: any, before?: any) => void, modal: (form: any) => void}} to
   */
  constructor(world, person, to) {
    this.world = world;
    this.id = person.id;
    this.to = to;
    /** @type {Map<string, Channel>} */
    this.channels = new Map();
    /** @type {any[]} */
    this.commands = [];
    /** Events of the servers. @type {any[]} */
    this.events = [];
    this.current = "";
    /** Channels that are on screen: what comes there is read. @type {Set<string>} */
    this.watched = new Set();
    this.up = true;
    this.ready = false;
    /** Components that were pressed, by message and custom id: the interaction awaited. @type {Map<string, string>} */
    this.pending = new Map();
    /** Why the last press on a message failed. @type {Map<string, string>} */
    this.failures = new Map();
    /** What was chosen in a select that the bot has not answered yet. @type {Map<string, string[]>} */
    this.chosen = new Map();
    /** @type {Waiting[]} */
    this.waiting = [];
    /** When this person did something last: a private message soon after it is what they asked for. */
    this.acted = 0;
    /** Interactions that ended, in case the news is faster than the answer to the request. @type {Map<string, any>} */
    this.ended = new Map();
    /** Forms on their way. @type {Map<string, (failure: string|undefined) => void>} */
    this.forms = new Map();
    /** Who is typing, by channel. @type {Map<string, {user: string, until: number}>} */
    this.typing = new Map();
    this.stream = new Stream(person.id, {
      event: (name, data) => this.hear(name, data),
      state: (up) => {
        if (this.up === up) return;
        this.up = up;
        to.changed();
      },
      reload: () => this.reload(),
    });
  }

  /** The person on this seat, as they are now. @returns {Person} */
  get person() {
    return this.world.people.find((p) => p.id === this.id) ?? /** @type {any} */ ({ id: this.id, name: say("someone") });
  }

  /** Fetch everything again. @returns {Promise<string>} the last event it contains */
  async reload() {
    const answer = await fetch(`/local/seats/${this.id}/view`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const view = await answer.json();
    const before = this.channels;
    this.channels = new Map();
    for (const channel of view.channels) this.learn(channel, before.get(channel.id));
    this.commands = view.commands;
    this.events = view.events;
    if (!this.channels.has(this.current)) this.current = this.firstChannel();
    this.ready = true;
    this.up = true;
    this.to.changed();
    return view.last_event;
  }

  /** @param {any} channel @param {Channel} [before] */
  learn(channel, before) {
    const messages = new Map(channel.messages.map((/** @type {any} */ m) => [m.id, m]));
    const missed = before ? [...messages.keys()].filter((id) => !before.messages.has(id)).length : 0;
    const unread = (before?.unread ?? 0) + (this.watched.has(channel.id) ? 0 : missed);
    const { id, kind, guild_id, thread, archived, locked } = channel;
    const name = titleOf(channel);
    const mentioned = before?.mentioned ?? false;
    this.channels.set(id, { id, name, kind, guild_id, thread, archived, locked, messages, unread, mentioned, fresh: 0, asked: "" });
  }

  firstChannel() {
    return [...this.channels.values()].find((c) => c.kind === "guild")?.id ?? [...this.channels.keys()][0] ?? "";
  }

  /** @param {string} name @param {any} data */
  hear(name, data) {
    const handlers = {
      message: () => this.onMessage(data),
      channel: () => this.onChannel(data.channel),
      channel_gone: () => this.onGone(data.channel_id),
      weather: () => this.world.heard(data),
      modal: () => {
        this.settle(data.interaction_id);
        this.to.modal(data);
      },
      interaction: () => this.onInteraction(data),
      commands: () => (this.commands = data.commands),
      events: () => (this.events = data.events),
      people: () => (this.world.people = data.people),
      bot: () => (this.world.bot = data.bot),
      typing: () => {
        this.typing.set(data.channel_id, { user: data.user_id, until: Date.now() + TYPING });
        setTimeout(() => this.to.changed(), TYPING + 50);
      },
    };
    /** @type {any} */ (handlers)[name]?.();
    this.to.changed();
  }

  /** @param {any} channel */
  onChannel(channel) {
    const fresh = !this.channels.has(channel.id);
    this.learn(channel, this.channels.get(channel.id));
    const known = /** @type {Channel} */ (this.channels.get(channel.id));
    if (fresh && known.messages.size) known.unread = known.messages.size;
    if (!this.current) this.current = this.firstChannel();
    if (channel.kind === "guild") this.world.channelIs(channel.id, { ...channel, name: titleOf(channel) });
  }

  /** @param {string} id */
  onGone(id) {
    this.channels.delete(id);
    if (this.current === id) this.current = this.firstChannel();
    this.world.channelIs(id, null);
  }

  /** @param {{op: string, channel_id: string, message: any}} data */
  onMessage({ op, channel_id: id, message }) {
    const channel = this.channels.get(id);
    if (!channel) return;
    if (op === "delete") {
      channel.messages.delete(message.id);
      return;
    }
    const old = channel.messages.get(message.id);
    if ((op === "create") === Boolean(old)) return;
    channel.messages.set(message.id, message);
    this.forget(message.id);
    if (message.author?.id === this.world.bot.id) this.typing.delete(id);
    if (old && !(old.flags & LOADING)) {
      if (this.watched.has(id)) this.to.announce(message, old);
      return;
    }
    if (op === "create" && message.author?.id !== this.id) {
      channel.fresh += 1;
      if (!this.watched.has(id)) channel.unread += 1;
      if (!this.watched.has(id) && this.mentions(message)) channel.mentioned = true;
    }
    if (op === "create" && message.flags & EPHEMERAL && Date.now() - this.acted < ANSWERS) channel.asked = message.id;
    if (message.author?.id !== this.id && !(message.flags & LOADING)) this.to.announce(message);
    for (const key of channel.messages.keys()) {
      if (channel.messages.size <= KEEP) break;
      channel.messages.delete(key);
    }
  }

  /** Whether a message speaks to this person. @param {any} message */
  mentions(message) {
    return (message.mentions ?? []).some((/** @type {any} */ who) => (who.id ?? who) === this.id);
  }

  /** What was awaited or chosen on a message is answered. @param {string} message */
  forget(message) {
    for (const map of [this.pending, this.chosen]) {
      for (const key of map.keys()) if (key.startsWith(`${message}/`)) map.delete(key);
    }
  }

  /** @param {{id: string, state: string, name?: string}} data */
  onInteraction(data) {
    if (data.state === "failed") this.settle(data.id, phrase(this.person.locale, data.name || "failed"));
    else this.settle(data.id);
    this.ended.set(data.id, data);
    for (const key of this.ended.keys()) {
      if (this.ended.size <= 40) break;
      this.ended.delete(key);
    }
  }

  /** @param {string} interaction @param {string} [failure] */
  settle(interaction, failure) {
    for (const [key, id] of this.pending) {
      if (id !== interaction) continue;
      this.pending.delete(key);
      this.chosen.delete(key);
      if (failure) this.failures.set(key.split("/")[0], failure);
    }
    this.forms.get(interaction)?.(failure);
    this.forms.delete(interaction);
    const command = this.waiting.find((w) => w.key === interaction);
    if (command && failure) command.failed = failure;
    else this.waiting = this.waiting.filter((w) => w !== command);
    if (failure) this.to.announce(failure);
  }

  /**
   * Press a button or choose in a select.
   * @param {string} channel @param {any} message @param {any} pressed @param {string[]} [values]
   */
  async press(channel, message, pressed, values) {
    const component = latest(this.channels.get(channel)?.messages.get(message.id), pressed);
    const key = `${message.id}/${component.custom_id}`;
    if (this.pending.has(key)) return;
    this.acted = Date.now();
    this.pending.set(key, "");
    if (values) this.chosen.set(key, values);
    this.failures.delete(message.id);
    this.to.changed();
    try {
      const { interaction_id: id } = await act(this.id, "component", {
        channel_id: channel,
        message_id: message.id,
        custom_id: component.custom_id,
        component_type: component.type,
        values: values ?? [],
      });
      if (this.pending.has(key)) this.pending.set(key, id);
      this.endEarly(id);
    } catch (error) {
      this.pending.delete(key);
      this.chosen.delete(key);
      this.failures.set(message.id, sentence(error, this.person.locale));
    }
    this.to.changed();
  }

  /** @param {string} id */
  endEarly(id) {
    const early = this.ended.get(id);
    if (early) this.onInteraction(early);
  }

  /** Send a slash command. @param {string} channel @param {any} command @param {any[]} options @param {string} label */
  async command(channel, command, options, label) {
    this.acted = Date.now();
    const { interaction_id: id } = await act(this.id, "command", {
      channel_id: channel,
      command_id: command.id,
      options,
    });
    this.waiting.push({ key: id, label, channel, failed: null });
    this.endEarly(id);
    this.to.changed();
  }

  /** Use what a right-click offers. @param {string} channel @param {any} command @param {string} target */
  async menu(channel, command, target) {
    const waiting = { key: `menu-${command.id}-${target}`, label: command.name, channel, failed: /** @type {any} */ (null) };
    try {
      const { interaction_id: id } = await act(this.id, "menu", {
        channel_id: channel,
        command_id: command.id,
        target_id: target,
      });
      waiting.key = id;
    } catch (problem) {
      waiting.failed = sentence(problem, this.person.locale);
    }
    this.waiting.push(waiting);
    if (!waiting.failed) this.endEarly(waiting.key);
    this.to.changed();
  }

  /** Send a form; throws what went wrong, in words. @param {any} form @param {any[]} components */
  async submit(form, components) {
    this.acted = Date.now();
    const { interaction_id: id } = await act(this.id, "modal", {
      interaction_id: form.interaction_id,
      custom_id: form.modal.custom_id,
      components,
    });
    const failure = await new Promise((resolve) => {
      this.forms.set(id, resolve);
      this.endEarly(id);
    });
    if (failure) throw new Error(failure);
  }

  /** @param {string} key */
  giveUp(key) {
    this.waiting = this.waiting.filter((w) => w.key !== key);
    this.to.changed();
  }

  /** Drop a private answer. @param {string} channel @param {string} message */
  dismiss(channel, message) {
    this.channels.get(channel)?.messages.delete(message);
    this.to.changed();
    act(this.id, "dismiss", { message_id: message }).catch(() => {});
  }

  /** Say which channels are on screen. @param {string[]} ids */
  watch(ids) {
    this.watched = new Set(ids);
    for (const id of ids) {
      const channel = this.channels.get(id);
      if (channel) Object.assign(channel, { unread: 0, mentioned: false });
    }
  }

  /** All that has not been looked at. */
  get unread() {
    return [...this.channels.values()].reduce((sum, channel) => sum + channel.unread, 0);
  }
}

/** A channel's name, with what one has to know of it. @param {any} channel */
function titleOf({ name, server, archived, locked }) {
  const state = locked ? ` (${say("locked")})` : archived ? ` (${say("archived")})` : "";
  return `${server ? `${server} · ` : ""}${name}${state}`;
}

