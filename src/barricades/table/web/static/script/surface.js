// A board that is larger than its room: one finger moves it, two make it larger, a small map shows
// where one is while it moves, and what a question is about comes into sight by itself.

import { all, body, one, still } from "./page.js";

const SMALLEST = 0.7; // below which nothing on a board could be read
const REST = 2000; // milliseconds after which the map leaves what lies below it in sight
let [scale, chosen] = [1, 1]; // the size of the board, and the one that fingers gave it

function zoom(factor, x = 0.5, y = 0.5) {
  const surface = one(".surface");
  if (!surface) return;
  const before = scale;
  scale = Math.min(3, Math.max(0.4, scale * factor));
  const change = scale / before;
  surface.style.setProperty("--zoom", scale);
  surface.scrollLeft = (surface.scrollLeft + x * surface.clientWidth) * change - x * surface.clientWidth;
  surface.scrollTop = (surface.scrollTop + y * surface.clientHeight) * change - y * surface.clientHeight;
}

let spread = 0;
document.addEventListener("touchmove", (event) => {
  const surface = event.target.closest?.(".surface");
  if (!surface || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = event.touches;
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const box = surface.getBoundingClientRect();
  const x = ((a.clientX + b.clientX) / 2 - box.left) / box.width;
  const y = ((a.clientY + b.clientY) / 2 - box.top) / box.height;
  if (spread) zoom(apart / spread, x, y);
  [spread, chosen] = [apart, scale];
}, { passive: false });
document.addEventListener("touchend", () => { spread = 0; });

const overflows = (surface) => surface && (surface.scrollWidth > surface.clientWidth + 1 || surface.scrollHeight > surface.clientHeight + 1);

// Makes a board smaller if this thing finds no room otherwise; else it has the size it was given.
function fit(thing, room) {
  zoom(chosen / scale);
  const box = thing.getBoundingClientRect();
  zoom(Math.max(SMALLEST, Math.min(1, room.width / box.width, room.height / box.height)));
}

// Moves the surface so that as much as possible of these things is in sight, the first above all.
export function bring(things) {
  const surface = one(".surface");
  if (!things.length || !overflows(surface)) return;
  const room = surface.getBoundingClientRect();
  fit(things[0], room);
  let area = null;
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const wider = area
      ? { left: Math.min(area.left, box.left), top: Math.min(area.top, box.top), right: Math.max(area.right, box.right), bottom: Math.max(area.bottom, box.bottom) }
      : box;
    if (area && (wider.right - wider.left > room.width || wider.bottom - wider.top > room.height)) continue;
    area = wider;
  }
  const left = surface.scrollLeft + (area.left + area.right) / 2 - (room.left + room.right) / 2;
  const top = surface.scrollTop + (area.top + area.bottom) / 2 - (room.top + room.bottom) / 2;
  surface.scrollTo({ left, top, behavior: still.matches ? "instant" : "smooth" });
}

function drawMap() {
  const [surface, plane] = [one(".surface"), one(".plane")];
  if (!overflows(surface) || !plane) return one(".map")?.remove();
  const map = one(".map") ?? makeMap(surface);
  const [whole, unit] = [plane.getBoundingClientRect(), 126 / plane.offsetWidth];
  map.width = 126;
  map.height = Math.round(plane.offsetHeight * unit);
  if (!map.hasAttribute("data-held")) map.classList.toggle("right", isBetterRight(map, surface));
  const pen = map.getContext("2d");
  const frame = (box, draw) => draw.call(pen, (box.left - whole.left) * unit, (box.top - whole.top) * unit, box.width * unit, box.height * unit);
  const colour = (name) => getComputedStyle(body).getPropertyValue(name);
  for (const place of all("[data-place]", plane)) {
    pen.fillStyle = colour("--line");
    pen.fillStyle = getComputedStyle(place).getPropertyValue("--c"); // where it has a colour of its own
    frame(place.getBoundingClientRect(), pen.fillRect);
  }
  pen.fillStyle = pen.strokeStyle = colour("--lit");
  pen.lineWidth = 3;
  for (const thing of all("[data-lit]", plane)) {
    frame(thing.getBoundingClientRect(), thing.matches("[data-place]") ? pen.strokeRect : pen.fillRect);
  }
  pen.strokeStyle = "#fff";
  pen.lineWidth = 2;
  frame(surface.getBoundingClientRect(), pen.strokeRect);
}

