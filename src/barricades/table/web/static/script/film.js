// Looking back: the slider, and the choice of eyes.

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
