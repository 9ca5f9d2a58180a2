//! Grades in words.
use super::counted;
use crate::grading::graded::GradedText;
use crate::grading::hard::{Finds, HardText, MethodName};
use crate::grading::run::GradeRunText;
use crate::words::LevelText;
use qedoku_explain::{En, Say, language};
use qedoku_techniques::Method;

language! {
    en: En;

    GradedText<'_> {
        Scale { name, by, grade } => "{name} ({by}): {grade}";
        Ended { ended, by } => "{ended} ({by})";
        Hardest { name, tier } => "hardest technique: {name} ({tier})";
        HardestStep { name } => ", hardest step {name}";
        Corrected => "Sudoku Explainer, corrected";
        Scored { level, score } => "{level}, score {score}";
        OneGuess => ", 1 guess";
        Guesses { guesses } => ", {guesses} guesses";
        Hodoku { scored } => "HoDoKu: {scored}";
        Explained { name, ratings } => "{name}: {ratings}";
    }

    HardText<'_> {
        Effort { effort } => "effort {effort}";
        Beyond { round, rounds, what } => "round {round} of {rounds}: {what}";
        Lone { round, rounds, what, concludes } =>
            "round {round} of {rounds}: {what} ({concludes}), nothing easier left";
        Round { round, rounds, what } => "round {round} of {rounds}: {what}, nothing easier left";
    }

    GradeRunText<'_> {
        Rounds => "rounds";
        RoundsWithout => "rounds without uniqueness";
        Profile { profile } => "profile {profile}";
        ProfileWithout { profile } => "profile {profile} without uniqueness";
    }
}

impl Say<En> for LevelText {
    fn say(&self, _: En) -> String {
        self.0.word().to_owned()
    }
}

impl Say<En> for Finds {
    fn say(&self, _: En) -> String {
        finds(self.method, self.finds)
    }
}

impl Say<En> for MethodName {
    fn say(&self, _: En) -> String {
        match self.0 {
            Method::Box => "single in a box".to_owned(),
            Method::Line => "single in a row or column".to_owned(),
            Method::Cell => "cell with one candidate".to_owned(),
            Method::Locked => "locked candidates".to_owned(),
            Method::Pair => "pair".to_owned(),
            Method::XWing => "X-Wing".to_owned(),
            Method::Triple => "triple".to_owned(),
            Method::Swordfish => "Swordfish".to_owned(),
            Method::Wing => "XY-Wing or XYZ-Wing".to_owned(),
            Method::Rectangle => "Unique Rectangle".to_owned(),
            Method::Quad => "quad".to_owned(),
            Method::Jellyfish => "Jellyfish".to_owned(),
            Method::Chain(links) => format!("chain of {links} strong links"),
            Method::Assumption(rounds) => format!("assumption of {}", counted(rounds as usize, "round")),
            Method::Nested(rounds) => format!("nested one of {}", counted(rounds as usize, "round")),
            Method::Beyond => "more than nested ones".to_owned(),
        }
    }
}

/// The number of finds of a method, with its noun.
fn finds(method: Method, finds: usize) -> String {
    let (one, several) = match method {
        Method::Box => ("single in a box", "singles in boxes"),
        Method::Line => ("single in a row or column", "singles in rows or columns"),
        Method::Cell => ("cell with one candidate", "cells with one candidate"),
        Method::Locked => ("case of locked candidates", "cases of locked candidates"),
        Method::Pair => ("pair", "pairs"),
        Method::XWing => ("X-Wing", "X-Wings"),
        Method::Triple => ("triple", "triples"),
        Method::Swordfish => ("Swordfish", "Swordfish"),
        Method::Wing => ("XY-Wing or XYZ-Wing", "XY-Wings or XYZ-Wings"),
        Method::Rectangle => ("Unique Rectangle", "Unique Rectangles"),
        Method::Quad => ("quad", "quads"),
        Method::Jellyfish => ("Jellyfish", "Jellyfish"),
        Method::Chain(links) => {
            let [one, several] = ["chain", "chains"].map(|word| format!("{word} of {links} strong links"));
            return found(finds, &one, &several);
        }
        Method::Assumption(rounds) => return trial(finds, rounds, "of singles"),
        Method::Nested(rounds) => return trial(finds, rounds, "with assumptions inside it"),
        Method::Beyond => return "more than assumptions inside an assumption show".to_owned(),
    };
    found(finds, one, several)
}

/// The number of candidates that an assumption refutes, with the rounds it takes.
fn trial(finds: usize, rounds: u32, how: &str) -> String {
    let ending = if rounds == 1 { "" } else { "s" };
    let many = format!("{rounds} round");
    let one = format!("candidate that an assumption refutes in {many}{ending} {how}");
    let several = format!("candidates that assumptions refute in {many}{ending} {how}");
    found(finds, &one, &several)
}

fn found(finds: usize, one: &str, several: &str) -> String {
    if finds == 1 { format!("one {one}") } else { format!("{finds} {several}") }
}
