//! The shortest contradiction that is found in a position without a solution.
use crate::accept::accept;
use crate::puzzle_on::PuzzleOn;
use qedoku_core::{Board, Ledger, Outcome, Slot, Step, Trace};
use qedoku_techniques::simple::full_house::FullHouse;
use qedoku_techniques::{Info, Profile, Solver, TechniqueKind, Tier, each_instance};
use qedoku_verify::Checker;
use std::ops::ControlFlow;
use std::sync::LazyLock;

/// The work that contradictions are worth: the number of steps of each kind that are still tried, for all refutations
/// together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RefuteEffort {
    /// Steps by patterns, by assumptions, and by assumptions stacked on others, which take longest.
    left: [usize; 3],
}

impl RefuteEffort {
    /// Singles and patterns.
    pub(crate) const PATTERNS: Self = Self { left: [200, 0, 0] };
    /// Assumptions, too.
    pub(crate) const ASSUMPTIONS: Self = Self { left: [300, 200, 0] };
    /// Assumptions stacked on others, too.
    pub(crate) const STACKED: Self = Self { left: [300, 200, 40] };
}

/// The profiles for a position that has no solution, the smallest first: no technique that holds for puzzles with one
/// solution only, and no full house, for whether a cell is the last one of its house depends on what else was filled.
static KINDS: LazyLock<[Profile; 3]> = LazyLock::new(|| {
    let below = |info: &Info| info.tier < Tier::Ultimate;
    [refuting(below), refuting(|info| below(info) || info.kind == TechniqueKind::Net), refuting(|_| true)]
});
static OF_SINGLES: LazyLock<Profile> = LazyLock::new(|| refuting(|info| info.kind == TechniqueKind::Single));

fn refuting(keep: impl Fn(&Info) -> bool) -> Profile {
    Profile::default().without_uniqueness().only(|info| keep(info) && info != &FullHouse::INFO)
}

/// The steps that leave a cell or a house of the position empty, each of them checked: the fewest found. Nothing if the
/// effort does not suffice, which is less by what it took.
pub(crate) fn refutation(checker: &mut Checker, on: PuzzleOn<'_>, effort: &mut RefuteEffort) -> Option<Trace> {
    let found = ContradictionSearch::new(on).run(effort)?;
    // What is cut down to what the end needs may not be told as it was found; then all of it is told.
    let whole = || trace(on, found.steps.clone(), found.end);
    let cut = trace(on, found.needed(on), found.end);
    [cut, whole()].into_iter().find(|trace| accept(checker, trace).is_ok())
}

fn trace(on: PuzzleOn<'_>, steps: Vec<Step>, end: Slot) -> Trace {
    let profile = KINDS[0].name().to_owned();
    let outcome = Outcome::Contradiction(end);
    Trace { layout: on.layout.clone(), puzzle: *on.puzzle, profile, steps, attempts: Vec::new(), outcome }
}

/// Steps and the slot they leave empty.
struct RefutedSlot {
    steps: Vec<Step>,
    end: Slot,
}

impl RefutedSlot {
    /// The steps that the end needs, in order.
    fn needed(&self, on: PuzzleOn<'_>) -> Vec<Step> {
        let layout = on.layout;
        let mut board = on.board();
        let mut ledger = Ledger::default();
        let mut needs = Vec::new();
        for (step, number) in self.steps.iter().zip(1..) {
            needs.push(ledger.needs_of(layout, step));
            let before = board.clone();
            board.apply(&step.conclusion);
            ledger.record(number, &before, &board);
        }
        let mut wanted = vec![false; needs.len()];
        let end = self.end.candidates(layout);
        let mut left: Vec<u32> = end.iter().filter_map(|candidate| ledger.removed_by(candidate)).collect();
        while let Some(number) = left.pop() {
            let at = number as usize - 1;
            if !std::mem::replace(&mut wanted[at], true) {
                left.extend(&needs[at]);
            }
        }
        self.steps.iter().zip(wanted).filter(|(_, wanted)| *wanted).map(|(step, _)| step.clone()).collect()
    }
}

/// The search for a contradiction: singles round by round, and one harder step when there are none.
struct ContradictionSearch<'p> {
    on: PuzzleOn<'p>,
    board: Board,
    steps: Vec<Step>,
}

impl<'p> ContradictionSearch<'p> {
    fn new(on: PuzzleOn<'p>) -> Self {
        Self { on, board: on.board(), steps: Vec::new() }
    }

    fn run(mut self, effort: &mut RefuteEffort) -> Option<RefutedSlot> {
        let solver = |profile| Solver::new(self.on.layout, profile);
        let mut allowed: Vec<_> = KINDS.iter().map(solver).zip(&mut effort.left).collect();
        loop {
            while self.round() {}
            if self.board.contradiction().is_some() {
                return self.shortest();
            }
            let next = allowed.iter_mut().find_map(|(solver, left)| {
                **left = left.checked_sub(1)?;
                solver.next_step(&self.board)
            });
            self.apply(next?);
        }
    }

    fn apply(&mut self, step: Step) {
        self.board.apply(&step.conclusion);
        self.steps.push(step);
    }

    /// Places all singles of the board, so that what comes of few of them is seen before what comes of many. Whether there
    /// was one, and there is no contradiction yet.
    fn round(&mut self) -> bool {
        if self.board.contradiction().is_some() {
            return false;
        }
        let before = self.board.clone();
        let mut found = Vec::new();
        let mut take = |step: Step| {
            found.push(step);
            ControlFlow::Continue(())
        };
        for technique in OF_SINGLES.techniques() {
            // Every find is taken, so that the search never breaks.
            let _ = each_instance(*technique, &before, &mut take);
        }
        let known = self.steps.len();
        for step in found {
            if step.conclusion.place.iter().all(|placed| self.board.candidates().contains(placed)) {
                self.apply(step);
            }
        }
        self.steps.len() > known
    }

    /// The refutation of the empty slot that takes the fewest steps.
    fn shortest(self) -> Option<RefutedSlot> {
        let empty = |slot: &Slot| match *slot {
            Slot::Cell(cell) => self.board.open().contains(cell) && self.board.digits(cell).is_empty(),
            Slot::House(house, digit) => {
                !self.board.is_settled(*slot) && !self.board.plane(digit).meets(self.on.layout.cells(house))
            }
        };
        let ends: Vec<Slot> = self.on.layout.slots().filter(empty).collect();
        let found = ends.into_iter().map(|end| {
            let found = RefutedSlot { steps: self.steps.clone(), end };
            (found.needed(self.on).len(), found)
        });
        found.min_by_key(|(length, _)| *length).map(|(_, found)| found)
    }
}
