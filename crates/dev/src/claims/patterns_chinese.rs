//! The templates of Chinese sentences about deadly patterns and of what follows from sets at once, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::rectangles::three_places;
use super::sets::set;
use qedoku_core::DigitSet;

/// Deadly patterns, and singles behind an easy step.
pub(super) const PATTERNS: &[(&str, ClaimTest)] = &[
    ("{H}只有 {C} 能填 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    (
        "若 {C} [不是|都不是] {D} 且 {C} [不是|都不是] {D}，每个候选数在所在的行、列、宫里就都恰有两处",
        |it, n| {
            not_so(it, n);
            grave(it);
        },
    ),
    ("若 {C} [不是|都不是] {D}，每个候选数在所在的行、列、宫里就都恰有两处", |it, n| {
        not_so(it, n);
        grave(it);
    }),
    ("除 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}»、{C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("除 {C}«{D}»、{C}«{D}»、{C}«{D}» 和 {C}«{D}» 外，每个空格都只有两个候选数", shows),
    ("{H}都有三个位置可填 {D}", three_places),
    ("这样的盘面要么至少有两个解，要么无解，但题目恰有一个解", |_, _| {}),
    ("若 {C} [不是|都不是] {D} 且 {C} [不是|都不是] {D}，这{N}格就都只有 {D}", all_hold),
    ("若 {C} [不是|都不是] {D}，这{N}格就都只有 {D}", all_hold),
    ("这样就有两个解，但题目只有一个解", |_, _| {}),
    ("{C} 和 {C} 中有一格是 {D}", |it, n| {
        let there = n.digits[0].is_subset(it.held(n.cells[0] | n.cells[1]));
        it.claim(there, "the candidates are there");
    }),
    ("一格是 {D}，另一格是 {D}", |it, n| {
        let guards = it.guards;
        it.claim(n.digits[1] == guards.all_digits(), "these are the digits of the guards");
    }),
    ("若 {C} 是 {D}，则 {C} 不是 {D}，{C} [不是|都不是] {D}（{H}）", |it, n| {
        it.case(n.cells[0], n.digits[0]);
        it.is_not(n.cells[1], n.digits[1], &[], None);
        it.is_not(n.cells[2], n.digits[2], &n.houses[0], None);
    }),
];

fn not_so(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    for (cells, digits) in n.cells.iter().zip(&n.digits) {
        let guards = set(*cells, *digits);
        let there = guards.is_subset(it.candidates());
        it.claim(there, "the guards are there");
        it.guards |= guards;
    }
}

fn grave(it: &mut ClaimReader<'_>) {
    let guards = it.guards;
    it.grave(&guards);
}

fn all_hold(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    not_so(it, n);
    let guards = it.guards;
    let cells = it.cells;
    it.claim(n.numbers[0] == cells.len(), "so many cells");
    it.without(&guards, cells, n.digits.last().copied().unwrap_or(DigitSet::EMPTY));
}

fn shows(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    for (cells, digits) in n.cells.iter().zip(&n.digits) {
        let held = it.held(*cells);
        it.claim(held == *digits, "the cell has just these digits");
    }
}
