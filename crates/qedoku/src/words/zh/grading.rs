//! Grades in words.
use crate::grading::graded::GradedText;
use crate::grading::hard::{Finds, HardText, MethodName};
use crate::grading::run::GradeRunText;
use crate::words::LevelText;
use qedoku_core::HodokuLevel;
use qedoku_explain::{Say, Zh, language};
use qedoku_techniques::Method;

language! {
    zh: Zh;

    GradedText<'_> {
        Scale { name, by, grade } => "{name}（{by}）：{grade}";
        Ended { ended, by } => "{ended}（{by}）";
        Hardest { name, tier } => "最难技巧：{name}（{tier}）";
        HardestStep { name } => "，最难一步 {name}";
        Corrected => "Sudoku Explainer（修正版）";
        Scored { level, score } => "{level}，得分 {score}";
        OneGuess => "，猜测 1 次";
        Guesses { guesses } => "，猜测 {guesses} 次";
        Hodoku { scored } => "HoDoKu：{scored}";
        Explained { name, ratings } => "{name}：{ratings}";
    }

    HardText<'_> {
        Effort { effort } => "工作量 {effort}";
        Beyond { round, rounds, what } => "第{round}轮（共 {rounds} 轮）：{what}";
        Lone { round, rounds, what, concludes }, with listed = concludes.replace(", ", "、") =>
            "第{round}轮（共 {rounds} 轮）：{what}（{listed}），没有更容易的";
        Round { round, rounds, what } => "第{round}轮（共 {rounds} 轮）：{what}，没有更容易的";
    }

    GradeRunText<'_> {
        Rounds => "逐轮";
        RoundsWithout => "逐轮，不用唯一性";
        Profile { profile } if *profile == "default" => "默认方案";
        ProfileWithout { profile } if *profile == "default" => "默认方案，不用唯一性";
        Profile { profile } => "方案 {profile}";
        ProfileWithout { profile } => "方案 {profile}，不用唯一性";
    }
}

impl Say<Zh> for LevelText {
    fn say(&self, _: Zh) -> String {
        let word = match self.0 {
            HodokuLevel::Easy => "容易",
            HodokuLevel::Medium => "中等",
            HodokuLevel::Hard => "困难",
            HodokuLevel::Unfair => "刁钻",
            HodokuLevel::Extreme => "极难",
        };
        word.to_owned()
    }
}

impl Say<Zh> for Finds {
    fn say(&self, _: Zh) -> String {
        finds(self.method, self.finds)
    }
}

impl Say<Zh> for MethodName {
    fn say(&self, _: Zh) -> String {
        match self.0 {
            Method::Box => "宫排除".to_owned(),
            Method::Line => "行列排除".to_owned(),
            Method::Cell => "唯一余数".to_owned(),
            Method::Locked => "区块".to_owned(),
            Method::Pair => "数对".to_owned(),
            Method::XWing => "二阶鱼".to_owned(),
            Method::Triple => "三数组".to_owned(),
            Method::Swordfish => "三阶鱼".to_owned(),
            Method::Wing => "XY-Wing 或 XYZ-Wing".to_owned(),
            Method::Rectangle => "唯一矩形".to_owned(),
            Method::Quad => "四数组".to_owned(),
            Method::Jellyfish => "四阶鱼".to_owned(),
            Method::Chain(links) => format!("由 {links} 条强链组成的链"),
            Method::Assumption(rounds) => format!("假设，{rounds} 轮"),
            Method::Nested(rounds) => format!("假设中再作假设，{rounds} 轮"),
            Method::Beyond => "更难".to_owned(),
        }
    }
}

/// The number of finds of a method, with its noun.
fn finds(method: Method, finds: usize) -> String {
    let only = if finds == 1 { "只有 ".to_owned() } else { String::new() };
    let name = match method {
        Method::Box => "个宫排除".to_owned(),
        Method::Line => "个行列排除".to_owned(),
        Method::Cell => "个唯一余数".to_owned(),
        Method::Locked => "处区块".to_owned(),
        Method::Pair => "个数对".to_owned(),
        Method::XWing => "条二阶鱼".to_owned(),
        Method::Triple => "个三数组".to_owned(),
        Method::Swordfish => "条三阶鱼".to_owned(),
        Method::Wing => "个 XY-Wing 或 XYZ-Wing".to_owned(),
        Method::Rectangle => "个唯一矩形".to_owned(),
        Method::Quad => "个四数组".to_owned(),
        Method::Jellyfish => "条四阶鱼".to_owned(),
        Method::Chain(links) => format!("条由 {links} 条强链组成的链"),
        Method::Assumption(rounds) => format!("个候选数，假设后经 {rounds} 轮排除或余数得出矛盾"),
        Method::Nested(rounds) => format!("个候选数，假设中再作假设，经 {rounds} 轮得出矛盾"),
        Method::Beyond => return "假设中再作假设也无法推进".to_owned(),
    };
    format!("{only}{finds} {name}")
}
