// A solver of naked singles and naked pairs, asked by `qedoku conform -- node adapter.mjs`.
// Take `conclude` out, and put your own solver there.
import { createInterface } from "node:readline";

const range = [...Array(9).keys()];
const houses = range.flatMap((n) => [
  range.map((c) => 9 * n + c),
  range.map((r) => 9 * r + n),
  range.map((k) => 9 * (Math.floor(n / 3) * 3 + Math.floor(k / 3)) + (n % 3) * 3 + (k % 3)),
]);

// The placements and eliminations that a technique allows; cells count from 0, row by row.
function conclude(technique, board, candidates) {
  const open = (cell) => board[cell] === ".";
  if (technique === "naked-single")
    return { place: candidates.flatMap((digits, cell) => (open(cell) && digits.length === 1 ? [[cell, digits]] : [])), eliminate: [] };
  if (technique !== "naked-pair") return { place: [], eliminate: [] };
  const gone = new Set();
  for (const house of houses)
    for (const a of house)
      for (const b of house)
        if (a < b && open(a) && open(b) && candidates[a].length === 2 && candidates[a] === candidates[b])
          for (const cell of house)
            if (cell !== a && cell !== b && open(cell))
              for (const digit of candidates[a]) if (candidates[cell].includes(digit)) gone.add(`${cell} ${digit}`);
  return { place: [], eliminate: [...gone].map((key) => key.split(" ")) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, technique, board, candidates } = JSON.parse(line);
  const found = conclude(technique, board, candidates.split(" "));
  const name = (sign) => ([cell, digit]) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${digit}`;
  console.log(JSON.stringify({ id, place: found.place.map(name("=")), eliminate: found.eliminate.map(name("<>")) }));
}
