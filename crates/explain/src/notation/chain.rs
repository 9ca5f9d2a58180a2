//! Chains in one line, in the ways the field writes them.
use super::reason::{locked_set, short};
use crate::step_context::StepContext;
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, Chain, DigitSet, Pattern, Reason, Step};

/// A node between two links: candidates of one cell or digit, or an almost locked set with both its ends.
struct ChainItem {
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

/// A link: one of two ends is true, or not both are.
#[derive(Clone, Copy)]
enum ChainLink<'a> {
    Strong(&'a Reason),
    Weak,
}

/// An end of a link, and the link that goes on from it, if there is one.
#[derive(Clone, Copy)]
struct ChainEnd<'a> {
    set: &'a CandidateSet,
    link: Option<ChainLink<'a>>,
}

/// A chain in pieces: an item, and the link behind it, if there is one.
struct ChainPieces<'a> {
    items: Vec<(ChainItem, Option<ChainLink<'a>>)>,
    is_loop: bool,
}

/// Writes a chain in Eureka notation: `(5)r1c2=(5)r1c8-(5=7)r3c9-(7)r3c4=(7)r9c4 => r9c2<>5`. Links within one cell and
/// those of an almost locked set share one pair of brackets; the pattern behind any other link stands within it:
/// `(3)r4c5=X-Wing(r28)=(3)r28c3`. A loop ends with `- loop`.
///
/// Cells are named as the style of the context has it. Nothing for other steps.
pub fn eureka(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let line = ChainPieces::of(chain);
    let mut text = String::new();
    for (item, link) in &line.items {
        text.extend(["(", &item.text, ")", &context.style.joined_blocks(item.cells)]);
        if let Some(link) = link {
            match link.pattern(context) {
                Some(pattern) => text.extend(["=", &pattern, "="]),
                None => text.push_str(link.sign()),
            }
        }
    }
    if line.is_loop {
        let end = text.split_off(text.len() - 1);
        text.extend([" ", &end, " loop"]);
    }
    Some(format!("{text} => {}", context.style.conclusion(&step.conclusion)))
}

/// Writes a chain in HoDoKu's notation: `r1c2 =5= r1c8 -5- r3c9 -7- r3c4 =7= r9c4 => r9c2<>5`. Where the chain starts
/// or ends with a link within a cell or a set, its digit stands before or behind it: `5- r1c2 -3- r3c9 -5 => r1c9<>5`.
/// A loop comes back to its start.
///
/// Nothing for other steps.
pub fn hodoku(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let line = ChainPieces::of(chain);
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
    Some(format!("{text} => {}", context.style.conclusion(&step.conclusion)))
}

impl<'a> ChainPieces<'a> {
    fn of(chain: &'a Chain) -> Self {
        let mut ends: Vec<ChainEnd<'a>> = Vec::new();
        let mut weak = chain.weak_links();
        for link in chain.links() {
            ends.push(ChainEnd { set: &link.from, link: Some(ChainLink::Strong(&link.reason)) });
            ends.push(ChainEnd { set: &link.to, link: weak.next().map(|_| ChainLink::Weak) });
        }
        let mut items = Vec::new();
        let mut left = ends.as_slice();
        while let [first, after @ ..] = left {
            let (item, more) = ChainItem::at(*first, after);
            items.push((item, left[more].link));
            left = &left[more + 1..];
        }
        Self { items, is_loop: chain.is_loop() }
    }
}

impl ChainItem {
    /// The item that starts at an end, and how many of those after it it takes as well.
    fn at(start: ChainEnd<'_>, after: &[ChainEnd<'_>]) -> (Self, usize) {
        let cells = start.set.cells();
        let first = start.set.all_digits();
        if let (Some(set), [to, ..]) = (start.locked_set(), after) {
            let last = to.set.all_digits();
            let others = set.digits - first - last;
            let text = format!("{first}={others}{last}");
            return (Self { cells: set.cells, text, first, last, joined: true, locked: true }, 1);
        }
        let mut text = first.to_string();
        let mut last = first;
        let mut link = start.link;
        let mut taken = 0;
        while let (Some(cell), Some(along), Some(next)) = (cells.single(), link, after.get(taken))
            && along.is_within(cell)
            && next.set.cells() == cells
            && next.locked_set().is_none()
        {
            last = next.set.all_digits();
            text.extend([along.sign(), &last.to_string()]);
            (taken, link) = (taken + 1, next.link);
        }
        (Self { cells, text, first, last, joined: taken > 0, locked: false }, taken)
    }
}

impl ChainEnd<'_> {
    /// The almost locked set that goes on from it.
    fn locked_set(self) -> Option<AlmostLocked> {
        match self.link {
            Some(ChainLink::Strong(reason)) => locked_set(reason),
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

    /// Whether it is between what one cell holds, if both its ends are.
    fn is_within(self, cell: Cell) -> bool {
        match self {
            Self::Strong(reason) => *reason == Reason::Cell(cell),
            Self::Weak => true,
        }
    }

    /// The pattern that stands within it.
    fn pattern(self, context: &StepContext<'_>) -> Option<String> {
        match self {
            Self::Strong(reason) => short(context, reason),
            Self::Weak => None,
        }
    }
}
