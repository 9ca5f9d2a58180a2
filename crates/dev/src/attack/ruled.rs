//! Forged steps under other rules: about several cells (totals, runs, sandwiches, lines between their ends, quadruples),
//! about pairs and single cells, and about houses and whole boards.
use super::counts::{Clock, ForgeryCounts};
use super::stated::{all_marked, rules};
use super::stock::{Stock, StockStep};
use super::{change, steps, truths};
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{
    Addend, Board, CandidateSet, Cell, CellSet, DigitSet, Grid, House, Layout, Pattern, Puzzle, Rule, RuleFilling,
    RuleKind, RuleNumber, Rules, Step, Sum, Summand, Truth,
};
use qedoku_generate::{RandomDraws, VariantGenerator, VariantRule};
use qedoku_techniques::{Profile, Solver, Tier};
use qedoku_verify::{Checker, StepVerdict};
use std::sync::Arc;

/// The most nodes of a step.
const NODES: u64 = 2_000;

/// The kinds of rules about single cells and pairs; there is a puzzle of each, and one of all.
const PAIRS: [RuleKind; 12] = [
    RuleKind::Difference,
    RuleKind::Ratio,
    RuleKind::Sum,
    RuleKind::Thermometer,
    RuleKind::SlowThermometer,
    RuleKind::Whisper,
    RuleKind::Palindrome,
    RuleKind::Clone,
    RuleKind::Odd,
    RuleKind::Even,
    RuleKind::Minimum,
    RuleKind::Maximum,
];

/// The rules about all pairs that are not marked: those of dots are of one puzzle.
const NEGATIVE: [RuleKind; 3] = [RuleKind::NegativeDifference, RuleKind::NegativeRatio, RuleKind::NegativeSum];

/// The rules of houses and whole boards, each list with a puzzle of its own, and the size of its board.
const BOARDS: &[(usize, &[VariantRule])] = &[
    (9, &[VariantRule::X]),
    (9, &[VariantRule::Windoku]),
    (9, &[VariantRule::AntiKnight]),
    (9, &[VariantRule::AntiKing]),
    (9, &[VariantRule::Disjoint]),
    (9, &[VariantRule::NonConsecutive]),
    (9, &[VariantRule::Jigsaw]),
    (9, &[VariantRule::Jigsaw, VariantRule::X]),
    (9, &[VariantRule::AntiKnight, VariantRule::AntiKing]),
    (6, &[VariantRule::X]),
    (6, &[VariantRule::Jigsaw]),
    (4, &[VariantRule::Disjoint]),
];

/// The number of rules of a kind in a puzzle.
const RULES: usize = 10;

/// Forges steps under other rules and has them checked.
pub(super) fn attack(stock: &Stock, seed: u64, clock: &Clock, part: u32) -> ForgeryCounts {
    let mut checker = Checker::with_limit(NODES);
    let mut counts = ForgeryCounts::default();
    if stock.items.is_empty() {
        return counts;
    }
    for index in (0..).take_while(|&index| index % 256 != 0 || clock.allows(index, part)) {
        let mut draw = RandomDraws::new(seed, index);
        let item = &stock.items[draw.below(stock.items.len())];
        let step = if draw.below(2) == 0 { steps::forged(&mut draw, stock, item) } else { forged(&mut draw, item) };
        counts.forged += 1;
        match checker.check(&item.board, &step) {
            StepVerdict::Rejected(_) | StepVerdict::Guessed => {}
            StepVerdict::Unchecked { .. } => counts.unchecked += 1,
            StepVerdict::Accepted => {
                counts.accepted += 1;
                if !item.position().implies(&step.conclusion) {
                    counts.false_ones += 1;
                    let rules = item.board.layout().name();
                    let values = item.board.values();
                    println!("false, but accepted: seed {seed}, number {index}, under {rules}, on {values}: {step:?}");
                }
            }
        }
    }
    counts
}

/// A step with some changes, most often one that concludes what is false.
fn forged(draw: &mut RandomDraws, item: &StockStep) -> Step {
    let mut step = item.step.clone();
    if draw.below(4) > 0 {
        change::falsify(draw, item, &mut step);
    }
    for _ in 0..draw.below(4) {
        change(draw, item, &mut step);
    }
    step
}

/// Changes one thing in a step, or in one nested in it.
fn change(draw: &mut RandomDraws, item: &StockStep, step: &mut Step) {
    let count = step.truths.len();
    let at = draw.below(count.max(1));
    match draw.below(9) {
        0 => truths::candidates(draw, &mut step.conclusion.eliminate),
        1 if count > 0 => drop(step.truths.remove(at)),
        2 | 3 if count > 0 => truths::change(draw, item.board.layout(), &mut step.truths[at]),
        4 => match &mut step.pattern {
            Pattern::Total(it) => it.digits = DigitSet::from_bits(draw.below(512) as u16),
            Pattern::Filled(it) => it.digits = DigitSet::from_bits(draw.below(512) as u16),
            _ => step.pattern = Pattern::Truths,
        },
        5 | 6 => match &mut step.pattern {
            Pattern::Hypothesis(it) if !it.steps.is_empty() => {
                let at = draw.below(it.steps.len());
                change(draw, item, &mut it.steps[at]);
            }
            _ => step.pattern = Pattern::Truths,
        },
        _ => step.truths.extend(joint(draw, &item.board)),
    }
}

