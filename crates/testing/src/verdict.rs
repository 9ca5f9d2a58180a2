//! Judges answers: compares them with the case, and each conclusion with the solutions of the position.
use crate::case::{Expectation, TechniqueCase};
use qedoku_core::search::Exhaustive;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Digit, Puzzle, Slot};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The worth of an answer to a case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum CaseVerdict {
    /// All that must be concluded, and no more than may be or a wider definition of the technique concludes.
    Right,
    /// True, but not all that must be concluded.
    Less,
    /// True and all that must be, with more than the technique concludes; or something where it must not fire.
    More,
    /// True, but nothing of what must be concluded.
    Other,
    /// A conclusion that does not follow: some solution of the position contradicts it.
    False,
    /// Nothing, where something must be concluded.
    Silent,
    /// No answer in the time allowed.
    TooSlow,
    /// The solver ended without an answer, or its answer could not be read.
    Dead,
}

impl CaseVerdict {
    /// All verdicts, the best first.
    pub const ALL: [Self; 8] =
        [Self::Right, Self::Less, Self::More, Self::Other, Self::False, Self::Silent, Self::TooSlow, Self::Dead];

    /// The word for the verdict, as reports have it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Less => "less",
            Self::More => "more",
            Self::Other => "other",
            Self::False => "false",
            Self::Silent => "silent",
            Self::TooSlow => "too-slow",
            Self::Dead => "dead",
        }
    }
}

impl fmt::Display for CaseVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl TechniqueCase {
    /// The worth of an answer to the case. Conclusions without effect on the board do not count.
    pub fn judge(&self, answer: &Conclusion) -> CaseVerdict {
        let board = self.board();
        let answer = effective(&board, answer);
        let must = match self.expect {
            Expectation::Nothing if answer.is_empty() => return CaseVerdict::Right,
            Expectation::Nothing => Conclusion::default(),
            Expectation::Step(_) if answer.is_empty() => return CaseVerdict::Silent,
            Expectation::Step(must) => must,
        };
        if !contradictions(self, &answer).is_empty() {
            return CaseVerdict::False;
        }
        let drawn = |conclusion| DrawnConclusion { board: &board, conclusion };
        let most = Conclusion {
            place: self.allowed.place | self.wider.place,
            eliminate: self.allowed.eliminate | self.wider.eliminate,
        };
        let beyond = drawn(&most).lacks(&answer);
        if must.is_empty() {
            return if beyond == 0 { CaseVerdict::Right } else { CaseVerdict::More };
        }
        let missing = drawn(&answer).lacks(&must);
        match (missing, beyond) {
            (0, 0) => CaseVerdict::Right,
            (0, _) => CaseVerdict::More,
            (missing, _) if missing < must.place.len() + must.eliminate.len() => CaseVerdict::Less,
            _ if drawn(&self.allowed).lacks(&answer) == 0 => CaseVerdict::Less,
            _ => CaseVerdict::Other,
        }
    }

    /// The conclusions of an answer that a solution of the position contradicts.
    pub fn contradictions(&self, answer: &Conclusion) -> Vec<FalseConclusion> {
        contradictions(self, &effective(&self.board(), answer))
    }

    /// The worth of an answer where any technique was asked for: right if it follows.
    pub fn judge_any(&self, answer: &Conclusion) -> CaseVerdict {
        let board = self.board();
        let answer = effective(&board, answer);
        if answer.is_empty() {
            return CaseVerdict::Silent;
        }
        if contradictions(self, &answer).is_empty() { CaseVerdict::Right } else { CaseVerdict::False }
    }
}

/// The conclusion without what has no effect: digits that stand already, candidates that are gone already.
fn effective(board: &Board, conclusion: &Conclusion) -> Conclusion {
    let open = *board.candidates();
    let stands = |candidate: &Candidate| board.value(candidate.cell) == Some(candidate.digit);
    let mut place = CandidateSet::EMPTY;
    for candidate in conclusion.place.iter().filter(|candidate| !stands(candidate)) {
        place.insert(candidate);
    }
    // Of a filled cell, only its own digit can be eliminated with effect, and that is false.
    let mut eliminate = conclusion.eliminate & open;
    for candidate in conclusion.eliminate.iter().filter(stands) {
        eliminate.insert(candidate);
    }
    Conclusion { place, eliminate }
}

