//! Sentences about counts of slots.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::set_logic::SetLogicText;
use qedoku_core::CellSet;

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
        OfLine { line, digit } => "the {digit} of {line}";
        Unless { outside, digit }, with neither = neither(en, *outside) => "if {neither} {digit}, ";
        Crossing { unless, its, home, at, digit } =>
            "{unless}{its} are both in {home}, so they are one {digit}, at {at}";
        SameFor { digits } => "the same holds for {digits}";
        Fill { digits, cells } => "so {digits} are in {cells}, which hold nothing else";
    }
}

/// None of some cells: `neither r1c3 nor r8c6`.
fn neither(en: En, cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| en.cell(cell)).collect();
    match names.as_slice() {
        [one] => format!("{one} is not"),
        [one, other] => format!("neither {one} nor {other} is"),
        _ => format!("none of {} is", (*en).and(names)),
    }
}
