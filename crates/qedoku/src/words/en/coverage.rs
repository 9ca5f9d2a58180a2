//! The English text of coverages.
use crate::coverage::{CoverageColumn, CoverageText};
use qedoku_explain::{En, language};

language! {
    en: En;

    CoverageText<'_> {
        Title { profile, puzzles, solved, bad } => "Profile {profile}: {puzzles} puzzles, {solved} solved, {bad} bad records";
        TitleOfLogs { profile, puzzles, logs, solved, bad } if puzzles == logs =>
            "Profile {profile}: {logs} logs, {solved} solved, {bad} bad records";
        TitleOfLogs { profile, puzzles, logs, solved, bad } =>
            "Profile {profile}: {puzzles} puzzles, {logs} of them logs, {solved} solved, {bad} bad records";
        Seen { seen, of } => "{seen} of {of} techniques fired";
        Never { names } => "Never: {names}";
        OtherRules { names } => "For puzzles with other rules: {names}";
        Unchanged => "Nothing changed.";
        Puzzles { old, new } => "puzzles {old} -> {new}";
        Solved { old, new } => "solved {old} -> {new}";
        Bad { old, new } => "bad records {old} -> {new}";
        Appeared => "Appeared";
        Vanished => "Vanished";
        Changed => "Changed";
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
