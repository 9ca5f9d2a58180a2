//! Loops of links: from the weak link that alone eliminates, or in both directions.
use super::beginner_text::BeginnerText;
use super::chain::{end_list, one_end, seen_from_ends, start, walk_from};
use super::chain_text::PlainChainText;
use super::statement::{always_holds, holds_inside, not_all_in};
use super::views::{Act, seen_and_act};
use super::walk;
use crate::step_context::StepContext;
use crate::words::inference::follow;
use crate::words::noun::{AllOf, Any, CaseScope};
use qedoku_core::{Candidate, CandidateSet, Digit, HouseSet, Reason, Step, StrongLink};

/// A loop: from the weak link that alone eliminates, or in both directions.
pub(super) fn closed(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let context = prose.context;
    let lost = step.conclusion.eliminate;
    let hits = |at: usize| {
        let pair = weak(links, at);
        lost.iter().any(|it| goes_by(context, &pair, it))
    };
    let at: Vec<usize> = (0..links.len()).filter(|&at| hits(at)).collect();
    if let [at] = *at.as_slice() {
        // Without this weak link it is a chain, whose ends are those of the link.
        let turned: Vec<StrongLink> = links[at + 1..].iter().chain(&links[..=at]).cloned().collect();
        if seen_from_ends(context, &turned, step) {
            walk_from(prose, &turned, false);
            if let Some(digit) = start(&turned).all_digits().single() {
                one_end(prose, &turned, digit);
            }
            return seen_and_act(prose, &end_list(&turned), Act::Here, step);
        }
    }
    both_directions(prose, links, &at, step);
}

/// The ends of the weak link behind a strong one.
fn weak(links: &[StrongLink], at: usize) -> [CandidateSet; 2] {
    let next = links.get(at + 1).or(links.first());
    [links[at].to, next.map_or(CandidateSet::EMPTY, |link| link.from)]
}

/// True if a candidate goes whichever end of a weak link is true.
fn goes_by(context: &StepContext<'_>, pair: &[CandidateSet; 2], it: Candidate) -> bool {
    pair.iter().all(|side| side.iter().all(|one| context.layout.clash(one, it)))
}

fn both_directions(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], at: &[usize], step: &Step) {
    let context = prose.context;
    let style = prose.style();
    walk_from(prose, links, false);
    let one = holds_inside(style, &start(links));
    prose.suppose(style.say(&PlainChainText::NowSuppose { one: &one }));
    let reversed: Vec<StrongLink> =
        links.iter().rev().map(|link| StrongLink { from: link.to, to: link.from, reason: link.reason }).collect();
    walk::describe_here(prose, &follow(context.layout, Some(start(links)), &reversed[..reversed.len() - 1]));
    let lost = step.conclusion.eliminate;
    let pairs: Vec<String> = at
        .iter()
        .map(|&at| {
            let [one, other] = weak(links, at);
            one_of(context, &one, &other, &lost)
        })
        .collect();
    if !pairs.is_empty() {
        prose.item(style.say(&PlainChainText::BothDirections { pairs: AllOf(&pairs) }));
    }
    let by_pairs = |it: Candidate| at.iter().any(|&at| goes_by(context, &weak(links, at), it));
    let left: CandidateSet = lost.iter().filter(|&it| !by_pairs(it)).collect();
    if !left.is_empty() && !kept(prose, links, &left) {
        let gone = not_all_in(context, &left, CaseScope::Every);
        prose.item(style.say(&PlainChainText::EitherWay { gone: &gone }));
    }
    prose.act(step);
}

/// Says that one of the ends of a weak link is true in every case: where houses have their digit, if they are in some in which it goes.
fn one_of(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet, lost: &CandidateSet) -> String {
    let style = context.style;
    let both = *one | *other;
    let Some(digit) = both.all_digits().single() else { return always_holds(style, &both) };
    let cells = both.cells();
    let around = context.layout.houses_around(cells);
    let hit: HouseSet = around.iter().filter(|&house| lost.plane(digit).meets(context.layout.cells(house))).collect();
    if hit.is_empty() {
        return always_holds(style, &both);
    }
    style.say(&PlainChainText::AlwaysHasIn { house: context.named(hit), digit, cells: Any(cells) })
}

/// Says which digits stay in the almost locked sets of a loop, each of which lacks a digit that links it and no other.
/// True if that is why the rest goes.
fn kept(prose: &mut BeginnerText<'_, '_>, links: &[StrongLink], left: &CandidateSet) -> bool {
    let context = prose.context;
    let mut rest = *left;
    for link in links {
        let Reason::AlmostLocked(set) = link.reason else { continue };
        let seen = |digit: Digit| context.layout.common_peers(context.board.plane(digit) & set.cells);
        let stay = (set.digits - link.ends().all_digits()).filter(|digit| rest.plane(digit).meets(seen(digit)));
        for digit in stay {
            rest -= CandidateSet::of_digit(digit, rest.plane(digit) & seen(digit));
        }
        if !stay.is_empty() {
            prose.item(prose.style().say(&PlainChainText::Stay { cells: set.cells, digits: stay }));
        }
    }
    rest.is_empty()
}
