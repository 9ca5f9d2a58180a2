//! Sentences about odd rings.
use crate::language;
use crate::message::En;
use crate::words::ring::RingText;

language! {
    en: En;

    RingText<'_> {
        Lie { cells, houses, digit }, with see = en.see(1) =>
            "{cells} are places of {digit} in a ring: each {see} the next ({houses})";
        Without { others, digit, count } if *count == 1 =>
            "if {others} were not {digit}, each of these houses would have its {digit} in the ring, so its cells would be {digit} and not {digit} in turns";
        Without { others, digit } =>
            "if none of {others} were {digit}, each of these houses would have its {digit} in the ring, so its cells would be {digit} and not {digit} in turns";
        Odd { count } => "{count} is an odd number, so they cannot take turns all the way around";
    }
}
