// My turn: on the tab, and by the system where that was asked for.

import { main, one } from "./page.js";

const noticed = "barricades-notify";
const canNotify = window.isSecureContext && "Notification" in window;

document.addEventListener("shown", ({ detail }) => {
  const wanted = canNotify && Notification.permission === "granted" && localStorage.getItem(noticed);
  const turn = one("#question")?.dataset.state === "asked" && detail.state !== "asked";
  if (!wanted || !turn || !document.hidden) return;
  try {
    const told = new Notification(one("h1").textContent, { body: main.dataset.turn, tag: main.dataset.page, icon: one("#icon").href });
    told.onclick = () => window.focus();
  } catch { /* phones leave this to programs that are installed */ }
});

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
