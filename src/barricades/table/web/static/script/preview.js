// What would follow an option, worked out by the rules: in words under the question, and as ghosts on
// the board, while the option is pointed at, has the focus, or is pressed long.

import { all, asking, byId, main, one, parsed } from "./page.js";
import { isOccupied, own } from "./parts.js";

const LINGER = 160; // milliseconds

let lingering = 0;
let pointed = null; // the option
let saved = []; // the parts of the board that make room for ghosts, as they were: ids and HTML
const known = new Map(); // what would follow, by what was asked

async function foresee(button) {
  const { number, eyes } = one("#state").dataset;
  const query = asking({ as: eyes, option: button.dataset.choice });
  const key = `${number} ${query}`;
  if (!known.has(key)) {
    const headers = { "Barricades-Have": own() };
    const response = await fetch(`${main.dataset.page}/preview?${query}`, { headers }).catch(() => null);
    if (!response?.ok) return;
    known.set(key, await response.json());
  }
  if (pointed !== button || !button.isConnected || isOccupied()) return;
  tell(known.get(key));
  if (button.matches(":hover, :focus-visible")) haunt(Object.entries(known.get(key).parts));
}

function tell({ lines, stopped, best }) {
  const place = one(".preview");
  const list = document.createElement("ul");
  for (const line of lines) list.append(item("li", line));
  if (best) list.append(item("li", [best.title, ...best.lines].join(" · ")));
  place.replaceChildren(item("h3", place.dataset.title), ...(lines.length || best ? [list] : []), item("p", stopped.text));
  place.hidden = false;
}

function item(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

// Draws parts of the board as they would be; what would have moved there is a ghost.
function haunt(parts) {
  for (const [id, [html]] of parts) {
    const place = byId(id);
    if (!place) continue;
    if (!saved.some(([, was]) => was.includes(`id="${id}"`))) saved.push([id, place.outerHTML]);
    const before = placesOf(place);
    const standing = new Map(all("[id]", place).map((element) => [element.id, element]));
    place.outerHTML = html;
    for (const hole of all("[data-hole]", byId(id))) if (standing.has(hole.id)) hole.replaceWith(standing.get(hole.id));
    for (const [piece, at] of placesOf(byId(id))) if (before.get(piece) !== at) ghost(id, piece);
  }
}

const ghost = (id, piece) => one(`[data-piece="${CSS.escape(piece)}"]`, byId(id))?.classList.add("ghost");
const placesOf = (element) => new Map(all("[data-piece]", element).map((piece) => [piece.dataset.piece, `${piece.parentElement.closest("[id]")?.id} ${piece.getAttribute("style")}`]));

function forget() {
  clearTimeout(lingering);
  pointed = null;
  for (const [id, html] of saved.reverse()) if (byId(id)) byId(id).outerHTML = html;
  saved = [];
  const place = one(".preview");
  if (place) place.hidden = true;
}

function point(event) {
  const button = event.target.closest?.("#question [data-choice]");
  if (button === pointed) return;
  forget();
  if (!button || !main?.dataset.page || !one(".preview")) return;
  pointed = button;
  lingering = setTimeout(foresee, LINGER, button);
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && point(event));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && point(event));
document.addEventListener("touchstart", point, { passive: true });
document.addEventListener("contextmenu", (event) => event.target.closest("#question [data-choice]") && event.preventDefault());
document.addEventListener("showing", forget);
document.addEventListener("submit", forget, true);
