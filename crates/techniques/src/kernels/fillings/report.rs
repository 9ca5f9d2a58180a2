//! Reports what the rules about several cells leave out.
use super::filled_rule::{AskedAt, CellsNow, FilledRule};
use super::{kept_fillings, sums};
use crate::{Context, Sink};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, DigitSet, Layout, RuleKind, Slot};
use std::ops::ControlFlow;

/// True if a layout has rules of a kind that say something of their cells as a whole.
pub(crate) fn are_in(layout: &Layout, kind: RuleKind) -> bool {
    FilledRule::all(layout).iter().any(|rule| rule.kind == kind)
}

/// Reports what the rules of a kind leave out in their cells.
pub(crate) fn report_rules(cx: &Context<'_>, kind: RuleKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(cx, kind, |rule| {
        let kept = kept(cx, rule);
        let gone = left(cx.board, rule) - kept;
        let Some(truth) = rule.truth(cx.board).filter(|_| !gone.is_empty()) else { return ControlFlow::Continue(()) };
        let why = || (rule.pattern(DigitSet::EMPTY), vec![truth.clone()]);
        sums::report_left(cx, left(cx.board, rule), gone, why, sink)
    })
}

/// Reports the digits that every way to fill the cells of a rule holds, where they go from cells beside it.
pub(crate) fn report_needed(cx: &Context<'_>, kind: RuleKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(cx, kind, |rule| {
        let cells = rule.needing();
        let left = left(cx.board, rule).within(cells);
        // A cell that alone is what the others come to is filled by bounds.
        if left.cells().len() < 2 && cells != rule.cells() {
            return ControlFlow::Continue(());
        }
        let held: DigitSet = cells.iter().filter_map(|cell| cx.board.value(cell)).collect();
        for digit in (left.all_digits() & rule.may_need()) - held {
            let seen = cx.layout.common_peers(left.plane(digit)) - rule.cells();
            let gone = CandidateSet::of_digit(digit, cx.board.plane(digit) & seen);
            if gone.is_empty() || !kept_without(cx, rule, digit).is_empty() {
                continue;
            }
            if let Some(truth) = rule.truth(cx.board) {
                sink.eliminate(gone, || (rule.pattern(DigitSet::of(digit)), vec![truth]))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Reports what the rules of a kind leave out if a digit of a house has all its places, two or more, in their cells.
pub(crate) fn report_claimed(cx: &Context<'_>, kind: RuleKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(cx, kind, |rule| {
        let cells = rule.cells();
        let left = left(cx.board, rule);
        for house in cx.layout.houses().filter(|house| cells.meets(cx.layout.cells(house))) {
            for digit in left.all_digits() {
                let places = cx.board.plane(digit) & cx.layout.cells(house);
                if places.len() < 2 || !places.is_subset(cells) {
                    continue;
                }
                let at = |all: CandidateSet, cell: Cell| all | kept_with(cx, rule, Candidate { cell, digit });
                let held = places.iter().fold(CandidateSet::EMPTY, at);
                // What clashes with all its places goes by the house alone.
                let alone = places.iter().fold(left, |all, cell| all & cx.layout.clashes(Candidate { cell, digit }));
                let mut gone = left - held - alone;
                if !gone.is_empty() {
                    gone &= kept(cx, rule);
                }
                let Some(truth) = rule.truth(cx.board).filter(|_| !gone.is_empty()) else { continue };
                let house = Slot::House(house, digit);
                let truths = || [vec![truth.clone()], cx.truths(&[house])].concat();
                sums::report_left(cx, left, gone, || (rule.pattern(DigitSet::EMPTY), truths()), sink)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Goes through the rules of a kind, those with fewer open cells first.
fn each(cx: &Context<'_>, kind: RuleKind, mut take: impl FnMut(&FilledRule) -> ControlFlow<()>) -> ControlFlow<()> {
    if sums::has_none(cx) {
        return ControlFlow::Continue(());
    }
    let rules = kept_fillings::rules(cx);
    let mut asked: Vec<&FilledRule> = rules.iter().filter(|rule| rule.kind == kind).collect();
    asked.sort_by_key(|rule| (rule.cells() & cx.board.open()).len());
    asked.into_iter().try_for_each(&mut take)
}

/// The candidates left in the cells of a rule.
fn left(board: &Board, rule: &FilledRule) -> CandidateSet {
    let open = rule.cells() & board.open();
    open.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, board.digits(cell)))
}

/// The candidates that some way to fill the cells has.
fn kept(cx: &Context<'_>, rule: &FilledRule) -> CandidateSet {
    kept_of(cx, rule, &|cell| cx.board.value(cell).map_or(cx.board.digits(cell), DigitSet::of))
}

/// The same without a digit in the open cells that may need it.
fn kept_without(cx: &Context<'_>, rule: &FilledRule, digit: Digit) -> CandidateSet {
    let needing = rule.needing();
    kept_of(cx, rule, &|cell| match (cx.board.value(cell), cx.board.digits(cell)) {
        (Some(known), _) => known.into(),
        (None, digits) if needing.contains(cell) => digits.without(digit),
        (None, digits) => digits,
    })
}

/// The candidates that some way to fill the cells with a digit in one of them has.
fn kept_with(cx: &Context<'_>, rule: &FilledRule, with: Candidate) -> CandidateSet {
    kept_of(cx, rule, &|cell| match cell {
        cell if cell == with.cell => DigitSet::of(with.digit),
        cell => cx.board.value(cell).map_or(cx.board.digits(cell), DigitSet::of),
    })
}

/// The candidates that some way to fill the cells has, where each may hold some digits.
fn kept_of(cx: &Context<'_>, rule: &FilledRule, candidates: &dyn Fn(Cell) -> DigitSet) -> CandidateSet {
    let now = CellsNow { candidates, filled: cx.board.values().cells() };
    rule.kept_at(cx.layout, &now, AskedAt::Position)
}
