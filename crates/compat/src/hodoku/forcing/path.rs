//! Nets as HoDoKu draws them: one way to each conclusion, and whether anything on it rests on more than what stands before.
use super::conclusions::{ForcedConclusion, ForcingReason};
use super::facts::ForcingPremises;
use super::singles::EntryState;
use crate::hodoku::loops::links::LiteralState;
use qedoku_core::{Assumption, Candidate, CandidateSet, CellSet, Digit, Slot};
use qedoku_techniques::Context;

/// A consequence of a premise, or of another consequence of it.
#[derive(Clone, Copy, Debug)]
struct PathEntry {
    state: LiteralState,
    distance: u32,
    /// The entry that it comes from.
    parent: u16,
    /// Its place in the direct list of that entry; none if it is in the list of the premise.
    within: Option<u16>,
}

/// All that follows from a premise.
#[derive(Clone, Debug, Default)]
struct ForcingTable {
    entries: Vec<PathEntry>,
    /// For each state its place, counted from 1.
    places: Vec<u16>,
}

/// The tables of a position, made when they are asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    tables: Vec<ForcingTable>,
}

impl Tables {
    pub(super) fn clear(&mut self) {
        self.tables.iter_mut().for_each(|table| table.entries.clear());
    }

    fn get(&mut self, nets: &DirectLists<'_>, premise: LiteralState) -> &ForcingTable {
        if self.tables.len() <= premise.index() {
            self.tables.resize_with(premise.index() + 1, ForcingTable::default);
        }
        let table = &mut self.tables[premise.index()];
        if table.entries.is_empty() {
            table.fill(nets, premise);
        }
        table
    }
}

impl ForcingTable {
    fn fill(&mut self, nets: &DirectLists<'_>, premise: LiteralState) {
        self.places.clear();
        self.places.resize(2 * nets.premises.links.len(), 0);
        self.add(PathEntry { state: premise, distance: 0, parent: 0, within: None });
        for (place, &state) in nets.premises.links.next(premise).iter().enumerate() {
            let named = nets.named(premise, place + 1);
            self.add(PathEntry { state, distance: named.distance, parent: named.main, within: None });
        }
        let mut at = 1;
        while let Some(&PathEntry { state: from, distance, .. }) = self.entries.get(at) {
            for (place, &state) in nets.premises.links.next(from).iter().enumerate() {
                let within = Some(place as u16 + 1);
                let distance = distance + nets.named(from, place + 1).distance;
                let entry = PathEntry { state, distance, parent: at as u16, within };
                match self.places[state.index()].checked_sub(1) {
                    None => self.add(entry),
                    Some(known) => {
                        let known = &mut self.entries[usize::from(known)];
                        if known.within.is_some() && distance < known.distance {
                            *known = entry;
                        }
                    }
                }
            }
            at += 1;
        }
    }

    fn add(&mut self, entry: PathEntry) {
        self.entries.push(entry);
        self.places[entry.state.index()] = self.entries.len() as u16;
    }

    /// True if something on the way to a state rests on more than what stands before it.
    fn is_net(&self, nets: &DirectLists<'_>, to: LiteralState) -> bool {
        let Some(premise) = self.entries.first().map(|entry| entry.state) else { return false };
        let Some(mut at) = self.places[to.index()].checked_sub(1) else { return false };
        for _ in 0..self.entries.len() {
            if at == 0 {
                break;
            }
            let entry = self.entries[usize::from(at)];
            let net = match entry.within {
                None => nets.named(premise, usize::from(at)).several,
                Some(place) => nets.is_net(self.entries[usize::from(entry.parent)].state, place),
            };
            if net {
                return true;
            }
            at = entry.parent;
        }
        false
    }
}

/// The direct lists of a position.
pub(super) struct DirectLists<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) premises: &'a ForcingPremises,
    /// The entries of the lists, and the place where each list starts.
    pub(super) named: &'a [EntryState],
    pub(super) starts: &'a [u32],
}

impl DirectLists<'_> {
    /// The state of an entry of a direct list. Links of groups come straight from the premise.
    fn named(&self, of: LiteralState, place: usize) -> EntryState {
        let own = match self.starts.get(of.index()..=of.index() + 1) {
            Some(&[from, to]) => self.named.get(from as usize..to as usize).unwrap_or_default(),
            _ => &[],
        };
        own.get(place).copied().unwrap_or(EntryState { distance: 1, main: 0, several: false })
    }

    fn is_net(&self, of: LiteralState, place: u16) -> bool {
        let mut at = place;
        while at != 0 {
            let named = self.named(of, usize::from(at));
            if named.several {
                return true;
            }
            at = named.main;
        }
        false
    }

    /// True if what is shown is shown by a net.
    pub(super) fn counts(&self, tables: &mut Tables, conclusion: &ForcedConclusion) -> bool {
        let to = conclusion.what;
        let mut any =
            |assumed: &CandidateSet| assumed.iter().any(|it| self.drawn(tables, Assumption::is_true(it), &[to]));
        match conclusion.why {
            ForcingReason::Refuted(premise, _) => self.refutes(tables, premise),
            ForcingReason::Candidate(it) => {
                any(&CandidateSet::of(it)) || self.drawn(tables, Assumption::is_false(it), &[to])
            }
            ForcingReason::Cell(cell) => any(&self.cx.members(Slot::Cell(cell))),
            ForcingReason::House(house, digit) => any(&self.cx.members(Slot::House(house, digit))),
        }
    }

    /// True if the way from a premise to one of these is a net.
    fn drawn(&self, tables: &mut Tables, premise: Assumption, to: &[Assumption]) -> bool {
        let state = |it: &Assumption| self.premises.state(it.candidate, it.holds);
        let table = tables.get(self, state(&premise));
        to.iter().any(|to| table.is_net(self, state(to)))
    }

    /// True if a contradiction is one by a net: each kind of it is drawn in its first place.
    fn refutes(&self, tables: &mut Tables, premise: Assumption) -> bool {
        let facts = *self.premises.of(premise.candidate, premise.holds);
        let opposite = premise.opposite();
        let of = |cells: CellSet, digit| cells.first().map(|cell| Candidate { cell, digit });
        let set = if opposite.holds { &facts.truths } else { &facts.falses };
        if set.contains(opposite.candidate) && self.drawn(tables, premise, &[opposite]) {
            return true;
        }
        for digit in Digit::ALL {
            if let Some(it) = of(facts.truths.plane(digit) & facts.falses.plane(digit), digit)
                && self.drawn(tables, premise, &[Assumption::is_true(it), Assumption::is_false(it)])
            {
                return true;
            }
            for other in Digit::ALL.into_iter().skip(digit.index() + 1) {
                let cells = facts.truths.plane(digit) & facts.truths.plane(other);
                let both: Vec<Assumption> =
                    [digit, other].into_iter().filter_map(|digit| of(cells, digit)).map(Assumption::is_true).collect();
                if !both.is_empty() && self.drawn(tables, premise, &both) {
                    return true;
                }
            }
        }
        self.empties(tables, premise, &facts.falses)
    }

    /// True if a slot that is left empty is left so by a net.
    fn empties(&self, tables: &mut Tables, premise: Assumption, falses: &CandidateSet) -> bool {
        let open = self.cx.layout.slots().filter(|&slot| !self.cx.board.is_settled(slot));
        let empty = open.map(|slot| self.cx.members(slot)).filter(|members| members.is_subset(falses));
        let mut ends = empty.map(|members| members.iter().map(Assumption::is_false).collect::<Vec<_>>());
        ends.any(|ends| self.drawn(tables, premise, &ends))
    }
}
