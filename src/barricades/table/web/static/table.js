// The table in a browser. The server draws every page; this script sends what was chosen, asks for
// the parts of the page that have changed since, and puts them in their places. It knows no game.
"use strict";

const body = document.body;
const main = document.querySelector("main");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)"); // fingers: Enter is a new line
const wide = matchMedia("(min-width: 62rem), (min-width: 48rem) and (min-height: 60rem)"); // a desk, or a tablet
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);


/* Parts: the server names each by its id, with a digest of what it drew; it is told the digests of
   what is here, and sends the rest. A part may have holes: what was there before goes into them. */

let busy = false; // a choice is on its way: a second click changes nothing
let latest = 0; // an answer to what was asked for earlier never replaces a later one
const digests = new Map(Object.entries(JSON.parse(body.dataset.have)));
const byId = (id) => document.getElementById(id);

async function fetchParts(url, options = {}) {
  const turn = ++latest;
  const shown = one("#state")?.dataset.number ?? 0;
  const headers = { "Barricades-Have": here(everything).slice(-500).join(" "), "Barricades-Shown": shown };
  const response = await fetch(asWanted(url), { ...options, headers });
  const parts = await response.json().catch(() => null);
  if (!response.ok || !parts) throw new Error(parsed(parts?.trouble?.[0]).textContent.trim() || body.dataset.failed);
  const place = new URL(response.headers.get("Content-Location") ?? response.url, location);
  return turn === latest ? { parts: Object.entries(parts), url: place.href } : null;
}

function parsed(html = "") {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// What was opened here stays open: the board in words, and the whole log.
function asWanted(url) {
  const address = new URL(url, location);
  if (main.dataset.tab === "words") address.searchParams.set("words", "yes");
  if (one("#log[data-whole]")) address.searchParams.set("log", "whole");
  return address;
}

function put(id, html, standing) {
  const before = byId(id);
  const within = new Map(all("textarea[id], details[id]", before).map((element) => [element.id, element]));
  before.outerHTML = html; // in its own place, since SVG is read in another way than HTML
  for (const hole of all("[data-hole]", byId(id))) if (standing.has(hole.id)) hole.replaceWith(standing.get(hole.id));
  for (const [key, element] of within) {
    if (element.open) byId(key)?.setAttribute("open", "");
    else if (element.matches("textarea")) byId(key)?.replaceWith(element); // with what is typed there
  }
}

function holesOf(html) {
  return all("[data-hole]", parsed(html)).map((hole) => hole.id);
}

function swap(parts) {
  if (!parts.length) return;
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
    tellTurn(place.state);
    settle(place);
  };
  closeBubble();
  const moved = movedBy(coming);
  return moved.size ? glide(moved, change) : change();
}

// Whether there are parts that have no place here yet, such as the chat, for those who look on, when
// the game is over; or places for something that is not here, such as old lines after taking back.
function hasMore(parts) {
  const [coming, places] = [new Set(parts.map(([id]) => id)), new Set(parts.flatMap(([, [html]]) => holesOf(html)))];
  return parts.some(([id]) => !byId(id) && !places.has(id)) || [...places].some((id) => !byId(id) && !coming.has(id));
}

/* Pieces that have moved glide to their new places, and nothing else is set in motion. */

const GLIDING = 24; // at once; when more is moved, the eye cannot follow

