//! Sets of cells that have about as many digits as cells.
use super::chain::{either, sees};
use super::inference::{Lost, by_view};
use super::link;
use super::prose::Prose;
use super::ruled_out::{self, rules_between};
use super::sight::why_seen;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, AnyOf, Braces, BracesOf, Count, Houses, OneOf, Or};
use crate::words::sentence::Clause;
use qedoku_core::{
    AlmostLocked, Blossom, CandidateSet, Cell, CellSet, Digit, DigitSet, LinkedSet, SetChain, Sets, Step,
};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(context: &StepContext<'_>, sets: &Sets, step: &Step) -> String {
    match sets {
        Sets::SueDeCoq(it) => super::crossing::why(context, it, step),
        Sets::Blossom(it) => blossom(context, it, step),
        Sets::Chain(it) => match it.rest.as_slice() {
            [other] => linked(context, [&it.first, &other.set], other.common, step),
            _ => chained(context, it, step),
        },
    }
}

/// Says where to look.
pub(super) fn place(style: Style, sets: &Sets) -> String {
    joined(style, sets.all().into_iter().map(|set| set.cells))
}

/// The cells of each of some sets.
pub(super) fn joined(style: Style, sets: impl IntoIterator<Item = CellSet>) -> String {
    let named = sets.into_iter().map(|cells| style.joint(cells));
    if style.is_plain() { style.semicolons(named) } else { style.commas(named) }
}

/// The places of a digit in a set.
fn places(context: &StepContext<'_>, set: &AlmostLocked, digit: Digit) -> CandidateSet {
    CandidateSet::of_digit(digit, context.board.plane(digit) & set.cells)
}

/// A cell each of whose digits is missing in another set then.
fn blossom(context: &StepContext<'_>, it: &Blossom, step: &Step) -> String {
    let style = context.style;
    let mut prose = Prose::new(style);
    let held = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
    prose.say(style.say(&SetsText::Stem { stem: it.stem, held: Or(held) }));
    let gone = step.conclusion.eliminate.all_digits();
    for digit in held {
        let Some(petal) = it.petals.iter().find(|petal| petal.common.contains(digit)) else { continue };
        let by = CandidateSet::of_digit(digit, it.stem.into());
        let lost = places(context, &petal.set, digit);
        let to = gone.single().map_or(CandidateSet::EMPTY, |gone| places(context, &petal.set, gone));
        let mut then = lacking(context, &petal.set, &by, &lost, &to);
        // Where all cells of the set can be the digit, which of them is not said otherwise.
        let is_any = to.len() > 1 && to.cells() == petal.set.cells;
        then.extend(gone.single().filter(|_| is_any).map(|digit| style.say(&SetsText::OneOfThem { digit }).into()));
        let then = style.run(then);
        prose.item(style.say(&SetsText::IfItIs { digit, then: &then }));
    }
    for digit in gone {
        let petal = |of: Digit| it.petals.iter().find(|petal| petal.common.contains(of));
        let each = held.iter().filter_map(petal).map(|petal| places(context, &petal.set, digit).cells());
        let each: Vec<CellSet> = each.collect();
        certain(context, digit, &each, step, &mut prose);
    }
    prose.conclude(&step.conclusion)
}

/// The clauses on a set that lacks a digit of which a place is taken: what is not, and what its cells are then.
fn lacking(
    context: &StepContext<'_>,
    set: &AlmostLocked,
    by: &CandidateSet,
    lost: &CandidateSet,
    to: &CandidateSet,
) -> Vec<Clause> {
    let not = Lost::new(context.layout, *by, *lost);
    let shown = set.cells.single();
    let mut clauses = vec![link::not(context, &not, shown, None).into()];
    clauses.push(match shown {
        Some(_) => Clause::ItIs(Or(set.digits - lost.all_digits())),
        None => link::filled(context, *set, lost, to).into(),
    });
    clauses
}

/// Says what cells of a set are as it lacks a digit, and so which of them has the one that counts.
fn set_is(context: &StepContext<'_>, set: &AlmostLocked, lost: &CandidateSet, to: &CandidateSet) -> Vec<Clause> {
    let filled = link::filled(context, *set, lost, to);
    let one = to.single().map(|to| context.style.is(to.cell, to.digit));
    [filled].into_iter().chain(one).map(Clause::from).collect()
}

