//! Sentences about odd rings.
use crate::language;
use crate::message::En;
use crate::words::ring::RingText;

language! {
    en: En;

    RingText<'_> {
        Ring { digit, cells } => "the places {cells} of {digit} form a ring, each in a house with the next";
        Turns { back, digit } => "if {back}, each of these houses has its {digit} in one of its two places on the ring, so {digit} and not {digit} take turns";
        Odd { count } => "but there are {count} places, an odd number, so that cannot be";
        So { holds } => "so {holds}";
    }
}
