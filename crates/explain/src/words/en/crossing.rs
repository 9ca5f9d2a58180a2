//! Sentences about the cells of a crossing.
use super::grammar::plural;
use super::plain::several;
use crate::language;
use crate::message::{En, Say};
use crate::words::crossing::CrossingText;
use qedoku_core::DigitSet;

/// Digits each by itself: `6`, `each of these`.
fn each(en: En, digits: DigitSet) -> String {
    digits.single().map_or_else(|| "each of these".to_owned(), |digit| digit.say(en))
}

language! {
    en: En;

    CrossingText<'_> {
        Cells { crossing, one, home, other, away, count, first, second },
            with is = plural(*first, "is", "are"), are = plural(*second, "is", "are") =>
            "{home} and {away} share {crossing}. {one} {is} in {home} and {other} {are} in {away}: {count} cells in all";
        Once { digits, home }, with all = several(*digits, |items| en.and(items)), each = each(en, *digits) =>
            "all their {all} are in {home}, so {each} is there once at most";
        Twice { digits, one, other }, with all = several(*digits, |items| en.and(items)), each = each(en, *digits) =>
            "their {all} are in {one} or in {other}, so {each} is there twice at most";
        JustOnce { count } =>
            "that makes {count} digits for {count} cells, so each of them is there exactly once";
        JustEnough { count } => "that fills {count} cells at most, and there are {count}, so each digit is there as often as it can be";
        There { digit, places, home } => "{digit} is in {places}, so no other cell of {home} is {digit}";
    }
}
