//! Outlines of arguments with steps inside steps: each step that is cited is printed, in every language and wording.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::why::OutlineOptions;
use qedoku::{Answer, Lang, Session, Style, Wording};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Puzzles whose arguments have steps inside steps, and a cell of each.
const NESTED: [[&str; 2]; 3] = [
    ["1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", "r1c2"],
    [".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", "r1c1"],
    ["..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..", "r5c1"],
];

fn answers() -> &'static [Answer] {
    static ANSWERS: LazyLock<Vec<Answer>> = LazyLock::new(|| {
        let ask = |[puzzle, cell]: [&str; 2]| Session::read(puzzle).unwrap().why(cell.parse().unwrap()).unwrap();
        NESTED.map(ask).into()
    });
    &ANSWERS
}

/// The lines of an outline without the margin, in each direction, language and wording.
fn described(answer: &Answer, mut take: impl FnMut(Style, &[String])) {
    for (language, backward) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
        for wording in [Wording::Usual, Wording::Plain] {
            let style = Style { language, wording, ..Style::default() };
            let lines = answer.lines_with(style, OutlineOptions { backward, proof: false });
            let lines: Vec<String> = lines.iter().map(|line| line.trim_start().to_owned()).collect();
            take(style, &lines);
        }
    }
}

/// The number that a text begins with: `12`, `12.3`, `12.a.3`.
fn number(text: &str) -> &str {
    let is_part = |part: &&str| {
        let is_letter = part.len() == 1 && part.starts_with(|c: char| c.is_ascii_lowercase());
        is_letter || !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(text.len());
    let text = text[..end].trim_end_matches('.');
    let parts = text.split('.').take_while(is_part).map(|part| part.len() + 1).sum::<usize>();
    let first_is_number = text.starts_with(|c: char| c.is_ascii_digit());
    if first_is_number { &text[..parts.saturating_sub(1)] } else { "" }
}

/// The steps that a line cites by name.
fn cited(line: &str) -> Vec<&str> {
    let mut all = Vec::new();
    for name in ["step ", "steps ", "第"] {
        for (at, _) in line.match_indices(name) {
            let mut rest = &line[at + name.len()..];
            while !number(rest).is_empty() {
                let one = number(rest);
                let behind = &rest[one.len()..];
                if name != "第" || behind.starts_with(['步', '、', '-']) {
                    all.push(one);
                }
                let joint = [", ", " and ", "-", "、"].into_iter().find_map(|joint| behind.strip_prefix(joint));
                rest = joint.unwrap_or_default();
            }
        }
    }
    all
}

/// The steps that have a line, or share one with other singles.
fn printed(lines: &[String]) -> BTreeSet<&str> {
    let mut all: BTreeSet<&str> = BTreeSet::new();
    for line in lines {
        // Behind the number of a step stand two blanks, behind that of a line of a list a full stop.
        let own = number(line);
        if !own.is_empty() && line[own.len()..].starts_with("  ") {
            all.insert(own);
        }
        let shared = line.match_indices([' ', '，', '、', '：']).map(|(at, blank)| &line[at + blank.len()..]);
        let shared = [line.as_str()].into_iter().chain(shared).map(|rest| (number(rest), rest));
        all.extend(shared.filter(|(own, rest)| !own.is_empty() && rest[own.len()..].starts_with(" r")).map(|it| it.0));
    }
    all
}

#[test]
fn every_step_that_is_cited_is_printed() {
    let mut inside = 0;
    for answer in answers() {
        described(answer, |style, lines| {
            let printed = printed(lines);
            for line in lines {
                for step in cited(line) {
                    assert!(printed.contains(step), "{style:?}: no step {step} for {line:?}");
                    inside += usize::from(step.contains('.'));
                }
            }
        });
    }
    assert!(inside > 500, "{inside} steps inside others are cited");
}

#[test]
fn no_sentence_ends_twice() {
    for answer in answers() {
        described(answer, |style, lines| {
            let twice =
                lines.iter().find(|line| ["..", "。。", ".。", ",.", ";."].iter().any(|end| line.contains(end)));
            assert_eq!(twice, None, "{style:?}");
        });
    }
}

#[test]
fn a_supposition_inside_another_is_told_with_how_it_ends() {
    let lines = answers()[0].lines(Style::default()).join("\n");
    let (_, rest) = lines.split_once("5.3  ").unwrap();
    let (own, _) = rest.split_once("5.4  ").unwrap();
    assert!(own.contains("r6c4 is supposed to be 5. By now "), "{own}");
    assert!(own.contains("Suppose besides that r4c5 is 1."), "{own}");
    assert!(own.contains("Now row 3 has no place for 1."), "{own}");
    assert!(own.contains("So r4c5 loses 1."), "{own}");
}
