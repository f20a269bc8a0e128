// Forms and links that bring parts of the page instead of leaving it.

import { go } from "./parts.js";
import { listen } from "./live.js";

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

// What a choice in a list means stands below the list.
document.addEventListener("change", ({ target }) => {
  const place = target.nextElementSibling;
  if (place?.matches(".tells")) place.textContent = target.selectedOptions[0].dataset.tells;
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
