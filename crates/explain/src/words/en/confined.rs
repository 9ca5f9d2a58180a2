//! Sentences about a digit that one house confines.
use super::grammar::all_of;
use crate::language;
use crate::message::En;
use crate::words::confined::ConfinedText;

language! {
    en: En;

    ConfinedText<'_> {
        Needs { from, digit } => "{from} needs {digit}";
        OnlyOpen { from, digit, left } => "{from} needs {digit}, and its only open cells are {left}";
        SoIn { closed, digit, left } => "{closed}, so the {digit} is in {left}";
        AllIn { count, to, digit }, with all = all_of(*count) => "{all} are in {to}, so no other cell of {to} is {digit}";
        Leaves { house, cell, digit } => "that leaves {house} only {cell} for its {digit}";
    }
}
