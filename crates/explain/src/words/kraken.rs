//! A fish with fins, and chains from what it may hold to what goes.
use super::tell::digits_of;
use super::{chain, list};
use crate::notation;
use qedoku_core::{CandidateSet, CellSet, Chain, House, Layout, Slot, Step};

/// The parts of the pattern: base, cover and chains.
pub(super) type Parts<'a> = (&'a [Slot], &'a [Slot], &'a [Chain]);

/// Says what the fish does without its fins, and where the fins and what it holds lead.
pub(super) fn why(layout: &Layout, (base, cover, chains): Parts<'_>, step: &Step) -> String {
    let starts = starts(chains).cells();
    let houses: Vec<House> = houses(cover).collect();
    let covered = houses.iter().fold(CellSet::EMPTY, |all, &house| all | layout.cells(house));
    let (fins, held) = (starts - covered, starts & covered);
    let digit = list::or(digits_of(base));
    let conclusion = notation::conclusion(&step.conclusion);
    let claim = format!(
        "unless {} is {digit}, {digit} in {} stands in {} only",
        list::or(fins),
        names(layout, base),
        names(layout, cover)
    );
    let ways: Vec<String> = chains.iter().map(way).collect();
    let ways = ways.join("; ");
    let Some(line) = houses.into_iter().find(|&house| !held.is_empty() && held.is_subset(layout.cells(house))) else {
        let each = list::plural(fins.len(), "the fin", "each fin");
        return format!("{claim}, and {conclusion} follows; it follows from {each} as well: {ways}");
    };
    let line = layout.house_title(line);
    format!("{claim}, so in {line} it is in {}; {conclusion} follows from each of these: {ways}", list::or(held))
}

/// Says where to look.
pub(super) fn place(layout: &Layout, (base, _, chains): Parts<'_>) -> String {
    let lines = list::commas(houses(base).map(|house| layout.house_name(house)));
    format!("{} in {lines} and {}", list::commas(digits_of(base)), notation::cells(starts(chains).cells()))
}

/// What the chains take for true.
fn starts(chains: &[Chain]) -> CandidateSet {
    chains.iter().filter_map(|chain| chain.links.first()).fold(CandidateSet::EMPTY, |all, link| all | link.from)
}

/// What follows on a chain: `if r2c5 is 7, then r3c6 is 4 and r5c1 is 4`.
fn way(chain: &Chain) -> String {
    let start = chain.links.first().map(|link| chain::holds(&link.from)).unwrap_or_default();
    let ends: Vec<String> =
        chain.links.iter().filter(|link| link.is_strong()).map(|link| chain::holds(&link.to)).collect();
    if ends.is_empty() { format!("if {start}, at once") } else { format!("if {start}, then {}", list::and(ends)) }
}

fn names(layout: &Layout, slots: &[Slot]) -> String {
    list::and(houses(slots).map(|house| layout.house_name(house)))
}

fn houses(slots: &[Slot]) -> impl Iterator<Item = House> {
    slots.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None })
}
