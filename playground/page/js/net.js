/** Requests to the local Discord. */

import { say } from "./words.js";

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
    throw new Refused(say("no-answer"), 0);
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) throw new Refused(data?.error ?? say("odd-answer", { status: answer.status }), answer.status);
  return data;
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/** @param {string} path @param {any} body */
export const post = (path, body) => ask("POST", path, body);
/** Requests of one seat. @param {string} user @param {string} verb @param {any} body */
export const act = (user, verb, body) => post(`/local/seats/${user}/${verb}`, body);
