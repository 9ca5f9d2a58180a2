//! Colors: a chain where one says it all, or what follows from a candidate whose color is wrong.
use super::beginner_text::BeginnerText;
use super::facts::{Following, Lead, gone_by, sentences};
use super::known::LineNumbers;
use super::{chain, statement};
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::words::alternating::alternating;
use crate::words::apart;
use crate::words::color_place::told_clusters;
use crate::words::color_walk::{ColorWalkText, GoodWalk, slot_of};
use crate::words::colors::{NAMES, in_order, together};
use crate::words::contradiction::{ColorContradiction, WrongWalk};
use crate::words::inference::follow;
use crate::words::noun::{CaseScope, Houses};
use crate::words::remote::RemotePair;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, Slot, Step, StrongLink};

/// Tells candidates in two colors.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, clusters: &[[CandidateSet; 2]], step: &Step) {
    let lost = step.conclusion.eliminate;
    let clusters = told_clusters(prose.context, clusters, step);
    if let Some((wrong, good)) = wrong_and_good(clusters, &lost)
        && let Some(walk) = WrongWalk::of(prose.context, &wrong)
    {
        let turned =
            GoodWalk::of(prose.context, walk.start, &good, &lost).filter(|_| (wrong | good).all_digits().is_several());
        if let Some(turned) = turned {
            let names = names(&[wrong, good]);
            starts(prose, &turned, names);
            is_wrong(prose, &walk, Some(names));
            then_right(prose, &turned, names, step);
            return prose.act(step);
        }
        is_wrong(prose, &walk, None);
        then_all(prose, walk.start, &good, &lost);
        return prose.act(step);
    }
    let mut left = lost;
    let mut told_one = false;
    if let Some(remote) = RemotePair::of(prose.context, clusters, &lost) {
        return chain::remote_pair(prose, &remote, step);
    }
    if let [pair] = clusters
        && (pair[0] | pair[1]).all_digits().is_several()
        && let Some(walks) = GoodWalk::both(prose.context, in_order(pair), &lost)
    {
        each_color(prose, &walks);
        prose.item(prose.style().say(&ColorText::OneIsRight));
        return prose.act_here(step);
    }
    while !left.is_empty() {
        let Some((found, hit)) = alternating(prose.context, step, &left) else { break };
        let links: Vec<StrongLink> = found.links().cloned().collect();
        if hit == lost {
            return chain::walked(prose, &links, step);
        }
        let (links, hit) = of_one_digit(prose.context, links, hit);
        chain::walk_and_end(prose, &links);
        chain::seen_part(prose, &links, &hit);
        left -= hit;
        told_one = true;
    }
    if (told_one && left.is_empty()) || other_color(prose, clusters, step) {
        return prose.act(step);
    }
    if let Some(chains) = apart::chains(prose.context, clusters, step).filter(|_| !told_one) {
        for (chain, hit) in &chains {
            let links: Vec<StrongLink> = chain.links().cloned().collect();
            chain::walk_and_end(prose, &links);
            chain::seen_part(prose, &links, hit);
        }
        return prose.act(step);
    }
    either_color(prose, clusters, step);
    prose.act(step);
}

/// The color that goes whole, if one does, and the other of its cluster.
fn wrong_and_good(clusters: &[[CandidateSet; 2]], lost: &CandidateSet) -> Option<(CandidateSet, CandidateSet)> {
    clusters.iter().find_map(|pair| {
        let at = pair.iter().position(|side| !side.is_empty() && side.is_subset(lost))?;
        Some((pair[at], pair[1 - at]))
    })
}

/// The part of what goes that has the digit at the ends of a chain. Cells with the same two digits are a chain of either, so
/// that it is the other one where nothing goes of the first.
fn of_one_digit(
    context: &StepContext<'_>,
    mut links: Vec<StrongLink>,
    hit: CandidateSet,
) -> (Vec<StrongLink>, CandidateSet) {
    let digit = chain::start(&links).all_digits().single();
    let (Some(digit), true) = (digit, chain::is_pair(context, &links)) else { return (links, hit) };
    let own = CandidateSet::of_digit(digit, hit.plane(digit));
    if !own.is_empty() {
        return (links, own);
    }
    for link in &mut links {
        std::mem::swap(&mut link.from, &mut link.to);
    }
    (links, hit)
}

/// Where one color of a pair is wrong, though nothing of it goes: what the other one shuts out. Whether it is so.
fn other_color(prose: &mut BeginnerText<'_, '_>, clusters: &[[CandidateSet; 2]], step: &Step) -> bool {
    let context = prose.context;
    let [pair] = clusters else { return false };
    let at_fault = (0..2).find_map(|at| Some((at, WrongWalk::of(context, &pair[at])?)));
    let Some((at, walk)) = at_fault else { return false };
    let lost = step.conclusion.eliminate;
    if (pair[0] | pair[1]).all_digits().is_several() {
        let Some(turned) = GoodWalk::of(context, walk.start, &pair[1 - at], &lost) else { return false };
        let names = names(&[pair[at], pair[1 - at]]);
        starts(prose, &turned, names);
        is_wrong(prose, &walk, Some(names));
        then_right(prose, &turned, names, step);
        return true;
    }
    let good = &pair[1 - at];
    if GoodWalk::of(context, walk.start, good, &lost).is_none() && against(context, good, &lost).is_none() {
        return false;
    }
    is_wrong(prose, &walk, None);
    then_all(prose, walk.start, good, &lost);
    true
}

