//! The closures of assumptions, kept between the positions of a run.
use super::assumed::AssumedBoard;
use super::closures::{Closed, Closures};
use super::reduced::AssumptionBoard;
use super::ruled::RuledBoard;
use super::rules::HypothesisRules;
use crate::base::position_cache::Cached;
use qedoku_core::{Board, Candidate, CandidateSet};
use std::cell::{Cell, RefCell};

/// The closures of the last position of a run, and of what each assumption leaves of it, kept for other trials and for the
/// next position.
#[derive(Default)]
pub(super) struct KeptClosures {
    of_position: Cell<Option<Closures>>,
    /// Those by singles alone, where rules about several cells go into the others.
    by_singles: Cell<Option<Closures>>,
    under: RefCell<Vec<Option<Closures>>>,
    with_patterns: RefCell<KeptPatterns>,
}

/// The results of the lower methods on the boards that singles leave of an assumption.
#[derive(Default)]
struct KeptPatterns {
    /// The techniques that were used.
    techniques: Vec<&'static str>,
    /// For each candidate, the closure by singles and the closure by the techniques.
    list: Vec<Option<Box<[Closed; 2]>>>,
}

impl Cached for KeptClosures {
    fn renew(&mut self) {}

    fn restart(&mut self) {
        let under = self.under.get_mut().iter_mut().flatten();
        let first = self.of_position.get_mut().iter_mut().chain(self.by_singles.get_mut());
        first.chain(under).for_each(Closures::clear);
        self.with_patterns.get_mut().list.clear();
    }
}

impl KeptClosures {
    /// The result of assuming a candidate of the position of the run, if it is kept for such positions. If it is to be `exact`,
    /// the number of cells filled before a contradiction is that of this position.
    pub(super) fn closed<P: AssumedBoard>(
        &self,
        position: &P,
        assume: Candidate,
        rules: &HypothesisRules<'_>,
        exact: bool,
    ) -> Option<Closed> {
        if !P::MONOTONE && !P::AFTER_SINGLES {
            return None;
        }
        if P::MONOTONE {
            return Some(closed_in(&self.of_position, position, assume, rules, exact));
        }
        let kept = if rules.fillings.is_empty() { &self.of_position } else { &self.by_singles };
        let by_singles = closed_in(kept, position.reduced(), assume, rules, exact);
        if by_singles.failed() {
            return Some(by_singles);
        }
        let mut kept = self.with_patterns.borrow_mut();
        kept.prepare(rules);
        let known = kept.list[assume.index()].as_deref();
        if let Some([_, end]) = known.filter(|[start, _]| *start == by_singles) {
            return Some(*end);
        }
        // How far a contradiction is depends on where it was looked for.
        let wider = known.filter(|[start, _]| by_singles.left.is_subset(&start.left));
        let closed = wider.and_then(|[_, end]| end.gone_on(position, &by_singles, rules));
        let closed = closed.unwrap_or_else(|| Closed::of(position, assume, rules));
        kept.list[assume.index()] = Some(Box::new([by_singles, closed]));
        Some(closed)
    }

    /// The candidates of a position of which it is known that they fail, by singles and what rules about several cells leave.
    pub(super) fn failing(&self, board: &Board, rules: &HypothesisRules<'_>) -> CandidateSet {
        if rules.fillings.is_empty() {
            return self.failing_in(&AssumptionBoard::new(board), rules);
        }
        self.failing_in(&RuledBoard::new(board), rules)
    }

    fn failing_in<P: AssumedBoard>(&self, position: &P, rules: &HypothesisRules<'_>) -> CandidateSet {
        let fails = |&it: &Candidate| self.closed(position, it, rules, false).is_some_and(|closed| closed.failed());
        position.reduced().candidates().iter().filter(|it| position.reduced().is_open(*it) && fails(it)).collect()
    }

    /// The closures of the position that an assumption leaves, as far as they may hold there.
    pub(super) fn under(&self, assume: Candidate, position: &AssumptionBoard) -> Closures {
        let mut under = self.under.borrow_mut();
        let mut closures = under.get_mut(assume.index()).and_then(Option::take).unwrap_or_default();
        closures.start(position);
        closures
    }

    /// Keeps them.
    pub(super) fn keep(&self, assume: Candidate, closures: Closures) {
        let mut under = self.under.borrow_mut();
        if under.is_empty() {
            under.resize_with(Candidate::COUNT, || None);
        }
        under[assume.index()] = Some(closures);
    }
}

/// The result of assuming a candidate of a position, among those that are kept.
fn closed_in<P: AssumedBoard>(
    kept: &Cell<Option<Closures>>,
    position: &P,
    assume: Candidate,
    rules: &HypothesisRules<'_>,
    exact: bool,
) -> Closed {
    let mut closures = kept.take().unwrap_or_default();
    closures.start(position.reduced());
    let closed = *closures.of(position, assume, rules, exact);
    kept.set(Some(closures));
    closed
}

impl KeptPatterns {
    /// Forgets what other techniques made of it.
    fn prepare(&mut self, rules: &HypothesisRules<'_>) {
        if !rules.slugs().eq(self.techniques.iter().copied()) {
            self.techniques = rules.slugs().collect();
            self.list.clear();
        }
        if self.list.is_empty() {
            self.list.resize_with(Candidate::COUNT, || None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::hypothesis::assumed::PatternsBoard;
    use crate::run::registry::TECHNIQUES;
    use crate::{Context, Technique};
    use qedoku_core::{Board, CandidateSet, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
    use std::sync::Arc;

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";
    const FEW: &str = ".......1..8.....565..7.................4....9..3...........7......6....1.1.......";

    fn layout(kinds: &[RuleKind]) -> Arc<Layout> {
        let list = kinds.iter().map(|&kind| Rule::of(kind)).collect();
        Layout::of(&Rules { list, ..Rules::default() }).unwrap()
    }

    #[test]
    fn going_on_with_the_lower_methods_leaves_what_they_leave_from_the_start() {
        let chess = layout(&[RuleKind::AntiKnight]);
        let diagonals = layout(&[RuleKind::DiagonalFalling, RuleKind::DiagonalRising]);
        let mut gone_on = 0;
        for (layout, line) in [(Layout::classic(), HARD), (&chess, FEW), (&diagonals, FEW)] {
            let mut board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(line).unwrap()));
            let easier = TECHNIQUES.iter().take_while(|technique| technique.info().slug != "forcing-net-plus").count();
            let easier: &[&'static dyn Technique] = &TECHNIQUES[..easier];
            let mut known: Vec<Option<Closed>> = vec![None; Candidate::COUNT];
            let lost: CandidateSet = board.candidates().iter().step_by(29).take(12).collect();
            for lost in lost.iter() {
                board.eliminate(lost);
                let cx = Context::new(&board, easier);
                let rules = HypothesisRules::new(&cx);
                assert!(rules.in_any_order, "{}", layout.name());
                let mut position = PatternsBoard::new(&board);
                position.settle(&rules);
                for assume in board.candidates().iter().step_by(5) {
                    let singles = Closed::of(position.reduced(), assume, &rules);
                    let whole = Closed::of(&position, assume, &rules);
                    let known = known[assume.index()].replace(whole);
                    if let Some(known) = known.and_then(|known| known.gone_on(&position, &singles, &rules)) {
                        assert!(known == whole, "{assume} without {lost} on {}", layout.name());
                        gone_on += 1;
                    }
                }
            }
        }
        assert!(gone_on > 500, "{gone_on}");
    }
}
