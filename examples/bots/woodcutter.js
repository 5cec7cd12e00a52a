// A bot in thirty lines: takes wood while there is any, and furnishes what it can. docs/protocol.md tells what the lines mean.
//   caverna arena --bots "program:node examples/bots/woodcutter.js",random
const lines = require("readline").createInterface({ input: process.stdin });
const say = (...words) => console.log(words.join(" "));
let legal = [];

const wishes = [
  ["furnish ", "a room is worth points"],
  ["place housework", "rooms are built there"],
  ["place logging", "wood builds rooms"],
  ["place wood_gathering", "wood builds rooms"],
  ["tile ", "the board should be full"],
  ["place ", "work is better than rest"],
];

function choose() {
  for (const [beginning, reason] of wishes) {
    const found = legal.find((move) => move.startsWith(beginning));
    if (found) {
      say("because", reason);
      return say("move", found);
    }
  }
  say("move", legal[0]);
}

lines.on("line", (line) => {
  const [word, rest] = [line.split(" ")[0], line.slice(line.indexOf(" ") + 1)];
  if (word === "caverna") say("name Woodcutter\nready");
  if (word === "legal") legal = rest.split("; ");
  if (word === "choose") choose();
});
