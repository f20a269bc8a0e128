// A bot that needs nothing but Node: barricades play --bot "cmd:node program.js".

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { position, outcome } = JSON.parse(line);
  if (position) {
    const { options } = position.ask;
    const choice = options[Math.floor(Math.random() * options.length)];
    console.log(JSON.stringify({ choice }));
  } else if (outcome) {
    console.error("Won by", ...outcome.ranking[0]);
  }
});
