// The table in a browser. The server draws every page; these scripts send what was chosen, put the
// parts of the page that have changed since in their places, and know no game.

import "./forms.js";
import "./choosing.js";
import "./bubbles.js";
import "./keyboard.js";
import "./tabs.js";
import "./surface.js";
import "./replay.js";
import "./company.js";
import "./clocks.js";
import "./turn.js";
import "./sounds.js";
import "./playback.js";
import "./preview.js";
import { settle } from "./place.js";

settle({});
document.documentElement.classList.add("scripted"); // from now on, clicks are heard
