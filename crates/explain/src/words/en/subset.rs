//! Sentences about as many digits as cells.
use super::grammar::{plural, the_digits};
use crate::language;
use crate::message::En;
use crate::words::noun::Or;
use crate::words::subset::SubsetText;

language! {
    en: En;

    SubsetText<'_> {
        HoldOnly { cells, digits } => "{cells} hold only {digits}";
        TakeAll { count, digits, houses }, with all = the_digits(en, *digits) =>
            "{count} cells take {count} digits, so {all} of {houses} are there";
        Needs { house, digits } => "{house} needs {digits}";
        OnlyLeft { cells, count }, with these = en.count(*count) =>
            "only {cells} are left for them, so these {these} cells hold nothing else";
        Leaves { house, cell, digit } => "that leaves {house} only {cell} for its {digit}";
        Has { digits, places } => "its {digits} in {places}";
        HousesHas { house, places } => "{house} has {places}";
        CellsTake { cells, digits, count } if *count == 1, with any = Or(*digits) => "{cells} is {any}";
        CellsTake { cells, digits, count }, with some = en.count(*count) => "{cells} are {some} of {digits}";
        NotInCrossing { naked, hidden, crossing, places, count } if *count == 1, with are = plural(crossing.len(), "is", "are") =>
            "that digit is not in {crossing}, which {are} in {naked} too, so {hidden} has it at {places}, which holds nothing else";
        NotInCrossing { naked, hidden, crossing, places, count }, with some = en.count(*count), are = plural(crossing.len(), "is", "are") =>
            "these {some} are not in {crossing}, which {are} in {naked} too, so {hidden} has them in {places}, which hold nothing else";
        OtherOne { crossing, naked, cells, digits } =>
            "the other digit is in {crossing}, so {naked} has its {digits} in {cells} and {crossing}";
        So { gone } => "so {gone}";
    }
}
