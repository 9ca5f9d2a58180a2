//! A step in one line of notation, from which an expert sees all: `7 r19\c49 => r27c4,r26c9<>7`.
pub(super) mod colors;
pub(super) mod deadly;
pub(super) mod led;
pub(super) mod linked;
pub(super) mod locked;
pub(super) mod terms;

use self::terms::{BriefText, around, at, cells, held, houses};
use crate::notation::{chain, settled};
use crate::step_context::StepContext;
use crate::words::boxed::box_of;
use crate::words::noun::AllOf;
use crate::words::{clash, filled, guess, symmetry, total};
use qedoku_core::{Case, Chain, Conclusion, Confined, House, Pattern, Ring, Sets, Slot, Step, Subset, Truth};

/// The line without the name of the technique: `9 in b6 at r5c89 => r5c1<>9`.
pub(super) fn why(context: &StepContext<'_>, step: &Step) -> String {
    let argument = argument(context, step);
    let conclusion = concluded(context, step);
    if argument.is_empty() { conclusion } else { format!("{argument} => {conclusion}") }
}

/// The line of a pattern that notation writes as chains, though it is none; nothing for others.
pub(crate) fn linked_line(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let is_linked = match &step.pattern {
        Pattern::Wing(_) | Pattern::Colors(_) => true,
        Pattern::Sets(it) => !matches!(it, Sets::SueDeCoq(_)),
        _ => false,
    };
    let line = is_linked.then(|| why(context, step))?;
    ["(", "A ", "B "].iter().any(|start| line.starts_with(start)).then_some(line)
}

/// The result of a case of a forcing.
pub(super) fn case(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> String {
    let led = led::case(context, case, conclusion);
    if case.end.is_some() { led } else { format!("{led} => {}", context.style.conclusion(conclusion)) }
}

/// The argument before the conclusion; nothing for a single.
fn argument(context: &StepContext<'_>, step: &Step) -> String {
    match &step.pattern {
        Pattern::Single(_) => String::new(),
        Pattern::Confined(it) => locked::confined(context, it),
        Pattern::Clash(it) => clash::brief(context, it, step),
        Pattern::Total(it) => total::brief(context, *it, step),
        Pattern::Filled(_) => filled::brief(context, step),
        Pattern::Subset(it) => locked::subset(context, it),
        Pattern::Fish(it) => locked::fish(context, it),
        Pattern::SetLogic(it) => locked::set_logic(context, it),
        Pattern::Wing(it) => linked::wing(context, it),
        Pattern::Sets(it) => linked::sets(context, it, step),
        Pattern::Colors(it) => colors::argument(context, &it.clusters, step),
        Pattern::Chain(it) => chained(context, it),
        Pattern::Ring(it) => ring(context, it),
        Pattern::Kraken(it) => linked::kraken(context, it),
        Pattern::Deadly(it) => deadly::argument(context, it, step),
        Pattern::Exclusion(it) => led::exclusion(context, it, step),
        Pattern::Templates(it) => locked::templates(context, it, step),
        Pattern::Exocet(it) => locked::exocet(context, it, step),
        Pattern::Symmetry(it) => symmetry::brief(context, it.cells, step),
        Pattern::Hypothesis(it) => led::hypothesis(context, it),
        Pattern::Forcing(it) => led::forcing(context, it, &step.conclusion),
        Pattern::Guess => guess::brief(context.style),
        Pattern::Truths => truths(context, step),
    }
}

/// A chain; behind the box of an empty rectangle, where it goes through one.
fn chained(context: &StepContext<'_>, it: &Chain) -> String {
    let links = chain(context, it);
    let Some((house, digit)) = box_of(context, it) else { return links };
    let places = context.board.plane(digit) & context.layout.cells(house);
    context.style.say(&BriefText::Joined { parts: AllOf(&[at(context, digit.into(), house, places), links]) })
}

/// The conclusion, with the house of a digit that is the last one of it or has one place left then.
fn concluded(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    let conclusion = style.conclusion(&settled(context, step));
    match last_house(step) {
        Some(house) => style.say(&BriefText::PlacedIn { placed: &conclusion, house: &houses(context, [house]) }),
        None => conclusion,
    }
}

fn last_house(step: &Step) -> Option<House> {
    match step.pattern {
        Pattern::Single(single) => match single.slot {
            Slot::House(house, _) => Some(house),
            Slot::Cell(_) => None,
        },
        Pattern::Confined(Confined { last, .. }) => last,
        Pattern::Subset(Subset::Hidden(it)) => it.last.map(|_| it.house),
        _ => None,
    }
}

/// The ring, and the places beside it.
fn ring(context: &StepContext<'_>, it: &Ring) -> String {
    let style = context.style;
    let places: Vec<String> = it.places.iter().map(|place| style.cell(place.cell)).collect();
    let around = around(context, it.digit.into(), &places);
    let others = cells(context, it.guardians);
    style.say(&BriefText::Beside { around: &around, others: &others })
}

/// The candidates that each truth leaves.
fn truths(context: &StepContext<'_>, step: &Step) -> String {
    let each = step.truths.iter().map(|truth| truth_left(context, truth));
    context.style.say(&BriefText::Joined { parts: AllOf(&each.collect::<Vec<_>>()) })
}

fn truth_left(context: &StepContext<'_>, truth: &Truth) -> String {
    match truth {
        Truth::Cell { cell, digits } => held(context, (*cell).into(), *digits),
        Truth::House { house, digit, cells } => at(context, (*digit).into(), *house, *cells),
        Truth::Sum(sum) => context.style.brief_equation(sum),
        Truth::Filling(filling) => filling.rule.name(context.layout),
        Truth::Guard(_) | Truth::Symmetric(_) => crate::notation::node(context.style, &truth.members()),
    }
}
