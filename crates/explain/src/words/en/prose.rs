//! Sentences of every text.
use crate::language;
use crate::message::En;
use crate::words::prose::ProseText;

language! {
    en: En;

    ProseText<'_> {
        So { gone } => "so {gone}";
        EitherWay { gone } => "either way {gone}";
        Comma { before, next } => "{before}, {next}";
        Then { before, next } => "{before}, so {next}";
    }
}
