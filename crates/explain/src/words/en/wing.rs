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
        OneIs { cells, digit } => "so {cells} is {digit}";
        OneOfIs { cells, digit } => "so one of {cells} is {digit}";
        Set { cells, digits, count },
            with cell = plural(*count, "cell", "cells"),
                some = en.count(*count),
                more = en.count(*count + 1),
                hold = plural(*count, "holds", "hold") =>
            "{cells} {hold} only {digits}: {some} {cell}, {more} digits, an almost locked set";
        OtherSet { set }, with are = plural(set.0.len(), "is", "are") => "{set} {are} another";
        NotBoth { house, common } => "all their {common}s are in {house}, so {common} cannot be in both";
        Without { cells, common, left, digit, at } if cells == at => "if {cells} lack {common}, they hold {left}";
        Without { cells, common, left, digit, at } =>
            "if {cells} lack {common}, they hold {left}, and only {at} of them can be {digit}";
        With { common, holds, other, at, house, left, count } if *count == 1 =>
            "if they have {common}, {holds}, so {other} is not {common} ({house}), so it is {left}";
        With { common, holds, other, at, house, left, digit, only },
            with are = plural(at.len(), "is", "are"),
                cells = other.0,
                also = if only.is_empty() { String::new() } else { format!(", and only {} of them can be {digit}", only.say(en)) } =>
            "if they have {common}, {holds}, so {at} {are} not {common} ({house}), so {cells} hold the rest, {left}{also}";
        Counted { cells, all, count } => "{cells} hold only {all}, {count} digits for {count} cells";
        Once { digits, house } => "{digits} in {house}";
        OnceBy { digits, why }, with its = plural(digits.len(), "its", "their") =>
            "{digits} where all {its} places see each other ({why})";
        Room { once } => "they have room once for {once}";
        NeedsOne { digits, places } => "so {digits} is needed too, at {places}";
    }
}
