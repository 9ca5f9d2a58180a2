//! Grades of runs made by hand.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_core::{Cell, Conclusion, Grid, Layout, Outcome, Pattern, Puzzle, Slot, Slug, Step, Trace};
use qedoku_grade::{Rated, Table};

fn table() -> Table {
    let rated = |slug, tier, rank, se, hodoku| Rated { slug: Slug::new(slug), tier, rank, se, hodoku };
    Table::new([
        rated("easy", "simple", 0, Some(23), Some(4)),
        rated("fish", "advanced", 2, Some(32), Some(140)),
        rated("quad", "intermediate", 1, Some(50), Some(120)),
        rated("trial", "ultimate", 3, None, None),
    ])
}

#[test]
fn the_hardest_is_of_the_highest_tier_and_the_highest_rating_of_any_step() {
    let grade = table().of_slugs("solved", ["easy", "quad", "easy", "fish", "easy"]);
    let hardest = grade.hardest.as_ref().unwrap();
    assert_eq!((hardest.technique.as_str(), hardest.tier, hardest.se), ("fish", "advanced", Some(32)));
    assert_eq!((grade.max_se, grade.hodoku_sum, grade.steps), (Some(50), 3 * 4 + 120 + 140, 5));
    assert!(grade.unrated.is_none());
    let counts: Vec<_> = grade.techniques.iter().map(|(slug, &count)| (slug.as_str(), count)).collect();
    assert_eq!(counts, [("easy", 3), ("quad", 1), ("fish", 1)], "in the order of first use");
}

#[test]
fn steps_that_no_scale_knows_are_told() {
    let grade = table().of_slugs("solved", ["easy", "trial", "trial"]);
    assert_eq!((grade.max_se, grade.hodoku_sum), (Some(23), 4));
    assert_eq!((grade.unrated.se, grade.unrated.hodoku), (2, 2));
    assert_eq!(grade.hardest.unwrap().se, None);
    let none = table().of_slugs("stuck", []);
    assert_eq!((none.hardest, none.max_se, none.steps), (None, None, 0));
}

#[test]
fn a_trace_has_the_grade_of_its_slugs() {
    let step = |slug| {
        let slot = Slot::Cell(Cell::at(1, 1));
        let (conclusion, pattern) = (Conclusion::default(), Pattern::Single(qedoku_core::Single { slot }));
        Step { technique: Slug::new(slug), conclusion, pattern, truths: vec![], rating: qedoku_core::Rating::NONE }
    };
    let trace = |slugs: &[&'static str]| Trace {
        layout: Layout::classic(),
        puzzle: Puzzle::from_givens(Grid::EMPTY),
        profile: "test".to_owned(),
        steps: slugs.iter().map(|slug| step(slug)).collect(),
        attempts: vec![],
        outcome: Outcome::Stuck,
    };
    let table = table();
    let grade = table.of_trace(&trace(&["easy", "quad", "easy"]));
    assert_eq!(grade, table.of_slugs("stuck", ["easy", "quad", "easy"]));
    let stranger = table.of_trace(&trace(&["easy", "stranger"]));
    assert_eq!((stranger.steps, stranger.unrated.se, stranger.hodoku_sum), (2, 1, 4));
}
