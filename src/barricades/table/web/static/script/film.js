// Looking back: the slider, and the choice of eyes.

import { all, one } from "./page.js";
import { busy, go } from "./parts.js";

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

/* The chances beside the board: a click on the curve, or on a line, shows its moment; what would have
   been better is marked on the board. */

const shownMoment = () => Number(one("#reel [name=at]")?.value);

function momentAt(curve, event) {
  const { first, last, near, far } = curve.dataset;
  const box = curve.getBoundingClientRect();
  const at = ((event.clientX - box.left) / box.width) * curve.viewBox.baseVal.width;
  return Math.round(Number(first) + ((last - first) * (at - near)) / (far - near));
}

function showMoment(moment) {
  const slider = one("#reel [name=at]");
  slider.value = moment;
  wind(slider.form);
}

document.addEventListener("click", (event) => {
  const [curve, line] = [event.target.closest(".chances"), event.target.closest("a[data-moment]")];
  if (!one("#reel") || (!curve && !line)) return;
  event.preventDefault();
  showMoment(curve ? momentAt(curve, event) : line.dataset.moment);
});

function markMoment() {
  for (const curve of all("#talk .chances")) {
    const { first, last, near, far } = curve.dataset;
    const at = Number(near) + ((far - near) * (shownMoment() - first)) / (last - first);
    const cursor = one(".cursor", curve) ?? curve.appendChild(document.createElementNS(curve.namespaceURI, "path"));
    cursor.setAttribute("class", "cursor");
    cursor.setAttribute("d", `M${at} 30V236`);
  }
  for (const thing of all(".better")) thing.classList.remove("better");
  for (const line of all(`a[data-moment="${shownMoment()}"][data-better]`)) {
    for (const thing of all("#board [data-kind], #hand [data-kind]")) {
      const found = partOf(line.dataset.of, JSON.parse(line.dataset.better), thing.dataset.kind);
      if (JSON.stringify(found) === JSON.stringify(JSON.parse(thing.dataset.value))) thing.classList.add("better");
    }
  }
}

// What a choice of this kind says of a thing of that kind.
function partOf(of, choice, kind) {
  return kind === of ? choice : choice?.[of.split("-").indexOf(kind)];
}

for (const event of ["shown", "found"]) document.addEventListener(event, markMoment);