// The map is there while the board moves, and for a while after that.
let resting = 0;
function wake() {
  drawMap();
  const map = one(".map");
  clearTimeout(resting);
  if (!map) return;
  map.removeAttribute("data-rests");
  resting = setTimeout(() => map.toggleAttribute("data-rests", !map.hasAttribute("data-held")), REST);
}

// The map lies in the corner where it covers less of what is lit, or else away from the near edge of
// the board, so that nothing stays below it however the board is moved.
function isBetterRight(map, surface) {
  const [room, { width, height }] = [surface.getBoundingClientRect(), map.getBoundingClientRect()];
  const covers = (from, to) => all("#board :is([data-lit], [data-meant], .ghost)").filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < to && box.right > from && box.top < room.bottom && box.bottom > room.bottom - height;
  }).length;
  const more = covers(room.left, room.left + width) - covers(room.right - width, room.right);
  return more ? more > 0 : surface.scrollLeft * 2 + surface.clientWidth < surface.scrollWidth;
}

function makeMap(surface) {
  const map = document.createElement("canvas");
  map.className = "map";
  map.dataset.rests = "";
  map.setAttribute("aria-hidden", "true");
  surface.after(map);
  const to = (event) => {
    if (!event.buttons && event.type !== "pointerdown") return;
    const unit = surface.scrollWidth / map.offsetWidth;
    surface.scrollTo(event.offsetX * unit - surface.clientWidth / 2, event.offsetY * unit - surface.clientHeight / 2);
  };
  map.onpointerdown = map.onpointermove = to;
  map.addEventListener("pointerdown", ({ pointerId }) => {
    map.setPointerCapture(pointerId);
    map.dataset.held = ""; // it stays below the finger
  });
  map.addEventListener("lostpointercapture", () => {
    delete map.dataset.held;
    wake();
  });
  return map;
}

document.addEventListener("scroll", (event) => {
  if (event.target.matches?.(".surface")) requestAnimationFrame(wake);
}, true);
addEventListener("resize", drawMap);

// Where a thing is drawn on the board, by its kind and its value as JSON.
export function drawnOf(kind, value) {
  return all("#board [data-kind]").filter(({ dataset }) => dataset.kind === kind && dataset.value === value);
}

// What a question speaks of is marked; it comes into sight where the board has nothing to choose.
export function mark() {
  const { subject, of } = one("#asked")?.dataset ?? {};
  const meant = drawnOf(subject, of);
  for (const thing of meant) thing.setAttribute("data-meant", "");
  const lit = all("#board [data-lit]");
  return lit.length ? lit : meant;
}

// What these lines of the log are about, the last one first.
export const toldOf = (lines) => lines.reverse().flatMap(({ dataset: { about, value } }) => drawnOf(about, value));

// A new question shows what it is about; where that is nothing on the board, what has just happened.
document.addEventListener("shown", ({ detail: { question, told } }) => {
  zoom(1);
  const [meant, fresh] = [mark(), Number(one("#log")?.dataset.told) - told];
  if (!meant.length && fresh > 0) bring(toldOf(all("#log li").slice(-fresh)));
  else if (one("#asked")?.textContent !== question) bring(meant);
  drawMap();
});

// What a coach says makes the room of the board smaller.
document.addEventListener("found", () => {
  bring(mark());
  drawMap();
});

const asked = mark();
bring(asked.length ? asked : toldOf(all("#log .since ~ li")));
drawMap();
