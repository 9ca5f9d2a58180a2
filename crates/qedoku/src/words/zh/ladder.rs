//! The Chinese text of the rungs of hints.
use crate::ladder::{LadderText, RungText, WrongText};
use qedoku_core::{CandidateSet, CellSet, DigitSet};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RungText {
        Label { number, count } => "{number}/{count}";
    }

    LadderText<'_> {
        Look { house } => "请看{house}。";
        Name { name }, with use_it = uses(name) => "{use_it}。";
        Technique { name, what }, with use_it = uses(name) => "{use_it}：{what}";
        In { digit, base, cover } => "{base}的 {digit} 只在{cover}。";
        InButFins { digit, base, cover, fins, count } => "除鳍 {fins} 外，{base}的 {digit} 只在{cover}。";
        Linked { sets, links } => "请看 {sets}，限制性公共数：{links}。";
        TwoLinked { sets, links } => "请看 {sets}，限制性公共数：{links}。";
        With { one, others } => "{one} 与 {others}";
        BesideThem { cells, beside } => "{cells}，以及旁边的 {beside}";
        LinkIn { digit, house } => "{digit}（{house}）";
        Crossed { cells, places, houses } => "请看 {cells} 和 {places}，以及{houses}的相交处。";
        Against { one, other } => "一组是 {one}，另一组是 {other}";
        Digits { digits } => "数字是 {digits}。";
        DigitsAndGone { digits, gone } => "数字是 {digits}，要删的是 {gone}。";
        CellIn { house } => "该格在{house}。";
        MarksGone { digit, house } => "数一数{house}还有几处能填 {digit}。";
        Close { count, digit, house, cells } => "{cells} 的 {digit} 排除{house}的一些格。";
        RulesClose { digit, cells } => "题目的规则使 {cells} 不能填 {digit}。";
        Concluded { digits } => "要删的数是 {digits}。";
        GoAndLink { gone, links } => "要删去 {gone}，由 {links} 连接。";
        LinkAndGo { links, gone } => "{links} 把各组连起来，{gone} 要删去。";
        RowsAsColumns { what } => {
            let mark = "\u{0}";
            what.replace('行', mark).replace('列', "行").replace(mark, "列")
        };
        Node { digits, cells } => "{cells} 的 {digits}";
        RunsFrom { one, other } => "从 {one} 到 {other}。";
        BeginsWith { one, other } => "起点是 {one} 和 {other}，其中必有一个成立。";
        BeginsAt { held } => "起点是 {held}。";
        Places { digits, cells } => "{cells} 的 {digits}";
        DigitsOfHouses { digit, houses } => "请看{houses}的 {digit}。";
        PlacesOf { count, digit, house, cells } => "请看{house}能填 {digit} 的{count}格：{cells}。";
        Suppose { cell, digit } => "{cell} 是 {digit}";
        SupposeNot { cell, digit } => "{cell} 不是 {digit}";
        DigitOf { digit, house } => "{house}的 {digit}";
        Becomes { assumed, of } => "假设 {assumed}，看看 {of} 会怎样。";
        Count { parts, cells } => "在 {cells} 中数一数：{parts}。";
        ByRows { digits } => "{digits} 按行";
        ByColumns { digits } => "{digits} 按列";
        ByBoxes { digits } => "{digits} 按宫";
        Find { shape } => "请看：{shape}。";
        Follows { follows } => "{follows}。";
        DigitAt { digit, cell } => "{cell}={digit}";
        CageOf { value, cells } => "和为 {value} 的笼（{cells}）";
        HouseNamed { house } => "{house}";
        RuleThat { rule } => "规则“{rule}”";
        ByDigit { set } => { by_digit(zh, set) };
        RestsOnGivens { count, list } => "提示数 {list}";
        RestsOnEntries { count, list } => "已填的 {list}";
        RestsOnGone { count, list } => "已删去的候选数 {list}";
        RestsOn { parts } => "依据：{parts}。";
        NothingEntered => "不依据任何已填的内容。";
        AllGiven { count, list } if *count == 1 => "{list} 是提示数，这一步不依据你填的任何数。";
        AllGiven { count, list } => "{list} 都是提示数，这一步不依据你填的任何数。";
        WereEntered { list } => "{list} 是填入的";
        WereErased { list } => "{list} 是先前删去的";
        OthersGiven { count } => "其余是提示数";
        Truths { count } => "依据盘面上的 {count} 条事实。";
    }

    WrongText<'_> {
        Right { count } if *count == 1 => "你填的这一处是对的。";
        Right { count } => "你填的 {count} 处都对。";
        Look { house } => "请看{house}。";
        Digits { digits } => "数字是 {digits}。";
        Impossible { house } => "所填的内容使盘面无解。请看{house}。";
        SomeOfLast { count, of, house } if of == count => "所填的 {of} 处全都错误，其中一处在{house}。";
        SomeOfLast { count, of, house } => "最近 {of} 次填写中有 {count} 处错误，其中一处在{house}。";
        SomeWrong { count, house } => "有 {count} 处错误，其中一处在{house}。";
        MarkMissing { house } => "缺少一个需要的候选数，在{house}。";
        OneOfLast { of, house } => "最近 {of} 次填写中有一处错误，在{house}。";
        OneWrong { house } => "有一处填错，在{house}。";
        InHouse { house } => "在{house}。";
        MissingDigit { digit } => "缺的是 {digit}。";
        WrongDigit { digit } => "填的是 {digit}。";
        Clash { digit, cells, house } => "冲突：{cells} 都是 {digit}，同在{house}。";
        Which { wrong } => "{wrong}";
        OnlyMark { wrong } => "你唯一的改动是{wrong}，擦错了：请恢复。";
        OnlyEntry { wrong } => "你只填了{wrong}，它是错的：请擦掉。";
        FirstEntry { wrong, of } => "错的是{wrong}，即 {of} 次填写中的第 1 次：请退回到开头。";
        Stand { wrong, number, of, right, last } if *right == 1 =>
            "错的是{wrong}，即 {of} 次填写中的第 {number} 次。它之前的{last}可以保留：请退回到那里。";
        Stand { wrong, number, of, right, last } =>
            "错的是{wrong}，即 {of} 次填写中的第 {number} 次。它之前的 {right} 次，直到{last}，可以保留：请退回到那里。";
        AlsoWrong { others } => "{others}也有误。";
        SolutionDiffers => "与唯一解不符。";
        With { digit, cell } => "若 {cell} 是 {digit}";
        Without { digit, cell } => "若 {cell} 没有 {digit}";
        TheClash { supposed, left, count } if *count == 0 => "矛盾：{supposed}，{left}。";
        TheClash { supposed, left, count } => "矛盾：{supposed}，{count} 步之后{left}。";
        ClashIn { house } => "由它会推出{house}的矛盾。";
        ClashAt { cell } => "由它会推出 {cell} 的矛盾。";
        ClashOf { digit } => "矛盾出在 {digit} 上。";
        StepsFrom { supposed, count, list } => "{supposed}，经过 {count} 步得出矛盾：{list}。";
        ManyStepsFrom { supposed, count } => "{supposed}，经过 {count} 步得出矛盾。";
        Numbered { number, outcome } => "{number} {outcome}";
        OthersRight => "这里假定其他填写都正确。";
        OthersBack => "这里未用到其他填错的数。";
        Steps { count, list } => "经过 {count} 步：{list}。";
        LeftEmpty { left, count } if *count == 0 => "此时{left}。";
        LeftEmpty { left, count } => "经过 {count} 步，{left}。";
        FromGivens { cell, digit } => "只凭提示数可知：{cell} 是 {digit}。";
        FromGivensIn { cell, digit, count } => "只凭提示数，{count} 步可得 {cell} 是 {digit}。";
        NoSolution => "此盘面无解。";
        Problem { problem } => "{problem}。";
        GivensClash => "有数字相互冲突。";
    }
}

/// Candidates by their digits with their cells, digits of the same cells together: `2（r6c2、r8c4）；3、5（r3c2）`.
fn by_digit(zh: Zh, set: &CandidateSet) -> String {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in set.all_digits() {
        let cells = set.plane(digit);
        match groups.iter_mut().find(|(_, known)| *known == cells) {
            Some((digits, _)) => digits.insert(digit),
            None => groups.push((digit.into(), cells)),
        }
    }
    let digits = |digits: DigitSet| digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join("、");
    let one = |(all, cells): &(DigitSet, CellSet)| format!("{}（{}）", digits(*all), zh.cells(*cells));
    groups.iter().map(one).collect::<Vec<_>>().join("；")
}

/// Says to use a technique; a blank stands before a name that begins with a letter or a digit.
fn uses(name: &str) -> String {
    let gap = if name.starts_with(|first: char| first.is_ascii_alphanumeric()) { " " } else { "" };
    format!("用{gap}{name}")
}
