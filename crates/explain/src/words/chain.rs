//! Candidates linked in turn.
use super::blocked::{beside, links_are_told};
use super::naming::digits_in;
use crate::notation::in_words;
use crate::scene::Scene;
use crate::voice::Voice;
use crate::words::noun::{Any, Count, Holds};
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, Reason, Step, StrongLink};

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(scene: &Scene<'_>, chain: &Chain, step: &Step) -> String {
    let voice = scene.voice;
    let (start, last) = (chain.start(), chain.end());
    let told = links_are_told(scene, chain.links());
    let ends = voice.clauses(chain.links().enumerate().map(|(at, link)| {
        // The first link often stays in its cell, which is named already.
        let named = start.cells().single().filter(|_| at == 0);
        end(scene, link, named.map_or(CellSet::EMPTY, CellSet::of), told)
    }));
    let back = lacks(voice, start);
    let lead = voice.say(&ChainText::Lead { back: &back, ends: &ends });
    if chain.is_loop() {
        return voice.say(&ChainText::Loop { lead: &lead, back: &back, gone: &step.conclusion });
    }
    if last == start {
        return voice.say(&ChainText::AfterAll { lead: &lead, holds: Holds(start), gone: &step.conclusion });
    }
    if let Some(wider) = wider(start, last) {
        return voice.say(&ChainText::InAnyCase { lead: &lead, holds: Holds(wider), gone: &step.conclusion });
    }
    let either = either(voice, start, last);
    if let Some(cells) = seen(scene, &(*start | *last), step) {
        let places = (*start | *last).cells().len();
        return voice.say(&ChainText::BothSeen {
            lead: &lead,
            either: &either,
            cells,
            gone: &step.conclusion,
            count: Count(places),
        });
    }
    voice.say(&ChainText::EitherWay { lead: &lead, either: &either, gone: &step.conclusion })
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
            voice.say(&ChainText::OneOf { digit, places: &places })
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
            voice.say(&ChainText::ItIs { digit })
        }
        _ => voice.holds(&link.to),
    };
    let rest = if told { beside(scene, link) } else { String::new() };
    match reason {
        Some(reason) if rest.is_empty() => voice.say(&ChainText::Because { holds: &holds, reason: &reason }),
        Some(reason) => voice.say(&ChainText::BecauseOf { holds: &holds, reason: &reason, rest: &rest }),
        None => holds,
    }
}

/// Says that a cell has only these candidates.
fn only(scene: &Scene<'_>, cell: Cell, ends: &CandidateSet) -> Option<String> {
    let (voice, digits) = (scene.voice, scene.board.digits(cell));
    (digits == ends.digits(cell)).then(|| voice.say(&ChainText::Only { held: digits }))
}

/// Says that none of the candidates is true.
fn lacks(voice: Voice, set: &CandidateSet) -> String {
    let (digits, cells) = parts(set);
    let all = voice.or(digits);
    match (digits.single(), cells.single()) {
        (Some(_), None) => voice.say(&ChainText::NotIn { all: &all, at: Any(cells) }),
        (_, Some(_)) => voice.say(&ChainText::IsNot { at: Any(cells), all: &all }),
        (None, None) => voice.say(&ChainText::NoneTrue { all: set }),
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

/// Sentences about chains.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ChainText<'a> {
    Lead { back: &'a str, ends: &'a str },
    Loop { lead: &'a str, back: &'a str, gone: &'a Conclusion },
    AfterAll { lead: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    InAnyCase { lead: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    BothSeen { lead: &'a str, either: &'a str, cells: CellSet, gone: &'a Conclusion, count: Count },
    EitherWay { lead: &'a str, either: &'a str, gone: &'a Conclusion },
    OneOf { digit: Digit, places: &'a str },
    ItIs { digit: Digit },
    Because { holds: &'a str, reason: &'a str },
    BecauseOf { holds: &'a str, reason: &'a str, rest: &'a str },
    Only { held: DigitSet },
    NotIn { all: &'a str, at: Any },
    IsNot { at: Any, all: &'a str },
    NoneTrue { all: &'a CandidateSet },
}
