//! Outlines can be followed: every step that is cited is there, and what a line cites proves it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::log::{Id, Names, describe_steps};
use qedoku::why::OutlineOptions;
use qedoku::{Answer, Detail, Lang, Options, PuzzleWorker, Question, Session, Style, Target, Wording};
use qedoku_core::wire::{Branch, Message, Outline};
use qedoku_core::{Board, CellSet, Pattern, Puzzle, Step, Trace};
use qedoku_verify::Checker;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The work allowed for each answer: longer arguments, soon found.
const WORK: u64 = 2_000;
const OUTLINES: usize = 60;

/// The answers to why the digit is there that a run fills last, or why a candidate is gone that its hardest step removed.
fn answers() -> &'static [Answer] {
    static ANSWERS: LazyLock<Vec<Answer>> = LazyLock::new(found);
    &ANSWERS
}

fn found() -> Vec<Answer> {
    let options = Options::default();
    let mut answers = Vec::new();
    for made in generate(31, OUTLINES as u64 / 2) {
        let mut worker = PuzzleWorker::new(&options);
        let trace = worker.solve(&made.puzzle).unwrap().trace;
        answers.extend(questions(&trace).into_iter().map(|question| ask(&mut worker, &made.puzzle, question)));
    }
    answers
}

fn questions(trace: &Trace) -> [Question; 2] {
    let last = trace.steps.last().unwrap().conclusion.place.first().unwrap();
    let hard = trace.steps.iter().max_by_key(|step| step.truths.len()).unwrap().conclusion;
    let gone = hard.eliminate.first().map_or_else(|| last.to_string(), qedoku::Candidate::eliminated);
    [last.to_string().parse().unwrap(), gone.parse().unwrap()]
}

fn ask(worker: &mut PuzzleWorker<'_>, puzzle: &Puzzle, question: Question) -> Answer {
    worker.answers(puzzle).unwrap().within(WORK).why(question).unwrap()
}

fn outline(answer: &Answer, backward: bool) -> Outline {
    answer.outline_with(Style::default(), OutlineOptions { backward, proof: false })
}

/// The numbers that a list such as `1, 2, 10-12` names.
fn numbers(list: &str) -> Vec<u32> {
    let part = |part: &str| match part.split_once('-') {
        Some((from, to)) => from.parse::<u32>().unwrap()..=to.parse().unwrap(),
        None => part.parse::<u32>().unwrap()..=part.parse().unwrap(),
    };
    list.split(", ").flat_map(part).collect()
}

/// The steps that the text of a line says it needs: in brackets at its end, or behind `needs`.
fn cited(text: &str) -> Vec<u32> {
    if let Some((_, list)) = text.split_once(" | needs ") {
        return numbers(list);
    }
    let inside = text.strip_suffix(')').and_then(|text| text.rsplit_once(" (")).map(|(_, list)| list);
    let list = inside.filter(|list| list.starts_with(|first: char| first.is_ascii_digit()));
    list.map(numbers).unwrap_or_default()
}

/// The steps of a line, each with what its text says it needs.
fn described(branch: &Branch) -> Vec<(u32, Vec<u32>)> {
    let Some(list) = branch.text.strip_prefix("singles: ") else {
        return vec![(branch.from, cited(&branch.text))];
    };
    let mut left = list;
    let mut singles = Vec::new();
    for number in branch.from..=branch.to {
        let rest = left.strip_prefix(&format!("{number} ")).unwrap_or_else(|| panic!("{number}: {left}"));
        let end = rest.find(&format!(", {} r", number + 1)).unwrap_or(rest.len());
        let beside = rest[..end].strip_suffix(')').and_then(|text| text.split_once(" (")).map_or("", |it| it.1);
        let needs = beside.rsplit("; ").next().unwrap();
        let is_needs = needs.starts_with(|first: char| first.is_ascii_digit());
        singles.push((number, if is_needs { numbers(needs) } else { Vec::new() }));
        left = rest[end..].trim_start_matches(", ");
    }
    singles
}

fn needs_of(answer: &Answer) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    describe_steps(&answer.trace, &Names::all(), |it| all.push(it.needs));
    all
}

