// The game as the server says it is: `line` is its JSON, `at` the number of actions played.
let now = { line: data.line, at: null };
const field = (name, label, value = "") => make("input", { id: name, "aria-label": label, placeholder: label, value });
const press = (label, then, attributes = {}) => {
  const button = make("button", attributes, label);
  button.onclick = then;
  return button;
};
const kept = name => { const found = document.getElementById(name); return found ? found.value : ""; };

async function look(asked = {}) {
  const body = JSON.stringify({ line: now.line, at: now.at, ...asked });
  let answer;
  try {
    answer = await (await fetch("position", { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  } catch (error) {
    answer = { error: `The debugger does not answer: ${error.message}` };
  }
  trouble(answer.error || "");
  if (!answer.line) return;
  now = answer;
  show(answer.error ? kept("faces") : "");
}

const play = (seat, action) => look({ seat, action, faces: kept("faces"), seed: kept("seed") });

function copied(label, text) {
  return press(label, async event => {
    await navigator.clipboard.writeText(text);
    event.target.textContent = "Copied";
  });
}

function json(summary, text) {
  if (text && text.error) return failed(text);
  return make("details", {}, make("summary", {}, summary), make("pre", {}, text));
}

function actions(seat, found) {
  if (found.error) return failed(found);
  const free = field(`action-${seat}`, "another action");
  free.onkeydown = event => { if (event.key === "Enter" && free.value) play(seat, free.value); };
  const buttons = found.map(action => press(action, () => play(seat, action), { class: action === "resign" ? "danger" : "primary" }));
  return make("div", { class: "buttons actions" }, ...buttons, free);
}

function column(title, ...children) {
  return make("section", { class: "column" }, make("h2", {}, title), ...children.filter(Boolean));
}

function player(one, seat) {
  const title = `Seat ${seat}, ${now.names[seat]}${one.acts === true ? ": to decide" : ""}`;
  const shown = now.room.error ? null : now.room.cards[seat];
  const told = one.told.error ? failed(one.told) : one.told.length ? marked(one.told.join("\n")) : null;
  return column(title, told, shown ? card(shown) : null, actions(seat, one.legal), json("View", one.view));
}

function step(one, number) {
  const dice = one.dice.length ? ` (${one.dice.join(", ")})` : "";
  const text = number ? `${number}. seat ${one.seat}: ${one.action}${dice}` : `0. start${dice}`;
  return press(text, () => look({ at: number }), { class: "step", "aria-pressed": String(number === now.at) });
}

function secrets() {
  const lines = make("textarea", { id: "line", rows: "6", "aria-label": "Record or line of JSON" });
  lines.value = now.line;
  return column("All, secrets included",
    make("div", { class: "buttons" }, copied("Copy a failing test", now.test.error || now.test), copied("Copy as a start", now.start.error || now.start)),
    json("Failing test", now.test),
    make("div", { class: "steps" }, ...now.steps.map(step)),
    now.queued.length ? make("p", {}, `Dice to come: ${now.queued.join(" ")}`) : null,
    json("State", now.state), json("Facts", now.facts),
    lines, make("div", { class: "buttons" }, press("Set up", () => look({ line: lines.value, at: null }))));
}

function show(faces) {
  const seed = kept("seed");
  document.title = `${now.title}: debugger`;
  document.querySelector("h1").textContent = now.title;
  document.getElementById("sets").replaceChildren(
    press("◀ Back", () => look({ at: now.at - 1 }), now.at ? {} : { disabled: "" }),
    make("span", {}, `${now.at} of ${now.count}`),
    press("Forward ▶", () => look({ at: now.at + 1 }), now.at < now.count ? {} : { disabled: "" }),
    field("faces", "next faces, such as 6 2", faces), field("seed", "then a seed", seed));
  const room = now.room.error ? failed(now.room) : message(now.room);
  document.querySelector("main").replaceChildren(
    column("The room", room, json("View", now.room_view)), ...now.seats.map(player), secrets());
}

document.querySelector("nav").remove();
document.querySelector("main").className = "columns";
follow(() => look());
look();
