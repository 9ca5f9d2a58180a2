//! A slot has one candidate left.
use super::list;
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Slot, Step};

/// Says what closes every other candidate of the slot.
pub(super) fn why(scene: &Scene<'_>, slot: Slot, step: &Step) -> String {
    match slot {
        Slot::Cell(cell) => {
            let digit = step.conclusion.place.digits(cell).first();
            let rest = cell_reasons(scene, cell, digit);
            format!("{}: {rest}", notation::conclusion(&step.conclusion))
        }
        Slot::House(house, digit) => {
            let rest = house_reasons(scene, house, digit, step.conclusion.place.plane(digit));
            format!("{}: {rest}", notation::conclusion(&step.conclusion))
        }
    }
}

/// Names one blocker for each other digit, or the step that eliminated it.
fn cell_reasons(scene: &Scene<'_>, cell: Cell, kept: Option<Digit>) -> String {
    let others = Digit::ALL.into_iter().filter(|&digit| Some(digit) != kept);
    let mut standing = Vec::new();
    let mut gone = DigitSet::EMPTY;
    for digit in others {
        match scene.blockers(Candidate { cell, digit }).first() {
            Some(blocker) => standing.push(format!("{digit} at {blocker}")),
            None => gone.insert(digit),
        }
    }
    let list = list::commas(standing);
    if gone.is_empty() {
        return format!("every other digit is already in its row, column or box: {list}");
    }
    let gone = went(scene, gone.iter().map(|digit| Candidate { cell, digit }), |all| {
        list::and(DigitSet::ALL.filter(|digit| !all.plane(digit).is_empty()))
    });
    if list.is_empty() {
        return format!("every other digit is out: {gone}");
    }
    format!("every other digit is in its row, column or box or is out: {list}; {gone}")
}

/// Says which steps the candidates went in, those of one step together.
fn went(
    scene: &Scene<'_>,
    candidates: impl Iterator<Item = Candidate>,
    name: impl Fn(&CandidateSet) -> String,
) -> String {
    let mut groups: Vec<(Option<String>, CandidateSet)> = Vec::new();
    for candidate in candidates {
        let number = scene.removed_by(candidate);
        match groups.iter_mut().find(|(known, _)| *known == number) {
            Some((_, group)) => group.insert(candidate),
            None => groups.push((number, CandidateSet::of(candidate))),
        }
    }
    list::commas(groups.into_iter().map(|(number, group)| match number {
        Some(number) => format!("{} went in step {number}", name(&group)),
        None => format!("{} {} out from the start", name(&group), list::plural(group.len(), "was", "were")),
    }))
}

/// Names, for all other open cells of the house, the digits they see or the steps that closed them.
fn house_reasons(scene: &Scene<'_>, house: House, digit: Digit, kept: CellSet) -> String {
    let title = scene.layout.house_title(house);
    let rivals = (scene.board.open() & scene.layout.cells(house)) - kept;
    if rivals.is_empty() {
        return format!("it is the last open cell of {title}, and {digit} is the digit that {title} lacks");
    }
    let (blocked, gone) = closers(scene, rivals, digit);
    let blocked = blocked.into_iter().map(|(blocker, cells)| {
        let verb = list::plural(cells.len(), "sees", "see");
        format!("{} {verb} the {digit} at {blocker}", notation::cells(cells))
    });
    let mut parts: Vec<String> = blocked.collect();
    if !gone.is_empty() {
        let gone = gone.iter().map(|cell| Candidate { cell, digit });
        parts.push(went(scene, gone, |all| notation::cells(all.cells())));
    }
    format!("{title} has no other place for {digit}: {}", list::commas(parts))
}

/// The fewest placed digits, greedily, that close the cells, each with the cells it closes; and the cells none closes.
fn closers(scene: &Scene<'_>, mut cells: CellSet, digit: Digit) -> (Vec<(Cell, CellSet)>, CellSet) {
    let homes = (CellSet::ALL - scene.board.open()).filter(|cell| scene.board.value(cell) == Some(digit));
    let mut chosen = Vec::new();
    loop {
        let closed = |blocker: Cell| (scene.layout.peers(blocker) & cells).len();
        let best = homes.iter().fold(None, |best: Option<Cell>, blocker| match best {
            Some(so_far) if closed(so_far) >= closed(blocker) => best,
            _ => Some(blocker),
        });
        let Some(blocker) = best.filter(|&blocker| closed(blocker) > 0) else { return (chosen, cells) };
        chosen.push((blocker, scene.layout.peers(blocker) & cells));
        cells -= scene.layout.peers(blocker);
    }
}
