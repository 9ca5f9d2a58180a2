//! Tells what follows in a deadly pattern once one of its candidates is supposed.
use super::beginner_text::BeginnerText;
use super::facts::{Following, Lead, gone_by, sentences};
use qedoku_core::{Candidate, CandidateSet, CellSet, Deadly, Digit, DigitSet, House};

/// The digits that houses have one place left for, one after the other.
pub(super) fn forced(prose: &mut BeginnerText<'_, '_>, houses: &[DigitPlaces], placed: &mut Vec<Candidate>) {
    let context = prose.context;
    let mut left = houses.to_vec();
    while let Some(at) = left.iter().position(|it| open(prose, placed, it.digit, it.cells).is_one()) {
        let DigitPlaces { house, digit, cells } = left.remove(at);
        let Some(cell) = open(prose, placed, digit, cells).single() else { break };
        let next = Candidate { cell, digit };
        if placed.contains(&next) {
            continue;
        }
        let others = CandidateSet::of_digit(digit, cells.without(cell));
        // What a cell holds that is supposed to hold another digit needs no words.
        let known = |it: &Candidate| placed.iter().any(|one| one.cell == it.cell);
        let others: CandidateSet = others.iter().filter(|it| !known(it)).collect();
        let gone = gone_by(context, placed, &others);
        let lead = if placed.len() == 1 { Lead::Then } else { Lead::And };
        placed.push(next);
        let lines = sentences(context, lead, &gone, Following::InHouse(house, digit, cell.into()));
        for line in lines {
            if placed.len() == 2 { prose.also(line) } else { prose.item(line) }
        }
    }
}

/// The cells that have the two digits only, of which one is left.
pub(super) fn rest_of_rectangle(prose: &mut BeginnerText<'_, '_>, it: &Deadly, placed: &mut Vec<Candidate>) {
    let context = prose.context;
    for cell in it.deadly.cells().filter(|cell| context.board.digits(cell) == it.deadly.digits(cell)) {
        let held = context.board.digits(cell);
        let is_open = |digit: &Digit| !open(prose, placed, *digit, cell.into()).is_empty();
        let left: DigitSet = held.iter().filter(is_open).collect();
        let known = placed.iter().any(|one| one.cell == cell);
        if let (Some(digit), false) = (left.single().filter(|_| held.is_several()), known) {
            let gone = gone_by(context, placed, &CandidateSet::of_cell(cell, held.without(digit)));
            placed.push(Candidate { cell, digit });
            let lines = sentences(context, Lead::Then, &gone, Following::InCell(Candidate { cell, digit }, held));
            let text = prose.style().sentences(lines);
            prose.item(text);
        }
    }
}

/// The places of a digit that are left beside what is placed.
pub(super) fn open(prose: &BeginnerText<'_, '_>, placed: &[Candidate], digit: Digit, cells: CellSet) -> CellSet {
    cells.filter(|cell| placed.iter().all(|&one| !prose.context.layout.clash(one, Candidate { cell, digit })))
}

/// The places that a digit has in a house.
#[derive(Clone, Copy)]
pub(super) struct DigitPlaces {
    pub(super) house: House,
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
}
