//! `cargo dev claims`: what sentences claim, read back and tested on the board by code that did not write them.
mod brief;
mod by_rules;
mod chinese;
mod chinese_rare;
mod colors;
mod crowded;
mod deadly_filling;
mod english;
mod exocets;
mod fish_chinese;
mod grammar;
mod houses;
mod houses_chinese;
mod judge;
mod judged_claims;
mod layout;
mod linked;
mod linked_chinese;
mod linked_sets;
mod links;
mod names;
#[cfg(test)]
mod outlines;
mod patterns_chinese;
mod plain;
mod rectangles;
mod rectangles_chinese;
mod ruled;
mod sentences;
mod set_tests;
mod sets;
mod shared;
mod symmetries;
mod template;
mod usual;
mod wings;
mod wording;

use self::brief::BriefJudge;
use self::judged_claims::JudgedClaims;
use self::plain::PlainRules;
use self::sentences::{ReadSentence, of_cases, of_puzzle, of_rule_cases};
use self::usual::UsualRules;
use crate::{DevResult, puzzles, variants};
use clap::Args;
use qedoku_core::Layout;
use qedoku_explain::{Detail, Style, Wording};
use qedoku_generate::{Generator, GivenSymmetry, NoVariant, VariantGenerator, VariantRule};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};

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
    /// The rules of the puzzles to generate, joined by commas; the classic ones if none are named
    #[arg(long, value_delimiter = ',')]
    rules: Vec<VariantRule>,
    /// The number of rows of the puzzles to generate
    #[arg(long, default_value_t = 9)]
    size: usize,
    /// Leaves out the cases of the techniques
    #[arg(long)]
    no_cases: bool,
    /// The number of sentences to print of those that no template reads
    #[arg(long, default_value_t = 20)]
    unread: usize,
}

/// Tells every step of all cases and of the puzzles, and tests what is said.
pub(crate) fn run(options: &ClaimsOptions) -> DevResult {
    let mut counts = ClaimCounts::default();
    if !options.no_cases {
        of_cases(&mut |sentence| counts.add(&sentence))?;
        of_rule_cases(&mut |sentence| counts.add(&sentence))?;
    }
    for file in &options.files {
        of_file(file, &mut counts)?;
    }
    generated(options, &mut counts)?;
    counts.report(options.unread);
    Ok(counts.wrong.is_empty() && counts.faults.is_empty())
}

/// Tells the puzzles of a file: of objects with `fpuzzles` under their rules, of anything else under the classic ones.
fn of_file(file: &Path, counts: &mut ClaimCounts) -> Result<(), Box<dyn Error>> {
    if file.extension().is_some_and(|ending| ending == "ndjson") {
        for case in variants::read(file, usize::MAX)? {
            match case {
                Ok(case) => of_puzzle(&case.layout, &case.puzzle, &mut |sentence| counts.add(&sentence)),
                Err(refusal) => println!("{}: {refusal}", file.display()),
            }
        }
        return Ok(());
    }
    for puzzle in puzzles::judged(file)? {
        match puzzle {
            Ok((_, puzzle)) => of_puzzle(Layout::classic(), &puzzle, &mut |sentence| counts.add(&sentence)),
            Err(refusal) => println!("{refusal}"),
        }
    }
    Ok(())
}

/// Tells generated puzzles.
fn generated(options: &ClaimsOptions, counts: &mut ClaimCounts) -> Result<(), NoVariant> {
    let ClaimsOptions { seed, count, size, rules, .. } = options;
    if rules.is_empty() && *size == Layout::classic().size() {
        let generator = Generator::new(*seed, GivenSymmetry::None);
        for number in 0..*count {
            of_puzzle(Layout::classic(), &generator.puzzle(number), &mut |sentence| counts.add(&sentence));
        }
        return Ok(());
    }
    let generator = VariantGenerator::new(*seed, *size, rules)?;
    for number in 0..*count {
        let draft = generator.puzzle(number)?;
        of_puzzle(&draft.layout, &draft.puzzle, &mut |sentence| counts.add(&sentence));
    }
    Ok(())
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
    /// The faults of the words, whatever they say.
    faults: Vec<String>,
    /// One sentence of each technique that no template reads, and how many there are.
    unread: BTreeMap<(String, &'static str, &'static str), (usize, String)>,
    usual: Option<UsualRules>,
    plain: Option<PlainRules>,
}

impl ClaimCounts {
    /// Reads a sentence and tests its claims.
    fn add(&mut self, sentence: &ReadSentence<'_>) {
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
        let rules = self.usual.get_or_insert_with(UsualRules::new);
        let judged = rules.judge(style.language, &sentence.text, sentence.board, &sentence.conclusion);
        self.judged(sentence, judged);
    }

