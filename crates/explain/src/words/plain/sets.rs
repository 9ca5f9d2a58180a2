//! Cells around a pivot, and sets with one digit more than cells.
use super::beginner_text::BeginnerText;
use super::facts::{Following, Lead, gone_by, sentences};
use super::locked::holds_each;
use super::views::{Act, names, seen_and_act, views_without};
use super::{chain, count, walk};
use crate::step_context::StepContext;
use crate::words::brief::linked::sets_of_wing;
use crate::words::inference::follow;
use crate::words::noun::{AllOf, Any, AnyOf, Count, Houses, Or};
use crate::words::sets::reaching;
use crate::words::wing::{links_of_sets, set_link};
use qedoku_core::{
    AlmostLocked, Blossom, Candidate, CandidateSet, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, LinkedSet,
    SetChain, Sets, Step, StrongLink, Wing,
};

/// Tells a wing: what follows from each digit of the pivot, or what each cell holds and what follows without the digit.
pub(super) fn wing(prose: &mut BeginnerText<'_, '_>, wing: &Wing, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let all = wing.pivot | wing.pincers;
    let digit = wing.digits.single();
    if let (Some(pivot), Some(digit)) = (wing.pivot.single(), digit)
        && let Some(pincers) = pincers(context, pivot, wing.pincers, digit)
    {
        prose.item(style.say(&SetText::PivotIs { cell: pivot, digits: Or(context.board.digits(pivot)) }));
        for &(link, pincer) in &pincers {
            let held = context.board.digits(pincer);
            let gone = gone_by(
                context,
                &[Candidate { cell: pivot, digit: link }],
                &CandidateSet::of(Candidate { cell: pincer, digit: link }),
            );
            let nots = super::facts::nots(context, &gone);
            prose.item(style.say(&SetText::IfPivotIs { cell: pivot, digit: link, nots: &nots }));
            let only = sentences(context, Lead::Here, &[], Following::InCell(Candidate { cell: pincer, digit }, held));
            for sentence in only {
                prose.also(sentence);
            }
        }
        let has_it = context.board.digits(pivot).contains(digit);
        if has_it {
            prose.item(style.say(&SetText::PivotItself { cell: pivot, digit }));
        }
        let ends: Vec<Cell> =
            has_it.then_some(pivot).into_iter().chain(pincers.iter().map(|(_, cell)| *cell)).collect();
        let all = names(context, &ends);
        let text = if has_it {
            SetText::SoOneOfAll { cells: AllOf(&all), digit }
        } else {
            SetText::SoOneOf { cells: AnyOf(&all), digit }
        };
        prose.item(style.say(&text));
        return seen_and_act(prose, &ends, Act::Apart, step);
    }
    let chains: Vec<(Digit, Vec<StrongLink>)> = wing
        .digits
        .iter()
        .filter_map(|digit| Some((digit, links_of_sets(context, &sets_of_wing(context, wing, digit)?, digit)?)))
        .collect();
    holds_each(prose, all);
    if chains.len() == wing.digits.len() {
        for (digit, links) in chains {
            each_end(prose, &links, digit, step);
        }
        return prose.act(step);
    }
    // So many cells, so many digits: only the digits that go can be there twice.
    let others = on_board(context, all) - wing.digits;
    prose.item(style.say(&SetText::OthersOnce { digits: others, cells: all }));
    prose.item(style.say(&SetText::SoTaken { count: Count(all.len()), digits: Or(wing.digits) }));
    seen(prose, all, step);
}

/// Tells a chain of sets for one of several digits, and where it eliminates this.
fn each_end(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], digit: Digit, step: &Step) {
    sets_and_end(prose, links);
    chain::seen_part(prose, links, &CandidateSet::of_digit(digit, step.conclusion.eliminate.plane(digit)));
}

/// Ends with where each of what goes sees the digit, and the act.
fn seen(prose: &mut BeginnerText<'_, '_>, all: CellSet, step: &Step) {
    let context = prose.context;
    let lost = step.conclusion.eliminate;
    for digit in lost.all_digits() {
        let places: Vec<Cell> = (all & context.board.plane(digit)).iter().collect();
        for [view, so_not] in views_without(context, digit.into(), lost.plane(digit), &places) {
            prose.item(view);
            prose.also(so_not);
        }
    }
    prose.act(step);
}

fn on_board(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell))
}

