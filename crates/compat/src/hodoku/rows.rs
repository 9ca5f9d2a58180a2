//! The rows of HoDoKu's table that its default solve uses, by index.
use super::als::{AlsChains, AlsWings, AlsXz};
use super::chains::{RemotePairs, TurbotFish, XChains, XyChains};
use super::finder::RowSearch;
use super::fish::{self, FishSort};
use super::forcing::Forcings;
use super::loops::LoopRows;
use super::rectangles::{self, RECTANGLES, RectangleKind};
use super::{avoidable, bug, colors, guess, locked, single_digit, singles, subsets, sue_de_coq, wings};
use qedoku_core::HodokuLevel;
use qedoku_techniques::Technique;

/// A row of HoDoKu's table of techniques.
#[derive(Clone, Copy, Debug)]
pub struct HodokuRow {
    /// The number by which the rows are ordered.
    pub index: u16,
    /// The level to which a step of the row lifts a puzzle.
    pub level: HodokuLevel,
    /// The score of a step of the row.
    pub score: u16,
    /// The technique that searches for the steps.
    pub technique: &'static dyn Technique,
}

impl HodokuRow {
    /// The row whose search reports a step of this technique with this score.
    pub fn of(slug: &str, score: u16) -> Option<&'static Self> {
        HODOKU_ROWS.iter().find(|row| row.score == score && row.technique.reports(slug))
    }
}

/// Writes a row with a search of its own.
macro_rules! row {
    ($index:literal, $level:ident, $score:literal, $parts:expr, $search:expr) => {
        HodokuRow {
            index: $index,
            level: HodokuLevel::$level,
            score: $score,
            technique: &RowSearch { score: $score, parts: $parts, search: $search },
        }
    };
}

/// The rows, in the order in which they search.
pub static HODOKU_ROWS: [HodokuRow; 57] = [
    row!(100, Easy, 4, singles::FULL_HOUSE, singles::full_houses),
    row!(200, Easy, 4, singles::NAKED, singles::naked),
    row!(300, Easy, 14, singles::HIDDEN, singles::hidden),
    row!(1000, Medium, 40, subsets::LOCKED[0], |find| subsets::locked(2, find)),
    row!(1100, Medium, 60, subsets::LOCKED[1], |find| subsets::locked(3, find)),
    row!(1200, Medium, 50, locked::POINTING, locked::pointing),
    row!(1210, Medium, 50, locked::CLAIMING, locked::claiming),
    row!(1300, Medium, 60, subsets::NAKED[0], |find| subsets::naked(2, find)),
    row!(1400, Medium, 80, subsets::NAKED[1], |find| subsets::naked(3, find)),
    row!(1500, Medium, 70, subsets::HIDDEN[0], |find| subsets::hidden(2, find)),
    row!(1600, Medium, 100, subsets::HIDDEN[1], |find| subsets::hidden(3, find)),
    row!(2000, Hard, 120, subsets::NAKED[2], |find| subsets::naked(4, find)),
    row!(2100, Hard, 150, subsets::HIDDEN[2], |find| subsets::hidden(4, find)),
    row!(2200, Hard, 140, fish::BASIC[0], |find| fish::search(FishSort::Basic, 2, find)),
    row!(2300, Hard, 150, fish::BASIC[1], |find| fish::search(FishSort::Basic, 3, find)),
    row!(2400, Hard, 160, fish::BASIC[2], |find| fish::search(FishSort::Basic, 4, find)),
    HodokuRow { index: 2800, level: HodokuLevel::Hard, score: 110, technique: &RemotePairs },
    row!(2900, Hard, 100, bug::BUG_PLUS_1, bug::bug_plus_1),
    row!(3000, Hard, 130, single_digit::SKYSCRAPER, single_digit::skyscrapers),
    row!(3100, Hard, 150, single_digit::KITE, single_digit::kites),
    HodokuRow { index: 3120, level: HodokuLevel::Hard, score: 120, technique: &TurbotFish },
    row!(3170, Hard, 120, single_digit::EMPTY_RECTANGLE, single_digit::empty_rectangles),
    row!(3200, Hard, 150, wings::W, wings::w_wings),
    row!(3300, Hard, 160, wings::XY, wings::xy_wings),
    row!(3400, Hard, 180, wings::XYZ, wings::xyz_wings),
    row!(3500, Hard, 100, RECTANGLES[0], |find| rectangles::search(RectangleKind::Type1, find)),
    row!(3600, Hard, 100, RECTANGLES[1], |find| rectangles::search(RectangleKind::Type2, find)),
    row!(3700, Hard, 100, RECTANGLES[2], |find| rectangles::search(RectangleKind::Type3, find)),
    row!(3800, Hard, 100, RECTANGLES[3], |find| rectangles::search(RectangleKind::Type4, find)),
    row!(3900, Hard, 100, RECTANGLES[4], |find| rectangles::search(RectangleKind::Type5, find)),
    row!(4000, Hard, 100, RECTANGLES[5], |find| rectangles::search(RectangleKind::Type6, find)),
    row!(4010, Hard, 100, RECTANGLES[6], |find| rectangles::search(RectangleKind::Hidden, find)),
    row!(4020, Hard, 100, avoidable::AVOIDABLE[0], |find| avoidable::search(1, find)),
    row!(4030, Hard, 100, avoidable::AVOIDABLE[1], |find| avoidable::search(2, find)),
    row!(4100, Hard, 130, fish::FINNED[0], |find| fish::search(FishSort::Finned, 2, find)),
    row!(4200, Hard, 150, fish::SASHIMI[0], |find| fish::search(FishSort::Sashimi, 2, find)),
    row!(4300, Unfair, 200, fish::FINNED[1], |find| fish::search(FishSort::Finned, 3, find)),
    row!(4400, Unfair, 240, fish::SASHIMI[1], |find| fish::search(FishSort::Sashimi, 3, find)),
    row!(4500, Unfair, 250, fish::FINNED[2], |find| fish::search(FishSort::Finned, 4, find)),
    row!(4600, Unfair, 260, fish::SASHIMI[2], |find| fish::search(FishSort::Sashimi, 4, find)),
    row!(5300, Unfair, 250, sue_de_coq::SUE_DE_COQ, sue_de_coq::search),
    row!(5330, Hard, 150, colors::SIMPLE, colors::simple),
    row!(5360, Hard, 200, colors::MULTI, colors::multi),
    HodokuRow { index: 5400, level: HodokuLevel::Unfair, score: 260, technique: &XChains },
    HodokuRow { index: 5500, level: HodokuLevel::Unfair, score: 260, technique: &XyChains },
    HodokuRow { index: 5600, level: HodokuLevel::Unfair, score: 280, technique: &LoopRows::PLAIN },
    HodokuRow { index: 5650, level: HodokuLevel::Unfair, score: 300, technique: &LoopRows::GROUPED },
    HodokuRow { index: 5700, level: HodokuLevel::Unfair, score: 300, technique: &AlsXz },
    HodokuRow { index: 5800, level: HodokuLevel::Unfair, score: 320, technique: &AlsWings },
    HodokuRow { index: 5900, level: HodokuLevel::Unfair, score: 340, technique: &AlsChains },
    row!(6100, Unfair, 300, fish::FRANKEN[0], |find| fish::search(FishSort::Franken, 2, find)),
    row!(6200, Unfair, 350, fish::FRANKEN[1], |find| fish::search(FishSort::Franken, 3, find)),
    row!(6700, Unfair, 390, fish::FINNED_FRANKEN[0], |find| fish::search(FishSort::FinnedFranken, 2, find)),
    row!(6800, Unfair, 410, fish::FINNED_FRANKEN[1], |find| fish::search(FishSort::FinnedFranken, 3, find)),
    HodokuRow { index: 8500, level: HodokuLevel::Extreme, score: 500, technique: &Forcings::CHAINS },
    HodokuRow { index: 8600, level: HodokuLevel::Extreme, score: 700, technique: &Forcings::NETS },
    row!(8900, Extreme, 10_000, guess::GUESS, guess::row),
];

