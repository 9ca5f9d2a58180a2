//! Steps that assume a candidate false, on a position in which nets are found: checked, written and read, described and drawn.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::wire::{self, Begin, End, Message, Notes};
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Choice, Forcing, Hypothesis, Layout, Outcome, Pattern, Puzzle,
    Single, Slot, Slug, Step, StepRating, Trace,
};
use qedoku_explain::{Lang, Notation, StepContext, StepText, Style};
use qedoku_render::{Caption, DrawingStyle, Highlight, Marks, StepDocument, markdown, page, pencil, svg};
use qedoku_verify::{Checker, StepVerdict, check_log};
use std::fmt::Write;

/// Generated with seed 701, puzzle 297, and solved as far as nets.
const LINE: &str = "+7+95+41+3+6+28+4.2+6+85+9.7+6+8.+2+79.+54+9+56+13+4+8+7+2+8..5+27.+69+2+7.+8+9+65.1+52+796+8..+33+4+9\
                    +7+5+1+28+6+1683+4+27+9+5";

fn puzzle() -> Puzzle {
    qedoku::read_one(LINE).unwrap()
}

fn board() -> Board {
    Board::new(Layout::classic(), &puzzle())
}

fn slot(name: &str) -> Slot {
    Slot::parse(name, Layout::classic()).unwrap()
}

fn candidate(text: &str) -> Candidate {
    Candidate::parse(text).unwrap().0
}

fn assume(text: &str) -> Assumption {
    Assumption::parse(text).unwrap()
}

fn step(before: &Board, concluded: &str, pattern: impl Into<Pattern>, slots: &str) -> Step {
    Step {
        technique: Slug::new("any"),
        conclusion: assume(concluded).conclusion(),
        pattern: pattern.into(),
        truths: slots.split(' ').map(|name| before.truth(slot(name))).collect(),
        rating: StepRating::NONE,
    }
}

/// The board after some assumptions and conclusions.
fn after(before: &Board, texts: &str) -> Board {
    let mut board = before.clone();
    texts.split(' ').for_each(|text| assume(text).carry_out(&mut board));
    board
}

/// Singles, each with its slot, that follow on each other.
fn singles(before: &Board, texts: &[[&str; 2]]) -> Vec<Step> {
    let mut board = before.clone();
    let mut steps = Vec::new();
    for [placed, name] in texts {
        let single = step(&board, placed, Single { slot: slot(name) }, name);
        board.apply(&single.conclusion);
        steps.push(single);
    }
    steps
}

/// If r6c3 is not 4, r3c7 has nothing left.
fn hypothesis() -> Step {
    let board = board();
    let assume = assume("r6c3<>4");
    let texts = [["r6c3=3", "r6c3"], ["r6c8=4", "r6n4"], ["r5c7=3", "r5c7"], ["r3c3=1", "r3c3"]];
    let steps = singles(&after(&board, "r6c3<>4"), &texts);
    step(&board, "r6c3=4", Hypothesis { assume, steps, end: slot("r3c7") }, "r3c3 r3c7 r5c7 r6c3 r6n4")
}

/// Two cases, r2c2 1 or not, in both of which r5c3 is not 4; in the second case a hypothesis shows where the 3 of row 3 is.
fn choice() -> Step {
    let board = board();
    let [with, without] = ["r2c2=1", "r2c2<>1"].map(|text| after(&board, text));
    let inner = singles(&after(&without, "r3c7<>3"), &[["r3c3=3", "r3n3"]]);
    let inner = Hypothesis { assume: assume("r3c7<>3"), steps: inner, end: slot("r2c2") };
    let inner = step(&without, "r3c7=3", inner, "r2c2 r3n3");
    let placed = singles(&after(&without, "r3c7=3"), &[["r5c7=4", "r5c7"]]);
    let cases = vec![
        Case { assume: assume("r2c2=1"), steps: singles(&with, &[["r5c3=1", "r5n1"]]), end: None },
        Case { assume: assume("r2c2<>1"), steps: [vec![inner], placed].concat(), end: None },
    ];
    let forcing = Forcing { choice: Choice::Candidate(candidate("r2c2=1")), cases };
    step(&board, "r5c3<>4", forcing, "r2c2 r3n3 r5c7 r5n1")
}

fn written(step: &Step) -> String {
    Message::Step(Box::new(wire::Step::new(Layout::classic(), 1, step, Notes::default()))).to_line()
}

fn lines(step_text: &StepText, text: &mut String) {
    writeln!(text, "{} [{}] {}", step_text.number, step_text.place, step_text.conclusion).unwrap();
    writeln!(text, "  {}", step_text.sentence()).unwrap();
    step_text.nested.iter().for_each(|nested| lines(nested, text));
    step_text.end.iter().for_each(|end| writeln!(text, "  {end}").unwrap());
}

#[test]
fn they_are_checked() {
    for whole in [hypothesis(), choice()] {
        assert_eq!(Checker::default().check(&board(), &whole), StepVerdict::Accepted);
        assert!(Checker::default().superfluous(&board(), &whole).is_empty());
        for index in 0..whole.truths.len() {
            let mut lacking = whole.clone();
            lacking.truths.remove(index);
            assert!(!Checker::default().check(&board(), &lacking).is_accepted(), "{index}");
        }
    }
    assert_eq!((hypothesis().nested_length(), hypothesis().hypothesis_depth()), (4, 1));
    assert_eq!((choice().nested_length(), choice().hypothesis_depth()), (4, 2));
}

