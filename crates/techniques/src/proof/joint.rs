//! Few truths that bear out a conclusion, where some of them are about several cells at once.
use crate::kernels::fillings::filled_rule::{CellsNow, FilledRule};
use crate::kernels::fillings::totals::{self, TotalTerm};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Layout, Sum, Truth};

/// The number of times that what follows is worked out before the other truths count as needed.
const ROUNDS: usize = 600;

/// The same where several truths are gone through one inside the other, and how many these are at the most.
const MANY_ROUNDS: usize = 20_000;
const CHOICES: usize = 4;

/// Truths that bear out the conclusion, less those that the others make superfluous; the last ones are given up first. All
/// of them if that the conclusion follows is not seen without more than one choice.
pub(super) fn fewest(layout: &Layout, kept: Vec<Truth>, conclusion: &Conclusion) -> Vec<Truth> {
    fewest_beside(layout, 0, kept, conclusion, ROUNDS, None)
}

/// Truths that bear out the conclusion, less those behind the first `fixed` ones that the others make superfluous. Truths
/// about one slot are gone through one inside the other, so many at the most.
pub(crate) fn fewest_by_choices(
    layout: &Layout,
    fixed: usize,
    kept: Vec<Truth>,
    conclusion: &Conclusion,
) -> Vec<Truth> {
    fewest_beside(layout, fixed, kept, conclusion, MANY_ROUNDS, Some(CHOICES))
}

fn fewest_beside(
    layout: &Layout,
    fixed: usize,
    kept: Vec<Truth>,
    conclusion: &Conclusion,
    rounds: usize,
    choices: Option<usize>,
) -> Vec<Truth> {
    let truths: Vec<JointTruth> = kept.iter().map(|truth| JointTruth::of(layout, truth)).collect();
    let mut proof = JointProof { layout, truths: &truths, rounds, choices, used: vec![false; truths.len()] };
    let all = vec![true; truths.len()];
    if !proof.bears_out(&all, conclusion) {
        return kept;
    }
    let mut wanted = proof.used.clone();
    wanted.iter_mut().take(fixed).for_each(|wanted| *wanted = true);
    if !proof.bears_out(&wanted, conclusion) {
        wanted = all;
    }
    for index in (fixed..wanted.len()).rev().filter(|&index| wanted[index]).collect::<Vec<_>>() {
        if proof.rounds == 0 {
            break;
        }
        wanted[index] = false;
        wanted[index] = !proof.bears_out(&wanted, conclusion);
    }
    kept.into_iter().zip(wanted).filter_map(|(truth, wanted)| wanted.then_some(truth)).collect()
}

/// A truth, made ready.
enum JointTruth {
    /// One of these is true.
    Members(CandidateSet),
    Sum(Sum),
    Filling {
        rules: Vec<FilledRule>,
        left: CandidateSet,
        held: CandidateSet,
    },
}

impl JointTruth {
    fn of(layout: &Layout, truth: &Truth) -> Self {
        match truth {
            Truth::Sum(sum) => Self::Sum((**sum).clone()),
            Truth::Filling(it) => {
                let mut rules = FilledRule::all(layout);
                rules.retain(|rule| rule.number == it.rule);
                Self::Filling { rules, left: it.left, held: it.held }
            }
            _ => Self::Members(truth.members()),
        }
    }

    /// The candidates that it takes away, of those that are left; `chosen` cells count as filled.
    fn lost(&self, layout: &Layout, free: &CandidateSet, chosen: CellSet) -> CandidateSet {
        match self {
            Self::Members(_) => CandidateSet::EMPTY,
            Self::Sum(sum) => {
                let mut terms = Vec::new();
                let mut total = i32::from(sum.total);
                let mut open = CandidateSet::EMPTY;
                for cell in sum.cells() {
                    let factor = if sum.minus.contains(cell) { -1 } else { 1 };
                    let digits = free.digits(cell) & sum.left.digits(cell);
                    match digits.single() {
                        Some(digit) if chosen.contains(cell) => {
                            total -= i32::from(factor) * i32::from(digit.value());
                        }
                        _ => terms.push(TotalTerm { cell, factor, digits }),
                    }
                    open |= CandidateSet::of_cell(cell, digits);
                }
                if terms.is_empty() {
                    return if total == 0 { CandidateSet::EMPTY } else { open };
                }
                let lost = terms
                    .iter()
                    .fold(CandidateSet::EMPTY, |all, term| all | CandidateSet::of_cell(term.cell, term.digits));
                lost - totals::kept(layout, &terms, total, totals::FILLINGS[1])
            }
            Self::Filling { rules, left, held } => {
                let candidates = |cell: Cell| {
                    let held = held.digits(cell);
                    if held.is_empty() { free.digits(cell) & left.digits(cell) } else { held }
                };
                let filled = held.cells() | chosen;
                rules.iter().fold(CandidateSet::EMPTY, |all, rule| {
                    let kept = rule.kept(layout, &CellsNow { candidates: &candidates, filled }, totals::FILLINGS[1]);
                    let open = rule.cells() - held.cells();
                    let here = open
                        .iter()
                        .fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, candidates(cell)));
                    all | (here - kept)
                })
            }
        }
    }

    /// The candidates that it says are left in its cells.
    fn left(&self) -> &CandidateSet {
        match self {
            Self::Members(members) => members,
            Self::Sum(sum) => &sum.left,
            Self::Filling { left, .. } => left,
        }
    }

    /// The cells whose candidates it takes away.
    fn cells(&self) -> CellSet {
        match self {
            Self::Members(_) => CellSet::EMPTY,
            Self::Sum(sum) => sum.cells(),
            Self::Filling { left, .. } => left.cells(),
        }
    }
}

