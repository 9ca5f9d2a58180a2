//! Sets of truths as a guide: a pattern names truths that are best counted together, where a search would go through
//! every way to satisfy them. What follows is counted from the truths; which of them are counted changes no answer.
use crate::search::{Answer, Conflict, Search};
use crate::state::State;
use qedoku_core::{CandidateSet, CellSet, Digit, Layout, Pattern, Slot};

/// The members of truths no two of which share one: as many members are chosen as there are truths.
#[derive(Debug)]
pub(crate) struct Group {
    truths: usize,
    members: CandidateSet,
}

impl Search<'_> {
    /// Looks for a choice that extends the state, and counts what the pattern names once a short search has not found out.
    pub(crate) fn run_counted(&mut self, state: State, pattern: &Pattern) -> Answer {
        match self.run_plain(state) {
            Answer::Limit if *self.nodes <= self.limit => {}
            answer => return answer,
        }
        let mut counted = state;
        let groups = self.groups(pattern);
        if self.count(&mut counted, &groups).is_err() { Answer::Refuted } else { self.run_ahead(counted) }
    }

    /// The sets of truths that a pattern names, as far as there are truths about their slots.
    fn groups(&self, pattern: &Pattern) -> Vec<Group> {
        match pattern {
            Pattern::Sets { sets, .. } => {
                sets.iter().filter_map(|set| self.group(set.cells.iter().map(Slot::Cell))).collect()
            }
            Pattern::Chain(chain) => {
                chain.links.iter().filter_map(|link| self.group(link.strong.iter().copied())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The truths about these slots, two or more, if no two of them share a member.
    fn group(&self, slots: impl Iterator<Item = Slot>) -> Option<Group> {
        let mut group = Group { truths: 0, members: CandidateSet::EMPTY };
        for truth in slots.filter_map(|slot| self.truths.about(slot)) {
            let members = truth.members();
            if members.meets(&group.members) {
                return None;
            }
            group.members |= members;
            group.truths += 1;
        }
        (group.truths > 1).then_some(group)
    }

    /// Rules out what cannot be by the truths one by one and by counting them, to a fixed point.
    fn count(&self, state: &mut State, groups: &[Group]) -> Result<(), Conflict> {
        loop {
            self.propagate(state)?;
            let mut changed = false;
            for group in groups {
                changed |= group.narrow(self.layout, state)?;
            }
            if !changed {
                return Ok(());
            }
        }
    }
}

impl Group {
    /// Rules out what cannot be by counting; tells whether there was any.
    fn narrow(&self, layout: &Layout, state: &mut State) -> Result<bool, Conflict> {
        let mut changed = false;
        for split in [Self::by_digit, Self::by_cell] {
            let free = self.members & *state.free();
            let Some(classes) = split(layout, &free) else { continue };
            if classes.len() < self.truths {
                return Err(Conflict);
            }
            if classes.len() > self.truths {
                continue;
            }
            // One member of every class is chosen.
            for class in classes {
                let unseen = class.iter().fold(*state.free(), |left, member| left & layout.clashes(member));
                for candidate in unseen.iter() {
                    state.bar(candidate);
                    changed = true;
                }
            }
        }
        Ok(changed)
    }

    /// The candidates of each digit, if no two of one digit can both be chosen.
    fn by_digit(layout: &Layout, free: &CandidateSet) -> Option<Vec<CandidateSet>> {
        let clash = |cells: CellSet| cells.iter().all(|cell| cells.without(cell).is_subset(layout.peers(cell)));
        let planes =
            || Digit::ALL.into_iter().map(|digit| (digit, free.plane(digit))).filter(|(_, cells)| !cells.is_empty());
        let fits = planes().all(|(_, cells)| clash(cells));
        fits.then(|| planes().map(|(digit, cells)| CandidateSet::of_digit(digit, cells)).collect())
    }

    /// The candidates of each cell, of which one can be chosen.
    #[allow(clippy::unnecessary_wraps, reason = "it stands beside one that may not apply")]
    fn by_cell(_layout: &Layout, free: &CandidateSet) -> Option<Vec<CandidateSet>> {
        Some(free.cells().iter().map(|cell| CandidateSet::of_cell(cell, free.digits(cell))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Truths;
    use qedoku_core::{AlmostLocked, Board, Chain, DigitSet, Grid, Link, Puzzle};

    /// A board with many solutions.
    const LINE: &str = "6...............2....3......1......4......................7.....2..............4.";

    /// Numbers below `n`, drawn one after the other.
    fn draws(mut state: u64) -> impl FnMut(usize) -> usize {
        move |n| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).expect("31 bits") % n
        }
    }

    /// A pattern that names these slots together, and others at random.
    fn drawn(slots: &[Slot], near: &[Slot], draw: &mut impl FnMut(usize) -> usize) -> Pattern {
        let some: Vec<Slot> = slots.iter().copied().filter(|_| draw(3) > 0).collect();
        let others: Vec<Slot> = near.iter().copied().filter(|_| draw(3) == 0).collect();
        if let Slot::Cell(_) = slots[0] {
            let cell = |slot: &Slot| if let Slot::Cell(cell) = *slot { Some(cell) } else { None };
            let set =
                |slots: &[Slot]| AlmostLocked { cells: slots.iter().filter_map(cell).collect(), digits: DigitSet::ALL };
            return Pattern::Sets { sets: vec![set(slots), set(&some), set(&others)], common: DigitSet::EMPTY };
        }
        let (from, to) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        let links = [slots.to_vec(), some, others].map(|strong| Link { from, to, strong, unique: false });
        Pattern::Chain(Chain { links: links.to_vec(), closed: false })
    }

    #[test]
    fn whatever_a_pattern_names_counting_rules_out_nothing_that_can_be() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(LINE).expect("a grid")));
        let mut draw = draws(11);
        let (mut barred, mut conflicts) = (0, 0);
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
            truths.take_up(near.iter().filter(|_| draw(8) > 0).map(|&slot| board.truth(layout, slot)));
            // What is left of these slots lies in few digits or cells.
            let keep = DigitSet::ALL.filter(|_| draw(8) < slots.len());
            let keep_cells = layout.cells(house).filter(|_| draw(8) < slots.len());
            let mut state = State::new(&board);
            let members = slots.iter().fold(CandidateSet::EMPTY, |all, slot| all | slot.candidates(layout));
            for candidate in (members & *board.candidates()).iter() {
                let kept =
                    if round % 2 == 0 { keep.contains(candidate.digit) } else { keep_cells.contains(candidate.cell) };
                if !kept {
                    state.bar(candidate);
                }
            }
            let (mut nodes, pattern) = (0, drawn(&slots, &near, &mut draw));
            let mut search = Search { layout, truths: &mut truths, nodes: &mut nodes, limit: u64::MAX };
            let (start, mut plain) = (state, state);
            let stands = search.propagate(&mut plain).is_ok();
            let groups = search.groups(&pattern);
            if matches!(search.count(&mut state, &groups), Err(Conflict)) {
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
