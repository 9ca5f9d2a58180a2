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
    pub(super) strong: &'static str,
    pub(super) weak: &'static str,
    pub(super) asked: &'static str,
    pub(super) keys: &'static str,
    pub(super) theme: &'static str,
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
    strong: "strong link: one end is true",
    weak: "weak link: not both ends are true",
    asked: "asked",
    keys: "The left and right keys go back and forth, Home and End to the first and the last. A click on a cell leads to the \
           step that filled it.",
    theme: "Light or dark",
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
    strong: "强链：至少一端为真",
    weak: "弱链：两端不同真",
    asked: "所问",
    keys: "左右方向键前后移动，Home 和 End 键到首步和末步。点击某格可跳到填入该格的一步。",
    theme: "浅色／深色",
};

impl Words {
    pub(super) const fn of(lang: Lang) -> &'static Self {
        match lang {
            Lang::En => &EN,
            Lang::Zh => &ZH,
        }
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
