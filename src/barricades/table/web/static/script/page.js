// What all scripts of a page use: where things are, what the viewer prefers, and notices.

export const body = document.body;
export const main = document.querySelector("main");
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const coarse = matchMedia("(pointer: coarse)"); // fingers: Enter is a new line
export const wide = matchMedia("(min-width: 62rem), (min-width: 48rem) and (min-height: 60rem)"); // a desk, or a tablet

export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
export const one = (selector, within = document) => within.querySelector(selector);
export const byId = (id) => document.getElementById(id);

// What is asked about the page that is shown; that of a lesson says what was chosen so far.
export function asking(query) {
  const did = one("#state")?.dataset.did;
  return new URLSearchParams(did ? { ...query, did } : query);
}

export function parsed(html = "") {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

export function notify(text, milliseconds = 6000) {
  for (const old of all(".notice")) old.remove();
  const made = document.createElement("div");
  made.className = "notice";
  made.setAttribute("role", "alert");
  made.textContent = text;
  body.append(made);
  if (milliseconds) setTimeout(() => made.remove(), milliseconds);
  return made;
}
