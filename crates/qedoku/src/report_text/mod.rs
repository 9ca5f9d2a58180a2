//! The text of reports on checked logs.
pub mod log;

use qedoku_explain::Style;
use qedoku_verify::{LogReport, UncheckedClaim};

/// The result of checking the log of a puzzle, in a line.
///
/// ```
/// use qedoku::{Lang, Style, check, words};
/// let checked = check("{\"type\":\"begin\",\"puzzle\":\"123\"}");
/// let zh = Style { language: Lang::Zh, ..Style::default() };
/// assert_eq!(words::report(Style::default(), &checked.reports[0]), checked.reports[0].to_string());
/// assert_eq!(words::report(zh, &checked.reports[0]), "第1行：puzzle：内容为“123”，应为 81 个字符（数字和点）");
/// ```
pub fn report(style: Style, report: &LogReport) -> String {
    style.spaced(style.say(&ReportText(report)))
}

/// The text of a claim that a log makes and nobody checked.
///
/// ```
/// use qedoku::{Lang, Style, words};
/// use qedoku_verify::UncheckedClaim;
/// let zh = Style { language: Lang::Zh, ..Style::default() };
/// assert_eq!(words::claim(zh, UncheckedClaim::Names), "技巧名称");
/// assert_eq!(words::claim(Style::default(), UncheckedClaim::Names), "names of techniques");
/// ```
pub fn claim(style: Style, claim: UncheckedClaim) -> String {
    style.say(&ClaimText(claim))
}

/// The message of the result of checking a log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReportText<'a>(pub(crate) &'a LogReport);

/// The message of a claim that a log makes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClaimText(pub(crate) UncheckedClaim);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use qedoku_explain::Lang;
    use std::fs;

    const ZH: Style = Style::new(Lang::Zh, qedoku_explain::Notation::Rc);

    #[test]
    fn a_run_is_reported_with_its_tally() {
        let of = |change: &dyn Fn(&mut LogReport)| {
            let mut it = LogReport { steps: 3, outcome: Some("solved".to_owned()), ..LogReport::default() };
            change(&mut it);
            report(ZH, &it)
        };
        assert_eq!(of(&|_| {}), "3 步成立，结果：已解出");
        assert_eq!(of(&|it| it.guessed = vec![2]), "2 步成立，有 1 步是猜测，没有证明，即第2步，结果：已解出");
        assert_eq!(of(&|it| it.unchecked = vec![2]), "3 步中有 1 步达到节点上限而未查完，首先是第2步，结果：已解出");
        assert_eq!(of(&|it| it.outcome = None), "3 步成立，没有结尾：日志可能被截断");
    }

    /// No English is left in a report but names of fields, techniques and cells.
    #[test]
    fn forged_logs_are_reported_in_chinese() {
        let mut seen = 0;
        for folder in ["checker", "claims"] {
            let files = fs::read_dir(qedoku_fixtures::root().join("fixtures/_attacks").join(folder)).unwrap();
            for file in files {
                for it in check(&fs::read_to_string(file.unwrap().path()).unwrap()).reports {
                    let chinese = report(ZH, &it);
                    let english = it.to_string();
                    assert_ne!(chinese, english);
                    assert!(![" the ", " is ", " has ", " of "].iter().any(|word| chinese.contains(word)), "{chinese}");
                    seen += usize::from(it.flaw.is_some());
                }
            }
        }
        assert!(seen > 5, "{seen}");
    }
}
