//! Grades of runs made by hand.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_core::{Cell, Conclusion, Grid, Layout, Outcome, OutcomeKind, Pattern, Puzzle, Slot, Slug, Step, Trace};
use qedoku_grade::{BadScales, RatedStep, Scale, Scales, SeRatings, TechniqueRating, TechniqueTable};
use qedoku_techniques::Tier;

fn table() -> TechniqueTable {
    let rated = |slug, tier| TechniqueRating { slug: Slug::new(slug), tier };
    TechniqueTable::new([
        rated("easy", Tier::Simple),
        rated("fish", Tier::Advanced),
        rated("quad", Tier::Intermediate),
        rated("trial", Tier::Ultimate),
    ])
}

#[test]
fn the_hardest_is_of_the_highest_tier() {
    let grade = table().of_slugs(OutcomeKind::Solved, ["easy", "quad", "easy", "fish", "easy"]);
    let hardest = grade.hardest.as_ref().unwrap();
    assert_eq!((hardest.technique.as_str(), hardest.tier), ("fish", Tier::Advanced));
    assert_eq!((grade.steps, grade.se), (5, None));
    let counts: Vec<_> = grade.techniques.iter().map(|(slug, &count)| (slug.as_str(), count)).collect();
    assert_eq!(counts, [("easy", 3), ("quad", 1), ("fish", 1)], "in the order of first use");
    let none = table().of_slugs(OutcomeKind::Stuck, []);
    assert_eq!((none.hardest, none.steps), (None, 0));
}

/// Ratings of steps, of which those with a digit behind the rating place it.
fn ratings(steps: &[(&'static str, u16, bool)], solved: bool) -> ([u16; 3], Option<String>) {
    let steps = steps.iter().map(|&(technique, se, places)| RatedStep { technique, se: Some(se), places });
    let SeRatings { er, ep, ed, hardest } = SeRatings::of(steps, solved);
    ([er, ep, ed], hardest.map(|slug| slug.to_string()))
}

#[test]
fn the_ratings_are_those_of_all_steps_up_to_the_first_digit_and_of_the_first() {
    let steps = [
        ("pair", 30, false),
        ("fish", 52, false),
        ("pointing", 26, false),
        ("single", 23, true),
        ("chain", 72, false),
        ("loop", 72, false),
        ("single", 15, true),
    ];
    assert_eq!(ratings(&steps, true), ([72, 52, 30], Some("chain".to_owned())));
    assert_eq!(ratings(&steps[3..], true), ([72, 23, 23], Some("chain".to_owned())), "a digit is placed at once");
}

#[test]
fn a_run_that_is_stuck_has_the_highest_er_and_keeps_the_rest() {
    let stuck = [("pair", 30, false), ("single", 12, true), ("fish", 32, false)];
    assert_eq!(ratings(&stuck, false), ([SeRatings::STUCK, 30, 30], Some("fish".to_owned())));
    assert_eq!(ratings(&stuck[..1], false), ([200, 0, 30], Some("pair".to_owned())), "no digit is placed");
    assert_eq!(ratings(&[], false), ([200, 0, 0], None));
    assert_eq!(ratings(&[], true), ([0, 0, 0], None), "a full grid has no step");
    let unrated = [RatedStep { technique: "own", se: None, places: true }];
    let SeRatings { er, hardest, .. } = SeRatings::of(unrated, true);
    assert_eq!((er, hardest), (0, Some(Slug::new("own"))));
}

#[test]
fn scales_are_read_in_their_order() {
    for text in ["tier", "se", "effort", "tier,se", "se,tier", "hodoku,se", "effort,tier"] {
        let scales: Scales = text.parse().unwrap();
        assert_eq!(scales.iter().map(Scale::word).collect::<Vec<_>>().join(","), text);
    }
    assert_eq!(" se , tier".parse::<Scales>().unwrap().iter().next(), Some(Scale::Se));
    let said = |text: &str| text.parse::<Scales>().unwrap_err().to_string();
    assert_eq!(
        said("tier,ease"),
        "no scale is called \"ease\"; there are tier, se, se-corrected, se118, hodoku, effort"
    );
    assert_eq!(said(""), "no scale is called \"\"; there are tier, se, se-corrected, se118, hodoku, effort");
    assert_eq!(said("se,tier,se"), "the scale se is named twice");
    assert_eq!(Scales::named([]), Err(BadScales::Empty));
}

#[test]
fn a_trace_has_the_grade_of_its_slugs() {
    let step = |slug| {
        let slot = Slot::Cell(Cell::at(1, 1));
        let conclusion = Conclusion::default();
        let pattern = Pattern::Single(qedoku_core::Single { slot });
        Step { technique: Slug::new(slug), conclusion, pattern, truths: vec![], rating: qedoku_core::StepRating::NONE }
    };
    let trace = |slugs: &[&'static str]| Trace {
        layout: Layout::classic().clone(),
        puzzle: Puzzle::from_givens(Grid::EMPTY),
        profile: "test".to_owned(),
        steps: slugs.iter().map(|slug| step(slug)).collect(),
        attempts: vec![],
        outcome: Outcome::Stuck,
    };
    let table = table();
    let grade = table.of_trace(&trace(&["easy", "quad", "easy"]));
    assert_eq!(grade, table.of_slugs(OutcomeKind::Stuck, ["easy", "quad", "easy"]));
    let stranger = table.of_trace(&trace(&["easy", "stranger"]));
    assert_eq!((stranger.steps, stranger.hardest.unwrap().technique.as_str()), (2, "easy"));
}
