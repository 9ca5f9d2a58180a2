//! Sudoku Explainer's bivalue universal grave: without their extra digits a few cells would leave each digit two places
//! or none in every house, and each cell two digits.
use super::order::{BOX_ROW_COLUMN, as_technique, by_size, house_of_kind, rating};
use super::rule_set::RuleSet;
use qedoku_core::{CandidateSet, Cell, CellSet, DeadlyKind, Digit, DigitSet, House, HouseKind, Slot};
use qedoku_techniques::advanced::uniqueness::bug_plus_1::BugPlus1;
use qedoku_techniques::advanced::uniqueness::bug_type_2::BugType2;
use qedoku_techniques::advanced::uniqueness::bug_type_3::BugType3;
use qedoku_techniques::advanced::uniqueness::bug_type_4::BugType4;
use qedoku_techniques::kernels::choose::SetList;
use qedoku_techniques::kernels::subset;
use qedoku_techniques::kernels::uniqueness::deadly::DeadlyPattern;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// Graves of types 1 to 4.
#[derive(Clone, Copy, Debug)]
pub(super) struct BugState {
    pub(super) rules: RuleSet,
}

impl Technique for BugState {
    fn info(&self) -> &'static Info {
        &BugPlus1::INFO
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        &[&BugPlus1, &BugType2, &BugType4, &BugType3]
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Some(grave) = Grave::of(cx, self.rules) else { return ControlFlow::Continue(()) };
        let cells = grave.extra.cells();
        if cells.single().is_some() {
            return as_technique(&BugPlus1::INFO, sink, |sink| {
                sink.eliminate(grave.deadly(cx) & among(cells), || grave.evidence(cx, &[]))
            });
        }
        if let Some(digit) = grave.digits.single() {
            as_technique(&BugType2::INFO, sink, |sink| {
                let gone = CandidateSet::of_digit(digit, grave.seen);
                sink.eliminate(gone, || grave.evidence(cx, &[]))
            })?;
            return grave.type_4(cx, sink);
        }
        grave.type_4(cx, sink)?;
        grave.type_3(cx, self.rules, sink)
    }
}

/// A bivalue universal grave, but for some extra candidates.
struct Grave {
    extra: CandidateSet,
    /// The digits of the extra candidates.
    digits: DigitSet,
    /// The cells that see all cells with extra candidates.
    seen: CellSet,
    /// The first of these cells that was found.
    first: Option<Cell>,
}

impl Grave {
    /// The grave of the board, if there is one.
    fn of(cx: &Context<'_>, rules: RuleSet) -> Option<Self> {
        let two = cx.board.cells_with_few(2);
        let more = cx.board.cells_with_few(usize::MAX) - two;
        if more.is_empty() || (two | more) != cx.board.open() {
            return None;
        }
        let mut it = Self { extra: CandidateSet::EMPTY, digits: DigitSet::EMPTY, seen: CellSet::ALL, first: None };
        // The one digit of all houses where it has neither two places nor none, and the cells that may be too many there.
        let mut odd = DigitSet::EMPTY;
        let mut undecided = CellSet::EMPTY;
        for kind in [HouseKind::Box, HouseKind::Row, HouseKind::Column] {
            for house in cx.layout.houses_of_kind(kind) {
                for digit in Digit::ALL {
                    let places = cx.board.plane(digit) & cx.layout.cells(house);
                    if matches!(places.len(), 0 | 2) {
                        continue;
                    }
                    let too_many = places & more;
                    if too_many.is_empty() {
                        return None;
                    }
                    odd.insert(digit);
                    undecided |= too_many;
                    if too_many.single().is_some() {
                        it.add(digit, too_many, cx)?;
                    }
                }
            }
        }
        if let Some(digit) = odd.single().filter(|_| rules == RuleSet::Corrected) {
            it.add(digit, undecided, cx)?;
        }
        (!it.digits.is_empty() && it.is_grave(cx)).then_some(it)
    }

    /// Takes a digit of some cells for extra; none if what is extra then concludes nothing.
    fn add(&mut self, digit: Digit, cells: CellSet, cx: &Context<'_>) -> Option<()> {
        *self.extra.plane_mut(digit) |= cells;
        self.digits.insert(digit);
        self.first = self.first.or(cells.first());
        let all = self.extra.cells();
        self.seen = cx.layout.common_peers(all);
        (!all.is_several() || !self.digits.is_several() || !self.seen.is_empty()).then_some(())
    }

