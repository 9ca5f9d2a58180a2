//! Truths read off one board, stated as another board has them.
use super::sums;
use qedoku_core::{Board, CellSet, Layout, RuleFilling, RuleNumber, Summand, Truth};

/// The truth as it is on another board, as far as it can be said there.
pub(crate) fn restated(board: &Board, truth: &Truth) -> Option<Truth> {
    match truth {
        Truth::Sum(it) => {
            if let Some(sum) = sums::sum(board, it.from.clone()) {
                return Some(Truth::Sum(Box::new(sum)));
            }
            match it.from[..] {
                [only] => match only.of {
                    Summand::Rule(at, _) => filling(board, RuleNumber(at)),
                    Summand::House(_) => None,
                },
                _ => None,
            }
        }
        Truth::Filling(it) => filling(board, it.rule),
        _ => truth.slot().map(|slot| board.truth(slot)),
    }
}

fn filling(board: &Board, rule: RuleNumber) -> Option<Truth> {
    let filling = RuleFilling::on(board, rule)?;
    (!filling.left.is_empty()).then(|| Truth::Filling(Box::new(filling)))
}

/// The cells that a truth about several cells says something of, filled ones included.
pub(crate) fn cells_behind(layout: &Layout, truth: &Truth) -> CellSet {
    match truth {
        Truth::Sum(it) => it.counted(layout),
        Truth::Filling(it) => it.cells(layout),
        _ => CellSet::EMPTY,
    }
}
