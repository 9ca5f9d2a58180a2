//! Sentences about ways to place digits on the whole board.
use crate::language;
use crate::message::Zh;
use crate::words::templates::TemplatesText;

language! {
    zh: Zh;

    TemplatesText<'_> {
        BesideAny => "给其他各数都留下位置";
        BesideThese { others } => "能与 {others} 的某种填法共存";
        NoWay { all, beside, gone } => "填完所有的 {all} 且{beside}的填法，没有一种用到这些格：{gone}";
        EveryWay { all, beside, gone } => "填完所有的 {all} 且{beside}的填法，每一种都用到这些格：{gone}";
        Place { all } => "所有的 {all}";
        Number { digit } => "{digit}";
    }
}
