//! The rows of Sudoku Explainer 1.18 that 1.2.1 has not.
use super::choice::AddedFind;
use super::strong_links::StrongLinks;
use super::wings::FlankedSets;
use qedoku_core::Board;
use qedoku_techniques::advanced::chains::continuous_nice_loop::ContinuousNiceLoop;
use qedoku_techniques::advanced::chains::grouped_aic::GroupedAic;
use qedoku_techniques::advanced::chains::grouped_continuous_nice_loop::GroupedContinuousNiceLoop;
use qedoku_techniques::advanced::chains::x_chain::XChain;
use qedoku_techniques::advanced::single_digit::empty_rectangle::EmptyRectangle;
use qedoku_techniques::advanced::single_digit::skyscraper::Skyscraper;
use qedoku_techniques::advanced::single_digit::turbot_fish::TurbotFish;
use qedoku_techniques::advanced::single_digit::two_string_kite::TwoStringKite;
use qedoku_techniques::advanced::wings::tuvwxyz_wing::TuvwxyzWing;
use qedoku_techniques::advanced::wings::uvwxyz_wing::UvwxyzWing;
use qedoku_techniques::advanced::wings::vwxyz_wing::VwxyzWing;
use qedoku_techniques::advanced::wings::wxyz_wing::WxyzWing;
use qedoku_techniques::{Context, Technique};

/// A search that Sudoku Explainer 1.18 makes by default and 1.2.1 does not.
#[derive(Clone, Debug)]
pub struct AddedRow {
    /// The number of producers of 1.2.1 that are tried before it.
    pub(crate) after: usize,
    /// The technique that searches for the steps.
    pub technique: &'static dyn Technique,
    /// The ratings, in tenths, that the steps of each of its parts may have.
    ratings: &'static [&'static [u16]],
    /// All finds of a position.
    list: fn(&Context<'_>) -> Vec<AddedFind>,
}

impl AddedRow {
    /// The row whose search reports a step of this technique with this rating, in tenths.
    pub fn of(slug: &str, tenths: u16) -> Option<&'static Self> {
        ADDED_ROWS.iter().find(|row| row.parts().any(|(part, rated)| part == slug && rated.contains(&tenths)))
    }

    /// The techniques in whose names it reports, by their slugs, with the ratings that they may have, in tenths.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, &'static [u16])> + use<> {
        self.technique.parts().iter().map(|part| part.info().slug).zip(self.ratings.iter().copied())
    }

    /// All finds of a position, that first which is the step.
    ///
    /// ```
    /// use qedoku_core::{Board, Grid, Layout, Puzzle};
    /// use qedoku_compat::ADDED_ROWS;
    ///
    /// let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
    /// assert!(ADDED_ROWS.iter().all(|row| row.finds(&board).is_empty()));
    /// ```
    pub fn finds(&self, board: &Board) -> Vec<AddedFind> {
        (self.list)(&Context::new(board, &[]))
    }
}

/// Writes a row: how many producers come before it, its search, and its parts with their ratings.
macro_rules! row {
    ($after:literal, $search:ident { $($field:ident: $value:expr),+ }, $($part:ident $ratings:tt)+) => {{
        const SEARCH: &$search = &$search { $($field: $value,)+ parts: &[$(&$part),+] };
        AddedRow {
            after: $after,
            technique: SEARCH,
            ratings: &[$(&$ratings),+],
            list: |cx| SEARCH.finds(cx, false).into_added_finds(),
        }
    }};
}

