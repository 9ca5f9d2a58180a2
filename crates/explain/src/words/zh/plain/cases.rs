//! Sentences about cases and assumptions.
use super::all;
use crate::language;
use crate::message::Zh;
use crate::words::plain::cases::CaseText;

language! {
    zh: Zh;

    CaseText<'_> {
        SoNot { cell, digit } => "所以 {cell} 不是 {digit}";
        So { so } => "所以 {so}";
        All { all }, with list = zh.clauses(all.0.to_vec()) => "{list}";
        ThenSoBy { so, number } => "{so}，见第{number}步";
        HasOnlyIn { house, digit, cells, other } => "{house}的 {digit} 在 {cells}，都在{other}";
        CellsTake { cells, digits, house } => "{cells} 占了{house}的 {digits}";
        HouseHasIn { house, digits, cells } => "{house}的 {digits} 在 {cells}";
        OnlyThese { cell, digits } => "{cell} 只有候选数 {digits}，所以没有数可填";
        NothingLeft { cell } => "现在 {cell} 没有数可填";
        NoPlace { house, digit } => "现在{house}没有位置填 {digit}";
        CannotBe => "这不可能";
        CellIs { cell, digits } => "{cell} 是 {digits}";
        IsOrNot { cell, digit } => "{cell} 要么是 {digit}，要么不是 {digit}";
        Case { number, what }, with nth = zh.count_of_case(*number) => "第{nth}种情况：{what}";
        InPossible { so } => "无论哪种情况，{so}";
        InAll { so } => "无论哪种情况，{so}";
        InCoverWithout { fins, digit, base, cover },
            with all = all(fins.len()), one_each = zh.one_each(*base, *cover, *digit) =>
            "若 {fins} {all}不是 {digit}，则{one_each}";
        FinOrLine { fins, digit, line, cells } => "所以 {fins} 是 {digit}，或者{line}的 {digit} 在 {cells}";
        NoFinCase { number, fins, digit }, with nth = zh.count_of_case(*number), all = all(fins.len()) =>
            "第{nth}种情况：{fins} {all}不是 {digit}";
        ThenNotIn { cell, digit, house } => "{cell} 不是 {digit}（{house}）";
        WaysLeft { cells, count } => "{cells} 还有 {count} 种填法";
        EachEmpties { slots } => "每一种都使 {slots} 之一没有数可填";
        DigitOf { digit, house } => "{house}的 {digit}";
        WithNothing { with, nots, cell } => "若有 {with}，则 {nots}，{cell} 没有数可填";
        WithClash { with } => "若有 {with}，则其余的格无法填";
    }
}

impl Zh {
    /// The number of a case as a word.
    fn count_of_case(self, number: usize) -> String {
        if number == 2 { "二".to_owned() } else { self.count(number) }
    }
}
