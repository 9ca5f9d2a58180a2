//! Sentences about what truths leave.
use crate::language;
use crate::message::En;
use crate::words::truths::TruthsText;

language! {
    en: En;

    TruthsText<'_> {
        Together => "no way to choose one of each leaves it otherwise";
        InHouse { house, digit, cells } => "{house} has its {digit} in {cells}";
        Guarded { holds, reason } => "{holds} ({reason})";
        BySymmetry { holds } => "{holds} (by the symmetry of the givens)";
    }
}
