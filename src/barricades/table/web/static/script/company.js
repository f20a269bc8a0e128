// Company: what was said since this browser last looked; notes are saved as they are typed.

import { all, coarse, main, notify, one } from "./page.js";

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

// What somebody else has just said is shown for a while, wherever the chat is; a click opens it.
function showHeard({ detail: { said } }) {
  const line = all("#said li").at(-1);
  const isNew = Number(one("#said")?.dataset.last) > said;
  if (!isNew || main.dataset.tab === "talk" || line.matches(".mine")) return;
  const notice = notify(`${one("strong", line).textContent.trim()}: ${one("p", line).textContent}`);
  notice.removeAttribute("role"); // the announcer has read it
  notice.dataset.open = "talk";
  notice.onclick = () => notice.remove();
}

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

document.addEventListener("shown", showTimes);
document.addEventListener("shown", showSaid);
document.addEventListener("shown", showHeard);
document.addEventListener("tab", showSaid);
showTimes();
showSaid();
