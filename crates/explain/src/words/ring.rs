//! An odd ring of places.
use super::deadly::one_is_true;
use super::sight::sees_all;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count, InOrder, OneByOne};
use qedoku_core::{CandidateSet, CellSet, Digit, House, Ring, Step};

/// Says that true and false cannot take turns around the ring, so that one of what else stands in its houses is true.
pub(super) fn why(context: &StepContext<'_>, ring: &Ring, step: &Step) -> String {
    let style = context.style;
    let digit = ring.digit;
    let guardians = CandidateSet::of_digit(digit, ring.guardians);
    let names: Vec<String> = ring.places.iter().map(|place| style.cell(place.cell)).collect();
    let houses: Vec<House> = ring.places.iter().map(|place| place.house).collect();
    let count = Count(names.len());
    let mut sentences = vec![
        style.say(&RingText::Lie { cells: AllOf(&names), houses: InOrder(context.layout, &houses), digit }),
        style.say(&RingText::Without { others: OneByOne(ring.guardians), digit, count: ring.guardians.len() }),
        style.say(&RingText::Odd { count }),
        one_is_true(context, &guardians),
    ];
    if guardians != step.conclusion.place {
        let ends: Vec<CellSet> = ring.guardians.iter().map(CellSet::of).collect();
        if ends.len() > 1 {
            sentences.push(sees_all(context, digit, step.conclusion.eliminate.cells(), &ends));
        }
        sentences.push(style.so(&step.conclusion));
    }
    style.sentences(sentences)
}

/// Sentences about odd rings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RingText<'a> {
    Lie { cells: AllOf<'a>, houses: InOrder<'a>, digit: Digit },
    Without { others: OneByOne, digit: Digit, count: usize },
    Odd { count: Count },
}
