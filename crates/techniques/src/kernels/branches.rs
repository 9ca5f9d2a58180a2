//! Arguments of several branches: what follows from each assumption, step by step.
use crate::intermediate::hidden_single::{HiddenSingleBox, HiddenSingleColumn, HiddenSingleRegion, HiddenSingleRow};
use crate::simple::naked_single::NakedSingle;
use crate::{Context, Info, proof};
use qedoku_core::{
    Board, Candidate, Case, Choice, Conclusion, Forcing, HouseKind, Hypothesis, Pattern, Single, Slot, Step,
    StepRating, Truth,
};

/// The argument that cases make, which choose from this, or of which the one there is ends in a contradiction, with the
/// truths that it rests on.
pub fn argument(
    cx: &Context<'_>,
    choice: Option<Choice>,
    cases: Vec<Case>,
    conclusion: &Conclusion,
) -> (Pattern, Vec<Truth>) {
    let nested = cases.iter().flat_map(|case| &case.steps).any(|step| step.hypothesis_depth() > 0);
    let mut slots: Vec<Slot> = choice.and_then(Choice::slot).into_iter().collect();
    for case in &cases {
        for slot in case.steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot).chain(case.end) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
    }
    let mut truths = cx.truths(&slots);
    // What assumptions inside rest on follows only by trying them again.
    if !nested {
        let kept = proof::fewest(cx.layout, truths.clone(), conclusion);
        let first = truths.first().filter(|_| choice.is_some_and(|choice| choice.slot().is_some())).cloned();
        truths = first.into_iter().filter(|first| !kept.contains(first)).chain(kept.clone()).collect();
    }
    (pattern(choice, cases), truths)
}

fn pattern(choice: Option<Choice>, cases: Vec<Case>) -> Pattern {
    match choice {
        Some(choice) => Forcing { choice, cases }.into(),
        None => match cases.into_iter().next() {
            Some(Case { assume, steps, end: Some(end) }) => Hypothesis { assume, steps, end }.into(),
            _ => Pattern::Truths,
        },
    }
}

/// The step of a single on the board of a branch: the candidate is the last one of the slot.
pub fn single(on: &Context<'_>, candidate: Candidate, slot: Slot) -> Step {
    let info = match slot {
        Slot::Cell(_) => &NakedSingle::INFO,
        Slot::House(house, _) => match on.layout.kind(house) {
            HouseKind::Box => &HiddenSingleBox::INFO,
            HouseKind::Row => &HiddenSingleRow::INFO,
            HouseKind::Column => &HiddenSingleColumn::INFO,
            HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => &HiddenSingleRegion::INFO,
        },
    };
    step(info, &Conclusion::placing(candidate), Single { slot }.into(), on.truths(&[slot]))
}

/// A step of a branch.
pub fn step(info: &Info, conclusion: &Conclusion, pattern: Pattern, truths: Vec<Truth>) -> Step {
    Step { technique: info.slug(), conclusion: *conclusion, pattern, truths, rating: StepRating::NONE }
}

impl<'a> Context<'a> {
    /// The same on another board, where nothing was derived yet.
    pub fn on<'b>(&self, board: &'b Board) -> Context<'b>
    where
        'a: 'b,
    {
        Context::naming(board, self.easier, self.names)
    }
}
