//! Whether the pattern of a step agrees with its truths and with the board. No step is accepted because of its pattern:
//! the pattern is what readers are told, so it must be so.
use crate::fault::Fault;
use crate::links;
use qedoku_core::{
    AlmostLocked, Board, CandidateSet, CellSet, Chain, Conclusion, DigitSet, Forcing, Layout, Link, Pattern, Slot,
    Step, Truth,
};

/// Checks what the pattern of a step says.
pub(crate) fn check(layout: &Layout, board: &Board, step: &Step) -> Result<(), Fault> {
    let it = Stated { layout, board, step };
    match &step.pattern {
        Pattern::Single { slot } => it.single(*slot),
        Pattern::Confined { digit, from, to } => {
            let outside = it.known(Slot::House(*from, *digit))?.plane(*digit) - layout.cells(*to);
            agree(outside.is_empty(), "a place outside of where its digit is confined")
        }
        Pattern::Cover { base, cover, fins } => it.cover(base, cover, *fins),
        Pattern::Wing { pivot, pincers, digits } => it.wing(*pivot, *pincers, *digits),
        Pattern::Sets { sets, common } => it.sets(sets, *common),
        Pattern::Colors { clusters } => it.colors(clusters),
        Pattern::Chain(chain) => it.chain(chain),
        Pattern::Kraken { base, cover, chains } => it.kraken((base, cover), chains),
        Pattern::Deadly { deadly, guards } => it.deadly(deadly, guards),
        Pattern::Exclusion { base, excluders } => {
            excluders.iter().try_for_each(|&slot| it.known(slot).map(drop))?;
            agree(base.iter().any(|cell| it.known(Slot::Cell(cell)).is_ok()), "a base of which no truth speaks")?;
            it.open(*base)
        }
        Pattern::Templates { digits } => {
            let Conclusion { place, eliminate } = step.conclusion;
            let members = step.truths.iter().fold(place | eliminate, |all, truth| all | truth.members());
            let about = digits_of(&(place | eliminate)).is_subset(*digits) && digits.is_subset(digits_of(&members));
            agree(about, "templates of other digits than it is about")
        }
        Pattern::Exocet { base, targets, digits, mirrors, .. } => {
            it.open(*base | *targets)?;
            it.open(mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | (cells & board.open())) | *base)?;
            agree(it.digits(*base).is_subset(*digits), "base cells with other digits than it names")
        }
        Pattern::Symmetry { cells } => it.symmetry(*cells),
        Pattern::Hypothesis(_) => Ok(()),
        Pattern::Forcing(forcing) => it.forcing(forcing),
    }
}

/// Refuses a pattern that has what the text says.
pub(crate) fn agree(agrees: bool, otherwise: &'static str) -> Result<(), Fault> {
    if agrees { Ok(()) } else { Err(Fault::PatternDisagrees(otherwise)) }
}

/// Whether no slot stands twice.
fn each_once(slots: &[Slot]) -> bool {
    slots.iter().enumerate().all(|(at, slot)| !slots[..at].contains(slot))
}

fn digits_of(candidates: &CandidateSet) -> DigitSet {
    DigitSet::ALL.filter(|digit| !candidates.plane(digit).is_empty())
}

/// A step on the board before it.
struct Stated<'a> {
    layout: &'a Layout,
    board: &'a Board,
    step: &'a Step,
}

