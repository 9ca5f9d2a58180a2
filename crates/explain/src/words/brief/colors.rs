//! Lines about candidates in two colors: a chain where one says it all, or else the colors and what is wrong with one.
use super::terms::{BriefText, cells, houses};
use crate::notation::chain;
use crate::step_context::StepContext;
use crate::words::alternating::alternating;
use crate::words::noun::AllOf;
use qedoku_core::{Candidate, CandidateSet, Cell, Chain, Digit, House, Slot, Step, Truth};

/// The largest number of chains that stand for colors.
const CHAINS: usize = 2;

/// The names of colors.
const NAMES: [char; 8] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/// The chains, or the colors: `3 A r1c1,r3c7 | B r3c2,r4c17, B twice in r4`.
pub(super) fn argument(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let style = context.style;
    let gone = step.conclusion.eliminate;
    let fault = faults(context, clusters, &gone);
    if fault.is_empty()
        && let Some(chains) = chains(context, step)
    {
        return style.and(chains.iter().map(|it| chain(context, it)));
    }
    let digits = clusters.iter().flatten().fold(CandidateSet::EMPTY, |all, side| all | *side).all_digits();
    let digit = digits.single();
    let ordered = ordered(clusters, step);
    let sides = clusters.iter().flatten().zip(NAMES);
    let sides: Vec<String> = sides
        .filter(|(side, _)| !side.is_empty())
        .map(|(side, name)| match digit {
            Some(digit) => format!("{name} {}", cells(context, side.plane(digit))),
            None => format!("{name} {}", assigned(context, side, &ordered)),
        })
        .collect();
    let digit = digit.map(|digit| format!("{digit} ")).unwrap_or_default();
    let all = sides.join(" | ");
    let parts: Vec<String> = std::iter::once(format!("{digit}{all}")).chain(fault).collect();
    style.say(&BriefText::Joined { parts: AllOf(&parts) })
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

/// The chains that eliminate the same.
fn chains(context: &StepContext<'_>, step: &Step) -> Option<Vec<Chain>> {
    let mut left = step.conclusion.eliminate;
    let mut found = Vec::new();
    while !left.is_empty() {
        let (chain, hit) = alternating(context, step, &left)?;
        if found.len() == CHAINS || hit.is_empty() {
            return None;
        }
        left -= hit;
        found.push(chain);
    }
    Some(found)
}

/// What is wrong with the colors that go as a whole: `B twice in r4`; nothing if none does.
fn faults(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], gone: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let named: Vec<(CandidateSet, char)> = clusters.iter().flatten().copied().zip(NAMES).collect();
    let wrong = named.iter().filter(|(side, _)| !side.is_empty() && side.is_subset(gone));
    let each = wrong.filter_map(|&(side, name)| {
        let fault = fault(context, &side)?;
        let fault = match fault {
            Fault::TwiceIn(house) => style.say(&BriefColorsText::Twice { name, at: &houses(context, [house]) }),
            Fault::TwiceAt(cell) => style.say(&BriefColorsText::Twice { name, at: &cells(context, cell.into()) }),
            Fault::EmptiesCell(cell) => {
                style.say(&BriefColorsText::Empties { name, cell: &cells(context, cell.into()) })
            }
            Fault::Empties(house, digit) => {
                style.say(&BriefColorsText::NoPlace { name, digit, house: &houses(context, [house]) })
            }
        };
        Some(fault)
    });
    let own: Vec<String> = each.collect();
    if !own.is_empty() {
        return own;
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

/// Whether a candidate of one set clashes with one of the other.
fn sees(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet) -> bool {
    one.iter().any(|it| context.layout.clashes(it).meets(other))
}

/// What cannot be if all candidates of a color are true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// A house would have a digit twice.
    TwiceIn(House),
    /// A cell would hold two digits.
    TwiceAt(Cell),
    /// A cell would hold nothing.
    EmptiesCell(Cell),
    /// A house would have no place for a digit.
    Empties(House, Digit),
}

/// What cannot be if all of these candidates are true.
pub(crate) fn fault(context: &StepContext<'_>, side: &CandidateSet) -> Option<Fault> {
    let layout = context.layout;
    let twice = layout
        .houses()
        .iter()
        .find(|&house| side.all_digits().iter().any(|digit| (side.plane(digit) & layout.cells(house)).is_several()));
    let two = || side.cells().iter().find(|&cell| side.digits(cell).is_several());
    let clashes = side.iter().fold(CandidateSet::EMPTY, |all, it| all | layout.clashes(it));
    let empties = || {
        let empty = |slot: &Slot| {
            let left = slot.candidates(layout) & *context.board.candidates();
            !left.is_empty() && left.is_subset(&clashes)
        };
        layout.slots().find(empty)
    };
    twice.map(Fault::TwiceIn).or_else(|| two().map(Fault::TwiceAt)).or_else(|| {
        empties().map(|slot| match slot {
            Slot::Cell(cell) => Fault::EmptiesCell(cell),
            Slot::House(house, digit) => Fault::Empties(house, digit),
        })
    })
}

/// The candidates of a set that are in a slot of a fault.
pub(crate) fn at_fault(context: &StepContext<'_>, side: &CandidateSet, fault: Fault) -> Vec<Candidate> {
    let layout = context.layout;
    let clashing = |slot: Slot| {
        let left = slot.candidates(layout) & *context.board.candidates();
        side.iter().filter(|it| layout.clashes(*it).meets(&left)).collect()
    };
    match fault {
        Fault::TwiceIn(house) => {
            let there = layout.cells(house);
            let twice = side.all_digits().iter().find(|digit| (side.plane(*digit) & there).is_several());
            side.iter().filter(|it| Some(it.digit) == twice && there.contains(it.cell)).collect()
        }
        Fault::TwiceAt(cell) => side.iter().filter(|it| it.cell == cell).collect(),
        Fault::EmptiesCell(cell) => clashing(Slot::Cell(cell)),
        Fault::Empties(house, digit) => clashing(Slot::House(house, digit)),
    }
}

/// The words in lines about colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefColorsText<'a> {
    Twice { name: char, at: &'a str },
    Empties { name: char, cell: &'a str },
    NoPlace { name: char, digit: Digit, house: &'a str },
    SeesBoth { name: char, first: char, second: char },
}
