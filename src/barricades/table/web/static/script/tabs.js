// Tabs, filters of the log, and copying.

import { all, body, main, notify, one, wide } from "./page.js";
import { go } from "./parts.js";
import { listen } from "./live.js";

export function showTab(name) {
  main.dataset.tab = name;
  one(`#tab-${name}`)?.removeAttribute("data-new");
  for (const tab of all(".tabs button")) {
    const stands = wide.matches && ["question", "hand"].includes(name) ? "log" : name; // a desk has room for all
    tab.setAttribute("aria-selected", String(tab.dataset.show === stands));
  }
  for (const list of all(".scroll")) if (list.closest(`.${name}`)) list.scrollTop = list.scrollHeight;
  if (name === "words" && one("#twin a")) go(location.href).then(listen);
  const missing = one(`#${name} [data-load]`);
  if (missing) load(missing);
  document.dispatchEvent(new Event("tab"));
}

// What stands behind a tab that is opened for the first time, in the place of a link to it.
async function load(link) {
  const response = await fetch(link.dataset.load).catch(() => null);
  if (response?.ok) link.parentElement.outerHTML = await response.text();
  else notify(body.dataset.failed);
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs button");
  if (tab) showTab(tab.dataset.show);
  const opener = event.target.closest("[data-open]");
  if (opener && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    showTab(opener.dataset.open);
    one(`#${opener.dataset.open}[tabindex]`)?.focus();
  }
  const filter = event.target.closest(".filters button");
  if (filter) {
    for (const other of all(".filters button")) other.setAttribute("aria-pressed", String(other === filter));
    one("#log").dataset.filter = filter.dataset.filter;
  }
  if (event.target.closest("[data-put-aside]")) main.toggleAttribute("data-aside");
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

// What has changed behind a tab that is not open: a question or a request, lines of the log.
document.addEventListener("shown", ({ detail }) => {
  const [asked, told] = [one("#asked")?.textContent !== detail.question, Number(one("#log")?.dataset.told) > detail.told];
  const [requests, tab] = [one("#question .news form"), main.dataset.tab];
  const isOpen = { question: wide.matches || tab === "question", log: tab === "log" || (wide.matches && !["talk", "words", "beside"].includes(tab)) };
  for (const [name, isNew] of [["question", asked || requests], ["log", told]]) {
    if (isNew && !isOpen[name]) one(`#tab-${name}`)?.setAttribute("data-new", "");
  }
});

// A question has come: a phone shows it, unless somebody is typing.
document.addEventListener("shown", ({ detail }) => {
  const asks = one("#question")?.dataset.state === "asked" && one("#asked").textContent !== detail.question;
  const typing = document.activeElement?.matches("textarea, input");
  if (asks && !wide.matches && !typing && main.dataset.page) showTab("question");
});

if (main?.dataset.tab) showTab(one(`.tabs [data-show="${location.hash.slice(1)}"]`) ? location.hash.slice(1) : main.dataset.tab);
