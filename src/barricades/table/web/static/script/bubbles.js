// Bubbles: why something cannot be chosen, what a thing is, hints, and the rules behind everything.

import { all, asking, body, coarse, main, notify, one, wide } from "./page.js";

export async function askWhy(element, kind, value) {
  const eyes = one('#question [name="as"]')?.value ?? "";
  const query = asking({ as: eyes, kind, value: JSON.stringify(value) });
  try {
    const response = await fetch(`${main.dataset.page}/why?${query}`);
    if (!response.ok) throw new Error();
    bubble(element, await response.text());
  } catch {
    notify(body.dataset.failed);
  }
}

// What a thing is: after a while under the pointer, when it is reached by keyboard, or pressed long.

const LINGER = 450; // milliseconds
const THINGS = ":is(#board, #hand, #question) [data-kind], [data-about]";
const OPTION = "#question [data-choice]"; // pressed long, it is previewed and not chosen
let lingering = 0;
let met = null; // the thing that the pointer, the focus or a finger came to last
let pressed = false; // for long: the click that may follow belongs to it

async function explain(element) {
  const { kind, about, value } = element.dataset;
  const query = asking({ as: one("#state")?.dataset.eyes ?? "", kind: kind ?? about, value });
  const response = await fetch(`${main.dataset.page}/about?${query}`).catch(() => null);
  const text = response?.ok ? await response.text() : "";
  if (text.trim() && element === met && element.isConnected) bubble(element, text).classList.add("about");
}

function linger(event) {
  const thing = event.target.closest?.(THINGS) ?? null;
  if (thing === met) return;
  met = thing;
  clearTimeout(lingering);
  for (const open of all(".about")) open.remove();
  if (thing && main.dataset.page && one("#state")) lingering = setTimeout(explain, LINGER, thing);
}

document.addEventListener("pointermove", (event) => { // what comes to lie under a pointer that rests is not meant
  if (event.pointerType === "mouse" && (event.movementX || event.movementY)) linger(event);
});
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && linger(event));
document.addEventListener("touchstart", (event) => {
  const thing = event.touches.length === 1 && event.target.closest(`${THINGS}, ${OPTION}`);
  clearTimeout(lingering);
  pressed = false;
  met = thing || null;
  if (!thing || !main.dataset.page) return;
  lingering = setTimeout(() => {
    pressed = true;
    if (thing.matches(THINGS)) explain(thing);
  }, LINGER);
}, { passive: true });
for (const kind of ["touchmove", "touchend"]) {
  document.addEventListener(kind, () => clearTimeout(lingering), { passive: true });
}
for (const kind of ["pointerdown", "keydown"]) { // no click has followed
  document.addEventListener(kind, () => { pressed = false; }, true);
}
addEventListener("click", (event) => { // before all others hear of it
  if (!pressed) return;
  pressed = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

export function bubble(element, html) {
  closeBubble();
  const made = document.createElement("div");
  made.className = "bubble";
  made.setAttribute("role", "status");
  made.innerHTML = html;
  body.append(made);
  const [left, top] = placeFor(made, element);
  made.style.left = `${left}px`;
  made.style.top = `${Math.max(8, top)}px`;
  return made;
}

// Beside the column of a desk, where it covers neither options nor log; else below or above.
function placeFor({ offsetWidth: width, offsetHeight: height }, element) {
  const box = element.getBoundingClientRect();
  const column = wide.matches ? one(".column") : element.closest(".column");
  const edge = column?.getBoundingClientRect().left - width - 8;
  const aside = edge > 8 ? edge : innerWidth - width - 8;
  if (edge > 8 && column.contains(element)) return [aside, Math.min(box.top, innerHeight - height - 8)];
  const below = box.bottom + 8 + height < innerHeight;
  return [Math.min(aside, Math.max(8, box.left)), below ? box.bottom + 8 : box.top - height - 8];
}

export function closeBubble() {
  for (const open of all(".bubble")) open.remove();
}

document.addEventListener("pointerdown", (event) => {
  clearTimeout(lingering);
  if (!event.target.closest(".bubble")) closeBubble();
  for (const menu of all(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// A finger puts a bubble away by a tap on it, which does not reach what lies below.
document.addEventListener("click", (event) => {
  if (coarse.matches && event.target.closest(".bubble") && !event.target.closest("a, button, input")) closeBubble();
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-bubble]");
  if (!link) return;
  event.preventDefault();
  if (link.getAttribute("aria-busy")) return;
  link.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error();
    bubble(link, await response.text());
  } catch {
    notify(body.dataset.failed);
  }
  link.removeAttribute("aria-busy");
});

const WAITS = [202, 503]; // it is not known yet, or nobody has the time to find out

async function untilDone(part) {
  const response = await fetch(part.dataset.untilDone).catch(() => null);
  if (response?.ok) part.innerHTML = await response.text();
  if (response?.ok) document.dispatchEvent(new Event("found"));
  if (!response || WAITS.includes(response.status)) setTimeout(untilDone, 2000, part);
}
function findWhatIsMissing() {
  for (const part of all("[data-until-done]:not([data-asked])")) {
    part.dataset.asked = "";
    untilDone(part);
  }
}
for (const event of ["shown", "found"]) document.addEventListener(event, findWhatIsMissing);
findWhatIsMissing();

document.addEventListener("found", () => {
  const named = all(".coach [data-names]").map((option) => option.dataset.names);
  for (const button of all("#question [data-choice]")) {
    button.toggleAttribute("data-advised", named.includes(button.dataset.choice));
  }
});

// Where there is no room for all that the coach says, one part of it is shown, and the other asked for.
const folds = new ResizeObserver(fold);
function fold() {
  const pane = one(".coached");
  const parts = pane ? all("details", pane) : [];
  if (parts.length < 2 || !parts.some((part) => part.scrollHeight > part.clientHeight + 1)) return;
  for (const part of parts) part.name = "coach"; // of which one can be open
  if (parts[0].open) parts[1].open = false;
}
document.addEventListener("found", () => {
  if (one(".coached")) folds.observe(one(".coached"));
  fold();
});

export async function showRules(urls) {
  try {
    const pages = await Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text())));
    const dialog = document.createElement("dialog");
    for (const text of pages) {
      const rule = one("#rule", new DOMParser().parseFromString(text, "text/html"));
      rule.className = "";
      rule.removeAttribute("id");
      dialog.append(rule);
    }
    for (const link of all("a:not([data-rules])", dialog)) link.target = "_blank"; // the game stays here
    const close = document.createElement("button");
    close.textContent = body.dataset.close;
    close.onclick = () => dialog.close();
    dialog.append(close);
    dialog.onclose = () => dialog.remove();
    dialog.onclick = (event) => event.target === dialog && dialog.close();
    body.append(dialog);
    dialog.showModal();
  } catch {
    notify(body.dataset.failed);
  }
}

export function sectionsOf(link) {
  const [rules] = link.getAttribute("href").split("#");
  return link.dataset.rules.split(" ").map((number) => `${rules}/${number}`);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-rules]");
  if (!link || !one(".game") || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  showRules(sectionsOf(link));
});

document.addEventListener("shown", closeBubble);
