//! Chains: two strong links by what their houses have, longer ones from what is supposed, loops in both directions.
use super::beginner_text::BeginnerText;
use super::chain_text::PlainChainText;
use super::facts::{Following, Lead, gone_by, gone_together, nots_of, sentences};
use super::statement::{holds, holds_inside, not_all, not_all_in};
use super::views::{Act, names, seen_and_act, views_without};
use super::{closed_chain, deadly, walk};
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::words::chain::ChainText;
use crate::words::inference::{clash, follow};
use crate::words::link::narrowed;
use crate::words::noun::{AllOf, Any, AnyOf, CaseScope};
use crate::words::remote::RemotePair;
use crate::words::ruled_out;
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, House, Layout, Reason, Step, StrongLink,
};

/// Tells a chain.
pub(super) fn describe(told: &mut BeginnerText<'_, '_>, chain: &Chain, step: &Step) {
    let links: Vec<StrongLink> = chain.links().cloned().collect();
    preface(told, &links);
    if chain.is_loop() {
        return closed_chain::closed(told, &links, step);
    }
    open(told, &links, step);
}

/// Tells an open chain.
pub(super) fn open(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let links = &narrowed(told.context, links);
    if is_pair(told.context, links)
        && step.conclusion.eliminate.all_digits().is_several()
        && let Some(remote) = RemotePair::of_links(told.context, links, &step.conclusion.eliminate)
    {
        return remote_pair(told, &remote, step);
    }
    if seen_from_ends(told.context, links, step) {
        if two_houses(told, links, step) || box_in_lines(told, links, step) || two_cells(told, links, step) {
            return;
        }
        walk_from(told, links, false);
        ends(told, links);
        return seen_and_act(told, &end_list(links), Act::Here, step);
    }
    either_way(told, links, step);
}

/// Says what the deadly patterns of links are, before the chain.
fn preface(told: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    for link in links {
        if let Reason::Deadly(left) = link.reason {
            deadly::corners(told, left.cells());
            deadly::swap(told, left.cells(), left.all_digits());
            let guards = link.ends();
            deadly::one_guard(told, &guards);
        }
    }
}

pub(super) fn start(links: &[StrongLink]) -> CandidateSet {
    links.first().map_or(CandidateSet::EMPTY, |link| link.from)
}

fn end(links: &[StrongLink]) -> CandidateSet {
    links.last().map_or(CandidateSet::EMPTY, |link| link.to)
}

fn end_cells(links: &[StrongLink]) -> CellSet {
    start(links).cells() | end(links).cells()
}

/// The cells of the ends in their order.
pub(super) fn end_list(links: &[StrongLink]) -> Vec<Cell> {
    let before = start(links).cells();
    before.iter().chain(end(links).cells() - before).collect()
}

/// Says that one of the ends is a digit.
pub(super) fn one_end(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], digit: Digit) {
    let cells = names(told.context, &end_list(links));
    let text = told.style().say(&PlainChainText::SoOneOf { cells: AnyOf(&cells), digit });
    // The last link may have said it.
    if !told.lines.ends_with(&text) {
        told.item(text);
    }
}

/// Tells the links of a chain between colors, which begins where it does.
pub(super) fn walked(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let Some(digit) = start(links).all_digits().single().filter(|_| seen_from_ends(told.context, links, step)) else {
        return open(told, links, step);
    };
    walk_from(told, links, false);
    one_end(told, links, digit);
    seen_and_act(told, &end_list(links), Act::Here, step);
}

/// True if all that goes is the digit of both ends, and sees both.
pub(super) fn seen_from_ends(context: &StepContext<'_>, links: &[StrongLink], step: &Step) -> bool {
    let gone = step.conclusion.eliminate;
    let digits = start(links).all_digits() | end(links).all_digits();
    let cells = end_cells(links);
    digits.single() == gone.all_digits().single()
        && digits.is_one()
        && step.conclusion.place.is_empty()
        && gone.cells().iter().all(|cell| cells.is_subset(context.layout.peers(cell)))
}

