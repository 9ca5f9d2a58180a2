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
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, chain: &Chain, step: &Step) {
    let links: Vec<StrongLink> = chain.links().cloned().collect();
    preface(prose, &links);
    if chain.is_loop() {
        return closed_chain::closed(prose, &links, step);
    }
    open(prose, &links, step);
}

/// Tells an open chain.
pub(super) fn open(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let links = &narrowed(prose.context, links);
    if is_pair(prose.context, links)
        && step.conclusion.eliminate.all_digits().is_several()
        && let Some(remote) = RemotePair::of_links(prose.context, links, &step.conclusion.eliminate)
    {
        return remote_pair(prose, &remote, step);
    }
    if seen_from_ends(prose.context, links, step) {
        if two_houses(prose, links, step) || box_in_lines(prose, links, step) || two_cells(prose, links, step) {
            return;
        }
        walk_from(prose, links, false);
        ends(prose, links);
        return seen_and_act(prose, &end_list(links), Act::Here, step);
    }
    either_way(prose, links, step);
}

/// Says what the deadly patterns of links are, before the chain.
fn preface(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    for link in links {
        if let Reason::Deadly(left) = link.reason {
            deadly::corners(prose, left.cells());
            deadly::swap(prose, left.cells(), left.all_digits());
            let guards = link.ends();
            deadly::one_guard(prose, &guards);
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
pub(super) fn one_end(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], digit: Digit) {
    let cells = names(prose.context, &end_list(links));
    let text = prose.style().say(&PlainChainText::SoOneOf { cells: AnyOf(&cells), digit });
    // The last link may have said it.
    if !prose.lines.ends_with(&text) {
        prose.item(text);
    }
}

/// Tells the links of a chain between colors, which begins where it does.
pub(super) fn walked(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let Some(digit) = start(links).all_digits().single().filter(|_| seen_from_ends(prose.context, links, step)) else {
        return open(prose, links, step);
    };
    walk_from(prose, links, false);
    one_end(prose, links, digit);
    seen_and_act(prose, &end_list(links), Act::Here, step);
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
pub(super) fn walk_from(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], again: bool) {
    let mut supposed = walk::supposed_false(prose.context, &start(links));
    if again {
        supposed = prose.style().say(&PlainChainText::Now { supposed: &supposed });
    }
    prose.suppose(supposed);
    walk::describe(prose, &follow(prose.context.layout, None, links), true);
}

/// Tells links from what is supposed, and that one of the ends is true.
pub(super) fn walk_and_end(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    walk_from(prose, links, false);
    ends(prose, links);
}

/// Says why part of what goes cannot be true with either end, and that it is not: where it sees both, or end by end.
pub(super) fn seen_part(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], hit: &CandidateSet) {
    let context = prose.context;
    let style = prose.style();
    let digits = start(links).all_digits() | end(links).all_digits() | hit.all_digits();
    if digits.is_one() {
        for view in super::views::views(context, digits, hit.cells(), &end_list(links)) {
            prose.item(view);
        }
    } else {
        for (one, at) in [start(links), end(links)].iter().flat_map(CandidateSet::iter).zip(0..) {
            let nots = nots_of(context, &gone_by(context, &[one], hit), true);
            let text = style.say(&PlainChainText::IfThenNot { cell: one.cell, digit: one.digit, nots: &nots });
            if at == 0 { prose.item(text) } else { prose.also(text) }
        }
    }
    let gone = not_all(context, hit);
    prose.also(style.say(&PlainChainText::So { one: &gone }));
}

/// Says that one of the ends is true.
pub(super) fn ends(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    let style = prose.style();
    let both = [start(links), end(links)].map(|end| end.single());
    match both {
        [Some(one), Some(other)] if one == other => {
            prose.item(style.say(&PlainChainText::SoOneIs { cells: Any(one.cell.into()), digit: one.digit }));
        }
        [Some(one), Some(other)] if one.digit == other.digit => {
            prose.item(style.say(&PlainChainText::IfNotThen { cell: one.cell, digit: one.digit, end: other }));
            prose.also(style.say(&PlainChainText::OneOfTwo { digit: one.digit }));
        }
        _ => {
            let digits = start(links).all_digits();
            match digits.single() {
                Some(digit) if digits == end(links).all_digits() => one_end(prose, links, digit),
                _ => {
                    let one = holds(style, &(start(links) | end(links)));
                    prose.item(style.say(&PlainChainText::So { one: &one }));
                }
            }
        }
    }
}

/// Two links of single places in houses: what the houses have, and which two cannot both be true. Whether it is so.
fn two_houses(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, other] = links else { return false };
    let (Reason::House(first, digit), Reason::House(second, _)) = (one.reason, other.reason) else { return false };
    let (Some(from), Some(to)) = (one.to.single(), other.from.single()) else { return false };
    let context = prose.context;
    let style = prose.style();
    let has = |house: House, link: &StrongLink| {
        style.say(&PlainChainText::HasIn { house: context.named([house]), digit, cells: Any(link.ends().cells()) })
    };
    prose.item(has(first, one));
    prose.also(has(second, other));
    let houses = clash(context.layout, &one.to, &other.from);
    let both = if houses.is_empty() {
        style.facts(ruled_out::clauses_between(context, &one.to, &other.from))
    } else {
        style.say(&PlainChainText::BothIn { one: from.cell, other: to.cell, house: context.named(houses) })
    };
    prose.item(style.say(&PlainChainText::NotBoth { both: &both, digit }));
    for (at, then, first) in [(from.cell, one.from, true), (to.cell, other.to, false)] {
        let text = style.say(&PlainChainText::IfNotIs { cell: at, digit, then: Any(then.cells()) });
        if first { prose.item(text) } else { prose.also(text) }
    }
    one_end(prose, links, digit);
    seen_and_act(prose, &end_list(links), Act::Apart, step);
    true
}

