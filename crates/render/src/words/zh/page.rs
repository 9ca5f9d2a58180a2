//! Chinese texts of pages and Markdown.
use crate::markdown::MarkdownText;
use crate::outline::OutlineText;
use crate::page::words::PageText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    OutlineText<'_> {
        RestsOn => "依据";
        HardestSteps => "最难的步骤：";
        Argument => "论证";
        HardStep { name, numbers } => "{name}（{numbers}）";
        Facts { facts } => "{facts}。";
        Answer => "答案";
    }

    MarkdownText<'_> {
        Result => "结果";
        Step { number, name, conclusion } => "## {number}. {name}：{conclusion}";
    }

    PageText<'_> {
        First => "首步";
        Back => "上一步";
        Next => "下一步";
        Last => "末步";
        Position => "位置";
        Into => "进入分支";
        Steps => "步骤";
        Board => "盘面";
        Puzzle => "题目";
        Start => "开始";
        Result => "结果";
        Legend => "标记";
        Asked => "所问";
        Keys => "左右方向键前后移动，Home 和 End 键到首步和末步。点击某格可跳到填入该格的一步。";
        Theme => "浅色／深色";
        Fold => "折叠出数步骤";
        Help => "技巧说明";
        Close => "关闭";
        Singles { first, last, count } => "{first} 至 {last}：{count} 步出数";
        Inside { steps } => "内含 {steps} 步";
        Cases { cases, steps } => "{cases} 种情况，{steps} 步";
    }
}
