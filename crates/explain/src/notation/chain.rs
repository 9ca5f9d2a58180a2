//! Chains in one line, in the ways the field writes them.
use super::reason::{locked_set, short};
use super::settled::settled;
use super::short::together;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::alternating;
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, Chain, DigitSet, Pattern, Reason, Step, StrongLink};

/// A node between two links: candidates of one cell or digit, or an almost locked set with both its ends.
struct ChainItem<'a> {
    cells: CellSet,
    /// The candidates, if there is one end only.
    set: &'a CandidateSet,
    /// The reason of the link that it has both ends of, or that leads to it, if that is more than a slot.
    by: Option<&'a Reason>,
    /// The digits with the links among them: `5=7`.
    text: String,
    /// The places that an almost hidden set has besides the start of the link to it.
    besides: CellSet,
    /// The digits the chain comes in by.
    first: DigitSet,
    /// The digits it goes on by.
    last: DigitSet,
    /// True if it is more than one candidate or group.
    joined: bool,
    /// True if it is an almost locked set.
    locked: bool,
}

/// A link: one of two ends is true, or not both are.
#[derive(Clone, Copy)]
enum ChainLink<'a> {
    Strong(&'a StrongLink),
    Weak,
}

/// An end of a link, and the link that goes on from it, if there is one.
#[derive(Clone, Copy)]
struct ChainEnd<'a> {
    set: &'a CandidateSet,
    link: Option<ChainLink<'a>>,
    /// The strong link that leads to it.
    before: Option<&'a StrongLink>,
}

/// A chain in pieces: an item, and the link behind it, if there is one.
struct ChainPieces<'a> {
    items: Vec<(ChainItem<'a>, Option<ChainLink<'a>>)>,
    is_loop: bool,
}

/// Writes a chain in Eureka notation: `(5)r1c2=(5)r1c8-(5=7)r3c9-(7)r3c4=(7)r9c4 => r9c2<>5`. Links within one cell and
/// those of an almost locked set share one pair of brackets; the pattern behind any other link stands within it:
/// `(3)r4c5 =XW(3)r28\c36= (3)r28c3`. A loop ends with `- loop`.
///
/// Cells are named as the style of the context has it. Colors of several digits are written so where one chain between
/// them eliminates the same. Nothing for other steps.
pub fn eureka(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let found = one_chain(context, step)?;
    Some(format!("{} => {}", chain(context, &found), context.style.conclusion(&settled(context, step))))
}

/// The chain of a step, or the one that stands for colors of several digits.
fn one_chain(context: &StepContext<'_>, step: &Step) -> Option<Chain> {
    match &step.pattern {
        Pattern::Chain(it) => Some(it.clone()),
        Pattern::Colors(it) if it.clusters.iter().any(|[one, other]| (*one | *other).all_digits().is_several()) => {
            let [(it, _)] = <[_; 1]>::try_from(alternating::chains(context, step)?).ok()?;
            Some(it)
        }
        _ => None,
    }
}

/// The links of a chain in Eureka notation.
pub(crate) fn chain(context: &StepContext<'_>, chain: &Chain) -> String {
    ChainPieces::of(chain).eureka(context)
}

/// The consequences of a candidate that is taken for true, in Eureka notation: `(7-2)r5c6=(2)r5c7`; or, without one, a
/// chain.
pub(crate) fn path(context: &StepContext<'_>, start: Option<&CandidateSet>, links: &[StrongLink]) -> String {
    ChainPieces::after(start, links.iter(), false).eureka(context)
}

/// Writes a chain in HoDoKu's notation: `r1c2 =5= r1c8 -5- r3c9 -7- r3c4 =7= r9c4 => r9c2<>5`. Where the chain starts
/// or ends with a link within a cell or a set, its digit stands before or behind it: `5- r1c2 -3- r3c9 -5 => r1c9<>5`.
/// A loop comes back to its start.
///
/// Nothing for other steps.
pub fn hodoku(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let found = one_chain(context, step)?;
    let line = ChainPieces::of(&found);
    let name = |item: &ChainItem| {
        format!("{}{}", if item.locked { "ALS:" } else { "" }, context.style.joined_blocks(item.cells))
    };
    let (first, _) = line.items.first()?;
    let mut text = String::new();
    if first.joined && !line.is_loop {
        text.extend([first.first.to_string().as_str(), "- "]);
    }
    for (item, link) in &line.items {
        text += &name(item);
        let via = link.and_then(|link| link.pattern(context)).unwrap_or_else(|| item.last.to_string());
        match link.map(ChainLink::sign) {
            Some(sign) => text.extend([" ", sign, &via, sign, " "]),
            None if item.joined => text.extend([" -", item.last.to_string().as_str()]),
            None => {}
        }
    }
    if line.is_loop {
        text += &name(first);
    }
    Some(format!("{text} => {}", context.style.conclusion(&settled(context, step))))
}

impl<'a> ChainPieces<'a> {
    fn of(chain: &'a Chain) -> Self {
        Self::after(None, chain.links(), chain.is_loop())
    }

    fn eureka(&self, context: &StepContext<'_>) -> String {
        let mut text = String::new();
        for (item, link) in &self.items {
            text += &item.node(context);
            if let Some(link) = link {
                match link.pattern(context) {
                    Some(pattern) => text.extend([" =", &pattern, "= "]),
                    None => text.push_str(link.sign()),
                }
            }
        }
        if self.is_loop {
            text += " loop";
        }
        text
    }