/// Says what is supposed and tells the links.
pub(super) fn walk_from(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], again: bool) {
    let mut supposed = walk::supposed_false(told.context, &start(links));
    if again {
        supposed = told.style().say(&PlainChainText::Now { supposed: &supposed });
    }
    told.suppose(supposed);
    walk::describe(told, &follow(told.context.layout, None, links), true);
}

/// Tells links from what is supposed, and that one of the ends is true.
pub(super) fn walk_and_end(told: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    walk_from(told, links, false);
    ends(told, links);
}

/// Says why part of what goes cannot be true with either end, and that it is not: where it sees both, or end by end.
pub(super) fn seen_part(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], hit: &CandidateSet) {
    let context = told.context;
    let style = told.style();
    let digits = start(links).all_digits() | end(links).all_digits() | hit.all_digits();
    if digits.is_one() {
        for view in super::views::views(context, digits, hit.cells(), &end_list(links)) {
            told.item(view);
        }
    } else {
        for (one, at) in [start(links), end(links)].iter().flat_map(CandidateSet::iter).zip(0..) {
            let nots = nots_of(context, &gone_by(context, &[one], hit), true);
            let text = style.say(&PlainChainText::IfThenNot { cell: one.cell, digit: one.digit, nots: &nots });
            if at == 0 { told.item(text) } else { told.also(text) }
        }
    }
    let gone = not_all(context, hit);
    told.also(style.say(&PlainChainText::So { one: &gone }));
}

/// Says that one of the ends is true.
pub(super) fn ends(told: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    let style = told.style();
    let both = [start(links), end(links)].map(|end| end.single());
    match both {
        [Some(one), Some(other)] if one == other => {
            told.item(style.say(&PlainChainText::SoOneIs { cells: Any(one.cell.into()), digit: one.digit }));
        }
        [Some(one), Some(other)] if one.digit == other.digit => {
            told.item(style.say(&PlainChainText::IfNotThen { cell: one.cell, digit: one.digit, end: other }));
            told.also(style.say(&PlainChainText::OneOfTwo { digit: one.digit }));
        }
        _ => {
            let digits = start(links).all_digits();
            match digits.single() {
                Some(digit) if digits == end(links).all_digits() => one_end(told, links, digit),
                _ => {
                    let one = holds(style, &(start(links) | end(links)));
                    told.item(style.say(&PlainChainText::So { one: &one }));
                }
            }
        }
    }
}

/// Two links of single places in houses: what the houses have, and which two cannot both be true. Whether it is so.
fn two_houses(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, other] = links else { return false };
    let (Reason::House(first, digit), Reason::House(second, _)) = (one.reason, other.reason) else { return false };
    let (Some(from), Some(to)) = (one.to.single(), other.from.single()) else { return false };
    let context = told.context;
    let style = told.style();
    let has = |house: House, link: &StrongLink| {
        style.say(&PlainChainText::HasIn { house: context.named([house]), digit, cells: Any(link.ends().cells()) })
    };
    told.item(has(first, one));
    told.also(has(second, other));
    let houses = clash(context.layout, &one.to, &other.from);
    let both = if houses.is_empty() {
        style.facts(ruled_out::clauses_between(context, &one.to, &other.from))
    } else {
        style.say(&PlainChainText::BothIn { one: from.cell, other: to.cell, house: context.named(houses) })
    };
    told.item(style.say(&PlainChainText::NotBoth { both: &both, digit }));
    for (at, then, first) in [(from.cell, one.from, true), (to.cell, other.to, false)] {
        let text = style.say(&PlainChainText::IfNotIs { cell: at, digit, then: Any(then.cells()) });
        if first { told.item(text) } else { told.also(text) }
    }
    one_end(told, links, digit);
    seen_and_act(told, &end_list(links), Act::Apart, step);
    true
}

