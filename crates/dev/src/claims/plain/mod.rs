//! Reads texts for beginners sentence by sentence and tests them on the board.
mod board;
mod by_rules;
mod cited;
mod colors;
mod endings;
mod exocets;
mod facts;
mod fireworks;
mod fish;
mod following;
mod judge;
mod patterns;

use super::grammar::{ClaimRule, read};
use super::judged_claims::JudgedClaims;
use super::layout::in_a_row;
use super::ruled::{RuleJudge, SentenceTest, templates};
use judge::{PlainJudge, PlainRow, PlainTest};
use qedoku_core::{Board, Conclusion};
use qedoku_explain::Lang;

/// The words that a line begins with, which claim nothing.
const LEADS: [&str; 11] = ["or ", "或者 ", "so ", "then ", "and ", "now ", "所以", "则", "于是", "另外，", "这时"];

/// A line without the words that only lead on to it.
fn without_lead(line: &str) -> &str {
    let rest = LEADS.iter().find_map(|lead| line.strip_prefix(lead));
    rest.map_or(line, str::trim_start)
}

/// A line that names a step inside the step as if it said that the steps below show it.
fn without_numbers(line: &str) -> String {
    let named = |before: &str, after: &str| {
        let (text, number) = line.strip_suffix(after)?.rsplit_once(before)?;
        number.starts_with(|c: char| c.is_ascii_alphanumeric()).then_some(text)
    };
    let english = named(", as step ", " shows").map(|text| format!("{text}, as the steps below show"));
    let chinese = || named("，见第", "步").map(|text| format!("{text}，见下面的步骤"));
    english.or_else(chinese).unwrap_or_else(|| line.to_owned())
}

/// The sentences of texts for beginners, in both languages.
pub(super) struct PlainRules {
    classic: [PlainTemplates; 2],
    others: [PlainTemplates; 2],
}

/// The templates of one language.
type PlainTemplates = Vec<ClaimRule<SentenceTest<PlainTest>>>;

impl PlainRules {
    pub(super) fn new() -> Self {
        let under_rules = |is_chinese: bool| {
            let first = rows(&[by_rules::FIRST], is_chinese);
            let by_rules = rows(&[by_rules::BY_RULES], is_chinese);
            first.into_iter().chain(templates(is_chinese)).chain(by_rules).chain(of_classic_rules(is_chinese)).collect()
        };
        Self { classic: [false, true].map(of_classic_rules), others: [false, true].map(under_rules) }
    }

    /// Reads a text and tests it; the part that cannot be read if one cannot.
    pub(super) fn judge(
        &self,
        lang: Lang,
        text: &str,
        board: &Board,
        conclusion: &Conclusion,
    ) -> Result<JudgedClaims, String> {
        let rules = if board.layout().is_classic() { &self.classic } else { &self.others };
        let rules = &rules[usize::from(lang == Lang::Zh)];
        let mut judge = PlainJudge::new(board, conclusion);
        let mut of_rules = RuleJudge::new(board, conclusion);
        for line in text.lines() {
            let row = in_a_row(line);
            let line = row.split_once(' ').filter(|_| row.starts_with('#')).map_or(row.as_str(), |(_, rest)| rest);
            let line = without_lead(line.trim_end_matches(['.', '。']));
            judge.line();
            judge.begins();
            let line = judge.without_cited(line);
            let line = &without_numbers(line);
            judge.is_below = line.ends_with("as the steps below show") || line.ends_with("见下面的步骤");
            for (rule, names) in read(board.layout(), rules, line).map_err(|at| line[at..].to_owned())? {
                match rule.says {
                    SentenceTest::Board(test) => test(&mut judge, &names),
                    SentenceTest::Rules(test) => test(&mut of_rules, &names),
                }
            }
        }
        judge.end();
        of_rules.end();
        Ok(JudgedClaims { claims: judge.claims, wrong: judge.wrong }
            .with(JudgedClaims { claims: of_rules.claims, wrong: of_rules.wrong }))
    }
}

fn of_classic_rules(is_chinese: bool) -> PlainTemplates {
    rows(
        &[
            fish::FISH,
            fireworks::FIREWORKS,
            exocets::EXOCETS,
            patterns::PATTERNS,
            endings::ENDINGS,
            colors::COLORS,
            facts::FACTS,
            following::FOLLOWING,
        ],
        is_chinese,
    )
}

fn rows(tables: &[&[PlainRow]], is_chinese: bool) -> PlainTemplates {
    let rows = tables.iter().flat_map(|table| table.iter());
    let of_language = rows.map(|(en, zh, test)| (if is_chinese { *zh } else { *en }, *test));
    let known = of_language.filter(|(template, _)| !template.is_empty());
    known.map(|(template, test)| ClaimRule::new(template, SentenceTest::Board(test))).collect()
}
