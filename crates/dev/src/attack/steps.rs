//! Forged steps, each on the board of the step it was made from.
use super::counts::{Clock, ForgeryCounts};
use super::moved::{Moved, moved};
use super::stock::{Stock, StockStep};
use super::{change, oracle, said};
use crate::retold::retold;
use qedoku_core::{Layout, Outcome, Step, Trace};
use qedoku_generate::RandomDraws;
use qedoku_verify::{Checker, StepVerdict};

/// The most nodes of a step: enough for nearly all real ones, so that forged ones take no time.
const NODES: u64 = 2_000;

/// Forges steps and has them checked; hands on some that were accepted, as traces of one step.
pub(super) fn attack(stock: &Stock, seed: u64, clock: &Clock, keep: usize) -> (ForgeryCounts, Vec<Trace>) {
    let mut checker = Checker::with_limit(NODES);
    let mut counts = ForgeryCounts::default();
    let mut kept = Vec::new();
    for index in (0..).take_while(|&index| index % 256 != 0 || clock.allows(index, 55)) {
        let mut draw = RandomDraws::new(seed, index);
        let item = &stock.items[draw.below(stock.items.len())];
        let step = forged(&mut draw, stock, item);
        counts.forged += 1;
        match checker.check(&item.board, &step) {
            StepVerdict::Rejected(_) | StepVerdict::Guessed => {}
            StepVerdict::Unchecked { .. } => counts.unchecked += 1,
            StepVerdict::Accepted => {
                counts.accepted += 1;
                // What assumes one solution is claimed of puzzles with one only; the checker of logs sees to that.
                if item.solution.is_none() && step.assumes_unique() {
                    continue;
                }
                let wrong = if item.position().implies(&step.conclusion) {
                    said::falsehood(&item.board, item.some_solution.as_ref(), &step)
                } else {
                    Some("what it concludes".to_owned())
                };
                if let Some(wrong) = wrong {
                    counts.false_ones += 1;
                    let values = item.board.values();
                    println!("false, but accepted: seed {seed}, number {index}, {wrong}, on {values}: {step:?}");
                } else if kept.len() < keep && index % 97 == 0 {
                    kept.push(trace(item, step));
                }
            }
        }
    }
    (counts, kept)
}

/// A step with some changes, most often one that concludes what is false; now and then one whose pattern alone is changed.
pub(super) fn forged(draw: &mut RandomDraws, stock: &Stock, item: &StockStep) -> Step {
    let mut step = item.step.clone();
    if draw.below(8) == 0 && matches!(moved(draw, item, &mut step), Moved::Changed(_)) {
        return step;
    }
    if draw.below(3) == 0
        && let Some(other) = retold(&item.board, &step)
    {
        step = other;
    }
    if draw.below(4) > 0 {
        change::falsify(draw, item, &mut step);
    }
    for _ in 0..=draw.below(3) {
        change::step(draw, stock, item, &mut step);
    }
    step
}

fn trace(item: &StockStep, step: Step) -> Trace {
    let puzzle = qedoku_core::Puzzle { givens: item.puzzle.givens, ..oracle::puzzle_of(&item.board) };
    let profile = String::new();
    Trace {
        layout: Layout::classic().clone(),
        puzzle,
        profile,
        steps: vec![step],
        attempts: vec![],
        outcome: Outcome::Stuck,
    }
}
