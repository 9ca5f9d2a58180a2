//! The Chinese text on mistakes in entries, and on grids without a solution.
use crate::mistaken::MistakenText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    MistakenText<'_> {
        First { wrong } => "请先改正：{wrong}";
        Smallest { listed } => "此局面无解。去掉 {listed} 才有解，再少则不行。";
        NotProved { listed } => "此局面无解。去掉 {listed} 就有解，但未能证明不能更少。";
        OnlyEntry => "这是唯一一次填写：请退回到开头。";
        FirstEntry { of } => "这是 {of} 次填写中的第 1 次：请退回到开头。";
        OneStands { of, first } => "{of} 次填写中第 1 次可以保留：退回到{first}之前。";
        SomeStand { of, right, first } => "{of} 次填写中前 {right} 次可以保留：退回到{first}之前。";
        CountTwice { count, house } => "有 {count} 处错误；{house}有重复的数。";
        Twice { house } => "{house}有重复的数。";
        OneWrong { house } => "{house}有一处填错。";
        MarkMissing { house } => "{house}缺少一个需要的候选数。";
        SeveralWrong { count, house } => "有 {count} 处错误，其中一处在{house}。";
        Impossible { house } => "所填的内容使盘面无解；请看{house}。";
        OneIsWrong { list } => "{list} 有误";
        AreWrong { list } => "{list} 都有误";
        LacksMark { cell } => "{cell} 缺少一个需要的候选数";
        LacksDigit { cell, digit } => "{cell} 缺少需要的候选数 {digit}";
        List { list } => "{list}。";
        MarkMissingIn { cell } => "{cell} 缺的候选数";
        DigitMissingIn { digit, cell } => "{cell} 缺的 {digit}";
        MarkRubbed { cell } => "擦去 {cell} 的候选数";
        DigitRubbed { digit, cell } => "擦去 {cell} 的候选数 {digit} ";
        TheDigit { digit, cell } => " {cell} 的 {digit} ";
        Placed { placed } => " {placed} ";
        OtherwiseAll => "与唯一解不符。";
        OtherwiseRest => "其余的与唯一解不符。";
        HouseTwice { house, count, digit, cells } => "{house}有 {count} 个 {digit}：{cells}。";
        With { candidate } => "若 {candidate}";
        Without { digit, cell } => "若 {cell} 没有 {digit}";
        Refuted { entry, left, follow } => "{entry}，{follow}{left}";
        Sentence { text } => "{text}。";
        After { count } => "经 {count}后，";
        NoSolution => "此盘面无解";
        ClashHidden { first } => "{first}：有数字相互冲突。";
        Clash { first, problem } => "{first}：{problem}。";
        NoSolutionShort { first } => "{first}。";
        HasContradiction { contradiction } => "此盘面{contradiction}。";
        BySearch { first } => "{first}（由搜索得知）；未找到简短的矛盾。";
        Contradiction { left, follow } => "无解：{follow}{left}";
        WithSteps { text, listed } => "{text}：{listed}";
        Now { left } => "至此，{left}。";
        CellLeft { named } => "{named} 没有数可填";
        HouseLeft { named } => "{named} 无处可填";
    }
}
