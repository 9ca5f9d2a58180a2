//! Sentences about the cells in which lines and irregular boxes differ.
use crate::language;
use crate::message::Zh;
use crate::words::leftovers::LeftoverText;

language! {
    zh: Zh;

    LeftoverText<'_> {
        StickOut { base, cover, beyond, other } => "{base}比{cover}多出 {beyond}，{cover}比{base}多出 {other}";
        Same { beyond, other } => "所以 {beyond} 与 {other} 所含的数相同";
        Lack { beyond, digit } if beyond.is_one() => "{beyond} 填不了 {digit}";
        Lack { beyond, digit } => "{beyond} 都填不了 {digit}";
        SoLack { closed, beyond, digit } if beyond.is_one() => "{closed}，所以 {beyond} 填不了 {digit}";
        SoLack { closed, beyond, digit } => "{closed}，所以 {beyond} 都填不了 {digit}";
    }
}
