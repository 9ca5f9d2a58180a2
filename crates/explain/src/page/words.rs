//! The words of the page itself.
use crate::voice::Lang;

/// What the page says beside the steps.
pub(super) struct Words {
    pub(super) first: &'static str,
    pub(super) back: &'static str,
    pub(super) next: &'static str,
    pub(super) last: &'static str,
    pub(super) position: &'static str,
    pub(super) into: &'static str,
    pub(super) steps: &'static str,
    pub(super) board: &'static str,
    pub(super) puzzle: &'static str,
    pub(super) start: &'static str,
    pub(super) result: &'static str,
    pub(super) legend: &'static str,
    pub(super) asked: &'static str,
    pub(super) keys: &'static str,
    pub(super) theme: &'static str,
    pub(super) fold: &'static str,
    pub(super) help: &'static str,
    pub(super) close: &'static str,
}

const EN: Words = Words {
    first: "First",
    back: "Back",
    next: "Next",
    last: "Last",
    position: "Position",
    into: "Into the branch",
    steps: "Steps",
    board: "Board",
    puzzle: "Puzzle",
    start: "Start",
    result: "Result",
    legend: "Marks",
    asked: "asked",
    keys: "The left and right keys go back and forth, Home and End to the first and the last. A click on a cell leads to the \
           step that filled it.",
    theme: "Light or dark",
    fold: "Fold the singles",
    help: "The techniques",
    close: "Close",
};

const ZH: Words = Words {
    first: "首步",
    back: "上一步",
    next: "下一步",
    last: "末步",
    position: "位置",
    into: "进入分支",
    steps: "步骤",
    board: "盘面",
    puzzle: "题目",
    start: "开始",
    result: "结果",
    legend: "标记",
    asked: "所问",
    keys: "左右方向键前后移动，Home 和 End 键到首步和末步。点击某格可跳到填入该格的一步。",
    theme: "浅色／深色",
    fold: "折叠唯一数步骤",
    help: "技巧说明",
    close: "关闭",
};

impl Words {
    pub(super) const fn of(lang: Lang) -> &'static Self {
        match lang {
            Lang::En => &EN,
            Lang::Zh => &ZH,
        }
    }
}

/// A run of singles, from the first number to the last.
pub(super) fn singles(lang: Lang, [first, last]: [&str; 2], count: usize) -> String {
    match lang {
        Lang::En => format!("{first} to {last}: {count} singles"),
        Lang::Zh => format!("{first} 至 {last}：{count} 步唯一数"),
    }
}

/// How many cases and steps stand inside a step.
pub(super) fn count(lang: Lang, cases: usize, steps: usize) -> String {
    let plural = if steps == 1 { "" } else { "s" };
    match (lang, cases) {
        (Lang::En, 0) => format!("{steps} step{plural} inside"),
        (Lang::En, _) => format!("{cases} cases, {steps} step{plural}"),
        (Lang::Zh, 0) => format!("内含 {steps} 步"),
        (Lang::Zh, _) => format!("{cases} 种情况，{steps} 步"),
    }
}
