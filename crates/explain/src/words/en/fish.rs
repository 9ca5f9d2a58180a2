//! Sentences about fish.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::fish::FishText;
use crate::words::noun::OneDigit;
use qedoku_core::FishForm;

language! {
    en: En;

    FishForm {
        Basic => "";
        Franken => "Franken ";
        Mutant => "Mutant ";
    }

    FishText<'_> {
        Place { digit, houses } => "{digit} in {houses}";
        Has { base, digit, places, count }, with is = plural(*count, "at", "in") => "{base} has its {digit} {is} {places}";
        In { base, places, count }, with is = plural(*count, "at", "in") => "{base} {is} {places}";
        Listed { all }, with listed = en.statements(all.0.to_vec()) => "{listed}";
        InCover { cells, houses } => "{cells} ({houses})";
        AsFins { cells, count }, with fin = plural(*count, "fin", "fins") => "{cells} (the {fin})";
        AsShared { cells, count, houses }, with fin = plural(*count, "fin", "fins"), it = plural(*count, "it", "them") =>
            "{cells} (the {fin}, as {houses} share {it})";
        TwoApart { kind, one, other, digit } =>
            "the two {digit}s cannot share a {kind}, so one is in {one} and one in {other}";
        AllApart { count, kind, cover } => "no two of these {count} can share a {kind}, so there is one in each of {cover}";
        NoOther { kinds, digit } => "no other cell of these {kinds} is {digit}";
        TakeOneEach { cover, count, base, digit },
            with all = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) } =>
            "{cover} take one {digit} each, so {all} have their {digit} in {base}";
        Without { fins, size, form },
            with article = if *size == 2 && *form == FishForm::Basic { "an" } else { "a" },
                name = fish(*size) =>
            "without {fins} this would be {article} {form}{name}";
        WithoutAlone { fins, house, digit, left } => "without {fins} {house} would have its {digit} at {left} alone";
        AreFins { fins, count } if *count == 1 => "{fins} is the fin";
        AreFins { fins } => "they are the fins";
        WithoutFin { count, digit, then }, with none = plural(*count, "the fin is not", "no fin is") => "if {none} {digit}, {then}";
        WithFin { count, digit, lost }, with one = plural(*count, "the fin", "a fin") => "if {one} is {digit}, {lost}";
        FinsAre { fins, digit, lost } => "if {fins} is {digit}, {lost}";
        Filled { base, cover, digit } => "{base} have their {digit}s in {cover}, and two cannot share one of these, so there is one in each";
        SoNot { lost } => "then {lost}";
        NotIn { cells, digit, why }, with are = plural(cells.len(), "is", "are") => "{cells} {are} not {digit} ({why})";
        IsLeft { places, count, digit, house } if *count == 1 => "{places} is {digit} ({house})";
        IsLeft { places, count, digit, house } => "the {digit} of {house} is in {places}";
        Either { gone } => "either way {gone}";
        WouldFill { digit, cells, filled, left, base },
            with one = OneDigit(*digit),
                digits = if base.1.is_one() { digit.to_string() } else { format!("{digit}s") },
                rest = if left.1.is_empty() { "no house".to_owned() } else { format!("only {}", left.say(en)) } =>
            "{one} at {cells} would fill {filled} at once and leave {rest} for the {digits} of {base}";
        TwoFish { base } => "{base} are the base of two fish";
        CoverAlone { cover } => "with {cover} there is no fin";
        CoverFins { cover, fins, count }, with fin = plural(*count, "fin is", "fins are") => "with {cover} the {fin} {fins}";
    }
}

/// The name of a fish of this size.
fn fish(size: usize) -> &'static str {
    ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"].get(size - 2).unwrap_or(&"fish")
}