function movedBy(coming) {
  if (!document.startViewTransition || still.matches || document.hidden) return new Set();
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

async function glide(names, change) {
  const mark = (on) => {
    for (const piece of piecesOf(document)) {
      if (names.has(piece.dataset.piece)) piece.style.viewTransitionName = on ? piece.dataset.piece : "";
    }
  };
  mark(true);
  const transition = document.startViewTransition(() => {
    change();
    mark(true);
  });
  transition.finished.catch(() => {}).then(() => mark(false)); // it may be cut short
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}

function work(begins) {
  busy = begins;
  body.toggleAttribute("data-busy", begins);
}

async function go(url, options) {
  if (busy) return;
  if (options) work(true);
  try {
    const found = await fetchParts(url, options);
    if (found && hasMore(found.parts)) return location.assign(found.url);
    if (found) await swap(found.parts);
    setTimeout(catchUp); // something may have happened in the meantime
    return found;
  } catch (error) {
    notify(error instanceof TypeError ? body.dataset.lost : error.message);
    if (options) setTimeout(refresh, 50);
  } finally {
    if (options) work(false);
  }
}

let heard = { number: 0, said: 0 }; // what has happened, as far as the line has told
let looking = false; // one look at a time

async function refresh() {
  if (!main.dataset.page || looking) return;
  looking = true;
  await go(location.pathname + location.search);
  looking = false;
}

function catchUp() {
  const { number, said } = one("#state")?.dataset ?? heard;
  const lags = heard.number > Number(number) || heard.said > Number(said);
  if (lags && !busy && !looking) refresh();
}

// What the line brings is put in its place, unless something is on its way that brings it, too.
let order = Promise.resolve(); // one thing after another

function hear(told) {
  heard = { number: told.number, said: told.said ?? 0 };
  order = order.then(() => (told.parts && !busy && !looking ? take(told) : catchUp()));
}

async function take({ parts, sum }) {
  const found = Object.entries(parts);
  if (hasMore(found)) return location.reload();
  await swap(found);
  if (checksum() !== sum) refresh();
}

const everything = () => true;
const lasting = (id) => !id.startsWith("line-"); // lines of the log come once, and never change
const here = (which) => [...digests].filter(([id]) => which(id) && byId(id)).map(([, digest]) => digest);
const checksum = () => here(lasting).reduce((sum, digest) => sum ^ parseInt(digest.slice(0, 8), 16), 0) >>> 0;

/* What the viewer was looking at stays in sight, and whoever plays by keyboard keeps the place. */

function placeOf() {
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
  };
}

function settle({ focus, told, said, reading = [], scrolled, question }) {
  for (const list of all(".scroll")) {
    const here = one("[aria-current]", list); // what the moment that is shown is about
    if (here) list.scrollTop = here.offsetTop - list.offsetTop;
    else if (!reading.includes(list)) list.scrollTop = list.scrollHeight;
  }
  const filter = one('.filters [aria-pressed="true"]')?.dataset.filter;
  if (filter) one("#log").dataset.filter = filter;
  zoom(1);
  if (scrolled) one(".surface")?.scrollTo({ left: scrolled[0], top: scrolled[1], behavior: "instant" });
  if (one("#asked")?.textContent !== question) showQuestion();
  drawMap();
  reach(focus);
  if (told) announce(told, said);
  showTimes();
  showSaid();
}

// A question has come: it is shown, and so is what it is about.
function showQuestion() {
  const typing = document.activeElement?.matches("textarea, input");
  if (one("#question")?.dataset.state === "asked" && !wide.matches && !typing && main.dataset.page) showTab("question");
  bring(all("#board [data-lit]"));
}

function focusedKey() {
  const focused = document.activeElement;
  if (!focused || focused === body || !focused.closest("#question, #board, #hand, #log, #reel")) return null;
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
  const question = one("#question h2")?.textContent ?? "";
  announcer.textContent = [...lines, ...chat, ...(chat.length ? [] : [question])].join(" ");
}

function lastOf(lines, count) {
  return count > 0 ? all(lines).slice(-count).map(sentence) : [];
}

function sentence(line) {
  const copy = (one(".full", line) ?? line).cloneNode(true);
  for (const link of all("a, button", copy)) link.remove();
  return copy.textContent.trim();
}

/* Forms and links that swap instead of leaving the page */

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-swap]")) return;
  event.preventDefault();
  const data = new FormData(form, event.submitter);
  go(form.action, { method: "POST", body: new URLSearchParams(data) }).then((found) => {
    if (found) history.replaceState(null, "", found.url);
    if (found && form.matches("[data-say]")) form.reset();
  });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.href).then((found) => {
    if (found) history.replaceState(null, "", found.url);
    listen(); // for what is shown now
  });
});

/* Choosing on the board. The options are buttons in the panel; a thing on the board stands for all
   that hold it: one left is sent, several are narrowed down, none is a reason to ask why not. */

const options = () => all("#question [data-choice]").filter((button) => !button.closest("li").hidden);
const alike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function holds(button, kind, value) {
  const choice = JSON.parse(button.dataset.choice);
  const of = button.closest("form").dataset.of;
  if (kind === of) return alike(choice, value);
  const place = of.split("-").indexOf(kind);
  return place >= 0 && Array.isArray(choice) && alike(choice[place], value);
}

function thingOf(element) {
  const kind = element.dataset.kind;
  return [kind, JSON.parse(element.dataset.value)];
}

