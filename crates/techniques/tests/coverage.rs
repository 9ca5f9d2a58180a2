//! The number of cases of each technique, and how often it fires on the committed puzzles.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::{all, named};
use qedoku_core::{Layout, Puzzle};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use qedoku_fixtures::{
    Expectation, FIRING, NEGATIVES, RequiredCases, cases, cases_under_any_rules, puzzle_files, puzzles, root, slugs,
};
use qedoku_techniques::{Profile, Solver, TECHNIQUES, Tier, instances};
use std::collections::HashMap;
use std::fmt::Write;

/// The number of times each technique fires on the committed puzzles: in the default profile, or else in the documents'
/// own.
fn hits() -> HashMap<String, usize> {
    let mut hits = HashMap::new();
    for profile in [Profile::default(), Profile::documents()] {
        let mut counts: HashMap<String, usize> = HashMap::new();
        let mut solver = Solver::new(Layout::classic(), &profile);
        for grid in puzzle_files().iter().flat_map(|file| puzzles(file).unwrap()) {
            for step in solver.solve(&Puzzle::from_givens(grid)).steps {
                *counts.entry(step.technique.to_string()).or_default() += 1;
            }
        }
        counts.extend(hits);
        hits = counts;
    }
    hits
}

#[test]
fn every_technique_has_cases() {
    let hits = hits();
    let mut table = format!("{:<28}{:>7}{:>11}{:>7}\n", "technique", "cases", "negatives", "hits");
    for technique in all() {
        let slug = technique.info().slug;
        let cases = cases_under_any_rules(slug).unwrap();
        let negatives = cases.iter().filter(|case| case.expect == Expectation::Nothing).count();
        let firing = cases.len() - negatives;
        assert_eq!(RequiredCases::fault(slug, firing, negatives), None);
        let hits = hits.get(slug).copied().unwrap_or_default();
        writeln!(table, "{slug:<28}{firing:>7}{negatives:>11}{hits:>7}").unwrap();
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures"));
    settings.bind(|| insta::assert_snapshot!("coverage", table));
}

/// The techniques before the forcing chains that have fewer cases, for hardly any puzzle has them.
const RARE: [&str; 3] = ["junior-exocet", "junior-exocet-mirror", "senior-exocet"];

#[test]
fn techniques_up_to_chains_have_all_their_cases() {
    let usual = RequiredCases { firing: FIRING, negatives: NEGATIVES };
    let before_forcing = TECHNIQUES.iter().map(|technique| technique.info()).filter(|info| info.tier < Tier::Ultimate);
    for info in before_forcing.filter(|info| !RARE.contains(&info.slug)) {
        assert_eq!(RequiredCases::of(info.slug), usual, "{}", info.slug);
    }
}

/// The jargon in a text for beginners, if there is any: several cells in one name, signs, and words that only players
/// have.
fn jargon(text: &str) -> Option<&'static str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let is_name = |word: &str| {
        let parts = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        parts.is_some_and(|(rows, columns)| digits(rows) && digits(columns) && rows.len() + columns.len() > 2)
    };
    let short = words.into_iter().any(is_name).then_some("several cells in one name");
    let words = ["{", "<>", "=", " house", "看到", "区域", "鳍 ", " fin "];
    short.or_else(|| words.into_iter().find(|word| text.contains(word)))
}

#[test]
fn the_plain_texts_of_all_cases_have_no_jargon() {
    // Whoever solves killers reads sums.
    for case in slugs().iter().flat_map(|slug| cases(slug).unwrap()) {
        let Expectation::Step(expected) = case.expect else { continue };
        let board = case.board();
        let steps = instances(named(&case.slug).unwrap(), &board);
        let step = steps.iter().find(|step| step.conclusion == expected).unwrap();
        for language in Lang::ALL {
            let style = Style { language, detail: Detail::Normal, wording: Wording::Plain, ..Style::default() };
            let context = StepContext::new(&board).with_style(style);
            let name =
                |slug: &qedoku_core::Slug| named(slug.as_str()).unwrap().info().name_in(language.code()).to_owned();
            let reason = StepText::new(&context, "1", step, &name).reason();
            assert_eq!(jargon(&reason), None, "{}: {reason}", case.path());
        }
    }
}
