//! Few truths that bear out a conclusion, found by search.
use crate::Context;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Layout, Slot, Truth};

/// How many choices are tried before a truth counts as needed.
const CHOICES: usize = 2_000;

/// The truths of these slots that bear out the conclusion, less those that the others make superfluous; the last ones
/// are given up first. They stand in the order of the slots.
pub(crate) fn truths(cx: &Context<'_>, slots: &[Slot], conclusion: &Conclusion) -> Vec<Truth> {
    fewest((cx.layout, cx.board), cx.truths(slots), conclusion)
}

/// Truths that bear out the conclusion, less those that the others make superfluous; the last ones are given up first.
pub(crate) fn fewest((layout, board): (&Layout, &Board), mut kept: Vec<Truth>, conclusion: &Conclusion) -> Vec<Truth> {
    let mut members: Vec<CandidateSet> = kept.iter().map(Truth::members).collect();
    for index in (0..kept.len()).rev() {
        let spare = members.remove(index);
        if bear_out((layout, board), &members, conclusion) {
            kept.remove(index);
        } else {
            members.insert(index, spare);
        }
    }
    kept
}

/// Truths in a row, without a place on the heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TruthList {
    members: [CandidateSet; TruthList::ROOM],
    len: usize,
}

impl TruthList {
    /// How many truths there are at most.
    pub(crate) const ROOM: usize = 64;

    /// What these slots say; those beyond the room are left out.
    pub(crate) fn new(cx: &Context<'_>, slots: impl Iterator<Item = Slot>) -> Self {
        let mut list = Self { members: [CandidateSet::EMPTY; Self::ROOM], len: 0 };
        for slot in slots.take(Self::ROOM) {
            list.members[list.len] = cx.members(slot);
            list.len += 1;
        }
        list
    }

    /// Whether the candidate is false by these truths.
    pub(crate) fn refutes(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        let mut choices = usize::MAX;
        !satisfiable(cx.layout, &self.members[..self.len], Choice::of(cx.layout, cx.board, candidate), &mut choices)
    }

    /// Whether one of these truths alone makes the candidate false.
    pub(crate) fn refutes_at_once(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        let clashes = cx.layout.clashes(candidate);
        self.members[..self.len].iter().any(|members| members.is_subset(&clashes))
    }
}

/// Whether no choice of one member of each truth goes against a part of the conclusion. What takes too many choices to
/// find out does not count.
fn bear_out((layout, board): (&Layout, &Board), truths: &[CandidateSet], conclusion: &Conclusion) -> bool {
    let (Conclusion { place, eliminate }, mut choices) = (conclusion, CHOICES);
    let mut refuted = |choice: Choice| !satisfiable(layout, truths, choice, &mut choices);
    eliminate.iter().all(|candidate| refuted(Choice::of(layout, board, candidate)))
        && place.iter().all(|candidate| refuted(Choice::without(board, candidate)))
}

/// What is chosen, and what can be no more.
#[derive(Clone, Copy)]
struct Choice {
    taken: CandidateSet,
    out: CandidateSet,
}

impl Choice {
    /// One candidate of the board.
    fn of(layout: &Layout, board: &Board, candidate: Candidate) -> Self {
        let nothing = Self { taken: CandidateSet::EMPTY, out: CandidateSet::ALL - *board.candidates() };
        nothing.with(layout, candidate)
    }

    /// Anything but one candidate of the board.
    fn without(board: &Board, candidate: Candidate) -> Self {
        let out = (CandidateSet::ALL - *board.candidates()) | CandidateSet::of(candidate);
        Self { taken: CandidateSet::EMPTY, out }
    }

    /// One candidate more.
    fn with(mut self, layout: &Layout, candidate: Candidate) -> Self {
        self.taken.insert(candidate);
        self.out |= layout.clashes(candidate);
        self
    }
}

/// Whether one member of each truth can be chosen without a clash; so it is said as well once there are no choices left
/// to try.
fn satisfiable(layout: &Layout, truths: &[CandidateSet], mut choice: Choice, choices: &mut usize) -> bool {
    let open = match propagate(layout, truths, &mut choice) {
        Left::Nothing => return false,
        Left::Chosen => return true,
        Left::Several(open) => open,
    };
    for member in open.iter() {
        let Some(fewer) = choices.checked_sub(1) else { return true };
        *choices = fewer;
        if satisfiable(layout, truths, choice.with(layout, member), choices) {
            return true;
        }
        choice.out.insert(member);
    }
    false
}

/// What is left of some truths.
enum Left {
    /// One of them has no member left.
    Nothing,
    /// A member of each is chosen.
    Chosen,
    /// These members of the truth that has the fewest of several.
    Several(CandidateSet),
}

/// Chooses what is left alone until nothing changes. A truth may have several members chosen that do not clash.
fn propagate(layout: &Layout, truths: &[CandidateSet], choice: &mut Choice) -> Left {
    loop {
        let (mut changed, mut open, mut fewest) = (false, Left::Chosen, usize::MAX);
        for truth in truths {
            if truth.meets(&choice.taken) {
                continue;
            }
            let left = *truth - choice.out;
            let count = left.len();
            match left.single() {
                None if count == 0 => return Left::Nothing,
                None if count < fewest => (open, fewest) = (Left::Several(left), count),
                None => {}
                Some(only) => (*choice, changed) = (choice.with(layout, only), true),
            }
        }
        if !changed {
            return open;
        }
    }
}