/// A truth about several cells of a board: the ways of a rule, or a total of what is drawn.
fn joint(draw: &mut RandomDraws, board: &Board) -> Option<Truth> {
    let layout = board.layout();
    let rules = layout.rules().list.len();
    if rules == 0 {
        return None;
    }
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
    sum(board, from).map(|sum| Truth::Sum(Box::new(sum)))
}

/// The total of addends on a board, with cells that count several times taken once.
fn sum(board: &Board, from: Vec<Addend>) -> Option<Sum> {
    let layout = board.layout();
    let mut sum = Sum { plus: CellSet::EMPTY, minus: CellSet::EMPTY, total: 0, left: CandidateSet::EMPTY, from };
    let mut factors = [0_i16; Cell::COUNT];
    for addend in &sum.from {
        let stated = addend.terms(layout)?;
        for term in stated.terms {
            factors[term.cell.index()] += term.factor;
        }
        sum.total += stated.total;
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

/// The steps of a puzzle of each kind of rules about several cells, and of one of all kinds.
pub(super) fn of_several_cells(seed: u64) -> Stock {
    let mut stock = Stock::default();
    stock.draw(&mut RandomDraws::new(seed, u64::MAX - 1), &RuleKind::OF_ALL, RULES);
    stock
}

/// The same for rules about single cells and pairs, for negative ones, and for those of houses and whole boards.
pub(super) fn of_pairs(seed: u64) -> Stock {
    let mut draw = RandomDraws::new(seed, u64::MAX - 2);
    let mut stock = Stock::default();
    stock.draw(&mut draw, &PAIRS, 2 * RULES);
    for negatives in [&NEGATIVE[..2], &NEGATIVE[2..]] {
        let Some(grid) = grid(&mut draw) else { continue };
        let list = negatives.iter().flat_map(|&negative| all_marked(&grid, negative)).collect();
        stock.dig(&mut draw, list, grid);
    }
    for (size, rules) in BOARDS {
        let made = VariantGenerator::new(seed, *size, rules).and_then(|generator| generator.puzzle(0));
        // Those of chess moves have few givens, and nets on them take long.
        let profile = Profile::default().up_to(Tier::Advanced);
        stock.items.extend(made.iter().flat_map(|it| solved(&profile, &it.layout, it.puzzle, it.solution)));
    }
    stock
}

impl Stock {
    /// Takes up the steps of a puzzle of each of some kinds of rules, and of one of all of them.
    fn draw(&mut self, draw: &mut RandomDraws, all: &[RuleKind], count: usize) {
        for kinds in all.iter().map(std::slice::from_ref).chain([all]) {
            let Some(grid) = grid(draw) else { continue };
            let each = count.div_ceil(kinds.len());
            let list = kinds.iter().flat_map(|&kind| rules(draw, kind, &grid, each)).collect();
            self.dig(draw, list, grid);
        }
    }

    /// Takes up the steps of a puzzle with this solution under some rules.
    fn dig(&mut self, draw: &mut RandomDraws, list: Vec<Rule>, grid: Grid) {
        let Ok(layout) = Layout::of(&Rules { list, ..Rules::default() }) else { return };
        let puzzle = Puzzle::from_givens(dug(draw, &layout, grid));
        self.items.extend(solved(&Profile::default(), &layout, puzzle, grid));
    }
}

/// The steps of a puzzle, with its solution.
fn solved(profile: &Profile, layout: &Arc<Layout>, puzzle: Puzzle, solution: Grid) -> Vec<StockStep> {
    let trace = Solver::new(layout, profile).solve(&puzzle);
    let item = |(_, board, step): (usize, Board, &Step)| StockStep::new(puzzle, board, step.clone(), Some(solution));
    trace.replay().map(item).collect()
}

/// A full grid under the classic rules.
fn grid(draw: &mut RandomDraws) -> Option<Grid> {
    Exhaustive::on(Layout::classic()).random_solution(&Grid::EMPTY, &mut |bound| draw.below(bound))
}

/// The givens that are left of a solution, at least.
const GIVENS: usize = 24;

/// A solution without as many digits as may go for it to stay the only one, but for some.
fn dug(draw: &mut RandomDraws, layout: &Arc<Layout>, grid: Grid) -> Grid {
    let mut cells: Vec<Cell> = layout.board().iter().collect();
    draw.shuffle(&mut cells);
    let mut givens = grid;
    for cell in cells {
        if givens.filled().count() <= GIVENS {
            break;
        }
        givens.set(cell, None);
        if Exhaustive::on(layout).solutions(&Puzzle::from_givens(givens)) != Solutions::One(grid) {
            givens.set(cell, grid.get(cell));
        }
    }
    givens
}
