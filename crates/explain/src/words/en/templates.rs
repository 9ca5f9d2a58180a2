//! Sentences about ways to place digits on the whole board.
use crate::language;
use crate::message::En;
use crate::words::templates::TemplatesText;

language! {
    en: En;

    TemplatesText<'_> {
        BesideAny => "leaves a way for every other digit";
        BesideThese { others } => "leaves ways for the {others} that fit together";
        NoWay { all, beside, gone } => "no way to place all the missing {all} that {beside} takes these cells: {gone}";
        EveryWay { all, beside, gone } =>
            "every way to place all the missing {all} that {beside} takes these cells: {gone}";
        Place { all } => "the {all}";
        Number { digit } => "{digit}s";
    }
}
