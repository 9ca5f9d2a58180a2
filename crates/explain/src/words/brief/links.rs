//! Lines about candidates of which one is true, and about what an assumption leads to.
use super::{candidates, held, houses, names, only_at};
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AnyOf, Blocks, Held, InShort};
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Cell, Chain, Choice, Deadly, DeadlyKind, Digit, Forcing, HouseSet, Hypothesis,
    Kraken, Reason, Ring, Slot, Step, StrongLink, Truth,
};

/// The largest number of steps from an assumption that a line names; of more it names the first and the last.
const TOLD: usize = 5;

/// The ends of a chain, and what its links are in.
pub(super) fn chain(context: &StepContext<'_>, chain: &Chain) -> String {
    let style = context.style;
    let by = by(context, chain.links());
    let start = chain.start();
    let end = chain.end();
    if chain.is_loop() {
        let start = candidates(context, start);
        return style.say(&LinksLine::Loop { start: &start, by: &by });
    }
    let ends = [start, end].map(|set| candidates(context, set));
    let ends = match (start.is_subset(end), end.is_subset(start)) {
        (true, _) => ends[1].clone(),
        (_, true) => ends[0].clone(),
        _ => style.or(ends),
    };
    style.say(&LinksLine::Chain { ends: &ends, by: &by })
}

/// The reasons of strong links, in order.
fn by<'l>(context: &StepContext<'_>, links: impl IntoIterator<Item = &'l StrongLink>) -> String {
    let style = context.style;
    let each = links.into_iter().map(|link| match link.reason {
        Reason::Cell(cell) => style.cell(cell),
        Reason::House(house, _) | Reason::Group(house, _) => houses(context, HouseSet::of(house)),
        Reason::AlmostLocked(set) => format!("ALS {}", held(context, set.cells, set.digits)),
        Reason::AlmostLockedAndCell(set, cell) => {
            format!("ALS {}+{}", held(context, set.cells, set.digits), style.cell(cell))
        }
        Reason::AlmostHidden(house, digits) => format!("AHS {digits} {}", houses(context, HouseSet::of(house))),
        Reason::AlmostFish(digit, lines) => {
            let fish = style.say(&LinksLine::FishLink);
            format!("{fish} {digit} {}", houses(context, lines))
        }
        Reason::Deadly(deadly) => {
            let word = style.say(&LinksLine::DeadlyLink);
            format!("{word} {}", held(context, deadly.cells(), deadly.all_digits()))
        }
    });
    each.collect::<Vec<_>>().join("-")
}

/// The two sides of each pair of colors.
pub(super) fn colors(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let style = context.style;
    let fault = clusters.iter().flatten().find(|side| step.conclusion.eliminate.is_subset(side));
    let all = |set: &CandidateSet| {
        let each = set.all_digits().iter().map(|digit| format!("{}={digit}", names(context, set.plane(digit))));
        if set.len() > super::NAMED { candidates(context, set) } else { each.collect::<Vec<_>>().join("+") }
    };
    let pairs = clusters.iter().map(|pair| {
        let sides: Vec<String> = pair.iter().filter(|side| !side.is_empty()).map(&all).collect();
        style.say(&LinksLine::EitherSide { sides: AnyOf(&sides) })
    });
    let pairs = style.semicolons(pairs);
    match fault {
        Some(_) => style.say(&LinksLine::SideFails { pairs: &pairs }),
        None => pairs,
    }
}

/// The ring and what stands beside it.
pub(super) fn ring(context: &StepContext<'_>, it: &Ring) -> String {
    let style = context.style;
    let digit = it.digit;
    let count = it.places.len();
    let places: Vec<String> = it.places.iter().map(|place| style.cell(place.cell)).collect();
    let places = places.join("-");
    let others = candidates(context, &CandidateSet::of_digit(digit, it.guardians));
    style.say(&LinksLine::Ring { count, digit, places: &places, others: &others })
}

/// The fish, its fins and where all of it leads.
pub(super) fn kraken(context: &StepContext<'_>, it: &Kraken) -> String {
    let style = context.style;
    let digit = it.fish.digit;
    let starts = candidates(context, &it.starts());
    style.say(&LinksLine::Kraken {
        digit,
        base: InShort(context.layout, it.fish.base),
        cover: InShort(context.layout, it.fish.cover()),
        fins: Blocks(it.fish.fins()),
        starts: &starts,
    })
}

