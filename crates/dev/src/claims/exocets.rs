//! Tests what sentences claim of the targets and mirrors of exocets, in usual texts.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use qedoku_core::{Board, CellSet, DigitSet};

/// True if one base cell alone can be what the other target is, so that a target has the digit of the other base cell.
pub(super) fn is_narrowed(board: &Board, names: &TemplateNames) -> bool {
    let held = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | board.digits(cell));
    let [other, one, target, free] = [0, 1, 2, 3].map(|at| held(names.cells[at]));
    let [of_other, digits, left] = [0, 1, 2].map(|at| names.digits[at]);
    let other_alone = of_other.is_subset(other) && one.meets(of_other) && !free.meets(of_other);
    other_alone && digits.is_subset(free) && left == digits & target
}

/// True if a cell has a digit and sees another cell in each of some houses.
pub(super) fn is_seen(board: &Board, names: &TemplateNames) -> bool {
    let [cell, by] = [names.cells[0], names.cells[1]];
    let there = names.digits[0].iter().all(|digit| cell.is_subset(board.plane(digit)));
    there && names.houses[0].iter().all(|house| (cell | by).is_subset(*house))
}

/// The places of a digit in houses.
pub(super) fn places(board: &Board, names: &TemplateNames) -> CellSet {
    let digit = names.digits[1].first().map_or(CellSet::EMPTY, |digit| board.plane(digit));
    names.houses[0].iter().fold(CellSet::EMPTY, |all, house| all | *house) & digit
}

fn narrowed(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let holds = is_narrowed(reader.board, names);
    reader.claim(holds, "one base cell alone can be the other target");
}

fn seen(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let holds = is_seen(reader.board, names);
    reader.claim(holds, "the cell has the digit and sees the other");
}

fn no_place(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.places = places(reader.board, names);
}

fn takes_other(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let one_of = names.cells[0].is_subset(reader.places);
    reader.claim(one_of, "the cells are places of the line");
}

fn sees_target(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    takes_other(reader, names);
    let sees = reader.all_see(names.cells[0], names.cells[1]);
    reader.claim(sees, "the cells see the target");
}

fn beside_base(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    takes_other(reader, names);
    let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
    reader.claim(inside, "the cells are in the house");
}

fn concluded(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.concluded(&names.candidates[0]);
}

/// Targets and mirrors, in English.
pub(super) const ENGLISH: &[(&str, ClaimTest)] = &[
    (
        "{C} can only be {D}, and of the base only {C} can be that. so {C} is the digit of {C}, {D}, and of these it can only be {D}",
        narrowed,
    ),
    ("{C} sees {C} ({H}), so it is not {D}", seen),
    ("{K} [fits|fit] no way to fill the base, the targets and their mirrors", concluded),
    ("with {D} at {C}, {H} has no place for {D}: {C} takes the other digit", |reader, names| {
        no_place(reader, names);
        reader.claim(names.cells[1].is_subset(reader.places), "the cell is a place of the line");
    }),
    ("with {D} at {C}, {H} has no place for {D}: {C} [sees|see] {C}", |reader, names| {
        no_place(reader, names);
        let sees = reader.all_see(names.cells[1], names.cells[2]) && names.cells[1].is_subset(reader.places);
        reader.claim(sees, "the cells see the target");
    }),
    ("with {D} at {C}, {H} has no place for {D}: {C} [is|are] in {H}, where the base has it", |reader, names| {
        no_place(reader, names);
        let inside = names.houses[1].iter().all(|house| names.cells[1].is_subset(*house));
        reader.claim(inside && names.cells[1].is_subset(reader.places), "the cells are in the house");
    }),
    ("{C} [sees|see] {C}", sees_target),
    ("{C} [is|are] in {H}, where the base has it", beside_base),
];

/// The same in Chinese.
pub(super) const CHINESE: &[(&str, ClaimTest)] = &[
    ("{C} 只能是 {D}，而基准格中只有 {C} 能填它，所以 {C} 就是 {C} 的数，即 {D}，其中它只能是 {D}", narrowed),
    ("{C} 与 {C} 互相可见（{H}），所以不是 {D}", seen),
    ("基准格、目标格和镜像格的每种填法都不含 {K}", concluded),
    ("若 {C} 是 {D}，{H}就没有 {D} 的位置", no_place),
    ("{C} 填另一个数", takes_other),
    ("{C} 被 {C} 排除", sees_target),
    ("{C} 在{H}，那里的这个数在基准格", beside_base),
];
