// Keyboard: digits and letters choose, arrows go between what is lit, ? asks why, l shows the log,
// u takes back.

import { all, body, one } from "./page.js";
import { askWhy, closeBubble, sectionsOf, showRules } from "./bubbles.js";
import { options, pick, thingOf, widen } from "./choosing.js";
import { showTab } from "./tabs.js";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const thing = event.target.closest?.("[data-kind]");
  if (event.key === "Escape") {
    closeBubble();
    widen();
  } else if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(thing);
  } else if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
    if (step(event)) event.preventDefault();
  } else if (event.key === "?") {
    const links = all("#question .cites a[data-rules]");
    if (thing && !thing.hasAttribute("data-lit")) askWhy(thing, ...thingOf(thing));
    else if (links.length) showRules(links.flatMap(sectionsOf));
  } else if (event.key === "l") {
    showTab("log");
    one(".log .scroll")?.focus();
  } else if (event.key === "u") {
    one("#undo")?.click();
  } else {
    const button = options().find((option) => option.getAttribute("aria-keyshortcuts") === event.key);
    button?.click();
  }
});

function step(event) {
  const bar = one("[data-replay]");
  if (bar) {
    const name = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (name) one(`#step-${name}`, bar).click();
    return Boolean(name);
  }
  if (!event.key.startsWith("Arrow")) return false;
  const within = event.target.closest("#question, #board, #hand") ?? (event.target === body && one("#question"));
  if (!within) return false;
  const stops = within.id === "question" ? options() : all("[data-lit]", within);
  const next = nearest(stops, event.target, event.key);
  next?.focus();
  return Boolean(next);
}

function nearest(stops, from, key) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (!stops.includes(from)) return stops[0];
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const stop of stops) {
    const [a, b] = middle(stop);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (stop !== from && along > 1 && along + 2 * aside < least) {
      best = stop;
      least = along + 2 * aside;
    }
  }
  return best;
}
