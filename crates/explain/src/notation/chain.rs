//! Chains in one line, in the ways the field writes them.
use super::through::{Through, held, locked_set};
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, DigitSet, Link, Pattern, Slot, Step};

/// What stands between two links: candidates of one cell or digit, or an almost locked set with both its ends.
struct Item {
    cells: CellSet,
    /// The digits with the links among them: `5=7`.
    text: String,
    /// The digits the chain comes in by.
    first: DigitSet,
    /// The digits it goes on by.
    last: DigitSet,
    /// Whether it is more than one candidate or group.
    joined: bool,
    /// Whether it is an almost locked set.
    locked: bool,
}

/// A chain in pieces: an item, and the link behind it, if there is one.
struct Line<'a> {
    items: Vec<(Item, Option<&'a Link>)>,
    closed: bool,
}

/// Writes a chain in Eureka notation: `(5)r1c2=(5)r1c8-(5=7)r3c9-(7)r3c4=(7)r9c4 => r9c2<>5`. Links within one cell and
/// those of an almost locked set share one pair of brackets; the pattern behind any other link stands within it:
/// `(3)r4c5=X-Wing(r28)=(3)r28c3`. A loop ends with `- loop`.
///
/// Cells are named as the voice of the scene names them. Nothing for other steps, and for chains whose links do not take
/// turns.
pub fn eureka(scene: &Scene<'_>, step: &Step) -> Option<String> {
    let line = Line::of(step)?;
    let mut text = String::new();
    for (item, link) in &line.items {
        text.extend(["(", &item.text, ")", &joined(scene.voice, item.cells)]);
        if let Some(link) = link {
            match between(scene, link, step) {
                Some(pattern) => text.extend(["=", &pattern, "="]),
                None => text.push_str(sign(link)),
            }
        }
    }
    if line.closed {
        let end = text.split_off(text.len() - 1);
        text.extend([" ", &end, " loop"]);
    }
    Some(format!("{text} => {}", scene.voice.conclusion(&step.conclusion)))
}

/// Writes a chain in HoDoKu's notation: `r1c2 =5= r1c8 -5- r3c9 -7- r3c4 =7= r9c4 => r9c2<>5`. Where the chain starts or
/// ends with a link within a cell or a set, its digit stands before or behind it: `5- r1c2 -3- r3c9 -5 => r1c9<>5`. A
/// loop comes back to its start.
///
/// Nothing for other steps, and for chains whose links do not take turns.
pub fn hodoku(scene: &Scene<'_>, step: &Step) -> Option<String> {
    let line = Line::of(step)?;
    let name = |item: &Item| format!("{}{}", if item.locked { "ALS:" } else { "" }, joined(scene.voice, item.cells));
    let (first, _) = line.items.first()?;
    let mut text = String::new();
    if first.joined && !line.closed {
        text.extend([first.first.to_string().as_str(), "- "]);
    }
    for (item, link) in &line.items {
        text += &name(item);
        let sign = link.map(sign);
        let via = link.and_then(|link| between(scene, link, step)).unwrap_or_else(|| item.last.to_string());
        match sign {
            Some(sign) => text.extend([" ", sign, &via, sign, " "]),
            None if item.joined => text.extend([" -", item.last.to_string().as_str()]),
            None => {}
        }
    }
    if line.closed {
        text += &name(first);
    }
    Some(format!("{text} => {}", scene.voice.conclusion(&step.conclusion)))
}

/// A strong link of a chain.
pub(crate) struct Turn<'a> {
    pub(crate) from: &'a CandidateSet,
    pub(crate) to: &'a CandidateSet,
    /// The slot or the pattern behind it.
    pub(crate) through: Option<Through>,
}

