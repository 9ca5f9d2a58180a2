//! Sentences about what truths leave.
use crate::language;
use crate::message::En;
use crate::words::truths::TruthsText;

language! {
    en: En;

    TruthsText<'_> {
        AllLeft { left, gone } => "these are all that is left: {left}; however they are put together, {gone}";
        InHouse { house, digit, cells } => "in {house} the {digit} is in {cells}";
        Guarded { holds, reason } => "{holds} ({reason})";
        BySymmetry { holds } => "{holds} (by the symmetry of the givens)";
    }
}
