//! The Chinese text of the rungs of hints.
use crate::ladder::{KindText, LadderText, RungText, WrongText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RungText {
        Label { number, count } => "{number}/{count}";
    }

    LadderText<'_> {
        Look { house } => "请看{house}。";
        Technique { name, what } => "用 {name}。{what}";
        TechniqueOfKind { name, kind } => "用 {name}：{kind}。";
        DigitsOf { digit, base } => "请看{base}的 {digit}。";
        DigitsAndFins { digit, base, fins, count } => "请看{base}的 {digit}，以及鳍 {fins}。";
        Share { sets, common } => "请看 {sets}，共有 {common}。";
        Digits { digits } => "数字是 {digits}。";
        CellIn { house } => "该格在{house}。";
        OneOpen { house } => "{house}只剩一个空格。";
        MarksGone { digit, house } => "数一数{house}还有几处能填 {digit}。";
        Close { count, digit, house, cells } => "{cells} 的 {digit} 排除{house}的一些格。";
        RunsOver { cells } => "经过 {cells}。";
        StartsAt { cell, cells } => "从 {cell} 开始，经过 {cells}。";
        Find { shape } => "请看：{shape}。";
        Follows { follows } => "{follows}。";
        DigitAt { digit, cell } => "{cell} 的 {digit}";
        RestsOnGivens { count, list } => "提示数 {list}";
        RestsOnEntries { count, list } => "已填的 {list}";
        RestsOnGone { count, list } => "已删去的候选数 {list}";
        RestsOn { parts } => "依据：{parts}。";
        NothingEntered => "不依据任何已填的内容。";
        Truths { count } => "依据盘面上的 {count} 条事实。";
    }

    KindText {
        OneDigit => "只剩一个数的格";
        OnePlace => "只剩一个位置的数";
        LastCell => "只剩一个空格的行、列或宫";
        Confined => "一个区域的某数都在与另一区域相交的格里";
        NakedSubset => "几格恰好只有同样多的数";
        HiddenSubset => "几个数恰好只有同样多的位置";
        Fish => "某数在几行中的位置都落在同样多的几列，或反之";
        FinnedFish => "某数在几个区域中的位置，除鳍以外都落在同样多的其他区域";
        Wing => "几个格，无论怎样填，其中必有一格是某数";
        Sets => "n 格只含 n+1 种候选数：去掉其中一个数，其余的数都在这些格里";
        Crossing => "行列与宫的交叉格，连同该行列和该宫的几格，最多能填的数恰好与格数相同";
        Colors => "真假交替的候选数染成两色，必有一色成立";
        Loop => "首尾相接成环的链，每条弱链必有一端成立";
        Chain => "两个候选数至少有一个成立，第三个与两者都冲突";
        Deadly => "可以互换数字的格，会使题目有两个解";
        Unfillable => "若只有这些数就无法填满的格";
        Hypothesis => "会推出矛盾的候选数";
        Cases => "必有一种情况成立，而各种情况结果相同";
    }

    WrongText<'_> {
        Right { count } => "所填的 {count} 处都正确。";
        Look { house } => "请看{house}。";
        Digits { digits } => "数字是 {digits}。";
        DigitAt { digit, cell } => "{cell} 的 {digit}";
        Impossible { house } => "所填的内容使盘面无解。请看{house}。";
        SomeOfLast { count, of, house } if of == count => "所填的 {of} 处全都错误，其中一处在{house}。";
        SomeOfLast { count, of, house } => "最近 {of} 次填写中有 {count} 处错误，其中一处在{house}。";
        SomeWrong { count, house } => "有 {count} 处错误，其中一处在{house}。";
        MarkMissing { house } => "缺少一个需要的候选数，在{house}。";
        OneOfLast { of, house } => "最近 {of} 次填写中有一处错误，在{house}。";
        OneWrong { house } => "有一处填错，在{house}。";
        InHouse { house } => "在{house}。";
        WrongDigit { digit } => "填的是 {digit}。";
        Clash { digit, cells, house } => "冲突：{cells} 都是 {digit}，同在{house}。";
        Which { wrong } => "{wrong}";
        OnlyEntry { wrong } => "错的是{wrong}，这是唯一一次填写：请退回到开头。";
        FirstEntry { wrong, of } => "错的是{wrong}，即 {of} 次填写中的第 1 次：请退回到开头。";
        Stand { wrong, number, of, right, last } if *right == 1 =>
            "错的是{wrong}，即 {of} 次填写中的第 {number} 次。它之前的{last}可以保留：请退回到那里。";
        Stand { wrong, number, of, right, last } =>
            "错的是{wrong}，即 {of} 次填写中的第 {number} 次。它之前的 {right} 次，直到{last}，可以保留：请退回到那里。";
        AlsoWrong { others } => "{others}也有误。";
        SolutionDiffers => "与唯一解不符。";
        With { digit, cell } => "若 {cell} 是 {digit}";
        Without { digit, cell } => "若 {cell} 没有 {digit}";
        TheClash { supposed, left } => "矛盾：{supposed}，{left}。";
        StepsFrom { supposed, count, list, left } => "{supposed}，{count} 步导致矛盾：{list}。此时{left}。";
        NothingLeft { supposed, left } => "{supposed}，{left}。";
        OthersRight => "这里假定其他填写都正确。";
        OthersBack => "这里不计其他错误的填写。";
        Steps { count, list } => "经过 {count} 步：{list}。";
        LeftEmpty { left, count } if *count == 0 => "此时{left}。";
        LeftEmpty { left, count } => "经过 {count} 步，{left}。";
        See { cells, digit, by } => "{cells} 被 {by} 的 {digit} 排除";
        CellSees { cell, list } => "{cell} 受 {list} 排除。";
        CellsSee { list } => "{list}。";
        FromGivens { cell, digit } => "只凭提示数可知：{cell} 是 {digit}。";
        FromGivensIn { cell, digit, count } => "只凭提示数，{count} 步可得 {cell} 是 {digit}。";
        NoSolution => "此盘面无解。";
        Problem { problem } => "{problem}。";
        GivensClash => "有数字相互冲突。";
    }
}
