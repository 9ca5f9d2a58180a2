//! Sentences about fish.
use super::are;
use crate::language;
use crate::message::En;
use crate::words::noun::OneDigit;
use crate::words::plain::fish::PlainFishText;

language! {
    en: En;

    PlainFishText<'_> {
        HasIn { house, digit, cells } => "{house} has its {digit} in {cells}";
        HasByCover { house, digit, places } => "{house} has its {digit} in {places}";
        InCover { cells, house } => "{cells}, in {house}";
        OrElse { parts }, with all = parts.0.join(", or ") => "{all}";
        InFins { cells } => "{cells}";
        Need { houses, count, digit } => "{houses} need {count} {digit}s";
        IfThen { cell, shut, then, digit } if shut.is_empty() => "if {cell} is {digit}, {then} is {digit}";
        IfThen { cell, shut, then, digit, line } => "if {cell} is {digit}, {shut} is not ({line}), so {then} is {digit}";
        EitherWayInBase { cover, digit, base } => "either way {cover} have their {digit} in {base}";
        NoOther { cover, digit } => "so no other cell of {cover} is {digit}";
        TheseAre { count, digit, cover } => "these are {count} {digit}s in {cover}";
        EachTakesOne { digit, cover, base }, with rows = en.houses_or(base) =>
            "none of {cover} takes two {digit}s, so each of them has its {digit} in {rows}";
        CoverTakesOne { cover, digit, count } =>
            "{cover} take one {digit} each, so these {count} {digit}s fill them";
        InCoverOneEach { base, cover, digit } => "then {base} have their {digit}s in {cover}, and no two can share one of these, so there is one in each";
        SoNot { gone } => "so {gone}";
        FirstTake { cover } => "first take {cover}";
        NowTake { cover } => "now take {cover}";
        FirstFin { fins, digit } => "first case: {fins} is {digit}";
        NoFin { fins, digit }, with verb = are(fins.len()) => "second case: {fins} {verb} not {digit}";
        NotIn { cells, digit, why }, with verb = are(cells.len()) => "{cells} {verb} not {digit} ({why})";
        ThenNot { gone } => "then {gone}";
        SecondIs { cells, digit } => "second case: {cells} is {digit}";
        SecondToo { cells, digit, houses }, with verb = are(cells.len()) =>
            "so {cells} {verb} not {digit} in the second case either ({houses})";
        SecondAlso { cells, digit }, with verb = are(cells.len()) => "so {cells} {verb} not {digit} in the second case either";
        InSeveral { cells, filled }, with verb = are(cells.len()) => "{cells} {verb} in {filled} at once";
        WouldFill { count, cells, left, base, digit },
            with one = OneDigit(*digit),
                there = if cells.is_one() { "there" } else { "in one of them" },
                both = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) },
                rest = if left.1.is_empty() { "nothing".to_owned() } else { format!("only {}", left.say(en)) },
                digits = if base.1.is_one() { digit.to_string() } else { format!("{digit}s") } =>
            "{one} {there} would fill {both}, and {rest} would be left for the {digits} of {base}";
    }
}
