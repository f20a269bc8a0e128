// Ghosts: parts of the board are drawn as they would be, for as long as one points at an option. What
// would come or turn is a ghost, where something would leave there is a gap, and a number that would
// change is shown with what it is now. Nothing else moves.

import { all, body, byId, parsed } from "./page.js";

let saved = []; // the parts that were drawn otherwise, as they are: ids and HTML

const spot = (piece) => piece.getAttribute("style") || ""; // empty, or none, where it lies in a row
const laidAt = (piece) => `${piece.parentElement.closest("[id]")?.id} ${piece.dataset.lies ?? spot(piece)}`;
const isPinned = (piece) => Boolean(spot(piece) || piece.ownerSVGElement); // what lies in a row closes ranks

export function haunt(parts) {
  dispel();
  for (const [id, [html]] of parts) {
    const place = byId(id);
    if (!place) continue;
    if (place.closest("#hand") && !place.hasAttribute("data-place")) {
      leave(place, html);
      continue;
    }
    if (!saved.some(([, was]) => was.includes(`id="${id}"`))) saved.push([id, place.outerHTML]);
    const before = new Map(all("[data-piece]", place).map((piece) => [piece.dataset.piece, piece]));
    const boxes = new Map([...before].map(([name, piece]) => [name, piece.getBoundingClientRect()]));
    const numbers = new Map(all("[data-number]", place).map((number) => [number.dataset.number, number.textContent]));
    const places = new Map([...before].map(([name, piece]) => [name, laidAt(piece)]));
    const standing = new Map(all("[id]", place).map((element) => [element.id, element]));
    place.outerHTML = html;
    for (const hole of all("[data-hole]", byId(id))) if (standing.has(hole.id)) hole.replaceWith(standing.get(hole.id));
    const after = new Map(all("[data-piece]", byId(id)).map((piece) => [piece.dataset.piece, piece]));
    const gone = [...before].filter(([name, piece]) => !after.has(name) && isPinned(piece));
    for (const [name, piece] of after) piece.classList.toggle("ghost", places.get(name) !== laidAt(piece));
    hold([...after].filter(([, piece]) => !piece.classList.contains("ghost")), before);
    for (const [name] of gone) gap(boxes.get(name));
    for (const number of all("[data-number]", byId(id))) change(number, numbers.get(number.dataset.number));
  }
}

// Cards keep their places, also while one points at them: where one would leave, there is a gap.
function leave(place, html) {
  const named = ({ id, dataset }) => (id ? `#${id}` : `[data-piece="${dataset.piece}"]`);
  const staying = all(`:is([id], [data-piece]):not(#${place.id})`, parsed(html)).map(named).join();
  const leaving = all("[id], [data-piece]", place).filter((card) => !staying || !card.closest(staying));
  for (const card of leaving) {
    if (!leaving.some((other) => other !== card && other.contains(card))) gap(card.getBoundingClientRect());
  }
}

// What only makes room stays where it lies, unless something new would lie on it.
function hold(pieces, before) {
  const moved = pieces.map(([name, piece]) => [piece, spot(piece), spot(before.get(name))]).filter(([, now, was]) => now !== was);
  for (const [piece, , was] of moved) piece.setAttribute("style", was);
  const boxes = all(".ghost").map((ghost) => ghost.getBoundingClientRect());
  const isCovered = ([piece]) => boxes.some((box) => meet(box, piece.getBoundingClientRect()));
  if (moved.some(isCovered)) for (const [piece, now] of moved) piece.setAttribute("style", now);
}

const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function gap({ left, top, width, height }) {
  const made = document.createElement("div");
  made.className = "gap";
  Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  body.append(made);
}

function change(number, before) {
  if (before === undefined || before === number.textContent) return;
  number.classList.add("ghost");
  number.textContent = `${before}→${number.textContent}`;
}

export function dispel() {
  for (const [id, html] of saved.reverse()) if (byId(id)) byId(id).outerHTML = html;
  saved = [];
  for (const open of all(".gap")) open.remove();
}
