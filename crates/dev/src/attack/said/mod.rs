//! Tests the statements of a pattern on the known solution and on the board, without the checker and the searches.
mod cells;
mod colors;
mod covers;
mod links;
mod nested;
mod sets;
mod unique;

use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Digit, DigitSet, Grid, Layout, Pattern, Slot, Step};

/// A fault of a pattern, or none.
type PatternFault = Result<(), &'static str>;

/// Refuses what is not so.
fn so(holds: bool, otherwise: &'static str) -> PatternFault {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// The first false statement of a step's pattern on the board before it; in its solution, or in one of several, as what
/// rests on truths holds in each.
pub(super) fn falsehood(board: &Board, solution: Option<&Grid>, step: &Step) -> Option<String> {
    let it = StepOnBoard { layout: Layout::classic(), board, solution, step };
    let judged = match &step.pattern {
        Pattern::Single(single) => it.single(single),
        Pattern::Confined(confined) => it.confined(confined),
        Pattern::Clash(clash) => it.clash(clash),
        Pattern::Subset(subset) => it.subset(subset),
        Pattern::Fish(fish) => it.fish(fish),
        Pattern::SetLogic(count) => it.set_logic(count),
        Pattern::Wing(wing) => it.wing(wing),
        Pattern::Sets(sets) => it.sets(sets),
        Pattern::Colors(colors) => it.colors(colors),
        Pattern::Chain(chain) => it.chain(chain),
        Pattern::Ring(ring) => it.ring(ring),
        Pattern::Kraken(kraken) => it.kraken(kraken),
        Pattern::Deadly(deadly) => it.deadly(deadly),
        Pattern::Exclusion(exclusion) => it.exclusion(exclusion),
        Pattern::Templates(templates) => it.templates(*templates),
        Pattern::Exocet(exocet) => it.exocet(exocet),
        Pattern::Symmetry(symmetry) => it.symmetry(*symmetry),
        Pattern::Hypothesis(hypothesis) => return it.hypothesis(hypothesis),
        Pattern::Forcing(forcing) => return it.forcing(forcing),
        Pattern::Total(_) | Pattern::Filled(_) | Pattern::Guess | Pattern::Truths => Ok(()),
    };
    judged.err().map(str::to_owned)
}

/// A step on the board before it, with the solution if it is known.
struct StepOnBoard<'a> {
    layout: &'a Layout,
    board: &'a Board,
    solution: Option<&'a Grid>,
    step: &'a Step,
}

impl StepOnBoard<'_> {
    /// The candidates that the board has in a slot.
    fn left(&self, slot: Slot) -> CandidateSet {
        slot.candidates(self.layout) & *self.board.candidates()
    }

    /// The candidates that the board has in any of some slots.
    fn left_in(&self, slots: impl IntoIterator<Item = Slot>) -> CandidateSet {
        slots.into_iter().fold(CandidateSet::EMPTY, |all, slot| all | self.left(slot))
    }

    /// The digits of some cells.
    fn digits(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    /// The number of these candidates that the solution has, if it is known.
    fn count(&self, candidates: &CandidateSet) -> Option<usize> {
        let solution = self.solution?;
        Some(candidates.iter().filter(|it| solution.get(it.cell) == Some(it.digit)).count())
    }

    /// The candidates are all true, or all false; where the solution is not known, they may be.
    fn all(&self, candidates: &CandidateSet, holds: bool) -> bool {
        self.count(candidates).is_none_or(|count| count == if holds { candidates.len() } else { 0 })
    }

    /// One of the candidates is true, as far as is known.
    fn one_true(&self, candidates: &CandidateSet) -> bool {
        self.count(candidates).is_none_or(|count| count > 0)
    }

    /// True if two sets have no two candidates that can both be true.
    fn exclude(&self, one: &CandidateSet, other: &CandidateSet) -> bool {
        one.iter().all(|a| other.iter().all(|b| self.layout.clash(a, b)))
    }

    /// True if a digit has all its places in some cells where a candidate clashes with it.
    fn sees_all(&self, candidate: Candidate, cells: CellSet) -> bool {
        let places = self.board.plane(candidate.digit) & cells;
        !places.is_empty() && places.is_subset(self.layout.peers(candidate.cell))
    }

    /// A fault if something goes that is not of these candidates, or if something is placed.
    fn goes_from(&self, candidates: &CandidateSet) -> PatternFault {
        so(self.step.conclusion.place.is_empty(), "something is placed that it does not leave")?;
        so(self.step.conclusion.eliminate.is_subset(candidates), "something goes that it does not clear")
    }

    /// The candidates of a digit in some cells.
    fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        CandidateSet::of_digit(digit, cells)
    }
}
