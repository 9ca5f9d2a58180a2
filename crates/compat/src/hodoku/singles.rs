//! Singles, as HoDoKu's queues have them.
use super::board::HodokuBoard;
use super::cache::{is_kept, with_board};
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CandidateSet, House, HouseKind, Single, Slot};
use qedoku_techniques::intermediate::hidden_single::{HiddenSingleBox, HiddenSingleColumn, HiddenSingleRow};
use qedoku_techniques::simple::full_house::FullHouse;
use qedoku_techniques::simple::naked_single::NakedSingle;
use qedoku_techniques::{Context, Info, Technique};
use std::ops::ControlFlow;

pub(super) const FULL_HOUSE: &[&dyn Technique] = &[&FullHouse];
pub(super) const NAKED: &[&dyn Technique] = &[&NakedSingle];
pub(super) const HIDDEN: &[&dyn Technique] = &[&HiddenSingleBox, &HiddenSingleColumn, &HiddenSingleRow];

/// The naked singles that fill a house, in the order of their queue; they stay there.
pub(super) fn full_houses(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let mut reported = CandidateSet::EMPTY;
    let mut next = 0;
    while let Some((place, last, house)) = with_board(cx, |board| full_house(cx, board, next)) {
        if reported.add(last) {
            report_single(find, &FullHouse::INFO, last, Slot::House(house, last.digit))?;
        }
        next = place + 1;
    }
    ControlFlow::Continue(())
}

/// The first naked single of the queue, from a place on, that fills a house.
fn full_house(cx: &Context<'_>, board: &HodokuBoard, from: usize) -> Option<(usize, Candidate, House)> {
    board.naked.iter().copied().enumerate().skip(from).find_map(|(place, last)| {
        let house = cx.layout.houses_of(last.cell).iter().find(|&house| {
            let alone = (cx.board.open() & cx.layout.cells(house)).single() == Some(last.cell);
            alone && board.lacks_only(house, last.digit)
        })?;
        is_candidate(cx, last).then_some((place, last, house))
    })
}

/// The naked singles of the queue, which leave it.
pub(super) fn naked(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let mut reported = CandidateSet::EMPTY;
    let mut queues = Turns::of(find);
    while let Some(single) = queues.next(cx, |board| board.naked.pop_front()) {
        if is_candidate(cx, single) && cx.board.digits(single.cell).single().is_some() && reported.add(single) {
            report_single(find, &NakedSingle::INFO, single, Slot::Cell(single.cell))?;
        }
    }
    ControlFlow::Continue(())
}

/// The hidden singles of the queue, which leave it. One that is none any more ends the turn of the row.
pub(super) fn hidden(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let mut reported = CandidateSet::EMPTY;
    let mut queues = Turns::of(find);
    while let Some(single) = queues.next(cx, |board| board.hidden.pop_front()) {
        let Some((info, house)) = queues.house(cx, single) else {
            if find.wants_one() {
                break;
            }
            continue;
        };
        if is_candidate(cx, single) && reported.add(single) {
            report_single(find, info, single, Slot::House(house, single.digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// The queues that singles are taken from: those that are kept, or a copy if the search goes on after its first find.
enum Turns {
    Kept,
    Copy(Box<HodokuBoard>),
}

impl Turns {
    fn of(find: &HodokuFinder<'_, '_, '_>) -> Self {
        if find.wants_one() && is_kept(find.cx) {
            Self::Kept
        } else {
            Self::Copy(Box::new(with_board(find.cx, |board| board.clone())))
        }
    }

    fn with<T>(&mut self, cx: &Context<'_>, ask: impl FnOnce(&mut HodokuBoard) -> T) -> T {
        match self {
            Self::Kept => with_board(cx, ask),
            Self::Copy(board) => ask(board),
        }
    }

    /// The next single that `pop` gives whose cell is still open.
    fn next(&mut self, cx: &Context<'_>, pop: fn(&mut HodokuBoard) -> Option<Candidate>) -> Option<Candidate> {
        self.with(cx, |board| {
            loop {
                let single = pop(board)?;
                if board.is_open(single.cell) {
                    return Some(single);
                }
            }
        })
    }

    /// The house in which a digit has its one place in this cell, and what a single there is called.
    fn house(&mut self, cx: &Context<'_>, Candidate { cell, digit }: Candidate) -> Option<(&'static Info, House)> {
        let mut kinds = [
            (HouseKind::Box, &HiddenSingleBox::INFO),
            (HouseKind::Row, &HiddenSingleRow::INFO),
            (HouseKind::Column, &HiddenSingleColumn::INFO),
        ]
        .into_iter();
        self.with(cx, |board| {
            kinds.find_map(|(kind, info)| {
                let houses = cx.layout.houses_of(cell) & cx.layout.houses_of_kind(kind);
                let house = houses.iter().find(|&house| board.has_one(house, digit))?;
                Some((info, house))
            })
        })
    }
}

/// True if the board has the candidate: queues of a board with an error may name others.
fn is_candidate(cx: &Context<'_>, candidate: Candidate) -> bool {
    cx.board.candidates().contains(candidate)
}

fn report_single(
    find: &mut HodokuFinder<'_, '_, '_>,
    info: &'static Info,
    single: Candidate,
    slot: Slot,
) -> ControlFlow<()> {
    let cx = find.cx;
    find.place(info, single, || (Single { slot }.into(), cx.truths(&[slot])))
}
