//! Arguments that go from candidate to candidate: wings and colors.
use super::list;
use crate::notation;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Step};

/// Says how few cells with as few digits leave one of the digits no way out of them.
pub(super) fn wing((pivot, pincers): (CellSet, CellSet), digits: DigitSet, step: &Step) -> String {
    let (cells, conclusion) = (pivot | pincers, notation::conclusion(&step.conclusion));
    let all: DigitSet = step.truths.iter().flat_map(|truth| truth.members().iter()).map(|it| it.digit).collect();
    let (named, taken) = (notation::cells(cells), list::and(digits));
    if all.len() != cells.len() {
        let pivot = notation::cells(pivot);
        return format!("whatever {pivot} holds, one of {named} takes {taken}, so {conclusion}");
    }
    let (count, others) = (cells.len(), list::and(all - digits));
    format!(
        "{named} hold only {}, {count} digits for {count} cells, and each of {others} can stand in them only once, so one of \
         them takes {taken} and {conclusion}",
        list::and(all)
    )
}

/// Says which candidates are true together, and what that leaves out.
pub(super) fn colors(clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let turns = |[one, other]: &[CandidateSet; 2]| format!("either {} or {}", group(one), group(other));
    let turns = list::and(clusters.iter().map(turns));
    let gone = step.conclusion.eliminate;
    let conclusion = notation::conclusion(&step.conclusion);
    match (clusters.iter().flatten().find(|color| gone.is_subset(color)), clusters.len()) {
        (Some(color), 1) => {
            let color = group(color);
            format!("{turns} are all true; but {color} exclude each other or leave no room, so {conclusion}")
        }
        (Some(color), _) => {
            format!(
                "{turns} are all true; {} would exclude both sides of the other pair, so {conclusion}",
                group(color)
            )
        }
        (None, 1) => format!("{turns} are all true; both exclude the same, so {conclusion}"),
        (None, _) => format!(
            "{turns} are all true; a side of one excludes a side of the other, so one of the opposite sides is true: \
             either way {conclusion}"
        ),
    }
}

/// Candidates of one digit: `(5)r1c23`; of one cell: `(57)r1c2`; others one by one.
pub(super) fn group(set: &CandidateSet) -> String {
    let digits: Vec<Digit> = Digit::ALL.into_iter().filter(|&digit| !set.plane(digit).is_empty()).collect();
    let cells: Vec<Cell> = set.cells().into_iter().collect();
    if let [cell] = cells.as_slice() {
        return format!("({}){cell}", set.digits(*cell));
    }
    list::commas(digits.iter().map(|&digit| format!("({digit}){}", notation::cells(set.plane(digit)))))
}
