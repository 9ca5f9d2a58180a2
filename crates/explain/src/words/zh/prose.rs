//! Sentences of every text.
use crate::language;
use crate::message::Zh;
use crate::words::noun::ConclusionNotation;
use crate::words::prose::ProseText;

language! {
    zh: Zh;

    ProseText<'_> {
        EitherOr { one, other } => "要么 {one}，要么 {other}";
        So { gone } if gone.eliminate.is_empty() && gone.place.single().is_some(), with placed = ConclusionNotation(gone) => "因此 {placed}";
        So { gone } => "因此 {gone}";
        EitherWay { gone } => "无论哪种情况，{gone}";
        Comma { before, next } => "{before}，{next}";
        // The words take turns.
        Then { before, next } if before.matches("，于是").count() > before.matches("，从而").count() =>
            "{before}，从而 {next}";
        Then { before, next } => "{before}，于是 {next}";
        If { before, next } => "若 {before}，则 {next}";
        Supposed { before, next } => "{before}，则 {next}";
        ItIs { digits } => "只能是 {digits}";
        // What a cell has left needs no word of its own.
        SoItIs { before, digits } => "{before}，只能是 {digits}";
        IfItIs { before, digits } => "若 {before}，则 它是 {digits}";
        SupposedItIs { before, digits } => "{before}，则 它是 {digits}";
    }
}
