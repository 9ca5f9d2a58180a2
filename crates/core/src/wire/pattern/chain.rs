//! Links, as they are written.
use crate::argument::{self, AlmostLocked, Chain, Path, StrongLink};
use crate::ids::{Candidate, Cell, Digit, House};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use crate::wire::{Expected, Found, Logged, ReadContext, WireError, WriteContext, logged, logged_kinds};

/// Candidates linked in turn by "one of them is true" and "not both are true".
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Chain"))]
pub struct ChainForm {
    /// The links, strong and weak ones in turn; the end of one is the start of the next.
    pub links: Vec<LinkForm>,
    /// True if the last link, a weak one, ends where the first starts.
    #[serde(default, rename = "loop")]
    pub is_loop: bool,
    /// The chain with its conclusion in Eureka notation; the links say the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eureka: Option<String>,
}

logged! {
    /// A link of a chain.
    #[derive(Debug)]
    pub struct Link {
        /// The start: one candidate, or several that count as one.
        pub from: CandidateSet,
        /// The end.
        pub to: CandidateSet,
        /// Why one of the two ends is true, for a strong link; of the ends of a weak one not both are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub by: Option<argument::Reason>,
    }

    /// A link of a chain.
    form;
}

type LinkForm = <Link as Logged>::Form;

logged_kinds! {
    /// The fields of the reason of a strong link.
    #[derive(Debug)]
    pub enum ReasonForm {
        /// A cell has nothing else.
        Cell {
            /// The cell.
            cell: Cell,
        },
        /// A house has the digit in two cells only.
        House {
            /// The house.
            house: House,
            /// The digit.
            digit: Digit,
        },
        /// A house has the digit in the cells of both ends only, one of which has several.
        Group {
            /// The house.
            house: House,
            /// The digit.
            digit: Digit,
        },
        /// Cells with one digit more than they are many.
        AlmostLocked {
            /// The cells.
            cells: CellSet,
            /// Their digits.
            digits: DigitSet,
            /// A cell outside their house to which all their digits but the one that they lack leave one digit.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            beside: Option<Cell>,
        },
        /// Digits with one place more in a house than they are many.
        AlmostHidden {
            /// The house.
            house: House,
            /// The digits.
            digits: DigitSet,
        },
        /// A digit that stands in these houses in as many others, or else in an end.
        AlmostFish {
            /// The digit.
            digit: Digit,
            /// The houses.
            houses: HouseSet,
        },
        /// Without both ends the cells of these candidates would hold nothing else, and there would be two solutions.
        Deadly {
            /// The candidates.
            deadly: CandidateSet,
        },
    }

    /// Why one of the two ends of a strong link is true.
    #[derive(serde::Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    form;
}

impl Logged for argument::Reason {
    type Form = <ReasonForm as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let locked = |set: AlmostLocked, beside| {
            let AlmostLocked { cells, digits } = set;
            ReasonForm::AlmostLocked { cells, digits, beside }
        };
        let fields = match *self {
            Self::Cell(cell) => ReasonForm::Cell { cell },
            Self::House(house, digit) => ReasonForm::House { house, digit },
            Self::Group(house, digit) => ReasonForm::Group { house, digit },
            Self::AlmostLocked(set) => locked(set, None),
            Self::AlmostLockedAndCell(set, cell) => locked(set, Some(cell)),
            Self::AlmostHidden(house, digits) => ReasonForm::AlmostHidden { house, digits },
            Self::AlmostFish(digit, houses) => ReasonForm::AlmostFish { digit, houses },
            Self::Deadly(deadly) => ReasonForm::Deadly { deadly },
        };
        fields.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        Ok(match ReasonForm::read(form, reading)? {
            ReasonForm::Cell { cell } => Self::Cell(cell),
            ReasonForm::House { house, digit } => Self::House(house, digit),
            ReasonForm::Group { house, digit } => Self::Group(house, digit),
            ReasonForm::AlmostLocked { cells, digits, beside: None } => {
                Self::AlmostLocked(AlmostLocked { cells, digits })
            }
            ReasonForm::AlmostLocked { cells, digits, beside: Some(cell) } => {
                Self::AlmostLockedAndCell(AlmostLocked { cells, digits }, cell)
            }
            ReasonForm::AlmostHidden { house, digits } => Self::AlmostHidden(house, digits),
            ReasonForm::AlmostFish { digit, houses } => Self::AlmostFish(digit, houses),
            ReasonForm::Deadly { deadly } => Self::Deadly(deadly),
        })
    }
}

