/**
 * What happens, as one seat may see it, over server-sent events. It comes back by itself after the server was away,
 * from the last event it saw.
 *
 * A browser opens only six connections to one server, over all its tabs, and a live stream keeps one of them. So at
 * most four streams are live at a time, agreed on between the tabs with locks; any other seat asks every second.
 */

const NAMES = [
  ...["message", "channel", "channel_gone", "modal", "interaction", "commands", "people", "bot", "typing", "weather"],
  "events",
  "reset",
];
export const LIVE = 4;
const ASK_EVERY = 1000;
/** After this long without more, a stream that is only asked has said all it had, in milliseconds. */
const QUIET = 120;

export class Stream {
  /**
   * @param {string} user
   * @param {{event: (name: string, data: any) => void, state: (up: boolean) => void,
   *          reload: () => Promise<string>}} to `reload` fetches the whole view and says its last event
   */
  constructor(user, to) {
    this.user = user;
    this.to = to;
    this.last = "";
    /** @type {EventSource|null} */
    this.source = null;
    /** Gives the place among the live ones back. @type {(() => void)|null} */
    this.free = null;
    this.failures = 0;
    this.closed = false;
    this.idle = false;
    /** Counts the openings, so that what belongs to an earlier one stops. */
    this.turn = 0;
    /** @type {any} */
    this.timer = null;
  }

  get live() {
    return this.source !== null;
  }

  get url() {
    return `/local/seats/${this.user}/events?after=${encodeURIComponent(this.last)}`;
  }

  /** Start, or start again. The first time, and after the server was away, the whole view is fetched. */
  async open() {
    this.pause();
    if (this.closed) return;
    this.idle = false;
    const turn = this.turn;
    try {
      if (!this.last || this.failures > 1) this.last = String(await this.to.reload());
    } catch {
      if (turn === this.turn) this.later();
      return;
    }
    const free = await place();
    if (turn !== this.turn) free?.();
    else if (free) this.listen(free);
    else void this.ask(turn);
  }

  /** Hear everything at once. @param {() => void} free */
  listen(free) {
    this.free = free;
    const source = new EventSource(this.url);
    this.source = source;
    source.onopen = () => this.reached();
    source.onerror = () => {
      if (this.source === source) this.later();
    };
    for (const name of NAMES) {
      source.addEventListener(name, (/** @type {any} */ event) => {
        if (this.source === source) this.hear(name, event.data, event.lastEventId);
      });
    }
  }

  /** Ask what happened since, and again in a while, live if a place has become free. @param {number} turn */
  async ask(turn) {
    const stop = new AbortController();
    /** @type {any} */
    let quiet = setTimeout(() => stop.abort(), 2000);
    let text = "";
    try {
      const answer = await fetch(this.url, { signal: stop.signal, cache: "no-store" });
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      this.reached();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        clearTimeout(quiet);
        quiet = setTimeout(() => stop.abort(), QUIET);
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
      }
    } catch {
      clearTimeout(quiet);
      if (!stop.signal.aborted && turn === this.turn) {
        this.later();
        return;
      }
    }
    // Only whole events count; the rest is asked for again.
    for (const frame of text.split("\n\n").slice(0, -1)) {
      if (turn !== this.turn) return;
      const field = (/** @type {string} */ name) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1] ?? "";
      if (field("event")) this.hear(field("event"), field("data"), field("id"));
    }
    if (turn === this.turn) this.timer = setTimeout(() => void this.open(), ASK_EVERY);
  }

  /** @param {string} name @param {string} data @param {string} id */
  hear(name, data, id) {
    if (id) this.last = id;
    if (name === "reset") {
      this.last = "";
      void this.open();
    } else this.to.event(name, JSON.parse(data));
  }

  reached() {
    this.failures = 0;
    this.to.state(true);
  }

  later() {
    this.pause();
    this.idle = false;
    this.failures += 1;
    if (this.failures > 1) this.to.state(false);
    this.timer = setTimeout(() => void this.open(), Math.min(2500, 200 * 2 ** Math.min(this.failures, 4)));
  }

  /** Let another seat be live instead. @param {Stream} other */
  yieldTo(other) {
    this.pause();
    void other.open();
    this.idle = false;
    this.timer = setTimeout(() => void this.open(), ASK_EVERY / 2);
  }

  /** Let the connection go for a while; {@link open} goes on where it was. */
  pause() {
    this.turn += 1;
    this.idle = true;
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
    this.free?.();
    this.free = null;
  }

  close() {
    this.closed = true;
    this.pause();
  }
}

/**
 * A place among the live streams of this browser, if one is free; what is returned gives it back.
 * @returns {Promise<(() => void)|null>}
 */
async function place() {
  if (!navigator.locks) return () => {};
  for (let i = 0; i < LIVE; i += 1) {
    const free = await new Promise((/** @type {(free: (() => void)|null) => void} */ resolve) => {
      void navigator.locks.request(`sleepover-live-${i}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise((/** @type {(done: void) => void} */ release) => resolve(() => release()));
      });
    });
    if (free) return free;
  }
  return null;
}