    fn is_grave(&self, cx: &Context<'_>) -> bool {
        let deadly = self.deadly(cx);
        let paired = |cell| (cx.board.digits(cell) - self.extra.digits(cell)).len() == 2;
        let twice = |digit: Digit, house: House| matches!((deadly.plane(digit) & cx.layout.cells(house)).len(), 0 | 2);
        cx.board.open().iter().all(paired)
            && cx.layout.houses().iter().all(|house| Digit::ALL.into_iter().all(|digit| twice(digit, house)))
    }

    /// The candidates of the board without the extra ones.
    fn deadly(&self, cx: &Context<'_>) -> CandidateSet {
        *cx.board.candidates() - self.extra
    }

    fn evidence(&self, cx: &Context<'_>, slots: &[Slot]) -> (qedoku_core::Pattern, Vec<qedoku_core::Truth>) {
        let pattern = DeadlyPattern { kind: DeadlyKind::Bug, deadly: self.deadly(cx), guards: self.extra };
        pattern.evidence(cx, slots.iter().copied())
    }

    /// Two cells share a house and one digit that is not extra: one of them takes it, the other an extra digit.
    fn type_4(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let cells = self.extra.cells();
        let mut digits = cells.iter().map(|cell| cx.board.digits(cell));
        let (Some(one), Some(other), None) = (digits.next(), digits.next(), digits.next()) else {
            return ControlFlow::Continue(());
        };
        let Some(shared) = (one & other & (DigitSet::ALL - self.digits)).single() else {
            return ControlFlow::Continue(());
        };
        let around = cx.layout.houses_around(cells);
        let mut gone = self.deadly(cx) & among(cells);
        *gone.plane_mut(shared) = CellSet::EMPTY;
        as_technique(&BugType4::INFO, sink, |sink| {
            BOX_ROW_COLUMN
                .into_iter()
                .filter_map(|kind| house_of_kind(cx, around, kind))
                .try_for_each(|house| sink.eliminate(gone, || self.evidence(cx, &[Slot::House(house, shared)])))
        })
    }

    /// The cells make, as if they were one that holds the extra digits, a naked subset with other cells of their house.
    fn type_3(&self, cx: &Context<'_>, rules: RuleSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let around = cx.layout.houses_around(self.extra.cells());
        let near = self.looked_at_first(cx, rules);
        for (size, kind) in sizes_and_kinds(rules) {
            let Some(house) = house_of_kind(cx, around, kind) else { continue };
            let rest = self.seen & cx.board.open() & cx.layout.cells(house);
            if rest.len() < size {
                continue;
            }
            let cells = (rest & near).iter().chain(rest - near);
            let list = SetList::collect(Cell::from_index(0), cells.map(|cell| (cell, cx.board.digits(cell))));
            list.choose_colex(DigitSet::EMPTY, size - 1, size, &mut |chosen, digits| {
                let cells: CellSet = list.keys(chosen).collect();
                if digits.len() != size || !self.digits.is_subset(digits) {
                    return ControlFlow::Continue(());
                }
                let slots: Vec<Slot> = cells.iter().map(Slot::Cell).collect();
                sink.rated(&BugType3::INFO, rating(by_size(5.7, size - 1)), |sink| {
                    sink.eliminate(subset::lost(cx, rest - cells, digits), || self.evidence(cx, &slots))
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The cells of a house that come before the others of it: by the original rules those in the box of the first cell.
    fn looked_at_first(&self, cx: &Context<'_>, rules: RuleSet) -> CellSet {
        let first = self.first.filter(|_| rules == RuleSet::Original);
        let own = first.and_then(|cell| house_of_kind(cx, cx.layout.houses_of(cell), HouseKind::Box));
        own.map_or(CellSet::EMPTY, |own| cx.layout.cells(own))
    }
}

/// The number of cells of a subset of type 3 and the kind of its house, in the order in which they are tried.
fn sizes_and_kinds(rules: RuleSet) -> impl Iterator<Item = (usize, HouseKind)> {
    let sizes = 5;
    let kinds = BOX_ROW_COLUMN.len();
    (0..sizes * kinds).map(move |turn| {
        let (size, kind) = match rules {
            RuleSet::Original => (turn % sizes, turn / sizes),
            RuleSet::Corrected => (turn / kinds, turn % kinds),
        };
        (2 + size, BOX_ROW_COLUMN[kind])
    })
}

/// All candidates of some cells.
fn among(cells: CellSet) -> CandidateSet {
    Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::{board_with, finds};

    #[test]
    fn a_board_with_free_cells_is_no_grave() {
        for rules in [RuleSet::Original, RuleSet::Corrected] {
            assert_eq!(finds(&BugState { rules }, &board_with(&[("r1c1", "12"), ("r1c2", "123")])), [""; 0]);
        }
    }
}
