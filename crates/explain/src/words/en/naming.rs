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
        Along { digits, cells } => "{digits} in {cells}";
        SoughtIn { digits, house } => "{digits} in {house}";
        Loses { cells, digits }, with lose = plural(cells.len(), "loses", "lose") => "{cells} {lose} {digits}";
        Is { cell, digit } => "{cell} is {digit}";
        AllPlaced { cells, digit }, with are = plural(cells.len(), "is", "are") => "{cells} {are} {digit}";
        Placed { cell, digit } => "{cell} is {digit}";
        Holding { digits } => " (candidates {digits})";
        Braces { cells, digits } => "{cells} {{{digits}}}";
        Between { cells, digits } => "{cells}, with {digits} between them,";
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
        TwoSolutions { cells, digits } => "or {cells}{digits} would allow two solutions";
        XWing => "X-Wing";
        Swordfish => "Swordfish";
        Jellyfish => "Jellyfish";
        Fish => "fish";
        OneFish { name, size }, with article = if size.0 == 2 { "an" } else { "a" } => "{article} {name}";
    }
}
