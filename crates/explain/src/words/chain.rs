//! Candidates linked in turn.
use super::blocked::{beside, links_are_told};
use super::naming::digits_in;
use crate::notation::in_words;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, DigitSet, Reason, Step, StrongLink};

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(scene: &Scene<'_>, chain: &Chain, step: &Step) -> String {
    let voice = scene.voice;
    let gone = voice.follows(&step.conclusion);
    let (start, last) = (chain.start(), chain.end());
    let told = links_are_told(scene, chain.links());
    let ends = voice.clauses(chain.links().enumerate().map(|(at, link)| {
        // The first link often stays in its cell, which is named already.
        let named = start.cells().single().filter(|_| at == 0);
        end(scene, link, named.map_or(CellSet::EMPTY, CellSet::of), told)
    }));
    let back = lacks(voice, start);
    let lead = say!(voice, en: "if {back}, then {ends}", zh: "若 {back}，则 {ends}");
    if chain.is_loop() {
        let (see, [sees, shared]) = (voice.see(1), voice.sight());
        return say!(
            voice,
            en: "{lead}, which means again that {back}: the links close into a loop, so exactly one end of each link is true, \
                 and what {see} both ends of one goes: {gone}",
            zh: "{lead}，于是又有 {back}：链首尾相接成环，每条链恰有一端为真，同时{sees}某条链两端{shared}的候选数都可删去：{gone}"
        );
    }
    if last == start {
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
    if let Some(cells) = seen(scene, &(*start | *last), step) {
        let [sees, shared] = voice.sight();
        let (see, cells) = (voice.see(cells.len()), voice.at(cells));
        let places = (*start | *last).cells().len();
        let (all, count) = (super::list::both(places), voice.count(places));
        return say!(
            voice,
            en: "{lead}; so {either}, and {cells} {see} {all}: {gone}",
            zh: "{lead}；所以 {either}，而 {cells} {sees}这 {count} 格{shared}：{gone}"
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
            let places = voice.or([cells, places].into_iter().flat_map(|part| voice.blocks(part)));
            say!(voice, en: "{digit} is in {places}", zh: "{digit} 在 {places}")
        }
        None => voice.either([voice.holds(one), voice.holds(other)]),
    }
}

/// The end of a strong link, true, with the house, the cell or the pattern that leaves nothing else, and what closes the
/// rest of it if that is told.
pub(super) fn end(scene: &Scene<'_>, link: &StrongLink, named: CellSet, told: bool) -> String {
    let voice = scene.voice;
    let reason = match link.reason {
        Reason::Cell(cell) => only(scene, cell, &(link.from | link.to)),
        _ => in_words(scene, &link.reason),
    };
    let holds = match (link.to.single(), &link.reason) {
        (Some(to), Reason::Cell(_)) if named == CellSet::of(to.cell) => {
            let digit = to.digit;
            say!(voice, en: "it is {digit}", zh: "它是 {digit}")
        }
        _ => voice.holds(&link.to),
    };
    let rest = if told { beside(scene, link) } else { String::new() };
    match reason {
        Some(reason) if rest.is_empty() => say!(voice, en: "{holds} ({reason})", zh: "{holds}（{reason}）"),
        Some(reason) => say!(voice, en: "{holds} ({reason}: {rest})", zh: "{holds}（{reason}：{rest}）"),
        None => holds,
    }
}

/// Says that a cell has only these candidates.
fn only(scene: &Scene<'_>, cell: Cell, ends: &CandidateSet) -> Option<String> {
    let (voice, digits) = (scene.voice, scene.board.digits(cell));
    let held = voice.and(digits);
    (digits == ends.digits(cell)).then(|| say!(voice, en: "only {held} there", zh: "该格只有 {held}"))
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

/// Where a chain runs.
pub(super) fn place(voice: Voice, chain: &Chain) -> String {
    let (digits, cells) = parts(&chain.members());
    voice.sought_in(digits, cells)
}
