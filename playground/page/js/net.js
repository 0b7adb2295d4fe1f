/** Talking to the local Discord: requests, and the stream of what happens. */

/** A request that the server refused; its message is one sentence for the person. */
export class Refused extends Error {
  /** @param {string} message @param {number} status */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method @param {string} path @param {any} [body]
 * @returns {Promise<any>} the JSON answer; throws {@link Refused}
 */
async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Refused("The local Discord does not answer. Is it still running?", 0);
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) throw new Refused(data?.error ?? `The local Discord answered ${answer.status}.`, answer.status);
  return data;
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/** @param {string} path @param {any} body */
export const post = (path, body) => ask("POST", path, body);
/** Requests of one seat. @param {string} user @param {string} verb @param {any} body */
export const act = (user, verb, body) => post(`/local/seats/${user}/${verb}`, body);

const NAMES = ["message", "channel", "modal", "interaction", "commands", "people", "bot", "typing", "reset"];

/**
 * What happens, as one seat may see it. Comes back by itself after the server was away, from the last event it saw.
 */
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
    this.failures = 0;
    this.closed = false;
    /** @type {any} */
    this.timer = null;
  }

  /** Start, or start again. The first time, and after the server was away, the whole view is fetched. */
  async open() {
    clearTimeout(this.timer);
    this.source?.close();
    if (this.closed) return;
    try {
      if (!this.last || this.failures > 1) this.last = String(await this.to.reload());
    } catch {
      this.later();
      return;
    }
    if (this.closed) return;
    const source = new EventSource(`/local/seats/${this.user}/events?after=${encodeURIComponent(this.last)}`);
    this.source = source;
    source.onopen = () => {
      this.failures = 0;
      this.to.state(true);
    };
    source.onerror = () => {
      if (this.source === source) this.later();
    };
    for (const name of NAMES) source.addEventListener(name, (event) => this.hear(name, /** @type {any} */ (event)));
  }

  /** @param {string} name @param {MessageEvent} event */
  hear(name, event) {
    if (event.lastEventId) this.last = event.lastEventId;
    if (name === "reset") {
      this.last = "";
      void this.open();
    } else this.to.event(name, JSON.parse(event.data));
  }

  later() {
    this.source?.close();
    this.failures += 1;
    if (this.failures > 1) this.to.state(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), Math.min(2500, 200 * 2 ** Math.min(this.failures, 4)));
  }

  /** Let the connection go for a while; {@link open} goes on where it was. */
  pause() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  close() {
    this.closed = true;
    this.pause();
  }
}
