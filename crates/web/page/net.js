// The drawing of a step that has many steps inside: what it assumes and what comes of it stand alone, and its arrows wait until
// they are asked for, as many at once are not followed.

/** From how many arrows on they wait. */
const MANY = 9;

/** True for a step with steps inside that has too many arrows to be read at once. */
export const isTangled = ({ parts = [] }, { links }) => parts.length > 0 && links.length >= MANY;

const isOuter = ({ role, also }) => [role, also].some((it) => it === "assumed" || it === "gone");

/** Of marks those of what is assumed, of what goes and of where it ends; without arrows, and without words for what is not drawn. */
export const outerOf = (marks) => ({ ...marks, nodes: marks.nodes.filter(isOuter), links: [], bands: [], legend: marks.legend.filter(({ kind, node }) => !kind && !["on", "off"].includes(node)) });

/** Marks whose arrows have the numbers of the `count` steps inside; an arrow to where these end has none. */
export const numberedTo = (count, marks) => ({ ...marks, links: marks.links.map((link) => (Number(link.number) > count ? { ...link, number: "" } : link)) });
