//! Sentences about symmetries of the givens.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::symmetry::SymmetryText;

language! {
    en: En;

    SymmetryText<'_> {
        Why { moved, renamed, asked, gone } =>
            "the givens stay the same when {moved} and {renamed}, and so does the one solution: {asked}, so {gone}";
        Brief { moved, renamed, asked } => "{moved}, {renamed}: {asked}";
        FixedCells { names } => "{names}";
        ChangeWith { one, other } => "{one} changes with {other}";
        ChangeTo { from, to } => "{from} changes to {to}";
        HalfTurnBrief => "half turn";
        RightTurnBrief => "quarter turn right";
        LeftTurnBrief => "quarter turn left";
        MirrorDownBrief { down } => "mirror from {down}";
        MirrorUpBrief { up } => "mirror from {up}";
        Stands { image, placed } => "{image} stands, and {placed} goes with it";
        Stay { names }, with stay = plural(names.len(), "stays", "stay"), hold = plural(names.len(), "holds", "hold") =>
            "{names} {stay} in place and {hold} only what stays";
        BackAfter { names, rounds },
            with are = plural(names.len(), "is", "are"),
                hold = plural(names.len(), "holds", "hold") =>
            "{names} {are} back in place after {rounds} rounds and {hold} only what is then itself again";
        Brings { candidate, image } => "{candidate} would bring {image}, which excludes it";
        Needs { candidate, missing } => "{candidate} needs {missing}, which is gone";
        HalfTurn => "the board is turned by half";
        RightTurn => "the board is turned by a quarter to the right";
        LeftTurn => "the board is turned by a quarter to the left";
        MirrorDown { down } => "the board is mirrored in the diagonal from {down}";
        MirrorUp { up } => "the board is mirrored in the diagonal from {up}";
        Lines { lines } => "lines change places ({lines})";
        AllStay => "every digit stays";
        NoneStays { cycles } => "digits change ({cycles}; no digit stays)";
        DigitsChange { cycles, digits }, with stay = plural(digits.len(), "stays", "stay") =>
            "digits change ({cycles}; {digits} {stay})";
    }
}
