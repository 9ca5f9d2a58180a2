//! Sentences about arguments by cases.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::forcing::ForcingText;

language! {
    en: En;

    ForcingText<'_> {
        CellIs { cell, options } => "{cell} is {options}";
        HouseHas { house, digit, options } => "in {house} the {digit} is in {options}";
        OneCase { choice, gone } => "{choice}, and then {gone}";
        EachCase { choice, gone } => "{choice}, and whichever it is, {gone}";
        NoCase { choice, gone } => "{choice}, but none of these is possible, so {gone} follows like anything else";
        OtherCase { choice, refuted, gone, out_count }, with are = plural(*out_count, "is", "are") =>
            "{choice}; {refuted} {are} not possible, and with the other {gone}";
        OtherCases { choice, refuted, gone, out_count }, with are = plural(*out_count, "is", "are") =>
            "{choice}; {refuted} {are} not possible, and with each of the others {gone}";
        Whether { cell, digit, so } => "whether {cell} is {digit} or not, {so}";
        NotTrue { cell, digit, so } => "that {cell} is {digit} is not possible, and if it is not, {so}";
        NotFalse { cell, digit, so } => "that {cell} is not {digit} is not possible, and if it is, {so}";
        Neither { cell, digit, so } =>
            "{cell} is {digit} or it is not, but neither is possible, so {so} follows like anything else";
        AfterSteps { count, reached } => "then after {count} steps {reached}";
        Then { reached } => "then {reached}";
        ThenSo { conclusions, reached } => "then {conclusions}; so {reached}";
    }
}