impl Stated<'_> {
    /// What the truth about a slot says.
    fn known(&self, slot: Slot) -> Result<CandidateSet, Fault> {
        match self.step.truths.iter().find(|truth| truth.slot() == Some(slot)) {
            Some(truth) => Ok(truth.members()),
            None => Err(Fault::PatternWithoutTruth { slot, name: slot.name(self.layout) }),
        }
    }

    /// The cells are open, and there are some.
    fn open(&self, cells: CellSet) -> Result<(), Fault> {
        agree(!cells.is_empty(), "no cells")?;
        agree(cells.is_subset(self.board.open()), "a cell that is filled")
    }

    /// What the cells may hold.
    fn digits(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    fn single(&self, slot: Slot) -> Result<(), Fault> {
        let placed = Some(self.step.conclusion.place).filter(|place| place.single().is_some());
        agree(Some(self.known(slot)?) == placed, "another candidate than the one it places")
    }

    /// The slots of the base are known, and the cover has what the fins leave of them. A reader that does not know a
    /// shape has the slots of all truths for it, and no cover.
    fn cover(&self, base: &[Slot], cover: &[Slot], fins: CandidateSet) -> Result<(), Fault> {
        let mut members = CandidateSet::EMPTY;
        for &slot in base {
            members |= self.known(slot)?;
        }
        if let Some(fin) = (fins - members).first() {
            return Err(Fault::StrayFin(fin));
        }
        agree(!base.is_empty() || cover.is_empty(), "no base")?;
        agree(each_once(base) && each_once(cover), "a slot twice")?;
        let candidates = |slot: &Slot| slot.candidates(self.layout);
        let covered = cover.iter().fold(fins, |all, slot| all | candidates(slot));
        agree(cover.is_empty() || members.is_subset(&covered), "a candidate of the base that nothing covers")?;
        let idle = cover.iter().find(|slot| !candidates(slot).meets(&members));
        agree(idle.is_none(), "a cover that covers nothing of the base")
    }

    fn wing(&self, pivot: CellSet, pincers: CellSet, digits: DigitSet) -> Result<(), Fault> {
        self.open(pivot)?;
        self.open(pincers)?;
        let of_cell = |truth: &Truth| if let Some(Slot::Cell(cell)) = truth.slot() { Some(cell) } else { None };
        let cells: CellSet = self.step.truths.iter().filter_map(of_cell).collect();
        agree(pivot | pincers == cells, "other cells than its truths")?;
        agree(!pivot.meets(pincers), "a cell that is pivot and pincer")?;
        agree(digits_of(&self.step.conclusion.eliminate) == digits, "other digits than it eliminates")
    }

    fn sets(&self, sets: &[AlmostLocked], common: DigitSet) -> Result<(), Fault> {
        let (mut all, mut cells) = (DigitSet::EMPTY, CellSet::EMPTY);
        for set in sets {
            self.open(set.cells)?;
            agree(self.digits(set.cells) == set.digits, "a set with other digits than its cells have")?;
            all |= set.digits;
            cells |= set.cells;
        }
        agree(cells.iter().any(|cell| self.known(Slot::Cell(cell)).is_ok()), "sets of which no truth speaks")?;
        agree(common.is_subset(all), "a common digit that no set has")
    }

    fn colors(&self, clusters: &[[CandidateSet; 2]]) -> Result<(), Fault> {
        agree(!clusters.is_empty(), "no cluster")?;
        for [one, other] in clusters {
            agree((*one | *other).is_subset(self.board.candidates()), "a colored candidate that the board lacks")?;
            agree(!one.meets(other) && !(*one | *other).is_empty(), "a candidate with both colors, or none at all")?;
        }
        Ok(())
    }

    fn chain(&self, chain: &Chain) -> Result<(), Fault> {
        links::check(self.layout, self.board, chain)?;
        let (Some(first), Some(last)) = (chain.links.first(), chain.links.last()) else { return Ok(()) };
        agree(chain.links.iter().any(Link::is_strong), "no strong link")?;
        if chain.closed {
            return Ok(());
        }
        let Conclusion { place, eliminate } = self.step.conclusion;
        if !first.is_strong() || !last.is_strong() {
            let about = (place | eliminate).meets(&(first.from | last.to));
            return agree(about, "ends that have nothing to do with what follows");
        }
        let seen = |of: &CandidateSet| of.iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        let both = seen(&first.from) & seen(&last.to);
        // Two chains may be told as one if they share most of their links: then its ends rule out a part of what goes.
        agree(eliminate.meets(&both), "ends that do not both rule out anything that goes")
    }

    fn kraken(&self, fish: (&[Slot], &[Slot]), chains: &[Chain]) -> Result<(), Fault> {
        let slots = fish.0.iter().chain(fish.1);
        agree(!slots.clone().any(|&slot| self.board.is_settled(slot)), "a house that has its digit")?;
        agree(!fish.0.is_empty() && !chains.is_empty(), "no fish or no chains")?;
        agree(each_once(fish.0) && each_once(fish.1), "a slot twice")?;
        let left = |slots: &[Slot]| {
            slots.iter().fold(CandidateSet::EMPTY, |all, &slot| all | self.board.truth(self.layout, slot).members())
        };
        let fins = left(fish.0) - left(fish.1);
        let starts = chains.iter().filter_map(|chain| chain.links.first());
        let starts = starts.fold(CandidateSet::EMPTY, |all, link| all | link.from);
        agree(fins.is_subset(&starts), "a fin without a chain")?;
        agree(starts.is_subset(&(left(fish.0) | left(fish.1))), "a chain from elsewhere")?;
        for chain in chains {
            links::check(self.layout, self.board, chain)?;
            let weak = chain.links.first().is_some_and(|link| !link.is_strong());
            let end = chain.links.last().filter(|link| !link.is_strong()).map(|link| link.to);
            agree(weak && end == Some(self.step.conclusion.eliminate), "a chain that does not lead to what goes")?;
        }
        Ok(())
    }

    /// The cells hold what is said of them; if a truth speaks of a deadly pattern, it is this one.
    fn deadly(&self, deadly: &CandidateSet, guards: &CandidateSet) -> Result<(), Fault> {
        let cells = deadly.cells() | guards.cells();
        agree(!cells.is_empty() && !deadly.meets(guards), "no cells, or a guard inside")?;
        for cell in cells {
            let stated = deadly.digits(cell) | guards.digits(cell);
            let left = self.board.value(cell).map_or(self.board.digits(cell), DigitSet::of);
            agree(stated == left, "other candidates in a cell than the board has")?;
        }
        let guards_of = |truth: &Truth| if let Truth::Guard(it) = truth { Some((it.deadly, it.guards)) } else { None };
        let mut stated = self.step.truths.iter().filter_map(guards_of).peekable();
        if stated.peek().is_some() {
            return agree(stated.any(|it| it == (*deadly, *guards)), "another deadly pattern");
        }
        agree(cells.iter().any(|cell| self.known(Slot::Cell(cell)).is_ok()), "cells of which no truth speaks")
    }

    fn symmetry(&self, cells: CellSet) -> Result<(), Fault> {
        let cell = |truth: &Truth| if let Truth::Symmetric(it) = truth { Some(it.cell) } else { None };
        agree(self.step.truths.iter().filter_map(cell).collect::<CellSet>() == cells, "other cells than its truths")?;
        self.open(cells)
    }

    /// Every candidate that is left of the slot has a case, and no other.
    fn forcing(&self, forcing: &Forcing) -> Result<(), Fault> {
        let mut left = self.known(forcing.slot)?;
        for case in &forcing.cases {
            if !left.contains(case.assume) {
                return Err(Fault::CaseTooMany(case.assume));
            }
            left.remove(case.assume);
        }
        left.first().map_or(Ok(()), |member| Err(Fault::CaseMissing(member)))
    }
}
