//! Reads texts for beginners sentence by sentence and tests them on the board.
mod board;
mod facts;
mod fish;
mod following;
mod judge;
mod patterns;

use super::grammar::{ClaimRule, TemplateNames, read};
use super::judged_claims::JudgedClaims;
use super::layout::in_a_row;
use judge::PlainJudge;
use qedoku_core::{Board, Conclusion, Layout};
use qedoku_explain::Lang;

/// What a sentence claims.
type PlainTest = fn(&mut PlainJudge<'_>, &TemplateNames);

/// A sentence in English and in Chinese, and what it claims; one of the two is empty where the other has no like.
type PlainRow = (&'static str, &'static str, PlainTest);

/// The words that a line begins with, which claim nothing.
const LEADS: [&str; 8] = ["so ", "then ", "and ", "now ", "所以", "则", "于是", "另外，"];

/// A line without the words that only lead on to it.
fn without_lead(line: &str) -> &str {
    let rest = LEADS.iter().find_map(|lead| line.strip_prefix(lead));
    rest.map_or(line, str::trim_start)
}

/// The sentences of texts for beginners, in both languages.
pub(super) struct PlainRules([Vec<ClaimRule<PlainTest>>; 2]);

impl PlainRules {
    pub(super) fn new() -> Self {
        let tables: [&[PlainRow]; 4] = [fish::FISH, patterns::PATTERNS, facts::FACTS, following::FOLLOWING];
        let rows = || tables.iter().flat_map(|table| table.iter());
        let of = |pick: fn(&PlainRow) -> &'static str| {
            rows().filter(|row| !pick(row).is_empty()).map(|row| ClaimRule::new(pick(row), row.2)).collect()
        };
        Self([of(|row| row.0), of(|row| row.1)])
    }

    /// Reads a text and tests it; the part that cannot be read if one cannot.
    pub(super) fn judge(
        &self,
        lang: Lang,
        text: &str,
        board: &Board,
        conclusion: &Conclusion,
    ) -> Result<JudgedClaims, String> {
        let rules = &self.0[usize::from(lang == Lang::Zh)];
        let mut judge = PlainJudge::new(board, conclusion);
        for line in text.lines() {
            let row = in_a_row(line);
            let line = row.split_once(' ').filter(|_| row.starts_with('#')).map_or(row.as_str(), |(_, rest)| rest);
            let line = without_lead(line.trim_end_matches(['.', '。']));
            judge.line();
            for (rule, names) in read(Layout::classic(), rules, line).map_err(|at| line[at..].to_owned())? {
                (rule.says)(&mut judge, &names);
            }
        }
        judge.end();
        Ok(JudgedClaims { claims: judge.claims, wrong: judge.wrong })
    }
}
