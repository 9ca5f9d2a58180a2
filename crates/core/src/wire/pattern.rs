//! A pattern as it is written.
use super::{Case, Nested, WireError, Words, names};
use crate::ids::Digit;
use crate::layout::Layout;
use crate::pattern as shape;
use crate::set::CandidateSet;
use crate::step::Slot;
use serde::{Deserialize, Serialize};

/// The shape of the argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Pattern {
    /// A slot has one candidate left.
    Single {
        /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
        slot: String,
    },
    /// A digit of one house is left only where the house crosses another.
    Confined {
        /// The digit.
        digit: u8,
        /// The house that confines it.
        from: String,
        /// The house that loses it elsewhere.
        to: String,
    },
    /// As many slots (cover) as other slots (base) hold all candidates of the base, but for fins.
    Cover {
        /// The digit, if all slots are houses of this one; they are then named by the house alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digit: Option<u8>,
        /// The slots that must be filled.
        base: Vec<String>,
        /// The slots that can fill them.
        cover: Vec<String>,
        /// Candidates of the base outside the cover.
        #[serde(default)]
        fins: Vec<String>,
    },
    /// Few cells around a pivot whose candidates leave no room for a digit elsewhere.
    Wing {
        /// The cells that the others hang on.
        pivot: Vec<String>,
        /// The other cells.
        pincers: Vec<String>,
        /// The digits that go.
        digits: Vec<u8>,
    },
    /// Almost locked sets and how they are linked.
    Sets {
        /// The sets, in the order of the argument.
        sets: Vec<AlmostLocked>,
        /// The digits that link one set to the next.
        common: Vec<u8>,
    },
    /// Candidates in two colors, one color of each pair true and the other false.
    Colors {
        /// The clusters, each with its two colors.
        clusters: Vec<[Vec<String>; 2]>,
    },
    /// Candidates linked in turn by "one of them is true" and "not both are true".
    Chain {
        /// The links; the end of one is the start of the next.
        links: Vec<Link>,
        /// Whether the last link ends where the first starts.
        #[serde(default)]
        closed: bool,
        /// The chain with its conclusion in Eureka notation; the links say the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        eureka: Option<String>,
    },
    /// A fish with fins, and chains from the fins, and from what the fish has in one of its cover houses, to what goes.
    Kraken {
        /// The slots that must be filled.
        base: Vec<String>,
        /// The slots that can fill them.
        cover: Vec<String>,
        /// The links of each chain; the first starts at the candidate that is taken for true.
        chains: Vec<Vec<Link>>,
    },
    /// Cells that would allow two solutions if their guards were gone.
    Deadly {
        /// What would be left in the cells.
        deadly: Vec<String>,
        /// The candidates one of which is true.
        guards: Vec<String>,
    },
    /// Every way to fill the base with the candidate fails because another slot is left empty.
    Exclusion {
        /// The cells that are filled in every way.
        base: Vec<String>,
        /// The slots that exclude ways.
        excluders: Vec<String>,
    },
    /// Every way to place a digit on the whole board, or the ways of several digits that fit together.
    Templates {
        /// The digits: that of the conclusion, and those against whose ways it is held.
        digits: Vec<u8>,
    },
    /// Base cells whose digits must appear in the target cells.
    Exocet {
        /// The base cells.
        base: Vec<String>,
        /// The target cells.
        targets: Vec<String>,
        /// The digits of the base.
        digits: Vec<u8>,
        /// The lines that have room for a digit of the base only if a target takes it.
        lines: Vec<String>,
        /// For each target, in layout order, the cells one of which repeats its digit; left out if the argument goes
        /// without them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        mirrors: Vec<Vec<String>>,
    },
    /// Cells that must go along with their images under the symmetry that the truths name.
    Symmetry {
        /// The cells.
        cells: Vec<String>,
    },
    /// A candidate is assumed and leads to a contradiction.
    Hypothesis {
        /// The candidate assumed true: `r4c7=5`.
        assume: String,
        /// What follows, in order.
        steps: Vec<Nested>,
        /// The slot that is left empty.
        end: String,
    },
    /// Each candidate of a slot is assumed in turn and leads to the same conclusion, or to a contradiction.
    Forcing {
        /// The slot; one of the truths says what it has left.
        slot: String,
        /// What follows from each of its candidates, in the order of the truth.
        cases: Vec<Case>,
    },
    /// A shape this reader does not know; the truths speak for the step.
    #[serde(other)]
    Other,
}

/// Cells with what they may hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlmostLocked {
    /// The cells.
    pub cells: Vec<String>,
    /// Their digits.
    pub digits: Vec<u8>,
}

/// A link of a chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// The start: one candidate, or several that count as one.
    pub from: Vec<String>,
    /// The end.
    pub to: Vec<String>,
    /// The slots by which one of the two ends is true, for a strong link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strong: Vec<String>,
    /// Whether one of the two ends is true because the puzzle has one solution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unique: bool,
}

impl Pattern {
    /// Whether the shape is one of those listed here.
    pub const fn is_known(&self) -> bool {
        !matches!(self, Self::Other)
    }