    /// Counts what a sentence claims, or that no template reads it, with where it cannot be read.
    fn judged(&mut self, sentence: &ReadSentence<'_>, judged: Result<JudgedClaims, String>) {
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
fn kind(sentence: &ReadSentence<'_>) -> (&'static str, &'static str) {
    let style = sentence.style;
    let detail = if style.wording == Wording::Plain { "plain" } else { style.detail.word() };
    (style.language.code(), detail)
}

/// The faults in the wording of a sentence, each with the sentence; lines in brief are no sentences.
fn ill_worded(sentence: &ReadSentence<'_>) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::sentences::of_case;
    use super::*;
    use qedoku_explain::Lang;
    use qedoku_fixtures::{cases_under_any_rules, rule_cases};

    /// Asserts that all was read, and that nothing of it is false or ill worded.
    fn assert_true(counts: &ClaimCounts, [least_claims, least_read]: [usize; 2]) {
        assert!(counts.wrong.is_empty(), "{} are false: {}", counts.wrong.len(), counts.wrong.join("\n"));
        let unread: Vec<&String> = counts.unread.values().map(|(_, example)| example).collect();
        assert!(unread.is_empty(), "{} are not read: {unread:#?}", unread.len());
        assert!(counts.faults.is_empty(), "{} are ill worded: {}", counts.faults.len(), counts.faults.join("\n"));
        let (claims, read) =
            counts.counts.values().fold((0, 0), |(claims, read), it| (claims + it.claims, read + it.read));
        let enough = claims > least_claims && read > least_read;
        assert!(enough, "too little is read: {claims} claims, {read} sentences");
    }

    #[test]
    fn what_is_said_is_true() {
        let mut counts = ClaimCounts::default();
        of_cases(&mut |sentence| counts.add(&sentence)).unwrap();
        let classic = ClaimsOptions {
            files: Vec::new(),
            count: 8,
            seed: 1,
            rules: Vec::new(),
            size: 9,
            no_cases: true,
            unread: 0,
        };
        generated(&classic, &mut counts).unwrap();
        assert_true(&counts, [10_000, 2_000]);
    }

    #[test]
    fn what_is_said_of_rules_is_true() {
        let mut counts = ClaimCounts::default();
        let cases = [("cage-house-interaction", "box"), ("killer-pair", "box"), ("law-of-leftovers", "columns")];
        for (slug, name) in cases {
            let cases = cases_under_any_rules(slug).unwrap();
            let case = cases.iter().find(|case| case.name == name).unwrap();
            of_case(case, &mut |sentence| counts.add(&sentence));
        }
        for case in rule_cases().unwrap().iter().filter(|case| ["anti-king", "arrow"].contains(&case.name.as_str())) {
            of_case(case, &mut |sentence| counts.add(&sentence));
        }
        // The first steps of a killer.
        let killer = VariantGenerator::new(1, 9, &[VariantRule::Killer]).unwrap().puzzle(0).unwrap();
        let mut left = 480;
        of_puzzle(&killer.layout, &killer.puzzle, &mut |sentence| {
            if left > 0 {
                counts.add(&sentence);
                left -= 1;
            }
        });
        assert_true(&counts, [5_000, 500]);
    }

    #[test]
    fn what_is_false_of_rules_is_found() {
        // Each sentence with another number, other cells or another digit claims what is not so.
        let forgeries: [[&str; 3]; 17] = [
            ["(45)", "leaves r7c1+", "leaves r7c9+"],
            ["the cage of 6 ", "the cage of 6 ", "the cage of 7 "],
            ["cage of 10 in r123c1 says", "=10.", "=11."],
            ["can only be 1+2+3", "be 1+2+3", "be 1+2+4"],
            ["None of these has 3, 4, 5 or 6", "has 3, 4, 5 or 6", "has 2, 4, 5 or 6"],
            ["It has 3, in r3c5", "has 3, in r3c5", "has 3, in r3c4"],
            ["Box 1 has its 7 in r12c1", "its 7 in r12c1", "its 7 in r13c1"],
            ["With 7 there that can only be 1+2+7", "be 1+2+7", "be 1+3+6"],
            ["come to 5, but it is at least 6", "come to 5, but", "come to 6, but"],
            ["Each way has one of 5 and 6", "has one of", "has two of"],
            ["Together r1c1", "r3c3 hold 5 and 6", "r3c3 hold 5 and 7"],
            ["Their candidates allow 1–3", "allow 1–3", "allow 2–4"],
            ["The ends can be 1–4", "can be 1–4", "can be 1–5"],
            ["in r6c4, r5c4 {3467} could not lie", "With 7 in", "With 6 in"],
            ["(king's move)", "(king's move)", "(knight's move)"],
            ["placed, leaves", "=5 placed", "=4 placed"],
            ["stick out of columns 1 and 2", "2 by r15c3", "2 by r14c3"],
        ];
        let mut found = [[0, 0]; 17];
        of_rule_cases(&mut |sentence| {
            let Style { language, detail, wording, .. } = sentence.style;
            if (language, detail, wording) != (Lang::En, Detail::Normal, Wording::Usual) {
                return;
            }
            for ([sign, from, to], counts_of) in forgeries.iter().zip(&mut found) {
                let ReadSentence { technique, style, text, conclusion, board } = &sentence;
                if !text.contains(sign) || !text.contains(from) {
                    continue;
                }
                let text = text.replacen(from, to, 1);
                let mut counts = ClaimCounts::default();
                let forged =
                    ReadSentence { technique: technique.clone(), style: *style, text, conclusion: *conclusion, board };
                counts.add(&forged);
                counts_of[0] += 1;
                counts_of[1] += usize::from(!counts.wrong.is_empty() || !counts.unread.is_empty());
            }
        })
        .unwrap();
        for ([sign, from, to], [all, caught]) in forgeries.iter().zip(found) {
            assert!(all > 0, "no sentence has {sign:?} with {from:?}");
            assert_eq!(all, caught, "{to:?} for {from:?} is not found to be false");
        }
    }

    #[test]
    fn what_is_false_is_found() {
        let mut found = 0;
        // Sentences about one position are told of another one: the empty board.
        let empty = qedoku_core::Puzzle::from_givens(qedoku_core::Grid::EMPTY);
        let board = qedoku_core::Board::new(Layout::classic(), &empty);
        of_cases(&mut |sentence| {
            if sentence.technique == "pointing" && sentence.style.language == Lang::En {
                let ReadSentence { technique, style, text, conclusion, .. } = sentence;
                let mut counts = ClaimCounts::default();
                counts.add(&ReadSentence { technique, style, text, conclusion, board: &board });
                found += usize::from(!counts.wrong.is_empty());
            }
        })
        .unwrap();
        assert!(found >= 6, "{found}");
    }
}
