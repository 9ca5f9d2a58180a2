//! The Chinese text on what patterns are made of.
use crate::language;
use crate::message::Zh;
use crate::words::shape::ShapeText;

language! {
    zh: Zh;

    ShapeText<'_> {
        DigitOf { digit, house, cells } => "{house}的 {digit} 在 {cells}";
        DigitsOf { digits, houses, cells } => "{houses}的 {digits} 在 {cells}";
        Fish { digit, base, cover } => "{base}的 {digit} 在{cover}";
        Finned { fish, fin, fins } => "{fish}，{fin} {fins}";
        With { one, other } => "{one} 与 {other}";
        TwoSets { one, other, common } => "{one} 与 {other}，共有 {common}";
        Through { digits, cells } => "{digits} 经过 {cells}";
        Of { digits } => "数字 {digits}";
        Against { one, other } => "{one} 对 {other}";
        At { digit, cell } => "{cell} 的 {digit}";
        AnyAt { digits, cell } => "{cell} 的 {digits}";
        In { digits, cells } => "{cells} 的 {digits}";
        AtEither { digit, one, other } => "{one} 或 {other} 的 {digit}";
        InEither { digit, one, other } => "{one} 或 {other} 的 {digit}";
        Kraken { fish, starts } => "{fish}，从 {starts} 出发";
        Deadly { digits, cells } => "{cells} 的 {digits}";
        InHouses { digits, houses } => "{houses}的 {digits}";
        Cells { count, blocks }, with all = blocks.0.join("，") => "{count}格：{all}";
        MoreThanTwo { cells } => "{cells}，其余空格都是双值格";
        Thrice { cell, digit, houses } => "{cell}，其余空格都是双值格，{digit} 在{houses}出现三次";
        Supposing { assumed } => "假设 {assumed}";
        OrNot { assumed } => "{assumed} 或不成立";
    }
}
