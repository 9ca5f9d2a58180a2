//! Sentences of every text.
use crate::language;
use crate::message::En;
use crate::words::prose::ProseText;

language! {
    en: En;

    ProseText<'_> {
        EitherOr { one, other } => "either {one}, or {other}";
        So { gone } => "so {gone}";
        EitherWay { gone } => "either way {gone}";
        Comma { before, next } => "{before}, {next}";
        Then { before, next } => "{before}, so {next}";
        If { before, next } => "if {before}, {next}";
        Supposed { before, next } => "{before}, so {next}";
        ItIs { digits } => "it is {digits}";
        SoItIs { before, digits } => "{before}, so it is {digits}";
        IfItIs { before, digits } => "if {before}, it is {digits}";
        SupposedItIs { before, digits } => "{before}, so it is {digits}";
    }
}