    /// The links, with what leads to the first of them by a weak one.
    fn after(
        start: Option<&'a CandidateSet>,
        links: impl Iterator<Item = &'a StrongLink> + Clone,
        is_loop: bool,
    ) -> Self {
        let mut left = links.clone().count();
        let weak = |more: bool| (more || is_loop).then_some(ChainLink::Weak);
        let mut ends: Vec<ChainEnd<'a>> =
            start.map(|set| ChainEnd { set, link: weak(left > 0), before: None }).into_iter().collect();
        for link in links {
            left -= 1;
            ends.push(ChainEnd { set: &link.from, link: Some(ChainLink::Strong(link)), before: None });
            ends.push(ChainEnd { set: &link.to, link: weak(left > 0), before: Some(link) });
        }
        let mut items = Vec::new();
        let mut left = ends.as_slice();
        while let [first, after @ ..] = left {
            let (item, more) = ChainItem::at(*first, after);
            items.push((item, left[more].link));
            left = &left[more + 1..];
        }
        Self { items, is_loop }
    }
}

impl<'a> ChainItem<'a> {
    /// The item that starts at an end, and how many of those after it it takes as well.
    fn at(start: ChainEnd<'a>, after: &[ChainEnd<'a>]) -> (Self, usize) {
        let cells = start.set.cells();
        let first = start.set.all_digits();
        let alone = Self {
            cells,
            set: start.set,
            by: None,
            text: first.to_string(),
            besides: CellSet::EMPTY,
            first,
            last: first,
            joined: false,
            locked: false,
        };
        if let (Some(set), Some(ChainLink::Strong(by)), [to, ..]) = (start.locked_set(), start.link, after) {
            let last = to.set.all_digits();
            let text = format!("{first}={}", with_last(set.digits - first, last));
            return (
                Self { cells: set.cells, by: Some(&by.reason), text, last, joined: true, locked: true, ..alone },
                1,
            );
        }
        if let Some(link) = start.before
            && matches!(link.reason, Reason::AlmostHidden(..))
        {
            return (Self { by: Some(&link.reason), besides: link.from.cells(), ..alone }, 0);
        }
        let mut item = alone;
        let mut link = start.link;
        let mut taken = 0;
        while let (Some(cell), Some(along), Some(next)) = (cells.single(), link, after.get(taken))
            && along.is_within(cell)
            && next.set.cells() == cells
            && next.locked_set().is_none()
        {
            item.last = next.set.all_digits();
            item.text.extend([along.sign(), &item.last.to_string()]);
            (taken, link) = (taken + 1, next.link);
        }
        item.joined = taken > 0;
        (item, taken)
    }

    /// The item in Eureka notation.
    fn node(&self, context: &StepContext<'_>) -> String {
        let cells = |cells: CellSet| context.style.joined_blocks(cells);
        match self.by {
            Some(&Reason::AlmostHidden(house, digits)) => {
                let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | context.board.plane(digit));
                format!("({digits}){}", cells((places & context.layout.cells(house)) - self.besides))
            }
            // The set and the cell beside it are linked by the digits that the cell has besides its own end.
            Some(&Reason::AlmostLockedAndCell(set, cell)) => {
                let held = context.board.digits(cell);
                let first = self.first;
                let last = self.last;
                if self.set.cells() == CellSet::of(cell) {
                    let via = held - first;
                    format!(
                        "({first}={via}){cell}-({via}={}){}",
                        set.digits - via,
                        cells(set.cells),
                        cell = cells(cell.into())
                    )
                } else {
                    let via = held - last;
                    format!("({first}={}){}-({via}={last}){}", set.digits - first, cells(set.cells), cells(cell.into()))
                }
            }
            _ if self.joined => format!("({}){}", self.text, cells(self.cells)),
            _ => node(context.style, self.set),
        }
    }
}

/// Digits in order, but for some that stand behind the others: `197`.
pub(crate) fn with_last(digits: DigitSet, last: DigitSet) -> String {
    format!("{}{}", digits - last, digits & last)
}

/// Candidates one of which is true: `(6)r456c7`, `(67)r4c7`; of several cells and digits `(6)r45c7|(7)r4c8`.
pub(crate) fn node(style: Style, set: &CandidateSet) -> String {
    let groups = together(set);
    let each = groups.into_iter().map(|(cells, digits)| format!("({digits}){}", style.joined_blocks(cells)));
    each.collect::<Vec<_>>().join("|")
}

impl ChainEnd<'_> {
    /// The almost locked set that goes on from it.
    fn locked_set(self) -> Option<AlmostLocked> {
        match self.link {
            Some(ChainLink::Strong(link)) => locked_set(&link.reason),
            _ => None,
        }
    }
}

impl ChainLink<'_> {
    const fn sign(self) -> &'static str {
        match self {
            Self::Strong(_) => "=",
            Self::Weak => "-",
        }
    }

    /// True if it is between what one cell holds, if both its ends are.
    fn is_within(self, cell: Cell) -> bool {
        match self {
            Self::Strong(link) => link.reason == Reason::Cell(cell),
            Self::Weak => true,
        }
    }

    /// The pattern that stands within it.
    fn pattern(self, context: &StepContext<'_>) -> Option<String> {
        match self {
            Self::Strong(link) => short(context, link),
            Self::Weak => None,
        }
    }
}
