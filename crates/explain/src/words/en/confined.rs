//! Sentences about a digit that one house confines.
use crate::language;
use crate::message::En;
use crate::words::confined::ConfinedText;

language! {
    en: En;

    ConfinedText<'_> {
        Claim { from, left, digit, rest, to } =>
            "in {from} only {left} can hold {digit}{rest}, all of these in {to}; one of them does, so nothing else in {to} is {digit}";
        Places { claim, third, cell, digit } => "{claim}, and in {third} only {cell} is left for {digit}";
        Eliminates { claim, gone } => "{claim}: {gone}";
    }
}
