//! Reads usual texts by the templates of their language, and tests them on the board.
use super::grammar::{ClaimRule, read};
use super::judge::{ClaimReader, ClaimTest};
use super::judged_claims::JudgedClaims;
use super::layout::in_a_row;
use super::ruled::{RuleJudge, SentenceTest, templates};
use super::{
    by_rules, chinese, chinese_rare, english, fish_chinese, houses, houses_chinese, linked, linked_chinese,
    patterns_chinese, rectangles, rectangles_chinese, shared, symmetries,
};
use qedoku_core::{Board, Conclusion};
use qedoku_explain::Lang;

/// The templates of one language.
type UsualTemplates = Vec<ClaimRule<SentenceTest<ClaimTest>>>;

/// The templates of both languages, of puzzles under the classic rules and under others.
pub(super) struct UsualRules {
    classic: [UsualTemplates; 2],
    others: [UsualTemplates; 2],
}

impl UsualRules {
    pub(super) fn new() -> Self {
        let under_rules = |is_chinese: bool| {
            let classic = of_classic_rules().into_iter().nth(usize::from(is_chinese)).unwrap_or_default();
            let by_rules = if is_chinese { by_rules::CHINESE } else { by_rules::ENGLISH };
            let last = if is_chinese { by_rules::CHINESE_ALONE } else { &[] };
            let [by_rules, last] = [by_rules, last]
                .map(|table| table.iter().map(|(row, says)| ClaimRule::new(row, SentenceTest::Board(*says))));
            templates(is_chinese).chain(by_rules).chain(classic).chain(last).collect()
        };
        Self { classic: of_classic_rules(), others: [under_rules(false), under_rules(true)] }
    }

    /// Reads a text and tests it; the part that cannot be read if one cannot.
    pub(super) fn judge(
        &self,
        lang: Lang,
        text: &str,
        board: &Board,
        conclusion: &Conclusion,
    ) -> Result<JudgedClaims, String> {
        let layout = board.layout();
        let rules = if layout.is_classic() { &self.classic } else { &self.others };
        let text = in_a_row(text);
        let text = text.trim().replace('{', "«").replace('}', "»");
        let parts = read(layout, &rules[usize::from(lang == Lang::Zh)], &text).map_err(|at| text[at..].to_owned())?;
        let mut judge = ClaimReader::new(board, conclusion);
        let mut of_rules = RuleJudge::new(board, conclusion);
        for (rule, named) in &parts {
            match rule.says {
                SentenceTest::Board(test) => test(&mut judge, named),
                SentenceTest::Rules(test) => test(&mut of_rules, named),
            }
        }
        judge.end();
        of_rules.end();
        Ok(JudgedClaims { claims: judge.claims, wrong: judge.wrong }
            .with(JudgedClaims { claims: of_rules.claims, wrong: of_rules.wrong }))
    }
}

/// The templates of sentences in both languages.
fn of_classic_rules() -> [UsualTemplates; 2] {
    let of = |tables: &[&[(&str, ClaimTest)]]| -> UsualTemplates {
        let rows = tables.iter().flat_map(|table| table.iter());
        rows.map(|(template, says)| ClaimRule::new(template, SentenceTest::Board(*says))).collect()
    };
    let english = [
        symmetries::ENGLISH,
        linked::COLORS,
        houses::PLACES,
        houses::FISH,
        houses::WINGS,
        rectangles::DEADLY,
        rectangles::RARE,
        linked::FOLLOWING,
        linked::ENDS,
        linked::SETS,
        shared::RARE,
        english::CLOSED,
        english::LOCKED,
        shared::SHARED,
    ];
    [
        of(&english),
        of(&[
            symmetries::CHINESE,
            linked_chinese::COLORS,
            rectangles_chinese::RARE,
            fish_chinese::WINGS,
            patterns_chinese::PATTERNS,
            houses_chinese::PLACES,
            fish_chinese::FISH,
            rectangles_chinese::DEADLY,
            linked_chinese::FOLLOWING,
            linked_chinese::SETS,
            chinese_rare::GUARDED,
            chinese::TEMPLATES,
            chinese_rare::COUNTED,
        ]),
    ]
}