/// All of them, in the order in which they are tried.
pub static ADDED_ROWS: [AddedRow; 7] = [
    row!(12, StrongLinks { links: 2, base: 40 },
        Skyscraper[40] TwoStringKite[41] TurbotFish[40, 41] ContinuousNiceLoop[40, 41]
        EmptyRectangle[43] GroupedAic[43] GroupedContinuousNiceLoop[43]),
    row!(18, StrongLinks { links: 3, base: 54 },
        XChain[54, 55, 56] ContinuousNiceLoop[54, 55, 56] GroupedAic[57] GroupedContinuousNiceLoop[57]),
    row!(18, FlankedSets { cells: 3, tenths: [55, 56, 55, 55, 55] }, WxyzWing[55, 56]),
    row!(19, StrongLinks { links: 4, base: 58 },
        XChain[58, 59, 60] ContinuousNiceLoop[58, 59, 60] GroupedAic[61] GroupedContinuousNiceLoop[61]),
    row!(19, FlankedSets { cells: 4, tenths: [63, 64, 63, 62, 62] }, VwxyzWing[62, 63, 64]),
    row!(20, FlankedSets { cells: 5, tenths: [66; 5] }, UvwxyzWing[66]),
    row!(21, FlankedSets { cells: 6, tenths: [75; 5] }, TuvwxyzWing[75]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profiles;
    use crate::sudoku_explainer::testing::first_finds_are_what_the_cases_say;
    use qedoku_core::{Board, Layout, Outcome, Puzzle, Step};
    use qedoku_fixtures::{cases, puzzle_files, puzzles};
    use qedoku_techniques::{ConclusionLog, Solver};
    use qedoku_verify::Checker;
    use std::collections::BTreeSet;

    #[test]
    fn the_first_find_of_each_row_is_what_the_cases_say() {
        for (number, row) in (1..).zip(&ADDED_ROWS) {
            first_finds_are_what_the_cases_say(&format!("added-{number}"), row.technique);
            let rating = |name: String| name.rsplit('-').nth(1)?.parse().ok();
            let rated = cases(&format!("_explainer/added-{number}")).expect("the cases can be read").into_iter();
            let rated: BTreeSet<u16> = rated.filter_map(|case| rating(case.name)).collect();
            let all: BTreeSet<u16> = row.parts().flat_map(|(_, ratings)| ratings.iter().copied()).collect();
            assert_eq!(rated, all, "row {number}: each rating");
        }
    }

    #[test]
    fn a_row_rates_each_of_its_techniques_as_it_may_be_rated() {
        let after = |slug: &str, tenths| AddedRow::of(slug, tenths).map(|row| (row.after, row.technique.info().slug));
        assert_eq!(after("skyscraper", 40), Some((12, "skyscraper")));
        assert_eq!(after("continuous-nice-loop", 60), Some((19, "x-chain")));
        assert_eq!(after("vwxyz-wing", 63), Some((19, "vwxyz-wing")));
        let none = [("skyscraper", 41), ("turbot-fish", 42), ("x-chain", 57), ("grouped-aic", 55), ("aic", 54)];
        assert!(none.into_iter().all(|(slug, tenths)| AddedRow::of(slug, tenths).is_none()));
    }

    #[test]
    fn each_row_stands_where_it_is_tried() {
        let table = profiles::se_corrected();
        let all = profiles::se118();
        let own: Vec<&str> = table.techniques().iter().map(|technique| technique.info().slug).collect();
        let mut left = own.iter();
        let added = all.techniques().iter().filter(|technique| {
            let slug = technique.info().slug;
            let known = left.as_slice().first() == Some(&slug);
            known.then(|| left.next());
            !known
        });
        let added: Vec<&str> = added.map(|technique| technique.info().slug).collect();
        assert!(left.as_slice().is_empty(), "the table stays in its order");
        assert_eq!(
            added,
            ["skyscraper", "x-chain", "wxyz-wing", "x-chain", "vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing"]
        );
        let before = |slug: &str| {
            let place = all.techniques().iter().position(|technique| technique.info().slug == slug);
            place.and_then(|place| all.techniques().get(place + 1)).map(|next| next.info().slug)
        };
        assert_eq!(["skyscraper", "vwxyz-wing"].map(before), [Some("xy-wing"), Some("aligned-pair-exclusion")]);
        assert_eq!(before("tuvwxyz-wing"), Some("aligned-triple-exclusion"));
    }

    #[test]
    fn only_an_added_row_tells_a_run_from_that_of_the_table() {
        let layout = Layout::classic();
        let table = profiles::se();
        let all = profiles::se118();
        let mut one = Solver::new(layout, &table);
        let mut other = Solver::new(layout, &all);
        let mut checker = Checker::default();
        let mut outline = ConclusionLog::default();
        let mut alike = 0;
        let mut apart = 0;
        for puzzle in puzzle_files().iter().flat_map(|file| puzzles(file).expect("puzzles")).map(Puzzle::from_givens) {
            let trace = other.solve(&puzzle);
            assert_eq!(trace.outcome, Outcome::Solved, "{}", puzzle.values);
            for (number, before, step) in trace.replay() {
                let verdict = checker.check(&before, step);
                assert!(verdict.is_accepted(), "{}, step {number}: {verdict:?}", puzzle.values);
            }
            let mut board = Board::new(layout, &puzzle);
            other.outline(&mut board, &mut outline);
            assert_eq!(*board.values(), trace.grid(), "{}: told or not", puzzle.values);
            let added =
                |step: &Step| step.rating.se.is_some_and(|se| AddedRow::of(step.technique.as_str(), se).is_some());
            let own = one.solve(&puzzle);
            if trace.steps.iter().any(added) {
                assert_ne!(own.steps, trace.steps, "{}", puzzle.values);
                apart += 1;
            } else {
                assert_eq!(own.steps, trace.steps, "{}", puzzle.values);
                alike += 1;
            }
        }
        assert!(alike > 0 && apart > 0, "{alike} alike, {apart} not");
    }
}
