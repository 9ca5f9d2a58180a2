//! The search under rules about several cells at once, against every grid of four rows and their definitions.
use super::*;
use crate::ids::{Cell, Digit};
use crate::layout::{Rule, RuleKind, Rules};

/// All full grids of four rows.
fn grids() -> Vec<Grid> {
    let layout = Layout::of(&Rules::of_size(4)).expect("four rows");
    let mut all = Vec::new();
    let mut values = Grid::EMPTY;
    fill(&layout, &mut values, &mut all);
    assert_eq!(all.len(), 288);
    all
}

fn fill(layout: &Layout, values: &mut Grid, all: &mut Vec<Grid>) {
    let Some(cell) = layout.board().iter().find(|&cell| values.get(cell).is_none()) else {
        all.push(*values);
        return;
    };
    for digit in layout.digits() {
        if layout.peers(cell).iter().all(|peer| values.get(peer) != Some(digit)) {
            values.set(cell, Some(digit));
            fill(layout, values, all);
            values.set(cell, None);
        }
    }
}

/// True if a grid keeps a rule, by the words of the rule.
fn keeps(grid: &Grid, rule: &Rule) -> bool {
    let at = |cell: &Cell| i32::from(grid.get(*cell).map_or(0, Digit::value));
    let held: Vec<i32> = rule.cells.iter().map(at).collect();
    let value = rule.value.map_or(0, i32::from);
    let mut sorted = held.clone();
    sorted.sort_unstable();
    let differ = sorted.windows(2).all(|pair| pair[0] < pair[1]);
    match rule.kind {
        RuleKind::Cage => differ && (rule.value.is_none() || held.iter().sum::<i32>() == value),
        RuleKind::LittleKiller => held.iter().sum::<i32>() == value,
        RuleKind::Arrow if value == 2 => 10 * held[0] + held[1] == held[2..].iter().sum::<i32>(),
        RuleKind::Arrow => held[0] == held[1..].iter().sum::<i32>(),
        RuleKind::Renban => sorted.windows(2).all(|pair| pair[0] + 1 == pair[1]),
        RuleKind::Between => {
            let low = held[0].min(held[held.len() - 1]);
            let high = held[0].max(held[held.len() - 1]);
            held[1..held.len() - 1].iter().all(|it| low < *it && *it < high)
        }
        RuleKind::Sandwich => {
            let place = |digit: i32| held.iter().position(|&it| it == digit).unwrap_or(0);
            let one = place(1);
            let four = place(4);
            held[one.min(four) + 1..one.max(four)].iter().sum::<i32>() == value
        }
        RuleKind::RegionSumLine => {
            let mut sums: Vec<(usize, i32)> = Vec::new();
            for (cell, digit) in rule.cells.iter().zip(&held) {
                let own = usize::from((cell.row() - 1) / 2 * 2 + (cell.column() - 1) / 2);
                match sums.last_mut() {
                    Some((last, sum)) if *last == own => *sum += digit,
                    _ => sums.push((own, *digit)),
                }
            }
            sums.iter().all(|(_, sum)| *sum == sums[0].1)
        }
        RuleKind::Quadruple => (1..=4_i32).all(|digit| {
            let named = value.to_string().chars().filter(|it| it.to_digit(10) == Some(digit.cast_unsigned())).count();
            held.iter().filter(|&&it| it == digit).count() >= named
        }),
        _ => false,
    }
}

/// Numbers below a bound, one after the other.
fn draws(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}

/// A rule of a kind about cells that are drawn: different ones, or a row.
fn drawn(kind: RuleKind, draw: &mut impl FnMut(usize) -> usize) -> Rule {
    let row: Vec<Cell> = (1..=4).map(|column| Cell::at(draw(1) as u8 + 2, column)).collect();
    let mut all: Vec<Cell> = Rules::of_size(4).cells().collect();
    for at in (1..all.len()).rev() {
        all.swap(at, draw(at + 1));
    }
    let mut some = |least: usize, most: usize, draw: &mut dyn FnMut(usize) -> usize| {
        all.truncate(least + draw(most - least + 1));
        std::mem::take(&mut all)
    };
    match kind {
        RuleKind::Cage => {
            let cells = some(1, 4, draw);
            let total = cells.len() + draw(8);
            Rule::on(kind, cells).with_value(Some(total as u16))
        }
        RuleKind::LittleKiller => Rule::on(kind, some(1, 5, draw)).with_value(Some(2 + draw(12) as u16)),
        RuleKind::Sandwich => Rule::on(kind, row).with_value(Some([0, 2, 3, 5, 6][draw(5)])),
        RuleKind::Arrow if draw(2) == 0 => Rule::on(kind, some(5, 8, draw)).with_value(Some(2)),
        RuleKind::Arrow => Rule::on(kind, some(2, 4, draw)),
        RuleKind::Renban => Rule::on(kind, some(1, 4, draw)),
        RuleKind::Between => Rule::on(kind, some(2, 5, draw)),
        RuleKind::Quadruple => {
            let value = [1, 44, 23, 112, 1234, 431][draw(6)];
            Rule::on(kind, some(4, 4, draw)).with_value(Some(value))
        }
        _ => Rule::on(kind, some(2, 6, draw)),
    }
}

#[test]
fn rules_about_several_cells_leave_the_grids_that_keep_them() {
    let grids = grids();
    let mut draw = draws(3);
    for kind in RuleKind::OF_ALL {
        let mut some = 0;
        let mut none = 0;
        for _ in 0..15 {
            let rule = drawn(kind, &mut draw);
            let rules = Rules { list: vec![rule.clone()], ..Rules::of_size(4) };
            let layout = Layout::of(&rules).unwrap_or_else(|fault| panic!("{rule:?}: {fault}"));
            let kept: Vec<&Grid> = grids.iter().filter(|grid| keeps(grid, &rule)).collect();
            let count = Exhaustive::on(&layout).count(&Puzzle::from_givens(Grid::EMPTY), 1000);
            assert_eq!(count, kept.len() as u64, "{rule:?}");
            for grid in &grids {
                let whole = layout.broken(grid).is_none() && layout.unmet(grid).is_none();
                assert_eq!(whole, keeps(grid, &rule), "{rule:?} {}", layout.line(grid, '.'));
            }
            some += usize::from(count > 0);
            none += usize::from(count < 288);
        }
        assert!(some > 2 && none > 2, "{kind}: {some} {none}");
    }
}
