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
        NoAnswer { line, fault } => "no answer: {line}; {fault}";
        Surplus { lines, case, first } if *lines == 1 => "A line answers nothing that was asked, beside the answer to {case}: {first}";
        Surplus { lines, case, first } => "{lines} lines answer nothing that was asked, the first beside the answer to {case}: {first}";
        Joint => "; ";
        More { more } => "and {more} more; json and html list all";
        EmptyLine => "an empty line";
        InVain => "without effect on the board";
        WhatFollows => "anything that follows";
        Unknown { answers, case, field } if *answers == 1 => "The answer to {case} has a field that says nothing here: {field}";
        Unknown { answers, case, field } => "{answers} answers have fields that say nothing here, the first that to {case}: {field}";
        Unchanged { cases } if *cases == 1 => "1 case compared: its verdict is the same.";
        Unchanged { cases } => "{cases} cases compared: no verdict changed.";
        Changed { cases, changed } if *changed == 1 => "{cases} cases compared, 1 verdict changed:";
        Changed { cases, changed } => "{cases} cases compared, {changed} verdicts changed:";
        SurplusChanged { old, new } => "lines that answer nothing {old} -> {new}";
    }
}
