//! Sentences about odd rings.
use crate::language;
use crate::message::Zh;
use crate::words::ring::RingText;

language! {
    zh: Zh;

    RingText<'_> {
        Claim { others, places, count } => "若没有 {others}，{places} 连成的环上真假必须交替，但环上有 {count} 处，是奇数，不可能";
        Placed { claim, gone } => "{claim}；所以 {gone}";
        Concluded { claim, holds, gone } => "{claim}；所以 {holds}：{gone}";
    }
}
