// A whole bid: tokens are laid in the page, by drag, by tap or by keys, taken back one by one, and
// sealed at once. The server has drawn all that is said here, and the rules are asked when it is sent.
"use strict";

{
  const PLACES = "123456789abc"; // the keys of the characters
  const KINDS = { f: "force", b: "blackmail", g: "gold" };
  const within = (selector, element = document) => [...element.querySelectorAll(selector)];
  const main = document.querySelector("main");
  let source = null; // what the server drew for this question,
  let panel = null; // and what is shown of it
  let bid = null;
  let laid = []; // by token: the character it lies on, or null
  let order = []; // the tokens that lie there, the last one last
  let chosen = 0; // the token that is laid next
  let keyed = false; // a kind has been typed: what comes next is a character
  let held = null; // by the pointer

  const faces = () => within(".rv-card");
  const nameOf = (face) => JSON.parse(face.dataset.value);
  const faceOf = (name) => faces().find((face) => nameOf(face) === name);
  const rowOf = (name) => panel.querySelector(`[data-row="${name}"]`);
  const takes = (name) => faceOf(name).dataset.takes.split(" ");
  const free = () => laid.flatMap((name, token) => (name ? [] : [token]));
  const on = (name) => order.filter((token) => laid[token] === name);
  const isOpen = () => Boolean(panel?.isConnected);

  /* When a bid is asked for, the panel stands before the options; what was laid is laid again */

  function dress() {
    const drawn = document.getElementById("rv-draft");
    const form = document.querySelector("#question[data-state=asked] form.answer");
    main.toggleAttribute("data-drafting", Boolean(drawn && form));
    if (!drawn || !form) return end();
    if (isOpen() && drawn === source && !document.querySelector(".rv-bid:not([data-drawn])")) return;
    if (!isOpen() || drawn !== source) begin(drawn, form);
    show();
  }

  function end() {
    for (const window of within("[data-would]")) window.removeAttribute("data-on");
    panel = null;
  }

  function begin(drawn, form) {
    panel?.remove();
    source = drawn;
    bid = JSON.parse(drawn.dataset.bid);
    panel = drawn.content.firstElementChild.cloneNode(true);
    form.prepend(panel);
    const kept = JSON.parse(sessionStorage.getItem(main.dataset.page) ?? "{}");
    laid = kept.of === bid.of ? kept.laid : bid.tokens.map((_, token) => bid.laid[token] ?? null);
    order = laid.flatMap((name, token) => (name ? [token] : []));
    chosen = free()[0] ?? -1;
  }

  /* Laying and taking back */

  // Why a token cannot lie on a character, in a sentence; empty if it can.
  function refusal(token, name) {
    const { dataset } = rowOf(name);
    if (!takes(name).includes(bid.tokens[token])) return dataset[camel("no", bid.tokens[token])];
    const others = laid.filter((who, other) => who && other !== token);
    const all = new Set([...others, name]);
    if (all.size > bid.most) return dataset.six;
    const left = free().filter((other) => other !== token).map((other) => bid.tokens[other]);
    const lost = all.size === bid.most && left.find((kind) => ![...all].some((who) => takes(who).includes(kind)));
    return lost ? dataset[camel("left", lost)] : "";
  }

  const camel = (word, kind) => word + kind[0].toUpperCase() + kind.slice(1);

  function lay(token, name) {
    const why = token < 0 ? panel.dataset.none : refusal(token, name);
    if (!why) {
      order = [...order.filter((other) => other !== token), token];
      laid[token] = name;
      chosen = free().find((other) => bid.tokens[other] === bid.tokens[token]) ?? free()[0] ?? -1;
    }
    show(why);
  }

  function takeBack(...tokens) {
    for (const token of tokens) laid[token] = null;
    order = order.filter((token) => laid[token]);
    chosen = tokens[0] ?? chosen;
    show();
  }

  // All of a bid that was advised: what comes after the tokens that lie there already.
  function layAll(names) {
    laid = [...bid.laid, ...names];
    order = laid.map((_, token) => token);
    chosen = free()[0] ?? -1;
    document.querySelector(".bubble")?.remove();
    show();
  }

  function choose(token) {
    if (laid[token]) return takeBack(token);
    chosen = token;
    show();
  }

  function seal() {
    if (free().length) return;
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: `${main.dataset.page}/bid`, hidden: true });
    form.dataset.swap = "";
    const { number, as } = Object.fromEntries(new FormData(panel.closest("form")));
    for (const [name, value] of Object.entries({ number, as, choices: JSON.stringify(laid) })) {
      form.append(Object.assign(document.createElement("input"), { name, value }));
    }
    document.body.append(form);
    form.requestSubmit();
    form.remove();
  }

  /* What is shown: on the faces, in the tray, in the list, in the windows of the town */

  function show(why = "") {
    sessionStorage.setItem(main.dataset.page, JSON.stringify({ of: bid.of, laid }));
    const [names, focused] = [new Set(laid.filter(Boolean)), panel.contains(document.activeElement)];
    document.getElementById("asked").textContent = panel.dataset.title;
    for (const face of faces()) showFace(face, nameOf(face));
    for (const item of within("#hand [data-token]")) showToken(item, Number(item.dataset.token));
    for (const row of within("[data-row]", panel)) showRow(row, row.dataset.row);
    const areas = [...names].map((name) => rowOf(name).dataset.area);
    for (const window of within("[data-would]")) window.toggleAttribute("data-on", areas.includes(window.dataset.would));
    panel.querySelector("[data-tray]").replaceChildren(unnamed(document.querySelector("#hand .rv-tray").cloneNode(true)));
    tell("laid", laid.length - free().length);
    tell("chosen", names.size);
    tell("more", free().length || -1);
    tell("seal", free().length ? -1 : names.size);
    panel.toggleAttribute("data-many", names.size > 4);
    panel.querySelector("[data-seal]").disabled = panel.querySelector("[data-whole]").hidden = free().length > 0;
    panel.querySelector("[data-left]").replaceChildren(...free().map(pictureOf));
    panel.querySelector("[data-all]").hidden = !names.size;
    panel.querySelector("[data-why]").textContent = why;
    if (focused && !panel.contains(document.activeElement)) document.getElementById("asked").focus({ preventScroll: true });
  }

  function tell(what, number) {
    for (const text of within(`[data-told=${what}]`, panel)) text.hidden = Number(text.dataset.count) !== number;
  }

  // A picture of a token; only where the token itself lies, it is a piece that can move.
  const pictureOf = (token) => unnamed(document.querySelector(`#hand [data-token="${token}"] svg`).cloneNode(true));

  function unnamed(element) {
    for (const piece of [element, ...within("[data-piece]", element)]) delete piece.dataset.piece;
    return element;
  }

  function lying(token) {
    const made = pictureOf(token);
    Object.assign(made.dataset, { token, piece: bid.pieces[token] });
    return made;
  }

  function showFace(face, name) {
    const here = face.querySelector(".rv-bid");
    const back = Object.assign(document.createElement("span"), { className: "rv-back", textContent: "×" });
    back.dataset.back = name;
    here.replaceChildren(...on(name).map(lying), ...(on(name).length ? [back] : []));
    here.dataset.drawn = "";
    const lit = chosen >= 0 && !refusal(chosen, name);
    const said = { "data-lit": "", role: "button", tabindex: "0", "aria-label": rowOf(name).dataset.name };
    for (const [key, value] of Object.entries(said)) lit ? face.setAttribute(key, value) : face.removeAttribute(key);
    face.setAttribute("aria-hidden", String(!lit));
  }

  function showToken(item, token) {
    const label = item.querySelector("[data-label]");
    const piece = item.querySelector("svg").dataset;
    if (laid[token]) delete piece.piece;
    else piece.piece = bid.pieces[token];
    label.textContent = laid[token] ? rowOf(laid[token]).dataset.name : label.dataset.label;
    item.classList.toggle("rv-away", Boolean(laid[token]));
    item.classList.toggle("rv-next", token === chosen);
    item.tabIndex = 0;
    item.role = "button";
    item.ariaLabel = [label.dataset.label, laid[token] && label.textContent].filter(Boolean).join(": ");
  }

  // 5.2: the stronger kind decides; a rival who lays all that this character takes bids the most.
  function showRow(row, name) {
    row.hidden = !on(name).length;
    row.querySelector("[data-slot]").replaceChildren(...on(name).map(pictureOf));
    const own = Object.values(KINDS).map((kind) => on(name).filter((token) => bid.tokens[token] === kind).length);
    const able = { beat: [], match: [] };
    for (const [rival, hand] of Object.entries(bid.rivals)) {
      const most = Object.values(KINDS).map((kind, at) => (takes(name).includes(kind) ? hand[at] : 0));
      const at = own.findIndex((count, kind) => count !== most[kind]);
      if (at < 0) able.match.push(rival);
      else if (most[at] > own[at]) able.beat.push(rival);
    }
    for (const risk of within("[data-risk]", row)) {
      const who = able[risk.dataset.risk];
      risk.hidden = who ? !who.length : able.beat.length + able.match.length > 0;
      for (const sign of within("[data-rival]", risk)) sign.hidden = !who.includes(sign.dataset.rival);
    }
  }

  /* By tap, by drag, by keys; what is done here, no other script hears of */

  function take(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  document.addEventListener("click", (event) => {
    if (!isOpen()) return;
    const to = (selector) => event.target.closest?.(selector);
    const [back, token, face] = [to("[data-back]"), to("[data-token]"), to(".rv-card")];
    if (held?.moved) held = null;
    else if (back) takeBack(on(back.dataset.back).at(-1));
    else if (token && !face) choose(Number(token.dataset.token));
    else if (face) lay(chosen, nameOf(face));
    else if (to("[data-all]")) takeBack(...order);
    else if (to("[data-seal]")) seal();
    else if (to("[data-plan]")) layAll(JSON.parse(to("[data-plan]").dataset.plan));
    else return;
    take(event);
  }, true);

  document.addEventListener("pointerdown", (event) => {
    letGo();
    const token = isOpen() && event.target.closest?.("[data-token]");
    held = token && event.button === 0 ? { token: Number(token.dataset.token), x: event.clientX, y: event.clientY } : null;
  });

  document.addEventListener("pointermove", (event) => {
    if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) < 6 && !held.moved) return;
    if (!held.moved) {
      held.moved = pictureOf(held.token);
      held.moved.setAttribute("class", "rv rv-drag");
      document.body.append(held.moved);
      for (const item of within(`[data-token="${held.token}"]`)) item.classList.add("rv-held");
    }
    held.moved.style.left = `${event.clientX}px`;
    held.moved.style.top = `${event.clientY}px`;
    for (const face of faces()) face.toggleAttribute("data-over", face === under(event));
  });

  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".rv-card");

  // Nothing follows the pointer any more.
  function letGo() {
    held?.moved?.remove();
    for (const item of within(".rv-held")) item.classList.remove("rv-held");
    for (const face of faces()) face.removeAttribute("data-over");
    if (!held?.moved) held = null;
  }

  function drop(event) {
    letGo();
    if (!held) return;
    const face = event.type === "pointerup" && under(event);
    if (face) lay(held.token, nameOf(face));
    else if (event.type === "pointerup" && laid[held.token]) takeBack(held.token);
    setTimeout(() => { held = null; }); // after the click that follows
  }
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);

  document.addEventListener("keydown", (event) => {
    if (!isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const [key, face, token] = [event.key.toLowerCase(), event.target.closest(".rv-card"), event.target.closest("[data-token]")];
    const enters = key === "enter" || key === " ";
    if (KINDS[key] && !(keyed && PLACES.includes(key))) {
      chosen = free().find((other) => bid.tokens[other] === KINDS[key]) ?? chosen;
      keyed = true;
      show();
    } else if (PLACES.includes(key)) {
      keyed = false;
      if (faces()[PLACES.indexOf(key)]) lay(chosen, nameOf(faces()[PLACES.indexOf(key)]));
    } else if (enters && face && free().length) lay(chosen, nameOf(face));
    else if (enters && token) choose(Number(token.dataset.token));
    else if (key === "enter" && !event.target.closest("button, a, summary") && !free().length) seal();
    else if ((key === "backspace" || key === "u") && order.length) takeBack(order.at(-1));
    else return;
    take(event);
  }, true);

  new MutationObserver(dress).observe(main, { childList: true, subtree: true });
  dress();
}
