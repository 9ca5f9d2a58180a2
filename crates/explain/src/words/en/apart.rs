//! Sentences about several pairs of colors.
use crate::language;
use crate::message::En;
use crate::words::apart::ApartText;

language! {
    en: En;

    ApartText<'_> {
        If { back, ends } => "if {back}, {ends}";
        So { clause } => "so {clause}";
        Side { parts } => "{parts}";
        Pair { one, other, gone } => "either {one}, or {other}, and in both cases {gone}";
    }
}