#[test]
fn every_step_is_there_with_all_that_it_needs() {
    let answers = answers();
    assert_eq!(answers.len(), OUTLINES);
    let mut checker = Checker::default();
    let mut long = 0;
    let mut checked = 0;
    for answer in answers {
        let needs = needs_of(answer);
        let logged: Vec<Vec<u32>> = answer.messages(Id::default()).iter().filter_map(needs_in_log).collect();
        assert_eq!(logged, needs, "{answer}");
        let outline = outline(answer, false);
        let lines: Vec<(u32, Vec<u32>)> = outline.argument.iter().flat_map(described).collect();
        let expected: Vec<(u32, Vec<u32>)> = (1..).zip(needs.clone()).collect();
        assert_eq!(lines, expected, "{answer}");
        long += usize::from(lines.len() > outline.argument.len());
        for (step, needs) in answer.trace.steps.iter().zip(&needs) {
            let mut board = Board::new(&answer.trace.layout, &answer.trace.puzzle);
            for &need in needs {
                board.apply(&answer.trace.steps[need as usize - 1].conclusion);
            }
            // What joins parts of a color may be left out of its truths, which prove the step without it.
            let pattern = if is_colors(step) { Pattern::Truths } else { step.pattern.clone() };
            let step = Step { pattern, ..step.clone() };
            let report = checker.check(&board, &step);
            assert!(report.is_accepted(), "{step}: {report:?}\n{answer}");
            checked += 1;
        }
        let last: BTreeSet<u32> = needs.last().into_iter().flatten().copied().collect();
        let own = needs.len() as u32;
        let rests: BTreeSet<u32> =
            outline.rests_on.iter().flat_map(|it| &it.steps).copied().filter(|&number| number != own).collect();
        assert_eq!(rests, last, "{answer}");
    }
    assert!(long > 3 && checked > 600, "{long} long ones, {checked} steps");
}

fn is_colors(step: &Step) -> bool {
    matches!(step.pattern, Pattern::Colors(_))
}

fn needs_in_log(message: &Message) -> Option<Vec<u32>> {
    if let Message::Step(step) = message { Some(step.needs.clone().unwrap_or_default()) } else { None }
}

#[test]
fn backwards_every_step_stands_below_those_that_it_is_for() {
    for answer in answers().iter().take(20) {
        let needs = needs_of(answer);
        let backward = outline(answer, true).argument;
        let order: Vec<u32> = backward.iter().map(|branch| branch.from).collect();
        assert_eq!(order, (1..=needs.len() as u32).rev().collect::<Vec<_>>());
        let mut above = BTreeSet::new();
        for branch in &backward {
            assert_eq!(branch.needs, needs[branch.from as usize - 1], "{}", branch.text);
            assert_eq!(cited(&branch.text), branch.needs, "{}", branch.text);
            assert_eq!(branch.text.ends_with(" only"), branch.needs.is_empty(), "{}", branch.text);
            let is_for = branch.text.split(" | ").find_map(|part| part.strip_prefix("for ")).map(numbers);
            assert_eq!(is_for.unwrap_or_default(), branch.is_for, "{}", branch.text);
            assert!(branch.is_for.iter().all(|number| above.contains(number)), "{}", branch.text);
            // Where colors are told, steps are kept that nothing but their description needs.
            let is_last = above.is_empty();
            let is_told = answer.trace.steps.iter().any(is_colors);
            assert!(branch.is_for.is_empty() == is_last || is_told, "only the answer is for nothing: {}", branch.text);
            above.insert(branch.from);
        }
    }
}

/// The numbers of steps as outlines list them: three or more in a row as a range.
fn listed(numbers: &[u32], comma: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut left = numbers;
    while let [first, ..] = left {
        let run = left.iter().zip(*first..).take_while(|(number, next)| *number == next).count();
        let run = if run < 3 { 1 } else { run };
        parts.push(if run == 1 { first.to_string() } else { format!("{first}-{}", left[run - 1]) });
        left = &left[run..];
    }
    parts.join(comma)
}

/// True if several cells stand in one name: `r1c23`, `r48c7`.
fn has_blocks(text: &str) -> bool {
    text.split([' ', ',', '\u{3001}', '=', '<']).any(|word| {
        let rows = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        rows.is_some_and(|(rows, columns)| {
            let count = |part: &str| part.chars().take_while(char::is_ascii_digit).count();
            count(rows) == rows.len() && !rows.is_empty() && (rows.len() > 1 || count(columns) > 1)
        })
    })
}

