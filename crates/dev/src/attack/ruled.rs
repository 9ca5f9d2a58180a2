//! Forged steps under rules about several cells: totals, runs, sandwiches, lines between their ends and quadruples.
use super::counts::{Clock, ForgeryCounts};
use super::stock::StockStep;
use super::{change, truths};
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{
    Addend, Board, Candidate, CandidateSet, Cell, CellSet, DigitSet, Grid, House, Layout, Pattern, Puzzle, Rule,
    RuleFilling, RuleKind, RuleNumber, Rules, Step, Sum, Summand, Truth,
};
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::{Checker, StepVerdict};
use std::sync::Arc;

/// The most nodes of a step.
const NODES: u64 = 2_000;

/// The number of rules of a kind in a puzzle.
const RULES: usize = 10;

/// A step under some rules.
pub(super) struct RuledStep {
    layout: Arc<Layout>,
    item: StockStep,
}

/// Forges steps under rules about several cells and has them checked.
pub(super) fn attack(stock: &[RuledStep], seed: u64, clock: &Clock) -> ForgeryCounts {
    let mut checker = Checker::with_limit(NODES);
    let mut counts = ForgeryCounts::default();
    if stock.is_empty() {
        return counts;
    }
    for index in (0..).take_while(|&index| index % 256 != 0 || clock.allows(index, 65)) {
        let mut draw = RandomDraws::new(seed, index);
        let from = &stock[draw.below(stock.len())];
        let step = forged(&mut draw, from);
        counts.forged += 1;
        match checker.check(&from.layout, &from.item.board, &step) {
            StepVerdict::Rejected(_) | StepVerdict::Guessed => {}
            StepVerdict::Unchecked { .. } => counts.unchecked += 1,
            StepVerdict::Accepted => {
                counts.accepted += 1;
                if !from.item.position().implies(&step.conclusion) {
                    counts.false_ones += 1;
                    let values = from.item.board.values();
                    println!("false, but accepted: seed {seed}, number {index}, under rules, on {values}: {step:?}");
                }
            }
        }
    }
    counts
}

/// A step with some changes, most often one that concludes what is false.
fn forged(draw: &mut RandomDraws, from: &RuledStep) -> Step {
    let mut step = from.item.step.clone();
    if draw.below(4) > 0 {
        change::falsify(draw, &from.item, &mut step);
    }
    for _ in 0..draw.below(4) {
        change(draw, from, &mut step);
    }
    step
}

/// Changes one thing in a step, or in one nested in it.
fn change(draw: &mut RandomDraws, from: &RuledStep, step: &mut Step) {
    let count = step.truths.len();
    let at = draw.below(count.max(1));
    match draw.below(9) {
        0 => truths::candidates(draw, &mut step.conclusion.eliminate),
        1 if count > 0 => drop(step.truths.remove(at)),
        2 | 3 if count > 0 => truths::change(draw, &mut step.truths[at]),
        4 => match &mut step.pattern {
            Pattern::Total(it) => it.digits = DigitSet::from_bits(draw.below(512) as u16),
            Pattern::Filled(it) => it.digits = DigitSet::from_bits(draw.below(512) as u16),
            _ => step.pattern = Pattern::Truths,
        },
        5 | 6 => match &mut step.pattern {
            Pattern::Hypothesis(it) if !it.steps.is_empty() => {
                let at = draw.below(it.steps.len());
                change(draw, from, &mut it.steps[at]);
            }
            _ => step.pattern = Pattern::Truths,
        },
        _ => step.truths.extend(joint(draw, &from.layout, &from.item.board)),
    }
}

/// A truth about several cells of a board: the ways of a rule, or a total of what is drawn.
fn joint(draw: &mut RandomDraws, layout: &Layout, board: &Board) -> Option<Truth> {
    let rules = layout.rules().list.len();
    if draw.below(2) == 0 {
        let filling = RuleFilling::on(board, RuleNumber(draw.below(rules)))?;
        return Some(Truth::Filling(Box::new(filling)));
    }
    let addend = |draw: &mut RandomDraws| Addend {
        of: match draw.below(3) {
            0 => Summand::House(House::from_index(draw.below(layout.houses().len()))),
            _ => Summand::Rule(draw.below(rules), draw.below(2)),
        },
        minus: draw.below(2) == 0,
    };
    let from: Vec<Addend> = (0..=draw.below(3)).map(|_| addend(draw)).collect();
    sum(layout, board, from).map(|sum| Truth::Sum(Box::new(sum)))
}