/// The deadly pattern that would be left, and what prevents it.
pub(super) fn deadly(context: &StepContext<'_>, it: &Deadly, step: &Step) -> String {
    let style = context.style;
    let guards = candidates(context, &it.guards);
    if it.kind == DeadlyKind::Bug {
        return style.say(&LinksLine::Bug { guards: &guards });
    }
    let text =
        style.say(&LinksLine::Deadly { deadly: Held(it.deadly.cells(), it.deadly.all_digits()), guards: &guards });
    let beside = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => {
            let cells = names(context, *cells);
            Some(only_at(context, (*digit).into(), HouseSet::of(*house), &cells))
        }
        Truth::Cell { cell, digits } if !it.deadly.cells().contains(*cell) => {
            Some(held(context, (*cell).into(), *digits))
        }
        _ => None,
    });
    let beside = style.semicolons(beside);
    if beside.is_empty() { text } else { text + &style.say(&LinksLine::DeadlyBeside { beside: &beside }) }
}

/// An assumption, what follows from it, and what it leaves empty.
pub(super) fn refuted(context: &StepContext<'_>, it: &Hypothesis) -> String {
    let end = emptied(context, it.end);
    format!("{} -> {end}", followed(context, it.assume, &it.steps))
}

/// An assumption and the steps from it, of many the last: `r1c1=3 -> r8c1=8 -> r7c5=3`.
fn followed(context: &StepContext<'_>, assume: Assumption, steps: &[Step]) -> String {
    let style = context.style;
    let count = steps.len();
    let conclusion = |step: &Step| style.conclusion(&step.conclusion);
    let assume = style.assumption(assume);
    if count <= TOLD {
        return std::iter::once(assume).chain(steps.iter().map(conclusion)).collect::<Vec<_>>().join(" -> ");
    }
    let [first, last] = [steps.first(), steps.last()].map(|step| step.map(conclusion).unwrap_or_default());
    let between = count - 2;
    style.say(&LinksLine::Followed { assume: &assume, first: &first, between, last: &last })
}

/// The words that count the steps to a result.
pub(super) fn after(style: Style, steps: usize) -> String {
    style.say(&LinksLine::After { steps })
}

/// The slot that nothing is left for.
pub(super) fn emptied(context: &StepContext<'_>, end: Slot) -> String {
    let style = context.style;
    match end {
        Slot::Cell(cell) => style.say(&LinksLine::CellEmpty { cell }),
        Slot::House(house, digit) => {
            style.say(&LinksLine::HouseLacks { digit, house: InShort(context.layout, HouseSet::of(house)) })
        }
    }
}

/// The candidates that are tried.
pub(super) fn forcing(context: &StepContext<'_>, it: &Forcing) -> String {
    let style = context.style;
    let tried: CandidateSet = it.cases.iter().map(|case| case.assume.candidate).collect();
    let choice = match it.choice {
        Choice::Slot(Slot::Cell(cell)) => held(context, cell.into(), tried.digits(cell)),
        Choice::Slot(Slot::House(house, digit)) => {
            style.say(&LinksLine::DigitOfHouse { digit, house: InShort(context.layout, HouseSet::of(house)) })
        }
        Choice::Candidate(candidate) => style.say(&LinksLine::OrNot { candidate }),
    };
    let cases = style.semicolons(it.cases.iter().map(|case| {
        let path = followed(context, case.assume, &case.steps);
        case.end.map_or(path.clone(), |end| format!("{path} -> {}", emptied(context, end)))
    }));
    style.say(&LinksLine::Forcing { choice: &choice, cases: &cases })
}

/// The candidates that each truth leaves.
pub(super) fn truths(context: &StepContext<'_>, step: &Step) -> String {
    let each = step.truths.iter().map(|truth| candidates(context, &truth.members()));
    context.style.semicolons(each)
}

/// Lines that stand by themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinksLine<'a> {
    Loop { start: &'a str, by: &'a str },
    Chain { ends: &'a str, by: &'a str },
    FishLink,
    DeadlyLink,
    EitherSide { sides: AnyOf<'a> },
    SideFails { pairs: &'a str },
    Ring { count: usize, digit: Digit, places: &'a str, others: &'a str },
    Kraken { digit: Digit, base: InShort<'a>, cover: InShort<'a>, fins: Blocks, starts: &'a str },
    Bug { guards: &'a str },
    Deadly { deadly: Held, guards: &'a str },
    DeadlyBeside { beside: &'a str },
    Followed { assume: &'a str, first: &'a str, between: usize, last: &'a str },
    After { steps: usize },
    CellEmpty { cell: Cell },
    HouseLacks { digit: Digit, house: InShort<'a> },
    DigitOfHouse { digit: Digit, house: InShort<'a> },
    OrNot { candidate: Candidate },
    Forcing { choice: &'a str, cases: &'a str },
}