/// A box with the digit in two lines, and a house: the cases of the box. Whether it is so.
fn box_in_lines(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, other] = links else { return false };
    let (Reason::Group(first, digit), Reason::House(second, _)) = (one.reason, other.reason) else { return false };
    let layout = prose.context.layout;
    if !layout.is_box(first) || !one.ends().cells().is_several() {
        return false;
    }
    let sides = [one.from.cells(), one.to.cells()].map(|cells| (cells, line_of(layout, cells, first)));
    let [(near, Some(near_line)), (far, _)] = sides else { return false };
    let context = prose.context;
    let style = prose.style();
    let side = |(cells, line): (CellSet, Option<House>)| match line {
        Some(line) => style.say(&PlainChainText::InLine { line: context.named([line]), cells: Any(cells) }),
        None => style.say(&PlainChainText::At { cells: Any(cells) }),
    };
    let both = sides.map(side);
    let house = context.named([first]);
    prose.item(style.say(&PlainChainText::HasEither { house, digit, one: &both[0], other: &both[1] }));
    for closed in super::closed::closed(context, first, digit).into_iter().filter(|it| it.by.is_none()) {
        prose.also(super::closed::lost(context, closed.cells, digit));
    }
    let named = context.named([second]);
    prose.item(style.say(&PlainChainText::HasIn { house: named, digit, cells: Any(other.ends().cells()) }));
    let lost = step.conclusion.eliminate;
    let gone =
        |by: CandidateSet| sentences(context, Lead::Then, &gone_together(context, &by, &lost), Following::Nothing);
    let line = context.named([near_line]);
    prose.suppose(style.say(&PlainChainText::FirstInLine { house, digit, line }));
    for sentence in gone(CandidateSet::of_digit(digit, near)) {
        prose.also(sentence);
    }
    match sides[1].1 {
        Some(line) => prose.suppose(style.say(&PlainChainText::SecondInLine { line: context.named([line]) })),
        None => prose.suppose(style.say(&PlainChainText::SecondAt { cells: Any(far), digit })),
    }
    let lost = gone_together(context, &one.to, &other.from);
    let then = sentences(context, Lead::Then, &lost, Following::Known(second, digit, other.to.cells()));
    for sentence in then {
        prose.also(sentence);
    }
    for sentence in gone(other.to) {
        prose.item(sentence);
    }
    prose.act(step);
    true
}

/// The line of a box that has several cells.
fn line_of(layout: &Layout, cells: CellSet, but: House) -> Option<House> {
    let around = layout.houses_around(cells);
    around.iter().find(|&house| cells.is_several() && house != but && !layout.is_box(house))
}

