//! Says what cells could do with nothing but some digits in them: change these, so that there would be two solutions.
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count};
use crate::words::prose::ProseText;
use qedoku_core::{Candidate, CandidateSet, CellSet, DigitSet, HouseSet};

/// Says that cells would have two fillings with only these candidates, and that one of the guards is true.
pub(super) fn swapped(context: &StepContext<'_>, deadly: &CandidateSet, guards: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let cells = deadly.cells();
    let digits = deadly.all_digits();
    let names: Vec<String> = cells.iter().map(|cell| style.cell(cell)).collect();
    let count = Count(cells.len());
    let lead = match (is_rectangle(context, cells), digits.len()) {
        (true, 2) => {
            vec![style.say(&SwapText::Rectangle { cells: AllOf(&names) }), style.say(&SwapText::Swap { digits, count })]
        }
        (_, 2) => vec![style.say(&SwapText::SwapIn { cells, digits })],
        _ => vec![style.say(&SwapText::Change { cells, digits })],
    };
    let two = style.say(&SwapText::TwoSolutions);
    let groups = cells_by_digits(guards);
    let each: Vec<String> = groups
        .iter()
        .map(|&(digits, cells)| {
            style.holds_inside(
                &cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit })).collect(),
            )
        })
        .collect();
    let holds = match each.as_slice() {
        [one, other] if guards.cells().len() > 2 => style.say(&ProseText::EitherOr { one, other }),
        [_] | [] => style.holds(guards),
        // Guards of several digits cell by cell, as the links take them.
        _ => {
            let cells = guards.cells().iter();
            style.either(cells.map(|cell| style.holds(&CandidateSet::of_cell(cell, guards.digits(cell)))))
        }
    };
    lead.into_iter().chain([two, style.say(&SwapText::So { holds: &holds })]).collect()
}

/// True if cells are the corners of a rectangle in two boxes.
fn is_rectangle(context: &StepContext<'_>, cells: CellSet) -> bool {
    let [rows, columns] = context.layout.rows_and_columns();
    let met = |among: HouseSet| among.filter(|house| context.layout.cells(house).meets(cells)).len();
    cells.len() == 4 && [rows, columns, context.layout.boxes()].into_iter().all(|among| met(among) == 2)
}

/// Sentences about cells that could change their digits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SwapText<'a> {
    Rectangle { cells: AllOf<'a> },
    Swap { digits: DigitSet, count: Count },
    SwapIn { cells: CellSet, digits: DigitSet },
    Change { cells: CellSet, digits: DigitSet },
    TwoSolutions,
    So { holds: &'a str },
}