/// A box with the digit in two lines, and a house: the cases of the box. Whether it is so.
fn box_in_lines(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, other] = links else { return false };
    let (Reason::Group(first, digit), Reason::House(second, _)) = (one.reason, other.reason) else { return false };
    let layout = told.context.layout;
    if !layout.is_box(first) || !one.ends().cells().is_several() {
        return false;
    }
    let sides = [one.from.cells(), one.to.cells()].map(|cells| (cells, line_of(layout, cells, first)));
    let [(near, Some(near_line)), (far, _)] = sides else { return false };
    let context = told.context;
    let style = told.style();
    let side = |(cells, line): (CellSet, Option<House>)| match line {
        Some(line) => style.say(&PlainChainText::InLine { line: context.named([line]), cells: Any(cells) }),
        None => style.say(&PlainChainText::At { cells: Any(cells) }),
    };
    let both = sides.map(side);
    let house = context.named([first]);
    told.item(style.say(&PlainChainText::HasEither { house, digit, one: &both[0], other: &both[1] }));
    for closed in super::closed::closed(context, first, digit).into_iter().filter(|it| it.by.is_none()) {
        told.also(super::closed::lost(context, closed.cells, digit));
    }
    let named = context.named([second]);
    told.item(style.say(&PlainChainText::HasIn { house: named, digit, cells: Any(other.ends().cells()) }));
    let lost = step.conclusion.eliminate;
    let gone =
        |by: CandidateSet| sentences(context, Lead::Then, &gone_together(context, &by, &lost), Following::Nothing);
    let line = context.named([near_line]);
    told.suppose(style.say(&PlainChainText::FirstInLine { house, digit, line }));
    for sentence in gone(CandidateSet::of_digit(digit, near)) {
        told.also(sentence);
    }
    match sides[1].1 {
        Some(line) => told.suppose(style.say(&PlainChainText::SecondInLine { line: context.named([line]) })),
        None => told.suppose(style.say(&PlainChainText::SecondAt { cells: Any(far), digit })),
    }
    let lost = gone_together(context, &one.to, &other.from);
    let then = sentences(context, Lead::Then, &lost, Following::Known(second, digit, other.to.cells()));
    for sentence in then {
        told.also(sentence);
    }
    for sentence in gone(other.to) {
        told.item(sentence);
    }
    told.act(step);
    true
}

/// The line of a box that has several cells.
fn line_of(layout: &Layout, cells: CellSet, but: House) -> Option<House> {
    let around = layout.houses_around(cells);
    around.iter().find(|&house| cells.is_several() && house != but && !layout.is_box(house))
}

/// Two cells with the same two digits at the ends of a house that has one of these in two places. Whether it is so.
fn two_cells(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, middle, other] = links else { return false };
    let (Reason::Cell(first), Reason::House(house, link), Reason::Cell(last)) =
        (one.reason, middle.reason, other.reason)
    else {
        return false;
    };
    let context = told.context;
    let style = told.style();
    let digits = context.board.digits(first);
    let (Some(near), Some(far)) = (middle.from.single(), middle.to.single()) else { return false };
    let Some(digit) = start(links).all_digits().single() else { return false };
    if digits != context.board.digits(last) || digits.len() != 2 || !digits.contains(link) {
        return false;
    }
    let cells = CellSet::of(first).with(last);
    told.item(style.say(&super::locked::PlainLockedText::HoldOnly { cells, digits }));
    told.item(style.say(&PlainChainText::HasIn {
        house: context.named([house]),
        digit: link,
        cells: Any(middle.ends().cells()),
    }));
    for (place, cell) in [(near, first), (far, last)] {
        let lost = CandidateSet::of(Candidate { cell, digit: link });
        let gone = super::facts::nots(context, &gone_by(context, &[place], &lost));
        told.item(style.say(&PlainChainText::IfThenIs { cell: place.cell, digit: link, nots: &gone, then: digit }));
    }
    one_end(told, links, digit);
    seen_and_act(told, &[first, last], Act::Here, step);
    true
}

/// True if the links are those of cells that all have the same two digits.
pub(super) fn is_pair(context: &StepContext<'_>, links: &[StrongLink]) -> bool {
    let mut held = links.iter().map(|link| match link.reason {
        Reason::Cell(cell) => context.board.digits(cell),
        _ => DigitSet::EMPTY,
    });
    held.next().is_some_and(|first| first.len() == 2 && held.all(|other| other == first))
}

