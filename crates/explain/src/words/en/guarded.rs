//! Sentences about what guards of deadly patterns are joined with.
use super::grammar::{plural, set_name};
use crate::language;
use crate::message::En;
use crate::words::guarded::GuardedText;

language! {
    en: En;

    GuardedText<'_> {
        OneHolds { cells, digits } => "so at least one of {cells} is {digits}";
        CanOnlyBe { cell, held } => "{cell} can only be {held}";
        Only { cell, held } => "{cell} only {held}";
        Held { only }, with listed = en.statements(only.0.to_vec()) => "{listed}";
        SuchCell { digits } => "one that is {digits}";
        UseUp { first, cells, count, all, houses }, with set = set_name(count.0) =>
            "{cells} and {first} form a naked {set}: these {count} cells take the {all} of {houses}";
        Hidden { house, digits, places } => "{house} has its {digits} only in {places}";
        CellsLeft { guarded, corners, count, beside } if *corners == 1 =>
            "{guarded} is none of these, so {count} cells are left for {count} digits, and {beside} hold nothing else";
        CellsLeft { guarded, count, beside } =>
            "one of {guarded} is none of these, so {count} cells are left for {count} digits, and {beside} can hold nothing else";
        TwoPlaces { house, digit, cells } => "{house} has its {digit} in {cells}";
        OtherOne { digit, others } => "so one of them is {digit}, and the other is {others}";
        Suppose { cell, digit } => "suppose {cell} is {digit}";
        Then { forced } => "then {forced}";
        OnlyOther { cell, digit, house } => "{cell} is {digit}, the only other {digit} of {house}";
        NotSo { lost, digit, why, cell, house } => "{lost} is not {digit} ({why}), so {cell} is {digit}, the only other {digit} of {house}";
        NotGone { cell, gone, why, digit } => "{cell} is not {gone} ({why}), so it is {digit}";
        WouldBe { cells, count, digit }, with are = plural(*count, "is", "are") => "{cells} {are} {digit}";
        InEachCase { holds, then } => "in each case {holds}, and {then}";
        AllTwo { count, digits } => "then all {count} hold only {digits}";
    }
}
