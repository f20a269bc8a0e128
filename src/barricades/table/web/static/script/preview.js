// What would follow an option, worked out by the rules: in words under the question, and as ghosts on
// the board, while the option is pointed at, has the focus, or is pressed long.

import { all, asking, main, one } from "./page.js";
import { dispel, haunt } from "./ghosts.js";
import { isOccupied, own } from "./parts.js";
import { bring } from "./surface.js";

const LINGER = 160; // milliseconds

let lingering = 0;
let pointed = null; // the option
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
  tell(known.get(key), button);
  haunt(Object.entries(known.get(key).parts));
  bring(all("#board .ghost"));
}

function tell({ lines, stopped, best }, button) {
  const place = one(".preview");
  const list = document.createElement("ul");
  for (const line of lines) list.append(item("li", line));
  if (best) list.append(item("li", [best.title, ...best.lines].join(" · ")));
  for (const struck of all(".struck", button)) if (!struck.offsetParent) list.append(copied(struck));
  place.replaceChildren(item("h3", place.dataset.title), ...(list.children.length ? [list] : []), item("p", stopped.text));
  place.hidden = false;
}

function item(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

// What stands on an option and cannot be done, where the option has no room for it.
function copied(struck) {
  const made = item("li", "");
  made.append(...struck.cloneNode(true).childNodes);
  return made;
}

function forget() {
  clearTimeout(lingering);
  pointed = null;
  dispel();
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
