// Links between candidates as cubic curves that go round digits. The board is 900 wide, a cell 100.
import { candidateAt } from "./raster.js";
import { columnOf, rowOf } from "./sudoku.js";

/** How far a node reaches from its middle. */
export const NODE = 16;

/** How many bends are tried at each of the two control points; every pair of them is a curve: 289. */
const BENDS = 17;
/** How many points of a curve are looked at. */
const POINTS = 28;
/** Links shorter than this stay in a cell or between neighbors, and are arcs. */
const SHORT = 64;
/** How far such an arc lies aside at least. */
const ARC = 46;
const HEAD = 14;

/** What running over something costs: a big digit the most, then a node, then a candidate, then another link. */
const COST = { digit: 30, node: 18, candidate: 2.2, link: 1.6, outside: 12, length: 14 };
const REACH = { digit: 37, node: 25, candidate: 15, link: 9 };

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a cubic curve at a share of its way. */
export function along([a, b, c, d], share) {
  const rest = 1 - share;
  const weigh = (name) => rest ** 3 * a[name] + 3 * rest ** 2 * share * b[name] + 3 * rest * share ** 2 * c[name] + share ** 3 * d[name];
  return { x: weigh("x"), y: weigh("y") };
}

const toward = (from, to, far) => {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * far, y: from.y + ((to.y - from.y) / whole) * far };
};

/**
 * A curve from ring to ring: its control points lie aside of the straight line by `first` and `second`. A short one leaves
 * its rings sideways, so that it can be seen between neighbors.
 */
function curve(from, to, first, second, head) {
  const whole = distance(from, to) || 1;
  const shares = whole < SHORT ? [0.15, 0.85] : [1 / 3, 2 / 3];
  const normal = { x: (to.y - from.y) / whole, y: -(to.x - from.x) / whole };
  const control = (share, aside) => ({
    x: from.x + (to.x - from.x) * share + normal.x * aside,
    y: from.y + (to.y - from.y) * share + normal.y * aside,
  });
  const [b, c] = [control(shares[0], first), control(shares[1], second)];
  return [toward(from, b, NODE + 1), b, c, toward(to, c, NODE + (head ? HEAD : 2))];
}

/** What stands in the way: `digits`, a cell each; `nodes` and `candidates`, `{cell, digit}` each. */
export class Obstacles {
  constructor({ digits, nodes, candidates }) {
    this.digits = new Set(digits);
    this.nodes = nodes.map(candidateAt);
    this.candidates = new Map();
    for (const it of candidates) this.candidates.set(it.cell, [...(this.candidates.get(it.cell) ?? []), candidateAt(it)]);
    this.curves = [];
  }

  /** What a curve costs; `ends` may be run over, as it begins and ends there. */
  cost(points, ends) {
    let sum = 0;
    const near = (point, center, kind) => COST[kind] * Math.max(0, 1 - distance(point, center) / REACH[kind]);
    for (const point of points) {
      if (point.x < 6 || point.y < 6 || point.x > 894 || point.y > 894) sum += COST.outside;
      const cell = Math.min(8, Math.max(0, Math.floor(point.y / 100))) * 9 + Math.min(8, Math.max(0, Math.floor(point.x / 100)));
      if (this.digits.has(cell)) sum += near(point, { x: columnOf(cell) * 100 + 50, y: rowOf(cell) * 100 + 50 }, "digit");
      for (const center of this.candidates.get(cell) ?? []) sum += near(point, center, "candidate");
      for (const node of this.nodes) if (!ends.includes(node)) sum += near(point, node, "node");
      for (const other of this.curves) for (const known of other) sum += near(point, known, "link");
    }
    return sum;
  }

  /** The cheapest curve from a candidate to another. */
  route(from, to, head) {
    const [start, end] = [candidateAt(from), candidateAt(to)];
    const ends = this.nodes.filter((node) => distance(node, start) < 1 || distance(node, end) < 1);
    const whole = distance(start, end);
    const step = whole < SHORT ? 8 : Math.min(34, 10 + whole / 18);
    let best = null;
    for (let i = 0; i < BENDS; i += 1) {
      for (let j = 0; j < BENDS; j += 1) {
        // The straight curve first, then more and more bent ones, to either side in turn.
        const aside = (index) => Math.ceil(index / 2) * (index % 2 ? 1 : -1) * step;
        if (whole < SHORT && (i !== j || Math.abs(aside(i)) < ARC)) continue;
        const [first, second] = [aside(i), aside(j)];
        const tried = curve(start, end, first, second, head);
        const points = Array.from({ length: POINTS }, (_, index) => along(tried, (index + 1) / (POINTS + 1)));
        const bent = (Math.abs(first) + Math.abs(second) + Math.abs(first - second)) / Math.max(whole, 60);
        const least = bent * COST.length;
        if (best && least >= best.cost) continue;
        const cost = least + this.cost(points, ends);
        if (!best || cost < best.cost) best = { cost, tried, points };
      }
    }
    this.curves.push(best.points.filter((_, index) => index % 3 === 1));
    return best.tried;
  }
}

