//! Checks the links of a chain: strong or weak, for the reason that is stated.
use super::{Stated, agree};
use crate::deadly;
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use crate::search::{ChoiceSearch, Truths};
use crate::state::ChoiceState;
use qedoku_core::argument::{Reason, StrongLink};
use qedoku_core::{CandidateSet, CellSet, Digit, Guard, House, Slot, Truth};

/// The limit of nodes for a strong link whose reason is more than one slot.
const NODES: u64 = 2_000;

/// The links hold, those between them as well, and none is stated twice.
pub(super) fn check_all<'a>(
    it: &Stated<'_>,
    strong: &(impl Iterator<Item = &'a StrongLink> + Clone),
    mut weak: impl Iterator<Item = [CandidateSet; 2]>,
) -> Result<(), StepFault> {
    for (index, link) in strong.clone().enumerate() {
        agree(!strong.clone().take(index).any(|before| before == link), PatternFlaw::LinkTwice)?;
        check_strong(it, link)?;
    }
    weak.try_for_each(|[from, to]| check_weak(it, &from, &to))
}

/// The ends of a link are on the board, and there are some.
fn check_ends(it: &Stated<'_>, from: &CandidateSet, to: &CandidateSet) -> Result<(), StepFault> {
    agree(!from.is_empty() && !to.is_empty(), PatternFlaw::LinkWithoutEnd)?;
    agree((*from | *to).is_subset(it.board.candidates()), PatternFlaw::LinkOffBoard)
}

/// Every member of one end clashes with every member of the other.
fn check_weak(it: &Stated<'_>, from: &CandidateSet, to: &CandidateSet) -> Result<(), StepFault> {
    check_ends(it, from, to)?;
    let clashing = from.iter().fold(CandidateSet::ALL, |all, member| all & it.layout.clashes(member));
    agree(to.is_subset(&clashing), PatternFlaw::WeakLinkIsNone)
}

/// One of the ends is true, and for the reason that is stated.
fn check_strong(it: &Stated<'_>, link: &StrongLink) -> Result<(), StepFault> {
    check_ends(it, &link.from, &link.to)?;
    let several = [&link.from, &link.to].iter().any(|end| end.single().is_none());
    match link.reason {
        Reason::Cell(cell) => {
            let right = is_all(it, link, Slot::Cell(cell)) && !link.from.meets(&link.to);
            return agree(right, PatternFlaw::StrongLinkIsNone);
        }
        Reason::House(house, digit) => {
            agree(!several && !link.from.meets(&link.to), PatternFlaw::SeveralCandidatesInLink)?;
            return agree(is_all(it, link, Slot::House(house, digit)), PatternFlaw::StrongLinkIsNone);
        }
        Reason::Group(house, digit) => {
            agree(several, PatternFlaw::GroupLinkWithoutGroups)?;
            return agree(is_all(it, link, Slot::House(house, digit)), PatternFlaw::StrongLinkIsNone);
        }
        Reason::AlmostLocked(set) => {
            it.almost_locked(&set)?;
            agree(set.freedom() == 1, PatternFlaw::SetNotAlmostLocked)?;
            let digits = [&link.from, &link.to].map(|end| digit_of(it, end, set.cells));
            let right = digits.iter().all(Option::is_some) && digits[0] != digits[1];
            agree(right, PatternFlaw::LinkNotOfTwoDigits)?;
        }
        Reason::AlmostLockedAndCell(set, cell) => {
            it.almost_locked(&set)?;
            it.open(CellSet::of(cell))?;
            let of_cell = |end: &CandidateSet| end.single().is_some_and(|it| it.cell == cell);
            let ends = [[&link.from, &link.to], [&link.to, &link.from]];
            let right = ends.iter().any(|[one, other]| of_cell(one) && digit_of(it, other, set.cells).is_some());
            agree(right, PatternFlaw::LinkNotOfCellAndSet)?;
            let home = it.layout.houses_around(set.cells).iter().any(|house| it.layout.cells(house).contains(cell));
            agree(set.freedom() == 1 && !home, PatternFlaw::SetNotLockedOrCellInHouse)?;
        }
        Reason::AlmostHidden(house, digits) => {
            let places = |digit| it.board.plane(digit) & it.layout.cells(house);
            let cells = digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
            agree(cells.len() == digits.len() + 1, PatternFlaw::SetNotAlmostHidden)?;
            let is_place = |end: &CandidateSet| {
                end.cells().single().is_some_and(|cell| {
                    cells.contains(cell) && *end == CandidateSet::of_cell(cell, it.board.digits(cell) & digits)
                })
            };
            let places = is_place(&link.from) && is_place(&link.to) && !link.from.meets(&link.to);
            agree(places, PatternFlaw::LinkNotOfTwoPlaces)?;
        }
        Reason::AlmostFish(digit, houses) => {
            let taken = |house: House| it.board.is_settled(Slot::House(house, digit));
            agree(houses.len() > 1 && !houses.iter().any(taken), PatternFlaw::FishWithoutHouses)?;
        }
        Reason::Deadly(deadly) => {
            let guard = Guard { deadly, guards: link.ends() };
            return deadly::check(it.board, &guard, &mut { NODES });
        }
    }
    agree(is_strong(it, link), PatternFlaw::StrongLinkIsNone)
}

/// The digit that has an end for all its places in some cells.
fn digit_of(it: &Stated<'_>, end: &CandidateSet, cells: CellSet) -> Option<Digit> {
    let digit = end.all_digits().single()?;
    (*end == CandidateSet::of_digit(digit, it.board.plane(digit) & cells)).then_some(digit)
}

/// The slot of a link has its ends and nothing else. A place where the lines of two groups cross may belong to both.
fn is_all(it: &Stated<'_>, link: &StrongLink, slot: Slot) -> bool {
    let left = slot.candidates(it.layout) & *it.board.candidates();
    let is_one = link.from.is_subset(&link.to) || link.to.is_subset(&link.from);
    left == link.ends() && !it.board.is_settled(slot) && !is_one
}

/// The slots of the link leave no choice once both ends are false.
fn is_strong(it: &Stated<'_>, link: &StrongLink) -> bool {
    let slots = link.reason.slots();
    let ends = link.ends();
    if slots.iter().any(|&slot| it.board.is_settled(slot)) {
        return false;
    }
    let stated: Vec<Truth> = slots.iter().map(|&slot| it.board.truth(slot)).collect();
    stated.iter().any(|truth| truth.members().is_subset(&ends)) || one_is_true(it, &ends, stated)
}

/// True if the truths leave no choice once all of some candidates are false.
fn one_is_true(it: &Stated<'_>, candidates: &CandidateSet, truths: Vec<Truth>) -> bool {
    let mut stated = Truths::default();
    stated.take_up(truths.into_iter());
    let mut state = ChoiceState::new(it.board);
    candidates.iter().for_each(|candidate| state.bar(candidate));
    ChoiceSearch { layout: it.layout, truths: &mut stated, nodes: &mut 0, limit: NODES }.run(state).is_refuted()
}
