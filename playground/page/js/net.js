/** Requests to the local Discord. */

import { phrase } from "./words.js";

/** A request that the server refused: its message in English, and how the page's own words call it, if they do. */
export class Refused extends Error {
  /** @param {string} message @param {number} status @param {string} [named] @param {Record<string, any>} [parts] */
  constructor(message, status, named, parts) {
    super(message);
    this.status = status;
    this.named = named;
    this.parts = parts;
  }
}

/** An error as a sentence in that language. @param {unknown} error @param {string} locale @returns {string} */
export function sentence(error, locale) {
  if (error instanceof Refused && error.named) return phrase(locale, error.named, error.parts);
  return error instanceof Error && error.message ? error.message : phrase(locale, "did-not-work");
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
    throw new Refused("", 0, "no-answer");
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (answer.ok) return data;
  if (data?.error) throw new Refused(data.error, answer.status, data.name, data.parts);
  throw new Refused("", answer.status, "odd-answer", { status: answer.status });
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/** @param {string} path @param {any} body */
export const post = (path, body) => ask("POST", path, body);
/** Requests of one seat. @param {string} user @param {string} verb @param {any} body */
export const act = (user, verb, body) => post(`/local/seats/${user}/${verb}`, body);
