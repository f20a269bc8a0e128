// Pieces that have moved glide to their new places, and nothing else is set in motion.

import { all, byId, parsed, still } from "./page.js";

const GLIDING = 24; // at once; when more is moved, the eye cannot follow

export function movedBy(coming) {
  const isOver = coming.get("ending")?.includes("<section"); // and lies over all pieces
  if (!document.startViewTransition || still.matches || document.hidden || isOver) return new Set();
  const [before, after] = [new Map(), new Map()];
  const note = (places, at, piece) => places.set(piece.dataset.piece, `${within(at)} ${piece.getAttribute("style")}`);
  for (const [id, html] of coming) {
    const fresh = parsed(html);
    for (const piece of byId(id) ? piecesOf(byId(id)) : []) note(before, piece, piece);
    for (const piece of piecesOf(fresh)) if (within(piece)) note(after, piece, piece);
    for (const hole of all("[data-hole]", fresh)) {
      const piece = byId(hole.id);
      if (!piece?.dataset.piece) continue;
      note(before, piece, piece);
      note(after, hole, coming.has(hole.id) ? parsed(coming.get(hole.id)).firstElementChild : piece);
    }
  }
  const moved = [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name));
  return new Set(moved.length > GLIDING ? [] : moved);
}

const piecesOf = (element) => all("[data-piece]", element);
const within = (element) => element.parentElement?.closest("[id]")?.id;

export async function glide(names, change) {
  const styles = new Map(); // as they are written: by them one sees what has moved
  const mark = () => {
    const named = new Set(); // what is drawn twice for a moment moves once
    for (const piece of piecesOf(document)) {
      const { piece: name } = piece.dataset;
      if (!names.has(name)) continue;
      if (!piece.style.viewTransitionName) styles.set(piece, piece.getAttribute("style"));
      piece.style.viewTransitionName = named.has(name) ? "" : name;
      named.add(name);
    }
  };
  const unmark = () => {
    for (const [piece, style] of styles) style === null ? piece.removeAttribute("style") : piece.setAttribute("style", style);
  };
  mark();
  const transition = document.startViewTransition(() => {
    change();
    mark();
  });
  transition.finished.catch(() => {}).then(unmark); // it may be cut short
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}

