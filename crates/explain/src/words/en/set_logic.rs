//! Sentences about counts of slots.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::set_logic::SetLogicText;

/// The word for all of some cells.
const fn both(count: usize) -> &'static str {
    if count == 2 { "both" } else { "all" }
}

language! {
    en: En;

    SetLogicText<'_> {
        Needs { needs, count } => "{needs} need {count} places";
        AreAmong { takes, count } => "all their candidates are among {takes}, which take {count} as well";
        NothingElse => "so nothing else can take these";
        Once { digits, names, count }, with each = plural(*count, "", "each of ") => "{digits} once in {each}{names}";
        Room { count, cells, digits, parts } => "the {count} cells {cells} have room for {digits} digits: {parts}";
        OnceIn { digits, house } => "{digits} once ({house})";
        AllThere { count, digits } =>
            "{digits} digits for {count} cells, so each of these {digits} is there, and nowhere else in its row, column or box";
        AllInLines { count, digits } =>
            "{digits} digits for {count} cells, so each of these {digits} is there, and nowhere else in its row or column";
        InLine { line, digit, cells } => "{line} has its {digit} in {cells}";
        InHomeOr { line, digit, home, cells } if cells.0.is_empty() => "{line} has its {digit} in {home}";
        InHomeOr { line, digit, home, cells }, with at = if cells.0.is_one() { "at" } else { "in" } =>
            "{line} has its {digit} in {home} or {at} {cells}";
        IfBothIn { home, at, digit } => "if both are in {home}, they are one {digit}, at {at}";
        Otherwise { cells, digit } => "otherwise {cells} is {digit}";
        SameFor { digits } => "the same holds for {digits}";
        Beside { places, digit, home, ends, left, others }, with both = both(ends.len()), cells = plural(*left, "cell", "cells"), few = en.count(*left) =>
            "if {places} were {digit}, {home} would have its {digit} there, so {ends} would {both} be {digit}, with {few} {cells} left for {others}";
        BesideToo { places, digit }, with at = if places.0.is_one() { "at" } else { "in" } => "the same holds for {digit} {at} {places}";
        BesideNone { places, digit, line } => "if {places} were {digit}, {line} would have no place for {digit}";
        Fill { digits, cells } => "so {digits} are in {cells}, which hold nothing else";
    }
}
