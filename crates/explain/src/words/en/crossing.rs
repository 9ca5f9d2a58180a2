//! Sentences about the cells of a crossing.
use super::plain::several;
use crate::language;
use crate::message::En;
use crate::words::crossing::CrossingText;

language! {
    en: En;

    CrossingText<'_> {
        Cells { cells, count, digits } => "{cells} are {count} cells and hold only {digits}";
        Once { digits, home }, with all = several(*digits, |items| en.and(items)), each = if digits.len() == 1 { "it" } else { "each of these" } =>
            "all their {all} are in {home}, so {each} is there once at most";
        Twice { digits, one, other }, with all = several(*digits, |items| en.and(items)), each = if digits.len() == 1 { "it" } else { "each of these" } =>
            "their {all} are in {one} or in {other}, so {each} is there twice at most";
        JustEnough { count } => "that fills {count} cells at most, and there are {count}, so each digit is there as often as it can be";
        There { digit, places, home } => "{digit} is in {places}, so no other cell of {home} is {digit}";
    }
}
