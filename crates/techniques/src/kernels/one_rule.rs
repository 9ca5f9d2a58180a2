//! Finds what the cells of one rule rule out in each other: how far digits reach along a thermometer, what has a partner
//! across a dot.
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, Clash, DigitSet, Rule, RuledOut, Slot};
use std::ops::ControlFlow;

/// Reports, rule by rule, all that the cells of it rule out in each other, and then what each of them does alone.
///
/// The candidates that a cell rules out change only where it loses something.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>, is_told: fn(&Rule) -> bool) -> ControlFlow<()> {
    for rule in fresh_rules(cx, is_told) {
        let all = candidates(cx, &rule.cells);
        let each: Vec<RuledOut> = ruled_out(cx, rule).map(|it| RuledOut { gone: it.gone & all, ..it }).collect();
        let gone = together(cx, sink, &each)?;
        for it in each.iter().filter(|it| !it.gone.is_empty() && it.gone != gone) {
            sink.eliminate(it.gone, || (Clash::of(it.slot).into(), cx.truths(&[it.slot])))?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports at once the digits that have no partner at all by several rules of one kind: 5 in every cell with an X.
pub(crate) fn without_any(cx: &Context<'_>, sink: &mut Sink<'_>, is_told: fn(&Rule) -> bool) -> ControlFlow<()> {
    let kinds = kinds(cx, is_told);
    for rules in kinds.iter().filter(|rules| rules.len() > 1) {
        let of_rule = |rule: &&Rule| -> Vec<RuledOut> {
            let all = candidates(cx, &rule.cells);
            ruled_out(cx, rule).map(|it| RuledOut { gone: it.gone & all & by_any_digit(cx, it.slot), ..it }).collect()
        };
        together(cx, sink, &rules.iter().flat_map(of_rule).collect::<Vec<_>>())?;
    }
    ControlFlow::Continue(())
}

/// Reports at once the same digits that cells of several rules of one kind lose, as the other cell has no partner for them.
pub(crate) fn alike(cx: &Context<'_>, sink: &mut Sink<'_>, is_told: fn(&Rule) -> bool) -> ControlFlow<()> {
    for rules in kinds(cx, is_told).iter().filter(|rules| rules.len() > 1) {
        let mut groups: Vec<(DigitSet, Vec<RuledOut>)> = Vec::new();
        for rule in rules {
            let all = candidates(cx, &rule.cells);
            for it in ruled_out(cx, rule) {
                let gone = (it.gone & all) - by_any_digit(cx, it.slot);
                for cell in gone.cells() {
                    let digits = gone.digits(cell);
                    let one = RuledOut { gone: CandidateSet::of_cell(cell, digits), ..it };
                    match groups.iter_mut().find(|(known, _)| *known == digits) {
                        Some((_, group)) => group.push(one),
                        None => groups.push((digits, vec![one])),
                    }
                }
            }
        }
        for (_, group) in groups.iter().filter(|(_, group)| group.iter().any(|it| it.slot != group[0].slot)) {
            together(cx, sink, group)?;
        }
    }
    ControlFlow::Continue(())
}

/// The rules of which a cell has lost something, those of one kind and number together.
fn kinds<'a>(cx: &Context<'a>, is_told: fn(&Rule) -> bool) -> Vec<Vec<&'a Rule>> {
    let mut kinds: Vec<Vec<&Rule>> = Vec::new();
    for rule in fresh_rules(cx, is_told) {
        match kinds.iter_mut().find(|kind| (kind[0].kind, kind[0].value) == (rule.kind, rule.value)) {
            Some(kind) => kind.push(rule),
            None => kinds.push(vec![rule]),
        }
    }
    // Where a cell is of a V and an X, what the V leaves says more.
    kinds.sort_by_key(|kind| kind[0].value);
    kinds
}

/// The rules of which a cell has lost something.
fn fresh_rules<'a>(cx: &Context<'a>, is_told: fn(&Rule) -> bool) -> impl Iterator<Item = &'a Rule> {
    let fresh = cx.fresh_cells() & cx.board.open();
    let is_fresh = move |rule: &&Rule| is_told(rule) && rule.cells.iter().any(|&cell| fresh.contains(cell));
    cx.layout.rules().list.iter().filter(is_fresh)
}

/// The candidates of cells.
fn candidates(cx: &Context<'_>, cells: &[Cell]) -> CandidateSet {
    let each = cells.iter().map(|&cell| CandidateSet::of_cell(cell, cx.board.digits(cell)));
    each.fold(CandidateSet::EMPTY, |all, it| all | it)
}

/// The candidates that each open cell of a rule rules out.
fn ruled_out(cx: &Context<'_>, rule: &Rule) -> impl Iterator<Item = RuledOut> {
    let open = rule.cells.iter().filter(|&&cell| cx.board.digits(cell).is_several());
    open.map(|&cell| RuledOut::by(cx.board, Slot::Cell(cell)))
}

/// The candidates that a cell rules out whatever digit it holds.
fn by_any_digit(cx: &Context<'_>, slot: Slot) -> CandidateSet {
    let Slot::Cell(cell) = slot else { return CandidateSet::EMPTY };
    let digits = cx.layout.digits().iter();
    digits.fold(CandidateSet::ALL, |gone, digit| gone & cx.layout.clashes(Candidate { cell, digit }))
}

/// Reports all that cells rule out as one find, with the cells that are needed for it; and returns it.
fn together(cx: &Context<'_>, sink: &mut Sink<'_>, each: &[RuledOut]) -> ControlFlow<(), CandidateSet> {
    let gone = each.iter().fold(CandidateSet::EMPTY, |all, it| all | it.gone);
    let mut slots: Vec<Slot> = each.iter().filter(|it| !it.gone.is_empty()).map(|it| it.slot).collect();
    slots.dedup();
    let Some(all) = Clash::of_all(slots) else { return ControlFlow::Continue(gone) };
    let needed: Vec<Slot> = all.by_slot(cx.board, &gone).iter().map(|it| it.slot).collect();
    let Some(clash) = Clash::of_all(needed.iter().copied()) else { return ControlFlow::Continue(gone) };
    sink.eliminate(gone, || (clash.into(), cx.truths(&needed)))?;
    ControlFlow::Continue(gone)
}