#[cfg(test)]
mod tests {
    use super::super::testing::{all, board};
    use super::*;
    use crate::profiles;
    use qedoku_core::{Candidate, Cell, Digit, Layout, Puzzle};
    use qedoku_techniques::{Context, Sink, Solver, Want};

    #[test]
    fn rows_search_by_index_and_report_with_their_scores() {
        assert!(HODOKU_ROWS.windows(2).all(|rows| rows[0].index < rows[1].index));
        let layout = Layout::classic();
        let profile = profiles::hodoku();
        assert_eq!(profile.techniques().len(), HODOKU_ROWS.len());
        let mut board = board(".89.4.......1..8...1.92.4....3......59.612..8.......52...2.....9.43...75..8..1...");
        let mut solver = Solver::new(layout, &profile);
        while let Some(step) = solver.next_step(&board) {
            for row in &HODOKU_ROWS {
                for step in all(row.index, &board) {
                    assert!(step.rating.hodoku == Some(row.score) && row.technique.reports(step.technique.as_str()));
                }
            }
            board.apply(&step.conclusion);
        }
    }

    /// Singles go by their queues, not by the position.
    const FIRST_AFTER_SINGLES: u16 = 1000;

    #[test]
    fn what_a_run_looks_at_again_is_enough() {
        let layout = Layout::classic();
        let profile = profiles::hodoku();
        let mut solver = Solver::new(layout, &profile);
        let mut rows = std::collections::BTreeSet::new();
        let generated = qedoku_fixtures::root().join("fixtures/_puzzles/generated.txt");
        for puzzle in qedoku_fixtures::puzzles(&generated).unwrap().into_iter().take(100) {
            for (_, before, step) in solver.solve(&Puzzle::from_givens(puzzle)).replay() {
                let Some(row) = HodokuRow::of(step.technique.as_str(), step.rating.hodoku.unwrap_or(0)) else {
                    continue;
                };
                for other in HODOKU_ROWS.iter().filter(|it| (FIRST_AFTER_SINGLES..=row.index).contains(&it.index)) {
                    let mut sink = Sink::new(&before, Want::First, other.technique);
                    let _ = other.technique.search(&Context::new(&before, &[]), &mut sink);
                    let found = sink.into_steps().pop().map(|found| found.conclusion);
                    let expected = (other.index == row.index).then_some(step.conclusion);
                    assert_eq!(found, expected, "puzzle {puzzle}: row {}, row {} fires", other.index, row.index);
                }
                rows.insert(row.index);
            }
        }
        assert!(rows.len() > 20, "{rows:?}");
    }

    #[test]
    fn a_single_that_is_none_is_not_asked_for_again() {
        let mut bare = board(&".".repeat(81));
        for digit in Digit::ALL {
            bare.eliminate(Candidate { cell: Cell::at(5, 5), digit });
        }
        for row in &HODOKU_ROWS[..3] {
            for want in [Want::First, Want::All] {
                let mut sink = Sink::new(&bare, want, row.technique);
                let _ = row.technique.search(&Context::new(&bare, &[]), &mut sink);
                assert!(sink.into_steps().is_empty(), "{}", row.index);
            }
        }
    }
}