/// Two cells with the same two digits at the ends of a house that has one of these in two places. Whether it is so.
fn two_cells(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) -> bool {
    let [one, middle, other] = links else { return false };
    let (Reason::Cell(first), Reason::House(house, link), Reason::Cell(last)) =
        (one.reason, middle.reason, other.reason)
    else {
        return false;
    };
    let context = prose.context;
    let style = prose.style();
    let digits = context.board.digits(first);
    let (Some(near), Some(far)) = (middle.from.single(), middle.to.single()) else { return false };
    let Some(digit) = start(links).all_digits().single() else { return false };
    if digits != context.board.digits(last) || digits.len() != 2 || !digits.contains(link) {
        return false;
    }
    let cells = CellSet::of(first).with(last);
    prose.item(style.say(&super::locked::PlainLockedText::HoldOnly { cells, digits }));
    prose.item(style.say(&PlainChainText::HasIn {
        house: context.named([house]),
        digit: link,
        cells: Any(middle.ends().cells()),
    }));
    for (place, cell) in [(near, first), (far, last)] {
        let lost = CandidateSet::of(Candidate { cell, digit: link });
        let gone = super::facts::nots(context, &gone_by(context, &[place], &lost));
        prose.item(style.say(&PlainChainText::IfThenIs { cell: place.cell, digit: link, nots: &gone, then: digit }));
    }
    one_end(prose, links, digit);
    seen_and_act(prose, &[first, last], Act::Here, step);
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
pub(super) fn remote_pair(prose: &mut BeginnerText<'_, '_>, remote: &RemotePair, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let cells = &remote.path;
    let digits: Vec<Digit> = remote.held.iter().collect();
    let ([first, second], Some(&start)) = (digits.as_slice(), cells.first()) else { return prose.act(step) };
    prose.item(style.say(&PlainChainText::PairsHold { cells: AllOf(&names(context, cells)), digits: remote.held }));
    for (one, other) in [(*first, *second), (*second, *first)] {
        let each = cells.windows(2).zip(0_usize..).map(|(pair, at)| {
            let digit = if at % 2 == 0 { other } else { one };
            let of = |cell: Cell| CandidateSet::of(Candidate { cell, digit });
            let [by, lost] = [pair[0], pair[1]].map(of);
            let why = &ruled_out::reason(context, &clash(context.layout, &by, &lost), &by, &lost);
            style.say(&PlainChainText::IsIn { cell: pair[1], digit, why })
        });
        let each: Vec<String> = each.collect();
        prose.item(style.say(&PlainChainText::IfAll { cell: start, digit: one, all: AllOf(&each) }));
    }
    for view in &remote.views {
        let ends = names(context, &view.ends);
        prose.item(style.say(&PlainChainText::OneIsOther { cells: AllOf(&ends), one: *first, other: *second }));
        let gone: CandidateSet =
            step.conclusion.eliminate.iter().filter(|lost| view.lost.contains(lost.cell)).collect();
        if remote.views.len() == 1 {
            return seen_and_act(prose, &view.ends, Act::Here, step);
        }
        for (digits, cells) in cells_by_digits(&gone) {
            for [seen, so_not] in views_without(context, digits, cells, &view.ends) {
                prose.item(seen);
                prose.also(so_not);
            }
        }
    }
    prose.act(step);
}

/// A chain whose ends exclude what goes in ways of their own: from the start false, and from the start true.
fn either_way(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let lost = step.conclusion.eliminate;
    walk_from(prose, links, false);
    if lost.is_empty() || end(links).is_subset(&start(links)) || start(links).is_subset(&end(links)) {
        // From its opposite follows that it is true, or that one of a few digits of its cell is.
        if let (Some(lost), true) = (lost.single(), start(links) != end(links) && start(links).is_subset(&end(links))) {
            let holds = holds_inside(style, &start(links));
            prose.also(style.say(&ChainText::NotEither { holds: &holds, cell: lost.cell, digit: lost.digit }));
        }
        return prose.act(step);
    }
    let gone = |by: &CandidateSet| gone_of(context, by, &lost);
    let by_end = gone(&end(links));
    if end(links).single().is_some() && end(links).cells() == lost.cells() {
        // Of the cell that was spoken of last.
        prose.also(style.say(&PlainChainText::So { one: &super::facts::nots(context, &by_end) }));
    } else {
        for it in sentences(context, Lead::Then, &by_end, Following::Nothing) {
            prose.item(it);
        }
    }
    if let (Some(lost), Some(one)) = (lost.single(), start(links).single())
        && lost.cell == one.cell
        && context.board.digits(one.cell) == DigitSet::of(one.digit).with(lost.digit)
    {
        // The cell would have nothing left.
        let held = context.board.digits(one.cell);
        prose.also(style.say(&PlainChainText::NothingLeft { cell: one.cell, held, digit: one.digit }));
        return prose.act(step);
    }
    let one = holds_inside(style, &start(links));
    prose.suppose(style.say(&PlainChainText::NowSuppose { one: &one }));
    for it in sentences(context, Lead::ThenIt, &gone(&start(links)), Following::Nothing) {
        prose.also(it);
    }
    let gone = not_all_in(context, &lost, CaseScope::Every);
    prose.item(style.say(&PlainChainText::EitherWay { gone: &gone }));
    prose.act_here(step);
}

/// The candidates that go if one of some others is true: those of one cell by each other, and those of a digit by their
/// houses.
fn gone_of(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<super::facts::GoneGroup> {
    match by.single() {
        Some(one) => gone_by(context, &[one], lost),
        None => gone_together(context, by, lost),
    }
}
