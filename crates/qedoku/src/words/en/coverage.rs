//! The English text of coverages.
use crate::coverage::{CoverageColumn, CoverageText};
use qedoku_explain::{En, language};

language! {
    en: En;

    CoverageText<'_> {
        Title { profile, counts } => "Profile {profile}: {counts}";
        CountPuzzles { count } if *count == 1 => "1 puzzle";
        CountPuzzles { count } => "{count} puzzles";
        CountLogs { count } if *count == 1 => "1 log";
        CountLogs { count } => "{count} logs";
        LogsAmong { count } if *count == 1 => "1 of them a log";
        LogsAmong { count } => "{count} of them logs";
        CountSolved { count } => "{count} solved";
        CountBad { count } if *count == 1 => "1 bad record";
        CountBad { count } => "{count} bad records";
        Joint => ", ";
        Legend => "First seen: where the puzzle begins (file:line:column, or file#number of a log) and its step (#).";
        Seen { seen, of } => "{seen} of {of} techniques fired";
        Never { names } => "Never: {names}";
        OtherRules { names } => "For puzzles with other rules: {names}";
        Compared => "What changed in the coverage";
        Kind => "change";
        Unchanged => "Nothing changed.";
        Puzzles { old, new } => "puzzles {old} -> {new}";
        Solved { old, new } => "solved {old} -> {new}";
        Bad { old, new } => "bad records {old} -> {new}";
        Appeared => "Only now";
        Vanished => "Only before";
        Changed => "Changed";
        Smallest { count, of } if *count == 1 => "1 of {of} puzzles covers the same techniques.";
        Smallest { count, of } => "{count} of {of} puzzles cover the same techniques; fewer do not.";
        Few { count, of } => "{count} of {of} puzzles cover the same techniques; fewer may do (the search was given up).";
        For { names } => "for {names}";
    }

    CoverageColumn {
        Technique => "technique";
        Fired => "fired";
        Puzzles => "puzzles";
        Possible => "possible";
        Needed => "needed";
        First => "first seen";
    }
}
