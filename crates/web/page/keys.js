// What keys do, as players of SudokuPad and SudokuExchange have them.
import { CELLS } from "./sudoku.js";

const MOVES = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1],
};
const TOOLS = { KeyZ: "digit", KeyX: "corner", KeyC: "center", KeyV: "color" };

/** Whether keys belong to what has the focus and not to the board. */
const isTaken = (target) => target.closest?.("input, textarea, select, [role=tablist], dialog, [contenteditable], summary");

/** Has the keys do what `acts` says. */
export function listen(acts) {
  addEventListener("keydown", (event) => {
    if (isTaken(event.target) || event.isComposing) return;
    const done = press(event, acts);
    if (done) event.preventDefault();
  });
}

/** Carries out a key; says whether it meant something. */
function press(event, acts) {
  const { code, key } = event;
  const holds = event.ctrlKey || event.metaKey;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) ? key : undefined);
  if (digit !== undefined && !(holds && event.metaKey)) return digits(Number(digit), event, acts);
  if (holds) return withControl(event, acts);
  if (event.altKey) return false;
  if (key === "?") return acts.hint(), true;
  if (MOVES[code]) return acts.move(...MOVES[code], event.shiftKey ? "add" : "only"), true;
  if (TOOLS[code] && !event.shiftKey) return acts.tool(TOOLS[code]), true;
  // A button takes the space bar for itself.
  if (code === "Space" && !event.target.closest?.("button, a")) return acts.cycle(event.shiftKey ? -1 : 1), true;
  switch (key) {
    case "Delete": case "Backspace": return acts.clear(), true;
    case "[": return acts.undo(), true;
    case "]": return acts.redo(), true;
    case "y": case "Y": return acts.why(), true;
    case "Escape": return acts.escape(), true;
    case "Home": return acts.edge("row", -1), true;
    case "End": return acts.edge("row", 1), true;
    default: return false;
  }
}

function digits(digit, event, acts) {
  if (digit === 0) return acts.clear(), true;
  if (event.altKey) return acts.show(digit), true;
  const holds = event.ctrlKey || event.metaKey;
  const tool = holds && event.shiftKey ? "color" : holds ? "center" : event.shiftKey ? "corner" : undefined;
  return acts.digit(digit, tool), true;
}

function withControl(event, acts) {
  if (MOVES[event.code] && event.key.startsWith("Arrow")) return acts.move(...MOVES[event.code], "add"), true;
  switch (event.key.toLowerCase()) {
    case "z": return event.shiftKey ? acts.redo() : acts.undo(), true;
    case "y": return acts.redo(), true;
    case "a": return acts.selectAll(CELLS), true;
    case "i": return acts.invert(), true;
    case "home": return acts.edge("board", -1), true;
    case "end": return acts.edge("board", 1), true;
    default: return false;
  }
}
