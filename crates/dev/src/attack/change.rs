//! Changes a step at random.
use super::stock::{Stock, StockStep};
use super::{patterns, truths};
use qedoku_core::{Candidate, CandidateSet, Conclusion, Grid, Step};
use qedoku_generate::RandomDraws;

/// Makes what an item concludes false: something else is placed, or what is true goes.
pub(super) fn falsify(draw: &mut RandomDraws, item: &StockStep, step: &mut Step) {
    let Some(some) = truths::candidate_of(draw, item.board.candidates()) else { return };
    let is_true = |it: Candidate, grid: &Grid| grid.get(it.cell) == Some(it.digit);
    let right = item.solution.is_some_and(|grid| is_true(some, &grid));
    let claimed = if right { Conclusion::eliminating(CandidateSet::of(some)) } else { Conclusion::placing(some) };
    if draw.below(3) == 0 {
        step.conclusion.place |= claimed.place;
        step.conclusion.eliminate |= claimed.eliminate;
    } else {
        step.conclusion = claimed;
    }
}

/// Changes one thing in a step.
pub(super) fn step(draw: &mut RandomDraws, stock: &Stock, item: &StockStep, step: &mut Step) {
    let at = draw.below(step.truths.len());
    match draw.below(10) {
        0 => truths::candidates(draw, &mut step.conclusion.eliminate),
        1 => truths::candidates(draw, &mut step.conclusion.place),
        2 if !step.truths.is_empty() => drop(step.truths.remove(at)),
        3 if !step.truths.is_empty() => step.truths.push(step.truths[at].clone()),
        4 if !step.truths.is_empty() => truths::change(draw, item.board.layout(), &mut step.truths[at]),
        5 => step.truths.clear(),
        6 => step.truths.extend(stock.items[draw.below(stock.items.len())].step.truths.iter().cloned()),
        7 => patterns::forge(draw, stock, item, step),
        _ => step.truths.push(truths::truth(draw, item)),
    }
}