/// The cells of chosen candidates, and the candidates that still can be chosen.
#[derive(Clone, Copy)]
struct JointChoice {
    free: CandidateSet,
    chosen: CellSet,
}

impl JointChoice {
    fn choose(&mut self, layout: &Layout, it: Candidate) {
        self.free -= layout.clashes(it);
        self.chosen.insert(it.cell);
    }
}

/// Truths, and those of them that took something away.
struct JointProof<'a> {
    layout: &'a Layout,
    truths: &'a [JointTruth],
    /// The number of times that what follows may still be worked out.
    rounds: usize,
    /// The number of truths that may be gone through one inside the other; none for the first truth alone.
    choices: Option<usize>,
    used: Vec<bool>,
}

impl JointProof<'_> {
    /// True if some of the truths bear out every part of a conclusion.
    fn bears_out(&mut self, wanted: &[bool], conclusion: &Conclusion) -> bool {
        let start = JointChoice { free: CandidateSet::ALL, chosen: CellSet::EMPTY };
        let away = conclusion.eliminate.iter().map(|it| {
            let mut choice = start;
            choice.choose(self.layout, it);
            choice
        });
        let placed = conclusion.place.iter().map(|it| {
            let mut choice = start;
            choice.free.remove(it);
            choice
        });
        let choices: Vec<JointChoice> = away.chain(placed).collect();
        choices.into_iter().all(|choice| self.refutes(wanted, choice))
    }

    /// True if nothing extends a choice, as far as what follows shows, or what follows in each way to satisfy the first
    /// truth.
    fn refutes(&mut self, wanted: &[bool], mut choice: JointChoice) -> bool {
        if self.follows(wanted, &mut choice) {
            return true;
        }
        if let Some(choices) = self.choices {
            return self.refutes_each(wanted, choice, choices);
        }
        let (Some(JointTruth::Members(members)), true) = (self.truths.first(), wanted.first() == Some(&true)) else {
            return false;
        };
        self.used[0] = true;
        let ways: Vec<Candidate> = (*members & choice.free).iter().collect();
        ways.into_iter().all(|member| {
            let mut with = choice;
            with.choose(self.layout, member);
            self.follows(wanted, &mut with)
        })
    }

    /// True if nothing extends a choice in each way to satisfy the truth with the fewest ways, and in each of these so many
    /// truths on.
    fn refutes_each(&mut self, wanted: &[bool], choice: JointChoice, choices: usize) -> bool {
        let Some(left) = choices.checked_sub(1) else { return false };
        let open = |(index, truth): (usize, &JointTruth)| match truth {
            JointTruth::Members(members) if wanted[index] => Some((index, *members & choice.free)),
            _ => None,
        };
        let open = self.truths.iter().enumerate().filter_map(open).filter(|(_, ways)| ways.len() > 1);
        let Some((index, ways)) = open.min_by_key(|(_, ways)| ways.len()) else { return false };
        self.used[index] = true;
        ways.iter().all(|member| {
            let mut with = choice;
            with.choose(self.layout, member);
            self.follows(wanted, &mut with) || self.refutes_each(wanted, with, left)
        })
    }

    /// Works out what follows; whether some truth has nothing left.
    fn follows(&mut self, wanted: &[bool], choice: &mut JointChoice) -> bool {
        let Some(left) = self.rounds.checked_sub(1) else { return false };
        self.rounds = left;
        loop {
            let before = choice.free;
            for (index, truth) in self.truths.iter().enumerate().filter(|(index, _)| wanted[*index]) {
                if self.leaves_nothing(index, truth, choice) {
                    return true;
                }
            }
            if choice.free == before {
                return false;
            }
        }
    }

    /// Works out what follows from one truth; whether it has nothing left.
    fn leaves_nothing(&mut self, index: usize, truth: &JointTruth, choice: &mut JointChoice) -> bool {
        if let JointTruth::Members(members) = truth {
            let left = *members & choice.free;
            match left.single() {
                _ if left.is_empty() => {
                    self.used[index] = true;
                    return true;
                }
                Some(only) if !choice.chosen.contains(only.cell) => {
                    self.used[index] = true;
                    choice.choose(self.layout, only);
                }
                _ => {}
            }
            return false;
        }
        let lost = truth.lost(self.layout, &choice.free, choice.chosen);
        if lost.is_empty() {
            return false;
        }
        self.used[index] = true;
        choice.free -= lost;
        truth.cells().iter().any(|cell| (choice.free & *truth.left()).digits(cell).is_empty())
    }
}
