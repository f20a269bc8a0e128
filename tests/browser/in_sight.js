// What cannot be seen of the options, and of what is lit: cut off by the window, or by anything that
// would have to be scrolled.
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
  const lit = [...document.querySelectorAll("#board [data-lit]")];
  const surface = document.querySelector(".surface");
  const page = document.documentElement;
  return {
    options: document.querySelector("[data-drafting]") ? [] : out("#question [data-choice]"),
    lit: out("#board [data-lit], #hand [data-lit]"),
    onBoard: lit.length,
    onBoardSeen: lit.filter(seen).length,
    unreachable: lit.filter((it) => surface.contains(it) && !surface.querySelector(".plane").contains(it)).map(name),
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
  };
}
