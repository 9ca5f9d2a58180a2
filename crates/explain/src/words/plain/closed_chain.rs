//! Loops of links: from the weak link that alone eliminates, or in both directions.
use super::beginner_text::BeginnerText;
use super::chain::{end_list, one_end, seen_from_ends, start, walk_from};
use super::chain_text::PlainChainText;
use super::statement::{holds, not_all};
use super::views::{Seen, seen_and_act};
use super::walk;
use crate::step_context::StepContext;
use crate::words::inference::follow;
use crate::words::noun::AllOf;
use qedoku_core::{Candidate, CandidateSet, Step, StrongLink};

/// A loop: from the weak link that alone eliminates, or in both directions.
pub(super) fn closed(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], step: &Step) {
    let context = told.context;
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
            walk_from(told, &turned, false);
            if let Some(digit) = start(&turned).all_digits().single() {
                one_end(told, &turned, digit);
            }
            return seen_and_act(told, &end_list(&turned), Seen::Said, step);
        }
    }
    both_directions(told, links, &at, step);
}

/// The ends of the weak link behind a strong one.
fn weak(links: &[StrongLink], at: usize) -> [CandidateSet; 2] {
    let next = links.get(at + 1).or(links.first());
    [links[at].to, next.map_or(CandidateSet::EMPTY, |link| link.from)]
}

/// Whether a candidate goes whichever end of a weak link is true.
fn goes_by(context: &StepContext<'_>, pair: &[CandidateSet; 2], it: Candidate) -> bool {
    pair.iter().all(|side| side.iter().all(|one| context.layout.clash(one, it)))
}

fn both_directions(told: &mut BeginnerText<'_, '_>, links: &[StrongLink], at: &[usize], step: &Step) {
    let context = told.context;
    let style = told.style();
    walk_from(told, links, false);
    let one = holds(style, &start(links));
    told.item(style.say(&PlainChainText::NowSuppose { one: &one }));
    let reversed: Vec<StrongLink> =
        links.iter().rev().map(|link| StrongLink { from: link.to, to: link.from, reason: link.reason }).collect();
    walk::tell_here(told, &follow(context.layout, Some(start(links)), &reversed[..reversed.len() - 1]));
    let pairs: Vec<String> = at
        .iter()
        .map(|&at| {
            let [one, other] = weak(links, at);
            holds(style, &(one | other))
        })
        .collect();
    if pairs.is_empty() {
        let gone = not_all(context, &step.conclusion.eliminate);
        told.item(style.say(&PlainChainText::EitherWay { gone: &gone }));
    } else {
        told.item(style.say(&PlainChainText::BothDirections { pairs: AllOf(&pairs) }));
    }
    told.act(step);
}
