const games = data;
const SETS = {
  game: ["Game", games.map(game => [game.name, game.title])],
  seats: ["Players", []],
  names: ["Names", [["1", "awkward"], ["0", "plain"]]],
  wide: ["Width", [["400", "400 px, a phone"], ["550", "550"], ["1000", "1000"]]],
  cards: ["Cards", [["1", "shown"], ["0", "hidden"]]],
};
let chosen = { game: games[0].name, seats: "all", names: "1", wide: "400", cards: "1" };
try { Object.assign(chosen, JSON.parse(localStorage.gallery || "{}"), Object.fromEntries(new URLSearchParams(location.hash.slice(1)))); } catch {}

function draw() {
  const game = games.find(one => one.name === chosen.game) || games[0];
  const sizes = [...new Set(game.moments.map(moment => moment.seats))];
  SETS.seats[1] = [["all", sizes.join(" and ")], ...(sizes.length > 1 ? sizes.map(size => [String(size), String(size)]) : [])];
  if (!SETS.seats[1].some(([value]) => value === chosen.seats)) chosen.seats = "all";
  document.title = `${game.title}: gallery`;
  document.querySelector("h1").textContent = game.title;
  document.documentElement.style.setProperty("--wide", chosen.wide + "px");
  const hidden = game.moments.some(moment => moment.shown[0].cards.length);
  const sets = Object.entries(SETS).filter(([key, [, values]]) => values.length > 1 && (key !== "cards" || hidden));
  document.getElementById("sets").replaceChildren(...sets.map(([key, [title, values]]) => make("div", { class: "set", role: "group", "aria-label": title },
    title, make("span", {}, ...values.map(([value, label]) => {
      const button = make("button", { "aria-pressed": String(chosen[key] === value), "data-set": key, "data-value": value }, label);
      button.onclick = () => { chosen[key] = value; localStorage.gallery = JSON.stringify(chosen); keeping(draw); };
      return button;
    })))));
  const wanted = game.moments.filter(moment => chosen.seats === "all" || String(moment.seats) === chosen.seats);
  const chips = [];
  let size = 0;
  wanted.forEach((moment, place) => {
    if (moment.seats !== size) chips.push(make("b", {}, `${size = moment.seats} players`));
    chips.push(make("a", { href: `#moment-${place}`, "data-place": place }, moment.what));
  });
  document.querySelector("nav").replaceChildren(...chips);
  document.querySelector("main").className = hidden && chosen.cards === "1" ? "" : "narrow";
  document.querySelector("main").replaceChildren(...wanted.map((moment, place) => {
    const shown = moment.shown[Number(chosen.names)];
    const title = make("h2", {}, `${moment.what[0].toUpperCase()}${moment.what.slice(1)} · ${moment.seats} players`,
      make("small", {}, `after action ${moment.number} (${moment.after})${moment.rules ? " · " + moment.rules : ""}`));
    const cards = chosen.cards === "1" ? shown.cards.map(card) : [];
    return make("section", { id: `moment-${place}` }, title, make("div", { class: "row" }, message(shown), ...cards));
  }));
}

// The same moment stays in sight when something is chosen, and when the page is drawn anew.
function keeping(change) {
  const sections = [...document.querySelectorAll("section")];
  const top = document.querySelector("header").offsetHeight;
  const seen = sections.find(section => section.getBoundingClientRect().bottom > top);
  const offset = seen ? seen.getBoundingClientRect().top : 0;
  change();
  const again = seen && document.getElementById(seen.id);
  if (again) scrollBy(0, again.getBoundingClientRect().top - offset);
}

document.querySelector("nav").onclick = event => {
  const place = event.target.dataset.place;
  if (place === undefined) return;
  event.preventDefault();
  document.getElementById(`moment-${place}`).scrollIntoView();
};
draw();
if (sessionStorage.gallery) scrollTo(0, Number(sessionStorage.gallery));
addEventListener("pagehide", () => { sessionStorage.gallery = String(scrollY); });
follow(() => location.reload());
