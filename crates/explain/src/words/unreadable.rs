//! Texts for the faults of a text that should be a puzzle.
use crate::style::Style;
use qedoku_formats::TextFault;

impl Style {
    /// Says what is wrong with a text.
    pub fn unreadable(self, problem: &TextFault) -> String {
        self.spaced(self.say(problem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Lang;
    use qedoku_formats::Wanted;

    #[test]
    fn a_text_is_refused_in_chinese() {
        let zh = Style { language: Lang::Zh, ..Style::default() };
        let message = |problem| zh.unreadable(&problem);
        assert_eq!(message(TextFault::Count { expected: 81, of: Wanted::Cells, found: 5 }), "应有 81 格，实际有 5 格");
        let stray = TextFault::Stray { found: 'q', expected: Wanted::CandidateOnce };
        assert_eq!(message(stray.clone()), "应为每个候选数只写一次，实际是“q”");
        let repeated = TextFault::Repeated { first: Box::new(stray), more: 2, last: (7, 3) };
        assert!(message(repeated).ends_with("；之后还有 2 处同样的问题，最后一处在第7行第3个字符"));
        for problem in [
            TextFault::Rule("arrow".to_owned()),
            TextFault::Words("Lines rise.".to_owned()),
            TextFault::Elsewhere { site: "SudokuPad", id: "b67mf".to_owned() },
            TextFault::Part { part: "grid[0][1]".to_owned(), expected: Wanted::Object },
            TextFault::TooMuch { limit: 9 },
            TextFault::Boxes { size: 4, uneven: [('A', 5), ('B', 3)].into() },
            TextFault::RuleKey { rule: "cage".to_owned(), key: "value".to_owned() },
        ] {
            assert!(!message(problem.clone()).contains("expected"), "{problem}");
        }
        assert_eq!(Style::default().unreadable(&TextFault::Unrecognized), TextFault::Unrecognized.to_string());
    }
}
