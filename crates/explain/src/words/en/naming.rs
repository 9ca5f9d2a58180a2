//! Names of cells, digits and houses in sentences.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::notation::NotationText;
use crate::notation::reason::ReasonText;
use crate::words::naming::NamingText;
use qedoku_core::OutcomeKind;

language! {
    en: En;

    NamingText<'_> {
        CellIs { cell, digits } => "{cell} is {digits}";
        IsIn { digits, cells } => "{digits} is in {cells}";
        DigitsIn { digits, house } => "{digits} in {house}";
        SoughtAt { digits, cells } => "{digits} in {cells}";
        SoughtIn { digits, house } => "{digits} in {house}";
        Loses { cells, digits }, with lose = plural(cells.len(), "loses", "lose") => "{cells} {lose} {digits}";
        Is { cell, digit } => "{cell} is {digit}";
        Holding { digits } => " (candidates {digits})";
        Braces { cells, digits } => "{cells} {{{digits}}}";
    }

    OutcomeKind {
        Solved => "solved";
        Stuck => "stuck";
        Contradiction => "contradiction";
        Reached => "reached";
        Hypothesis => "hypothesis";
        Guessed => "guessed";
    }

    NotationText {
        DigitIn { digit, cell } => "{digit} in {cell}";
    }

    ReasonText<'_> {
        BesideSet { set, beside, held } => "{set}, with {beside}{held} beside it";
        SeesOfSet { beside, held, seen, set }, with see = en.see(1) => "{beside}{held} {see} every {seen} of the {set}";
        AlmostHidden { house, digits, many } => "almost hidden set: {house} has its {digits} in {many} cells";
        AlmostFish { name, lines } => "almost {name} in {lines}";
        AlmostLocked { at, cells, held, digits }, with unit = plural(at.len(), "cell", "cells") =>
            "almost locked set {at}: {cells} {unit} with {held} digits, {digits}";
        TwoSolutions { cells, digits } => "or {cells}{digits} would allow two solutions";
        XWing => "X-Wing";
        Swordfish => "Swordfish";
        Jellyfish => "Jellyfish";
        Fish => "fish";
    }
}
