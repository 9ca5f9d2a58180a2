//! Lines about candidates in two colors: a chain where one says it all, or else the colors and what is wrong with one.
use super::terms::{BriefText, cells, houses};
use crate::notation::chain;
use crate::notation::path;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::words::alternating::chains;
use crate::words::apart;
use crate::words::color_place::told_clusters;
use crate::words::color_walk::GoodWalk;
use crate::words::colors::in_order;
use crate::words::contradiction::{ColorContradiction, LedLink, WrongWalk, twice_in};
use crate::words::faults::clash;
use crate::words::noun::AllOf;
use crate::words::remote::RemotePair;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, Step, Truth};

/// The names of colors.
const NAMES: [char; 8] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/// The chains, or the colors: `3 A r1c1,r3c7 | B r3c2,r4c17, B twice in r4`.
pub(super) fn argument(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let style = context.style;
    let gone = step.conclusion.eliminate;
    // The clusters and letters are those of the sentences.
    let clusters = told_clusters(context, clusters, step);
    let clusters: Vec<[CandidateSet; 2]> = clusters.iter().map(|pair| in_order(pair).map(|side| *side)).collect();
    let clusters = clusters.as_slice();
    if let Some(remote) = RemotePair::of(context, clusters, &gone).filter(|it| it.views.len() > 1) {
        let path: Vec<String> = remote.path.iter().map(|&cell| style.cell(cell)).collect();
        return format!("({}){}", remote.held, path.join("-"));
    }
    let mut fault = faults(context, clusters, &gone);
    let is_fault = !fault.is_empty();
    let is_several =
        clusters.iter().flatten().fold(CandidateSet::EMPTY, |all, side| all | *side).all_digits().is_several();
    let found = || chains(context, step).or_else(|| apart::chains(context, clusters, step));
    let is_apart = clusters.len() > 2 || clusters.iter().flatten().any(CandidateSet::is_empty);
    if let ([pair], true) = (clusters, is_several)
        && RemotePair::of(context, clusters, &gone).is_none()
        && let Some(line) = walked(context, pair, &gone)
    {
        return line;
    }
    if !is_fault
        && (is_several || is_apart || apart::chains(context, clusters, step).is_some())
        && let Some(chains) = found()
    {
        return style.and(chains.iter().map(|(it, _)| chain(context, it)));
    }
    if !is_fault && let [one, other] = clusters {
        fault.extend(crossed(context, one, other, &gone));
    }
    let digits = clusters.iter().flatten().fold(CandidateSet::EMPTY, |all, side| all | *side).all_digits();
    let digit = digits.single();
    let placed = settled(context, step).place;
    let ordered = ordered(clusters, step);
    let sides = clusters.iter().flatten().zip(NAMES);
    let sides: Vec<String> = sides
        // A color that is true is the conclusion.
        .filter(|(side, _)| !(side.is_empty() || digit.is_none() && side.is_subset(&placed)))
        .map(|(side, name)| match digit {
            Some(digit) => format!("{name} {}", cells(context, side.plane(digit))),
            None => {
                format!("{name} {}", led(context, side, &gone).unwrap_or_else(|| assigned(context, side, &ordered)))
            }
        })
        .collect();
    let digit = digit.map(|digit| format!("{digit} ")).unwrap_or_default();
    let all = sides.join(" | ");
    let parts: Vec<String> = std::iter::once(format!("{digit}{all}")).chain(fault).collect();
    style.say(&BriefText::Joined { parts: AllOf(&parts) })
}

