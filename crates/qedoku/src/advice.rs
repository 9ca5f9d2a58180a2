//! The text of hints.
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Choice, DeadlyKind, Digit, DigitSet, Grid, House, HouseKind, HouseSet,
    Layout, Pattern, SetLogic, Sets, Slot, Step, Subset, Summand, Truth,
};
use qedoku_explain::noun::{AnyOf, Houses, OneOf, Or, Short};
use qedoku_explain::{StepContext, Style, closed_but, nothing_else};
use std::cmp::Reverse;

/// The text of a hint if nothing is left to do.
pub fn nothing(is_full: bool, style: Style) -> String {
    if is_full { style.say(&AdviceText::Full) } else { style.say(&AdviceText::There) }
}

/// The heading of the list of truths that a step rests on.
pub fn rests_on(style: Style) -> String {
    style.say(&AdviceText::RestsOn)
}

/// A statement that one of some candidates is true; if it is the only one, with what closes the others.
pub fn truth(context: &StepContext<'_>, truth: &Truth) -> String {
    let layout = context.layout;
    let style = context.style;
    if let (Some(slot), Some(left)) = (truth.slot(), truth.members().single()) {
        return nothing_else(context, slot, left);
    }
    match truth {
        Truth::Cell { cell, digits } => style.say(&AdviceText::CellIs { cell: *cell, digits: Or(*digits) }),
        Truth::House { house, digit, cells } => {
            let house = Houses(layout, HouseSet::of(*house));
            style.say(&AdviceText::HouseHas { digit: *digit, house, cells: OneOf(*cells) })
        }
        Truth::Guard(guard) => {
            let guards: Vec<String> = guard.guards.iter_by_cell().map(|it| style.candidate(it)).collect();
            style.say(&AdviceText::Guards { guards: AnyOf(&guards), cells: Short(guard.deadly.cells()) })
        }
        Truth::Sum(sum) => style.equation(sum),
        Truth::Filling(filling) => style.filling(context, filling),
        Truth::Symmetric(it) => style.say(&AdviceText::Symmetric { cell: it.cell, digits: Or(it.digits) }),
    }
}

/// The same, with what closes the others however many it leaves, for who asks what all of it rests on.
pub fn proved_truth(context: &StepContext<'_>, it: &Truth) -> String {
    let text = truth(context, it);
    let members = it.members();
    let slot = it.slot().filter(|_| members.single().is_none());
    let closed = slot.map(|slot| closed_but(context, slot, &members)).unwrap_or_default();
    if closed.is_empty() {
        return text;
    }
    context.style.spaced(context.style.say(&AdviceText::AsClosed { truth: &text, closed: &closed }))
}

