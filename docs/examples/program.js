// A bot that needs nothing but Node: barricades play --bot "cmd:node program.js".

const FORM = 2; // of what this program can read

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { hello, position, outcome } = JSON.parse(line);
  if (hello && hello.form !== FORM) {
    console.error(`This program reads positions of form ${FORM}.`);
    process.exit(1);
  } else if (position) {
    const { options } = position.ask;
    const choice = options[Math.floor(Math.random() * options.length)];
    console.log(JSON.stringify({ choice }));
  } else if (outcome) {
    console.error("Won by", ...outcome.ranking[0]);
  }
});
