//! Sentences about arguments by cases.
use crate::language;
use crate::message::En;
use crate::words::forcing::ForcingText;

language! {
    en: En;

    ForcingText<'_> {
        CellIs { cell, options } => "{cell} is {options}";
        HouseHas { house, digit, options } => "{house} has its {digit} in {options}";
        OrNot { cell, digit } => "{cell} is {digit}, or it is not";
        If { assumed, then } => "if {assumed}, {then}";
        Suppose { assumed } => "suppose {assumed}";
        AtOnce { assumed } => "if {assumed}, that is so at once";
        Folded { assumed, count, below, reached } if count.0 == 1 => "if {assumed}, after one step{below} {reached}";
        Folded { assumed, count, below, reached } => "if {assumed}, after {count} steps{below} {reached}";
        Below { step, case } => " ({step}.{case} below)";
        Whichever { then } => "whichever it is, {then}";
        EveryCase { all } => "in every case {all}";
        OneCase { all } => "only one case is possible, and there {all}";
        OtherCases { all } => "so in every case that can happen, {all}";
        NoCase => "no case is possible, so anything follows";
        AfterSteps { count, reached } if count.0 == 1 => "after one step {reached}";
        AfterSteps { count, reached } => "after {count} steps {reached}";
        Then { text } => "then {text}";
    }
}