/// Colors of several digits, each as the candidates that count in the order of the links that lead to them: to what is wrong
/// with one of the colors, or to what excludes something; and then that.
fn walked(context: &StepContext<'_>, pair: &[CandidateSet; 2], gone: &CandidateSet) -> Option<String> {
    let style = context.style;
    let wrong = |at: usize| {
        let wrong = WrongWalk::of(context, &pair[at])?;
        let good = GoodWalk::of(context, wrong.start, &pair[1 - at], gone)?;
        Some((at, wrong, good))
    };
    let is_wrong = |at: &usize| pair[*at].is_subset(gone);
    let (sides, why) = match (0..2).filter(is_wrong).chain(0..2).find_map(wrong) {
        Some((at, bad, good)) if is_wrong(&at) || GoodWalk::both(context, [&pair[0], &pair[1]], gone).is_none() => {
            let mut sides = [led_to(bad.start, &bad.links), led_to(good.start, &good.links)];
            if at == 1 {
                sides.reverse();
            }
            (sides, contradiction_text(context, &pair[at], NAMES[at]).into_iter().collect())
        }
        _ => {
            let sides = GoodWalk::both(context, [&pair[0], &pair[1]], gone)?.map(|it| led_to(it.start, &it.links));
            let why: Option<Vec<String>> = gone.iter_by_cell().map(|lost| seen(context, &sides, lost)).collect();
            (sides, why?)
        }
    };
    let assigned = |side: &Vec<Candidate>| side.iter().map(|&it| style.candidate(it)).collect::<Vec<_>>().join(",");
    let sides: Vec<String> = sides.iter().zip(NAMES).map(|(side, name)| format!("{name} {}", assigned(side))).collect();
    let parts: Vec<String> = std::iter::once(sides.join(" | ")).chain(why).collect();
    Some(style.say(&BriefText::Joined { parts: AllOf(&parts) }))
}

/// A candidate, and those that links lead to from it.
fn led_to(start: Candidate, links: &[LedLink]) -> Vec<Candidate> {
    [start].into_iter().chain(links.iter().filter_map(|(link, _)| link.to.single())).collect()
}

/// The words for what excludes a candidate in either color: `8r7c7 sees A r4c7 and B r7c3`.
fn seen(context: &StepContext<'_>, sides: &[Vec<Candidate>; 2], lost: Candidate) -> Option<String> {
    let by = |side: &[Candidate]| side.iter().copied().find(|&it| context.layout.clash(it, lost));
    let [first, second] = [by(&sides[0])?, by(&sides[1])?].map(|it| it.cell);
    Some(context.style.say(&BriefColorsText::Seen { digit: lost.digit, cell: lost.cell, first, second }))
}

/// The first two colors, one of each cluster, that clash, so that one of the two others holds, which both see what goes; and
/// the house in which they do: `B and C not both in r4`.
fn crossed(
    context: &StepContext<'_>,
    one: &[CandidateSet; 2],
    other: &[CandidateSet; 2],
    gone: &CandidateSet,
) -> Option<String> {
    let pairs = [0, 1].into_iter().flat_map(|a| [0, 1].map(|b| [a, b]));
    let all_seen = |side: &CandidateSet| gone.iter().all(|lost| clashes(context, side, lost));
    let mut pairs = pairs.filter(|[a, b]| all_seen(&one[1 - a]) && all_seen(&other[1 - b]));
    pairs.find_map(|[first, second]| {
        let [a, b] = [NAMES[first], NAMES[2 + second]];
        let [from, to] = clash(context, &one[first], &other[second])?;
        let house = context.layout.houses_around(CellSet::of(from.cell).with(to.cell)).first()?;
        Some(context.style.say(&BriefColorsText::NotBoth { first: a, second: b, at: &houses(context, [house]) }))
    })
}

/// The chains from one candidate of a color that is wrong to what cannot be.
fn led(context: &StepContext<'_>, side: &CandidateSet, gone: &CandidateSet) -> Option<String> {
    let walk = WrongWalk::of(context, side).filter(|walk| side.is_subset(gone) && !walk.links.is_empty())?;
    let start = CandidateSet::of(walk.start);
    Some(context.style.and(walk.paths().iter().map(|links| path(context, Some(&start), links))))
}

/// Candidates of a color in the order in which links lead to them: `r5c8=1,r8c8=9`.
fn assigned(context: &StepContext<'_>, side: &CandidateSet, ordered: &[Candidate]) -> String {
    let each = ordered.iter().filter(|it| side.contains(**it)).map(|&it| context.style.candidate(it));
    each.collect::<Vec<_>>().join(",")
}

