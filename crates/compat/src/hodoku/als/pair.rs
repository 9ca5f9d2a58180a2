//! HoDoKu's ALS-XZ: two sets with one or two restricted commons.
use super::evidence;
use super::graph::{Common, HodokuAlsGraph};
use crate::hodoku::cache;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, StepRating};
use qedoku_techniques::advanced::almost_locked::als_xz;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 300;

/// The first two sets that eliminate anything.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct AlsXz;

impl Technique for AlsXz {
    fn info(&self) -> &'static Info {
        &als_xz::AlsXz::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let graph = &*HodokuAlsGraph::of(cx);
        for common in &graph.commons {
            let mut gone = CandidateSet::EMPTY;
            each_cleared(graph, common, &mut |digit, cells| *gone.plane_mut(digit) |= cells);
            if gone.is_empty() {
                continue;
            }
            if sink.wants_one() {
                let mut deleted = Vec::new();
                each_cleared(graph, common, &mut |digit, cells| {
                    deleted.extend(cells.iter().map(|cell| Candidate { cell, digit }));
                });
                cache::note(cx, &deleted);
            }
            return sink.rated(self.info(), StepRating { se: None, hodoku: Some(SCORE) }, |sink| {
                sink.eliminate(gone, || evidence::of(cx, graph, &common.sets, &[common.digits], &gone))
            });
        }
        ControlFlow::Continue(())
    }
}

/// Passes on the eliminations by two sets, in the order in which they are deleted; some may come twice.
fn each_cleared(graph: &HodokuAlsGraph, common: &Common, take: &mut dyn FnMut(Digit, CellSet)) {
    let [one, other] = common.sets.map(|set| graph.set(set));
    let both = one.digits & other.digits;
    for link in common.digits {
        for digit in both.without(link) {
            take(digit, one.seen(digit) & other.seen(digit));
        }
    }
    if common.digits.is_several() {
        for (set, partner) in [(one, other), (other, one)] {
            for digit in set.digits - common.digits {
                take(digit, set.seen(digit) - partner.cells);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, Layout};
    use qedoku_fixtures::{Expectation, cases};
    use qedoku_techniques::PositionCache;
    use qedoku_techniques::Want;

    #[test]
    fn what_is_deleted_is_noted_in_its_order_and_nothing_where_nothing_goes() {
        for case in cases("_hodoku/5700").unwrap() {
            let board = case.board();
            let cached = PositionCache::default();
            let cx = Context::new(&board, &[]).remembering(&cached);
            let _ = AlsXz.search(&cx, &mut Sink::new(&board, Want::First, &AlsXz));
            let noted: CandidateSet = cache::deletion_order(&cached).into_iter().collect();
            let expected = if let Expectation::Step(step) = case.expect { step.eliminate } else { CandidateSet::EMPTY };
            assert_eq!(noted, expected, "{}", case.name);
        }
    }

    #[test]
    fn a_digit_of_both_sets_goes_before_what_each_alone_rules_out() {
        // Two pairs of cells in row 1, linked by 1 and by 5.
        let sets = [("r1c1", "14"), ("r1c2", "45"), ("r1c4", "16"), ("r1c5", "56")];
        let holds = |Candidate { cell, digit }: Candidate| {
            let known = sets.iter().find(|(name, _)| *name == cell.to_string());
            known.is_none_or(|(_, digits)| digits.contains(&digit.to_string()))
        };
        let removed = CandidateSet::ALL.iter().filter(|&it| !holds(it)).collect();
        let empty = qedoku_core::Puzzle::from_givens(qedoku_core::Grid::EMPTY);
        let board = Board::new(Layout::classic(), &qedoku_core::Puzzle { removed, ..empty });
        let cx = Context::new(&board, &[]);
        let graph = HodokuAlsGraph::of(&cx);
        let both = |common: &&Common| common.sets.map(|set| graph.set(set).cells.len()) == [2, 2];
        let common = graph.commons.iter().filter(both).find(|common| common.digits.is_several()).unwrap();
        let mut digits = Vec::new();
        each_cleared(&graph, common, &mut |digit, cells| {
            if !cells.is_empty() {
                digits.push(digit.value());
            }
        });
        // The second link's own digit by the first, the first's by the second, then what each set has for itself.
        assert_eq!(digits, [5, 1, 4, 6]);
    }
}
