//! The explanations of positions for which reference texts are at hand beside the workspace: how many are told word for
//! word alike, how many but for what `docs/explanations.md` says of all texts, and how many otherwise for a reason that
//! stands there.
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

/// The voices, each with the number of texts that come out as the reference has them, at least, and of those that do but
/// for what is said otherwise everywhere.
const FLOORS: [(&str, [usize; 2]); 4] =
    [("default", [14, 13]), ("full", [18, 9]), ("plain", [7, 9]), ("brief", [54, 0])];

/// Texts that are told otherwise: the reason in the docs by its heading, the voices, and the techniques.
const REASONS: &[(&str, &str, &str)] = &[
    (
        "Fish.",
        "default full",
        "x-wing swordfish finned-x-wing sashimi-x-wing finned-swordfish franken-swordfish kraken-fish-type-1 \
         finned-franken-x-wing",
    ),
    (
        "Fish in plain words",
        "plain",
        "x-wing swordfish finned-swordfish franken-swordfish kraken-fish-type-1 finned-franken-x-wing finned-x-wing \
         sashimi-x-wing",
    ),
    ("Two cells", "default full", "naked-pair"),
    ("Hidden singles in brief", "brief", "hidden-single-row hidden-single-column hidden-single-box"),
    ("Two sets in brief", "brief", "als-xz"),
    ("An empty rectangle in brief", "brief", "empty-rectangle"),
    ("The pivot itself", "plain", "xyz-wing"),
    ("A grave with one cell too many", "default full plain", "bug-plus-1"),
    ("A medusa that is wrong", "default full brief", "medusa-3d"),
    ("Order.", "default full", "simple-colors-wrap continuous-nice-loop grouped-continuous-nice-loop"),
    ("Order.", "default full plain", "forcing-net-contradiction hypothesis nishio-forcing-chain"),
    ("Colors.", "default full", "multi-colors-1"),
    ("Colors.", "default", "simple-colors-trap"),
    ("A color that is wrong", "plain", "medusa-3d"),
    (
        "Rectangles.",
        "default full plain",
        "unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 unique-rectangle-5 \
         unique-rectangle-6 hidden-rectangle avoidable-rectangle-1 unique-loop-1 extended-rectangle ur-aic",
    ),
    ("The digit that counts", "brief", "xyz-wing als-xz ur-aic death-blossom"),
    ("Guards in brief", "brief", "unique-rectangle-3"),
    ("A grave in brief", "brief", "bug-plus-1"),
    ("A box in two lines", "default full", "empty-rectangle"),
    ("Bigger wings", "default full", "wxyz-wing"),
    ("Two almost locked sets", "default full", "als-xz"),
    ("Cells in plain words", "plain", "wxyz-wing als-xz als-aic ahs-aic death-blossom aligned-pair-exclusion"),
    ("In each case", "default full", "death-blossom"),
    ("A Sue de Coq", "default full plain", "sue-de-coq"),
    ("Exocets", "default full", "junior-exocet"),
    ("Counts", "default full plain", "multi-sector-locked-set sk-loop"),
    ("Fireworks", "default full plain", "firework-triple"),
    ("What closes a place", "full", "almost-locked-pair"),
    ("What closes a place", "plain", "hidden-pair"),
    ("An almost locked pair", "plain", "almost-locked-pair"),
    ("Two lines of one digit", "plain", "skyscraper two-string-kite turbot-fish"),
    ("Where two clash", "plain", "xyz-wing"),
    ("What sees two ends", "plain", "aic"),
    (
        "Lines for beginners",
        "plain",
        "grouped-aic continuous-nice-loop region-forcing-chain cell-forcing-chain junior-exocet tridagon",
    ),
    ("Symmetry.", "plain", "gurths-symmetrical-placement"),
    ("Where a chain begins", "brief", "wxyz-wing"),
    ("Places that are closed", "plain", "hidden-single-row pointing"),
    ("What a cell can be", "plain", "naked-triple"),
    ("Eliminations", "brief", "hidden-pair"),
    ("Colors in every wording", "plain brief", "simple-colors-wrap simple-colors-trap multi-colors-1"),
    ("What a set holds and why", "default full plain", "als-xy-wing als-aic"),
    ("Oddagons", "plain", "bivalue-oddagon"),
    ("A tridagon** is", "default full", "tridagon"),
    ("A tridagon in brief", "brief", "tridagon"),
    ("Cycles in brief", "brief", "gurths-symmetrical-placement"),
    ("Templates", "plain", "template-set"),
    ("Chains of three links", "default full", "ahs-aic grouped-aic region-forcing-chain cell-forcing-chain"),
];

