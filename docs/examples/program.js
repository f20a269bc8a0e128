// A bot that needs nothing but Node: barricades play --bot "cmd:node program.js".

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { ask, outcome } = JSON.parse(line);
  if (ask) {
    const choice = ask.options[Math.floor(Math.random() * ask.options.length)];
    console.log(JSON.stringify({ choice }));
  } else if (outcome) {
    console.error("Won by", ...outcome.ranking[0]);
  }
});
