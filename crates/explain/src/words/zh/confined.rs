//! Sentences about a digit that one house confines.
use crate::language;
use crate::message::Zh;
use crate::words::confined::ConfinedText;

language! {
    zh: Zh;

    ConfinedText<'_> {
        Claim { from, left, digit, rest, to } =>
            "{from}的 {digit} 只能在 {left}{rest}，都在{to}；其中必有一个是 {digit}，所以{to}的其他格都不是 {digit}";
        Places { claim, third, cell, digit } => "{claim}，{third}的 {digit} 只剩 {cell}";
        Eliminates { claim, gone } => "{claim}：{gone}";
    }
}
