//! The rungs of hints: each says something that those before it do not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::hints::{Advice, Ladder};
use qedoku::log::Id;
use qedoku::{Digit, Hint, Lang, Level, Options, Puzzle, PuzzleWorker, Style, Target};
use qedoku_core::{Candidate, Grid, Pattern};
use qedoku_techniques::{Profile, Stage};
use std::collections::BTreeSet;

/// The number of generated positions whose ladders are compared.
const POSITIONS: usize = 100;

fn styles() -> [Style; 2] {
    Lang::ALL.map(|language| Style { language, ..Style::default() })
}

/// Positions on the way through runs, with what was entered since the start.
fn positions() -> Vec<(Puzzle, Grid, Vec<Target>)> {
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let mut all = Vec::new();
    for (made, number) in generate(17, POSITIONS as u64 / 2).zip(0..) {
        let trace = worker.solve(&made.puzzle).unwrap().trace;
        let mut entries = Vec::new();
        let hardest = (0..trace.steps.len()).max_by_key(|&at| trace.steps[at].truths.len()).unwrap();
        let until = if number % 2 == 0 { hardest } else { number % trace.steps.len() };
        for step in &trace.steps[..until] {
            entries.extend(step.conclusion.place.iter().map(Target::Place));
            entries.extend(step.conclusion.eliminate.iter().map(Target::Eliminate));
        }
        all.push((made.puzzle, made.solution, entries));
    }
    all
}

/// The same entries with a wrong one among them: a digit that may stand there, or one that a house has already, or a
/// mark that is needed.
fn spoiled(puzzle: &Puzzle, solution: &Grid, entries: &[Target], number: usize) -> Vec<Target> {
    let open: Vec<Candidate> = solution.filled().filter(|it| puzzle.values.get(it.cell).is_none()).collect();
    let right = open[number * 7 % open.len()];
    let others = Digit::ALL.into_iter().filter(|digit| *digit != right.digit).collect::<Vec<_>>();
    let wrong = Candidate { cell: right.cell, digit: others[number % others.len()] };
    let wrong = if number % 5 == 4 { Target::Eliminate(right) } else { Target::Place(wrong) };
    let kept = entries.iter().copied().filter(|entry| entry.candidate().cell != right.cell);
    let kept: Vec<Target> = kept.filter(|entry| matches!(entry, Target::Place(_))).take(6).collect();
    let at = number % (kept.len() + 1);
    [&kept[..at], &[wrong], &kept[at..]].concat()
}

fn rungs_differ(hint: &Hint, described: &mut BTreeSet<usize>) -> Ladder {
    let mut ladder = Ladder::default();
    for style in styles() {
        ladder = hint.ladder(style);
        let texts: Vec<&str> = ladder.rungs.iter().map(|rung| rung.text.as_str()).collect();
        let distinct: BTreeSet<&str> = texts.iter().copied().collect();
        assert_eq!(distinct.len(), texts.len(), "{texts:#?}");
        for (at, text) in texts.iter().enumerate() {
            assert!(!text.is_empty() && !texts[..at].iter().any(|before| before.contains(text)), "{texts:#?}");
        }
        assert!(ladder.rungs.windows(2).all(|pair| pair[0].level < pair[1].level), "{texts:#?}");
        described.insert(texts.len());
    }
    ladder
}

#[test]
fn no_two_rungs_of_a_ladder_are_alike() {
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let mut steps = BTreeSet::new();
    let mut wrong = BTreeSet::new();
    let mut count = 0;
    for ((puzzle, solution, entries), number) in positions().iter().zip(0..) {
        let hint = worker.hint_after(puzzle, entries, Level::Full, None).unwrap();
        assert!(matches!(hint.advice, Advice::Step(_)), "{hint}");
        rungs_differ(&hint, &mut steps);
        let entries = spoiled(puzzle, solution, entries, number);
        let hint = worker.hint_after(puzzle, &entries, Level::Full, None).unwrap();
        assert!(matches!(hint.advice, Advice::Mistakes(_)), "{hint}");
        rungs_differ(&hint, &mut wrong);
        count += 2;
    }
    assert_eq!(count, POSITIONS);
    assert!(steps.contains(&7) && wrong.contains(&7) && wrong.len() > 1, "{steps:?} {wrong:?}");
}

#[test]
fn no_two_rungs_of_the_ladder_of_a_case_are_alike() {
    let mut described = BTreeSet::new();
    let mut asked = 0;
    for slug in qedoku_fixtures::slugs() {
        let technique = qedoku_compat::named(&slug).unwrap();
        let profile = Profile::new("default", [Stage::first([technique])]);
        let options = Options::new(profile);
        for case in qedoku_fixtures::cases(&slug).unwrap() {
            let mut worker = PuzzleWorker::new(&options);
            let Ok(hint) = worker.under(&case.layout).hint(&case.board().puzzle(), Level::Full, None) else { continue };
            let Advice::Step(trace) = &hint.advice else { continue };
            rungs_differ(&hint, &mut described);
            // What it finds under the name of another one has no page in this profile.
            if trace.steps.iter().any(|step| step.technique.as_str() != slug) {
                continue;
            }
            let ladder = hint.ladder(Style::default());
            let text = |level| ladder.rung(level).map(|rung| rung.text.as_str()).unwrap_or_default();
            let page: Vec<&str> = technique.info().docs.split_whitespace().collect();
            let first = page.join(" ");
            let (_, sentence) = text(Level::Technique).split_once(". ").unwrap_or_default();
            // What the words of the page mean is told behind its first sentence.
            let sentence = sentence.split_once(". ").map_or(sentence, |(first, _)| first);
            // A fish whose base is columns is told with the lines of its page the other way round.
            let turned = sentence.replace("row", "\u{0}").replace("column", "row").replace('\u{0}', "column");
            let is_fish = matches!(trace.steps[0].pattern, Pattern::Fish(_));
            let is_of_page = first.starts_with(sentence) || (is_fish && first.starts_with(&turned));
            assert!(is_of_page && !sentence.is_empty(), "{slug}: {}", text(Level::Technique));
            asked += 1;
        }
    }
    assert!(asked > 200, "{asked} cases");
}

