//! Candidates linked in turn.
use super::naming::digits_in;
use crate::notation::{self, Turn};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, CellSet, Chain, DigitSet, Link, Step};

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(scene: &Scene<'_>, chain: &Chain, step: &Step) -> String {
    let voice = scene.voice;
    let gone = voice.follows(&step.conclusion);
    if chain.closed && chain.links.len() % 2 == 1 && chain.links.iter().all(Link::is_strong) {
        return odd_ring(voice, chain, step);
    }
    let turns = notation::turns(chain, step).unwrap_or_default();
    let [Turn { from: start, .. }, ..] = turns.as_slice() else {
        let links = written(voice, &chain.links);
        return say!(voice, en: "{links}, so {gone}", zh: "{links}，所以 {gone}");
    };
    let ends = voice.clauses(turns.iter().enumerate().map(|(at, turn)| {
        // The first link often stays in its cell, which is named already.
        let named = start.cells().single().filter(|_| at == 0);
        end(scene, turn, named.map_or(CellSet::EMPTY, CellSet::of))
    }));
    let last = turns.last().map_or(*start, |turn| turn.to);
    let back = lacks(voice, start);
    let lead = say!(voice, en: "if {back}, then {ends}", zh: "若 {back}，则 {ends}");
    if chain.closed {
        return say!(
            voice,
            en: "{lead}, which means again that {back}: the links close into a loop, so exactly one end of each link is true, \
                 and what sees both ends of one goes: {gone}",
            zh: "{lead}，于是又有 {back}：链首尾相接成环，每条链恰有一端为真，同时看到某条链两端的候选数都可删去：{gone}"
        );
    }
    if last == *start {
        let holds = voice.holds(start);
        return say!(
            voice,
            en: "{lead} after all, so {holds} in any case: {gone}",
            zh: "{lead}，与假设矛盾，所以必有 {holds}：{gone}",
        );
    }
    if let Some(wider) = wider(start, last) {
        let holds = voice.holds(wider);
        return say!(
            voice,
            en: "{lead}; so {holds} in any case: {gone}",
            zh: "{lead}；所以无论如何 {holds}：{gone}"
        );
    }
    let either = either(voice, start, last);
    if let Some(cells) = seen(scene, &(**start | *last), step) {
        let (see, cells) = (super::list::plural(cells.len(), "sees", "see"), voice.at(cells));
        return say!(
            voice,
            en: "{lead}; so {either}, and {cells} {see} both: {gone}",
            zh: "{lead}；所以 {either}，而 {cells} 同时看到两者：{gone}"
        );
    }
    say!(voice, en: "{lead}; so {either}, and either way {gone}", zh: "{lead}；所以 {either}，无论哪种情况，{gone}")
}

/// The cells that lose a digit as they see all its places, one of which is true.
pub(super) fn seen(scene: &Scene<'_>, places: &CandidateSet, step: &Step) -> Option<CellSet> {
    let eliminate = &step.conclusion.eliminate;
    let cells = eliminate.cells();
    let digits = digits_in(places) | digits_in(eliminate);
    let in_view = cells.is_subset(scene.layout.common_peers(places.cells()));
    (digits.single().is_some() && in_view && !cells.is_empty()).then_some(cells)
}

/// The one of two ends that holds the other.
fn wider<'a>(one: &'a CandidateSet, other: &'a CandidateSet) -> Option<&'a CandidateSet> {
    [(one, other), (other, one)].into_iter().find(|(part, whole)| part.is_subset(whole)).map(|(_, whole)| whole)
}

/// Says that one of two ends is true.
fn either(voice: Voice, one: &CandidateSet, other: &CandidateSet) -> String {
    let [(digits, cells), (others, places)] = [parts(one), parts(other)];
    match digits.single().filter(|_| digits == others) {
        Some(digit) => {
            let (cells, places) = (voice.at(cells), voice.at(places));
            say!(voice, en: "{digit} is in {cells} or {places}", zh: "{digit} 在 {cells} 或 {places}")
        }
        None => voice.or([voice.holds(one), voice.holds(other)]),
    }
}

/// The end of a strong link, true, with the house or the pattern that leaves nothing else.
pub(super) fn end(scene: &Scene<'_>, turn: &Turn<'_>, named: CellSet) -> String {
    let voice = scene.voice;
    let holds = match (turn.to.single(), &turn.through) {
        (Some(to), None) if named == CellSet::of(to.cell) => {
            let digit = to.digit;
            say!(voice, en: "it is {digit}", zh: "它是 {digit}")
        }
        _ => voice.holds(turn.to),
    };
    match &turn.through {
        Some(through) => {
            let reason = through.words(scene);
            say!(voice, en: "{holds} ({reason})", zh: "{holds}（{reason}）")
        }
        None => holds,
    }
}

/// Says that none of the candidates is true.
fn lacks(voice: Voice, set: &CandidateSet) -> String {
    let (digits, cells) = parts(set);
    let (all, at) = (voice.or(digits), voice.any(cells));
    match (digits.single(), cells.single()) {
        (Some(_), None) => say!(voice, en: "{all} is not in {at}", zh: "{all} 不在 {at}"),
        (_, Some(_)) => say!(voice, en: "{at} is not {all}", zh: "{at} 不是 {all}"),
        (None, None) => {
            let all = voice.candidates(set);
            say!(voice, en: "none of {all} is true", zh: "{all} 都不成立")
        }
    }
}

fn parts(set: &CandidateSet) -> (DigitSet, CellSet) {
    (digits_in(set), set.cells())
}

/// Says that an odd ring of strong links cannot be, so that one of what else stands in its houses is true.
fn odd_ring(voice: Voice, chain: &Chain, step: &Step) -> String {
    let ring = chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from);
    let guardians = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members()) - ring;
    let (count, gone) = (chain.links.len(), voice.follows(&step.conclusion));
    let [ring, others] = [&ring, &guardians].map(|set| voice.candidates(set));
    let claim = say!(
        voice,
        en: "without {others}, true and false would take turns around the ring of {ring}, but it has {count} places, an odd \
             number",
        zh: "若没有 {others}，{ring} 连成的环上真假必须交替，但环上有 {count} 处，是奇数，不可能"
    );
    if guardians == step.conclusion.place {
        return say!(voice, en: "{claim}; so {gone}", zh: "{claim}；所以 {gone}");
    }
    let holds = voice.holds(&guardians);
    say!(voice, en: "{claim}; so {holds}: {gone}", zh: "{claim}；所以 {holds}：{gone}")
}

/// Where a chain runs.
pub(super) fn path(voice: Voice, chain: &Chain) -> String {
    let all = chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from | link.to);
    let (digits, cells) = parts(&all);
    super::tell::at_cells(voice, digits, cells)
}

/// Links in turn: `=` one of them is true, `-` not both are.
fn written(voice: Voice, links: &[Link]) -> String {
    let Some(first) = links.first() else { return String::new() };
    let mut written = voice.candidates(&first.from);
    for link in links {
        let sign = if link.is_strong() { " = " } else { " - " };
        written.extend([sign, &voice.candidates(&link.to)]);
    }
    written
}
