//! The Chinese text on checked logs.
mod end;
mod fault;
mod phrases;

use self::fault::numbered;
pub(super) use self::fault::of as of_step;
pub(super) use self::phrases::in_field;
use crate::report_text::{ClaimText, ReportText};
use qedoku_core::OutcomeKind;
use qedoku_explain::{Say, Style, Zh};
use qedoku_verify::proof::ProofError;
use qedoku_verify::{AttemptFault, Flaw, KnownValue, LackingValue, LogFault, LogReport, Mislabeled, UncheckedClaim};

impl Say<Zh> for ReportText<'_> {
    fn say(&self, by: Zh) -> String {
        of_report(self.0, *by)
    }
}

impl Say<Zh> for ClaimText {
    fn say(&self, _: Zh) -> String {
        let text = match self.0 {
            UncheckedClaim::Run => "程序和方案",
            UncheckedClaim::Names => "技巧名称",
            UncheckedClaim::Ratings => "未知技巧的级别和评分",
            UncheckedClaim::Sizes => "按步骤大小的评分",
            UncheckedClaim::Hardest => "哪个技巧最难",
            UncheckedClaim::Words => "句子和记法",
            UncheckedClaim::Shapes => "结构如何推出结论",
            UncheckedClaim::Patterns => "未知形式的结构",
            UncheckedClaim::Attempts => "为何尝试和放弃假设",
            UncheckedClaim::Solution => "没有别的解",
            UncheckedClaim::Stuck => "再也找不到什么",
            UncheckedClaim::Found => "局面允许多少步",
            UncheckedClaim::Allowed => "列出了每个盘面的全部步骤",
            UncheckedClaim::Next => "接下来会用哪个技巧",
            UncheckedClaim::Comparison => "与论证比较的各个步数",
        };
        text.to_owned()
    }
}

pub(super) fn of_report(report: &LogReport, style: Style) -> String {
    let LogReport { steps, unchecked, guessed, .. } = report;
    if let Some(message) = &report.refused {
        return format!("未运行：{message}");
    }
    if let Some(flaw) = &report.flaw {
        return of_flaw(flaw);
    }
    let checked = match unchecked.as_slice() {
        [] => format!("{} 步成立", steps - guessed.len()),
        [first, ..] => format!("{steps} 步中有 {} 步达到节点上限而未查完，首先是第{first}步", unchecked.len()),
    };
    let guesses = match guessed.as_slice() {
        [] => String::new(),
        [one] => format!("，有 1 步是猜测，没有证明，即第{one}步"),
        [first, ..] => format!("，有 {} 步是猜测，没有证明，首先是第{first}步", guessed.len()),
    };
    let hypothetical = match report.hypothetical {
        0 => String::new(),
        count => format!("，有 {count} 个数来自假设，没有证明"),
    };
    let outcome = match &report.outcome {
        _ if report.listed => "，各步都从该局面单独检查".to_owned(),
        Some(outcome) => {
            let known = OutcomeKind::named(outcome).map(|kind| style.say(&kind));
            format!("，结果：{}", known.as_ref().unwrap_or(outcome))
        }
        None => "，没有结尾：日志可能被截断".to_owned(),
    };
    checked + &guesses + &hypothetical + &outcome
}

fn of_flaw(flaw: &Flaw) -> String {
    let line = if flaw.line > 0 { format!("第{}行：", flaw.line) } else { String::new() };
    let step = flaw.step.map(|number| format!("第{number}步：")).unwrap_or_default();
    format!("{line}{step}{}", of_reason(&flaw.reason))
}

