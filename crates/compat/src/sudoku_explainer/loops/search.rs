//! Sudoku Explainer's search for unique rectangles and loops.
use super::finds::{self, LoopFinds};
use super::types::Loop;
use super::walk::{LoopWalk, Walks};
use crate::sudoku_explainer::rule_set::RuleSet;
use qedoku_core::{Cell, CellSet};
use qedoku_techniques::advanced::uniqueness::unique_rectangle_1::UniqueRectangle1;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Loops of cells that two digits could fill in two ways, rectangles among them.
#[derive(Clone, Copy, Debug)]
pub(in crate::sudoku_explainer) struct LoopProducer {
    pub(in crate::sudoku_explainer) rules: RuleSet,
}

impl Technique for LoopProducer {
    fn info(&self) -> &'static Info {
        &UniqueRectangle1::INFO
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        finds::TECHNIQUES.as_flattened()
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut finds = LoopFinds::default();
        let mut nodes = 0;
        let rules = self.rules;
        // The loops that were seen, each with the first of its cells that hold other digits.
        let mut known: BTreeSet<(CellSet, Cell)> = BTreeSet::new();
        let pairs = cx.board.cells_with_few(2);
        for start in pairs {
            let pair = cx.board.digits(start);
            Walks::each(cx, rules, start, &mut nodes, &mut |walk: &LoopWalk| {
                let cells: CellSet = walk.cells().iter().copied().collect();
                let mut others = walk.cells().iter().copied().filter(|&cell| !pairs.contains(cell));
                let Some(first) = others.next() else { return };
                if known.insert((cells, first)) {
                    let rescue = [first, others.next().unwrap_or(first)];
                    Loop { cx, rules, cells, pair, rescue, rescues: cells - pairs }.conclude(&mut finds);
                }
            });
        }
        finds.report(cx, sink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::{board_with, board_without, finds};
    use qedoku_core::{Candidate, Digit};

    const ALL: [LoopProducer; 2] =
        [LoopProducer { rules: RuleSet::Original }, LoopProducer { rules: RuleSet::Corrected }];

    #[test]
    fn every_cell_of_a_loop_holds_both_digits() {
        for loops in ALL {
            let corners = |last: &str, other: &str| {
                finds(&loops, &board_with(&[("r1c1", "13"), ("r5c1", "13"), ("r5c3", other), ("r1c3", last)]))
            };
            assert_eq!(corners("135", "13"), ["unique-rectangle-1 45 r1c3<>1 r1c3<>3"]);
            assert_eq!(corners("15", "13"), [""; 0]);
            assert_eq!(corners("135", "15"), [""; 0]);
            assert_eq!(corners("135", "135").len(), 1);
            assert!(corners("135", "135")[0].starts_with("unique-rectangle-2 45 "));
        }
    }

    #[test]
    fn a_locked_digit_clears_the_other_and_the_smaller_rating_comes_first() {
        // Besides the two corners row 5 has no place for 1; the pairs of boxes 1 and 4 see the triple of row 5.
        let mut cells = vec![("r1c1", "13"), ("r1c3", "13"), ("r5c1", "1357"), ("r5c3", "1367")];
        cells.extend(["r5c2", "r5c4", "r5c5", "r5c6", "r5c7", "r5c8", "r5c9"].map(|name| (name, "2345678")));
        for loops in ALL {
            let found = finds(&loops, &board_with(&cells));
            assert_eq!(found[0], "unique-rectangle-4 45 r5c1<>3 r5c3<>3", "{found:?}");
        }
    }

    #[test]
    fn a_board_of_nothing_but_loops_is_given_up_in_time() {
        let board = board_without(|Candidate { cell, digit }| {
            digit > Digit::D3 || digit == Digit::D3 && usize::from(cell.row() + cell.column()) % 3 == 0
        });
        for loops in ALL {
            let found = finds(&loops, &board);
            assert!(!found.is_empty() && found == finds(&loops, &board));
        }
    }
}
