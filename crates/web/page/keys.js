// What keys do, as players of SudokuPad and SudokuExchange have them. Digits work wherever the focus is, text fields apart.
import { CELLS } from "./sudoku.js";

const MOVES = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1],
};
const TOOLS = { KeyZ: "digit", KeyX: "corner", KeyC: "center", KeyV: "color" };

/** Whether what has the focus takes text, so that no key is for the board. */
const takesText = (target) => target.closest?.("textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])");

/** Whether it takes arrows and the like, but no digits. */
const takesArrows = (target) => target.closest?.("[role=tablist], [role=radiogroup], input");

/** Has the keys do what `acts` says. */
export function listen(acts) {
  addEventListener("keydown", (event) => {
    if (event.isComposing || takesText(event.target)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (press(event, acts)) event.preventDefault();
  });
}

/** Carries out a key; says whether it meant something. */
export function press(event, acts) {
  const { code, key } = event;
  const holds = event.ctrlKey || event.metaKey;
  if (event.altKey && /^Digit[1-3]$/.test(code) && !holds && !event.shiftKey) return acts.room(Number(code.slice(-1)) - 1), true;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) ? key : undefined);
  if (digit !== undefined && !event.metaKey && !(event.altKey && holds)) return digits(Number(digit), event, acts);
  if (holds) return withControl(event, acts);
  if (event.altKey) return false;
  return plain(event, acts);
}

function plain(event, acts) {
  const { code, key } = event;
  if (key === "?") return acts.hint(), true;
  if (MOVES[code]) {
    if (takesArrows(event.target) && key.startsWith("Arrow")) return false;
    return acts.move(...MOVES[code], event.shiftKey ? "add" : "only", key.startsWith("Arrow")), true;
  }
  if (TOOLS[code] && !event.shiftKey) return acts.tool(TOOLS[code]), true;
  // A button takes the space bar and Enter for itself, as does a box to tick.
  const isButton = event.target.closest?.("button, a, input, summary");
  if (code === "Space" && !isButton) return acts.cycle(event.shiftKey ? -1 : 1), true;
  if (key === "Enter") return isButton ? false : acts.enter();
  switch (key) {
    case "Delete": case "Backspace": return acts.erase(), true;
    case "[": return acts.undo(), true;
    case "]": return acts.redo(), true;
    case "y": case "Y": return acts.why(), true;
    case "p": case "P": return acts.pause(), true;
    case "g": case "G": return acts.rating(), true;
    case "Escape": return acts.escape(), true;
    case "Home": return takesArrows(event.target) ? false : (acts.edge("row", -1), true);
    case "End": return takesArrows(event.target) ? false : (acts.edge("row", 1), true);
    default: return false;
  }
}

function digits(digit, event, acts) {
  if (digit === 0) return acts.erase(), true;
  if (event.altKey) return false;
  const holds = event.ctrlKey || event.metaKey;
  const tool = holds && event.shiftKey ? "color" : holds ? "center" : event.shiftKey ? "corner" : undefined;
  return acts.digit(digit, tool), true;
}

function withControl(event, acts) {
  if (MOVES[event.code] && event.key.startsWith("Arrow")) return acts.move(...MOVES[event.code], "add", true), true;
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
