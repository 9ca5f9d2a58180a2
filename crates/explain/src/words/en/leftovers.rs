//! Sentences about the cells in which lines and irregular boxes differ.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::leftovers::LeftoverText;

language! {
    en: En;

    LeftoverText<'_> {
        StickOut { base, cover, beyond, other } =>
            "{base} stick out of {cover} by {beyond}, and {cover} out of {base} by {other}";
        Same { beyond, other }, with hold = plural(beyond.len(), "holds the same digit", "hold the same digits") =>
            "so {beyond} {hold} as {other}";
        Lack { beyond, digit } => "{beyond} cannot hold {digit}";
        SoLack { closed, beyond, digit } => "{closed}, so {beyond} cannot hold {digit}";
    }
}
