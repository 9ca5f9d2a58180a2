//! `cargo dev claims`: what sentences claim, read back and tested on the board by code that did not write them.
mod brief;
mod chinese;
mod chinese_rare;
mod english;
mod fish_chinese;
mod grammar;
mod houses;
mod houses_chinese;
mod judge;
mod judged_claims;
mod layout;
mod linked;
mod linked_chinese;
mod links;
mod names;
mod patterns_chinese;
mod plain;
mod rectangles;
mod rectangles_chinese;
mod sentences;
mod shared;
mod symmetries;
mod wording;

use self::brief::BriefJudge;
use self::grammar::{ClaimRule, read};
use self::judge::{ClaimReader, ClaimTest};
use self::judged_claims::JudgedClaims;
use self::layout::in_a_row;
use self::plain::PlainRules;
use self::sentences::{Sentence, of_cases, of_puzzle};
use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_core::Layout;
use qedoku_explain::{Detail, Lang, Style, Wording};
use qedoku_generate::{Generator, GivenSymmetry};
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct ClaimsOptions {
    /// Files with puzzles to solve, in any format
    files: Vec<PathBuf>,
    /// The number of puzzles to generate and to solve as well
    #[arg(long, default_value_t = 2_000)]
    count: u64,
    /// The seed of the generator
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of sentences to print of those that no template reads
    #[arg(long, default_value_t = 20)]
    unread: usize,
}

/// Tells every step of all cases and of the puzzles, and tests what is said.
pub(crate) fn run(options: &ClaimsOptions) -> DevResult {
    let mut counts = ClaimCounts::default();
    of_cases(&mut |sentence| counts.add(&sentence))?;
    for file in &options.files {
        for puzzle in puzzles::judged(file)? {
            match puzzle {
                Ok((_, puzzle)) => of_puzzle(&puzzle, &mut |sentence| counts.add(&sentence)),
                Err(refusal) => println!("{refusal}"),
            }
        }
    }
    generated(options.seed, options.count, &mut counts);
    counts.report(options.unread);
    Ok(counts.wrong.is_empty() && counts.faults.is_empty())
}

fn generated(seed: u64, count: u64, counts: &mut ClaimCounts) {
    let generator = Generator::new(seed, GivenSymmetry::None);
    for number in 0..count {
        of_puzzle(&generator.puzzle(number), &mut |sentence| counts.add(&sentence));
    }
}

/// The counts of the sentences of one kind.
#[derive(Default)]
struct SentenceCount {
    sentences: usize,
    read: usize,
    claims: usize,
    wrong: usize,
}

/// The counts over all sentences.
#[derive(Default)]
struct ClaimCounts {
    counts: BTreeMap<(&'static str, &'static str), SentenceCount>,
    wrong: Vec<String>,
    /// What is wrong with the words, whatever they say.
    faults: Vec<String>,
    /// One sentence of each technique that no template reads, and how many there are.
    unread: BTreeMap<(String, &'static str, &'static str), (usize, String)>,
    rules: Option<[Vec<ClaimRule<ClaimTest>>; 2]>,
    plain: Option<PlainRules>,
}

impl ClaimCounts {
    /// Reads a sentence and tests its claims.
    fn add(&mut self, sentence: &Sentence<'_>) {
        let style = sentence.style;
        self.counts.entry(kind(sentence)).or_default().sentences += 1;
        self.faults.extend(ill_worded(sentence));
        if style.detail == Detail::Brief && style.wording == Wording::Usual {
            let mut judge = BriefJudge::new(sentence.board, &sentence.conclusion);
            let read = judge.read(&sentence.text);
            let judged = read
                .map(|()| JudgedClaims { claims: judge.claims, wrong: judge.wrong })
                .ok_or_else(|| sentence.text.clone());
            return self.judged(sentence, judged);
        }
        if style.wording == Wording::Plain {
            let rules = self.plain.get_or_insert_with(PlainRules::new);
            let judged = rules.judge(style.language, &sentence.text, sentence.board, &sentence.conclusion);
            return self.judged(sentence, judged);
        }
        let rules = &self.rules.get_or_insert_with(rules)[usize::from(style.language == Lang::Zh)];
        let text = in_a_row(&sentence.text);
        let text = text.trim().replace('{', "«").replace('}', "»");
        let parts = read(Layout::classic(), rules, &text);
        let judged = parts.map(|parts| {
            let mut judge = ClaimReader::new(sentence.board, &sentence.conclusion);
            for (rule, named) in &parts {
                (rule.says)(&mut judge, named);
            }
            judge.end();
            JudgedClaims { claims: judge.claims, wrong: judge.wrong }
        });
        self.judged(sentence, judged.map_err(|at| text[at..].to_owned()));
    }