const round = (number) => Math.round(number * 10) / 10;
const pair = ({ x, y }) => `${round(x)} ${round(y)}`;

/** A link as paths: `line`, and the `tip` of an arrow where it has one. */
export function linkPaths([a, b, c, d], head) {
  const line = `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;
  if (!head) return { line, tip: "" };
  const point = toward(d, c, -(HEAD - 4));
  const back = toward(d, c, 4);
  const aside = { x: ((back.y - point.y) / HEAD) * 7, y: ((point.x - back.x) / HEAD) * 7 };
  const corner = (way) => pair({ x: back.x + way * aside.x, y: back.y + way * aside.y });
  return { line, tip: `M${pair(point)}L${corner(1)}L${corner(-1)}z` };
}

/** The places on a link at which its number may stand, the middle first, and how far from candidates is far enough. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const CLEAR = 25;

/** Links shorter than this are hidden by their number, which stands beside them, that far off. */
const HIDDEN = 44;
const BESIDE = 20;

/** Where the number of a link stands: on its curve, or beside a short one, where it hides least of what is `taken`. */
export function placeOfNumber(curve, taken) {
  const [first, last] = [curve[0], curve[3]];
  const middle = along(curve, 0.5);
  const isShort = distance(first, middle) + distance(middle, last) < HIDDEN;
  const whole = distance(first, last) || 1;
  const aside = (point, by) => ({ x: point.x + ((last.y - first.y) / whole) * by, y: point.y - ((last.x - first.x) / whole) * by });
  const places = SHARES.flatMap((share) => (isShort ? [BESIDE, -BESIDE] : [0]).map((by) => aside(along(curve, share), by)));
  const room = (place) => Math.min(CLEAR, ...taken.map((it) => distance(it, place)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

const isSame = (one, other) => one.cell === other.cell && one.digit === other.digit;
const holds = (group, end) => group.some((it) => isSame(it, end));

/** The pair of ends of two groups that are closest, of those that no link joins yet, if there are such. */
export function nearest(from, to, joined = []) {
  const isJoined = ({ start, end }) => joined.some(([one, other]) => (isSame(one, start) && isSame(other, end)) || (isSame(one, end) && isSame(other, start)));
  const all = from.flatMap((start) => to.map((end) => ({ start, end, far: distance(candidateAt(start), candidateAt(end)) }))).filter(({ far }) => far > 0);
  const free = all.filter((it) => !isJoined(it));
  const [best] = (free.length ? free : all).sort((a, b) => a.far - b.far);
  return best ? [best.start, best.end] : null;
}

/**
 * Between which candidates links are drawn, `[start, end]` each. The ends of a link may stand for groups, which are told in the order of
 * the chain: a link leaves the group that the one before came to, and comes to one that none came to yet. No two run side by side, if
 * their groups have other candidates.
 */
export function joints(links, groups) {
  const reached = [];
  const joined = [];
  let last = groups[0] ?? null;
  for (const { from, to } of links) {
    const isOn = last && holds(last, from) && !holds(last, to);
    const left = isOn ? last : (joined.length > 0 && groups.find((group) => holds(group, from) && !holds(group, to))) || [from];
    last = groups.find((group) => group !== left && holds(group, to) && !reached.includes(group)) ?? [to];
    reached.push(last);
    joined.push(nearest(left, last, joined) ?? [from, to]);
  }
  return joined;
}

/** The candidates of a group joined as a path, each to the nearest of those before. */
export function bandPath(band) {
  const [first, ...left] = band.map(candidateAt);
  const reached = [first];
  let path = left.length ? "" : `M${pair(first)}`;
  while (left.length) {
    const steps = reached.flatMap((from) => left.map((to) => ({ from, to, far: distance(from, to) })));
    const { from, to } = steps.reduce((best, it) => (it.far < best.far ? it : best));
    path += `M${pair(from)}L${pair(to)}`;
    reached.push(to);
    left.splice(left.indexOf(to), 1);
  }
  return path;
}
