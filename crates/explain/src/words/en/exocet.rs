//! Sentences about exocets.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::exocet::ExocetText;

language! {
    en: En;

    ExocetText<'_> {
        Claim { base, held, lines, around, taken } =>
            "{base} hold two of {held}, and these two have to stand in each of {lines}, outside {around}; there each of them \
             fits twice at most without {taken}, so {taken} hold the same two digits as {base}";
        Mirror { target, mirror } => "the digit of {target} is also in {mirror}";
        SoMirrored { mirrored } => "; so {mirrored}";
        Why { reason, beside, gone } => "{reason}{beside}: {gone}";
        Unfit { unfit, lines, taken }, with fits = plural(unfit.len(), "fits", "fit") =>
            "; {unfit} never {fits} in all of {lines}, even with {taken}, and cannot be one of the two";
        Place { base, targets } => "{base} to {targets}";
        LeftOnly { digit, title, cells } => "{digit} in {title} is left in {cells} only";
        AndLeft { left } => "; and {left}";
    }
}
