//! Rules that a grid keeps, drawn at random.
use super::truths;
use qedoku_core::{Candidate, Cell, Grid, Layout, Rule, RuleKind, Rules};
use qedoku_generate::RandomDraws;

/// The number of draws for the rules of a kind.
const DRAWS: usize = 3_000;

/// Some rules of a kind that a grid satisfies, as far as they are found.
pub(super) fn rules(draw: &mut RandomDraws, kind: RuleKind, grid: &Grid, count: usize) -> Vec<Rule> {
    let mut list: Vec<Rule> = Vec::new();
    for _ in 0..DRAWS {
        if list.len() == count {
            break;
        }
        list.extend(rule(draw, kind, grid).filter(|rule| !list.contains(rule)));
    }
    list
}

fn rule(draw: &mut RandomDraws, kind: RuleKind, grid: &Grid) -> Option<Rule> {
    let value = |cell: &Cell| grid.get(*cell).map_or(0, |digit| u16::from(digit.value()));
    let sum = |cells: &[Cell]| Some(cells.iter().map(value).sum::<u16>());
    let row = 1 + draw.below(8) as u8;
    let column = 1 + draw.below(8) as u8;
    let length = 2 + draw.below(4);
    let rule = match kind {
        RuleKind::Sandwich => {
            let cells: Vec<Cell> = (1..=9).map(|at| Cell::at(row, at)).collect();
            let ends = [1, 9].map(|end| cells.iter().position(|cell| value(cell) == end).unwrap_or(0));
            let total = sum(&cells[ends[0].min(ends[1]) + 1..ends[0].max(ends[1])]);
            Rule::on(kind, cells).with_value(total)
        }
        RuleKind::Quadruple => {
            let cells = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| Cell::at(row + down, column + right));
            let named = cells.iter().take(length - 1).map(value).fold(0, |all, digit| 10 * all + digit);
            Rule::on(kind, cells.to_vec()).with_value(Some(named))
        }
        RuleKind::LittleKiller => {
            let cells: Vec<Cell> = (0..9)
                .map_while(|at| {
                    let row = row + at;
                    let column = column.checked_sub(at)?;
                    (row <= 9 && column > 0).then(|| Cell::at(row, column))
                })
                .collect();
            let total = sum(&cells);
            Rule::on(kind, cells).with_value(total)
        }
        RuleKind::Cage => {
            let cells = walk(draw, length);
            let total = sum(&cells);
            Rule::on(kind, cells).with_value(total)
        }
        RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => {
            let cells = walk(draw, 2);
            let (low, high) = pair(cells.iter().map(value));
            let related = match kind {
                RuleKind::Difference => high - low,
                RuleKind::Ratio => high / low.max(1),
                _ => low + high,
            };
            Rule::on(kind, cells).with_value(Some(related))
        }
        RuleKind::Odd | RuleKind::Even | RuleKind::Minimum | RuleKind::Maximum => Rule::on(kind, walk(draw, 1)),
        RuleKind::Whisper => Rule::on(kind, walk(draw, length)).with_value([None, Some(3)][draw.below(2)]),
        RuleKind::Clone => {
            let half = 1 + draw.below(3);
            Rule::on(kind, walk(draw, 2 * half))
        }
        RuleKind::Arrow => Rule::on(kind, walk(draw, length + 1)).with_value([None, Some(2)][draw.below(2)]),
        _ => Rule::on(kind, walk(draw, length)),
    };
    let layout = Layout::of(&Rules { list: vec![rule.clone()], ..Rules::default() }).ok()?;
    let all: Vec<Candidate> = grid.filled().collect();
    let clash = all.iter().any(|&one| all.iter().any(|&other| layout.clash(one, other)));
    (layout.unmet(grid).is_none() && !clash).then_some(rule)
}

/// The lower and the higher of the values of two cells.
fn pair(values: impl Iterator<Item = u16> + Clone) -> (u16, u16) {
    (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
}

/// The dots, or the letters, of all orthogonal neighbors of a grid that have one, and the rule that no others do.
pub(super) fn all_marked(grid: &Grid, negative: RuleKind) -> Vec<Rule> {
    let value = |cell: Cell| grid.get(cell).map_or(0, |digit| u16::from(digit.value()));
    let mut list: Vec<Rule> = Vec::new();
    for cell in Layout::classic().board() {
        let row = cell.row();
        let column = cell.column();
        let next = [(row, column + 1), (row + 1, column)].into_iter().filter(|(row, column)| *row.max(column) < 10);
        for other in next.map(|(row, column)| Cell::at(row, column)) {
            let (low, high) = pair([value(cell), value(other)].into_iter());
            let (kind, mark) = match negative {
                RuleKind::NegativeDifference if high - low == 1 => (RuleKind::Difference, None),
                RuleKind::NegativeRatio if high == 2 * low => (RuleKind::Ratio, None),
                RuleKind::NegativeSum if [5, 10].contains(&(low + high)) => (RuleKind::Sum, Some(low + high)),
                _ => continue,
            };
            list.push(Rule::on(kind, vec![cell, other]).with_value(mark));
        }
    }
    list.push(Rule::of(negative));
    list
}

/// A walk over neighbors, diagonal ones too, that comes to no cell twice; a shorter one where it cannot go on.
fn walk(draw: &mut RandomDraws, length: usize) -> Vec<Cell> {
    let mut cells = vec![truths::cell(draw)];
    for _ in 0..50 {
        let last = cells[cells.len() - 1];
        let row = last.row() + draw.below(3) as u8;
        let column = last.column() + draw.below(3) as u8;
        if cells.len() < length && (2..=10).contains(&row) && (2..=10).contains(&column) {
            let next = Cell::at(row - 1, column - 1);
            if !cells.contains(&next) {
                cells.push(next);
            }
        }
    }
    cells
}
