// Looking back: the slider, and the choice of eyes.

import { all, one } from "./page.js";
import { dispel, haunt } from "./ghosts.js";
import { busy, go, own } from "./parts.js";
import { bring } from "./surface.js";

let waiting = 0;
document.addEventListener("input", (event) => {
  const bar = event.target.closest("[data-replay]");
  const again = event.target.closest("form[data-again]");
  if (bar) {
    clearTimeout(waiting);
    waiting = setTimeout(wind, 120, bar);
  } else if (again && event.target.matches("[name^=option]")) {
    const data = [...new FormData(again)].filter(([, value]) => typeof value === "string");
    go(`${again.action}?${new URLSearchParams(data)}`);
  }
});

function wind(bar) {
  if (busy) waiting = setTimeout(wind, 60, bar);
  else if (bar.method === "post") bar.requestSubmit(); // others come along
  else go(`${bar.action}?${new URLSearchParams(new FormData(bar))}`).then((found) => found && history.replaceState(null, "", found.url));
}

/* The chances beside the board: a click on the curve, or on a line, shows its moment, by the eyes of
   whom the line is about; what would have been better is marked on the board, with what would have
   followed it as ghosts. */

const shownMoment = () => Number(one("#replay-bar [name=at]")?.value);
const shownEyes = () => one("#replay-bar [name=as]")?.value ?? "";

function momentAt(curve, event) {
  const { first, last, near, far } = curve.dataset;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(curve.getScreenCTM().inverse()).x;
  return Math.round(Number(first) + ((last - first) * (at - near)) / (far - near));
}

function showMoment(moment, side) {
  const [slider, eyes] = [one("#replay-bar [name=at]"), one("#replay-bar select[name=as]")];
  slider.value = moment;
  if (side && eyes) eyes.value = side;
  wind(slider.form);
}

document.addEventListener("click", (event) => {
  const [curve, line] = [event.target.closest(".chances"), event.target.closest("a[data-moment]")];
  if (!one("#replay-bar") || (!curve && !line)) return;
  event.preventDefault();
  showMoment(curve ? momentAt(curve, event) : line.dataset.moment, line?.dataset.side);
});

function markMoment() {
  if (!one("#replay-bar")) return; // ghosts of a game that goes on are of the option that is pointed at
  for (const curve of all("#talk .chances")) {
    const { first, last, near, far } = curve.dataset;
    const at = Number(near) + ((far - near) * (shownMoment() - first)) / (last - first);
    const cursor = one(".cursor", curve) ?? curve.appendChild(document.createElementNS(curve.namespaceURI, "path"));
    cursor.setAttribute("class", "cursor");
    cursor.setAttribute("d", `M${at} 30V236`);
  }
  for (const line of all("#talk a[data-moment]")) line.classList.toggle("shown", isShown(line));
  dispel();
  const better = one("#talk a.shown[data-better]");
  markBetter(better);
  if (better?.dataset.side === shownEyes()) foresee(better);
}

const isShown = ({ dataset: { moment } }) => Number(moment) === shownMoment();

// What would have followed the better choice, by the same rules as for an option that is open.
async function foresee(line) {
  const { moment, side, better } = line.dataset;
  const query = new URLSearchParams({ at: moment, as: side, option: JSON.stringify(JSON.parse(better)[0]) });
  const headers = { "Barricades-Have": own() };
  const response = await fetch(`${line.pathname.replace("/replay", "/preview")}?${query}`, { headers }).catch(() => null);
  if (!response?.ok) return;
  const { parts } = await response.json();
  if (!line.isConnected || !isShown(line) || shownEyes() !== side || busy) return;
  haunt(Object.entries(parts));
  markBetter(line);
  bring(all("#board :is(.better, .ghost)"));
}

function markBetter(line) {
  for (const thing of all(".better")) thing.classList.remove("better");
  for (const thing of line ? all("#board [data-kind], #hand [data-kind]") : []) {
    const found = JSON.parse(line.dataset.better).map((choice) => partOf(line.dataset.of, choice, thing.dataset.kind));
    const value = JSON.stringify(JSON.parse(thing.dataset.value));
    if (found.some((one) => JSON.stringify(one) === value)) thing.classList.add("better");
  }
}

// What a choice of this kind says of a thing of that kind.
function partOf(of, choice, kind) {
  return kind === of ? choice : choice?.[of.split("-").indexOf(kind)];
}

for (const event of ["shown", "found"]) document.addEventListener(event, markMoment);