/// Tells what follows as a candidate of one digit is refuted: link by link what is true instead, with what that
/// excludes.
fn then_all(prose: &mut BeginnerText<'_, '_>, wrong: Candidate, good: &CandidateSet, lost: &CandidateSet) {
    let context = prose.context;
    if (*lost - CandidateSet::of(wrong)).is_empty() {
        return;
    }
    if let Some(walk) = GoodWalk::of(context, wrong, good, lost) {
        prose.also(prose.style().say(&ColorText::Known));
        super::walk::describe_led(prose, &follow(context.layout, None, [&walk.first]), Lead::Then);
        also_excluded(prose, &walk, walk.start);
        led_on(prose, &walk);
    } else if let Some(by) = against(context, good, lost) {
        shut_out(prose, &by, lost);
    }
}

/// The candidates of a color that shut out some others, if each of these is.
fn against(context: &StepContext<'_>, good: &CandidateSet, lost: &CandidateSet) -> Option<Vec<Candidate>> {
    let mut by: Vec<Candidate> = Vec::new();
    for lost in lost.iter_by_cell() {
        let one = good.iter().find(|&it| context.layout.clash(it, lost))?;
        if !by.contains(&one) {
            by.push(one);
        }
    }
    Some(by)
}

/// Says that candidates are true, and what each of them shuts out.
fn shut_out(prose: &mut BeginnerText<'_, '_>, by: &[Candidate], lost: &CandidateSet) {
    let context = prose.context;
    prose.also(prose.style().say(&ColorText::Known));
    for &one in by {
        let lost = *lost & context.layout.clashes(one);
        let is = prose.style().is(one.cell, one.digit);
        prose.item(prose.style().say(&super::cases::CaseText::So { so: &is }));
        let gone = gone_by(context, &[one], &lost);
        let then = sentences(context, Lead::Then, &gone, Following::Nothing);
        for sentence in then {
            prose.also(sentence);
        }
    }
}

/// The names of two colors.
fn names(sides: &[CandidateSet; 2]) -> [char; 2] {
    let [a, b] = NAMES[0];
    if in_order(sides)[0] == &sides[0] { [a, b] } else { [b, a] }
}

/// Says where the colors start: in a cell with two candidates, or in a house with two places for a digit.
fn starts(prose: &mut BeginnerText<'_, '_>, second: &GoodWalk, [a, b]: [char; 2]) {
    let style = prose.style();
    let link = &second.first;
    let (Some(slot), Some(one), Some(other)) = (slot_of(link), link.from.single(), link.to.single()) else { return };
    prose.item(match slot {
        Slot::Cell(cell) => style.say(&ColorText::StartsAt { cell, one: one.digit, a, other: other.digit, b }),
        Slot::House(house, digit) => {
            let house = prose.context.named([house]);
            style.say(&ColorText::StartsIn { house, digit, one: one.cell, a, other: other.cell, b })
        }
    });
}

/// Tells what goes if either color is right.
fn each_color(prose: &mut BeginnerText<'_, '_>, walks: &[GoodWalk; 2]) {
    let style = prose.style();
    starts(prose, &walks[1], NAMES[0]);
    for (walk, name) in walks.iter().zip(NAMES[0]) {
        let is = &style.is(walk.start.cell, walk.start.digit);
        prose.suppose(style.say(&ColorText::Supposed { name, is }));
        also_excluded(prose, walk, walk.start);
        led_on(prose, walk);
    }
}

/// From one candidate of the wrong color to what cannot be; and which color is right where they are named.
fn is_wrong(prose: &mut BeginnerText<'_, '_>, walk: &WrongWalk, names: Option<[char; 2]>) {
    let context = prose.context;
    let style = prose.style();
    let WrongWalk { contradiction, start, links, involved } = walk;
    let start = *start;
    let slot = contradiction.slot();
    let Candidate { cell, digit } = start;
    prose.suppose(match names {
        Some([name, _]) => style.say(&ColorText::Supposed { name, is: &style.is(cell, digit) }),
        None => style.say(&super::facts::FactText::Suppose { cell, digit }),
    });
    let mut known = vec![(start, prose.lines.items())];
    for ((link, by), at) in links.iter().zip(0..) {
        if at == 0 {
            super::walk::describe_here(prose, &follow(context.layout, Some(CandidateSet::of(*by)), [link]));
        } else {
            describe_from(prose, &known, link, *by);
        }
        known.extend(link.to.single().map(|to| (to, prose.lines.items())));
    }
    if let Some(slot) = slot {
        super::cases::emptied(prose, slot, involved);
    } else {
        let cells = involved.cells();
        prose.item(match contradiction {
            ColorContradiction::TwiceIn(house) => {
                style.say(&ColorText::BothIn { cells, house: context.named([*house]), digit: start.digit })
            }
            _ => style.say(&ColorText::BothAt { cell: start.cell }),
        });
    }
    if names.is_none() {
        let so_not = style.say(&super::cases::CaseText::SoNot { cell: start.cell, digit: start.digit });
        prose.item(so_not);
    }
}

