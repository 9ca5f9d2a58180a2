//! Statements that hold because the puzzle has one solution: a proof of their own shows, on the rules and the givens
//! alone, that they lose nobody a solution but those that come in pairs.
use super::formula::Formula;
use super::label::{ConstraintLabel, LabeledClause, Literal, push_clause, push_variable};
use crate::deadly;
use qedoku_core::{Board, BoardMap, Candidate, CandidateSet, Guard, Layout, Puzzle, Symmetric, Trace, Truth};

/// The largest number of fillings of a pattern that are listed.
const FILLINGS: usize = 4_000;

/// The change that makes another solution of one that a statement excludes.
#[derive(Clone, Debug)]
enum Witness {
    /// These candidates become false, and those true.
    Exchange([CandidateSet; 2]),
    /// The two digits of every cell change places.
    Swap(CandidateSet),
    /// The whole board is mapped.
    Map(Box<BoardMap>),
}

/// The statements assumed, each once, with their witnesses.
#[derive(Clone, Debug, Default)]
pub(super) struct Assumptions {
    pub(super) statements: Vec<Vec<Literal>>,
    witnesses: Vec<Witness>,
    /// For each truth that assumes something, in the order of the trace, the numbers of its statements.
    truths: Vec<Vec<usize>>,
    taken: usize,
}

impl Assumptions {
    /// The assumptions of the steps of a trace.
    pub(super) fn of(trace: &Trace) -> Self {
        let mut all = Self::default();
        if !trace.steps.iter().any(qedoku_core::Step::assumes_unique) {
            return all;
        }
        for (_, before, step) in trace.replay() {
            for truth in &step.truths {
                let numbers = match truth {
                    Truth::Guard(guard) => all.guard(&trace.layout, guard),
                    Truth::Symmetric(it) => all.symmetric(&before, it),
                    Truth::Cell { .. } | Truth::House { .. } | Truth::Sum(_) | Truth::Filling(_) => continue,
                };
                all.truths.push(numbers);
            }
        }
        all
    }

    /// The statements of the next truth that assumes something, with their labels.
    pub(super) fn next(&mut self) -> Vec<LabeledClause> {
        let numbers = self.truths.get(self.taken).cloned().unwrap_or_default();
        self.taken += 1;
        numbers
            .into_iter()
            .map(|number| LabeledClause {
                label: ConstraintLabel::Assumed(number),
                literals: self.statements[number - 1].clone(),
            })
            .collect()
    }

    fn add(&mut self, mut statement: Vec<Literal>, witness: Witness) -> usize {
        statement.sort_unstable_by_key(|literal| (literal.positive, literal.candidate));
        if let Some(known) = self.statements.iter().position(|known| *known == statement) {
            return known + 1;
        }
        self.statements.push(statement);
        self.witnesses.push(witness);
        self.statements.len()
    }

    /// Not this filling of the pattern, for each that it has; or, if there are many, no filling that has one of the two
    /// digits in the first cell, and none that has the other.
    fn guard(&mut self, layout: &Layout, guard: &Guard) -> Vec<usize> {
        let deadly = guard.deadly;
        let swaps = deadly::swaps(layout, &deadly);
        if let Some(fillings) = deadly::fillings(layout, guard, if swaps { 2 } else { FILLINGS }) {
            let each = |filling: [CandidateSet; 2]| {
                let statement = filling[0].iter().map(Literal::not).collect();
                self.add(statement, Witness::Exchange(filling))
            };
            return fillings.into_iter().map(each).collect();
        }
        let cells = deadly.cells();
        let Some(first) = cells.first().filter(|_| swaps) else { return Vec::new() };
        let others: Vec<Literal> =
            (*layout.start() - deadly).iter().filter(|it| cells.contains(it.cell)).map(Literal::of).collect();
        let digits = deadly.digits(first).iter();
        let each = |digit| {
            let mut statement = others.clone();
            statement.push(Literal::not(Candidate { cell: first, digit }));
            self.add(statement, Witness::Swap(deadly))
        };
        digits.map(each).collect()
    }

