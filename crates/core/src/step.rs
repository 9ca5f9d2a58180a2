//! Steps: a deduction and the truths it rests on.
use crate::argument::Pattern;
use crate::board_map::BoardMap;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::layout::Layout;
use crate::rating::StepRating;
use crate::rule_filling::RuleFilling;
use crate::set::{CandidateSet, CellSet, DigitSet};
use crate::slot::Slot;
use crate::sum::{Addend, Sum, Summand};
use crate::wire::{logged, logged_kinds};
use serde::{Deserialize, Serialize};
use std::borrow::{Borrow, Cow};
use std::fmt;

/// The public, permanent name of a technique: `hidden-single-box`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slug(Cow<'static, str>);

impl Slug {
    /// A name known when the program is written.
    pub const fn new(name: &'static str) -> Self {
        Self(Cow::Borrowed(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A slug is found in a map by its name.
impl Borrow<str> for Slug {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl From<String> for Slug {
    fn from(name: String) -> Self {
        Self(Cow::Owned(name))
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

logged_kinds! {
    /// "One of these candidates is true", as read off the board.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub enum Truth {
        /// The digits left in a cell.
        Cell {
            /// The cell: `r1c2`.
            cell: Cell,
            /// The digits that it may hold.
            digits: DigitSet,
        },
        /// The cells left for a digit in a house.
        House {
            /// The house: `r2`.
            house: House,
            /// The digit.
            digit: Digit,
            /// The cells where the digit may stand.
            cells: CellSet,
        },
        ;
        /// One of the guards is true, or the puzzle would have a second solution.
        #[more("It holds for puzzles with one solution only.")]
        Guard(Box<Guard>),
        /// The digits that the symmetry of the givens leaves of a cell, for the one solution has it, too.
        #[more("It holds for puzzles with one solution only.")]
        Symmetric(Box<Symmetric>),
        /// The digits of some cells add up to a total.
        Sum(Box<Sum>),
        /// The cells of a rule are filled in one of the ways that it allows.
        Filling(Box<RuleFilling>),
    }

    /// "One of these is true": the digits left in a cell, the cells left for a digit in a house, the guards of a deadly
    /// pattern, the digits a symmetry of the givens leaves of a cell, cells that add up to a total, or the ways to fill the
    /// cells of a rule.
    #[serde(untagged)]
    form, parsed by crate::wire::parse_truth;
}

logged! {
    /// The candidates that stand between a deadly pattern and a second solution.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Guard {
        /// The candidates left in the cells of the pattern without the guards: `r1c2=5`.
        #[more("For a filled cell, its digit. However these fill the cells, another filling has the same digits in every house.")]
        #[more("No cell of it is a given.")]
        pub deadly: CandidateSet,
        /// The other candidates of these cells: `r1c2=7`.
        pub guards: CandidateSet,
    }

    /// One of the guards is true, or the puzzle would have a second solution.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

logged! {
    /// The digits that a symmetry of the givens leaves of a cell.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Symmetric {
        /// The symmetry.
        #[more("It sends houses to houses and the givens to themselves; the one solution is then its own image, too.")]
        #[serde(rename = "symmetry")]
        #[named("symmetry")]
        pub map: BoardMap,
        /// The cell: `r1c2`.
        pub cell: Cell,
        /// The digits that it may hold.
        #[more("Every other digit there has an image, under the map applied once or several times, that is no longer possible or")]
        #[more("that clashes with it.")]
        pub digits: DigitSet,
    }

    /// The digits that the symmetry of the givens leaves of a cell, for the one solution has it, too.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

impl Symmetric {
    /// The candidates of the other digits with their images, but for those that clash with an image of their own.
    fn leans_on(&self, layout: &Layout) -> CandidateSet {
        let others = (DigitSet::ALL - self.digits).iter().map(|digit| Candidate { cell: self.cell, digit });
        others
            .filter(|&other| !self.map.images(other).any(|image| layout.clash(other, image)))
            .fold(CandidateSet::EMPTY, |all, other| all | self.map.orbit(other))
    }
}

impl Truth {
    /// The slot of the truth, if it is about one.
    pub const fn slot(&self) -> Option<Slot> {
        match self {
            Self::Cell { cell, .. } => Some(Slot::Cell(*cell)),
            Self::House { house, digit, .. } => Some(Slot::House(*house, *digit)),
            Self::Guard(_) | Self::Symmetric(_) | Self::Sum(_) | Self::Filling(_) => None,
        }
    }

    /// True if it is about several cells at once, each of which takes one of the members.
    pub const fn is_joint(&self) -> bool {
        matches!(self, Self::Sum(_) | Self::Filling(_))
    }

    /// True if another truth has the same origin, on whatever board each was read off: the same slot, the same addends, or
    /// the same rule. Of those that rest on one solution, whether they are the same.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sum(one), Self::Sum(other)) => one.from == other.from,
            (Self::Filling(one), Self::Filling(other)) => one.rule == other.rule,
            (Self::Sum(sum), Self::Filling(filling)) | (Self::Filling(filling), Self::Sum(sum)) => {
                matches!(sum.from[..], [Addend { of: Summand::Rule(at, _), .. }] if at == filling.rule.0)
            }
            _ => self.slot().map_or(self == other, |slot| other.slot() == Some(slot)),
        }
    }

    /// The candidates one of which is true; of a total, or of the ways to fill the cells of a rule, those of its
    /// cells, one of each.
    pub fn members(&self) -> CandidateSet {
        match self {
            Self::Cell { cell, digits } => CandidateSet::of_cell(*cell, *digits),
            Self::House { digit, cells, .. } => CandidateSet::of_digit(*digit, *cells),
            Self::Guard(guard) => guard.guards,
            Self::Symmetric(it) => CandidateSet::of_cell(it.cell, it.digits),
            Self::Sum(sum) => sum.left,
            Self::Filling(filling) => filling.left,
        }
    }

    /// The candidates whose absence makes this true: what a "why" must trace.
    pub fn leans_on(&self, layout: &Layout) -> CandidateSet {
        match self {
            Self::Cell { cell, .. } => Slot::Cell(*cell).candidates(layout) - self.members(),
            Self::House { house, digit, .. } => Slot::House(*house, *digit).candidates(layout) - self.members(),
            Self::Guard(guard) => {
                let left = guard.deadly | guard.guards;
                left.cells().iter().fold(CandidateSet::EMPTY, |all, cell| all | Slot::Cell(cell).candidates(layout))
                    - left
            }
            Self::Symmetric(it) => it.leans_on(layout),
            Self::Sum(sum) => sum.leans_on(layout),
            Self::Filling(filling) => filling.leans_on(layout),
        }
    }

    /// The candidates whose absence it states: what it leans on, and of a total whatever else its cells have lost.
    fn states_gone(&self, layout: &Layout) -> CandidateSet {
        match self {
            Self::Sum(sum) => sum.gone(layout),
            _ => self.leans_on(layout),
        }
    }
}

/// The changes a step makes: the digits it places and the candidates it eliminates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Conclusion {
    /// The candidates that are true.
    pub place: CandidateSet,
    /// The candidates that are false.
    pub eliminate: CandidateSet,
}

impl Conclusion {
    /// One digit is placed.
    pub fn placing(candidate: Candidate) -> Self {
        Self { place: CandidateSet::of(candidate), eliminate: CandidateSet::EMPTY }
    }

    /// The conclusion that these candidates go.
    pub const fn eliminating(eliminate: CandidateSet) -> Self {
        Self { place: CandidateSet::EMPTY, eliminate }
    }

    /// The conclusion under a map.
    pub fn image(&self, map: &BoardMap) -> Self {
        Self { place: map.candidates(&self.place), eliminate: map.candidates(&self.eliminate) }
    }

    /// True if nothing is concluded.
    pub fn is_empty(&self) -> bool {
        self.place.is_empty() && self.eliminate.is_empty()
    }
}

/// Prints the placements, then the eliminations, as logs name them: `r4c7=5, r1c2<>5`.
impl fmt::Display for Conclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placed = self.place.iter().map(|candidate| candidate.to_string());
        let all: Vec<String> = placed.chain(self.eliminate.iter().map(Candidate::eliminated)).collect();
        f.write_str(&all.join(", "))
    }
}

/// One deduction, complete enough to print, draw, grade and check without the searcher.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique that found it.
    pub technique: Slug,
    /// The changes it makes.
    pub conclusion: Conclusion,
    /// The shape of the argument.
    pub pattern: Pattern,
    /// The truths the argument rests on, and nothing else.
    pub truths: Vec<Truth>,
    /// The rating of this very step on the scale of the run.
    pub rating: StepRating,
}

