// What cannot be seen of the options, and of what is lit: cut off by the window, or by anything that
// would have to be scrolled; options whose words are cut; and for how many lines the log has room.
() => {
  const seen = (element) => {
    let box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const room = at.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    const slack = 3; // a frame, or a piece that leans over
    return box.width > 0 && box.left > left - slack && box.top > top - slack &&
      box.right < right + slack && box.bottom < bottom + slack;
  };
  const name = (element) => element.dataset.choice ?? `${element.dataset.kind} ${element.dataset.value}`;
  const out = (selector) => [...document.querySelectorAll(selector)].filter((it) => !seen(it)).map(name);
  const cut = [...document.querySelectorAll("#question [data-choice] b, #question .together .title")].filter((it) =>
    it.offsetWidth && getComputedStyle(it).overflow !== "visible" &&
    (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2));
  const log = document.querySelector(".log .scroll");
  const lines = [...document.querySelectorAll("#log li")].filter((it) => it.offsetHeight);
  const lit = [...document.querySelectorAll("#board [data-lit]")];
  const surface = document.querySelector(".surface");
  const page = document.documentElement;
  return {
    options: document.querySelector("[data-drafting]") ? [] : out("#question [data-choice]"),
    lit: out("#board [data-lit], #hand [data-lit]"),
    deeds: [...document.querySelectorAll(".deeds :is(a, button), .tabs button")].filter((it) => it.checkVisibility() && !seen(it)).map((it) => it.title || it.textContent.trim()),
    onBoard: lit.length,
    onBoardSeen: lit.filter(seen).length,
    unreachable: lit.filter((it) => surface.contains(it) && !surface.querySelector(".plane").contains(it)).map(name),
    cut: cut.map((it) => it.textContent.trim()),
    lines: lines.length && log.clientHeight / lines[0].offsetHeight,
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
  };
}
