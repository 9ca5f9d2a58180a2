//! Sentences about the cells of a crossing.
use crate::language;
use crate::message::En;
use crate::words::crossing::CrossingText;

language! {
    en: En;

    CrossingText<'_> {
        Cells { cells, count } => "{cells} are {count} cells";
        Once { digits, home } => "for {digits} once (all in {home})";
        Twice { digits, one, other } => "for {digits} twice (once in {one}, once in {other})";
        Room { rooms } => "they have room {rooms}";
        JustEnough { count } => "that is {count} digits for {count} cells, so all of them are there";
        There { digit, places, home } => "{digit} is in {places}, so no other cell of {home} is {digit}";
    }
}