/// The technique and the conclusion: `x-wing: r1c4<>7, r4c8<>7`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.technique, self.conclusion)
    }
}

impl Step {
    /// The number of steps nested in this one.
    pub fn nested_length(&self) -> usize {
        match &self.pattern {
            Pattern::Hypothesis(hypothesis) => hypothesis.length(),
            Pattern::Forcing(forcing) => forcing.length(),
            _ => 0,
        }
    }

    /// The candidates whose absence makes the step hold as it is described: what its truths lean on, and those of the
    /// steps nested in it.
    pub fn leans_on(&self, layout: &Layout) -> CandidateSet {
        self.gone_by(layout, Truth::leans_on)
    }

    /// The candidates whose absence is stated in the step or in one nested in it: all that it leans on, and what else the
    /// cells of its totals have lost.
    pub fn states_gone(&self, layout: &Layout) -> CandidateSet {
        self.gone_by(layout, Truth::states_gone)
    }

    /// The candidates gone by the truths of the step and of those nested in it, and from the slots that are left empty.
    fn gone_by(&self, layout: &Layout, of: fn(&Truth, &Layout) -> CandidateSet) -> CandidateSet {
        let truths = self.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | of(truth, layout));
        let of_case = |steps: &[Self], end: Option<Slot>| {
            let empty = end.map_or(CandidateSet::EMPTY, |slot| slot.candidates(layout));
            steps.iter().fold(empty, |all, step| all | step.gone_by(layout, of))
        };
        match &self.pattern {
            Pattern::Hypothesis(it) => truths | of_case(&it.steps, Some(it.end)),
            Pattern::Forcing(it) => it.cases.iter().fold(truths, |all, case| all | of_case(&case.steps, case.end)),
            _ => truths,
        }
    }

    /// True if the step holds only for puzzles with one solution, or a step nested in it does.
    pub fn assumes_unique(&self) -> bool {
        let of_one = |truth: &Truth| matches!(truth, Truth::Guard(_) | Truth::Symmetric(_));
        let nested = |steps: &[Self]| steps.iter().any(Self::assumes_unique);
        self.truths.iter().any(of_one)
            || match &self.pattern {
                Pattern::Hypothesis(it) => nested(&it.steps),
                Pattern::Forcing(it) => it.cases.iter().any(|case| nested(&case.steps)),
                _ => false,
            }
    }

    /// True if steps are nested in this one deeper than a limit.
    pub fn is_nested_beyond(&self, limit: usize) -> bool {
        let beyond = |steps: &[Self]| match limit.checked_sub(1) {
            None => !steps.is_empty(),
            Some(limit) => steps.iter().any(|step| step.is_nested_beyond(limit)),
        };
        match &self.pattern {
            Pattern::Hypothesis(it) => beyond(&it.steps),
            Pattern::Forcing(it) => it.cases.iter().any(|case| beyond(&case.steps)),
            _ => false,
        }
    }

    /// The number of hypotheses and forcings nested in each other in this step; 0 for a step without one.
    pub fn hypothesis_depth(&self) -> usize {
        match &self.pattern {
            Pattern::Hypothesis(hypothesis) => hypothesis.depth(),
            Pattern::Forcing(forcing) => forcing.depth(),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_read_what_they_print() {
        let layout = Layout::classic();
        for slot in layout.slots() {
            assert_eq!(Slot::parse(&slot.name(layout), layout), Some(slot));
        }
        for text in ["", "n", "r1n", "r1n0", "x1n1", "r1n12", "r0c1"] {
            assert_eq!(Slot::parse(text, layout), None, "{text}");
        }
    }

    #[test]
    fn a_truth_leans_on_the_rest_of_its_slot() {
        let layout = Layout::classic();
        let cell = Cell::at(5, 5);
        let truth = Truth::Cell { cell, digits: DigitSet::ALL.without(Digit::D4) };
        assert_eq!(truth.leans_on(layout).single(), Some(Candidate { cell, digit: Digit::D4 }));
        assert_eq!(truth.members().len(), 8);
    }
}
