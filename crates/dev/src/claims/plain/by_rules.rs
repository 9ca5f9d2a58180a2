//! Sentences that name rules as reasons, and conclusions of arguments that are one sentence.
use super::judge::{PlainJudge, PlainRow};
use crate::claims::ruled::RuleNames;
use crate::claims::sets::set;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// Sentences about cells under any rules, tried before those about totals, which would read them too.
pub(super) const FIRST: &[PlainRow] =
    &[("{C} can only be {D}", "{C} [都|]只有候选数 {D}", |it, n| it.holds_just(n.cells[0], n.digits[0]))];

/// What only puzzles under rules have.
pub(super) const BY_RULES: &[PlainRow] = &[
    ("{C} [is|are] not {D} ({B})", "{C} [都|]不是 {D}（{B}）", |it, n| {
        it.is_not_by(n.cells[0], n.digits[0], &n.said);
    }),
    ("{C} is {D} ({R})", "{C} 是 {D}（{R}）", |it, n| it.is_left_by(n.cells[0], n.digits[0], &n.said)),
    ("not {D} ({B})", "不是 {D}（{B}）", |it, n| {
        let cell = it.cell;
        it.is_not_by(cell, n.digits[0], &n.said);
    }),
    ("{C} [has|have] lost {D} already ({R})", "{C} [都|]已删去 {D}（{R}）", |it, n| {
        it.kept_out(n.cells[0], n.digits[0], &n.said);
    }),
    ("{C} [has|have] lost {D} ({R})", "", |it, n| it.kept_out(n.cells[0], n.digits[0], &n.said)),
    ("{C} has lost {D}", "", |it, n| {
        it.lost(n.cells[0], n.digits[0]);
        it.cell = n.cells[0];
    }),
    ("{D} ({R})", "{D}（{R}）", |it, n| {
        let cell = it.cell;
        it.kept_out(cell, n.digits[0], &n.said);
    }),
    ("{D} ({R}) already", "", |it, n| {
        let cell = it.cell;
        it.kept_out(cell, n.digits[0], &n.said);
    }),
    ("{V}, so at least one of them is not {D}", "{V}，至少有一格不是 {D}", |it, n| {
        it.not_both(n.digits[0], &n.said);
    }),
    ("{C} cannot be the same as {C} ({B})", "{C} 与 {C} 不能相同（{B}）", |it, n| {
        it.seen = CellSet::EMPTY;
        it.sees_by_rules(n.cells[0], n.cells[1], &n.said);
    }),
    ("cannot be the same as {C} ({B})", "与 {C} 不能相同（{B}）", |it, n| {
        let cells = it.cells;
        it.sees_by_rules(cells, n.cells[0], &n.said);
    }),
    ("{C} [loses|lose] {D}", "{C} 都不能填 {D}", |it, n| it.crosses(n.cells[0], n.digits[0])),
];

impl PlainJudge<'_> {
    /// Candidates are not true, as something true clashes with them by the houses or rules that are named.
    fn is_not_by(&mut self, cells: CellSet, digits: DigitSet, by: &RuleNames) {
        let all = set(cells, digits) & *self.board.candidates();
        self.claim(!all.is_empty(), "the candidates are there");
        for it in all.iter() {
            let clash =
                |truth: &CandidateSet| !truth.is_empty() && truth.iter().all(|one| by.clash(self.layout, 0, one, it));
            let known = self.truths.iter().any(clash);
            self.claim(known, "something true clashes with it, as is named");
        }
        self.lacks(all);
        self.cell = cells;
    }

    /// A cell has one digit left, as something true clashes with its others by the rule that is named.
    fn is_left_by(&mut self, cell: CellSet, digits: DigitSet, by: &RuleNames) {
        let others = self.held(cell) - digits;
        let there = set(cell, digits) & *self.board.candidates();
        self.claim(!there.is_empty(), "the candidates are there");
        let all = others.iter().flat_map(|digit| cell.iter().map(move |cell| Candidate { cell, digit }));
        let shut = |it: Candidate| {
            let clash = |truth: &CandidateSet| {
                truth.single().is_some_and(|one| by.rules.iter().any(|rule| rule.forbids(self.layout, one, it)))
            };
            self.truths.iter().any(clash)
        };
        let left = all.into_iter().all(shut);
        self.claim(left, "something true clashes with the others, as is named");
        self.knows(there);
        self.cell = cell;
    }

    /// Two cells cannot both be a digit, by a rule that is named.
    fn not_both(&mut self, digits: DigitSet, by: &RuleNames) {
        let forbids = |digit: Digit| {
            let of = |cell: Cell| Candidate { cell, digit };
            let all = self.board.plane(digit);
            // One of them is among the places that were named last.
            self.cells
                .iter()
                .any(|one| all.without(one).iter().any(|other| by.clash(self.layout, 0, of(one), of(other))))
        };
        let both = digits.single().is_some_and(forbids);
        self.claim(both, "the rule that is named forbids both");
    }

    /// Cells see others whatever digit that is, by the rules that are named.
    fn sees_by_rules(&mut self, cells: CellSet, others: CellSet, by: &RuleNames) {
        let sees = |one: Cell, other: Cell| {
            self.layout
                .digits()
                .iter()
                .all(|digit| by.clash(self.layout, 0, Candidate { cell: one, digit }, Candidate { cell: other, digit }))
        };
        let all = cells.iter().all(|one| others.iter().all(|other| sees(one, other)));
        self.claim(all && !others.is_empty(), "they see them, as is named");
        (self.cells, self.cell) = (cells, cells);
        self.seen |= others;
    }

    /// Cells lost digits by a rule.
    fn kept_out(&mut self, cells: CellSet, digits: DigitSet, by: &RuleNames) {
        let holds = |one: Candidate| self.board.value(one.cell) == Some(one.digit);
        let out = set(cells, digits).iter().all(|it| {
            !self.board.candidates().contains(it) && by.rules.iter().any(|rule| rule.keeps_out(self.layout, it, holds))
        });
        self.claim(out, "the rule keeps the digits out");
        self.cell = cells;
    }
}
