//! Candidates linked in turn.
use super::between;
use super::boxed::rectangle_box;
use super::inference::{Inference, Lost, SharedView, by_view, inferences};
use super::link::{cell_with, clauses, narrowed, shown};
use super::looped;
use super::prose::{Prose, ProseText};
use super::sentence::{Clause, Sentence};
use super::sight::why_seen;
use super::swap::swapped;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, CaseScope, Houses, OneOf, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, Reason, Step, StrongLink};

/// The largest number of links that are told in a run.
const RUN: usize = 2;

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(context: &StepContext<'_>, chain: &Chain, step: &Step) -> String {
    let described = if chain.is_loop() { None } else { Chain::open(narrowed(context, chain.links())) };
    let chain = described.as_ref().unwrap_or(chain);
    let mut prose = Prose::new(context.style);
    let mut links = inferences(context.layout, chain);
    let last = last_without_start(chain);
    if let (Some(inference), Some(last)) = (links.last_mut(), &last) {
        inference.link = last;
    }
    if let Some(pairs) = between::sentences(context, chain, step) {
        for sentence in pairs {
            prose.say(sentence);
        }
        return prose.conclude(&step.conclusion);
    }
    prose.say(box_in_lines(context, chain));
    let is_long = |link: &StrongLink| matches!(link.reason, Reason::AlmostFish(..));
    let is_list = links.len() > RUN || chain.is_loop() || (links.len() > 1 && chain.links().any(is_long));
    let deadly = chain.links().filter_map(|link| match link.reason {
        Reason::Deadly(deadly) => Some(swapped(context, &deadly, &link.ends())),
        _ => None,
    });
    let mut has_lead = false;
    for swap in deadly {
        has_lead = true;
        for sentence in swap {
            prose.say(sentence);
        }
    }
    // What leads back to what was supposed not to be ends there.
    let again = links.iter().position(|it| !it.link.to.is_empty() && it.link.to.is_subset(chain.start()));
    if let (Some(at), false) = (again.filter(|&at| at > 0 || is_list), chain.is_loop()) {
        links.truncate(at + 1);
    }
    if is_list || has_lead {
        list(context, chain, &links, has_lead, &mut prose);
    } else if let Some(lost) = own(context, chain, step) {
        return run_to(context, chain, &links, lost, prose, step);
    } else {
        prose.say(supposed_run(context, chain.start(), &links));
    }
    if chain.is_loop() {
        looped::closes(context, chain, step, &mut prose);
    } else {
        concludes(context, chain, step, &mut prose, is_list || has_lead);
    }
    prose.conclude(&step.conclusion)
}

/// The last link of a chain without what is supposed at its start not to be true, where its end would name that again: the
/// digits of a hidden set that a cell may have then.
fn last_without_start(chain: &Chain) -> Option<StrongLink> {
    let last = chain.links().last()?;
    let left = last.to - *chain.start();
    let is_set = matches!(last.reason, Reason::AlmostHidden(..));
    let is_less = !chain.is_loop() && !left.is_empty() && left != last.to;
    (is_set && is_less).then(|| StrongLink { to: left, ..last.clone() })
}

/// The one candidate that goes, if the ends are of different digits, so that each has a reason of its own against it.
fn own(context: &StepContext<'_>, chain: &Chain, step: &Step) -> Option<Candidate> {
    let start = chain.start();
    let end = chain.end();
    let apart = start.all_digits() != end.all_digits() && !start.meets(end);
    let lost = step.conclusion.eliminate.single().filter(|_| apart && step.conclusion.place.is_empty())?;
    let one = |set: &CandidateSet| !set.is_empty() && set.iter().all(|it| context.layout.clash(it, lost));
    (one(start) && one(end)).then_some(lost)
}