/// The digits that a step is about: those of its pattern, where something is assumed those that are tried, of almost locked
/// sets those that link them and those that go.
pub(crate) fn digits(step: &Step) -> DigitSet {
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let cells = |cells: CellSet| {
        let of = step.truths.iter().filter(|truth| matches!(truth, Truth::Cell { cell, .. } if cells.contains(*cell)));
        of.fold(DigitSet::EMPTY, |all, truth| all | truth.members().all_digits())
    };
    match &step.pattern {
        Pattern::Hypothesis(it) => {
            let then = it.steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.place);
            then.all_digits() | it.assume.candidate.digit.into()
        }
        Pattern::Total(_) | Pattern::Filled(_) => step.conclusion.place.all_digits(),
        Pattern::Forcing(it) => it.cases.iter().map(|case| case.assume.candidate.digit).collect(),
        Pattern::Deadly(it) if it.kind == DeadlyKind::Bug => it.guards.all_digits(),
        Pattern::Deadly(it) => it.deadly.all_digits() | cells(CellSet::ALL),
        Pattern::Confined(it) => it.digit.into(),
        Pattern::Subset(Subset::Naked(it)) => it.digits,
        Pattern::Subset(Subset::Hidden(it)) => it.digits | DigitSet::from_iter(it.last),
        Pattern::Subset(Subset::AlmostLocked(it)) => it.digits,
        Pattern::Fish(it) => it.digit.into(),
        Pattern::Kraken(it) => {
            let ends: DigitSet = it.paths.iter().map(|path| path.end.digit).collect();
            ends | it.fish.digit.into()
        }
        Pattern::Ring(it) => it.digit.into(),
        Pattern::Wing(it) => cells(it.pivot | it.pincers),
        Pattern::Exclusion(it) => cells(it.base) | concluded.all_digits(),
        Pattern::Sets(Sets::Chain(it)) => {
            let linked = it.rest.iter().fold(DigitSet::EMPTY, |all, linked| all | linked.common);
            linked | concluded.all_digits()
        }
        Pattern::Sets(Sets::Blossom(it)) => {
            let linked = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
            linked | concluded.all_digits()
        }
        Pattern::Sets(it) => it.all().iter().fold(DigitSet::EMPTY, |all, set| all | set.digits),
        Pattern::SetLogic(it) => counted(it),
        // Of colors only those of the links that are needed.
        Pattern::Colors(it) => {
            let linked = step.truths.iter().fold(DigitSet::EMPTY, |all, truth| all | truth.members().all_digits());
            let all = it.clusters.iter().flatten().fold(DigitSet::EMPTY, |all, side| all | side.all_digits());
            if linked.is_empty() { all } else { linked | concluded.all_digits() }
        }
        Pattern::Chain(it) => it.members().all_digits(),
        Pattern::Templates(it) => it.digits,
        Pattern::Exocet(it) => it.digits,
        Pattern::Single(_) | Pattern::Symmetry(_) | Pattern::Guess => concluded.all_digits(),
        // Of a slot what goes has other digits, where a rule says so.
        Pattern::Clash(_) | Pattern::Truths => {
            step.truths.iter().fold(DigitSet::EMPTY, |all, truth| all | truth.members().all_digits())
        }
    }
}

/// The digits of houses that a count is about.
fn counted(it: &SetLogic) -> DigitSet {
    let of_house = |slot: &Slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None };
    it.base.iter().chain(&it.cover).filter_map(of_house).collect()
}

/// The cells of a pattern, where these say in which house to look: none where the first truth does.
fn pattern_cells(step: &Step) -> CellSet {
    match &step.pattern {
        Pattern::Wing(it) => it.pivot | it.pincers,
        Pattern::Sets(sets @ Sets::Chain(_)) => sets.all().iter().fold(CellSet::EMPTY, |all, set| all | set.cells),
        Pattern::Colors(it) => it.clusters.iter().flatten().fold(CellSet::EMPTY, |all, side| all | side.cells()),
        Pattern::Chain(it) => it.members().cells(),
        Pattern::Deadly(it) => it.deadly.cells(),
        Pattern::Exclusion(it) => it.base,
        Pattern::Exocet(it) => it.base,
        Pattern::Total(_) | Pattern::Filled(_) => {
            step.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells())
        }
        _ => CellSet::EMPTY,
    }
}

/// The house with the most of some cells, and then with the most of those where something goes; a box before a row or column.
fn house_with_most(layout: &Layout, cells: CellSet, gone: CellSet) -> Option<House> {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    let count = |house: &House| {
        let own = layout.cells(*house);
        ((own & cells).len(), (own & gone).len(), boxes.contains(*house), Reverse(*house))
    };
    (boxes | layout.lines()).iter().max_by_key(count).filter(|_| !cells.is_empty())
}