/// Candidates of all colors, each cluster from its first one along the links.
fn ordered(clusters: &[[CandidateSet; 2]], step: &Step) -> Vec<Candidate> {
    let mut ordered: Vec<Candidate> = Vec::new();
    for [one, other] in clusters {
        let mut left = *one | *other;
        while let Some(first) = (left & *one).iter_by_cell().next().or_else(|| left.iter_by_cell().next()) {
            let mut at = ordered.len();
            ordered.push(first);
            left.remove(first);
            while let Some(&it) = ordered.get(at) {
                let pairs = step.truths.iter().map(Truth::members).filter(|pair| pair.contains(it));
                let next = pairs.fold(CandidateSet::EMPTY, |all, pair| all | pair) & left;
                ordered.extend(next.iter_by_cell());
                left -= next;
                at += 1;
            }
        }
    }
    ordered
}

/// The faults of the colors that go as a whole, or of the one that does not exclude all that goes: `B twice in r4`.
fn faults(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], gone: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let named: Vec<(CandidateSet, char)> = clusters.iter().flatten().copied().zip(NAMES).collect();
    let wrong = named.iter().filter(|(side, _)| !side.is_empty() && side.is_subset(gone));
    let each = wrong.filter_map(|&(side, name)| contradiction_text(context, &side, name));
    let own: Vec<String> = each.collect();
    if !own.is_empty() {
        return own;
    }
    if let [pair] = clusters
        && let Some(at) = (0..2).find(|&at| !gone.iter().all(|lost| clashes(context, &pair[at], lost)))
        && gone.iter().all(|lost| clashes(context, &pair[1 - at], lost))
        && let Some(text) = contradiction_text(context, &pair[at], NAMES[at])
    {
        return vec![text];
    }
    let seen = named.iter().filter(|(side, _)| !side.is_empty() && side.is_subset(gone)).find_map(|&(side, name)| {
        let pair = named
            .chunks(2)
            .find(|pair| pair.iter().all(|&(other, other_name)| other_name != name && sees(context, &side, &other)))?;
        let [first, second] = [pair.first()?.1, pair.last()?.1];
        Some(style.say(&BriefColorsText::SeesBoth { name, first, second }))
    });
    seen.into_iter().collect()
}

/// The contradiction of a color: `B twice in r4`, `A empties r1c6`.
fn contradiction_text(context: &StepContext<'_>, side: &CandidateSet, name: char) -> Option<String> {
    let style = context.style;
    Some(match ColorContradiction::of(context, side)? {
        ColorContradiction::TwiceIn(house) => {
            let at = &houses(context, [house]);
            // Colors of one digit begin with it.
            match twice_in(context, side, house).filter(|_| side.all_digits().is_several()) {
                Some(digit) => style.say(&BriefColorsText::HasTwice { name, digit, at }),
                None => style.say(&BriefColorsText::Twice { name, at }),
            }
        }
        ColorContradiction::TwiceAt(cell) => {
            style.say(&BriefColorsText::Twice { name, at: &cells(context, cell.into()) })
        }
        ColorContradiction::EmptiesCell(cell) => {
            style.say(&BriefColorsText::Empties { name, cell: &cells(context, cell.into()) })
        }
        ColorContradiction::Empties(house, digit) => {
            style.say(&BriefColorsText::NoPlace { name, digit, house: &houses(context, [house]) })
        }
    })
}

/// True if a candidate of a color clashes with another candidate.
fn clashes(context: &StepContext<'_>, side: &CandidateSet, lost: Candidate) -> bool {
    side.iter().any(|it| context.layout.clash(it, lost))
}

/// True if a candidate of one set clashes with one of the other.
fn sees(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet) -> bool {
    one.iter().any(|it| context.layout.clashes(it).meets(other))
}

/// The words in lines about colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefColorsText<'a> {
    Twice { name: char, at: &'a str },
    HasTwice { name: char, digit: Digit, at: &'a str },
    Empties { name: char, cell: &'a str },
    NoPlace { name: char, digit: Digit, house: &'a str },
    SeesBoth { name: char, first: char, second: char },
    NotBoth { first: char, second: char, at: &'a str },
    Seen { digit: Digit, cell: Cell, first: Cell, second: Cell },
}
