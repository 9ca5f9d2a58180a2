//! Few cells that cannot be filled with a candidate.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Candidate, Cell, DigitSet, Exclusion, Slot, Step};

/// Says that every way to fill the base fails: of two cells, why each digit of the other does.
pub(super) fn why(scene: &Scene<'_>, exclusion: &Exclusion, step: &Step) -> String {
    let (voice, base, excluders) = (scene.voice, exclusion.base, exclusion.excluders.as_slice());
    let gone = voice.follows(&step.conclusion);
    let cases = step.conclusion.eliminate.iter_by_cell().map(|candidate| {
        let other = base.without(candidate.cell).single()?;
        case(scene, candidate, other, excluders)
    });
    if let Some(cases) = cases.collect::<Option<Vec<_>>>() {
        let cases = voice.semicolons(cases);
        return say!(voice, en: "{cases}: {gone}", zh: "{cases}：{gone}");
    }
    let house = voice.area(1);
    let (base, taken) = (voice.at(base), voice.holds(&step.conclusion.eliminate));
    let repeats = say!(
        voice,
        en: "if {taken}, every way to fill {base} repeats a digit in a {house}",
        zh: "若 {taken}，{base} 的每一种填法都会在同一{house}重复"
    );
    if excluders.is_empty() {
        return say!(voice, en: "{repeats}: {gone}", zh: "{repeats}：{gone}");
    }
    let excluders = voice.or(excluders.iter().map(|&slot| voice.slots(scene.layout, &[slot])));
    say!(
        voice,
        en: "{repeats} or leaves nothing to {excluders}: {gone}",
        zh: "{repeats}，或者使 {excluders} 没有候选数：{gone}"
    )
}

/// Says why the other cell has no digit left beside a candidate.
fn case(scene: &Scene<'_>, candidate: Candidate, other: Cell, excluders: &[Slot]) -> Option<String> {
    let voice = scene.voice;
    let mut groups: Vec<(Option<Cell>, DigitSet)> = Vec::new();
    for digit in scene.board.digits(other) {
        let beside = Candidate { cell: other, digit };
        let excluder = if scene.layout.clash(candidate, beside) {
            None
        } else {
            Some(excluders.iter().find_map(|slot| match *slot {
                Slot::Cell(cell) if emptied(scene, cell, [candidate, beside]) => Some(cell),
                _ => None,
            })?)
        };
        match groups.iter_mut().find(|(known, _)| *known == excluder) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((excluder, DigitSet::of(digit))),
        }
    }
    let reasons = voice.clauses(groups.into_iter().map(|(excluder, digits)| {
        let is = plural(digits.len(), "is", "are");
        let digits = voice.and(digits);
        match excluder.map(|cell| voice.cell(cell)) {
            Some(cell) => say!(
                voice,
                en: "{digits} would leave nothing to {cell}",
                zh: "{digits} 会使 {cell} 没有候选数"
            ),
            None => say!(voice, en: "{digits} {is} excluded by it", zh: "{digits} 与它重复"),
        }
    }));
    let (taken, other) = (voice.is(candidate.cell, candidate.digit), voice.cell(other));
    Some(say!(
        voice,
        en: "if {taken}, {other} has no digit: {reasons}",
        zh: "若 {taken}，则 {other} 无数可填：{reasons}"
    ))
}

/// Whether both candidates together take everything from a cell.
fn emptied(scene: &Scene<'_>, cell: Cell, both: [Candidate; 2]) -> bool {
    let lost = |digit| both.iter().any(|&it| scene.layout.clash(it, Candidate { cell, digit }));
    scene.board.digits(cell).iter().all(lost)
}
