//! Sudoku Explainer's fish of two to four lines.
use super::sized::SizedProducer;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use qedoku_techniques::advanced::fish::basic::{Jellyfish, Swordfish, XWing};
use qedoku_techniques::kernels::fish;
use qedoku_techniques::{Context, Sink};
use std::ops::ControlFlow;

/// As many lines as the lines across that hold all their places for a digit.
pub(super) const X_WINGS: SizedProducer = SizedProducer::new(2, &[&XWing], line_fish);
pub(super) const SWORDFISH: SizedProducer = SizedProducer::new(3, &[&Swordfish], line_fish);
pub(super) const JELLYFISH: SizedProducer = SizedProducer::new(4, &[&Jellyfish], line_fish);

fn line_fish(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // A fish depends on the places of its digit alone.
    let digits = DigitSet::ALL.filter(|digit| !cx.board.plane(digit).is_empty() && !cx.fresh(digit).is_empty());
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    for [base, cover] in [[HouseKind::Column, HouseKind::Row], [HouseKind::Row, HouseKind::Column]] {
        let [base, cover] = [base, cover].map(|kind| cx.layout.houses_of_kind(kind));
        let lines = FishLines::of(size, digits, base, cover, cx);
        lines.choose(lines.len, HouseSet::EMPTY, digits, cx, sink)?;
    }
    ControlFlow::Continue(())
}

/// Lines of one kind, and where each digit with few places in them has these.
struct FishLines {
    size: usize,
    cover: HouseSet,
    houses: [House; 9],
    len: usize,
    /// For each line the digits with two places to as many as the fish has lines.
    digits: [DigitSet; 9],
    /// For each line and digit the lines across.
    across: [[HouseSet; Digit::COUNT]; 9],
}

impl FishLines {
    fn of(size: usize, digits: DigitSet, base: HouseSet, cover: HouseSet, cx: &Context<'_>) -> Self {
        let mut it = Self {
            size,
            cover,
            houses: [House::from_index(0); 9],
            len: 0,
            digits: [DigitSet::EMPTY; 9],
            across: [[HouseSet::EMPTY; Digit::COUNT]; 9],
        };
        // Where the digit is placed so often that no lines are left beside the fish, there is none.
        let digits = digits.filter(|digit| (base - cx.board.placed_houses(digit)).len() >= 2 * size);
        if digits.is_empty() {
            return it;
        }
        for house in base {
            let across = &mut it.across[it.len];
            for cell in cx.board.open() & cx.layout.cells(house) {
                let line = cx.layout.houses_of(cell) & cover;
                for digit in cx.board.digits(cell) & digits {
                    across[digit.index()] |= line;
                }
            }
            it.digits[it.len] = digits.filter(|digit| (2..=size).contains(&across[digit.index()].len()));
            it.houses[it.len] = house;
            it.len += 1;
        }
        it
    }

    /// Chooses what the base lacks of the first `among` lines, the last of them first; `digits` stand well in those chosen.
    fn choose(
        &self,
        among: usize,
        base: HouseSet,
        digits: DigitSet,
        cx: &Context<'_>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let missing = self.size - base.len();
        if missing == 0 {
            return digits.iter().try_for_each(|digit| self.report(digit, base, cx, sink));
        }
        for last in missing - 1..among {
            let digits = digits & self.digits[last];
            if !digits.is_empty() {
                self.choose(last, base.with(self.houses[last]), digits, cx, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the fish with this base, if it is one.
    fn report(&self, digit: Digit, base: HouseSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let lines = (0..self.len).filter(|&line| base.contains(self.houses[line]));
        let cover = lines.fold(HouseSet::EMPTY, |all, line| all | self.across[line][digit.index()]);
        debug_assert!(cover.is_subset(self.cover), "lines across");
        if cover.len() != self.size {
            return ControlFlow::Continue(());
        }
        let cells = |houses: HouseSet| houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house));
        let gone = cx.board.plane(digit) & (cells(cover) - cells(base));
        fish::FoundFish { digit, base, cover, fins: CellSet::EMPTY, gone }.report(cx, sink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::{board_without, steps};
    use qedoku_core::{Candidate, Pattern};

    /// The digit and the base of each fish, in the order of finding.
    fn found(fish: &SizedProducer, removed: impl Fn(u32, usize, usize) -> bool) -> Vec<String> {
        let board = board_without(|Candidate { cell, digit }| {
            removed(u32::from(digit.value()), usize::from(cell.row()), usize::from(cell.column()))
        });
        let layout = qedoku_core::Layout::classic();
        let texts = steps(fish, &board).into_iter().map(|step| {
            let Pattern::Fish(fish) = step.pattern else { panic!("no fish") };
            let names: Vec<&str> = fish.base.iter().map(|house| layout.house_name(house)).collect();
            format!("{} {}", fish.digit, names.join(" "))
        });
        texts.collect()
    }

    #[test]
    fn columns_come_first_then_sets_of_lines_by_their_last_line_then_digits() {
        let wings = found(&X_WINGS, |digit, row, column| match digit {
            2 => [2, 7].contains(&row) && ![1, 8].contains(&column),
            4 => [2, 3].contains(&column) && ![1, 8].contains(&row),
            9 => [2, 3].contains(&column) && ![4, 9].contains(&row),
            5 => [1, 4].contains(&column) && ![1, 8].contains(&row),
            _ => false,
        });
        assert_eq!(wings, ["4 c2 c3", "9 c2 c3", "5 c1 c4", "2 r2 r7"]);
    }

    #[test]
    fn a_line_with_one_place_makes_no_fish() {
        let thin =
            |digit, row, column| digit == 4 && (column == 2 && row != 1 || column == 3 && ![1, 8].contains(&row));
        assert_eq!(found(&X_WINGS, thin), [""; 0]);
    }
}