/// The strong links of a chain that starts with one and ends with one, or with a weak link back to the start; nothing
/// if its links do not take turns like that.
pub(crate) fn turns<'a>(chain: &'a Chain, step: &Step) -> Option<Vec<Turn<'a>>> {
    let odd = chain.links.len() % 2 == 1;
    if !alternates(chain) || !chain.links.first()?.is_strong() || odd == chain.closed {
        return None;
    }
    Some(chain.links.iter().step_by(2).map(|link| Turn::of(link, step)).collect())
}

impl<'a> Turn<'a> {
    /// A link with what it goes through.
    pub(crate) fn of(link: &'a Link, step: &Step) -> Self {
        Self { from: &link.from, to: &link.to, through: Through::of(link, step) }
    }
}

impl<'a> Line<'a> {
    fn of(step: &'a Step) -> Option<Self> {
        let Pattern::Chain(chain) = &step.pattern else { return None };
        if !alternates(chain) {
            return None;
        }
        let links = chain.links.as_slice();
        let mut nodes: Vec<&CandidateSet> = links.iter().map(|link| &link.from).collect();
        if !chain.closed {
            nodes.extend(links.last().map(|link| &link.to));
        }
        let mut items = Vec::new();
        let mut at = 0;
        while at < nodes.len() {
            let (item, taken) = Item::at(&nodes[at..], &links[at..], step);
            at += taken;
            items.push((item, links.get(at - 1)));
        }
        Some(Self { items, closed: chain.closed })
    }
}

impl Item {
    /// The first item of what is left of a chain, and how many nodes it takes.
    fn at(nodes: &[&CandidateSet], links: &[Link], step: &Step) -> (Self, usize) {
        let (first, cells) = (nodes[0], nodes[0].cells());
        if let ([link, ..], [_, to, ..]) = (links, nodes)
            && let Some(set) = locked_set(link)
        {
            let (first, last) = (digits_of(first), digits_of(to));
            let others = held(set, step) - first - last;
            let text = format!("{first}={others}{last}");
            return (Self { cells: set, text, first, last, joined: true, locked: true }, 2);
        }
        let mut text = digits_of(first).to_string();
        let mut taken = 1;
        if let Some(cell) = cells.single() {
            while let (Some(link), Some(next)) = (links.get(taken - 1), nodes.get(taken))
                && within(link, cell)
                && links.get(taken).is_none_or(|after| locked_set(after).is_none())
            {
                text.extend([sign(link), &digits_of(next).to_string()]);
                taken += 1;
            }
        }
        let (first, last) = (digits_of(first), digits_of(nodes[taken - 1]));
        (Self { cells, text, first, last, joined: taken > 1, locked: false }, taken)
    }
}

pub(super) fn digits_of(set: &CandidateSet) -> DigitSet {
    DigitSet::ALL.filter(|digit| !set.plane(digit).is_empty())
}

/// Whether strong and weak links take turns and follow on each other.
fn alternates(chain: &Chain) -> bool {
    let follows = |one: &Link, next: &Link| one.to == next.from && one.is_strong() != next.is_strong();
    let (Some(first), Some(last)) = (chain.links.first(), chain.links.last()) else { return false };
    chain.links.windows(2).all(|pair| follows(&pair[0], &pair[1])) && (!chain.closed || follows(last, first))
}

const fn sign(link: &Link) -> &'static str {
    if link.is_strong() { "=" } else { "-" }
}

/// Whether a link is between digits of one cell, for nothing but what the cell holds.
fn within(link: &Link, cell: Cell) -> bool {
    let inside = |set: &CandidateSet| set.cells().single() == Some(cell);
    let plain = !link.unique && link.strong.iter().all(|&slot| slot == Slot::Cell(cell));
    plain && inside(&link.from) && inside(&link.to)
}

/// The pattern that stands within a link.
fn between(scene: &Scene<'_>, link: &Link, step: &Step) -> Option<String> {
    Through::of(link, step)?.short(scene)
}

/// Cells without blanks between their blocks.
pub(super) fn joined(voice: Voice, set: CellSet) -> String {
    voice.names.blocks(set).join(",")
}
