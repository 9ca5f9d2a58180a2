//! Sentences about several pairs of colors.
use super::grammar::conditions;
use crate::language;
use crate::message::Zh;
use crate::words::apart::ApartText;

language! {
    zh: Zh;

    ApartText<'_> {
        If { back, ends } => "若 {back}，则 {ends}";
        So { clause } => "所以 {clause}";
        Side { parts }, with all = conditions(parts.0) => "{all}";
        Pair { one, other, gone } => "{one}，或者 {other}，至少有一方成立，无论哪种情况，{gone}";
    }
}
