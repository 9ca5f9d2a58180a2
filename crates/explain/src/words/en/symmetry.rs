//! Sentences about symmetries of the givens.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::symmetry::SymmetryText;

language! {
    en: En;

    SymmetryText<'_> {
        AsBefore { moved, renamed } => "{moved}{renamed}, and they are as before";
        OneSolution => "the puzzle has one solution, so the solution is as before too";
        With { digit, image } => "{digit} with {image}";
        Into { digit, image } => "{digit} to {image}";
        Change { pairs, stays }, with stay = plural(stays.len(), "stays", "stay") => " and change {pairs} ({stays} {stay})";
        AllChange { pairs } => " and change {pairs}";
        AllStay => "";
        Stands { image, placed } => "{image}, and it turns to {placed}";
        Stay { names },
            with stay = plural(names.len(), "stays", "stay"),
                they = plural(names.len(), "it", "they"),
                hold = plural(names.len(), "holds", "hold"),
                what = plural(names.len(), "a digit that stays", "digits that stay") =>
            "{names} {stay} in place, so {they} {hold} only {what}";
        Brief { moved, renamed, asked } => "{moved}, {renamed}: {asked}";
        StayWith { names, lines } => "{names} stays in place, as {lines} do, so it holds only a digit that stays";
        FixedCells { names } => "{names} fixed";
        HalfTurnBrief => "half turn";
        RightTurnBrief => "quarter turn right";
        LeftTurnBrief => "quarter turn left";
        MirrorDownBrief { down } => "mirror from {down}";
        MirrorUpBrief { up } => "mirror from {up}";
        BackAfter { names, rounds },
            with are = plural(names.len(), "is", "are"),
                they = plural(names.len(), "it", "they"),
                hold = plural(names.len(), "holds", "hold") =>
            "{names} {are} back in place after {rounds} rounds, so {they} {hold} only what is then itself again";
        Brings { candidate, image } => "if {candidate}, {image} too, but the two exclude each other";
        Needs { candidate, image, cell, digit } => "if {candidate}, {image} too, but {cell} has lost {digit}";
        HalfTurn => "turn the givens by half a turn";
        RightTurn => "turn the givens by a quarter to the right";
        LeftTurn => "turn the givens by a quarter to the left";
        MirrorDown { down } => "mirror the givens in the diagonal from {down}";
        MirrorUp { up } => "mirror the givens in the diagonal from {up}";
        WithEachOther { lines } => "{lines} with each other";
        NextGoesTo { from, to } => "{from} to {to}";
        GoesTo { from, to } => "{from} goes to {to}";
        Lines { lines } => "let lines of the givens change places ({lines})";
    }
}
