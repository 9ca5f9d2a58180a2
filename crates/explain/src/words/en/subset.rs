//! Sentences about as many digits as cells.
use super::grammar::the_digits;
use crate::language;
use crate::message::En;
use crate::words::noun::Or;
use crate::words::subset::SubsetText;

language! {
    en: En;

    SubsetText<'_> {
        HoldOnly { cells, digits } => "{cells} hold only {digits}";
        TakePair { one, other, houses } =>
            "one of them is {one} and the other is {other}, so the {one} and the {other} of {houses} are there";
        TakeAll { count, digits, houses }, with all = the_digits(en, *digits) =>
            "{count} cells take {count} digits, so {all} of {houses} are there";
        Needs { house, digits } => "{house} needs {digits}";
        OnlyLeft { cells, count }, with these = en.count(*count) =>
            "only {cells} are left for them, so these {these} cells hold nothing else";
        Leaves { house, cell, digit } => "that leaves {house} only {cell} for its {digit}";
        Has { digits, places } => "its {digits} in {places}";
        HouseHas { house, places } => "{house} has {places}";
        Taken { cells, digits, naked, hidden, crossing, places, count } if *count == 1, with any = Or(*digits) =>
            "{cells} is {any}, so that digit is not in {crossing} ({naked}), so in {hidden} it is at {places}";
        Taken { cells, digits, naked, hidden, crossing, places, count }, with some = en.count(*count) =>
            "{cells} are {some} of {digits}, so these {some} are not in {crossing} ({naked}), so in {hidden} they are in {places}";
        Alone { places, digits } if places.len() == 1, with any = Or(*digits) => "so {places} can hold only {any}";
        Alone { places, digits } => "so {places} can hold only {digits}";
        OtherOne { crossing, count } if *count == 1 => "the other of the two is in {crossing}";
        OtherOne { crossing } => "the one that is left is in {crossing}";
        AllThere { naked, cells, crossing, digits } => "so {naked} has its {digits} in {cells} and {crossing}";
    }
}
