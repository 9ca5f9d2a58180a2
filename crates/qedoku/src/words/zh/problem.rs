//! The Chinese text of errors.
use super::place::place_of_input;
use super::report_text;
use crate::words::problem::{OrderText, ProblemText};
use qedoku_explain::{Zh, language};
use qedoku_generate::{NoVariant, VariantRule};

language! {
    zh: Zh;

    ProblemText {
        Text { problem } => { zh.unreadable(problem) };
        Read { line, column, problem }, with said = zh.unreadable(problem) => "输入的第{line}行第{column}个字符处：{said}";
        At { place, problem }, with at = place_of_input(place) => "{at}：{problem}";
        NotAccepted { what } => "推理未被检验程序接受，这是本程序的错误：{what}";
        NotAcceptedOf { technique, what } => "推理未被检验程序接受，这是技巧 {technique} 的错误，不是本程序的错误：{what}";
        AtStep { number, what } => "第{number}步：{what}";
        RulesNotKept { format, rules } => "格式 {format} 不能保留这些规则：{rules}；f-puzzles 保留读到的所有规则";
        ClassicAlone { name } => "{name} 只适用于标准规则的题目";
        SameSlug { slug } => "有两个技巧的代号都是 {slug}：每个技巧应有自己的代号";
        Report { report } => { report_text::of_report(report, *zh) };
        Reason { fault } => { report_text::of_reason(fault) };
        StepReason { fault } => { report_text::of_step(fault) };
        Field { error } => { report_text::in_field(error) };
        Unproved { error } => { report_text::unproved(error) };
        Wrong { candidate } => "{candidate} 不对";
        NotSo { candidate } => "对 {candidate} 的推论与答案不符";
        GuessOnly => "猜测不是推理";
        NoBeginning => "它不属于任何题目：前面没有开头";
        Improper { fault } => { super::faults::improper(fault, *zh) };
        NoQuestion { text } => "“{text}”不是问题：应为 r1c1 到 r9c9 的一格，如 r4c5 或 D5，或者 r4c5=7、'r4c5<>7'、'r4c5=7?'";
        GivenCell { entry, cell } => "{entry}：{cell} 是提示数，不能改";
        StartWrong => "第一次填入之前的盘面就已经无解";
        NothingToShow => "没有可以显示的步骤";
        NoStepToShow { number, count } => "没有第 {number} 步：只有第 1 到第 {count} 步，或者其中一步的编号，如 12.a 或 12.a.3";
        NoTechnique { name } => "没有叫“{name}”的技巧";
        Suggested { name, known } => "没有叫“{name}”的技巧；是不是要找 {known}？";
        TraceFails { report } => "推理记录不成立：{report}";
        OneLog => "应为一道题的日志，并且题目已经运行";
        OneTrace => "应为只有一条推理记录的日志，实际没有，或不止一条";
        ListedLog => "应为列出某个局面各步的日志";
        StepsAlone => "应只有步骤";
        ArgumentLog => "应为一个论证的日志";
        StepExpected => "应为 step 类型的消息";
        NoList { word } => "profile：应为某个列表的方案，实际为“{word}”";
        NoStep { error } => "不是步骤：{error}";
        NoRequest { error } => "不是请求：{error}";
        NotChecked { nodes } => "查过 {nodes} 个节点仍未查完";
        AtLine { line, error } => "第{line}行：{error}";
        InField { field, error } => "{field}：{error}";
        Scales { fault } => { super::spec::scales(fault) };
        Shape { fault } => { super::spec::shape(fault) };
        Mask { fault } => { super::spec::mask(fault) };
        Range { fault } => { super::spec::range(*fault).to_owned() };
        NoneCalled { what, name, all }, with listed = all.replace(", ", "、") => "没有叫“{name}”的{what}；有 {listed}";
        NoVariant { fault } => { no_variant(fault) };
        ClassicOrder => "写了规则或大小时，要求（order）里只能有 tier，也不能有对称";
        MostPuzzles { most, found } => "至多 {most} 道题，实际有 {found} 道";
        MostCount { most, found } => "数量至多为 {most}，实际为 {found}";
        GaveUp { tries, found, count } => "连续 {tries} 道题都不符合，不再寻找：找到 {found} 道，要 {count} 道";
        MoveOfFilled { entry } => "{entry} 不是可走的一步：该格已填";
        MoveOfGiven { entry, digit } => "{entry} 不是可走的一步：该格是提示数 {digit}";
        MoveOffBoard { entry } => "{entry} 不是可走的一步：盘面没有这个格或数";
        NoEntry { text } => "“{text}”看不懂：应为 r4c5=7；擦去的候选数写作 'r4c5<>7'；多个之间用逗号或空格隔开";
        NoDrawings => "没有可以显示的步骤";
        NoSuchStep { number, count } => "没有第 {number} 步：只有第 1 到第 {count} 步";
    }

    OrderText {
        EmptyRange { name, least, most } => "{name} 的范围是空的：{least} 大于 {most}";
        NoRatingAbove { most } => "已知的题目中没有 Sudoku Explainer 评分高于 {most} 的";
        NoRatingBelow => "Sudoku Explainer 的评分不低于 1.0，即“同区剩余”的评分";
        Bottlenecks { most } => "effort 至多列出 {most} 个瓶颈";
        NotOfTheOnly { slug } => "要求用 {slug}，而它不在所限定的技巧之中";
        NotInDefault { slug } => "方案 default 里没有 {slug}：请把它和其他可用的技巧一起列为限定的技巧";
        OtherTier { slug, is, asked } => "{slug} 属于 {is}，而要求的级别是 {asked}";
        OnlyAtMost { hardest, tier } => "所限定的技巧至多是 {hardest}，而要求的级别是 {tier}";
        RatedAtMost { tier, most, asked } => "级别 {tier} 的题目评分至多为 {most}，而要求的是 {asked}";
        RatedAtLeast { tier, least, asked } => "级别 {tier} 的题目评分至少为 {least}，而要求的是 {asked}";
    }
}

fn no_variant(fault: &NoVariant) -> String {
    match fault {
        NoVariant::NineRows(rule) => format!("{rule} 需要 9 行的盘面"),
        NoVariant::OwnCells(VariantRule::Jigsaw) => {
            "jigsaw 规则要求题目自带不规则宫：在数字下面用字母写出，或用 f-puzzles 的链接".to_owned()
        }
        NoVariant::OwnCells(rule) => format!("{rule} 规则要求题目自带笼等，例如 f-puzzles 或 SudokuPad 的链接"),
        NoVariant::Rules(fault) => format!("规则不能构成盘面：{fault}"),
        NoVariant::NoGrid { rules } => format!("没有找到符合规则 {rules} 的盘面"),
    }
}
