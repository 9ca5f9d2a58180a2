//! Sentences about digits and cells that are locked to each other.
use super::{all, are};
use crate::language;
use crate::message::En;
use crate::words::noun::Or;
use crate::words::plain::locked::PlainLockedText;

language! {
    en: En;

    PlainLockedText<'_> {
        SoOneIs { cells, digit } => "so {cells} is {digit}";
        AllIn { count, house }, with all = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) } =>
            "{all} are in {house}";
        NoOther { house, digits }, with any = en.houses_or(house) => "so no other cell of {any} is {digits}";
        OnePlaceLeft { house, digit } => "then {house} has one place left for {digit}";
        HoldOnly { cells, digits } if cells.len() == 1, with any = Or(*digits) => "{cells} can only be {any}";
        HoldOnly { cells, digits } => "{cells} hold only {digits}";
        Holds { cell, digits }, with any = Or(*digits) => "{cell} can only be {any}";
        OneIsOther { digits }, with one = digits.0.first().cloned().unwrap_or_default(),
            other = digits.0.last().cloned().unwrap_or_default() =>
            "so one of them is {one} and the other is {other}";
        OneOther { digits }, with one = digits.0.first().cloned().unwrap_or_default(),
            other = digits.0.last().cloned().unwrap_or_default() =>
            "one is {one}, the other is {other}";
        Share { count, digits } => "{count} cells share {count} digits, so {digits} are in these cells";
        OnlyCellsLeft { cells } => "only {cells} are left";
        TakeDigits { count, digits } => "these {count} cells take {digits}";
        NothingElse => "so nothing else fits there";
        ItsAt { digit, at } => "its {digit} at {at}";
        HasAllSoNone { house, places, cells, count },
            with verb = are(cells.len()), none = if *count == 2 { "neither" } else { "none of these" } =>
            "{house} has {places}, so {cells} {verb} {none}";
        OnlyThere { house, digits, cells } => "{house} has {digits} only in {cells}";
        AreInToo { cells, house }, with all = all(cells.len()) => "{cells} are {all} in {house}";
        Apart { cells, crossing } if cells.len() == 1 => "so the digit that {cells} takes is not in {crossing}";
        Apart { count, cells, crossing } => "so the {count} digits that {cells} take are not in {crossing}";
        SoInPlaces { house, places } if places.len() == 1 => "so {house} has this digit at {places}";
        SoInPlaces { house, count, places } => "so {house} has these {count} digits in {places}";
        LastInCrossing { count, crossing }, with last = if count.0 == 1 { "other digit" } else { "last of the digits" } =>
            "the {last} is in {crossing}";
        AllDigitsThere { house, digits, cells } => "so {house} has its {digits} in {cells}, and no other cell there holds them";
        HoldNothingElse { cells } if cells.len() == 1 => "{cells} holds nothing else either";
        HoldNothingElse { cells } => "{cells} hold nothing else either";
    }
}
