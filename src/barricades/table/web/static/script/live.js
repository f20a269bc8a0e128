// The line to the server: it brings what others do; when it breaks it is taken up again.

import { body, main, notify, one } from "./page.js";
import { asWanted, checksum, hasMore, isOccupied, refresh, swap } from "./parts.js";
import { playBack } from "./playback.js";

// What has no line is looked at now and then, as long as something may happen.

setInterval(() => {
  if (one("[data-live]") && !document.hidden) refresh();
}, 10000);

let heard = { number: 0, said: 0 }; // what has happened, as far as the line has told

function catchUp() {
  const { number, said } = one("#state")?.dataset ?? heard;
  const lags = heard.number > Number(number) || heard.said > Number(said);
  if (lags && !isOccupied()) refresh();
}

// What the line brings is put in its place, unless something is on its way that brings it, too.
let order = Promise.resolve(); // one thing after another

function hear(told) {
  heard = { number: told.number, said: told.said ?? 0 };
  order = order.then(() => (told.parts && !isOccupied() ? take(told) : catchUp()));
}

document.addEventListener("answered", catchUp);

async function take({ parts, sum, number }) {
  const found = Object.entries(parts);
  await playBack(found);
  if (isOccupied() || Number(one("#state").dataset.number) > number) return catchUp();
  if (hasMore(found)) return location.reload();
  await swap(found);
  if (checksum() !== sum) refresh();
}

let line = null; // to the server
let lost = null; // the notice that there is none

export function listen() {
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

if (main) listen();
