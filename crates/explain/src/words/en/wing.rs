//! Sentences about wings.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::wing::WingText;

language! {
    en: En;

    WingText<'_> {
        Hub { hub, all } => "{hub} is {all}";
        Way { chosen, pincer, house, digit } => "if it is {chosen}, {pincer} is not {chosen} ({house}), so it is {digit}";
        WayByRule { chosen, pincer, rule, digit } =>
            "if it is {chosen}, {pincer} is not {chosen} ({rule}), so it is {digit}";
        Itself { digit } => "or it is {digit} itself";
        OneIs { cells, digit } => "so {cells} is {digit}";
        OneOfIs { cells, digit } => "so one of {cells} is {digit}";
        Counted { cells, all, count } => "{cells} hold only {all}, {count} digits for {count} cells";
        Once { digits, house } => "{digits} in {house}";
        OnceBy { digits, why }, with its = plural(digits.len(), "its", "their") =>
            "{digits} where all {its} places see each other ({why})";
        Room { once } => "they have room once for {once}";
        NeedsOne { digits, places } => "so {digits} is needed too, at {places}";
    }
}