    /// How a pattern is written; `words` tell its step.
    pub fn new(layout: &Layout, pattern: &shape::Pattern, words: &Words) -> Self {
        match pattern {
            shape::Pattern::Single { slot } => Self::Single { slot: slot.name(layout) },
            shape::Pattern::Confined { digit, from, to } => Self::Confined {
                digit: digit.value(),
                from: layout.house_name(*from).to_owned(),
                to: layout.house_name(*to).to_owned(),
            },
            shape::Pattern::Cover { base, cover, fins } => Self::cover(layout, (base, cover), fins),
            shape::Pattern::Wing { pivot, pincers, digits } => Self::Wing {
                pivot: names::write_cells(*pivot),
                pincers: names::write_cells(*pincers),
                digits: names::write_digits(*digits),
            },
            shape::Pattern::Sets { sets, common } => {
                Self::Sets { sets: sets.iter().map(AlmostLocked::new).collect(), common: names::write_digits(*common) }
            }
            shape::Pattern::Colors { clusters } => Self::Colors {
                clusters: clusters.iter().map(|colors| colors.each_ref().map(names::write_placed)).collect(),
            },
            shape::Pattern::Chain(chain) => {
                Self::Chain { links: Link::list(layout, chain), closed: chain.closed, eureka: words.notation.clone() }
            }
            shape::Pattern::Kraken { base, cover, chains } => Self::Kraken {
                base: base.iter().map(|slot| slot.name(layout)).collect(),
                cover: cover.iter().map(|slot| slot.name(layout)).collect(),
                chains: chains.iter().map(|chain| Link::list(layout, chain)).collect(),
            },
            shape::Pattern::Deadly { deadly, guards } => {
                Self::Deadly { deadly: names::write_placed(deadly), guards: names::write_placed(guards) }
            }
            shape::Pattern::Exclusion { base, excluders } => Self::Exclusion {
                base: names::write_cells(*base),
                excluders: excluders.iter().map(|slot| slot.name(layout)).collect(),
            },
            shape::Pattern::Templates { digits } => Self::Templates { digits: names::write_digits(*digits) },
            shape::Pattern::Exocet { .. } => Self::exocet(layout, pattern),
            shape::Pattern::Symmetry { cells } => Self::Symmetry { cells: names::write_cells(*cells) },
            shape::Pattern::Hypothesis(hypothesis) => Self::Hypothesis {
                assume: hypothesis.assume.to_string(),
                steps: Nested::list(layout, &hypothesis.steps, &words.nested),
                end: hypothesis.end.name(layout),
            },
            shape::Pattern::Forcing(forcing) => Self::Forcing {
                slot: forcing.slot.name(layout),
                cases: Case::list(layout, &forcing.cases, &words.nested),
            },
        }
    }

    fn cover(layout: &Layout, (base, cover): (&[Slot], &[Slot]), fins: &CandidateSet) -> Self {
        let digit = common_digit(base, cover);
        let name = |slot: &Slot| match (digit, *slot) {
            (Some(_), Slot::House(house, _)) => layout.house_name(house).to_owned(),
            _ => slot.name(layout),
        };
        Self::Cover {
            digit: digit.map(Digit::value),
            base: base.iter().map(name).collect(),
            cover: cover.iter().map(name).collect(),
            fins: names::write_placed(fins),
        }
    }

    fn exocet(layout: &Layout, pattern: &shape::Pattern) -> Self {
        let shape::Pattern::Exocet { base, targets, digits, lines, mirrors } = pattern else { return Self::Other };
        Self::Exocet {
            base: names::write_cells(*base),
            targets: names::write_cells(*targets),
            digits: names::write_digits(*digits),
            lines: lines.iter().map(|house| layout.house_name(house).to_owned()).collect(),
            mirrors: mirrors.iter().map(|&cells| names::write_cells(cells)).collect(),
        }
    }

    /// Reads the pattern; none if its shape is not known here.
    pub fn to_pattern(&self, layout: &Layout) -> Result<Option<shape::Pattern>, WireError> {
        Ok(Some(match self {
            Self::Single { slot } => shape::Pattern::Single { slot: names::slot("slot", slot, layout)? },
            Self::Confined { digit, from, to } => shape::Pattern::Confined {
                digit: names::digit("digit", *digit)?,
                from: names::house("from", from, layout)?,
                to: names::house("to", to, layout)?,
            },
            Self::Cover { digit, base, cover, fins } => {
                let digit = digit.map(|digit| names::digit("digit", digit)).transpose()?;
                let slot = |field: &str, text: &String| match digit {
                    Some(digit) => Ok(Slot::House(names::house(field, text, layout)?, digit)),
                    None => names::slot(field, text, layout),
                };
                shape::Pattern::Cover {
                    base: names::list("base", base, slot)?,
                    cover: names::list("cover", cover, slot)?,
                    fins: names::all_placed("fins", fins)?,
                }
            }
            Self::Hypothesis { assume, steps, end } => shape::Pattern::Hypothesis(shape::Hypothesis {
                assume: names::placed("assume", assume)?,
                steps: Nested::read(layout, steps)?,
                end: names::slot("end", end, layout)?,
            }),
            Self::Forcing { slot, cases } => shape::Pattern::Forcing(shape::Forcing {
                slot: names::slot("slot", slot, layout)?,
                cases: Case::read(layout, cases)?,
            }),
            Self::Other => return Ok(None),
            linked => linked.to_linked(layout)?,
        }))
    }