    /// Counts what a sentence claims, or that no template reads it, with where it cannot be read.
    fn judged(&mut self, sentence: &Sentence<'_>, judged: Result<JudgedClaims, String>) {
        let (lang, detail) = kind(sentence);
        let count = self.counts.entry((lang, detail)).or_default();
        let JudgedClaims { claims, wrong } = match judged {
            Ok(judged) => judged,
            Err(rest) => {
                let known = self.unread.entry((sentence.technique.clone(), lang, detail));
                known.or_insert_with(|| (0, format!("{}\n  from: {rest}", sentence.text))).0 += 1;
                return;
            }
        };
        count.read += 1;
        count.claims += claims;
        count.wrong += wrong.len();
        let wrong = wrong.iter().map(|claim| format!("{claim}: {}: {}", sentence.technique, sentence.text));
        self.wrong.extend(wrong);
    }

    fn report(&self, unread: usize) {
        for fault in self.faults.iter().take(20) {
            println!("wording: {fault}");
        }
        for wrong in self.wrong.iter().take(unread.max(20)) {
            println!("false: {wrong}");
        }
        let mut left: Vec<_> = self.unread.iter().collect();
        left.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for ((technique, lang, detail), (count, example)) in left.into_iter().take(unread) {
            println!("unread: {count} of {technique} ({lang}, {detail}): {example}");
        }
        println!("{:<12}{:>12}{:>12}{:>12}{:>9}{:>9}", "", "sentences", "read", "claims", "false", "unread");
        let mut all = SentenceCount::default();
        for ((lang, detail), it) in &self.counts {
            line(&format!("{lang}, {detail}"), it);
            all.sentences += it.sentences;
            all.read += it.read;
            all.claims += it.claims;
            all.wrong += it.wrong;
        }
        line("all", &all);
    }
}

/// The language and the voice of a sentence.
fn kind(sentence: &Sentence<'_>) -> (&'static str, &'static str) {
    let style = sentence.style;
    let detail = if style.wording == Wording::Plain { "plain" } else { style.detail.word() };
    (style.language.code(), detail)
}

/// The faults in the wording of a sentence, each with the sentence; lines in brief are no sentences.
fn ill_worded(sentence: &Sentence<'_>) -> Vec<String> {
    let Style { language, detail, wording, .. } = sentence.style;
    if detail == Detail::Brief && wording == Wording::Usual {
        return Vec::new();
    }
    let mut faults = wording::faults(language, &sentence.text);
    if wording == Wording::Usual && !wording::concludes(language, &sentence.text) {
        faults.push("no conclusion at the end".to_owned());
    }
    faults.into_iter().map(|fault| format!("{fault}: {}: {}", sentence.technique, sentence.text)).collect()
}

fn line(name: &str, it: &SentenceCount) {
    let unread = it.sentences - it.read;
    println!("{name:<12}{:>12}{:>12}{:>12}{:>9}{unread:>9}", it.sentences, it.read, it.claims, it.wrong);
}

/// The templates of sentences in both languages.
fn rules() -> [Vec<ClaimRule<ClaimTest>>; 2] {
    let of = |tables: &[&[(&str, ClaimTest)]]| -> Vec<ClaimRule<ClaimTest>> {
        tables.iter().flat_map(|table| table.iter()).map(|(template, says)| ClaimRule::new(template, *says)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_true() {
        let mut counts = ClaimCounts::default();
        of_cases(&mut |sentence| counts.add(&sentence)).unwrap();
        generated(1, 8, &mut counts);
        assert!(counts.wrong.is_empty(), "{} are false: {}", counts.wrong.len(), counts.wrong.join("\n"));
        let unread: Vec<&String> = counts.unread.values().map(|(_, example)| example).collect();
        assert!(unread.is_empty(), "{} are not read: {unread:#?}", unread.len());
        let (claims, sentences) =
            counts.counts.values().fold((0, 0), |(claims, read), it| (claims + it.claims, read + it.read));
        assert!(counts.faults.is_empty(), "{} are ill worded: {}", counts.faults.len(), counts.faults.join("\n"));
        assert!(claims > 10_000 && sentences > 2_000, "too little is read: {claims} claims, {sentences} sentences");
    }

    #[test]
    fn what_is_false_is_found() {
        let mut found = 0;
        // Sentences about one position are told of another one: the empty board.
        let empty = qedoku_core::Puzzle::from_givens(qedoku_core::Grid::EMPTY);
        let board = qedoku_core::Board::new(Layout::classic(), &empty);
        of_cases(&mut |sentence| {
            if sentence.technique == "pointing" && sentence.style.language == Lang::En {
                let Sentence { technique, style, text, conclusion, .. } = sentence;
                let mut counts = ClaimCounts::default();
                counts.add(&Sentence { technique, style, text, conclusion, board: &board });
                found += usize::from(!counts.wrong.is_empty());
            }
        })
        .unwrap();
        assert!(found >= 6, "{found}");
    }
}
