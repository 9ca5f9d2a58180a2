//! Sentences about chains and colors.
use crate::language;
use crate::message::{Say, Zh};
use crate::words::plain::chain_text::PlainChainText;
use crate::words::plain::colors::{ColorSide, ColorText};
use crate::words::plain::statement::StatementText;

impl Say<Zh> for ColorSide {
    fn say(&self, _: Zh) -> String {
        self.candidates.clone()
    }
}

language! {
    zh: Zh;

    PlainChainText<'_> {
        HasIn { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        AlwaysHasIn { house, digit, cells } => "{house}的 {digit} 都在 {cells}";
        BothIn { one, other, house } => "{one} 和 {other} 同在{house}";
        NotBoth { both, digit } => "{both}，至少有一格不是 {digit}";
        IfNotIs { cell, digit, then } => "若 {cell} 不是 {digit}，则 {then} 是 {digit}";
        SoOneIs { cells, digit } => "所以 {cells} 是 {digit}";
        SoOneOf { cells, digit } => "所以 {cells} 是 {digit}";
        So { one } => "所以 {one}";
        PairsHold { cells, digits } => "{cells} 只有 {digits}";
        IsIn { cell, digit, why } => "{cell} 是 {digit}（{why}）";
        IfAll { cell, digit, all }, with list = all.0.join("，") => "若 {cell} 是 {digit}，则 {list}";
        OneIsOther { cells, one, other } => "无论哪种情况，{cells} 一格是 {one}，另一格是 {other}";
        IfNotThen { cell, digit, end }, with other = end.cell, then = end.digit =>
            "所以若 {cell} 不是 {digit}，则 {other} 是 {then}";
        OneOfTwo { digit } => "两格中至少有一个是 {digit}";
        HasEither { house, digit, one, other } => "{house}的 {digit} {one}或{other}";
        InLine { line, cells } => "在{line}（{cells}）";
        At { cells } => "在 {cells}";
        FirstInLine { house, digit, line } => "第一种情况：{house}的 {digit} 在{line}";
        SecondInLine { line } => "第二种情况：它在{line}";
        SecondAt { cells, digit } => "第二种情况：{cells} 是 {digit}";
        IfThenIs { cell, digit, nots, then } => "若 {cell} 是 {digit}，则 {nots}，只能是 {then}";
        IfThenNot { cell, digit, nots } => "若 {cell} 是 {digit}，则 {nots}";
        Now { supposed } => "再{supposed}";
        NowSuppose { one } => "再假设 {one}";
        NothingLeft { cell, held, digit } =>
            "但 {cell} 只有候选数 {held}，而已假设它不是 {digit}，这不可能，所以 {cell} 是 {digit}";
        EitherWay { gone } => "无论哪种情况，{gone}";
        BothDirections { pairs }, with all = zh.clauses(pairs.0.to_vec()) => "无论哪种情况，{all}";
        Stay { cells, digits }, with all = if digits.len() == 1 { "" } else { "都" } =>
            "无论哪种情况，{cells} 都只少一个连接用的数，所以 {digits} {all}在其中";
    }

    StatementText {
        OneOf { cells, digits } => "{cells} 中有一个是 {digits}";
        AnyIs { cells, digits, scope } => "{cells} {scope}是 {digits}";
    }

    ColorText<'_> {
        BothIn { cells, house, digit } => "但 {cells} 都在{house}";
        BothAt { cell } => "但 {cell} 只能填一个数";
        Known => "以下不再是假设";
        EitherOr { one, other } => "{one}，与 {other}，至少有一方成立";
        EachWay { gone, apart } if *apart > 1 => "要删的候选数都与其中一组的双方冲突，所以 {gone}";
        EachWay { gone } => "无论哪种情况，{gone}";
        StartsAt { cell, one, a, other, b } =>
            "{cell} 是 {one} 或 {other}：是 {one} 时为 {a} 色成立，是 {other} 时为 {b} 色成立";
        StartsIn { house, digit, one, a, other, b } =>
            "{house}的 {digit} 在 {one} 或 {other}：在 {one} 时为 {a} 色成立，在 {other} 时为 {b} 色成立";
        Supposed { name, is } => "假设 {name} 色成立：{is}";
        OneIsRight => "两种颜色必有一种成立";
        IsRight { wrong, right, is } => "所以 {wrong} 色不成立，{right} 色成立：{is}";
    }
}
