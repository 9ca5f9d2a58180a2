//! Links, as they are written.
use super::Read;
use super::sets::read_set;
use crate::argument as shape;
use crate::layout::Layout;
use crate::set::CandidateSet;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// Candidates linked in turn by "one of them is true" and "not both are true".
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chain {
    /// The links, strong and weak ones in turn; the end of one is the start of the next.
    pub links: Vec<Link>,
    /// Whether the last link, a weak one, ends where the first starts.
    #[serde(default, rename = "loop")]
    pub is_loop: bool,
    /// The chain with its conclusion in Eureka notation; the links say the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eureka: Option<String>,
}

impl Chain {
    pub(super) fn new(layout: &Layout, chain: &shape::Chain, eureka: Option<String>) -> Self {
        Self { links: Link::of_chain(layout, chain), is_loop: chain.is_loop(), eureka }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Chain> {
        Link::read_chain(layout, &self.links, self.is_loop)
    }
}

/// A link of a chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// The start: one candidate, or several that count as one.
    pub from: Vec<String>,
    /// The end.
    pub to: Vec<String>,
    /// Why one of the two ends is true, for a strong link; of the ends of a weak one not both are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Reason>,
}

/// Why one of the two ends of a strong link is true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reason {
    /// A cell has nothing else.
    Cell {
        /// The cell.
        cell: String,
    },
    /// A house has the digit in two cells only.
    House {
        /// The house.
        house: String,
        /// The digit.
        digit: u8,
    },
    /// A house has the digit in the cells of both ends only, one of which has several.
    Group {
        /// The house.
        house: String,
        /// The digit.
        digit: u8,
    },
    /// Cells with one digit more than they are many.
    AlmostLocked {
        /// The cells.
        cells: Vec<String>,
        /// Their digits.
        digits: Vec<u8>,
        /// A cell outside their house to which all their digits but the one that they lack leave one digit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beside: Option<String>,
    },
    /// Digits with one place more in a house than they are many.
    AlmostHidden {
        /// The house.
        house: String,
        /// The digits.
        digits: Vec<u8>,
    },
    /// A digit that stands in these houses in as many others, or else in an end.
    AlmostFish {
        /// The digit.
        digit: u8,
        /// The houses.
        houses: Vec<String>,
    },
    /// Without both ends the cells of these candidates would hold nothing else, and there would be two solutions.
    Deadly {
        /// The candidates.
        deadly: Vec<String>,
    },
}

impl Reason {
    fn new(layout: &Layout, reason: &shape::Reason) -> Self {
        let named = |house| layout.house_name(house).to_owned();
        match *reason {
            shape::Reason::Cell(cell) => Self::Cell { cell: cell.to_string() },
            shape::Reason::House(house, digit) => Self::House { house: named(house), digit: digit.value() },
            shape::Reason::Group(house, digit) => Self::Group { house: named(house), digit: digit.value() },
            shape::Reason::AlmostLocked(set) => Self::locked(set, None),
            shape::Reason::AlmostLockedAndCell(set, cell) => Self::locked(set, Some(cell.to_string())),
            shape::Reason::AlmostHidden(house, digits) => {
                Self::AlmostHidden { house: named(house), digits: names::write_digits(digits) }
            }
            shape::Reason::AlmostFish(digit, houses) => {
                Self::AlmostFish { digit: digit.value(), houses: names::write_houses(layout, houses) }
            }
            shape::Reason::Deadly(deadly) => Self::Deadly { deadly: names::write_placed(&deadly) },
        }
    }

    fn locked(set: shape::AlmostLocked, beside: Option<String>) -> Self {
        Self::AlmostLocked { cells: names::write_cells(set.cells), digits: names::write_digits(set.digits), beside }
    }

    fn read(&self, layout: &Layout) -> Read<shape::Reason> {
        Ok(match self {
            Self::Cell { cell } => shape::Reason::Cell(names::cell("cell", cell)?),
            Self::House { house, digit } => {
                shape::Reason::House(names::house("house", house, layout)?, names::digit("digit", *digit)?)
            }
            Self::Group { house, digit } => {
                shape::Reason::Group(names::house("house", house, layout)?, names::digit("digit", *digit)?)
            }
            Self::AlmostLocked { cells, digits, beside } => match beside {
                None => shape::Reason::AlmostLocked(read_set(cells, digits)?),
                Some(cell) => {
                    shape::Reason::AlmostLockedAndCell(read_set(cells, digits)?, names::cell("beside", cell)?)
                }
            },
            Self::AlmostHidden { house, digits } => {
                shape::Reason::AlmostHidden(names::house("house", house, layout)?, names::digits("digits", digits)?)
            }
            Self::AlmostFish { digit, houses } => {
                shape::Reason::AlmostFish(names::digit("digit", *digit)?, names::houses("houses", houses, layout)?)
            }
            Self::Deadly { deadly } => shape::Reason::Deadly(names::all_placed("deadly", deadly)?),
        })
    }
}