#[test]
fn reference_texts_come_out() {
    let path = root().join("../shared/reference/words/texts.json");
    let Ok(text) = std::fs::read_to_string(path) else {
        return skip(Requirement::Puzzles, "texts beside the reference texts", "the reference is not there");
    };
    let entries: Vec<Value> = serde_json::from_str(&text).unwrap();
    let shown = std::env::var("TARGET_TEXTS").unwrap_or_default();
    let docs = std::fs::read_to_string(root().join("docs/explanations.md")).unwrap();
    let mut counts = [[0; 3]; FLOORS.len()];
    let mut unexplained = Vec::new();
    for entry in &entries {
        let slug = entry["slug"].as_str().unwrap();
        let Some((board, step)) = found(entry) else {
            println!("{slug}: no such step");
            continue;
        };
        for ((voice, _), count) in FLOORS.iter().zip(&mut counts) {
            let said = described(voice, &board, &step);
            let wanted = wanted(voice, entry);
            let reason = REASONS.iter().find(|it| it.1.contains(voice) && it.2.split(' ').any(|own| own == slug));
            if said == wanted {
                count[0] += 1;
            } else if in_common(&said) == in_common(&wanted) {
                count[1] += 1;
            } else if let Some((heading, ..)) = reason {
                assert!(docs.contains(&format!("\n- **{heading}")), "no reason {heading}");
                count[2] += 1;
            } else {
                unexplained.push(format!("{slug} ({voice})"));
            }
            if said != wanted && shown.split(',').any(|it| it == *voice) {
                let is_common = in_common(&said) == in_common(&wanted);
                println!("--- {slug} ({voice}, {}, {is_common}, {reason:?})\n{said}\n... {wanted}", step.technique);
            }
        }
    }
    for ((voice, floors), [alike, common, explained]) in FLOORS.iter().zip(counts) {
        let all = entries.len();
        println!("{voice}: {alike} of {all} alike, {common} but for what all texts say, {explained} for a reason");
        assert!(alike >= floors[0] && common >= floors[1], "{voice}: {floors:?} were");
    }
    assert!(unexplained.is_empty(), "told otherwise without a reason: {unexplained:#?}");
}