/// Says where a digit is for certain, and what sees all of that.
fn certain(context: &StepContext<'_>, digit: Digit, each: &[CellSet], step: &Step, prose: &mut Prose) {
    let style = context.style;
    let places = each.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let mut names: Vec<String> = Vec::new();
    let is_part = |cells: &CellSet| each.iter().any(|other| other != cells && cells.is_subset(*other));
    for cells in each.iter().filter(|cells| !is_part(cells)) {
        let name = style.say(&SetsText::AnyOf { cells: Any(*cells) });
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let text = match places.len() {
        1..=3 => style.say(&SetsText::OneIs { cells: OneOf(places), digit }),
        _ => style.say(&SetsText::IsIn { each: AnyOf(&names), digit }),
    };
    prose.line(text);
    views(context, digit, &[places], step, prose);
}

/// Says what sees all places of a digit, set by set.
fn views(context: &StepContext<'_>, digit: Digit, places: &[CellSet], step: &Step, prose: &mut Prose) {
    let losers = CandidateSet::of_digit(digit, step.conclusion.eliminate.plane(digit));
    let mut of_digit = step.clone();
    of_digit.conclusion.eliminate = losers;
    let mut ends: Vec<Cell> = Vec::new();
    for cell in places.iter().flat_map(|part| part.iter()) {
        if !ends.contains(&cell) {
            ends.push(cell);
        }
    }
    sees(context, digit, &ends, &of_digit, prose);
}

/// Two sets that a digit links, or two, so that each lacks just one of these.
fn linked(context: &StepContext<'_>, sets: [&AlmostLocked; 2], common: DigitSet, step: &Step) -> String {
    let style = context.style;
    let mut prose = Prose::new(style);
    let [one, other] = if sets[0].cells.len() < sets[1].cells.len() { [sets[1], sets[0]] } else { sets };
    prose.say(first(context, one));
    prose.say(another(context, other));
    for digit in common {
        let all = [one, other].map(|set| places(context, set, digit));
        prose.say(not_in_both(context, digit, all, &named(style, [one, other])));
    }
    if common.is_several() {
        prose.say(style.say(&SetsText::EachLacksOne { common }));
        kept(context, [one, other], common, step, &mut prose);
        return prose.conclude(&step.conclusion);
    }
    for set in [one, other] {
        prose.say(without(context, set, common, step.conclusion.eliminate.all_digits().single()));
    }
    for digit in step.conclusion.eliminate.all_digits() {
        let [from, to] = [one, other].map(|set| places(context, set, digit));
        prose.say(style.say(&SetsText::So { clause: &either(context, &from, &to) }));
        views(context, digit, &[from.cells(), to.cells()], step, &mut prose);
    }
    prose.conclude(&step.conclusion)
}

/// Says that a digit cannot be in two sets, as its places are in one house, or by which houses and rules they see each other.
fn not_in_both(context: &StepContext<'_>, digit: Digit, [one, other]: [CandidateSet; 2], sets: &str) -> String {
    let style = context.style;
    let houses = super::inference::clash(context.layout, &one, &other);
    let rules = rules_between(context, &one, &other);
    if let ([house], []) = (houses.as_slice(), rules.as_slice()) {
        return style.say(&SetsText::NotInBoth { digit, house: context.named([*house]), sets });
    }
    let by = &ruled_out::reason(context, &houses, &one, &other);
    style.say(&SetsText::NotInBothBy { digit, by, sets })
}

/// Says what a set holds without the digit that links it, and where the digit is that goes.
fn without(context: &StepContext<'_>, set: &AlmostLocked, common: DigitSet, gone: Option<Digit>) -> String {
    let style = context.style;
    let link = Or(common);
    let rest = set.digits - common;
    if let Some(cell) = set.cells.single() {
        return style.say(&SetsText::IfNotCell { cell, link, rest: Or(rest) });
    }
    let cells = Any(set.cells);
    let at = gone.map(|digit| (digit, places(context, set, digit).cells())).filter(|(_, at)| *at != set.cells);
    match at {
        Some((digit, places)) => style.say(&SetsText::IfNotInWith { cells, link, rest, digit, places }),
        None => style.say(&SetsText::IfNotIn { cells, link, rest }),
    }
}

/// The names of two sets as they are told apart.
fn named(style: Style, sets: [&AlmostLocked; 2]) -> String {
    style.and(sets.map(|set| style.at(set.cells)))
}

/// Says that cells are an almost locked set.
fn first(context: &StepContext<'_>, set: &AlmostLocked) -> String {
    let style = context.style;
    let [count, held] = [set.cells.len(), set.digits.len()].map(Count);
    match set.cells.single() {
        Some(cell) => style.say(&SetsText::FirstCell { cell: Braces(cell, set.digits) }),
        None => style.say(&SetsText::First { cells: set.cells, digits: set.digits, count, held }),
    }
}

fn another(context: &StepContext<'_>, set: &AlmostLocked) -> String {
    let style = context.style;
    let cells = BracesOf(set.cells, set.digits);
    if set.cells.single().is_some() || style.is_list(set.cells) {
        return style.say(&SetsText::Another { cells });
    }
    let [count, held] = [set.cells.len(), set.digits.len()].map(Count);
    style.say(&SetsText::OthersTogether { cells, count, held })
}

/// Says for each of two sets that lack nothing but a link which of their digits something sees.
fn kept(context: &StepContext<'_>, sets: [&AlmostLocked; 2], common: DigitSet, step: &Step, prose: &mut Prose) {
    let style = context.style;
    for digit in step.conclusion.eliminate.all_digits() {
        let losers = step.conclusion.eliminate.plane(digit);
        let among = |all: CellSet| losers.filter(|cell| all.is_subset(context.layout.peers(cell)));
        let [one, other] = sets.map(|set| places(context, set, digit).cells());
        let mut groups: Vec<CellSet> = Vec::new();
        if !common.contains(digit) {
            groups.extend([one, other].into_iter().filter(|places| !places.is_empty()));
        }
        if common.contains(digit) || losers.iter().any(|cell| groups.iter().all(|all| !among(*all).contains(cell))) {
            groups = vec![one | other];
        }
        for all in groups {
            let places: Vec<Cell> = all.iter().collect();
            for view in by_view(context.layout, among(all), &places) {
                let why = &why_seen(context, digit, &view, &places);
                prose.say(style.say(&SetsText::InSight { digit, places: Any(all), losers: view.cells, why }));
            }
        }
    }
}

/// Sets each of which is linked to the next.
fn chained(context: &StepContext<'_>, chain: &SetChain, step: &Step) -> String {
    let style = context.style;
    let mut prose = Prose::new(style);
    for digit in step.conclusion.eliminate.all_digits() {
        chained_by(context, chain, digit, step, &mut prose);
    }
    prose.conclude(&step.conclusion)
}

/// Sets each of which is linked to the next, from one digit of the first to the same of the last.
fn chained_by(context: &StepContext<'_>, chain: &SetChain, digit: Digit, step: &Step, prose: &mut Prose) {
    let style = context.style;
    let chain = &reaching(context, chain, digit, step);
    let Some(last) = chain.rest.last() else { return };
    let lost = places(context, &chain.first, digit);
    let to = next(context, &chain.first, chain.rest.first(), digit);
    let supposed = if let Some(cell) = chain.first.cells.single() {
        let rest = Or(chain.first.digits - DigitSet::of(digit));
        let cell = Braces(cell, chain.first.digits);
        style.say(&SetsText::SupposeCell { cell, digit, rest })
    } else {
        let filled = style.run(set_is(context, &chain.first, &lost, &to));
        style.say(&SetsText::SupposeSet { cells: lost.cells(), digit, filled: &filled })
    };
    prose.line(supposed);
    let mut by = to;
    for (at, linked) in chain.rest.iter().enumerate() {
        let Some(common) = linked.common.first() else { continue };
        let to = next(context, &linked.set, chain.rest.get(at + 1), digit);
        let lost = places(context, &linked.set, common);
        let is_last = at + 1 == chain.rest.len();
        let supposed = if is_last { places(context, &chain.first, digit) & to } else { CandidateSet::EMPTY };
        prose.item(end_of_chain(context, &linked.set, [&by, &lost, &to], &supposed));
        by = to;
    }
    let [from, to] = [&chain.first, &last.set].map(|set| places(context, set, digit));
    let either = either(context, &from, &to);
    prose.line(if to.is_subset(&from) {
        style.say(&SetsText::SoAfterAll { clause: &either })
    } else {
        style.say(&SetsText::So { clause: &either })
    });
    views(context, digit, &[from.cells(), to.cells()], step, prose);
}

/// A chain of sets up to the first whose places of a digit are all seen from where the digit goes.
pub(super) fn reaching(context: &StepContext<'_>, chain: &SetChain, digit: Digit, step: &Step) -> SetChain {
    let losers = step.conclusion.eliminate.plane(digit);
    let ends = |linked: &LinkedSet| {
        let at = places(context, &linked.set, digit).cells();
        let seen = losers.is_subset(context.layout.common_peers(at));
        !at.is_empty() && !linked.common.contains(digit) && seen
    };
    let mut described = chain.clone();
    if let Some(at) = chain.rest.iter().position(ends).filter(|_| !losers.is_empty()) {
        described.rest.truncate(at + 1);
    }
    described
}

/// Tells the last set of a chain: it lacks the digit at `lost`, which `by` makes false, so it holds the digit at `to`. The
/// places among these that were supposed not to hold that digit are named apart.
fn end_of_chain(
    context: &StepContext<'_>,
    set: &AlmostLocked,
    [by, lost, to]: [&CandidateSet; 3],
    supposed: &CandidateSet,
) -> String {
    let style = context.style;
    let left = *to - *supposed;
    let mut clauses = lacking(context, set, by, lost, if left.is_empty() { to } else { &left });
    if supposed.is_empty() && set.cells.single().is_none() {
        clauses.pop();
        clauses.extend(set_is(context, set, lost, to));
    }
    let described = style.run(clauses);
    match supposed.all_digits().single() {
        Some(digit) if left.is_empty() => {
            style.say(&SetsText::ButSupposed { before: &described, digit, count: supposed.len() })
        }
        Some(digit) => style.say(&SetsText::AsSupposed { before: &described, cells: supposed.cells(), digit }),
        None => described,
    }
}

/// The places in a set of the digit that links the next one, or of the one that goes.
fn next(context: &StepContext<'_>, set: &AlmostLocked, next: Option<&LinkedSet>, gone: Digit) -> CandidateSet {
    let digit = next.and_then(|next| next.common.first()).unwrap_or(gone);
    places(context, set, digit)
}

/// Sentences about almost locked sets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SetsText<'a> {
    Stem { stem: Cell, held: Or },
    IfItIs { digit: Digit, then: &'a str },
    OneIs { cells: OneOf, digit: Digit },
    AnyOf { cells: Any },
    OneOfThem { digit: Digit },
    IsIn { each: AnyOf<'a>, digit: Digit },
    NotInBoth { digit: Digit, house: Houses<'a>, sets: &'a str },
    NotInBothBy { digit: Digit, by: &'a str, sets: &'a str },
    EachLacksOne { common: DigitSet },
    IfNotCell { cell: Cell, link: Or, rest: Or },
    IfNotIn { cells: Any, link: Or, rest: DigitSet },
    IfNotInWith { cells: Any, link: Or, rest: DigitSet, digit: Digit, places: CellSet },
    AsSupposed { before: &'a str, cells: CellSet, digit: Digit },
    ButSupposed { before: &'a str, digit: Digit, count: usize },
    So { clause: &'a str },
    SoAfterAll { clause: &'a str },
    FirstCell { cell: Braces },
    First { cells: CellSet, digits: DigitSet, count: Count, held: Count },
    Another { cells: BracesOf },
    OthersTogether { cells: BracesOf, count: Count, held: Count },
    InSight { digit: Digit, places: Any, losers: CellSet, why: &'a str },
    SupposeCell { cell: Braces, digit: Digit, rest: Or },
    SupposeSet { cells: CellSet, digit: Digit, filled: &'a str },
}
