// What others did, one step after another: the server draws the board as it was after each choice,
// and each is shown for a while. A key or a tap shows the rest at once; whoever asks for stillness,
// or has switched it off, sees the end only.

import { all, body, byId, main, one, parsed, still } from "./page.js";
import { placed, refresh, swap } from "./parts.js";
import { bring, toldOf } from "./surface.js";

const STEP = 700; // milliseconds
const SHORTEST = 250; // milliseconds for one event of a step that has several
const LONG = 10; // steps: of more, each is shorter
const OFF = "barricades-no-playback";

let shownAt = 0; // when something was shown last
let skip = null; // ends the waiting, while a step is shown

const isOn = () => !still.matches && !document.hidden && !localStorage.getItem(OFF);

// Shows all that has led to what is about to be put in its place; and whether it did.
export async function playBack(coming) {
  const [now, next] = [one("#state")?.dataset, stateIn(coming)];
  if (!next || Number(next.others) <= Number(now.moment) || !isOn()) return false;
  await wait(shownAt + STEP - Date.now());
  const plays = next.moment - now.moment > 1;
  if (plays) await swap(coming.filter(([id]) => id === "log" || id.startsWith("line-")), "played");
  if (plays) await playSince(now.moment);
  shownAt = Date.now();
  return plays;
}

function stateIn(coming) {
  const html = coming.find(([id]) => id === "state")?.[1][0];
  return html && one("#state", parsed(html)).dataset;
}

async function playSince(moment) {
  const query = new URLSearchParams({ after: moment, as: one("#state").dataset.eyes });
  const response = await fetch(`${main.dataset.page}/steps?${query}`).catch(() => null);
  const steps = response?.ok ? await response.json() : [];
  const pause = STEP * Math.min(1, LONG / steps.length);
  body.dataset.playing = "";
  for (const { parts, lines } of steps) {
    if (!isPlaying()) break;
    await swap(placed(Object.entries(parts)), "played");
    bring(toldOf(lines.map(({ id }) => byId(id)).filter(Boolean)));
    for (const line of lines) if (isPlaying()) await light(line, Math.max(SHORTEST, pause / lines.length));
  }
  delete body.dataset.playing;
  caption("");
  dim();
}

const isPlaying = () => "playing" in body.dataset;

// One event after another: the line of the log is lit, and its sentence stands before the board.
async function light({ id, text }, pause) {
  dim();
  byId(id)?.classList.add("now");
  byId(id)?.scrollIntoView({ block: "nearest" });
  caption(text);
  await wait(pause);
}

function dim() {
  for (const line of all(".lines .now")) line.classList.remove("now");
}

function caption(text) {
  const place = one(".caption");
  place.textContent = text;
  place.hidden = !text;
}

function wait(milliseconds) {
  if (milliseconds <= 0) return null;
  return new Promise((done) => {
    skip = done;
    setTimeout(done, milliseconds);
  });
}

for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, (event) => {
    if (!isPlaying()) return;
    event.preventDefault();
    event.stopPropagation();
    delete body.dataset.playing;
    skip?.();
  }, true);
}

document.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-play-again]")) return;
  await playSince(one("#state").dataset.since);
  refresh();
});

for (const control of all("[data-playback]")) {
  control.checked = !localStorage.getItem(OFF);
  control.onchange = () => (control.checked ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, "yes"));
}