/// A text without what is said otherwise everywhere: what closes the other places of a link, that a cell has just its
/// candidates, that of two at least one is true, what that means for what sees both, and why digits could change places.
fn in_common(text: &str) -> String {
    let text = text.replace("At least one of the two is ", "One of the two is ");
    let text = text.replace("Its only candidates are ", "It holds ");
    let text = (1..=9).fold(text, |text, digit| text.replace(&format!(" Or it is {digit} itself."), ""));
    let text = text.lines().map(without_so).collect::<Vec<_>>().join("\n");
    let mut text = without_so_not(&text);
    while let Some((before, rest)) = text.split_once(", the only other ") {
        let (_, house) = rest.split_once(" of ").unwrap();
        let end = house.match_indices([',', '.']).next().map_or(house.len(), |(at, _)| at);
        text = format!("{before} ({}){}", &house[..end], &house[end..]);
    }
    let without_closers = |line: &str| {
        let mut parts = line.split('(');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| {
            let (inside, after) = part.split_once(')').unwrap_or((part, ""));
            let closes = [" sees the ", " see the ", " has lost ", " have lost "].iter().any(|it| inside.contains(it));
            let kept = inside.split([':', ';']).next().unwrap_or_default();
            match (closes, inside.starts_with('r') && !inside.starts_with("row")) {
                (true, true) => all.trim_end().to_owned() + after,
                (true, false) => format!("{all}({kept}){after}"),
                _ => format!("{all}({}){after}", kept_or(inside, kept)),
            }
        })
    };
    let lines: Vec<String> = text.lines().map(without_closers).collect();
    let text = lines.join("\n");
    let sentences: Vec<&str> = text.split(". ").collect();
    let mut kept: Vec<String> = Vec::new();
    for sentence in sentences {
        let swaps = sentence.starts_with("Swapping ")
            || sentence.ends_with("could change places, and there would be two solutions");
        if sentence.starts_with("There would be two solutions, but the puzzle has only one") {
            continue;
        }
        let closed = sentence.split_once(" has no place for ").filter(|_| sentence.contains(" sees the "));
        kept.push(match closed {
            Some((house, digit)) => format!("{house} has no place for {}", &digit[..1]),
            None if swaps && !sentence.contains(';') => "Two solutions".to_owned(),
            None => sentence.to_owned(),
        });
    }
    kept.join(". ")
}

/// A numbered line without the word that it follows from the line before it.
fn without_so(line: &str) -> String {
    let Some((number, rest)) = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok()) else {
        return line.to_owned();
    };
    let rest = rest.strip_prefix("So ").unwrap_or(rest);
    format!("{number}. {}", rest[..1].to_lowercase() + &rest[1..])
}

/// A text without what is said of what sees two ends before the act of the same line: "So it is not 5".
fn without_so_not(text: &str) -> String {
    let is_told = |sentence: &str| sentence.starts_with("So it is n") || sentence.starts_with("So they are n");
    let parts: Vec<&str> = text.split(". Cross out ").collect();
    let kept = parts.iter().enumerate().map(|(at, part)| match part.rsplit_once(". ") {
        Some((before, last)) if at + 1 < parts.len() && is_told(last) => before,
        _ => part,
    });
    kept.collect::<Vec<_>>().join(". Cross out ")
}

/// The house alone where brackets say which cells of it are left.
fn kept_or<'t>(inside: &'t str, house: &'t str) -> &'t str {
    if inside.contains(": only ") { house } else { inside }
}

/// The text of a step in a voice; the steps of plain without their heading.
fn described(voice: &str, board: &Board, step: &Step) -> String {
    let detail = match voice {
        "full" => Detail::Full,
        "brief" => Detail::Brief,
        _ => Detail::Normal,
    };
    let wording = if voice == "plain" { Wording::Plain } else { Wording::Usual };
    let style = Style { detail, wording, ..Style::default() };
    let name = |slug: &qedoku_core::Slug| technique(slug.as_str()).map_or_else(String::new, |it| it.info().name.into());
    let step_text = StepContext::with_ledger(board, &Ledger::default(), |context| {
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
    let brief = entry["brief"].as_str()?;
    // A single is nothing but what it concludes: `Full House: r1c9=3 in b3`.
    let concluded = brief.split_once(" => ").or_else(|| brief.split_once(": "))?.1;
    let expected = conclusion(concluded.split_once(" in ").map_or(concluded, |(single, _)| single));
    let own = technique(entry["slug"].as_str()?);
    let step = own.into_iter().chain(TECHNIQUES.iter().copied()).find_map(|technique| {
        let slug = technique.info().slug;
        let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
        let mut sink = Sink::new(&board, Want::All, technique);
        let _ = technique.search(&Context::new(&board, &TECHNIQUES[..easier]), &mut sink);
        let fitting = sink.into_steps().into_iter().filter(|step| concludes(&board, step, &expected));
        fitting.min_by_key(|step| match &step.pattern {
            Pattern::Chain(chain) => chain.length(),
            _ => 0,
        })
    });
    step.map(|step| (board, step))
}

/// True if a step concludes this, or eliminates all but what it places.
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