#[test]
fn what_a_single_rests_on_is_what_its_words_name() {
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let mut named = 0;
    for (puzzle, _, entries) in positions() {
        let hint = worker.hint_after(&puzzle, &entries, Level::Proof, None).unwrap();
        let Advice::Step(_) = hint.advice else { continue };
        let ladder = hint.ladder(Style::default());
        let text = |level| ladder.rung(level).map(|rung| rung.text.as_str()).unwrap_or_default();
        let [why, proof] = [Level::Full, Level::Proof].map(text);
        let Some((list, _)) = proof.split_once(" entered") else { continue };
        // `the 9 at r1c2`, as the reason of a single has it.
        for entry in entries.iter().filter(|entry| matches!(entry, Target::Place(_))) {
            let Candidate { cell, digit } = entry.candidate();
            if why.contains(&format!("the {digit} at {cell} ")) {
                assert!(list.contains(&format!("{digit} at {cell}")), "{why}\n{proof}");
                named += 1;
            }
        }
    }
    assert!(named > 0);
}

#[test]
fn the_number_of_rungs_is_the_same_at_every_level() {
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    for ((puzzle, solution, entries), number) in positions().iter().zip(0..).take(12) {
        let spoiled = spoiled(puzzle, solution, entries, number);
        for entries in [entries, &spoiled] {
            let mut before = 0;
            for level in Level::ALL {
                let hint = worker.hint_after(puzzle, entries, level, None).unwrap();
                let message = hint.message(Id::default());
                let ladder = hint.ladder(Style::default());
                let rung = message.rung.unwrap();
                assert_eq!(message.rungs, Some(ladder.rungs.len()));
                assert_eq!(message.text.as_ref(), Some(&ladder.rungs[rung - 1].text));
                assert!(rung == before || rung == before + 1, "{level}: {rung} after {before}");
                assert!(hint.to_string().starts_with(&format!("{rung} of {}  ", ladder.rungs.len())), "{hint}");
                assert!(ladder.rungs[rung - 1].level <= level || rung == 1, "{level}");
                before = rung;
            }
        }
    }
}

#[test]
fn a_clash_is_called_one() {
    let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    let puzzle = qedoku::read_one(line).unwrap();
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    // The only solution has r1c2=9, r1c3=5, r2c1=7.
    let entries = ["r1c2=9", "r2c2=5", "r1c3=5"].map(|text| Target::parse(text).unwrap());
    let hint = worker.hint_after(&puzzle, &entries, Level::Where, None).unwrap();
    let ladder = hint.ladder(Style::default());
    let texts: Vec<&str> = ladder.rungs.iter().map(|rung| rung.text.as_str()).collect();
    assert_eq!(
        texts[..4],
        [
            "One of your last 3 entries is wrong. It is in box 1.",
            "It is in row 2.",
            "It is a 5.",
            "It is r2c2=5, entry 2 of 3. The one before it, r1c2=9, can stand: go back to there. Clash: 5 at r1c3 and \
             r2c2, both in box 1.",
        ]
    );
    assert_eq!(texts[4..], ["From the givens alone: r2c2 is 4."]);
    assert_eq!(hint.to_string(), format!("4 of 5  {}\n", texts[3]));
    let proof = worker.hint_after(&puzzle, &entries, Level::Proof, None).unwrap();
    let last = proof.sentence(Style::default());
    assert!(last.starts_with("From the givens alone: r2c2 is 4, in ") && last.ends_with(" steps."), "{last}");
}

#[test]
fn that_all_entries_are_wrong_is_said() {
    let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    let puzzle = qedoku::read_one(line).unwrap();
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let mut first = |names: &[&str]| {
        let entries: Vec<Target> = names.iter().map(|text| Target::parse(text).unwrap()).collect();
        let hint = worker.hint_after(&puzzle, &entries, Level::Nudge, None).unwrap();
        hint.ladder(Style::default()).rungs[0].text.clone()
    };
    // The only solution has r1c2=9, r2c1=7, r2c2=4.
    assert_eq!(first(&["r1c2=4", "r2c1=9"]), "Both of your entries are wrong. One is in box 1.");
    assert_eq!(first(&["r1c2=4", "r2c1=9", "r2c2=1"]), "All of your 3 entries are wrong. One is in box 1.");
    assert_eq!(first(&["r1c2=9", "r2c1=4", "r2c2=1"]), "2 of your last 3 entries are wrong. One is in box 1.");
}

#[test]
fn of_two_entries_that_cannot_stand_together_all_rungs_blame_the_later_one() {
    let line = ".......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
    let puzzle = qedoku::read_one(line).unwrap();
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    for entries in [["r1c1=3", "r1c2=7"], ["r1c2=7", "r1c1=3"]] {
        let made = entries.map(|text| Target::parse(text).unwrap());
        let hint = worker.hint_after(&puzzle, &made, Level::Full, None).unwrap();
        let Advice::Mistakes(mistakes) = &hint.advice else { panic!("{hint}") };
        let texts: Vec<String> = hint.ladder(Style::default()).rungs.into_iter().map(|rung| rung.text).collect();
        assert_eq!(mistakes.entries.iter().map(|it| it.entry).collect::<Vec<_>>(), [made[1]]);
        assert!(
            texts.iter().any(|text| text.contains(&format!("It would have one without {}", entries[1]))),
            "{texts:?}"
        );
    }
}