/// A conclusion that does not follow, as a solution of the position contradicts it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FalseConclusion {
    /// The placement or elimination: `r4c7=5`, `r4c7<>5`.
    pub conclusion: String,
    /// The digit that the solution has in the cell.
    pub solution: u8,
}

impl FalseConclusion {
    fn new(conclusion: &Conclusion, solution: Digit) -> Self {
        Self { conclusion: conclusion.to_string(), solution: solution.value() }
    }
}

/// The conclusions that do not follow from a position: the placements and eliminations that one of its solutions
/// contradicts. Of a position without solutions everything follows.
fn contradictions(case: &TechniqueCase, conclusion: &Conclusion) -> Vec<FalseConclusion> {
    let placed = conclusion.place.iter().filter_map(|candidate| {
        let digit = other_digit(case, candidate)?;
        Some(FalseConclusion::new(&Conclusion::placing(candidate), digit))
    });
    let eliminated = conclusion.eliminate.iter().filter(|&candidate| is_possible(case, candidate)).map(|candidate| {
        let eliminate = CandidateSet::of(candidate);
        FalseConclusion::new(&Conclusion { eliminate, ..Conclusion::default() }, candidate.digit)
    });
    placed.chain(eliminated).collect()
}

/// True if a solution of the position has the candidate.
fn is_possible(case: &TechniqueCase, candidate: Candidate) -> bool {
    let solution = Exhaustive::on(&case.layout).first_solution(&with(&case.puzzle, candidate));
    solution.is_some_and(|grid| grid.get(candidate.cell) == Some(candidate.digit))
}

/// The position with one more cell filled; a cell that is filled stays as it is.
fn with(puzzle: &Puzzle, candidate: Candidate) -> Puzzle {
    let mut filled = *puzzle;
    if filled.values.get(candidate.cell).is_none() && !puzzle.removed.contains(candidate) {
        filled.values.set(candidate.cell, Some(candidate.digit));
    }
    filled
}

/// The digit that a solution of the position has in the cell of a candidate, if it is another one.
fn other_digit(case: &TechniqueCase, candidate: Candidate) -> Option<Digit> {
    let mut without = case.puzzle;
    without.removed.insert(candidate);
    let solution = Exhaustive::on(&case.layout).first_solution(&without)?;
    solution.get(candidate.cell).filter(|&digit| digit != candidate.digit)
}

/// A conclusion on a board, with what follows from its placements at once.
struct DrawnConclusion<'a> {
    board: &'a Board,
    conclusion: &'a Conclusion,
}

impl DrawnConclusion<'_> {
    /// The number of wanted conclusions that are not drawn. A digit counts as placed if all others of its cell or all
    /// its other places in a house are eliminated; a candidate as eliminated if a digit that is placed clashes with it.
    fn lacks(&self, wanted: &Conclusion) -> usize {
        let gone = self.gone();
        let placed =
            |candidate: Candidate| self.conclusion.place.contains(candidate) || self.is_left_alone(candidate, &gone);
        let place = wanted.place.iter().filter(|&candidate| !placed(candidate)).count();
        place + (wanted.eliminate - gone).len()
    }

    /// The candidates that go: those eliminated, and those that clash with a placement.
    fn gone(&self) -> CandidateSet {
        let layout = self.board.layout();
        let mut gone = self.conclusion.eliminate;
        for placed in self.conclusion.place.iter() {
            for other in self.board.candidates().iter().filter(|&other| layout.clash(placed, other)) {
                gone.insert(other);
            }
        }
        gone
    }

    /// True if what goes leaves a candidate alone in its cell or in a house.
    fn is_left_alone(&self, candidate: Candidate, gone: &CandidateSet) -> bool {
        let layout = self.board.layout();
        let houses = layout.houses_of(candidate.cell).iter().map(|house| Slot::House(house, candidate.digit));
        let mut slots = houses.chain([Slot::Cell(candidate.cell)]);
        slots.any(|slot| {
            let left = slot.candidates(layout) & *self.board.candidates();
            left.meets(gone) && (left - *gone) == CandidateSet::of(candidate)
        })
    }
}
