// Choosing on the board. The options are buttons in the panel; a thing on the board stands for all
// that hold it: one left is sent, several are narrowed down, none is a reason to ask why not.

import { all, main, one } from "./page.js";
import { askWhy } from "./bubbles.js";

export const options = () => all("#question [data-choice]:not([hidden])");
const alike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export function holds(button, kind, value) {
  const choice = JSON.parse(button.dataset.choice);
  const of = button.closest("form").dataset.of;
  if (kind === of) return alike(choice, value);
  const place = of.split("-").indexOf(kind);
  return place >= 0 && Array.isArray(choice) && alike(choice[place], value);
}

export function thingOf(element) {
  const kind = element.dataset.kind;
  return [kind, JSON.parse(element.dataset.value)];
}

export function pick(element) {
  const [kind, value] = thingOf(element);
  const found = options().filter((button) => holds(button, kind, value));
  if (found.length === 1) found[0].click();
  else if (found.length) narrow(found, element);
  else askWhy(element, kind, value);
}

function narrow(found, element) {
  for (const button of options()) button.hidden = !found.includes(button);
  for (const row of all("#question .options li")) row.hidden = !one("[data-choice]:not([hidden])", row);
  one("[data-back-step]").hidden = false;
  for (const thing of all("[data-lit]")) {
    const fits = found.some((button) => holds(button, ...thingOf(thing)));
    thing.toggleAttribute("data-dimmed", !fits && thing !== element);
  }
  found[0].focus();
}

export function widen() {
  for (const hidden of all("#question .options [hidden]")) hidden.hidden = false;
  for (const thing of all("[data-dimmed]")) thing.removeAttribute("data-dimmed");
  const back = one("[data-back-step]");
  if (back) back.hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-back-step]")) widen();
  const thing = event.target.closest("#board [data-kind], #hand [data-kind]");
  if (!thing || !main.dataset.page || event.target.closest("a, button:not([data-kind])")) return;
  pick(thing.closest("[data-lit]") ?? thing); // what lies on a place that is lit stands for the place
});

/* Pointing at an option marks its thing, and the other way round */

export function match(element) {
  for (const marked of all(".pointed")) marked.classList.remove("pointed");
  const [option, thing] = [element.closest?.("#question [data-choice]"), element.closest?.("[data-lit]")];
  const found = option
    ? all("[data-lit]").filter((lit) => holds(option, ...thingOf(lit)))
    : thing ? options().filter((button) => holds(button, ...thingOf(thing))) : [];
  for (const one of found) one.classList.add("pointed");
}

for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => match(event.target));