#[test]
fn they_are_read_as_they_are_written() {
    for (step, said) in [
        (hypothesis(), r#""pattern":{"kind":"hypothesis","assume":"r6c3<>4","steps":["#),
        (choice(), r#""pattern":{"kind":"forcing","candidate":"r2c2=1","cases":[{"assume":"r2c2=1","steps":["#),
    ] {
        let line = written(&step);
        assert!(line.contains(said), "{line}");
        let Ok(Message::Step(read)) = serde_json::from_str(&line) else { panic!("{line}") };
        assert_eq!(read.to_step(Layout::classic()).unwrap(), step);
    }
}

/// A log of both.
fn log() -> String {
    let layout = Layout::classic();
    let profile = String::new();
    let outcome = Outcome::Stuck;
    let trace = Trace {
        layout: layout.clone(),
        puzzle: puzzle(),
        profile,
        steps: vec![choice(), hypothesis()],
        attempts: vec![],
        outcome,
    };
    let mut lines = vec![Message::Begin(Begin::new(layout, &trace.puzzle)).to_line()];
    for (step, number) in trace.steps.iter().zip(1..) {
        lines.push(Message::Step(Box::new(wire::Step::new(layout, number, step, Notes::default()))).to_line());
    }
    lines.push(Message::End(End::new(&trace, None, None)).to_line());
    lines.join("\n")
}

#[test]
fn logs_of_them_are_checked() {
    let report = check_log(&log()).remove(0);
    assert!(report.flaw.is_none() && (report.steps, report.nested) == (2, 8), "{report}");
    let changes = [
        (
            r#""assume":"r6c3<>4""#,
            r#""assume":"r6c3=4""#,
            "step 2: a contradiction of r6c3=4 shows r6c3<>4, and nothing",
        ),
        (r#""assume":"r2c2<>1""#, r#""assume":"r2c2=1""#, "step 1: its forcing has a case for r2c2=1, which it does"),
        (r#""assume":"r2c2=1""#, r#""assume":"r2c2=3""#, "step 1: its forcing has a case for r2c2=3, which it does"),
        (
            r#""candidate":"r2c2=1""#,
            r#""candidate":"r2c2=3""#,
            "step 1: its forcing has a case for r2c2=1, which it does",
        ),
        (
            r#""candidate":"r2c2=1""#,
            r#""candidate":"r2c2=9""#,
            "step 1: its pattern has a choice of a candidate that the",
        ),
        (r#""candidate":"r2c2=1""#, r#""slot":"r2c2""#, "step 1: its forcing has a case for r2c2<>1, which it does"),
        (
            r#""assume":"r3c7<>3""#,
            r#""assume":"r3c7=3""#,
            "case 2 (r2c2<>1): step 1 of the hypothesis: a contradiction",
        ),
    ];
    for (from, to, said) in changes {
        let text = log();
        assert!(text.contains(from), "{from}");
        let report = check_log(&text.replacen(from, to, 1)).remove(0).to_string();
        assert!(report.contains(said), "{report}");
    }
}

#[test]
fn they_are_told_in_both_languages() {
    let mut text = String::new();
    for lang in Lang::ALL {
        let style = Style::new(lang, Notation::Rc);
        for step in [hypothesis(), choice()] {
            let board = board();
            let context = StepContext::new(&board).with_style(style);
            lines(&StepText::new(&context, "12", &step, &|slug| slug.to_string()), &mut text);
        }
    }
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("opposites", text);
    });
}

#[test]
fn they_are_drawn() {
    let board = board();
    let assumed = candidate("r6c3=4");
    let marks = Marks::of(&hypothesis());
    assert_eq!((marks.role(assumed), marks.second_role(assumed)), (Some(Highlight::Placed), Some(Highlight::Off)));
    assert!(
        marks.cells_by_role().iter().any(|(role, cells)| *role == Highlight::Assumed && cells.contains(assumed.cell))
    );
    let drawing = svg(&board, &marks, Style::default(), Caption { title: "", text: "" });
    assert!(drawing.contains("class=\"m off\""), "{drawing}");
    let whole = choice();
    let Pattern::Forcing(forcing) = &whole.pattern else { panic!("no forcing") };
    let of = CandidateSet::of(candidate("r2c2=1"));
    assert_eq!(Marks::of(&whole).with(Highlight::Assumed), of);
    let context = StepContext::new(&board);
    let [with, without] =
        [0, 1].map(|index| Marks::of_case(&context, &forcing.cases[usize::from(index)], index, &whole.conclusion));
    assert_eq!((with.with(Highlight::Assumed), with.with(Highlight::Off)), (of, CandidateSet::EMPTY));
    assert_eq!((without.with(Highlight::Assumed), without.with(Highlight::Off)), (CandidateSet::EMPTY, of));
    assert!(pencil(&board, &without, DrawingStyle::Plain).contains("1\"3"));
    assert_eq!(without.with(Highlight::Case(1)), ["r3c7=3", "r5c7=4"].map(candidate).into_iter().collect());
}

/// The pages show every frame, those inside on the board without what is assumed false.
#[test]
fn they_stand_in_stories() {
    let start = board();
    let steps = [choice(), hypothesis()];
    for lang in Lang::ALL {
        let style = Style::new(lang, Notation::Rc);
        let mut step_document = StepDocument::new(style, "", start.clone());
        for (step, number) in steps.iter().zip(1..) {
            let context = StepContext::new(&start).with_style(style);
            let step_text = StepText::new(&context, &number.to_string(), step, &|slug| slug.to_string());
            step_document.push(step, step_text, &start);
        }
        let page = page(&step_document);
        let markdown = markdown(&step_document);
        assert!(page.contains("r2c2&lt;&gt;1") && page.contains("#s=1.b.1.1"), "{page}");
        assert!(markdown.contains("r2c2<>1") || markdown.contains("r2c2\\<\\>1"), "{markdown}");
    }
}