function pick(element) {
  const [kind, value] = thingOf(element);
  const found = options().filter((button) => holds(button, kind, value));
  if (found.length === 1) found[0].click();
  else if (found.length) narrow(found, element);
  else ask(element, kind, value);
}

function narrow(found, element) {
  for (const button of options()) button.closest("li").hidden = !found.includes(button);
  one("[data-back-step]").hidden = false;
  for (const thing of all("[data-lit]")) {
    const fits = found.some((button) => holds(button, ...thingOf(thing)));
    thing.toggleAttribute("data-dimmed", !fits && thing !== element);
  }
  found[0].focus();
}

function widen() {
  for (const button of all("#question li[hidden]")) button.hidden = false;
  for (const thing of all("[data-dimmed]")) thing.removeAttribute("data-dimmed");
  const back = one("[data-back-step]");
  if (back) back.hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-back-step]")) widen();
  const thing = event.target.closest("#board [data-kind], #hand [data-kind]");
  if (!thing || !main.dataset.page || event.target.closest("a, button:not([data-kind])")) return;
  pick(thing);
});

/* Pointing at an option lights its thing, and the other way round */

document.addEventListener("pointerover", (event) => {
  for (const button of all("#question .pointed")) button.classList.remove("pointed");
  const thing = event.target.closest?.("[data-lit]");
  if (!thing) return;
  const found = options().filter((button) => holds(button, ...thingOf(thing)));
  for (const button of found) button.classList.add("pointed");
});

/* Why not, and the rules behind everything */

async function ask(element, kind, value) {
  const eyes = one('#question [name="as"]')?.value ?? "";
  const query = new URLSearchParams({ as: eyes, kind, value: JSON.stringify(value) });
  try {
    const response = await fetch(`${main.dataset.page}/why?${query}`);
    if (!response.ok) throw new Error();
    bubble(element, await response.text());
  } catch {
    notify(body.dataset.failed);
  }
}

function bubble(element, html) {
  closeBubble();
  const made = document.createElement("div");
  made.className = "bubble";
  made.setAttribute("role", "status");
  made.innerHTML = html;
  body.append(made);
  const box = element.getBoundingClientRect();
  const left = Math.min(innerWidth - made.offsetWidth - 8, Math.max(8, box.left));
  const below = box.bottom + 8 + made.offsetHeight < innerHeight;
  made.style.left = `${left}px`;
  made.style.top = `${Math.max(8, below ? box.bottom + 8 : box.top - made.offsetHeight - 8)}px`;
}

function closeBubble() {
  for (const open of all(".bubble")) open.remove();
}

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest(".bubble")) closeBubble();
  for (const menu of all(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
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

async function untilDone(part) {
  const response = await fetch(part.dataset.untilDone).catch(() => null);
  if (response?.ok) part.innerHTML = await response.text();
  if (!response || response.status === 202) setTimeout(untilDone, 2000, part);
}
for (const part of all("[data-until-done]")) untilDone(part);

async function showRules(urls) {
  try {
    const pages = await Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text())));
    const dialog = document.createElement("dialog");
    for (const text of pages) {
      const rule = one("#rule", new DOMParser().parseFromString(text, "text/html"));
      rule.className = "";
      rule.removeAttribute("id");
      dialog.append(rule);
    }
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

function sectionsOf(link) {
  const [rules] = link.getAttribute("href").split("#");
  return link.dataset.rules.split(" ").map((number) => `${rules}/${number}`);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-rules]");
  if (!link || !one(".game") || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  showRules(sectionsOf(link));
});

