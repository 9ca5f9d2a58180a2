//! Sentences about a slot with one candidate left.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::single::SingleText;

language! {
    en: En;

    SingleText<'_> {
        NothingLeft { has_none, closed } => "{has_none}: {closed}.";
        OneDigit { name, digit, closed } => "{name} can be {digit} only: {closed}";
        LastOpenCell { name, title, digit } => "{name} is the last open cell of {title}, which lacks {digit}";
        OnePlace { digit, title, name, closed } => "the {digit} of {title} can be at {name} only: {closed}";
        HouseHas { house, digits } => "{house} has {digits}";
        OnlyLeft { digits, placed } => "only {digits} is left, so {placed}";
        Mirrors { cell, at, step, name } => "{cell} holds the same digit as {at}{step} ({name})";
        LastOpen { cells, house, digit } => "{cells} is the last open cell of {house}, and {house} lacks only {digit}";
        Needs { house, digit } => "{house} needs {digit}";
        OnlyCell { cells, placed } => "only {cells} is left, so {placed}";
        DigitStands { digit, blocker, step } => "{digit} at {blocker}{step}";
        DigitsByAssumption { digits }, with have = plural(digits.len(), "has", "have") =>
            "{digits} {have} been eliminated (as supposed)";
        DigitsInStep { digits, number }, with have = plural(digits.len(), "has", "have") =>
            "{digits} {have} been eliminated (step {number})";
        DigitsByRule { digits, rule }, with have = plural(digits.len(), "has", "have") =>
            "{digits} {have} been eliminated ({rule})";
        DigitsFromStart { digits }, with have = plural(digits.len(), "has", "have") =>
            "{digits} {have} been eliminated";
        CellsSee { cells, digit, blocker, step }, with see = en.see(cells.len()) =>
            "{cells} {see} the {digit} at {blocker}{step}";
        CellsByAssumption { cells, digit }, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digit} (as supposed)";
        CellsInStep { cells, digit, number }, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digit} (step {number})";
        CellsByRule { cells, digit, rule }, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digit} ({rule})";
        CellsFromStart { cells, digit }, with have = plural(cells.len(), "has", "have") => "{cells} {have} lost {digit}";
    }
}
