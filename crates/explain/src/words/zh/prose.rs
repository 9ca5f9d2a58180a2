//! Sentences of every text.
use super::grammar::it_is;
use crate::language;
use crate::message::Zh;
use crate::words::noun::ConclusionNotation;
use crate::words::prose::ProseText;

language! {
    zh: Zh;

    ProseText<'_> {
        So { gone } if gone.eliminate.is_empty(), with placed = ConclusionNotation(gone) => "因此 {placed}";
        So { gone } => "因此 {gone}";
        EitherWay { gone } => "无论哪种情况，{gone}";
        Comma { before, next } => "{before}，{next}";
        Then { before, next } if before.starts_with("假设"), with then = it_is(next) => "{before}，则 {then}";
        // What a cell has left needs no word of its own.
        Then { before, next } if next.starts_with("只能是") => "{before}，{next}";
        Then { before, next } => "{before}，于是 {next}";
    }
}
