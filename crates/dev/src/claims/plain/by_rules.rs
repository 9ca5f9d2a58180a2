//! Sentences that name rules as reasons, and conclusions of arguments that are one sentence.
use super::judge::{PlainJudge, PlainRow};
use crate::claims::ruled::RuleNames;
use crate::claims::sets::set;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// Sentences about cells under any rules, tried before those about totals, which would read them too.
pub(super) const FIRST: &[PlainRow] = &[("{C} can only be {D}", "{C} [都|]只有候选数 {D}", |reader, names| {
    reader.holds_just(names.cells[0], names.digits[0]);
})];

/// The sentences that only puzzles under rules have.
pub(super) const BY_RULES: &[PlainRow] = &[
    ("{C} [is|are] not {D} ({B})", "{C} [都|]不是 {D}（{B}）", |reader, names| {
        reader.is_not_by(names.cells[0], names.digits[0], &names.said);
    }),
    ("{C} is {D} ({R})", "{C} 是 {D}（{R}）", |reader, names| {
        reader.is_left_by(names.cells[0], names.digits[0], &names.said);
    }),
    ("not {D} ({B})", "不是 {D}（{B}）", |reader, names| {
        let cell = reader.cell;
        reader.is_not_by(cell, names.digits[0], &names.said);
    }),
    ("{C} [has|have] lost {D} already ({R})", "{C} [都|]已删去 {D}（{R}）", |reader, names| {
        reader.kept_out(names.cells[0], names.digits[0], &names.said);
    }),
    ("{C} [has|have] lost {D} ({R})", "", |reader, names| {
        reader.kept_out(names.cells[0], names.digits[0], &names.said);
    }),
    ("{C} has lost {D}", "", |reader, names| {
        reader.lost(names.cells[0], names.digits[0]);
        reader.cell = names.cells[0];
    }),
    ("{D} ({R})", "{D}（{R}）", |reader, names| {
        let cell = reader.cell;
        reader.kept_out(cell, names.digits[0], &names.said);
    }),
    ("{D} ({R}) already", "", |reader, names| {
        let cell = reader.cell;
        reader.kept_out(cell, names.digits[0], &names.said);
    }),
    ("{V}, so at least one of them is not {D}", "{V}，至少有一格不是 {D}", |reader, names| {
        reader.not_both(names.digits[0], &names.said);
    }),
    ("{C} holds the same digit as {C} ({v})", "{C} 与 {C} 填同一个数（{v}）", |reader, names| {
        reader.mirrors(names.cells[0], names.cells[1], &names.said);
    }),
    ("{C} cannot be the same as {C} ({B})", "{C} 与 {C} 不能相同（{B}）", |reader, names| {
        reader.seen = CellSet::EMPTY;
        reader.sees_by_rules(names.cells[0], names.cells[1], &names.said);
    }),
    ("cannot be the same as {C} ({B})", "与 {C} 不能相同（{B}）", |reader, names| {
        let cells = reader.cells;
        reader.sees_by_rules(cells, names.cells[0], &names.said);
    }),
    ("{C} [loses|lose] {D}", "{C} 都不能填 {D}", |reader, names| reader.crosses(names.cells[0], names.digits[0])),
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

    /// A cell holds the same digit as a filled one, by a rule.
    fn mirrors(&mut self, cells: CellSet, twins: CellSet, by: &RuleNames) {
        let twin = twins.single().and_then(|cell| Some(Candidate { cell, digit: self.board.value(cell)? }));
        let digits = self.layout.digits();
        let same = cells.single().zip(twin).is_some_and(|(cell, twin)| {
            let others = digits.filter(|digit| digit != twin.digit);
            others.iter().all(|digit| by.clash(self.layout, 0, twin, Candidate { cell, digit }))
        });
        self.claim(same, "the rule wants the same digit there");
        self.cell = cells;
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