/* Keyboard: digits and letters choose, arrows go between what is lit, ? asks why, l shows the log,
   u takes back */

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
  } else if (event.key.startsWith("Arrow")) {
    if (step(event)) event.preventDefault();
  } else if (event.key === "?") {
    const links = all("#question .cites a[data-rules]");
    if (thing && !thing.hasAttribute("data-lit")) ask(thing, ...thingOf(thing));
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
  const film = one("[data-reel]");
  if (film) {
    const name = { ArrowLeft: "back", ArrowRight: "next" }[event.key];
    if (name) one(`#step-${name}`, film).click();
    return Boolean(name);
  }
  const within = event.target.closest("#question, #board, #hand");
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

/* Tabs and filters */

function showTab(name) {
  main.dataset.tab = name;
  for (const tab of all(".tabs button")) {
    const stands = wide.matches && ["question", "hand"].includes(name) ? "log" : name; // a desk has room for all
    tab.setAttribute("aria-selected", String(tab.dataset.show === stands));
  }
  for (const list of all(".scroll")) if (list.closest(`.${name}`)) list.scrollTop = list.scrollHeight;
  if (name === "words" && one("#twin a")) go(location.href).then(listen);
  showSaid();
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs button");
  if (tab) showTab(tab.dataset.show);
  const filter = event.target.closest(".filters button");
  if (filter) {
    for (const other of all(".filters button")) other.setAttribute("aria-pressed", String(other === filter));
    one("#log").dataset.filter = filter.dataset.filter;
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) copyText(copy);
});

async function copyText(button) {
  const field = button.previousElementSibling;
  const text = button.dataset.copy || field.value;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select?.();
    document.execCommand("copy");
  }
  notify(body.dataset.copied, 1500);
}

/* A board that is larger than its room: one finger moves it, two make it larger, the small map shows
   where one is, and what a question is about comes into sight by itself. */

let scale = 1;

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
  spread = apart;
}, { passive: false });
document.addEventListener("touchend", () => { spread = 0; });

const overflows = (surface) => surface && (surface.scrollWidth > surface.clientWidth + 1 || surface.scrollHeight > surface.clientHeight + 1);

// Moves the surface so that as much as possible of these things is in sight, the first above all.
function bring(things) {
  const surface = one(".surface");
  if (!things.length || !overflows(surface)) return;
  const room = surface.getBoundingClientRect();
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
  const pen = map.getContext("2d");
  const frame = (box, draw) => draw.call(pen, (box.left - whole.left) * unit, (box.top - whole.top) * unit, box.width * unit, box.height * unit);
  const colour = (name) => getComputedStyle(body).getPropertyValue(name);
  pen.fillStyle = colour("--line");
  for (const place of all("[data-place]", plane)) frame(place.getBoundingClientRect(), pen.fillRect);
  pen.fillStyle = colour("--lit");
  for (const thing of all("[data-lit]", plane)) frame(thing.getBoundingClientRect(), pen.fillRect);
  pen.strokeStyle = "#fff";
  pen.lineWidth = 2;
  frame(surface.getBoundingClientRect(), pen.strokeRect);
}

function makeMap(surface) {
  const map = document.createElement("canvas");
  map.className = "map";
  map.setAttribute("aria-hidden", "true");
  surface.after(map);
  const to = (event) => {
    if (!event.buttons && event.type !== "pointerdown") return;
    const unit = surface.scrollWidth / map.offsetWidth;
    surface.scrollTo(event.offsetX * unit - surface.clientWidth / 2, event.offsetY * unit - surface.clientHeight / 2);
  };
  map.onpointerdown = map.onpointermove = to;
  return map;
}

document.addEventListener("scroll", (event) => {
  if (event.target.matches?.(".surface")) requestAnimationFrame(drawMap);
}, true);
addEventListener("resize", drawMap);

/* Looking back: the slider and the choice of eyes */

let waiting = 0;
document.addEventListener("input", (event) => {
  const film = event.target.closest("[data-reel]");
  const again = event.target.closest("form[data-again]");
  if (film) {
    clearTimeout(waiting);
    waiting = setTimeout(wind, 120, film);
  } else if (again && event.target.matches("[name^=option]")) {
    const data = [...new FormData(again)].filter(([, value]) => typeof value === "string");
    go(`${again.action}?${new URLSearchParams(data)}`);
  }
});

function wind(film) {
  if (busy) waiting = setTimeout(wind, 60, film);
  else if (film.method === "post") film.requestSubmit(); // others come along
  else go(`${film.action}?${new URLSearchParams(new FormData(film))}`).then((found) => found && history.replaceState(null, "", found.url));
}

/* Company: what was said since this browser last looked; notes are saved as they are typed */

function showTimes() {
  for (const time of all(".said time, .remark time")) {
    const made = new Date(time.dateTime);
    time.textContent = made.toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
  }
}

function showSaid() {
  const list = one("#said");
  if (!list) return;
  const [place, last] = [`said ${main.dataset.page}`, Number(list.dataset.last)];
  if (main.dataset.tab === "talk") localStorage.setItem(place, last);
  const fresh = last > Number(localStorage.getItem(place));
  for (const tab of all('.tabs [data-show="talk"]')) {
    tab.toggleAttribute("data-new", fresh);
    tab.title = fresh ? list.dataset.new : "";
  }
}

