// Clocks count down by themselves, from the server's numbers; when one has run out it is asked once.

import { all, one } from "./page.js";
import { refresh } from "./parts.js";

const seen = new WeakMap(); // by clock: when its number came
let due = 0;

function tick() {
  const now = Date.now();
  for (const clock of all("[data-left][data-runs]")) {
    if (!seen.has(clock)) seen.set(clock, now);
    const left = Math.max(0, clock.dataset.left - (now - seen.get(clock)));
    const text = time(Math.ceil(left / 1000), clock.closest("[data-days]").dataset.days);
    if (clock.textContent !== text) clock.textContent = text;
    clock.parentElement.classList.toggle("short", left < 30000);
    if (left || clock.hasAttribute("data-over")) continue;
    clock.setAttribute("data-over", "");
    clearTimeout(due);
    due = setTimeout(refresh, 500 + 1500 * Math.random()); // all who look on do not come at once
  }
}

function time(seconds, days) {
  if (seconds >= 86400) {
    return days.replace("{d}", Math.floor(seconds / 86400)).replace("{h}", Math.floor((seconds % 86400) / 3600));
  }
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, at) => (at ? String(part).padStart(2, "0") : part)).join(":");
}

if (one("[data-days]")) setInterval(tick, 250);