    /// If a candidate is true, so is its image, for every candidate left out and its images as far as they are needed.
    fn symmetric(&mut self, board: &Board, it: &Symmetric) -> Vec<usize> {
        let mut numbers = Vec::new();
        for candidate in left_out(board, it) {
            for [from, image] in way(board, it, candidate) {
                let statement = vec![Literal::not(from), Literal::of(image)];
                numbers.push(self.add(statement, Witness::Map(Box::new(it.map))));
            }
        }
        numbers
    }

    /// The rules and the givens, and the proof that the statements lose nothing, each on its own.
    pub(super) fn lemmas(&self, layout: &Layout, puzzle: &Puzzle) -> Option<[String; 2]> {
        if self.statements.is_empty() {
            return None;
        }
        let puzzle = Puzzle::from_givens(puzzle.given_grid());
        let givens = Formula { layout, puzzle: &puzzle, objective: None, assumed: &[] };
        let mut text = format!("pseudo-Boolean proof version 3.0\nf {} ;\n", givens.len());
        for (number, (statement, witness)) in (1..).zip(self.statements.iter().zip(&self.witnesses)) {
            let label = ConstraintLabel::Assumed(number);
            label.push(&mut text, layout);
            text.push_str(" red ");
            push_clause(&mut text, statement.iter().copied());
            text.push_str(" :");
            witness.push(layout, &mut text);
            text.push_str(" ;\ndel id ");
            label.push(&mut text, layout);
            text.push_str(" ;\n");
        }
        text.push_str("output NONE ;\nconclusion NONE ;\nend pseudo-Boolean proof ;\n");
        Some([givens.write(), text])
    }
}

impl Witness {
    fn push(&self, layout: &Layout, text: &mut String) {
        let mut map = |from: Candidate, to: Result<Candidate, char>| {
            text.push(' ');
            push_variable(text, from);
            text.push_str(" -> ");
            match to {
                Ok(candidate) => push_variable(text, candidate),
                Err(constant) => text.push(constant),
            }
        };
        match self {
            Self::Exchange([filling, twin]) => {
                (*filling - *twin).iter_by_cell().for_each(|it| map(it, Err('0')));
                (*twin - *filling).iter_by_cell().for_each(|it| map(it, Err('1')));
            }
            Self::Swap(deadly) => {
                for Candidate { cell, digit } in deadly.iter_by_cell() {
                    let other = deadly.digits(cell).without(digit).first().unwrap_or(digit);
                    map(Candidate { cell, digit }, Ok(Candidate { cell, digit: other }));
                }
            }
            Self::Map(board_map) => {
                for from in layout.start().iter_by_cell() {
                    let image = board_map.candidate(from);
                    if image != from {
                        map(from, Ok(image));
                    }
                }
            }
        }
    }
}

/// The digits that a symmetry leaves out of a cell.
pub(super) fn left_out(board: &Board, it: &Symmetric) -> impl Iterator<Item = Candidate> + use<> {
    let cell = it.cell;
    (board.digits(cell) - it.digits).into_iter().map(move |digit| Candidate { cell, digit })
}

/// From image to image, up to the first that cannot be or that clashes with the candidate.
pub(super) fn way(board: &Board, it: &Symmetric, candidate: Candidate) -> Vec<[Candidate; 2]> {
    let mut way = Vec::new();
    let mut from = candidate;
    for image in it.map.images(candidate) {
        way.push([from, image]);
        if !is_possible(board, image) || board.layout().clash(candidate, image) {
            break;
        }
        from = image;
    }
    way
}

/// True if the board has the candidate, as one or placed.
pub(super) fn is_possible(board: &Board, candidate: Candidate) -> bool {
    board.candidates().contains(candidate) || board.value(candidate.cell) == Some(candidate.digit)
}