/// What addends come to on a board, with cells that count several times taken once.
fn sum(layout: &Layout, board: &Board, from: Vec<Addend>) -> Option<Sum> {
    let mut sum = Sum { plus: CellSet::EMPTY, minus: CellSet::EMPTY, total: 0, left: CandidateSet::EMPTY, from };
    let mut factors = [0_i16; Cell::COUNT];
    for addend in &sum.from {
        let (terms, total) = addend.terms(layout)?;
        for (cell, factor) in terms {
            factors[cell.index()] += factor;
        }
        sum.total += total;
    }
    for cell in layout.board() {
        match (board.value(cell), factors[cell.index()]) {
            (_, 0) => {}
            (Some(digit), factor) => sum.total -= factor * i16::from(digit.value()),
            (None, factor) => {
                if factor > 0 { &mut sum.plus } else { &mut sum.minus }.insert(cell);
                sum.left |= CandidateSet::of_cell(cell, board.digits(cell));
            }
        }
    }
    Some(sum)
}

/// The steps of a puzzle of each kind, and of one of all kinds.
pub(super) fn collect(seed: u64) -> Vec<RuledStep> {
    let mut draw = RandomDraws::new(seed, u64::MAX - 1);
    let mut stock = Vec::new();
    for kinds in RuleKind::OF_ALL.iter().map(std::slice::from_ref).chain([&RuleKind::OF_ALL[..]]) {
        let Some(grid) =
            Exhaustive::on(Layout::classic()).random_solution(&Grid::EMPTY, &mut |bound| draw.below(bound))
        else {
            continue;
        };
        let list: Vec<Rule> =
            kinds.iter().flat_map(|&kind| rules(&mut draw, kind, &grid, RULES.div_ceil(kinds.len()))).collect();
        let Ok(layout) = Layout::of(&Rules { list, ..Rules::default() }) else { continue };
        let puzzle = Puzzle::from_givens(dug(&mut draw, &layout, grid));
        let trace = Solver::new(&layout, &Profile::default()).solve(&puzzle);
        let item = |(_, board, step): (usize, Board, &Step)| RuledStep {
            layout: Arc::clone(&layout),
            item: StockStep::new(puzzle, board, step.clone(), Some(grid)),
        };
        stock.extend(trace.replay().map(item));
    }
    stock
}

/// A solution without as many digits as may go for it to stay the only one.
fn dug(draw: &mut RandomDraws, layout: &Arc<Layout>, grid: Grid) -> Grid {
    let mut cells: Vec<Cell> = layout.board().iter().collect();
    draw.shuffle(&mut cells);
    let mut givens = grid;
    for cell in cells {
        givens.set(cell, None);
        if Exhaustive::on(layout).solutions(&Puzzle::from_givens(givens)) != Solutions::One(grid) {
            givens.set(cell, grid.get(cell));
        }
    }
    givens
}

/// Some rules of a kind that a grid satisfies, as far as they are found.
fn rules(draw: &mut RandomDraws, kind: RuleKind, grid: &Grid, count: usize) -> Vec<Rule> {
    let mut list: Vec<Rule> = Vec::new();
    for _ in 0..3_000 {
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
    let (row, column) = (1 + draw.below(8) as u8, 1 + draw.below(8) as u8);
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
                    let (row, column) = (row + at, column.checked_sub(at)?);
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
        RuleKind::Arrow => Rule::on(kind, walk(draw, length + 1)).with_value([None, Some(2)][draw.below(2)]),
        _ => Rule::on(kind, walk(draw, length)),
    };
    let layout = Layout::of(&Rules { list: vec![rule.clone()], ..Rules::default() }).ok()?;
    let all: Vec<Candidate> = grid.filled().collect();
    let clash = all.iter().any(|&one| all.iter().any(|&other| layout.clash(one, other)));
    (layout.unmet(grid).is_none() && !clash).then_some(rule)
}

/// A walk over neighbors, diagonal ones too, that comes to no cell twice; a shorter one where it cannot go on.
fn walk(draw: &mut RandomDraws, length: usize) -> Vec<Cell> {
    let mut cells = vec![truths::cell(draw)];
    for _ in 0..50 {
        let last = cells[cells.len() - 1];
        let (row, column) = (last.row() + draw.below(3) as u8, last.column() + draw.below(3) as u8);
        if cells.len() < length && (2..=10).contains(&row) && (2..=10).contains(&column) {
            let next = Cell::at(row - 1, column - 1);
            if !cells.contains(&next) {
                cells.push(next);
            }
        }
    }
    cells
}
