//! The English text on what a program made of the cases.
use crate::words::ConformText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ConformText<'_> {
        Title { command, cases, right } => "{command}: {right} of {cases} cases right";
        Technique => "technique";
        Cases => "cases";
        Firing => "must fire";
        NotFiring => "must not";
        All => "all";
        Case => "case";
        Verdict => "verdict";
        Answer => "answer";
        Demanded => "demanded";
        Nothing => "nothing";
        Expected { expected } => "demanded: {expected}";
        Named { answer, name } => "{answer} ({name})";
        False { conclusion, digit } => "false: {conclusion}, where the solution has {digit}";
        FurtherFalse { more } => "and {more} more that are false";
        Joint => "; ";
        More { more } => "and {more} more; json and html list all";
        Unchanged => "No verdict changed.";
    }
}