document.addEventListener("keydown", (event) => {
  const form = event.target.closest("[data-say]");
  if (!form || event.key !== "Enter" || event.shiftKey || event.isComposing || coarse.matches) return;
  event.preventDefault();
  form.requestSubmit();
});

let saving = 0;
document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-notes]");
  if (!form) return;
  one("[role=status]", form).textContent = form.dataset.unsaved;
  clearTimeout(saving);
  saving = setTimeout(save, 600, form);
});

async function save(form) {
  const data = new URLSearchParams(new FormData(form));
  const kept = await fetch(form.action, { method: "POST", body: data, redirect: "manual", keepalive: true }).catch(() => null);
  if (kept?.type === "opaqueredirect") one("[role=status]", form).textContent = form.dataset.saved;
  else saving = setTimeout(save, 3000, form);
}

addEventListener("pagehide", () => {
  const form = one("[data-notes]");
  if (!form || one("[role=status]", form).textContent !== form.dataset.unsaved) return;
  clearTimeout(saving);
  save(form);
});

/* Clocks count down by themselves, from the server's numbers; when one has run out it is asked once */

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

/* My turn: on the tab, and by the system where that was asked for */

const noticed = "barricades-notify";
const canNotify = window.isSecureContext && "Notification" in window;

function tellTurn(before) {
  const wanted = canNotify && Notification.permission === "granted" && localStorage.getItem(noticed);
  const turn = one("#question")?.dataset.state === "asked" && before !== "asked";
  if (!wanted || !turn || !document.hidden) return;
  try {
    const told = new Notification(one("h1").textContent, { body: main.dataset.turn, tag: main.dataset.page, icon: one("#icon").href });
    told.onclick = () => window.focus();
  } catch { /* phones leave this to programs that are installed */ }
}

const bell = one("[data-notify]");
if (bell && canNotify) {
  const [button, status] = [one("button", bell), one("[role=status]", bell)];
  const show = () => {
    const on = Notification.permission === "granted" && Boolean(localStorage.getItem(noticed));
    button.setAttribute("aria-pressed", String(on));
    button.textContent = on ? bell.dataset.off : bell.dataset.on;
    button.disabled = Notification.permission === "denied";
    status.textContent = button.disabled ? bell.dataset.denied : "";
  };
  button.onclick = async () => {
    if (Notification.permission !== "granted") await Notification.requestPermission();
    if (button.getAttribute("aria-pressed") === "true") localStorage.removeItem(noticed);
    else if (Notification.permission === "granted") localStorage.setItem(noticed, "yes");
    show();
  };
  bell.hidden = false;
  show();
}

/* What has no line to the server is looked at now and then, as long as something may happen */

setInterval(() => {
  if (one("[data-live]") && !document.hidden) refresh();
}, 10000);

/* Notices, and the line to the server: when it breaks it is taken up again */

function notify(text, milliseconds = 6000) {
  for (const old of all(".notice")) old.remove();
  const made = document.createElement("div");
  made.className = "notice";
  made.setAttribute("role", "alert");
  made.textContent = text;
  body.append(made);
  if (milliseconds) setTimeout(() => made.remove(), milliseconds);
  return made;
}

let line = null; // to the server
let lost = null; // the notice that there is none

function listen() {
  if (!main.dataset.line || !window.EventSource) return;
  const { number, said } = one("#state").dataset;
  const eyes = new URLSearchParams(location.search).get("as");
  const address = asWanted(main.dataset.line);
  const shown = { number, after: number, said: said || 0, ...(eyes && { as: eyes }) };
  for (const [name, value] of Object.entries(shown)) address.searchParams.set(name, value);
  line?.close();
  line = new EventSource(address);
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onopen = () => {
    lost?.remove();
    lost = null;
  };
  line.onerror = () => {
    line.close(); // what it knew of this page may not be true any more
    lost ??= notify(body.dataset.lost, 0);
    setTimeout(listen, 1000 + 2000 * Math.random());
  };
}

addEventListener("pagehide", () => line?.close());

if (main) {
  if (main.dataset.tab) showTab(main.dataset.tab);
  settle({});
  listen();
}
