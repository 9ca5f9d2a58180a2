//! Ways to place digits on the whole board.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Houses, OneByOne, OneDigit};
use qedoku_core::{CandidateSet, Conclusion, Digit, DigitSet, HouseSet, Step, Templates};

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn why(context: &StepContext<'_>, templates: &Templates, step: &Step) -> String {
    let style = context.style;
    let digits = templates.digits;
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = concluded.all_digits();
    let mut sentences: Vec<String> = of.iter().map(|digit| needs(context, digit)).collect();
    let count = of.iter().map(|digit| rows_without(context, digit).len()).sum();
    let beside = match digits - of {
        none if none.is_empty() => style.say(&TemplatesText::BesideAny),
        others => style.say(&TemplatesText::BesideThese { others: &numbers(style, others) }),
    };
    let ways = style.say(&TemplatesText::Ways { count, all: &numbers(style, of), beside: &beside });
    let gone = &step.conclusion;
    if gone.place.is_empty() {
        let at = |digit| style.say(&TemplatesText::At { digit, cells: Any(gone.eliminate.plane(digit)) });
        let which = style.or(of.iter().map(at));
        sentences.push(style.say(&TemplatesText::None { ways: &ways, which: &which }));
        sentences.push(style.so(gone));
    } else {
        let placed = all_are(context, &gone.place);
        sentences.push(style.say(&TemplatesText::Every { ways: &ways, placed: &placed }));
        sentences.push(style.say(&TemplatesText::So { placed: &placed, gone }));
    }
    style.sentences(sentences)
}

/// The rows that do not have a digit yet.
fn rows_without(context: &StepContext<'_>, digit: Digit) -> HouseSet {
    let [rows, _] = context.layout.rows_and_columns();
    let has = |row| context.layout.cells(row).iter().any(|cell| context.board.value(cell) == Some(digit));
    rows.filter(|row| !has(row))
}

/// Says which rows need a digit.
fn needs(context: &StepContext<'_>, digit: Digit) -> String {
    let rows = rows_without(context, digit);
    context.style.say(&TemplatesText::Need { rows: context.named(rows), digit: OneDigit(digit), count: rows.len() })
}

/// Says what cells are, those of a digit together.
fn all_are(context: &StepContext<'_>, placed: &CandidateSet) -> String {
    let style = context.style;
    style.statements(placed.all_digits().iter().map(|digit| {
        let cells = placed.plane(digit);
        style.say(&TemplatesText::Are { cells: OneByOne(cells), count: cells.len(), digit })
    }))
}

/// Says where to look.
pub(super) fn place(style: Style, templates: &Templates) -> String {
    let all = numbers(style, templates.digits);
    style.say(&TemplatesText::Place { all: &all })
}

/// Digits wherever they stand: `4s and 5s`.
fn numbers(style: Style, digits: DigitSet) -> String {
    style.and(digits.iter().map(|digit| style.say(&TemplatesText::Number { digit })))
}

/// Sentences about ways to place digits on the whole board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TemplatesText<'a> {
    Need { rows: Houses<'a>, digit: OneDigit, count: usize },
    BesideAny,
    BesideThese { others: &'a str },
    Ways { count: usize, all: &'a str, beside: &'a str },
    Every { ways: &'a str, placed: &'a str },
    None { ways: &'a str, which: &'a str },
    At { digit: Digit, cells: Any },
    Are { cells: OneByOne, count: usize, digit: Digit },
    So { placed: &'a str, gone: &'a Conclusion },
    Place { all: &'a str },
    Number { digit: Digit },
}
