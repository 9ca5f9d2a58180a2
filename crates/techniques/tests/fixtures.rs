//! Every case under `fixtures/`: first what is written in it, then the checker, then the snapshot beside it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::{all, named};
use qedoku_core::{Board, Layout, Pattern, Puzzle, Slug, Step, wire};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use qedoku_fixtures::{Expectation, FixtureCase, cases, puzzle_files, puzzles, root, slugs};
use qedoku_render::{DrawingStyle, Marks, pencil};
use qedoku_techniques::{Context, Profile, Sink, Solver, TECHNIQUES, Technique, Want};
use qedoku_verify::{Checker, StepVerdict};
use std::collections::HashMap;
use std::fmt::Write;

fn find(technique: &dyn Technique, board: &Board) -> Vec<Step> {
    let slug = technique.info().slug;
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
    let mut sink = Sink::new(board, Want::All, technique);
    let _ = technique.search(&Context::new(Layout::classic(), board, &TECHNIQUES[..easier]), &mut sink);
    sink.into_steps()
}

/// The step a case expects, checked; nothing for a case that must not fire.
fn judge(case: &FixtureCase) -> Result<Option<Step>, String> {
    let layout = Layout::classic();
    let board = Board::new(layout, &case.puzzle);
    let technique = named(&case.slug).filter(|technique| technique.info().slug == case.slug);
    let steps = find(technique.ok_or("the folder has the name of no technique")?, &board);
    let conclusions: Vec<_> = steps.iter().map(|step| qedoku_explain::conclusion(&step.conclusion)).collect();
    let expected = match case.expect {
        Expectation::Nothing if steps.is_empty() => return Ok(None),
        Expectation::Nothing => return Err(format!("nothing is expected, found {}", conclusions.join(" | "))),
        Expectation::Step(expected) => expected,
    };
    let step = steps.into_iter().find(|step| step.conclusion == expected);
    let step = step.ok_or_else(|| {
        format!("{} is expected, found {}", qedoku_explain::conclusion(&expected), conclusions.join(" | "))
    })?;
    let mut checker = Checker::default();
    let verdict = checker.check(layout, &board, &step);
    let guessed = step.pattern == Pattern::Guess && verdict == StepVerdict::Guessed;
    if !verdict.is_accepted() && !guessed {
        return Err(format!("the checker says {verdict:?}"));
    }
    if step.pattern == Pattern::Truths {
        return Err("its pattern has no shape".to_owned());
    }
    // The steps told inside stacked hypotheses rest on truths that another argument, found by search, may do without.
    if step.hypothesis_depth() > 1 {
        return Ok(Some(step));
    }
    let superfluous = checker.superfluous(layout, &board, &step);
    if superfluous.is_empty() { Ok(Some(step)) } else { Err(format!("superfluous: {superfluous:?}")) }
}

/// Everything that is printed of a step.
fn print(case: &FixtureCase, step: Option<&Step>) -> String {
    let layout = Layout::classic();
    let board = Board::new(layout, &case.puzzle);
    let Some(step) = step else {
        return format!("nothing\n\n{}", pencil(layout, &board, &Marks::default(), DrawingStyle::Plain));
    };
    let step_text = |detail, wording, lang: Lang| {
        let name = |slug: &Slug| named(slug.as_str()).unwrap().info().name_in(lang.code()).to_owned();
        let context =
            StepContext::new(layout, &board).with_style(Style { language: lang, detail, wording, ..Style::default() });
        StepText::new(&context, "1", step, &name)
    };
    let step_texts = Lang::ALL.map(|lang| step_text(Detail::Normal, Wording::Usual, lang));
    let notes = wire::Notes { needs: Some(vec![]), ..wire::Notes::default() };
    let written = wire::Step::new(layout, 1, step, notes);
    let read = written.to_step(layout).map(|read| Step { rating: step.rating, ..read });
    assert_eq!(read.as_ref(), Ok(step), "the log says the whole step");
    let mut text = format!("{}\n\n", serde_json::to_string(&written).unwrap());
    write_texts(&step_texts.each_ref(), &mut text);
    for detail in [Detail::Brief, Detail::Full] {
        for (lang, normal) in Lang::ALL.into_iter().zip(&step_texts) {
            let sentence = step_text(detail, Wording::Usual, lang).sentence();
            if sentence != normal.sentence() {
                writeln!(text, "  {}: {sentence}", detail.word()).unwrap();
            }
        }
    }
    for lang in Lang::ALL {
        let plain = step_text(Detail::Normal, Wording::Plain, lang);
        assert_eq!(jargon(&plain.reason()), None, "{}", plain.reason());
        writeln!(text, "  plain: {}", plain.sentence()).unwrap();
    }
    text + "\n" + &pencil(layout, &board, &Marks::of(step), DrawingStyle::Plain)
}

/// The jargon in a text for beginners, if there is any: names of cells in short, signs, and words that only players
/// have.
fn jargon(text: &str) -> Option<&'static str> {
    let cell = |at: usize| {
        let mut rest = text[at..].chars().skip(1);
        text[at..].starts_with(['r', 'c', 'b']) && rest.next().is_some_and(|c| c.is_ascii_digit())
    };
    let short = text.char_indices().any(|(at, _)| cell(at)).then_some("a cell in short");
    let words = ["{", "<>", "=", " sees ", " see ", " house", "看到", "区域", "鳍 ", " fin "];
    short.or_else(|| words.into_iter().find(|word| text.contains(word)))
}

/// Tells a step in every language, and then what is nested in it.
fn write_texts(step_texts: &[&StepText], text: &mut String) {
    let StepText { number, place, conclusion, eureka, nested, .. } = step_texts[0];
    writeln!(text, "{number} {place} {conclusion}").unwrap();
    for line in step_texts.iter().map(|step_text| step_text.sentence()).chain(eureka.clone()) {
        writeln!(text, "  {line}").unwrap();
    }
    for index in 0..nested.len() {
        write_texts(&step_texts.iter().map(|step_text| &step_text.nested[index]).collect::<Vec<_>>(), text);
    }
    for end in step_texts.iter().filter_map(|step_text| step_text.end.as_ref()) {
        writeln!(text, "  {end}").unwrap();
    }
}

#[test]
fn every_case_is_as_expected() {
    let cases: Vec<FixtureCase> = slugs().iter().flat_map(|slug| cases(slug).unwrap()).collect();
    assert!(!cases.is_empty(), "there are cases");
    let judged: Vec<_> = cases.iter().map(|case| (case, judge(case))).collect();
    let failures: Vec<String> = judged
        .iter()
        .filter_map(|(case, verdict)| Some(format!("{}/{}: {}", case.slug, case.name, verdict.as_ref().err()?)))
        .collect();
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n"));
    for (case, verdict) in judged {
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_snapshot_path(root().join("fixtures").join(&case.slug));
        settings.bind(|| insta::assert_snapshot!(case.name.as_str(), print(case, verdict.unwrap().as_ref())));
    }
}

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
        let cases = cases(slug).unwrap();
        let negatives = cases.iter().filter(|case| case.expect == Expectation::Nothing).count();
        let firing = cases.len() - negatives;
        assert!(firing >= 2 && negatives >= 1, "{slug}: {firing} cases fire and {negatives} do not; 2 and 1 at least");
        let hits = hits.get(slug).copied().unwrap_or_default();
        writeln!(table, "{slug:<28}{firing:>7}{negatives:>11}{hits:>7}").unwrap();
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures"));
    settings.bind(|| insta::assert_snapshot!("coverage", table));
}