/// The house to look at: where something is assumed, the box of its cell or the house whose places are tried; of a pattern
/// that lies in one house this one, of one that lies in several that with the most of its cells; of other steps that of the
/// first truth, or the box of its cell.
pub(crate) fn house(layout: &Layout, step: &Step) -> House {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    let own = |cell: Cell| (layout.houses_of(cell) & boxes).first();
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let assumed = match &step.pattern {
        Pattern::Hypothesis(it) => own(it.assume.candidate.cell),
        Pattern::Forcing(it) => match it.choice {
            Choice::Slot(Slot::House(house, _)) => Some(house),
            Choice::Slot(Slot::Cell(cell)) | Choice::Candidate(Candidate { cell, .. }) => own(cell),
        },
        Pattern::Subset(Subset::Naked(it)) => it.houses.first(),
        Pattern::Subset(Subset::Hidden(it)) => Some(it.house),
        Pattern::Total(_) => added(step).or_else(|| house_with_most(layout, pattern_cells(step), concluded.cells())),
        Pattern::Deadly(it) if it.kind == DeadlyKind::Bug => it.guards.cells().first().and_then(own),
        Pattern::Sets(Sets::Blossom(it)) => own(it.stem),
        Pattern::Sets(Sets::SueDeCoq(it)) => it.crossing.cells.first().and_then(own),
        _ => house_with_most(layout, pattern_cells(step), concluded.cells()),
    };
    if let Some(house) = assumed {
        return house;
    }
    let cells = step.truths.first().map(|truth| match truth.slot() {
        Some(Slot::House(house, _)) => Err(house),
        _ => Ok(truth.members().cells()),
    });
    let cells = match cells {
        Some(Err(house)) => return house,
        Some(Ok(cells)) if !cells.is_empty() => cells,
        _ => concluded.cells(),
    };
    let of = cells.first().and_then(own);
    of.or_else(|| layout.houses().first()).expect("a layout has houses")
}

/// The same, but of a cell with one digit left the house that closes the most of the others.
pub(crate) fn house_to_look_at(layout: &Layout, values: &Grid, step: &Step) -> House {
    let Pattern::Single(it) = &step.pattern else { return house(layout, step) };
    let Slot::Cell(cell) = it.slot else { return house(layout, step) };
    let has = |house: &House| {
        let standing: DigitSet = layout.cells(*house).iter().filter_map(|cell| values.get(cell)).collect();
        (standing.len(), Reverse(*house))
    };
    layout.houses_of(cell).iter().max_by_key(has).unwrap_or_else(|| house(layout, step))
}

/// The first house whose total is added or taken off.
fn added(step: &Step) -> Option<House> {
    let sums = step.truths.iter().filter_map(|truth| if let Truth::Sum(sum) = truth { Some(sum) } else { None });
    let house = |of| if let Summand::House(house) = of { Some(house) } else { None };
    sums.flat_map(|sum| &sum.from).find_map(|addend| house(addend.of))
}

/// The messages of hints.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AdviceText<'a> {
    Full,
    There,
    RestsOn,
    CellIs { cell: Cell, digits: Or },
    HouseHas { digit: Digit, house: Houses<'a>, cells: OneOf },
    AsClosed { truth: &'a str, closed: &'a str },
    Guards { guards: AnyOf<'a>, cells: Short },
    Symmetric { cell: Cell, digits: Or },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::generate;
    use qedoku_techniques::{Profile, Solver, Tier};

    #[test]
    fn the_house_to_look_at_holds_what_is_assumed() {
        let layout = Layout::classic();
        let profile = Profile::default().only(|info| info.tier == Tier::Simple || info.tier == Tier::Ultimate);
        let mut assumed = 0;
        let mut cases = 0;
        for made in generate(7, 6) {
            for step in Solver::new(layout, &profile).solve(&made.puzzle).steps {
                let house = house(layout, &step);
                match &step.pattern {
                    Pattern::Hypothesis(it) => {
                        assert!(layout.cells(house).contains(it.assume.candidate.cell), "{step:?}");
                        assert_eq!(layout.kind(house), HouseKind::Box);
                        assumed += 1;
                    }
                    Pattern::Forcing(it) => {
                        let cells = it.cases.iter().map(|case| case.assume.candidate.cell);
                        assert!(cells.into_iter().all(|cell| layout.cells(house).contains(cell)), "{step:?}");
                        cases += 1;
                    }
                    _ => {}
                }
            }
        }
        assert!(assumed > 0 && cases > 0, "{assumed} {cases}");
    }
}
