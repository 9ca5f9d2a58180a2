//! Sentences about pivots and sets.
use crate::language;
use crate::message::En;
use crate::words::plain::sets::SetText;

language! {
    en: En;

    SetText<'_> {
        PivotIs { cell, digits } => "{cell} is {digits}";
        IfPivotIs { cell, digit, nots } => "if {cell} is {digit}, {nots}";
        PivotItself { cell, digit } => "or {cell} is {digit} itself";
        SoOneOf { cells, digit } => "so {cells} is {digit}";
        SoOneOfAll { cells, digit } => "so one of {cells} is {digit}";
        SoOneOfIs { cells, digit } => "so {cells} is {digit}";
        OthersOnce { digits, cells } => "each of {digits} is there once at most: its places see each other";
        SoTaken { count, digits } => "there are {count} cells, so {digits} is there as well";
        OneMissing { count, digits } if count.0 == 1 => "one cell, {digits} digits: one digit is missing";
        OneMissing { count, digits } => "{count} cells, {digits} digits: one digit is missing";
        NotTwice { digit, house } => "all their {digit}s are in {house}, so {digit} is not in both groups";
        NotInBoth { digit } => "their {digit}s see each other, so {digit} is not in both groups";
        EachLacksOne { digits } => "so each group lacks one of {digits}, and nothing else";
    }
}
