// The shapes of the player's colors, so that each is told from the others without its hue. They are no digits, which would be
// read as notes.
import { draw } from "./dom.js";

/** A path for each color, round its middle, two units wide. */
const SHAPES = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z",
  "M-.9 -.9H.9V.9H-.9z",
  "M0 -1L1 .8H-1z",
  "M0 -1.15L1.15 0L0 1.15L-1.15 0z",
  "M-.35 -1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z",
  "M-1 .8L0 -1L1 .8L0 .2z",
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM-.5 0a.5 .5 0 1 1 1 0a.5 .5 0 1 1 -1 0z",
  "M-1 -.35H1V.35H-1z",
];

/** The shape of a color from 1 on, at a place, so many units to either side. */
export const shapeOf = (color, kind, { x, y, size }) => draw("path", kind, { d: SHAPES[color - 1], transform: `translate(${x} ${y}) scale(${size})`, "data-color": color });

/** The same as a small picture for a key. */
export function shapePicture(color) {
  const svg = draw("svg", "shape", { viewBox: "-1.4 -1.4 2.8 2.8", "aria-hidden": "true" });
  svg.append(shapeOf(color, "colorshape", { x: 0, y: 0, size: 1 }));
  return svg;
}
