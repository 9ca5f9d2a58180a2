//! Sentences about almost locked sets.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::sets::SetsText;

language! {
    en: En;

    SetsText<'_> {
        Stem { stem, held } => "{stem} is {held}";
        IfItIs { digit, then } => "if it is {digit}, {then}";
        OneIs { cells, digit } => "in each case {cells} is {digit}";
        AnyOf { cells } if cells.0.len() == 1, with cell = cells.0 => "at {cell}";
        AnyOf { cells }, with all = cells.0 => "in {all}";
        OneOfThem { digit } => "one of them is {digit}";
        IsIn { each, digit } => "so {digit} is {each}, case by case";
        NotInBoth { digit, house, sets } => "all their {digit}s are in {house}, so {digit} cannot be in both, so one of them lacks it";
        NotInBothBy { digit, by, sets } =>
            "all their {digit}s see each other ({by}), so {digit} cannot be in both, so one of them lacks it";
        EachLacksOne { common } =>
            "each set lacks one digit only, so one of them lacks one of {common}, the other one lacks the other, and all their other digits are there";
        IfNotCell { cell, link, rest } => "if {cell} is not {link}, it is {rest}";
        IfNotIn { cells, link, rest } => "if {link} is not in {cells}, these are {rest}";
        IfNotInWith { cells, link, rest, digit, places } =>
            "if {link} is not in {cells}, these are {rest}, and only {places} of them can be {digit}";
        AsSupposed { before, cells, digit }, with are = plural(cells.len(), "is", "are") =>
            "{before}, as {cells} {are} not {digit}";
        ButSupposed { before, digit, count }, with they = plural(*count, "it is", "they are") =>
            "{before}, but {they} not {digit}, as supposed";
        So { clause } => "so {clause}";
        SoAfterAll { clause } => "so {clause}";
        FirstCell { cell } => "{cell} is one cell with two digits, an almost locked set";
        First { cells, digits, count, held } =>
            "{cells} hold only {digits}: {count} cells, {held} digits, an almost locked set";
        Another { cells }, with are = plural(cells.0.len(), "is", "are") => "{cells} {are} another";
        OthersTogether { cells, count, held } => "{cells}, {count} cells with {held} digits, are another";
        InSight { digit, places, losers, why }, with see = en.see(losers.len()) =>
            "{digit} is in {places}, which {losers} {see} ({why})";
        SupposeCell { cell, digit, rest } => "suppose {cell} is not {digit}. Then it is {rest}";
        SupposeSet { cells, digit, filled }, with are = plural(cells.len(), "is", "are") =>
            "suppose {cells} {are} not {digit}. Then {filled}";
    }
}
