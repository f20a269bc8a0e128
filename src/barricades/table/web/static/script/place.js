// What the viewer was looking at stays in sight, and whoever plays by keyboard keeps the place.

import { all, body, one } from "./page.js";

export function placeOf() {
  const surface = one(".surface");
  const above = (list) => list.scrollHeight - list.scrollTop - list.clientHeight > 80;
  return {
    state: one("#question")?.dataset.state,
    focus: focusedKey(),
    told: Number(one("#log")?.dataset.told),
    said: Number(one("#said")?.dataset.last),
    reading: all(".scroll").filter(above),
    scrolled: surface && [surface.scrollLeft, surface.scrollTop],
    question: one("#asked")?.textContent,
    number: Number(one("#state")?.dataset.number),
  };
}

export function settle({ focus, told, said, reading = [], scrolled }) {
  for (const list of all(".scroll")) {
    const here = one("[aria-current]", list); // what the moment that is shown is about
    if (here) list.scrollTop = here.offsetTop - list.offsetTop;
    else if (!reading.includes(list)) list.scrollTop = list.scrollHeight;
  }
  const filter = one('.filters [aria-pressed="true"]')?.dataset.filter;
  if (filter) one("#log").dataset.filter = filter;
  if (scrolled) one(".surface")?.scrollTo({ left: scrolled[0], top: scrolled[1], behavior: "instant" });
  reach(focus);
  if (told >= 0) announce(told, said);
}

// A list that shows its end goes on showing it when it has more or less room.
const rooms = new WeakMap();
const ends = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const below = target.scrollHeight - target.scrollTop - (rooms.get(target) ?? target.clientHeight);
    if (below < 80) target.scrollTop = target.scrollHeight;
    rooms.set(target, target.clientHeight);
  }
});
const watch = () => all(".scroll").forEach((list) => ends.observe(list));
document.addEventListener("shown", watch);
watch();

function focusedKey() {
  const focused = document.activeElement;
  if (!focused || focused === body || !focused.closest("#question, #board, #hand, #log, #replay-bar")) return null;
  return focused.id || (focused.closest("#question") ? "asked" : "board");
}

function reach(key) {
  if (!key || document.activeElement !== body) return;
  const lit = key === "board" ? one("#board [data-lit]") : document.getElementById(key);
  (lit || one("#asked"))?.focus({ preventScroll: true });
}

function announce(told, said) {
  const announcer = one("#announcer");
  if (!announcer) return;
  const lines = lastOf("#log li", Number(one("#log")?.dataset.told) - told);
  const chat = lastOf("#said li", Number(one("#said")?.dataset.last) - said);
  const question = all("#question h2, #question [data-say]").map((part) => part.textContent.trim());
  announcer.textContent = [...lines, ...chat, ...(chat.length ? [] : question)].join(" ");
}

function lastOf(lines, count) {
  return count > 0 ? all(lines).slice(-count).map(sentence) : [];
}

function sentence(line) {
  const copy = (one(".full", line) ?? line).cloneNode(true);
  for (const link of all("a, button", copy)) link.remove();
  return copy.textContent.trim();
}