/// For each other digit of the pivot a cell that has it and the digit that goes, in the order of the digits; nothing if it is
/// not so.
fn pincers(context: &StepContext<'_>, pivot: Cell, pincers: CellSet, digit: Digit) -> Option<Vec<(Digit, Cell)>> {
    let others = context.board.digits(pivot).without(digit);
    let mut left = pincers;
    let mut found = Vec::new();
    for link in others {
        let held = DigitSet::of(link).with(digit);
        let fits = |cell: &Cell| context.board.digits(*cell) == held && context.layout.peers(pivot).contains(*cell);
        let cell = left.iter().find(fits)?;
        left.remove(cell);
        found.push((link, cell));
    }
    left.is_empty().then_some(found)
}

/// Tells sets that are linked.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, sets: &Sets, step: &Step) {
    match sets {
        Sets::SueDeCoq(it) => count::sue_de_coq(prose, it, step),
        Sets::Blossom(it) => blossom(prose, it, step),
        Sets::Chain(it) => set_chain(prose, it, step),
    }
}

fn set_chain(prose: &mut BeginnerText<'_, '_>, it: &SetChain, step: &Step) {
    let context = prose.context;
    if let [next] = it.rest.as_slice()
        && next.common.is_several()
    {
        return both_locked(prose, it.first, *next, step);
    }
    let concluded = step.conclusion.eliminate | step.conclusion.place;
    let ends = [Some(it.first), it.rest.last().map(|it| it.set)];
    let is_end = |digit: &Digit| ends.iter().flatten().all(|set| set.digits.contains(*digit));
    let digits: Vec<Digit> = concluded.all_digits().iter().filter(is_end).collect();
    let links = |digit: Digit| -> Vec<StrongLink> {
        let it = reaching(context, it, digit, step);
        let sets: Vec<AlmostLocked> = std::iter::once(it.first).chain(it.rest.iter().map(|it| it.set)).collect();
        let commons: Vec<Digit> = it.rest.iter().filter_map(|it| it.common.first()).collect();
        let entries = std::iter::once(digit).chain(commons.iter().copied());
        let exits = commons.iter().copied().chain([digit]);
        sets.iter().zip(entries.zip(exits)).map(|(set, (entry, exit))| set_link(context, *set, entry, exit)).collect()
    };
    if let [digit] = *digits.as_slice() {
        let links = links(digit);
        if supposed_again(&links).is_empty() && Chain::open(links.clone()).is_some() {
            return chain::open(prose, &links, step);
        }
        if chain::seen_from_ends(context, &links, step) {
            sets_and_end(prose, &links);
            return seen_and_act(prose, &chain::end_list(&links), Act::Here, step);
        }
    }
    for &digit in &digits {
        each_end(prose, &links(digit), digit, step);
    }
    prose.act(step);
}

/// The candidates at the end of a chain of sets that are at its start, too: they were supposed not to be true.
fn supposed_again(links: &[StrongLink]) -> CandidateSet {
    match links {
        [first, .., last] => first.from & last.to,
        _ => CandidateSet::EMPTY,
    }
}

/// Tells a chain of sets, and that one of its ends is true.
fn sets_and_end(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink]) {
    let context = prose.context;
    let supposed = supposed_again(links);
    let inferences = follow(context.layout, None, links);
    let Some((last, before)) = inferences.split_last().filter(|_| !supposed.is_empty()) else {
        return chain::walk_and_end(prose, links);
    };
    prose.suppose(walk::supposed_false(context, &chain::start(links)));
    walk::describe(prose, before, true);
    walk::describe_supposed(prose, last, &supposed);
    chain::ends(prose, links);
}

