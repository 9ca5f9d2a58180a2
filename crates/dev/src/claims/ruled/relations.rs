//! Tells which candidates of two cells rules forbid together, by their words and without the tables of the library.
use qedoku_core::{Candidate, Cell, CellSet, Layout, Rule, RuleKind};

/// True if a rule forbids two candidates of different cells to be true at once.
pub(super) fn forbids(layout: &Layout, rule: &Rule, one: Candidate, other: Candidate) -> bool {
    let [a, b] = [one, other].map(|it| i32::from(it.digit.value()));
    let value = i32::from(rule.value_on(layout.size()));
    let at = |cell: Cell| rule.cells.iter().position(|&it| it == cell);
    let both = at(one.cell).zip(at(other.cell));
    // How many steps the second cell is behind the first, if both are on the line.
    let steps = both.map(|(first, second)| signed(second) - signed(first));
    let [rows, columns] = apart(one.cell, other.cell);
    let is_next = rows + columns == 1;
    match rule.kind {
        RuleKind::DiagonalFalling => a == b && [one, other].iter().all(|it| it.cell.row() == it.cell.column()),
        RuleKind::DiagonalRising => {
            let rises = |it: &Candidate| usize::from(it.cell.row() + it.cell.column()) == layout.size() + 1;
            a == b && [one, other].iter().all(rises)
        }
        RuleKind::DisjointGroups => a == b && same_place(layout, one.cell, other.cell),
        RuleKind::ExtraRegion => a == b && both.is_some(),
        RuleKind::Cage => both.is_some() && (a == b || rule.cells.len() == 2 && rule.value.is_some() && a + b != value),
        RuleKind::AntiKnight => a == b && rows * columns == 2,
        RuleKind::AntiKing => a == b && rows.max(columns) == 1,
        RuleKind::NonConsecutive => is_next && (a - b).abs() == 1,
        RuleKind::Difference => both.is_some() && (a - b).abs() != value,
        RuleKind::Ratio => both.is_some() && a != b * value && b != a * value,
        RuleKind::Sum => both.is_some() && a + b != value,
        RuleKind::NegativeDifference | RuleKind::NegativeRatio | RuleKind::NegativeSum => {
            is_next && !is_marked(layout, rule.kind, one.cell, other.cell) && is_as_marked(layout, rule.kind, [a, b])
        }
        RuleKind::Thermometer => steps.is_some_and(|steps| (b - a) * steps.signum() < steps.abs()),
        RuleKind::SlowThermometer => steps.is_some_and(|steps| (b - a) * steps.signum() < 0),
        RuleKind::Whisper => {
            let next = |pair: &[Cell]| pair.contains(&one.cell) && pair.contains(&other.cell);
            rule.cells.windows(2).any(next) && (a - b).abs() < value
        }
        RuleKind::Palindrome => both.is_some_and(|(first, second)| first + second + 1 == rule.cells.len()) && a != b,
        RuleKind::Clone => {
            let half = rule.cells.len() / 2;
            both.is_some_and(|(first, second)| first.abs_diff(second) == half) && a != b
        }
        RuleKind::Minimum => is_next && (at(one.cell).is_some() && a >= b || at(other.cell).is_some() && b >= a),
        RuleKind::Maximum => is_next && (at(one.cell).is_some() && a <= b || at(other.cell).is_some() && b <= a),
        RuleKind::Arrow => arrow_forbids(rule, one, other) || arrow_forbids(rule, other, one),
        RuleKind::Renban => both.is_some() && (a == b || (a - b).abs() >= signed(rule.cells.len())),
        RuleKind::Between => between_forbids(rule, one, other),
        _ => false,
    }
}

/// A number of cells, of which there are few.
fn signed(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// True if a rule keeps a candidate out whatever stands elsewhere.
pub(super) fn forbids_alone(layout: &Layout, rule: &Rule, it: Candidate) -> bool {
    let digit = usize::from(it.digit.value());
    match (rule.kind, &rule.cells[..]) {
        (RuleKind::Odd, cells) => cells.contains(&it.cell) && digit.is_multiple_of(2),
        (RuleKind::Even, cells) => cells.contains(&it.cell) && !digit.is_multiple_of(2),
        (RuleKind::Between, [_, inner @ .., _]) => inner.contains(&it.cell) && (digit == 1 || digit == layout.size()),
        _ => false,
    }
}

/// The numbers of rows and columns that two cells are apart.
fn apart(one: Cell, other: Cell) -> [i32; 2] {
    [one.row().abs_diff(other.row()), one.column().abs_diff(other.column())].map(i32::from)
}

/// True if two cells are at the same place of their boxes, counted in reading order.
fn same_place(layout: &Layout, one: Cell, other: Cell) -> bool {
    let place = |cell: Cell| {
        let home = layout.box_of(cell)?;
        layout.cells(home).iter().position(|it| it == cell)
    };
    place(one).is_some() && place(one) == place(other)
}

/// True if there is a dot between two cells, or for sums X or V.
fn is_marked(layout: &Layout, kind: RuleKind, one: Cell, other: Cell) -> bool {
    let both = CellSet::of(one).with(other);
    let marks: &[RuleKind] =
        if kind == RuleKind::NegativeSum { &[RuleKind::Sum] } else { &[RuleKind::Difference, RuleKind::Ratio] };
    let mut list = layout.rules().list.iter().filter(|mark| marks.contains(&mark.kind));
    list.any(|mark| mark.cells.iter().copied().collect::<CellSet>() == both)
}

/// True if two digits are as a mark of the kind would say: by the values of those on the board, or the usual one.
fn is_as_marked(layout: &Layout, kind: RuleKind, [a, b]: [i32; 2]) -> bool {
    let values = |of: RuleKind, usual: i32| {
        let marks = layout.rules().list.iter().filter(|mark| mark.kind == of);
        let known: Vec<i32> = marks.map(|mark| mark.value_on(layout.size()).into()).collect();
        if known.is_empty() { vec![usual] } else { known }
    };
    match kind {
        RuleKind::NegativeSum => [5, 10].contains(&(a + b)),
        RuleKind::NegativeRatio => values(RuleKind::Ratio, 2).iter().any(|times| a == b * times || b == a * times),
        _ => values(RuleKind::Difference, 1).contains(&(a - b).abs()),
    }
}

/// True if a digit of an arrow's number is too low for one on its line.
fn arrow_forbids(rule: &Rule, number: Candidate, on_line: Candidate) -> bool {
    let (head, line) = rule.arrow();
    let repeats = rule.cells.iter().copied().collect::<CellSet>().len() < rule.cells.len();
    if head != [number.cell] || !line.contains(&on_line.cell) || repeats {
        return false;
    }
    let least = on_line.digit.value() + line.len() as u8 - 1;
    number.digit.value() < least || line.len() == 1 && number.digit != on_line.digit
}

/// True if two digits of a between line are too near, or the same.
fn between_forbids(rule: &Rule, one: Candidate, other: Candidate) -> bool {
    let [first, inner @ .., last] = &rule.cells[..] else { return false };
    let is_end = |cell: Cell| cell == *first || cell == *last;
    let is_inside = |cell: Cell| inner.contains(&cell);
    let ends = is_end(one.cell) && is_end(other.cell) && !inner.is_empty();
    let end_and_inside = is_end(one.cell) && is_inside(other.cell) || is_inside(one.cell) && is_end(other.cell);
    ends && one.digit.value().abs_diff(other.digit.value()) < 2 || end_and_inside && one.digit == other.digit
}
