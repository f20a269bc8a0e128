// Parts: the server names each by its id, with a digest of what it drew; it is told the digests of
// what is here, and sends the rest. A part may have holes: what was there before goes into them.
//
// Before parts are put in their places, the document gets the event "showing", and after it "shown",
// with the place as it was before; whenever the server has answered, the event "answered".

import { all, body, byId, main, notify, one, parsed } from "./page.js";
import { glide, movedBy } from "./glide.js";
import { placeOf, settle } from "./place.js";
import { playBack } from "./playback.js";

export let busy = false; // a choice is on its way: a second click changes nothing
let looking = false; // one look at a time
let latest = 0; // an answer to what was asked for earlier never replaces a later one
const digests = new Map(Object.entries(JSON.parse(body.dataset.have)));

async function fetchParts(url, options = {}) {
  const turn = ++latest;
  const shown = one("#state")?.dataset.number ?? 0;
  const headers = { "Barricades-Have": own(), "Barricades-Shown": shown };
  const response = await fetch(asWanted(url), { ...options, headers });
  const parts = await response.json().catch(() => null);
  if (!response.ok || !parts) throw new Error(parsed(parts?.trouble?.[0]).textContent.trim() || body.dataset.failed);
  const place = new URL(response.headers.get("Content-Location") ?? response.url, location);
  return turn === latest ? { parts: Object.entries(parts), url: place.href } : null;
}

// What was opened here stays open: the board in words, and the whole log.
export function asWanted(url) {
  const address = new URL(url, location);
  if (main.dataset.tab === "words") address.searchParams.set("words", "yes");
  if (one("#log[data-whole]")) address.searchParams.set("log", "whole");
  return address;
}

function put(id, html, standing) {
  const before = byId(id);
  if (!before) return; // its place went with what was around it, while a game is played back
  const within = new Map(all("textarea[id], details[id]", before).map((element) => [element.id, element]));
  before.outerHTML = html; // in its own place, since SVG is read in another way than HTML
  for (const hole of all("[data-hole]", byId(id))) if (standing.get(hole.id)) hole.replaceWith(standing.get(hole.id));
  for (const [key, element] of within) {
    if (element.open) byId(key)?.setAttribute("open", "");
    else if (element.matches("textarea")) byId(key)?.replaceWith(element); // with what is typed there
  }
}

function holesOf(html) {
  return all("[data-hole]", parsed(html)).map((hole) => hole.id);
}

// Puts parts in their places; a page that is being played back is told so by the event of that name.
export function swap(parts, event = "shown") {
  if (!parts.length) return;
  document.dispatchEvent(new Event("showing"));
  const coming = new Map(parts.map(([id, [html]]) => [id, html]));
  const change = () => {
    const [place, typing] = [placeOf(), document.activeElement];
    const holes = parts.flatMap(([, [html]]) => holesOf(html)).filter((id) => !coming.has(id));
    const standing = new Map(holes.map((id) => [id, byId(id)]));
    for (const [id, [html, digest]] of parts) {
      put(id, html, standing);
      digests.set(id, digest);
    }
    if (typing.isConnected) typing.focus({ preventScroll: true });
    settle(place);
    document.dispatchEvent(new CustomEvent(event, { detail: place }));
  };
  const moved = movedBy(coming);
  return moved.size ? glide(moved, change) : change();
}

// Whether there are parts that have no place here yet, such as the chat, for those who look on, when
// the game is over; or places for something that is not here, such as old lines after taking back.
export function hasMore(parts) {
  const [coming, places] = [new Set(parts.map(([id]) => id)), new Set(parts.flatMap(([, [html]]) => holesOf(html)))];
  return parts.some(([id]) => !byId(id) && !places.has(id)) || [...places].some((id) => !byId(id) && !coming.has(id));
}

// Those of some parts that have a place: here, or in one before them that has a place itself.
export function placed(parts) {
  const places = new Set();
  return parts.filter(([id, [html]]) => {
    const isPlaced = byId(id) || places.has(id);
    if (isPlaced) for (const hole of holesOf(html)) places.add(hole);
    return isPlaced;
  });
}

const everything = () => true;
export const own = () => here(everything).slice(-500).join(" "); // the digests of what is here
const lasting = (id) => !id.startsWith("line-"); // lines of the log come once, and never change
const here = (which) => [...digests].filter(([id]) => which(id) && byId(id)).map(([, digest]) => digest);
export const checksum = () => here(lasting).reduce((sum, digest) => sum ^ parseInt(digest.slice(0, 8), 16), 0) >>> 0;

function work(begins) {
  busy = begins;
  body.toggleAttribute("data-busy", begins);
}

export async function go(url, options) {
  if (busy) return;
  if (options) work(true);
  try {
    const found = await fetchParts(url, options);
    if (found && hasMore(found.parts)) return location.assign(found.url);
    const played = found && await playBack(found.parts);
    if (played && hasMore(found.parts)) return location.assign(found.url); // something went with its place
    if (found) await swap(found.parts);
    if (played) setTimeout(refresh); // what was drawn as it was then, and has not changed since
    setTimeout(() => document.dispatchEvent(new Event("answered"))); // something may have happened meanwhile
    return found;
  } catch (error) {
    notify(error instanceof TypeError ? body.dataset.lost : error.message);
    if (options) setTimeout(refresh, 50);
  } finally {
    if (options) work(false);
  }
}

export const isOccupied = () => busy || looking;

export async function refresh() {
  if (!main.dataset.page || looking) return;
  looking = true;
  await go(location.pathname + location.search);
  looking = false;
}
