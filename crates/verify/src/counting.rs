//! Truths of one house counted together: a search goes through every way to satisfy them, where counting sees at once
//! that they have too few digits or cells, or just enough of them.
use crate::search::{ChoiceSearch, NoMemberLeft};
use crate::state::ChoiceState;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, Slot};

/// The most truths of one house that are about cells, or about digits.
const MOST: usize = 9;

/// Truths of one house no two of which share a member: as many members are chosen as there are truths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TruthFamily {
    /// About cells of the house: their members have different digits.
    Cells(House),
    /// About digits in the house: their members have different cells.
    Digits(House),
}

/// The classes of the members of a truth: digits of a cell, or places of a digit, by number.
type Classes = u16;

impl ChoiceSearch<'_> {
    /// Rules out what cannot be by the truths one by one and by counting those of each house, to a fixed point.
    pub(crate) fn count(&self, state: &mut ChoiceState) -> Result<(), NoMemberLeft> {
        loop {
            self.propagate(state)?;
            let mut changed = false;
            for house in self.layout.houses() {
                changed |= self.count_family(TruthFamily::Cells(house), state)?;
                changed |= self.count_family(TruthFamily::Digits(house), state)?;
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// Rules out what cannot be by counting some of the truths of a family; returns whether there was any.
    fn count_family(&self, family: TruthFamily, state: &mut ChoiceState) -> Result<bool, NoMemberLeft> {
        let mut truths: Vec<CandidateSet> = Vec::new();
        for slot in self.slots(family) {
            truths.extend(self.truths.about(slot).map(|truth| state.members(&truth)));
        }
        truths.truncate(MOST);
        let held: Vec<Classes> = truths.iter().map(|members| self.classes(family, members)).collect();
        let mut changed = false;
        for chosen in 1..1_u16 << held.len() {
            let count = chosen.count_ones();
            let of = held.iter().enumerate().filter(|&(index, _)| chosen >> index & 1 == 1);
            let classes = of.fold(0, |all, (_, &classes)| all | classes);
            if classes.count_ones() < count {
                return Err(NoMemberLeft);
            }
            if count < 2 || classes.count_ones() > count {
                continue;
            }
            let members = truths.iter().enumerate().filter(|&(index, _)| chosen >> index & 1 == 1);
            let members = members.fold(CandidateSet::EMPTY, |all, (_, &members)| all | members);
            changed |= self.spend_classes(family, &members, state);
        }
        Ok(changed)
    }

    /// One member of every class is chosen: what clashes with all members of a class is ruled out.
    fn spend_classes(&self, family: TruthFamily, members: &CandidateSet, state: &mut ChoiceState) -> bool {
        let mut changed = false;
        let mut spend = |class: CandidateSet| {
            let unseen = class.iter().fold(*state.free(), |left, member| left & self.layout.clashes(member));
            for candidate in unseen.iter() {
                state.bar(candidate);
                changed = true;
            }
        };
        match family {
            TruthFamily::Cells(_) => {
                let planes = Digit::ALL.into_iter().map(|digit| CandidateSet::of_digit(digit, members.plane(digit)));
                planes.filter(|class| !class.is_empty()).for_each(&mut spend);
            }
            TruthFamily::Digits(_) => {
                let cells = members.cells().iter();
                cells.map(|cell| CandidateSet::of_cell(cell, members.digits(cell))).for_each(&mut spend);
            }
        }
        changed
    }

    fn slots(&self, family: TruthFamily) -> impl Iterator<Item = Slot> + use<> {
        let (cells, digits, house) = match family {
            TruthFamily::Cells(house) => (self.layout.cells(house), DigitSet::EMPTY, house),
            TruthFamily::Digits(house) => (CellSet::EMPTY, DigitSet::ALL, house),
        };
        cells.iter().map(Slot::Cell).chain(digits.iter().map(move |digit| Slot::House(house, digit)))
    }

    /// The digits of members that lie in one house, or the cells of the house, each by its number.
    fn classes(&self, family: TruthFamily, members: &CandidateSet) -> Classes {
        let number = |member: Candidate| match family {
            TruthFamily::Cells(_) => member.digit.index(),
            TruthFamily::Digits(house) => {
                self.layout.cells(house).iter().take_while(|&cell| cell != member.cell).count()
            }
        };
        members.iter().fold(0, |all, member| all | 1 << number(member))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Truths;
    use qedoku_core::{Board, Cell, Grid, Layout, Puzzle};

    /// A board with many solutions.
    const LINE: &str = "6...............2....3......1......4......................7.....2..............4.";

    /// Numbers below `n`, drawn one after the other.
    fn draws(mut state: u64) -> impl FnMut(usize) -> usize {
        move |n| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).expect("31 bits") % n
        }
    }

    /// The candidates that counting a set of slots rules out on an empty board where only some of their candidates are
    /// kept; nothing if they cannot all be filled.
    fn ruled_out(slots: &str, kept: impl Fn(Candidate) -> bool) -> Option<CandidateSet> {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
        let slots: Vec<Slot> = slots.split(' ').map(|name| Slot::parse(name, layout).expect("a slot")).collect();
        let mut state = ChoiceState::new(&board);
        let members = slots.iter().flat_map(|slot| slot.candidates(layout).iter().collect::<Vec<_>>());
        members.filter(|&it| !kept(it)).for_each(|it| state.bar(it));
        let before = *state.free();
        let mut truths = Truths::default();
        truths.take_up(slots.iter().map(|&slot| board.truth(slot)));
        let mut nodes = 0;
        let search = ChoiceSearch { layout, truths: &mut truths, nodes: &mut nodes, limit: u64::MAX };
        search.count(&mut state).ok().map(|()| before - *state.free())
    }

    #[test]
    fn cells_that_have_just_enough_digits_keep_them() {
        let within = |digits: DigitSet| ruled_out("r1c1 r1c4 r1c7", move |it| digits.contains(it.digit));
        let first = |count: usize| Digit::ALL.into_iter().take(count).collect::<DigitSet>();
        let others = "r1c2 r1c3 r1c5 r1c6 r1c8 r1c9".split(' ').map(|name| Cell::parse(name).expect("a cell"));
        let gone = others.fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, first(3)));
        assert_eq!(within(first(2)), None);
        assert_eq!(within(first(3)), Some(gone));
        assert_eq!(within(first(4)), Some(CandidateSet::EMPTY));
    }

    #[test]
    fn digits_that_have_just_enough_cells_keep_them() {
        let within = |columns: [u8; 4], count: usize| {
            let cells: CellSet = columns.into_iter().take(count).map(|column| Cell::at(1, column)).collect();
            (cells, ruled_out("r1n1 r1n4 r1n7", move |it| cells.contains(it.cell)))
        };
        let columns = [1, 4, 7, 8];
        let others: DigitSet = Digit::ALL.into_iter().filter(|digit| ![1, 4, 7].contains(&digit.value())).collect();
        let (cells, gone) = within(columns, 3);
        let expected = cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, others));
        assert_eq!(gone, Some(expected));
        assert_eq!(within(columns, 2).1, None);
        assert_eq!(within(columns, 4).1, Some(CandidateSet::EMPTY));
    }

    #[test]
    fn counting_rules_out_nothing_that_can_be() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(LINE).expect("a grid")));
        let mut draw = draws(11);
        let mut barred = 0;
        let mut conflicts = 0;
        for round in 0..600 {
            let house = layout.houses().iter().nth(draw(27)).expect("27 houses");
            let near = |slot: &Slot| match *slot {
                Slot::Cell(cell) => round % 2 == 0 && layout.cells(house).contains(cell),
                Slot::House(other, _) => round % 2 == 1 && other == house,
            };
            let near: Vec<Slot> = layout.slots().filter(|slot| near(slot) && !board.is_settled(*slot)).collect();
            let slots: Vec<Slot> = near.iter().copied().filter(|_| draw(2) == 0).collect();
            if slots.is_empty() {
                continue;
            }
            let mut truths = Truths::default();
            truths.take_up(near.iter().filter(|_| draw(8) > 0).map(|&slot| board.truth(slot)));
            // What is left of these slots lies in few digits or cells.
            let keep = DigitSet::ALL.filter(|_| draw(8) < slots.len());
            let keep_cells = layout.cells(house).filter(|_| draw(8) < slots.len());
            let mut state = ChoiceState::new(&board);
            let members = slots.iter().fold(CandidateSet::EMPTY, |all, slot| all | slot.candidates(layout));
            for candidate in (members & *board.candidates()).iter() {
                let kept =
                    if round % 2 == 0 { keep.contains(candidate.digit) } else { keep_cells.contains(candidate.cell) };
                if !kept {
                    state.bar(candidate);
                }
            }
            let mut nodes = 0;
            let mut search = ChoiceSearch { layout, truths: &mut truths, nodes: &mut nodes, limit: u64::MAX };
            let start = state;
            let mut plain = state;
            let stands = search.propagate(&mut plain).is_ok();
            if matches!(search.count(&mut state), Err(NoMemberLeft)) {
                conflicts += usize::from(stands);
                assert!(search.run(start).is_refuted());
                continue;
            }
            for gone in (*plain.free() - *state.free()).iter() {
                let mut with = start;
                with.choose(layout, gone);
                barred += 1;
                assert!(search.run(with).is_refuted(), "{gone}");
            }
        }
        assert!(barred > 300 && conflicts > 30, "{barred} {conflicts}");
    }
}
