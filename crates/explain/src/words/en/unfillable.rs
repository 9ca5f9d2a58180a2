//! Sentences about cells that too few digits cannot fill.
use crate::language;
use crate::message::En;
use crate::words::unfillable::UnfillableText;

language! {
    en: En;

    UnfillableText<'_> {
        LoopOf { cells }, with see = en.see(1) => "{cells} form a loop: each {see} the next";
        Loop { cells, houses }, with see = en.see(1) => "{cells} form a loop: each {see} the next ({houses})";
        FourBoxes { cells } => "{cells} are three cells in each of four boxes, one in each row and column of the box";
        Turns =>
            "side by side, no row takes a digit twice, so from box to box the order of the three digits turns by one or two \
             places, and so it does from column to column above each other";
        Slopes { odd } => "but in {odd} the cells slope the other way, which mirrors the order";
        Mirrored =>
            "once around the four boxes, the order would be its own mirror image, and three digits do not allow that";
        NoWay => "no way to fill them is left";
    }
}