    /// Reads the patterns of sets, links and whole boards.
    fn to_linked(&self, layout: &Layout) -> Result<shape::Pattern, WireError> {
        Ok(match self {
            Self::Wing { pivot, pincers, digits } => shape::Pattern::Wing {
                pivot: names::cells("pivot", pivot)?,
                pincers: names::cells("pincers", pincers)?,
                digits: names::digits("digits", digits)?,
            },
            Self::Sets { sets, common } => shape::Pattern::Sets {
                sets: names::list("sets", sets, |field, set: &AlmostLocked| {
                    set.to_set().map_err(|error| error.within(field))
                })?,
                common: names::digits("common", common)?,
            },
            Self::Colors { clusters } => shape::Pattern::Colors {
                clusters: names::list("clusters", clusters, |field, [one, other]: &[Vec<String>; 2]| {
                    Ok([names::all_placed(field, one)?, names::all_placed(field, other)?])
                })?,
            },
            Self::Chain { links, closed, .. } => {
                shape::Pattern::Chain(shape::Chain { links: Link::read(layout, "links", links)?, closed: *closed })
            }
            Self::Kraken { base, cover, chains } => shape::Pattern::Kraken {
                base: names::list("base", base, |field, text| names::slot(field, text, layout))?,
                cover: names::list("cover", cover, |field, text| names::slot(field, text, layout))?,
                chains: names::list("chains", chains, |field, links: &Vec<Link>| {
                    Ok(shape::Chain { links: Link::read(layout, field, links)?, closed: false })
                })?,
            },
            Self::Deadly { deadly, guards } => shape::Pattern::Deadly {
                deadly: names::all_placed("deadly", deadly)?,
                guards: names::all_placed("guards", guards)?,
            },
            Self::Exclusion { base, excluders } => shape::Pattern::Exclusion {
                base: names::cells("base", base)?,
                excluders: names::list("excluders", excluders, |field, text| names::slot(field, text, layout))?,
            },
            Self::Templates { digits } => shape::Pattern::Templates { digits: names::digits("digits", digits)? },
            Self::Exocet { base, targets, digits, lines, mirrors } => shape::Pattern::Exocet {
                base: names::cells("base", base)?,
                targets: names::cells("targets", targets)?,
                digits: names::digits("digits", digits)?,
                lines: names::list("lines", lines, |field, text| names::house(field, text, layout))?,
                mirrors: names::list("mirrors", mirrors, |field, cells| names::cells(field, cells))?,
            },
            Self::Symmetry { cells } => shape::Pattern::Symmetry { cells: names::cells("cells", cells)? },
            _ => return Err(WireError::new("kind", "this pattern", "a pattern of sets, links or whole boards")),
        })
    }
}

impl AlmostLocked {
    fn new(set: &shape::AlmostLocked) -> Self {
        Self { cells: names::write_cells(set.cells), digits: names::write_digits(set.digits) }
    }

    fn to_set(&self) -> Result<shape::AlmostLocked, WireError> {
        Ok(shape::AlmostLocked {
            cells: names::cells("cells", &self.cells)?,
            digits: names::digits("digits", &self.digits)?,
        })
    }
}

impl Link {
    fn list(layout: &Layout, chain: &shape::Chain) -> Vec<Self> {
        chain.links.iter().map(|link| Self::new(layout, link)).collect()
    }

    fn read(layout: &Layout, field: &str, links: &[Self]) -> Result<Vec<shape::Link>, WireError> {
        names::list(field, links, |field, link: &Self| link.to_link(layout).map_err(|error| error.within(field)))
    }

    fn new(layout: &Layout, link: &shape::Link) -> Self {
        Self {
            from: names::write_placed(&link.from),
            to: names::write_placed(&link.to),
            strong: link.strong.iter().map(|slot| slot.name(layout)).collect(),
            unique: link.unique,
        }
    }

    fn to_link(&self, layout: &Layout) -> Result<shape::Link, WireError> {
        Ok(shape::Link {
            from: names::all_placed("from", &self.from)?,
            to: names::all_placed("to", &self.to)?,
            strong: self.strong.iter().map(|text| names::slot("strong", text, layout)).collect::<Result<_, _>>()?,
            unique: self.unique,
        })
    }
}

/// The digit of all slots, if each is a house and they share one.
fn common_digit(base: &[Slot], cover: &[Slot]) -> Option<Digit> {
    let digit = |slot: &Slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None };
    let first = digit(base.first()?)?;
    base.iter().chain(cover).all(|slot| digit(slot) == Some(first)).then_some(first)
}
