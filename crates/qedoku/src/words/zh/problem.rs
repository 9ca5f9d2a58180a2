//! The Chinese text of errors.
use crate::words::problem::{OrderText, ProblemText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ProblemText {
        Text { problem } => { zh.unreadable(problem) };
        Read { line, column, problem }, with said = zh.unreadable(problem) => "第 {line} 行第 {column} 列：{said}";
        At { place, problem } => "{place}：{problem}";
        NotAccepted { what } => "推理未被检验程序接受，这是本程序的错误：{what}";
        Improper => fallback;
        NoQuestion { text } => "{text:?} 不是问题：应为一格，如 r4c5 或 D5，或者 r4c5=7、'r4c5<>7'、'r4c5=7?'";
        GivenCell { entry, cell } => "{entry}：{cell} 是提示数，不能改";
        StartWrong => "第一次填入之前的盘面就已经无解";
        NothingToShow => "没有可以显示的步骤";
        NoStepToShow { number, count } => "没有步骤 {number}：应为 1 到 {count}，或者其中一步的编号，如 12.a 或 12.a.3";
        NoTechnique { name } => "没有叫“{name}”的技巧";
        Suggested { name, known } => "没有叫“{name}”的技巧；是不是要找 {known}？";
        TraceFails => fallback;
        OneLog => fallback;
        OneTrace => fallback;
        ListedLog => fallback;
        StepsAlone => fallback;
        ArgumentLog => fallback;
        StepExpected => fallback;
        NoList => fallback;
        NoStep => fallback;
        NoRequest => fallback;
        NotChecked => fallback;
        AtLine => fallback;
        InField => fallback;
        NoneCalled => fallback;
        MostPuzzles => fallback;
        MostCount => fallback;
        GaveUp => fallback;
        NoEntry => fallback;
        NoDrawings => fallback;
        NoDrawing => fallback;
    }

    OrderText {
        EmptyRange => fallback;
        NoRatingBelow => fallback;
        Bottlenecks => fallback;
        NotOfTheOnly => fallback;
        NotInDefault => fallback;
        OtherTier => fallback;
        OnlyAtMost => fallback;
        RatedAtMost => fallback;
        RatedAtLeast => fallback;
    }
}
