//! Sentences about cases and assumptions.
use super::{are, ordinal};
use crate::language;
use crate::message::En;
use crate::words::plain::cases::CaseText;

language! {
    en: En;

    CaseText<'_> {
        SoNot { cell, digit } => "so {cell} is not {digit}";
        So { so } => "so {so}";
        All { all } => "{all}";
        ThenSoBy { so, number } => "then {so}, as step {number} shows";
        HasOnlyIn { house, digit, cells, other } => "then {house} has its {digit} in {cells}, in {other}";
        CellsTake { cells, digits, house } => "then {cells} take {digits} of {house}";
        HouseHasIn { house, digits, cells } => "then {house} has its {digits} in {cells}";
        OnlyThese { cell, digits } => "{cell} has only {digits}, so nothing is left for it";
        NothingLeft { cell } => "now nothing is left for {cell}";
        NoPlace { house, digit } => "now {house} has no place for {digit}";
        CannotBe => "that cannot be";
        CellIs { cell, digits } => "{cell} is {digits}";
        IsOrNot { cell, digit } => "{cell} is {digit} or it is not";
        Case { number, what }, with nth = ordinal(*number) => "{nth} case: {what}";
        InPossible { so } => "so in every case that can happen, {so}";
        InAll { count, so },
            with all = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) } =>
            "in {all} cases {so}";
        InCoverWithout { fins, digit, base, cover }, with verb = are(fins.len()) =>
            "if {fins} {verb} not {digit}, {base} have their {digit}s in {cover}, and no two can share one of these, so \
                there is one in each";
        FinOrLine { fins, digit, line, cells } => "so {fins} is {digit}, or {line} has its {digit} in {cells}";
        NoFinCase { number, fins, digit }, with nth = ordinal(*number), verb = are(fins.len()) =>
            "{nth} case: {fins} {verb} not {digit}";
        ThenNotIn { cell, digit, house } => "then {cell} is not {digit} ({house})";
        WaysLeft { cells, count } => "then {count} ways are left to fill {cells}";
        EachEmpties { slots } => "each of them leaves nothing for one of {slots}";
        DigitOf { digit, house } => "the {digit} of {house}";
        WithNothing { with, nots, cell } => "with {with}, {nots}, so nothing is left for {cell}";
        WithClash { with } => "with {with}, the rest cannot be filled";
    }
}
