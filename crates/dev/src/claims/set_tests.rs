//! Tests the claims of sentences about almost locked sets, guards and wings, in either language.
use super::grammar::TemplateNames;
use super::judge::ClaimReader;
use qedoku_core::CellSet;

/// A cell with a guard and some others are a locked set.
pub(super) fn locked_with_guards(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(held == names.digits[0], "the cells have just these digits");
    let all = held | reader.guard_digits();
    reader.claim(all == names.digits[1], "these are all digits");
    let count = names.cells[0].len() + 1;
    reader.claim(names.numbers == [count, all.len()] && count == all.len(), "as many cells as digits");
    let cells = names.cells[0] | reader.places;
    reader.claim(names.houses[0].iter().all(|house| cells.is_subset(*house)), "all are in the houses");
}

/// If the one takes the digit, the other has to take it, too.
pub(super) fn other_too(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let two = names.cells[0].len() == 2
        && names.houses[0].iter().all(|house| {
            names.digits[0].iter().all(|digit| {
                let places = reader.places_of(digit, &[*house]);
                let left =
                    |from: CellSet| places.iter().filter(|it_is| !reader.all_see(CellSet::of(*it_is), from)).count();
                names.cells[0].iter().any(|cell| left(CellSet::of(cell)) <= 1)
            })
        });
    reader.claim(two, "the other one is the only place left");
}

pub(super) fn in_turn(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    almost(reader, names, 0);
    reader.claim((names.digits[1] | names.digits[2]).is_subset(names.digits[0]), "the set has these digits");
}

pub(super) fn petal(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader
        .claim(held == names.digits[1] && held.len() == names.cells[0].len() + 1, "a set of one digit more than cells");
    reader.claim((names.digits[0] | names.digits[2]) == names.digits[1], "it holds the rest");
}

pub(super) fn either(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.guards = names.candidates[0] | names.candidates[1];
    let there = reader.are_there();
    reader.claim(there, "the candidates are there");
}

pub(super) fn hidden(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let digits = names.digits[1];
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
    reader.claim(places.len() == names.numbers[0], "so many places");
    reader.trusts(names.cells[0], names.digits[0]);
}

pub(super) fn beside(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.almost_locked(names.cells[2], &names.numbers, names.digits[3]);
    let held = reader.held(names.cells[1]);
    let set = names.cells[2];
    reader.claim(held == names.digits[1], "the cell has just these digits");
    let sees = names.digits[2].iter().all(|digit| reader.all_see(names.cells[1], reader.places_of(digit, &[set])));
    reader.claim(sees, "the cell sees them");
    reader.trusts(names.cells[0], names.digits[0]);
}

pub(super) fn almost(reader: &mut ClaimReader<'_>, names: &TemplateNames, at: usize) {
    let held = reader.held(names.cells[at]);
    reader.claim(
        held == names.digits[at] && held.len() == names.cells[at].len() + 1,
        "a set of one digit more than cells",
    );
}

/// Two almost locked sets and what they share.
pub(super) fn two_sets(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    almost(reader, names, 0);
    almost(reader, names, 1);
    reader.restricted([names.cells[0], names.cells[1]], names.digits[2]);
}
