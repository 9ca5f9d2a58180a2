//! Sentences about cells that hold the same two digits in turn.
use crate::language;
use crate::message::En;
use crate::words::remote::RemoteText;

language! {
    en: En;

    RemoteText<'_> {
        EachSeesNext { cells, held, why } => "{cells} hold only {held}, and each sees the next ({why})";
        Alternate { held, from, to } => "so {held} alternate: {from} and {to} are different";
        AlsoDifferent { from, to } => "{from} and {to} are different too";
    }
}
