//! Sentences about exocets.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::exocet::ExocetText;

language! {
    en: En;

    ExocetText<'_> {
        Base { base, held, around } =>
            "the base {base} is two of {held}, and these two are nowhere else in {around}";
        Need { lines, count } => "{lines} need each of the two, so {count} times";
        Fits { lines, around, targets, digits } =>
            "but without the targets {targets}, each of {digits} fits twice at most in {lines} outside {around}";
        Targets { one, other } => "so both digits of the base need a target: one is at {one}, the other at {other}";
        Mirror { target, mirror } => "the digit of {target} is in {mirror} too";
        Unfit { unfit, lines }, with fits = plural(unfit.len(), "does", "do"), one = plural(unfit.len(), "it is", "they are") =>
            "{unfit} {fits} not fit in all of {lines}, even with the targets, so {one} not in the base";
        HasIn { digit, house, cells } => "{house} has its {digit} in {cells}";
        Place { base, targets } => "{base} to {targets}";
    }
}
