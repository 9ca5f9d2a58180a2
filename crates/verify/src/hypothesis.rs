//! A hypothesis names the steps that lead to its contradiction, and a forcing those of each case: the search follows
//! them before it looks for its own.
use crate::search::{ChoiceSearch, NoMemberLeft, SearchAnswer};
use crate::state::ChoiceState;
use qedoku_core::{Assumption, Candidate, CandidateSet, Choice, Forcing, Pattern, Step};

/// The limit of nodes for one step of a hypothesis.
const NODES: u64 = 2_000;

impl ChoiceSearch<'_> {
    /// Looks for a choice that extends the state, with what is nested in the step as a guide.
    pub(crate) fn run_guided(&mut self, mut state: ChoiceState, step: &Step) -> SearchAnswer {
        match &step.pattern {
            Pattern::Hypothesis(it) if !it.steps.is_empty() && self.follow(&mut state, &it.steps) => {
                SearchAnswer::Refuted
            }
            Pattern::Forcing(forcing) => self.run_cases(state, forcing),
            _ => self.run(state),
        }
    }

    /// Goes through the ways the choice of a forcing can go.
    fn run_cases(&mut self, state: ChoiceState, forcing: &Forcing) -> SearchAnswer {
        let Some(ways) = self.ways(&state, forcing.choice) else { return self.run(state) };
        for assume in ways {
            let mut with = state;
            if self.follow_case(&mut with, forcing, assume) {
                continue;
            }
            match self.run(with) {
                SearchAnswer::Refuted => {}
                other => return other,
            }
        }
        SearchAnswer::Refuted
    }

    /// The ways a choice can go in a state: one for each candidate that the truth about its slot leaves, or those that
    /// are left of a candidate. None if no truth says what the slot has left.
    fn ways(&self, state: &ChoiceState, choice: Choice) -> Option<impl Iterator<Item = Assumption> + use<>> {
        let (chosen, barred) = match choice {
            Choice::Slot(slot) => (state.members(&self.truths.about(slot)?), CandidateSet::EMPTY),
            Choice::Candidate(of) => {
                let of_one = |is_open| if is_open { CandidateSet::of(of) } else { CandidateSet::EMPTY };
                (of_one(state.allows(of)), of_one(!state.has(of)))
            }
        };
        Some(chosen.iter().map(Assumption::is_true).chain(barred.iter().map(Assumption::is_false)))
    }

    /// True if every way the choice of a forcing can go ends in a conflict.
    fn refutes_cases(&mut self, state: ChoiceState, forcing: &Forcing, step: &Step) -> bool {
        let Some(mut ways) = self.ways(&state, forcing.choice) else { return false };
        ways.all(|assume| {
            let mut with = state;
            self.follow_case(&mut with, forcing, assume) || self.run_confined(with, &step.truths, NODES).is_refuted()
        })
    }

    /// Chooses a candidate or bars it and follows the case of that; returns whether that ends in a conflict.
    fn follow_case(&mut self, state: &mut ChoiceState, forcing: &Forcing, assume: Assumption) -> bool {
        if assume.holds {
            state.choose(self.layout, assume.candidate);
        } else {
            state.bar(assume.candidate);
        }
        let case = forcing.cases.iter().find(|case| case.assume == assume);
        self.follow(state, case.map_or(&[], |case| &case.steps))
    }

    /// Takes the nested steps as lemmas, in order: what one concludes is ruled out or chosen if the truths bear it out.
    /// Returns whether that ends in a conflict; if not, the state keeps what was shown. Each step counts as a node.
    pub(crate) fn follow(&mut self, state: &mut ChoiceState, steps: &[Step]) -> bool {
        for step in steps {
            if self.propagate(state).is_err() {
                return true;
            }
            if !self.spend() {
                return false;
            }
            for candidate in step.conclusion.eliminate.iter() {
                if state.allows(candidate) {
                    let mut with = *state;
                    with.choose(self.layout, candidate);
                    if self.refutes(with, step) {
                        if state.has(candidate) {
                            return true;
                        }
                        state.bar(candidate);
                    }
                }
            }
            for candidate in step.conclusion.place.iter() {
                if !state.has(candidate) && self.is_forced(state, candidate, step) {
                    if !state.allows(candidate) {
                        return true;
                    }
                    state.choose(self.layout, candidate);
                }
            }
        }
        matches!(self.propagate(state), Err(NoMemberLeft))
    }

    /// True if a nested step shows that a candidate must be: nothing is left without it, or with any other that a total, or
    /// the ways to fill the cells of a rule, leaves its cell.
    fn is_forced(&mut self, state: &ChoiceState, candidate: Candidate, step: &Step) -> bool {
        let mut without = *state;
        without.bar(candidate);
        if self.refutes(without, step) {
            return true;
        }
        let Some(others) = self.truths.beside(candidate, &step.truths) else { return false };
        others.iter().filter(|&other| state.allows(other)).all(|other| {
            let mut with = *state;
            with.choose(self.layout, other);
            self.refutes(with, step)
        })
    }

    /// True if the truths a nested step names, or the steps nested in it, leave no choice in this state.
    fn refutes(&mut self, mut state: ChoiceState, step: &Step) -> bool {
        let is_refuted = match &step.pattern {
            Pattern::Hypothesis(hypothesis) => self.follow(&mut state, &hypothesis.steps),
            Pattern::Forcing(forcing) => self.refutes_cases(state, forcing, step),
            _ => false,
        };
        is_refuted || self.run_confined(state, &step.truths, NODES).is_refuted()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Checker;
    use crate::search::Truths;
    use qedoku_core::{
        Addend, Board, Cell, CellSet, Conclusion, Digit, Grid, Layout, Puzzle, Slot, Slug, StepRating, Sum, Summand,
        Truth,
    };

    /// A board on which r1c1 and r1c4 hold 1 and 2, and r1c7 some digits.
    fn board(last: &[Digit]) -> Board {
        let mut board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        for (column, kept) in [(1, &[Digit::D1, Digit::D2][..]), (4, &[Digit::D1, Digit::D2]), (7, last)] {
            let gone = Digit::ALL.into_iter().filter(|digit| !kept.contains(digit));
            gone.for_each(|digit| board.eliminate(Candidate::new(Cell::at(1, column), digit)));
        }
        board
    }

    /// The pair in r1c1 and r1c4 clears r1c7; without its truths nothing says so.
    fn pair(board: &Board, with_truths: bool) -> Step {
        let mut conclusion = Conclusion::default();
        for digit in [Digit::D1, Digit::D2] {
            conclusion.eliminate.insert(Candidate::new(Cell::at(1, 7), digit));
        }
        let truths = [1, 4].map(|column| board.truth(Slot::Cell(Cell::at(1, column))));
        Step {
            technique: Slug::new("any"),
            conclusion,
            pattern: Pattern::Truths,
            truths: if with_truths { truths.to_vec() } else { vec![] },
            rating: StepRating::NONE,
        }
    }

    /// True if following the pair ends in a conflict, and the digits that it leaves for r1c7.
    fn followed(last: &[Digit], with_truths: bool) -> (bool, Vec<Digit>) {
        let board = board(last);
        let mut truths = Truths::default();
        truths.take_up([1, 4, 7].into_iter().map(|column| board.truth(Slot::Cell(Cell::at(1, column)))));
        let mut nodes = 0;
        let layout = Layout::classic();
        let mut search = ChoiceSearch { layout, truths: &mut truths, nodes: &mut nodes, limit: 100 };
        let mut state = ChoiceState::new(&board);
        let ends = search.follow(&mut state, &[pair(&board, with_truths)]);
        let left = |digit: &Digit| state.allows(Candidate::new(Cell::at(1, 7), *digit));
        (ends, last.iter().copied().filter(left).collect())
    }

    #[test]
    fn a_nested_step_counts_as_far_as_its_truths_bear_it_out() {
        let [one, two, three, four] = [Digit::D1, Digit::D2, Digit::D3, Digit::D4];
        assert!(followed(&[one, two], true).0, "three cells for two digits");
        assert!(!followed(&[one, two], false).0);
        assert_eq!(followed(&[one, two, three, four], true), (false, vec![three, four]));
        assert_eq!(followed(&[one, two, three, four], false), (false, vec![one, two, three, four]));
    }

    /// Columns 7 and 8 but for seven cells: box 6 has a 3 in column 7, so that the one of column 8 is above it. That is seen
    /// of six cells, and of seven only once another digit stands in r3c8.
    #[test]
    fn what_a_total_places_is_followed_where_it_is_seen_digit_by_digit_alone() {
        let mut grid = Grid::EMPTY;
        for (column, digits) in [(7, [4, 5, 9, 6, 7, 8]), (8, [7, 8, 0, 9, 1, 2])] {
            for (row, digit) in [1, 2, 3, 7, 8, 9].into_iter().zip(digits) {
                grid.set(Cell::at(row, column), Digit::from_value(digit));
            }
        }
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(grid));
        let columns = [7, 8].map(|column| board.layout().house_named(&format!("c{column}")).expect("a column"));
        let plus = board.layout().cells(columns[0]) | board.layout().cells(columns[1]);
        let plus = plus & board.open();
        let from = columns.map(|house| Addend { of: Summand::House(house), minus: false }).to_vec();
        let left = board.candidates().within(plus);
        let sum = Truth::Sum(Box::new(Sum { plus, minus: CellSet::EMPTY, total: 24, left, from }));
        let three = Candidate::new(Cell::at(3, 8), Digit::D3);
        let conclusion = Conclusion::placing(three);
        let step = Step { conclusion, truths: vec![sum.clone()], ..pair(&board, false) };
        assert!(Checker::default().check(&board, &step).is_accepted());

        let mut truths = Truths::default();
        truths.take_up([sum].into_iter());
        let mut nodes = 0;
        let mut search = ChoiceSearch { layout: board.layout(), truths: &mut truths, nodes: &mut nodes, limit: 100 };
        let mut state = ChoiceState::new(&board);
        assert!(!search.follow(&mut state, &[step]) && state.has(three));
    }
}
