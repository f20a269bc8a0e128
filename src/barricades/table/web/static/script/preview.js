// What would follow an option, worked out by the rules: in words under the question, and as ghosts on
// the board, while the option is pointed at, has the focus, or is pressed long. While what is lit on
// the board is pointed at, or has the focus, it is told in words only: nothing moves away from there.

import { all, asking, body, main, one } from "./page.js";
import { holds, match, options, thingOf } from "./choosing.js";
import { dispel, haunt } from "./ghosts.js";
import { isOccupied, own } from "./parts.js";
import { bring, mark } from "./surface.js";

const LINGER = 160; // milliseconds

let lingering = 0;
let pointed = null; // the option
let isMeant = false; // pointed at itself, and not by what is lit for it
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
  if (!isMeant) return;
  match(body); // what is kept of the board has no marks
  haunt(Object.entries(known.get(key).parts));
  mark(); // what is drawn anew, too
  match(button);
  bring(all("#board .ghost"));
}

function tell({ lines, stopped, best }, button) {
  const place = one(".preview");
  const list = document.createElement("ul");
  for (const line of lines) list.append(item("li", line));
  if (best) list.append(after(place.dataset.best, best));
  for (const struck of all(".struck", button.closest("li"))) if (!saysWhy(struck)) list.append(copied(struck));
  const does = unread(button, [...lines, ...(best ? [best.title, ...best.lines] : [])]);
  const told = [does && item("p", does), list.children.length && list, item("p", stopped.text)];
  place.replaceChildren(item("h3", place.dataset.title), ...told.filter(Boolean));
  place.hidden = false;
  lay(place, button);
  fit(place);
  lay(place, button); // it may be smaller now
}

// A phone has it in the sheet, clear of the option: at the foot, or else right above the option.
function lay(place, button) {
  const [sheet, option] = [place.offsetParent.getBoundingClientRect(), button.getBoundingClientRect()];
  const isRoomBelow = option.bottom + place.offsetHeight < sheet.bottom;
  place.style.setProperty("--foot", isRoomBelow ? "0px" : `${sheet.bottom - option.top}px`);
}

// What an option does, where it has no room to say so itself; what is told of it anyway is left out.
function unread(button, lines) {
  const full = one(".in-full", button);
  if (!full || (isWhole(full) && isWhole(full.parentElement))) return "";
  const told = lines.map((line) => line.toLowerCase());
  const isTold = (part) => told.some((line) => line.includes(part) || part.endsWith(line));
  return full.textContent.split(" · ").filter((part) => !isTold(part.toLowerCase())).join(" · ");
}

const saysWhy = (struck) => isWhole(struck) && !one(".unseen", struck);
const isWhole = (element) => element.offsetHeight > 1 && element.scrollHeight <= element.clientHeight + 1;

// What is too long for its room is written smaller, and at last without its last lines.
function fit(place) {
  const overflows = () => place.getBoundingClientRect().bottom > innerHeight || place.getBoundingClientRect().top < 0;
  place.classList.remove("long");
  place.classList.toggle("long", overflows());
  if (overflows()) place.lastElementChild.remove(); // what is asked then is the least of it
  const lines = all("li", place);
  while (overflows() && lines.length > 1) {
    lines.pop().remove();
    lines.at(-1).textContent = "…";
  }
}

// One's own best next choice, and what would follow that.
function after(label, { title, lines }) {
  const made = item("li", `${label} ${title}`);
  const list = document.createElement("ul");
  list.append(...lines.map((line) => item("li", line)));
  made.append(list);
  return made;
}

function item(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

// What stands on an option, or beside it, and cannot be done, with the reason.
function copied(struck) {
  const made = item("li", ` ${struck.title}`);
  made.prepend(one("s", struck).cloneNode(true));
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
  const meant = event.target.closest?.("#question [data-choice]");
  const lit = event.type === "touchstart" ? null : event.target.closest?.("[data-lit]"); // a finger chooses it
  const button = meant ?? only(lit);
  if (button === pointed && isMeant === Boolean(meant)) return;
  if (event.target.closest?.(".preview, .bubble")) return;
  forget();
  if (!button || !main?.dataset.page || !one(".preview")) return;
  pointed = button;
  isMeant = Boolean(meant);
  lingering = setTimeout(foresee, LINGER, button);
}

// The option that something lit stands for, if it is for one alone.
function only(thing) {
  const found = thing ? options().filter((button) => holds(button, ...thingOf(thing))) : [];
  return found.length === 1 ? found[0] : null;
}

// A question that appears under a mouse at rest is not pointed at: only what moves counts.
document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && point(event));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && point(event));
document.addEventListener("touchstart", point, { passive: true });
document.addEventListener("click", (event) => event.target.closest(".preview") && forget()); // and nothing below it
document.addEventListener("contextmenu", (event) => event.target.closest("#question [data-choice]") && event.preventDefault());
document.addEventListener("showing", forget);
document.addEventListener("submit", forget, true);