/// Two sets that both cannot hold two digits: each lacks one of them and nothing else.
fn both_locked(prose: &mut BeginnerText<'_, '_>, first: AlmostLocked, next: LinkedSet, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    for set in [first, next.set] {
        prose.item(style.say(&super::locked::PlainLockedText::HoldOnly { cells: set.cells, digits: set.digits }));
        let count = Count(set.cells.len());
        prose.also(style.say(&SetText::OneMissing { count, digits: Count(set.digits.len()) }));
    }
    for digit in next.common {
        let places = (first.cells | next.set.cells) & context.board.plane(digit);
        let house = context.layout.houses_around(places).first();
        let text = match house {
            Some(house) => style.say(&SetText::NotTwice { digit, house: context.named([house]) }),
            None => style.say(&SetText::NotInBoth { digit }),
        };
        if Some(digit) == next.common.first() { prose.item(text) } else { prose.also(text) }
    }
    prose.item(style.say(&SetText::EachLacksOne { digits: Or(next.common) }));
    let lost = step.conclusion.eliminate;
    for digit in lost.all_digits() {
        let of = |set: AlmostLocked| set.cells & context.board.plane(digit);
        let groups =
            if next.common.contains(digit) { vec![of(first) | of(next.set)] } else { vec![of(first), of(next.set)] };
        let goes = |places: &CellSet| {
            let seen =
                lost.plane(digit).filter(|cell| !places.is_empty() && places.is_subset(context.layout.peers(cell)));
            (!seen.is_empty()).then_some((*places, seen))
        };
        for (places, cells) in groups.iter().filter_map(goes) {
            prose.item(style.say(&SetText::SoOneOfIs { cells: Any(places), digit }));
            for [view, so_not] in views_without(context, digit.into(), cells, &places.iter().collect::<Vec<Cell>>()) {
                prose.also(view);
                prose.also(so_not);
            }
        }
    }
    prose.act(step);
}

/// Tells what follows from each digit of the stem.
fn blossom(prose: &mut BeginnerText<'_, '_>, it: &Blossom, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let stem = it.stem;
    prose.item(style.say(&SetText::PivotIs { cell: stem, digits: Or(context.board.digits(stem)) }));
    let lost = step.conclusion.eliminate;
    let goal = lost.all_digits().single();
    let mut ways: Vec<(Digit, LinkedSet)> =
        it.petals.iter().flat_map(|petal| petal.common.iter().map(move |digit| (digit, *petal))).collect();
    ways.sort_by_key(|(digit, _)| *digit);
    let mut ends = CellSet::EMPTY;
    for ((digit, petal), number) in ways.into_iter().zip(1..) {
        let what = style.is(stem, digit);
        prose.suppose(style.say(&super::cases::CaseText::Case { number, what: &what }));
        let exits = goal.map_or(lost.all_digits() & petal.set.digits, DigitSet::of);
        let links = exits.iter().map(|exit| set_link(context, petal.set, digit, exit));
        let Some(link) = links.reduce(|one, next| StrongLink { to: one.to | next.to, ..one }) else { continue };
        ends |= link.to.cells();
        let by = CandidateSet::of(Candidate { cell: stem, digit });
        walk::describe_here(prose, &follow(context.layout, Some(by), [&link]));
    }
    if let Some(digit) = goal {
        // The stem may hold the digit itself.
        if context.board.digits(stem).contains(digit) && !it.petals.iter().any(|petal| petal.common.contains(digit)) {
            ends.insert(stem);
        }
        prose.item(style.say(&SetText::SoOneOfIs { cells: Any(ends), digit }));
        return seen_and_act(prose, &ends.iter().collect::<Vec<Cell>>(), Act::Here, step);
    }
    // Of several digits each is in the sets, whatever the stem is.
    let cells = it.petals.iter().fold(CellSet::EMPTY, |all, petal| all | petal.set.cells);
    for digit in lost.all_digits() {
        let ends = cells & context.board.plane(digit);
        prose.item(style.say(&SetText::SoOneOfIs { cells: Any(ends), digit }));
        let eliminate = CandidateSet::of_digit(digit, lost.plane(digit));
        let part = Step { conclusion: Conclusion { eliminate, ..Conclusion::default() }, ..step.clone() };
        seen_and_act(prose, &ends.iter().collect::<Vec<Cell>>(), Act::Here, &part);
    }
}

/// Sentences about pivots and sets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SetText<'a> {
    PivotIs { cell: Cell, digits: Or },
    PivotItself { cell: Cell, digit: Digit },
    IfPivotIs { cell: Cell, digit: Digit, nots: &'a str },
    SoOneOf { cells: AnyOf<'a>, digit: Digit },
    SoOneOfAll { cells: AllOf<'a>, digit: Digit },
    SoOneOfIs { cells: Any, digit: Digit },
    OthersOnce { digits: DigitSet, cells: CellSet },
    SoTaken { count: Count, digits: Or },
    OneMissing { count: Count, digits: Count },
    NotTwice { digit: Digit, house: Houses<'a> },
    NotInBoth { digit: Digit },
    EachLacksOne { digits: Or },
}