/// All in a run: `if A is not 6, B is 6, ..., so C is not 6`.
pub(super) fn supposed_run(context: &StepContext<'_>, start: &CandidateSet, links: &[Inference<'_>]) -> String {
    let style = context.style;
    let back = lacks(context, start, links.first().and_then(|it| shown(it.link)));
    style.run([Clause::If(back)].into_iter().chain(run(context, links, start)))
}

/// The clauses of links in a run.
fn run(context: &StepContext<'_>, links: &[Inference<'_>], start: &CandidateSet) -> Vec<Clause> {
    let mut named = start.cells().single();
    let mut all = Vec::new();
    for inference in links {
        all.extend(clauses(context, inference, named));
        named = inference.link.to.cells().single();
    }
    all
}

/// A run to what goes, and the same from the other side.
fn run_to(
    context: &StepContext<'_>,
    chain: &Chain,
    links: &[Inference<'_>],
    lost: Candidate,
    mut prose: Prose,
    step: &Step,
) -> String {
    let style = context.style;
    let lost_set = CandidateSet::of(lost);
    let start = chain.start();
    let end = chain.end();
    let back = lacks(context, start, links.first().and_then(|it| shown(it.link)));
    let mut ends = vec![Clause::If(back)];
    ends.extend(run(context, links, start));
    let is_within = end.cells() == CellSet::of(lost.cell);
    let reason = chain.links().last().map(|link| link.reason);
    if is_within && matches!(reason, Some(Reason::AlmostHidden(..))) {
        // That it is one of the digits is said with the set.
    } else if is_within && matches!(reason, Some(Reason::Cell(_) | Reason::House(..) | Reason::Group(..))) {
        ends.push(style.say(&ChainText::ItIsNot { digit: lost.digit }).into());
    } else {
        ends.push(not(context, end, &lost_set).into());
    }
    prose.say(style.run(ends));
    if start.cells() == CellSet::of(lost.cell) {
        let holds = style.holds(start);
        prose.say(style.say(&ChainText::NotEither { holds: &holds, cell: lost.cell, digit: lost.digit }));
        return prose.conclude(&step.conclusion);
    }
    let holds = style.holds_inside(start);
    let not = not(context, start, &lost_set);
    prose.say(style.say(&ChainText::If { back: &holds, ends: &not }));
    prose.either_way(&step.conclusion)
}

/// Says that candidates are not true, as others are.
pub(super) fn not(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> String {
    super::link::not(context, &Lost::new(context.layout, *by, *lost), None, None)
}

/// One link a line.
fn list(context: &StepContext<'_>, chain: &Chain, links: &[Inference<'_>], has_lead: bool, prose: &mut Prose) {
    let style = context.style;
    let start = chain.start();
    let mut left = links;
    let mut named = None;
    if let Some((first, rest)) = links.split_first() {
        let cell = shown(first.link);
        let back = lacks(context, start, cell);
        let supposed = style.say(&ChainText::Suppose { back: &back });
        if cell.is_some() && !has_lead {
            prose.line(style.run([Clause::Supposed(supposed)].into_iter().chain(clauses(context, first, cell))));
            left = rest;
        } else if has_lead {
            prose.item(Sentence::assumes(supposed));
            let then = style.run(clauses(context, first, start.cells().single()));
            prose.say(Sentence::follows(style.say(&ChainText::Then { then: &then })));
            left = rest;
        } else {
            prose.line(supposed);
        }
    }
    for inference in left {
        prose.item(style.run(clauses(context, inference, named)));
        named = None;
    }
}

/// Says which end is true, and what sees both.
fn concludes(context: &StepContext<'_>, chain: &Chain, step: &Step, prose: &mut Prose, is_list: bool) {
    let style = context.style;
    let start = chain.start();
    let last = chain.end();
    let lead = |style: Style, text: String| style.say(&ChainText::So { clause: &text });
    if let Some(wider) = wider(start, last) {
        let holds = style.always_holds(wider);
        let certain = style.say(&ChainText::AnyCase { holds: &holds });
        let is_placed = wider.single().is_some_and(|it| step.conclusion.place.contains(it));
        let text = if is_placed { style.say(&ChainText::AfterAll) } else { lead(style, certain) };
        if is_list {
            prose.line(text);
        } else {
            prose.say(text);
        }
        let Some(digit) = wider.all_digits().first() else { return };
        return sees(context, digit, &wider.cells().iter().collect::<Vec<_>>(), step, prose);
    }
    let either = lead(style, either(context, start, last));
    if is_list {
        prose.line(either);
    } else {
        prose.say(either);
    }
    both(context, start, last, step, prose);
}

/// Says what sees all places of which one is true; where digits differ, why each end is against what goes.
pub(super) fn both(
    context: &StepContext<'_>,
    one: &CandidateSet,
    other: &CandidateSet,
    step: &Step,
    prose: &mut Prose,
) {
    let style = context.style;
    let all = *one | *other;
    if let Some(digit) = all.all_digits().single() {
        let places: Vec<Cell> = one.cells().iter().chain(other.cells()).collect();
        return sees(context, digit, &places, step, prose);
    }
    if all.cells().single().is_some() {
        return;
    }
    let holds = [one, other].map(|end| style.holds_inside(end));
    for lost in grouped(&step.conclusion.eliminate) {
        let [first, second] = [one, other].map(|end| match (end.cells().single(), lost.single()) {
            (Some(cell), Some(lost)) if cell == lost.cell => style.say(&ChainText::ItIsNot { digit: lost.digit }),
            _ => not(context, end, &lost),
        });
        prose.say(style.say(&ChainText::EachEnd { one: &holds[0], first: &first, other: &holds[1], second: &second }));
    }
}

/// The candidates that go, each by itself, digit by digit.
fn grouped(gone: &CandidateSet) -> Vec<CandidateSet> {
    gone.all_digits()
        .iter()
        .flat_map(|digit| gone.plane(digit).iter().map(move |cell| CandidateSet::of(Candidate { cell, digit })))
        .collect()
}

/// Says which of the cells that lose something see all of some places of a digit, and by which houses and rules: `r8c2 sees
/// both (box 7, row 8), and ...`.
pub(super) fn sees(context: &StepContext<'_>, digit: Digit, places: &[Cell], step: &Step, prose: &mut Prose) {
    let cells = step.conclusion.eliminate.cells();
    let common = context.layout.common_peers(places.iter().copied().collect());
    if cells.is_empty() || !cells.is_subset(common) {
        return;
    }
    prose.say(in_view(context, digit, cells, places));
}

/// Says that cells see places of a digit, and by which houses and rules.
pub(super) fn in_view(context: &StepContext<'_>, digit: Digit, cells: CellSet, places: &[Cell]) -> String {
    let style = context.style;
    let groups: Vec<SharedView> = by_view(context.layout, cells, places);
    let clauses = groups.iter().enumerate().map(|(at, view)| {
        let why = &why_seen(context, digit, view, places);
        let cells = view.cells;
        let count = places.len();
        match at {
            0 => style.say(&ChainText::Sees { cells, count, why }),
            _ => style.say(&ChainText::SeesAlso { cells, count, why }),
        }
    });
    style.statements(clauses.collect::<Vec<_>>())
}

/// The larger of two ends, if it holds the other.
fn wider<'a>(one: &'a CandidateSet, other: &'a CandidateSet) -> Option<&'a CandidateSet> {
    [(one, other), (other, one)].into_iter().find(|(part, whole)| part.is_subset(whole)).map(|(_, whole)| whole)
}

/// The most places of a digit that are named one by one.
const NAMED: usize = 3;

/// Says that one of two ends is true.
pub(super) fn either(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet) -> String {
    let style = context.style;
    let all = *one | *other;
    if all == *one || all == *other || all.cells().single().is_some() {
        return style.holds(&all);
    }
    let [(digits, cells), (others, places)] = [parts(one), parts(other)];
    let Some(digit) = digits.single().filter(|_| digits == others) else {
        let [one, other] = [one, other].map(|end| style.holds_inside(end));
        if cells.is_several() || places.is_several() {
            return style.say(&ProseText::EitherOr { one: &one, other: &other });
        }
        return style.either([one, other]);
    };
    if let (Some(one), Some(other)) = (cells.single(), places.single()) {
        style.say(&ChainText::OneIs { one, other, digit })
    } else {
        // A place of both ends is named once.
        let places = places - cells;
        if (cells | places).len() <= NAMED {
            return style.say(&ChainText::OneOfIs { cells: OneOf(cells | places), digit });
        }
        let is_block = |cells: CellSet| cells.is_several() && style.blocks(cells).len() == 1;
        if is_block(cells) && is_block(places) {
            return style.say(&ChainText::IsIn { digit, one: Any(cells), other: Any(places) });
        }
        style.say(&ChainText::OneOfManyIs { cells: cells | places, digit })
    }
}

/// Says that none of the candidates is true, showing the candidates of a cell where they decide.
pub(super) fn lacks(context: &StepContext<'_>, set: &CandidateSet, shown: Option<Cell>) -> String {
    lacks_in(context, set, shown, CaseScope::One)
}

/// The same in one case or in every one.
pub(super) fn lacks_in(context: &StepContext<'_>, set: &CandidateSet, shown: Option<Cell>, scope: CaseScope) -> String {
    let style = context.style;
    let (digits, cells) = parts(set);
    match (digits.single(), cells.single()) {
        (_, Some(cell)) => {
            let cell = cell_with(context, cell, shown);
            style.say(&ChainText::IsNot { cell: &cell, digits: Or(digits), scope })
        }
        (Some(_), None) => style.say(&ChainText::AreNot { cells, digits: Or(digits) }),
        (None, None) => style.say(&ChainText::NoneTrue { all: set }),
    }
}

fn parts(set: &CandidateSet) -> (DigitSet, CellSet) {
    (set.all_digits(), set.cells())
}

/// The lines of a box, or a line and a place, that have all places of the digit of a chain of two links.
fn box_in_lines(context: &StepContext<'_>, chain: &Chain) -> String {
    let style = context.style;
    let Some(((house, digit), sides)) = rectangle_box(context, chain) else { return String::new() };
    let side = sides.map(|(cells, line)| match line {
        Some(line) => style.say(&ChainText::InLine { line: context.named([line]) }),
        None => style.say(&ChainText::At { cells: Any(cells) }),
    });
    style.say(&ChainText::BoxHas { house: context.named([house]), digit, one: &side[0], other: &side[1] })
}

/// Sentences about chains.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ChainText<'a> {
    If { back: &'a str, ends: &'a str },
    Suppose { back: &'a str },
    Then { then: &'a str },
    So { clause: &'a str },
    ItIsNot { digit: Digit },
    NotEither { holds: &'a str, cell: Cell, digit: Digit },
    AnyCase { holds: &'a str },
    AfterAll,
    EachEnd { one: &'a str, first: &'a str, other: &'a str, second: &'a str },
    Sees { cells: CellSet, count: usize, why: &'a str },
    SeesAlso { cells: CellSet, count: usize, why: &'a str },
    BoxHas { house: Houses<'a>, digit: Digit, one: &'a str, other: &'a str },
    InLine { line: Houses<'a> },
    At { cells: Any },
    OneOfIs { cells: OneOf, digit: Digit },
    OneIs { one: Cell, other: Cell, digit: Digit },
    OneOfManyIs { cells: CellSet, digit: Digit },
    IsIn { digit: Digit, one: Any, other: Any },
    IsNot { cell: &'a str, digits: Or, scope: CaseScope },
    AreNot { cells: CellSet, digits: Or },
    NoneTrue { all: &'a CandidateSet },
}
