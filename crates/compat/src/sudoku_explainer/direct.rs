//! Sudoku Explainer's placements that follow once a locked candidate or a hidden subset is seen, before anything is
//! eliminated.
use super::locked::ConfinedDigit;
use super::order::{as_technique, each_fresh_house};
use super::sized::SizedProducer;
use qedoku_core::CellSet;
use qedoku_techniques::intermediate::direct_claiming::DirectClaiming;
use qedoku_techniques::intermediate::direct_hidden_pair::DirectHiddenPair;
use qedoku_techniques::intermediate::direct_hidden_triple::DirectHiddenTriple;
use qedoku_techniques::intermediate::direct_pointing::DirectPointing;
use qedoku_techniques::kernels::direct::{self, HiddenDigits};
use qedoku_techniques::kernels::subset;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// Direct pointing and direct claiming.
#[derive(Clone, Copy, Debug)]
pub(super) struct DirectLocked;

impl Technique for DirectLocked {
    fn info(&self) -> &'static Info {
        &DirectPointing::INFO
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        &[&DirectPointing, &DirectClaiming]
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        ConfinedDigit::each(cx, true, |ConfinedDigit { digit, from, to }| {
            let info = if cx.layout.is_box(from) { &DirectPointing::INFO } else { &DirectClaiming::INFO };
            as_technique(info, sink, |sink| direct::left_over(digit, from, to, cx, sink))
        })
    }
}

/// Hidden subsets that leave another digit of the house one place.
pub(super) const DIRECT_HIDDEN_PAIRS: SizedProducer = SizedProducer::new(2, &[&DirectHiddenPair], hidden_subsets);
pub(super) const DIRECT_HIDDEN_TRIPLETS: SizedProducer = SizedProducer::new(3, &[&DirectHiddenTriple], hidden_subsets);

fn hidden_subsets(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_fresh_house(cx, |house| {
        if (cx.board.open() & cx.layout.cells(house)).len() <= size {
            return ControlFlow::Continue(());
        }
        let list = subset::digits_with_few_places(size, house, cx);
        list.choose_colex(CellSet::EMPTY, size, size, &mut |chosen, cells| {
            if cells.len() < size {
                return ControlFlow::Continue(());
            }
            let hidden = HiddenDigits { house, digits: list.keys(chosen).collect(), cells };
            // A digit that has lost a place to them has one there: the cells hold another candidate.
            hidden.last_places(cx).next().map_or(ControlFlow::Continue(()), |last| hidden.place(last, cx, sink))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::{board_without, finds};
    use qedoku_core::Candidate;

    #[test]
    fn boxes_confine_before_lines_and_two_places_are_needed() {
        let found = |kept: u8| {
            let board = board_without(|Candidate { cell, digit }| {
                let row = cell.row();
                let column = cell.column();
                match digit.value() {
                    // Row 1 confines 4 to box 1, so that row 2 has it outside.
                    4 if row == 1 => column > 3,
                    4 if row == 2 => column > 3 && column != 7 || column < kept,
                    // Box 1 confines 7 to column 1, so that box 4 has it elsewhere.
                    7 if row <= 3 => (2..=3).contains(&column),
                    7 if row <= 6 => (2..=3).contains(&column) && (row, column) != (5, 2),
                    _ => false,
                }
            });
            finds(&DirectLocked, &board)
        };
        // What a line leaves to a line, a box leaves to a box as well: box 2 has 4 in row 3 only.
        let pointing = ["direct-pointing 17 r5c2=7", "direct-pointing 17 r2c7=4"];
        let claiming = ["direct-claiming 19 r5c2=7", "direct-claiming 19 r2c7=4"];
        assert_eq!(found(1), [pointing, claiming].concat());
        assert_eq!(found(4), [&pointing[..], &claiming[..1]].concat(), "4 has one place in row 2");
    }
}