/// Cells with the same two digits, which take turns.
pub(super) fn remote_pair(told: &mut BeginnerText<'_, '_>, remote: &RemotePair, step: &Step) {
    let context = told.context;
    let style = told.style();
    let cells = &remote.path;
    let digits: Vec<Digit> = remote.held.iter().collect();
    let ([first, second], Some(&start)) = (digits.as_slice(), cells.first()) else { return told.act(step) };
    told.item(style.say(&PlainChainText::PairsHold { cells: AllOf(&names(context, cells)), digits: remote.held }));
    for (one, other) in [(*first, *second), (*second, *first)] {
        let each = cells.windows(2).zip(0_usize..).map(|(pair, at)| {
            let digit = if at % 2 == 0 { other } else { one };
            let of = |cell: Cell| CandidateSet::of(Candidate { cell, digit });
            let [by, lost] = [pair[0], pair[1]].map(of);
            let why = &ruled_out::reason(context, &clash(context.layout, &by, &lost), &by, &lost);
            style.say(&PlainChainText::IsIn { cell: pair[1], digit, why })
        });
        let each: Vec<String> = each.collect();
        told.item(style.say(&PlainChainText::IfAll { cell: start, digit: one, all: AllOf(&each) }));
    }
    for view in &remote.views {
        let ends = names(context, &view.ends);
        told.item(style.say(&PlainChainText::OneIsOther { cells: AllOf(&ends), one: *first, other: *second }));
        let gone: CandidateSet =
            step.conclusion.eliminate.iter().filter(|lost| view.lost.contains(lost.cell)).collect();
        if remote.views.len() == 1 {
            return seen_and_act(told, &view.ends, Act::Here, step);
        }
        for (digits, cells) in cells_by_digits(&gone) {
            for [seen, so_not] in views_without(context, digits, cells, &view.ends) {
                told.item(seen);
                told.also(so_not);
            }
        }
    }
    told.act(step);
}

/// A chain whose ends exclude what goes in ways of their own: from the start false, and from the start true.
fn either_way(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let context = told.context;
    let style = told.style();
    let lost = step.conclusion.eliminate;
    walk_from(told, links, false);
    if lost.is_empty() || end(links).is_subset(&start(links)) || start(links).is_subset(&end(links)) {
        // From its opposite follows that it is true, or that one of a few digits of its cell is.
        if let (Some(lost), true) = (lost.single(), start(links) != end(links) && start(links).is_subset(&end(links))) {
            let holds = holds_inside(style, &start(links));
            told.also(style.say(&ChainText::NotEither { holds: &holds, cell: lost.cell, digit: lost.digit }));
        }
        return told.act(step);
    }
    let gone = |by: &CandidateSet| gone_of(context, by, &lost);
    let by_end = gone(&end(links));
    if end(links).single().is_some() && end(links).cells() == lost.cells() {
        // Of the cell that was spoken of last.
        told.also(style.say(&PlainChainText::So { one: &super::facts::nots(context, &by_end) }));
    } else {
        for it in sentences(context, Lead::Then, &by_end, Following::Nothing) {
            told.item(it);
        }
    }
    if let (Some(lost), Some(one)) = (lost.single(), start(links).single())
        && lost.cell == one.cell
        && context.board.digits(one.cell) == DigitSet::of(one.digit).with(lost.digit)
    {
        // The cell would have nothing left.
        let held = context.board.digits(one.cell);
        told.also(style.say(&PlainChainText::NothingLeft { cell: one.cell, held, digit: one.digit }));
        return told.act(step);
    }
    let one = holds_inside(style, &start(links));
    told.suppose(style.say(&PlainChainText::NowSuppose { one: &one }));
    for it in sentences(context, Lead::ThenIt, &gone(&start(links)), Following::Nothing) {
        told.also(it);
    }
    let gone = not_all_in(context, &lost, CaseScope::Every);
    told.item(style.say(&PlainChainText::EitherWay { gone: &gone }));
    told.act_here(step);
}

/// The candidates that go if one of some others is true: those of one cell by each other, and those of a digit by their
/// houses.
fn gone_of(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<super::facts::GoneGroup> {
    match by.single() {
        Some(one) => gone_by(context, &[one], lost),
        None => gone_together(context, by, lost),
    }
}
