//! The templates of Chinese sentences about deadly patterns and of what follows from sets at once, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::rectangles::many_places;
use super::sets::set;
use qedoku_core::DigitSet;

/// Deadly patterns, and singles behind an easy step.
pub(super) const PATTERNS: &[(&str, ClaimTest)] = &[
    ("{H}只有 {C} 能填 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    (
        "若 {C} [不是|都不是] {D} 且 {C} [不是|都不是] {D}，每个候选数在所在的行、列、宫里就都恰有两处",
        |reader, names| {
            not_so(reader, names);
            grave(reader);
        },
    ),
    (
        "若 {C} [不是|都不是] {D}，每个候选数在所在的行、列、宫里就都恰有两处",
        |reader, names| {
            not_so(reader, names);
            grave(reader);
        },
    ),
    ("除 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}»、{C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}»、{C}«{D}»、{C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("{H}[都|]有{N}个位置可填 {D}", many_places),
    ("这样的盘面要么至少有两个解，要么无解，因为任一解中每格都换成另一个候选数又是一个解，但题目恰有一个解", |_, _| {}),
    ("若 {C} [不是|都不是] {D} 且 {C} [不是|都不是] {D}，这{N}格就都只有 {D}", all_hold),
    ("若 {C} [不是|都不是] {D}，这{N}格就都只有 {D}", all_hold),
    ("这样就有两个解，但题目只有一个解", |_, _| {}),
    ("{C} 和 {C} 中至少有一格是 {D}", |reader, names| {
        let there = names.digits[0].is_subset(reader.held(names.cells[0] | names.cells[1]));
        reader.claim(there, "the candidates are there");
    }),
    ("一格是 {D}，另一格是 {D}", |reader, names| {
        let guards = reader.guards;
        reader.claim(names.digits[1] == guards.all_digits(), "these are the digits of the guards");
    }),
    ("若 {C} 是 {D}，则 {C} 不是 {D}，{C} [不是|都不是] {D}（{H}）", |reader, names| {
        reader.case(names.cells[0], names.digits[0]);
        reader.is_not(names.cells[1], names.digits[1], &[], None);
        reader.is_not(names.cells[2], names.digits[2], &names.houses[0], None);
    }),
];

fn not_so(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    for (cells, digits) in names.cells.iter().zip(&names.digits) {
        let guards = set(*cells, *digits);
        let there = guards.is_subset(reader.candidates());
        reader.claim(there, "the guards are there");
        reader.guards |= guards;
    }
}

fn grave(reader: &mut ClaimReader<'_>) {
    let guards = reader.guards;
    reader.grave(&guards);
}

fn all_hold(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    not_so(reader, names);
    let guards = reader.guards;
    let cells = reader.cells;
    reader.claim(names.numbers[0] == cells.len(), "so many cells");
    reader.without(&guards, cells, names.digits.last().copied().unwrap_or(DigitSet::EMPTY));
}

fn shows(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    for (cells, digits) in names.cells.iter().zip(&names.digits) {
        let held = reader.held(*cells);
        reader.claim(held == *digits, "the cell has just these digits");
    }
}
