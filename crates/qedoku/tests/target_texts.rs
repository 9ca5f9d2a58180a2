//! The explanations of positions for which reference texts are at hand beside the workspace: how many are told word for
//! word alike.
//!
//! `TARGET_TEXTS=default,full,plain,brief` prints the differing ones.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Layout, Ledger, Pattern, Step,
};
use qedoku_explain::{Detail, StepContext, StepText, Style, Wording};
use qedoku_fixtures::{Requirement, root, skip};
use qedoku_techniques::{Context, Sink, TECHNIQUES, Technique, Want};
use serde_json::Value;

/// The voices, each with the number of texts that come out as the reference has them, at least.
const FLOORS: [(&str, usize); 4] = [("default", 0), ("full", 0), ("plain", 0), ("brief", 0)];

#[test]
fn reference_texts_come_out() {
    let path = root().join("../shared/reference/words/texts.json");
    let Ok(text) = std::fs::read_to_string(path) else {
        return skip(Requirement::Puzzles, "texts beside the reference texts", "the reference is not there");
    };
    let entries: Vec<Value> = serde_json::from_str(&text).unwrap();
    let shown = std::env::var("TARGET_TEXTS").unwrap_or_default();
    let mut alike = [0; FLOORS.len()];
    for entry in &entries {
        let Some((board, step)) = found(entry) else {
            println!("{}: no such step", entry["slug"]);
            continue;
        };
        for ((voice, _), count) in FLOORS.iter().zip(&mut alike) {
            let said = told(voice, &board, &step);
            let wanted = wanted(voice, entry);
            if said == wanted {
                *count += 1;
            } else if shown.split(',').any(|it| it == *voice) {
                println!("--- {} ({voice}, {})\n{said}\n... {wanted}", entry["slug"], step.technique);
            }
        }
    }
    for ((voice, floor), count) in FLOORS.iter().zip(alike) {
        println!("{voice}: {count} of {}", entries.len());
        assert!(count >= *floor, "{voice}: {count} texts are as they should be, {floor} were");
    }
}

/// The text of a step in a voice; the steps of plain without their heading.
fn told(voice: &str, board: &Board, step: &Step) -> String {
    let detail = match voice {
        "full" => Detail::Full,
        "brief" => Detail::Brief,
        _ => Detail::Normal,
    };
    let wording = if voice == "plain" { Wording::Plain } else { Wording::Usual };
    let style = Style { detail, wording, ..Style::default() };
    let name = |slug: &qedoku_core::Slug| technique(slug.as_str()).map_or_else(String::new, |it| it.info().name.into());
    let step_text = StepContext::with_ledger(Layout::classic(), board, &Ledger::default(), |context| {
        StepText::new(&context.with_style(style), "1", step, &name)
    });
    if voice == "plain" { step_text.reason() } else { step_text.sentence() }
}

/// The reference text of a voice.
fn wanted(voice: &str, entry: &Value) -> String {
    match &entry[if voice == "full" { "default" } else { voice }] {
        Value::Array(lines) => {
            let lines = lines.iter().zip(1..).map(|(line, number)| match voice {
                "plain" => format!("{number}. {}", line.as_str().unwrap()),
                _ => line.as_str().unwrap().to_owned(),
            });
            lines.collect::<Vec<_>>().join("\n")
        }
        line => line.as_str().unwrap().to_owned(),
    }
}

fn technique(slug: &str) -> Option<&'static dyn Technique> {
    TECHNIQUES.iter().copied().find(|technique| technique.info().slug == slug).or_else(|| qedoku_compat::named(slug))
}

/// The step with the conclusion of an entry: of its technique, or else of the first one that finds it.
fn found(entry: &Value) -> Option<(Board, Step)> {
    let board = Board::new(Layout::classic(), &qedoku::read_one(entry["board"].as_str()?).unwrap());
    let expected = conclusion(entry["brief"].as_str()?.split_once(" => ")?.1);
    let own = technique(entry["slug"].as_str()?);
    let step = own.into_iter().chain(TECHNIQUES.iter().copied()).find_map(|technique| {
        let slug = technique.info().slug;
        let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
        let mut sink = Sink::new(&board, Want::All, technique);
        let _ = technique.search(&Context::new(Layout::classic(), &board, &TECHNIQUES[..easier]), &mut sink);
        let fitting = sink.into_steps().into_iter().filter(|step| concludes(&board, step, &expected));
        fitting.min_by_key(|step| match &step.pattern {
            Pattern::Chain(chain) => chain.length(),
            _ => 0,
        })
    });
    step.map(|step| (board, step))
}

/// Whether a step concludes this, or eliminates all but what it places.
fn concludes(board: &Board, step: &Step, expected: &Conclusion) -> bool {
    let rest = |placed: Candidate| {
        let others = board.digits(placed.cell) - DigitSet::of(placed.digit);
        CandidateSet::of_cell(placed.cell, others)
    };
    let by_rest = expected.place.single().is_some_and(|placed| step.conclusion.eliminate == rest(placed));
    step.conclusion == *expected || by_rest
}

/// Reads a conclusion: `r8c49<>16, r8c9<>9`, `r1c1,r3c47=5`.
fn conclusion(text: &str) -> Conclusion {
    let mut conclusion = Conclusion::default();
    for item in text.split(", ") {
        let is_placed = !item.contains("<>");
        let (cells, digits) = item.split_once(if is_placed { "=" } else { "<>" }).unwrap();
        for cell in cells.split(',').flat_map(block) {
            for digit in digits.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)) {
                let into = if is_placed { &mut conclusion.place } else { &mut conclusion.eliminate };
                into.insert(Candidate { cell, digit });
            }
        }
    }
    conclusion
}

/// The cells of a block: `r48c27`.
fn block(text: &str) -> CellSet {
    let (rows, columns) = text.strip_prefix('r').unwrap().split_once('c').unwrap();
    let all = rows.chars().flat_map(|row| columns.chars().map(move |column| format!("r{row}c{column}")));
    all.map(|name| Cell::parse(&name).unwrap()).collect()
}
