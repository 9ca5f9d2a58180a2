//! Sentences about what is not and what is.
use super::are;
use crate::language;
use crate::message::{En, Say};
use crate::words::en::grammar::none_of;
use crate::words::noun::Any;
use crate::words::plain::facts::{FactText, Lead};
use crate::words::plain::walk::WalkText;

impl Say<En> for Lead {
    fn say(&self, en: En) -> String {
        match self {
            Self::Then | Self::Here | Self::ThenIt => "then",
            Self::And => "and",
            Self::From(lines) => {
                let numbers = lines.numbers();
                let word = if numbers.len() == 1 { "line" } else { "lines" };
                return format!("from {word} {},", en.and(numbers));
            }
        }
        .to_owned()
    }
}

language! {
    en: En;

    FactText<'_> {
        Besides { closed } => " ({closed})";
        Not { cells, digit, reason }, with verb = are(cells.len()) => "{cells} {verb} not {digit} ({reason})";
        NotAtAll { cells, digit }, with verb = are(cells.len()) => "{cells} {verb} not {digit}";
        ItIsNot { digit } => "it is not {digit}";
        NotNot { cells, digits, houses }, with verb = are(cells.len()) => {
            let nots: Vec<String> = digits.0.iter().map(|digit| format!("not {digit}")).collect();
            let houses = houses.say(en);
            let brackets = if houses.is_empty() { String::new() } else { format!(" ({houses})") };
            format!("{} {verb} {}{brackets}", cells.say(en), en.and(nots))
        };
        NotDigit { digit, houses } => {
            let houses = houses.say(en);
            if houses.is_empty() { format!("not {digit}") } else { format!("not {digit} ({houses})") }
        };
        NotFor { digits, reason } => "not {digits} ({reason})";
        AreNots { cells, nots }, with verb = are(cells.len()) => "{cells} {verb} {nots}";
        BothNots { one, other } => "{one}, and {other}";
        AllNots { nots } => "{nots}";
        Nots { lead, nots } => "{lead} {nots}";
        IsHere { lead, cell, digit, house, besides } => "{lead} {cell} is {digit}: {house} has no other place{besides}";
        SoIs { lead, nots, cell, digit, house, besides } => "{lead} {nots}, so {cell} is {digit}: {house} has no other place{besides}";
        SoIsKnown { lead, nots, cells, digit, house } => "{lead} {nots}, so {cells} is {digit} ({house})";
        HasHere { lead, house, digit, cells, besides } => "{lead} {house} has its {digit} in {cells}{besides}";
        SoHas { lead, nots, house, digit, cells, besides } => "{lead} {nots}, so {house} has its {digit} in {cells}{besides}";
        OnlyCandidatesOf { cell, held, digit } if held.is_one() => "the only candidate of {cell} is {digit}";
        OnlyCandidates { held, digit } => "its only candidates are {held}, so it is {digit}";
        OnlyCandidatesOf { cell, held, digit } => "the only candidates of {cell} are {held}, so it is {digit}";
        Suppose { cell, digit } => "suppose {cell} is {digit}";
        SupposeNot { cells, digit }, with verb = are(cells.len()) => "suppose {cells} {verb} not {digit}";
        SupposeAll { nots } => "suppose {nots}";
        SupposeNeither { cells, digits }, with none = none_of(en, digits.0) => "suppose {cells} is {none}";
    }

    WalkText<'_> {
        CellIsOneOf { cell, digits } => "so {cell} is {digits}";
        CellTakesOfSet { cell, digits, cells, left, count, held } =>
            "so {cell} is {digits}. {cells} hold only {left}: {count} cells, {held} digits. They lack the digit of {cell}, so they \
                hold the other {count}";
        SoNots { nots } => "so {nots}";
        OnlyThereSoNot { places, digits, nots } => "only {places} of them can be {digits}, so {nots}";
        SoOneIs { cells, digits } => "so {cells} is {digits}";
        SetIsThere { house, digits, cells } => "so {house} has its {digits} in {cells}, and nothing else fits there";
        FishIsThere { houses, places, digit, cross, cells } =>
            "so {houses} have their {digit}s in {places}, one in each. That of {cross} is in {cells}";
        NoRoom { houses, digit, places, cells } =>
            "so {houses} have their {digit}s in {places} or in {cells}, but {places} do not have room for all. So {cells} is {digit}";
        GuardIsThere { one, cells, digits } => "so {one}: else {cells} would hold only {digits}";
        HoldOnly { cells, left, count, digits, house } if house.1.is_empty() =>
            "so {cells} hold only {left}: {count} cells, {digits} digits";
        HoldOnly { cells, left, count, digits, house } =>
            "so {cells} hold only {left}: {count} cells of {house}, {digits} digits";
        OneOfThem { digit } => "one of them is {digit}";
        OneIs { all, cells, digit } if all == cells => "{cells} is {digit}";
        OneIs { all, cells, digit }, with one = Any(*cells) =>
            "only {cells} of them can be {digit}, so {one} is {digit}";
        NoneLeft { all, places, digit } if all == places,
            with they = if places.is_one() { "it is" } else { "they are" } =>
            "but {they} not {digit}, as supposed. That cannot be";
        NoneLeft { all, places, digit }, with they = if places.is_one() { "it is" } else { "they are" } =>
            "only {places} of them can be {digit}, but {they} not {digit}, as supposed. That cannot be";
        OthersLeft { places, not, left, digit }, with verb = are(not.len()) =>
            "only {places} of them can be {digit}, and {not} {verb} not {digit}, as supposed. So {left} is {digit}";
    }
}