impl Link {
    fn strong(layout: &Layout, link: &shape::StrongLink) -> Self {
        Self {
            from: names::write_placed(&link.from),
            to: names::write_placed(&link.to),
            by: Some(Reason::new(layout, &link.reason)),
        }
    }

    fn weak([from, to]: [&CandidateSet; 2]) -> Self {
        Self { from: names::write_placed(from), to: names::write_placed(to), by: None }
    }

    /// The links of a chain, strong and weak in turn.
    pub(super) fn of_chain(layout: &Layout, chain: &shape::Chain) -> Vec<Self> {
        let mut weak = chain.weak_links();
        let mut written = Vec::new();
        for link in chain.links() {
            written.push(Self::strong(layout, link));
            written.extend(weak.next().map(Self::weak));
        }
        written
    }

    /// The links of a path, weak and strong in turn.
    pub(super) fn of_path(layout: &Layout, path: &shape::Path) -> Vec<Self> {
        let mut strong = path.links.iter();
        let mut written = Vec::new();
        for [from, to] in path.weak_links() {
            written.push(Self::weak([&from, &to]));
            written.extend(strong.next().map(|link| Self::strong(layout, link)));
        }
        written
    }

    /// Reads a chain, which starts with a strong link.
    pub(super) fn read_chain(layout: &Layout, links: &[Self], is_loop: bool) -> Read<shape::Chain> {
        let strong = in_turn(layout, "links", links, Turn::Strong)?;
        if strong.is_empty() {
            return Err(WireError::new("links", 0, "one link at least"));
        }
        if is_loop != links.len().is_multiple_of(2) {
            let expected = "a weak link behind the last strong one in a loop, and none elsewhere";
            return Err(WireError::new("links", links.len(), expected));
        }
        if let (true, Some(last), Some(first)) = (is_loop, links.last(), links.first())
            && last.to != first.from
        {
            let field = format!("links[{}].to", links.len() - 1);
            return Err(WireError::new(&field, last.to.join(","), "the start of the first link"));
        }
        let chain = if is_loop { shape::Chain::closed(strong) } else { shape::Chain::open(strong) };
        chain.ok_or_else(|| WireError::new("links", 0, "one link at least"))
    }

    /// Reads a path, which starts and ends with a weak link.
    pub(super) fn read_path(layout: &Layout, field: &str, links: &[Self]) -> Read<shape::Path> {
        let strong = in_turn(layout, field, links, Turn::Weak)?;
        let (Some(first), Some(last)) = (links.first(), links.last()) else {
            return Err(WireError::new(field, 0, "one link at least"));
        };
        if links.len().is_multiple_of(2) {
            return Err(WireError::new(field, links.len(), "a weak link at the end"));
        }
        let single = |place: &str, texts: &[String]| match texts {
            [text] => names::placed(&format!("{field}.{place}"), text),
            _ => Err(WireError::new(&format!("{field}.{place}"), texts.join(","), "one candidate")),
        };
        Ok(shape::Path { start: single("from", &first.from)?, links: strong, end: single("to", &last.to)? })
    }
}

/// Which links come first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Strong,
    Weak,
}

/// Reads links of which each starts where the one before ends, strong and weak in turn; keeps the strong ones.
fn in_turn(layout: &Layout, field: &str, links: &[Link], first: Turn) -> Read<Vec<shape::StrongLink>> {
    let mut strong = Vec::new();
    let mut before: Option<CandidateSet> = None;
    for (index, link) in links.iter().enumerate() {
        let within = |error: WireError| error.within(&format!("{field}[{index}]"));
        let [from, to] = [("from", &link.from), ("to", &link.to)].map(|(end, texts)| names::all_placed(end, texts));
        let (from, to) = (from.map_err(within)?, to.map_err(within)?);
        if from.is_empty() || to.is_empty() {
            return Err(within(WireError::new("from", link.from.join(","), "candidates at both ends")));
        }
        if before.is_some_and(|before| before != from) {
            return Err(within(WireError::new("from", link.from.join(","), "the end of the link before")));
        }
        let is_strong = (index % 2 == 0) == (first == Turn::Strong);
        match (&link.by, is_strong) {
            (Some(by), true) => {
                let reason = by.read(layout).map_err(|error| within(error.within("by")))?;
                strong.push(shape::StrongLink { from, to, reason });
            }
            (None, false) => {}
            (found, _) => {
                let found = if found.is_some() { "a strong link" } else { "a weak link" };
                return Err(within(WireError::new("by", found, "strong and weak links in turn")));
            }
        }
        before = Some(to);
    }
    Ok(strong)
}