/// Tells what follows from the right color, and what that excludes.
fn then_right(prose: &mut BeginnerText<'_, '_>, good: &GoodWalk, [wrong, right]: [char; 2], step: &Step) {
    let style = prose.style();
    let is = &style.is(good.start.cell, good.start.digit);
    prose.item(style.say(&ColorText::IsRight { wrong, right, is }));
    prose.also(style.say(&ColorText::Known));
    also_excluded(prose, good, good.start);
    led_on(prose, good);
    if !good.reached().is_subset(&settled(prose.context, step).place) {
        prose.item(style.say(&ColorWalkText::AsSingles { wrong, right }));
    }
}

/// Goes along the links of a color, with what each of its candidates excludes.
fn led_on(prose: &mut BeginnerText<'_, '_>, good: &GoodWalk) {
    let mut known = vec![(good.start, prose.lines.items())];
    for (link, by) in &good.links {
        describe_from(prose, &known, link, *by);
        if let Some(to) = link.to.single() {
            known.push((to, prose.lines.items()));
            also_excluded(prose, good, to);
        }
    }
}

/// Tells a link from a candidate that some line says is true: which one, unless it is the last.
fn describe_from(prose: &mut BeginnerText<'_, '_>, known: &[(Candidate, usize)], link: &StrongLink, by: Candidate) {
    let line = known.iter().find(|(one, _)| *one == by).map(|(_, line)| *line);
    let lead = match line.filter(|&line| line < prose.lines.items()) {
        Some(line) => {
            let mut lines = LineNumbers::default();
            lines.insert(line);
            Lead::From(lines)
        }
        None => Lead::Then,
    };
    let inferences = follow(prose.context.layout, Some(CandidateSet::of(by)), [link]);
    super::walk::describe_led(prose, &inferences, lead);
}

/// Tells what a candidate of the right color excludes, in the line that it stands in.
fn also_excluded(prose: &mut BeginnerText<'_, '_>, good: &GoodWalk, it: Candidate) {
    let gone = gone_by(prose.context, &[it], &good.excluded_by(it));
    for sentence in sentences(prose.context, Lead::Then, &gone, Following::Nothing) {
        prose.also(sentence);
    }
}

/// Says what the colors are, and that what goes can stay with neither.
fn either_color(prose: &mut BeginnerText<'_, '_>, clusters: &[[CandidateSet; 2]], step: &Step) {
    let style = prose.style();
    for [one, other] in clusters.iter().filter(|pair| pair.iter().all(|side| !side.is_empty())) {
        let [one, other] = [one, other].map(|side| ColorSide::new(prose.context, side));
        prose.item(style.say(&ColorText::EitherOr { one: &one, other: &other }));
    }
    let clash = |it: Candidate, pair: &[CandidateSet; 2]| {
        pair.iter().flat_map(CandidateSet::iter).all(|one| prose.context.layout.clash(one, it))
    };
    // The pairs both colors of which exclude something, if all that goes is excluded so.
    let all = step.conclusion.eliminate.iter().all(|lost| clusters.iter().any(|pair| clash(lost, pair)));
    let apart = if all { clusters.len() } else { 0 };
    let scope = if apart > 1 { CaseScope::One } else { CaseScope::Every };
    let gone = statement::not_all_in(prose.context, &step.conclusion.eliminate, scope);
    prose.item(style.say(&ColorText::EachWay { gone: &gone, apart }));
}

/// The candidates of one color, in words.
#[derive(Clone, Debug)]
pub(crate) struct ColorSide {
    /// A sentence that all of them are true; of places of a digit that see each other, that one of them is.
    pub stated: String,
    /// Their list: `1 at r4c7 and 2 at r7c4`.
    pub candidates: String,
}

impl ColorSide {
    fn new(context: &StepContext<'_>, side: &CandidateSet) -> Self {
        let style = context.style;
        let clashes = |it: Candidate| (*side - CandidateSet::of(it)).is_subset(&context.layout.clashes(it));
        let is_group = side.len() > 1 && side.iter().all(clashes);
        let stated = if is_group { style.holds(side) } else { together(style, side) };
        Self { stated, candidates: style.candidates(side) }
    }
}

/// Sentences about colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColorText<'a> {
    BothIn { cells: CellSet, house: Houses<'a>, digit: Digit },
    BothAt { cell: Cell },
    Known,
    EitherOr { one: &'a ColorSide, other: &'a ColorSide },
    EachWay { gone: &'a str, apart: usize },
    StartsAt { cell: Cell, one: Digit, a: char, other: Digit, b: char },
    StartsIn { house: Houses<'a>, digit: Digit, one: Cell, a: char, other: Cell, b: char },
    Supposed { name: char, is: &'a str },
    OneIsRight,
    IsRight { wrong: char, right: char, is: &'a str },
}
