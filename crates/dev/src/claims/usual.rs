//! Reads usual texts by the templates of their language, and tests them on the board.
use super::grammar::{ClaimRule, read};
use super::judge::{ClaimReader, ClaimTest};
use super::judged_claims::JudgedClaims;
use super::layout::in_a_row;
use super::ruled::{RuleJudge, SentenceTest, templates};
use super::{
    by_rules, chinese, chinese_rare, colors, english, exocets, fish_chinese, houses, houses_chinese, linked,
    linked_chinese, linked_sets, patterns_chinese, rectangles, rectangles_chinese, shared, symmetries, wings,
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
            let [by_rules, last] = [by_rules, by_rules::ALONE]
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
            // Where a digit must be by a rule, others see it there.
            judge.places = of_rules.needed.take().unwrap_or(judge.places);
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
        colors::COLORS,
        houses::PLACES,
        houses::FISH,
        wings::WINGS,
        rectangles::DEADLY,
        rectangles::RARE,
        exocets::ENGLISH,
        linked::FOLLOWING,
        linked::ENDS,
        linked_sets::SETS,
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
            exocets::CHINESE,
            linked_chinese::FOLLOWING,
            linked_chinese::SETS,
            chinese_rare::GUARDED,
            chinese::TEMPLATES,
            chinese_rare::COUNTED,
        ]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, Digit, Grid, Layout, Puzzle, Rule, RuleKind, Rules};

    /// The claims of a text on an empty board where the columns 2 and 5 have their 6 in two places each.
    fn judged(lang: Lang, text: &str) -> JudgedClaims {
        let list = vec![Rule { kind: RuleKind::AntiKnight, cells: Vec::new(), value: None }];
        let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
        let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
        let left = ["r1c2", "r2c2", "r1c5", "r3c5"];
        for cell in layout.cells(layout.house_named("c2").unwrap()) | layout.cells(layout.house_named("c5").unwrap()) {
            if !left.contains(&cell.to_string().as_str()) {
                board.eliminate(Candidate { cell, digit: Digit::D6 });
            }
        }
        let conclusion = Conclusion::eliminating([Candidate::parse("r4c3<>6").unwrap().0].into_iter().collect());
        UsualRules::new().judge(lang, text, &board, &conclusion).unwrap()
    }

    #[test]
    fn by_which_rule_a_cell_sees_others_is_tested() {
        let english = "If r2c2 is not 6, r1c2 is 6, the only other 6 of column 2, so r1c5 is not 6 (row 1), so r3c5 is 6, the \
            only other 6 of column 5. So r2c2 or r3c5 is 6. r4c3 sees both (knight's move). So r4c3 loses 6.";
        let chinese = "若 r2c2 不是 6，则第2列的 6 只能在 r1c2，于是 r1c5 不是 6（第1行），于是第5列的 6 只能在 r3c5。所以 r2c2 \
            和 r3c5 中至少有一个是 6。r4c3 能看到这两格（马步）。因此 r4c3 删去 6。";
        let forged = [
            [english, "knight's", "king's"],
            [english, "(knight's move)", "(column 3)"],
            [chinese, "马步", "斜向相邻"],
            [chinese, "（马步）", "（第3列）"],
        ];
        for (lang, text) in [(Lang::En, english), (Lang::Zh, chinese)] {
            let JudgedClaims { claims, wrong } = judged(lang, text);
            assert!(wrong.is_empty() && claims > 5, "{claims}: {wrong:?}");
        }
        for [text, from, to] in forged {
            let lang = if text == english { Lang::En } else { Lang::Zh };
            assert!(text.contains(from), "{from}");
            assert!(!judged(lang, &text.replace(from, to)).wrong.is_empty(), "{to:?} for {from:?} is not found");
        }
    }
}
