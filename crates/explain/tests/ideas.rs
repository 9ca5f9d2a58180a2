//! The idea of each argument, in plain words.
mod common;
use common::{LAYOUT, almost_locked, board, chain, digits, houses, set, single, slots, step};
use qedoku_core::{CellSet, Deadly, DeadlyKind, Fish, FishBody, LinkedSet, Pattern, Sets, Step};
use qedoku_explain::{StepContext, StepText, Style, Wording};

/// The last sentence of what is said of a step in plain words.
fn idea(step: &Step) -> String {
    let board = board("");
    let style = Style { wording: Wording::Plain, ..Style::default() };
    let context = StepContext::new(LAYOUT(), &board).with_style(style);
    let why = StepText::new(&context, "1", step, &|slug| slug.to_string()).why;
    why.split_once("The idea: ").map_or_else(|| panic!("no idea: {why}"), |(_, idea)| idea.to_owned())
}

fn fish(base: &str, cover: &str) -> Step {
    let body = FishBody { cover: houses(cover), fins: CellSet::EMPTY };
    let fish = Fish::new(LAYOUT(), digits("7").single().expect("a digit"), houses(base), body).expect("a fish");
    step(&board(""), "r1c4<>7", fish, &[])
}

#[test]
fn singles_and_fish_name_their_houses() {
    let board = board("");
    assert_eq!(idea(&single(&board, "r1c1=3", "r1c1")), "a cell with one digit left takes it");
    assert_eq!(idea(&single(&board, "r1c1=3", "c1n3")), "column 1 needs a 3 somewhere");
    assert_eq!(idea(&fish("r2 r8", "c4 c5")), "two rows need two 7s in different columns");
    assert_eq!(idea(&fish("c4 c5 c6", "r2 r8 r9")), "three columns need three 7s in different rows");
    assert_eq!(idea(&fish("r2 b9", "c4 c5")), "two rows, columns or boxes need two different 7s");
}

#[test]
fn what_may_stay_open_is_told_apart_from_what_cannot_be_filled() {
    let left = set("r1c1=1 r1c1=2 r1c4=1 r1c4=2 r2c1=1 r2c1=2 r2c4=1 r2c4=2");
    let idea = |kind| {
        let deadly = Deadly::new(kind, left, set("r1c1=5")).expect("a deadly pattern");
        idea(&step(&board(""), "r1c1<>1", deadly, &[]))
    };
    for kind in [DeadlyKind::BivalueOddagon, DeadlyKind::Tridagon] {
        assert_eq!(idea(kind), "what could not be filled must not come about");
    }
    for kind in [DeadlyKind::UniqueRectangle, DeadlyKind::UniqueLoop, DeadlyKind::Bug] {
        assert!(idea(kind).starts_with("the puzzle has one solution"));
    }
}

#[test]
fn links_sets_truths_and_guesses_have_ideas_of_their_own() {
    let linked = chain("r1c2=5 | r1n5 | r1c8=5", "r2c2<>5", vec![]);
    assert!(idea(&linked).starts_with("of two places that depend on each other one is right"));
    let board = board("");
    let petals = [("1", "r3c3 r9c3", "189"), ("9", "r3c3", "89")];
    let petals = petals.map(|(common, at, held)| LinkedSet { common: digits(common), set: almost_locked(at, held) });
    let blossom = Sets::blossom(set("r7c3=1").cells().single().expect("a cell"), petals).expect("a blossom");
    assert!(idea(&step(&board, "r3c2<>8", blossom, &[])).starts_with("cells with one digit more than they are many"));
    assert_eq!(idea(&step(&board, "r1c1=3", Pattern::Guess, &[])), "none, for a guess has no argument");
    let truths = step(&board, "r1c1<>3", Pattern::Truths, &slots("r1n3"));
    assert_eq!(idea(&truths), "what follows from every possibility is certain");
}
