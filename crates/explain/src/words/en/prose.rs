//! Sentences of every text.
use crate::language;
use crate::message::En;
use crate::words::prose::ProseText;

language! {
    en: En;

    ProseText<'_> {
        So { gone } => "so {gone}";
        Then { before, next } => "{before}, so {next}";
    }
}
