// A state of a game: what undo restores, and how one differs from another.
import { ALL, CELLS, PEERS, bit } from "./sudoku.js";

export const COLORS = 8;

/**
 * What undo restores; `auto` is 1 where candidates are kept by the page, 2 where notes of the player stand as candidates do, in
 * all cells alike, 3 where the page keeps and shows those of cells alone in which some are struck, and 0 where notes stand in a line.
 */
export const FIELDS = {
  values: () => new Uint8Array(81),
  center: () => new Uint16Array(81),
  corner: () => new Uint16Array(81),
  removed: () => new Uint16Array(81),
  colors: () => new Uint8Array(81),
  marks: () => new Uint8Array(729),
  auto: () => new Uint8Array(1),
};

/** The largest value of each. */
const MOST = { values: 9, center: ALL, corner: ALL, removed: ALL, colors: COLORS, marks: COLORS, auto: 3 };

export const blank = () => Object.fromEntries(Object.entries(FIELDS).map(([name, make]) => [name, make()]));
export const copy = (state) => Object.fromEntries(Object.keys(FIELDS).map((name) => [name, state[name].slice()]));
export const same = (a, b) => Object.keys(FIELDS).every((name) => a[name].every((value, index) => value === b[name][index]));

/** What leads from a state to another: field, place, value, field, ... */
export function differences(from, to) {
  const list = [];
  for (const name of Object.keys(FIELDS)) {
    to[name].forEach((value, index) => value !== from[name][index] && list.push(name, index, value));
  }
  return list;
}

/** The state that differences lead to; nothing if they are none. */
export function changed(state, list) {
  if (!Array.isArray(list) || list.length % 3) return null;
  const next = copy(state);
  for (let at = 0; at < list.length; at += 3) {
    const [name, index, value] = list.slice(at, at + 3);
    const most = MOST[name];
    if (most === undefined || !Number.isInteger(index) || index < 0 || index >= next[name].length) return null;
    if (!Number.isInteger(value) || value < 0 || value > most) return null;
    next[name][index] = value;
  }
  return next;
}

/** The states that lead from a state on, the last first, as far as they are some. */
export function statesOf(state, steps) {
  const states = [];
  for (const step of Array.isArray(steps) ? steps : []) {
    const next = changed(states.at(-1) ?? state, step);
    if (!next) break;
    states.push(next);
  }
  return states.reverse();
}

/** Whether something is a list of so many numbers from 0 to `most`. */
export const isList = (list, length, most) =>
  Array.isArray(list) && list.length === length && list.every((n) => Number.isInteger(n) && n >= 0 && n <= most);

/** Whether what was kept is a state. */
export const isState = (state) => Object.entries(blank()).every(([name, list]) => isList(state?.[name], list.length, MOST[name]));

/** Whether rules that were kept can be played. */
export const areRules = ({ digits, sees, rules, frame }) =>
  [digits, sees].every((list) => Array.isArray(list) && list.length === 81) && typeof rules === "object" && Array.isArray(frame?.grid);

/** Lets the page keep the candidates of a state, or the player, whose notes stand as candidates do where every open cell has some. */
export const keepNotesOf = ({ auto, values, center }, on) => (auto[0] = on ? 1 : CELLS.every((cell) => values[cell] || center[cell]) ? 2 : 0);

/** Puts a digit into a cell of a state, or none; notes of peers that it rules out go with it if `tidy`. */
export function enter(state, cell, digit, tidy) {
  state.values[cell] = digit;
  if (!digit || !tidy) return;
  for (const peer of PEERS[cell]) {
    state.center[peer] &= ~bit(digit);
    state.corner[peer] &= ~bit(digit);
  }
}