impl Logged for Chain {
    type Form = ChainForm;

    /// The links, strong and weak in turn.
    fn form(&self, writing: WriteContext<'_>) -> ChainForm {
        let mut weak = self.weak_links();
        let mut links = Vec::new();
        for link in self.links() {
            links.push(strong(link, writing));
            links.extend(weak.next().map(|ends| Link::weak(ends).form(writing)));
        }
        let eureka = writing.words.and_then(|words| words.notation.clone());
        ChainForm { links, is_loop: self.is_loop(), eureka }
    }

    /// A chain starts with a strong link.
    fn read(form: &ChainForm, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let links = &form.links;
        let is_loop = form.is_loop;
        let reading = &reading.field("links");
        let strong = in_turn(links, reading, Turn::Strong)?;
        if strong.is_empty() {
            return Err(reading.fault(&0, Expected::OneLink));
        }
        if is_loop != links.len().is_multiple_of(2) {
            let expected = Expected::WeakLinkInLoop;
            return Err(reading.fault(&links.len(), expected));
        }
        if let (true, Some(last), Some(first)) = (is_loop, links.last(), links.first())
            && last.to != first.from
        {
            let at = reading.entry(links.len() - 1);
            return Err(at.field("to").fault(&last.to.join(","), Expected::StartOfFirstLink));
        }
        let chain = if is_loop { Self::closed(strong) } else { Self::open(strong) };
        chain.ok_or_else(|| reading.fault(&0, Expected::OneLink))
    }
}

impl Logged for Path {
    type Form = Vec<LinkForm>;

    /// The links, weak and strong in turn.
    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let mut links = Vec::new();
        let mut strong_links = self.links.iter();
        for [from, to] in self.weak_links() {
            links.push(Link::weak([&from, &to]).form(writing));
            links.extend(strong_links.next().map(|link| strong(link, writing)));
        }
        links
    }

    /// A path starts and ends with a weak link.
    fn read(links: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let strong = in_turn(links, reading, Turn::Weak)?;
        let (Some(first), Some(last)) = (links.first(), links.last()) else {
            return Err(reading.fault(&0, Expected::OneLink));
        };
        if links.len().is_multiple_of(2) {
            return Err(reading.fault(&links.len(), Expected::WeakLinkAtEnd));
        }
        let single = |end, texts: &[String]| match texts {
            [text] => Candidate::read(text, &reading.field(end)),
            _ => Err(reading.field(end).fault(&texts.join(","), Expected::OneCandidate)),
        };
        Ok(Self { start: single("from", &first.from)?, links: strong, end: single("to", &last.to)? })
    }
}

impl Link {
    fn weak([from, to]: [&CandidateSet; 2]) -> Self {
        Self { from: *from, to: *to, by: None }
    }
}

fn strong(link: &StrongLink, writing: WriteContext<'_>) -> LinkForm {
    Link { from: link.from, to: link.to, by: Some(link.reason) }.form(writing)
}

/// The kind of links that come first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Strong,
    Weak,
}

/// Reads links of which each starts where the one before ends, strong and weak in turn; keeps the strong ones.
fn in_turn(links: &[LinkForm], reading: &ReadContext<'_>, first: Turn) -> Result<Vec<StrongLink>, WireError> {
    let mut strong = Vec::new();
    let mut before: Option<CandidateSet> = None;
    for (index, form) in links.iter().enumerate() {
        let reading = reading.entry(index);
        let Link { from, to, by } = Link::read(form, &reading)?;
        let fault = |expected| Err(reading.field("from").fault(&form.from.join(","), expected));
        if from.is_empty() || to.is_empty() {
            return fault(Expected::BothEnds);
        }
        if before.is_some_and(|before| before != from) {
            return fault(Expected::EndOfLinkBefore);
        }
        let is_strong = (index % 2 == 0) == (first == Turn::Strong);
        match (by, is_strong) {
            (Some(reason), true) => strong.push(StrongLink { from, to, reason }),
            (None, false) => {}
            (found, _) => {
                let found = if found.is_some() { Found::StrongLink } else { Found::WeakLink };
                return Err(reading.field("by").fault(&found, Expected::LinksInTurn));
            }
        }
        before = Some(to);
    }
    Ok(strong)
}