pub(super) fn of_reason(reason: &LogFault) -> String {
    match reason {
        LogFault::Unreadable(error) => format!("第{}列：{}", error.column, error.message),
        LogFault::Field(error) => in_field(error),
        LogFault::PuzzleClash(a, b) => format!("题目里 {a} 与 {b} 冲突"),
        LogFault::Stray { kind } => format!("{kind} 类型的消息不属于任何题目"),
        LogFault::Number { after } => format!("步骤编号不大于前一步的 {after}"),
        LogFault::Needs { said, needs } => {
            format!("自称依据{}，而所用的事实依据{}", numbered(said), numbered(needs))
        }
        LogFault::Assumes { unique: true, .. } => "只对唯一解的题目成立，但“assumes”没有只写这一点".to_owned(),
        LogFault::Assumes { said, .. } => format!("除规则外没有别的前提，却写了 {}", said.join("、")),
        LogFault::BehindAttempts => "写在假设尝试之后，而尝试是从全部步骤的结果开始的".to_owned(),
        LogFault::Mislabeled(Mislabeled { technique, said, known }) => {
            format!("{technique} 写的是 {said}，实际是 {known}")
        }
        LogFault::Attempt { number, fault } => format!("第{number}次尝试：{}", of_attempt(fault)),
        LogFault::Said { field, said, known: KnownValue::Value(known) } => {
            format!("{field}：写的是 {said}，实际是 {known}")
        }
        LogFault::Said { field, said, known: KnownValue::Lacking(why) } => {
            format!("{field}：写的是 {said}，{}", lacking(*why))
        }
        LogFault::NotFound { technique, conclusion } => format!("{technique} 在此得不出 {conclusion}"),
        LogFault::Step(fault) => of_step(fault),
        LogFault::NotUnique => "以唯一解为前提，而题目不是唯一解".to_owned(),
        LogFault::WrongGuess => "是猜测，但不是唯一解里的数".to_owned(),
        LogFault::End(fault) => format!("结尾：{}", end::of(fault)),
    }
}

/// The clause for what there is in the place of a value.
const fn lacking(it: LackingValue) -> &'static str {
    match it {
        LackingValue::None => "实际没有",
        LackingValue::NotSettled => "而猜测 100,000 次仍未确定",
        LackingValue::OneOfSeveral => "实际是多个解之一",
        LackingValue::NoSolution => "实际没有，因为题目无解",
        LackingValue::NoTier => "而没有这个级别",
        LackingValue::NoPlace => "不是其技巧的位置",
    }
}

fn of_attempt(fault: &AttemptFault) -> String {
    match fault {
        AttemptFault::Number => "编号不大于前一次尝试".to_owned(),
        AttemptFault::NothingThere(assume) => format!("假设 {assume}，而盘面上没有这个候选数"),
        AttemptFault::Standing { said, stand } => format!("自称基于 {said} 个假设，实际保留着 {stand} 个"),
        AttemptFault::Clash { assume, kept } => format!("假设 {assume}，它与保留的 {kept} 冲突"),
        AttemptFault::NotTheLast(assume) => format!("放弃 {assume}，而它不是最后保留的假设"),
        AttemptFault::BehindTheLast => "前一次尝试已填满盘面".to_owned(),
        AttemptFault::Outcome => "结果与尝试在是否由假设填满盘面上不一致".to_owned(),
        AttemptFault::Right(assume) => format!("{assume} 被说成失败，实际通向答案"),
        AttemptFault::Wrong(assume) => format!("{assume} 被说成填满盘面，实际不通向答案"),
    }
}

/// The text on why there is no proof.
pub(super) fn unproved(error: &ProofError) -> String {
    match error {
        ProofError::Step { number, candidate: Some(candidate) } => {
            format!("第{number}步：找不到关于 {candidate} 的证明")
        }
        ProofError::Step { number, candidate: None } => format!("第{number}步：什么也没说"),
        ProofError::Guess { number } => format!("第{number}步是猜测，没有什么能证明它"),
        ProofError::End => "结尾不能由各步推出".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Candidate;

    #[test]
    fn faults_of_attempts_name_what_is_at_fault() {
        let [assume, kept] = ["r1c2=3", "r4c5=6"].map(|text| Candidate::parse(text).unwrap().0);
        let faults = [
            (AttemptFault::Number, vec!["编号"]),
            (AttemptFault::NothingThere(assume), vec!["r1c2=3"]),
            (AttemptFault::Standing { said: 2, stand: 5 }, vec![" 2 ", " 5 "]),
            (AttemptFault::Clash { assume, kept }, vec!["r1c2=3", "r4c5=6"]),
            (AttemptFault::NotTheLast(assume), vec!["r1c2=3"]),
            (AttemptFault::BehindTheLast, vec!["填满"]),
            (AttemptFault::Outcome, vec!["结果"]),
            (AttemptFault::Right(assume), vec!["r1c2=3", "失败"]),
            (AttemptFault::Wrong(assume), vec!["r1c2=3", "填满"]),
        ];
        for (fault, named) in faults {
            let text = of_reason(&LogFault::Attempt { number: 7, fault });
            assert!(text.starts_with("第7次尝试："), "{text}");
            assert!(named.iter().all(|name| text.contains(name)), "{text}: {named:?}");
        }
    }
}