#[test]
fn outlines_follow_detail_and_wording() {
    let [mut shorter, mut whole, mut part] = [0; 3];
    for answer in answers() {
        let needs = needs_of(answer);
        for (language, backward) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
            let style = Style { language, ..Style::default() };
            let of = |style| answer.outline_with(style, OutlineOptions { backward, proof: false });
            let usual = of(style);
            let brief = of(Style { detail: Detail::Brief, ..style });
            let plain = of(Style { wording: Wording::Plain, ..style });
            let comma = if language == Lang::En { ", " } else { "\u{3001}" };
            for outline in [&usual, &brief, &plain] {
                for branch in &outline.argument {
                    for number in branch.from..=branch.to {
                        let list = listed(&needs[number as usize - 1], comma);
                        assert!(branch.text.contains(&list), "{number} needs {list}: {}", branch.text);
                    }
                }
                let numbers: BTreeSet<u32> = outline.argument.iter().flat_map(|it| it.from..=it.to).collect();
                assert_eq!(numbers.len(), needs.len(), "every step is there");
            }
            assert_eq!(of(Style { detail: Detail::Full, ..style }), usual, "each step is told in full below it");
            assert!(plain.argument.iter().all(|it| !has_blocks(&it.text)), "{plain:#?}");
            assert!(plain.rests_on.iter().all(|it| !has_blocks(&it.text)), "{plain:#?}");
            describe_steps(&answer.trace, &Names::all().style(Style { detail: Detail::Brief, ..style }), |it| {
                let Some(branch) = brief.argument.iter().find(|branch| branch.from == it.number) else { return };
                let described = it.step_text.sentence();
                // Of a conclusion stands what later steps rest on.
                let is_whole = branch.text.starts_with(&described);
                let is_part = branch.text.starts_with(&it.step_text.name) && branch.text.contains(" => ");
                assert!(branch.from != branch.to || is_whole || is_part, "{described}: {}", branch.text);
                whole += usize::from(is_whole);
                part += usize::from(branch.from == branch.to && !is_whole);
                shorter += usize::from(branch.from == branch.to && branch.text.contains(" => "));
            });
        }
    }
    assert!(shorter > 100, "{shorter} lines in notation");
    assert!(whole > part && part > 0, "{whole} whole conclusions, {part} in part");
}

#[test]
fn what_is_told_of_a_step_cites_the_steps_that_its_outline_names() {
    let mut cited = 0;
    for answer in answers().iter().take(20) {
        describe_steps(&answer.trace, &Names::all(), |it| {
            let why = &it.step_text.why;
            for part in why.split("(step ").skip(1).chain(why.split("in step ").skip(1)) {
                let number: String = part.chars().take_while(char::is_ascii_digit).collect();
                let number: u32 = number.parse().unwrap();
                assert!(it.needs.contains(&number), "{}: {why}\n{answer}", it.number);
                cited += 1;
            }
        });
    }
    assert!(cited > 50, "{cited}");
}

#[test]
fn no_size_is_told_but_to_those_who_ask() {
    for lang in Lang::ALL {
        let style = Style { language: lang, ..Style::default() };
        for answer in answers().iter().take(5) {
            let proved = answer.lines_with(style, OutlineOptions { proof: true, backward: false });
            let usual = answer.lines(style);
            assert_eq!(proved[..usual.len()], usual);
            assert_eq!(proved[usual.len()..], answer.proof(style));
            // That steps take away more than is told stands at the foot in any case.
            let has_size = |remark: &String| remark.contains(|c: char| c.is_ascii_digit());
            assert!(!proved[usual.len()..].is_empty());
            assert!(!answer.outline(style).remarks.iter().any(has_size));
            assert!(proved.iter().all(|line| !line.contains("--")), "{proved:#?}");
        }
    }
}

#[test]
fn what_was_entered_or_erased_is_told_from_the_givens() {
    let mut made = generate(31, 1).next().unwrap();
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let trace = worker.solve(&made.puzzle).unwrap().trace;
    let last = trace.steps.last().unwrap().conclusion.place.first().unwrap();
    // All but the last step is entered, so that the last one rests on entries.
    for step in &trace.steps[..trace.steps.len() - 1] {
        step.conclusion.place.iter().for_each(|it| made.puzzle.values.set(it.cell, Some(it.digit)));
    }
    let answer = ask(&mut worker, &made.puzzle, last.to_string().parse().unwrap());
    let facts = answer.outline(Style::default()).rests_on;
    assert!(facts.iter().any(|fact| fact.text.starts_with("Given: ") && fact.given), "{facts:?}");
    assert!(facts.iter().any(|fact| fact.text.starts_with("Entered: ") && !fact.given), "{facts:?}");
    assert!(outline(&answer, true).argument[0].text.ends_with(" | the position only"));
}

#[test]
fn a_digit_that_was_entered_has_the_reason_of_the_position_without_it() {
    let made = generate(7, 1).next().unwrap();
    let open = (CellSet::ALL - made.puzzle.givens).first().unwrap();
    let asked = Session::new(made.puzzle).why(Question::Cell(open)).unwrap();
    let Target::Place(place) = asked.why.target else { panic!("a digit") };
    let mut entered = made.puzzle;
    entered.values.set(place.cell, Some(place.digit));
    let answer = Session::new(entered).why(Question::Cell(open)).unwrap();
    assert_eq!(answer.to_string(), asked.to_string());
    assert!(answer.ground.is_none() && !answer.trace.steps.is_empty());
}
