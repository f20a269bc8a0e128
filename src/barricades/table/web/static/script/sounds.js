// Small sounds, made here and off until they are switched on: a card, a die, a cube, a token, my
// turn, the end. Each line of the log says which it has.

import { all, one } from "./page.js";

const ON = "barricades-sounds";
const APART = 0.14; // seconds between two sounds
const MOST = 4; // at once

let player = null;

const isOn = () => Boolean(localStorage.getItem(ON));

// A tone that dies away: when, how high (Hz), how long (seconds), how loud, and of which shape.
function tone(player, at, pitch, length, volume = 0.2, type = "sine", end = pitch) {
  const [source, gain] = [player.createOscillator(), player.createGain()];
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(player.destination);
  source.start(at);
  source.stop(at + length);
}

// A breath of noise around a pitch.
function hiss(player, at, pitch, length, volume = 0.3) {
  const noise = player.createBuffer(1, Math.ceil(player.sampleRate * length), player.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const [source, filter, gain] = [player.createBufferSource(), player.createBiquadFilter(), player.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(player.destination);
  source.start(at);
}

export const SOUNDS = {
  card: (player, at) => hiss(player, at, 2600, 0.12),
  die: (player, at) => [0, 0.06, 0.11, 0.2].forEach((later) => hiss(player, at + later, 1400, 0.03, 0.5)),
  cube: (player, at) => tone(player, at, 190, 0.09, 0.3, "triangle", 90),
  token: (player, at) => tone(player, at, 420, 0.08, 0.22, "triangle", 210),
  turn: (player, at) => [660, 880].forEach((pitch, i) => tone(player, at + i * 0.13, pitch, 0.25, 0.12)),
  end: (player, at) => [392, 494, 587, 784].forEach((pitch, i) => tone(player, at + i * 0.16, pitch, 0.6, 0.12)),
};

function play(names) {
  if (!isOn() || !names.length) return;
  player ??= new AudioContext();
  player.resume();
  names.slice(-MOST).forEach((name, i) => SOUNDS[name]?.(player, player.currentTime + i * APART));
}

document.addEventListener("shown", ({ detail }) => {
  const state = one("#question")?.dataset.state;
  const fresh = all("#log [data-sound]").filter((line) => Number(line.id.split("-")[1]) > Number(detail.number));
  const names = [...new Set(fresh.map((line) => line.dataset.sound))];
  if (state !== detail.state && state === "asked") names.push("turn");
  if (state !== detail.state && state === "finished") names.push("end");
  play(names);
});

for (const control of all("[data-sounds]")) {
  const show = () => control.setAttribute("aria-pressed", String(isOn()));
  control.onclick = () => {
    if (isOn()) localStorage.removeItem(ON);
    else localStorage.setItem(ON, "yes");
    show();
    play(["turn"]);
  };
  show();
}
