//! A step described in full: its heading, its reason, and the steps inside it.
use crate::step_context::StepContext;
use crate::style::{Detail, Notation, Style};
use crate::{notation, words};
use qedoku_core::wire::Words;
use qedoku_core::{Assumption, Board, Case, CellSet, Conclusion, Forcing, Ledger, Pattern, Slot, Slug, Step};
use std::fmt;

/// A step in words, and the steps nested in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// The style of the texts.
    pub style: Style,
    /// The number: `12`, or `12.3` for the third step inside step 12.
    pub number: String,
    /// The name of the technique.
    pub name: String,
    /// The place to look at.
    pub place: String,
    /// The conclusion, in short notation.
    pub conclusion: String,
    /// The conclusion as texts tell it: eliminations that leave a cell one digit may be told as that digit.
    pub described: Conclusion,
    /// The reason, without its last period: a few sentences, or lines with line ends between them, of which those of a
    /// list begin with their numbers, `1. `.
    pub why: String,
    /// The filled cells that the reason of a single names or counts, which a drawing of it marks; none for other steps.
    pub blockers: CellSet,
    /// A chain in Eureka notation.
    pub eureka: Option<String>,
    /// A chain in HoDoKu's notation.
    pub hodoku: Option<String>,
    /// The chain in Eureka notation as logs write it, whatever the style.
    pub logged: Option<String>,
    /// The steps the argument needs after its assumption; for a forcing its cases, named by what they assume, with
    /// their steps.
    pub nested: Vec<StepText>,
    /// True if the reason tells all of the nested steps, so that they need not be printed below it.
    pub is_told: bool,
    /// True if the step that it is nested in has a line for it, so that it need not be printed below.
    pub is_in_line: bool,
    /// The reason why nothing is left for a slot after the nested steps, as a sentence.
    pub end: Option<String>,
}

/// True if steps are singles, each told in a sentence.
fn are_singles(steps: &[Step]) -> bool {
    steps.iter().all(|step| matches!(step.pattern, Pattern::Single(_)))
}

/// A function that names techniques.
type Name<'n> = &'n dyn Fn(&Slug) -> String;

impl StepText {
    /// Describes a step; `name` names the techniques.
    pub fn new(context: &StepContext<'_>, number: &str, step: &Step, name: Name<'_>) -> Self {
        let (nested, end) = match &step.pattern {
            Pattern::Hypothesis(it) => inside(context, number, it.assume, &it.steps, Some(it.end), name),
            Pattern::Forcing(forcing) => (cases(context, number, forcing, &step.conclusion, name), None),
            _ => (Vec::new(), None),
        };
        let described = notation::settled(context, step);
        let is_brief = context.style.detail == Detail::Brief;
        let is_plain = context.style.is_plain();
        let is_told = match &step.pattern {
            // A line of notation shows all of them, and a list for beginners those that are singles.
            Pattern::Hypothesis(it) if is_plain => are_singles(&it.steps),
            Pattern::Forcing(it) if is_plain => it.cases.iter().all(|case| are_singles(&case.steps)),
            Pattern::Hypothesis(_) | Pattern::Forcing(_) if is_brief => true,
            Pattern::Hypothesis(it) => words::is_refuted_in_words(context, it),
            Pattern::Forcing(it) => words::is_forced_in_words(context, it, &step.conclusion),
            _ => false,
        };
        let is_short = is_brief || is_plain;
        let noted = |notation: Option<String>| notation.filter(|_| !is_short);
        let eureka = notation::eureka(context, step);
        let is_logged = context.style.notation == Notation::Rc && !is_plain;
        let logged = || notation::eureka(&context.with_style(Style::default()), step);
        Self {
            style: context.style,
            number: number.to_owned(),
            name: name(&step.technique),
            place: words::place(context, step),
            conclusion: context.style.conclusion(&described),
            described,
            why: words::why(&context.numbered(number), step),
            blockers: words::blockers(context, step),
            logged: if is_logged { eureka.clone() } else { logged() },
            eureka: noted(words::linked_line(context, step).or(eureka)),
            hodoku: notation::hodoku(context, step).filter(|_| !is_plain),
            is_told,
            is_in_line: false,
            nested,
            end,
        }
    }

    /// The text with this number, this one or one nested in it: `12`, `12.a`, `12.a.3`.
    pub fn find(&self, number: &str) -> Option<&Self> {
        if self.number == number {
            return Some(self);
        }
        let rest = number.strip_prefix(&self.number)?;
        rest.starts_with('.').then(|| self.nested.iter().find_map(|text| text.find(number)))?
    }

    /// The steps and cases nested in it that are to be printed below it: those that its reason does not tell.
    pub fn below(&self) -> impl Iterator<Item = &Self> {
        let nested: &[Self] = if self.is_told { &[] } else { &self.nested };
        nested.iter().filter(|it| !it.is_in_line)
    }

    /// The reason why nothing is left at its end, where it is to be printed below the nested steps.
    pub fn end_below(&self) -> Option<&str> {
        self.end.as_deref().filter(|_| !self.is_told && !self.style.is_plain())
    }

    /// The reason as sentences of their own (in brief a line without a period), with a capital unless it begins with the
    /// name of a cell.
    pub fn reason(&self) -> String {
        let Self { style, why, .. } = self;
        if style.detail == Detail::Brief && !style.is_plain() {
            return why.clone();
        }
        style.say(&StepTextPart::Reason { why })
    }

    /// The step in words: its name and the reason.
    pub fn sentence(&self) -> String {
        sentence(self.style, &self.name, &self.why)
    }
}

fn sentence(style: Style, name: &str, why: &str) -> String {
    if style.detail == Detail::Brief && !style.is_plain() {
        return style.say(&StepTextPart::Line { name, why });
    }
    // A list begins on a line of its own.
    if why.starts_with("1. ") {
        return style.say(&StepTextPart::List { name, why });
    }
    style.say(&StepTextPart::Sentence { name, why })
}

/// The step in words.
impl fmt::Display for StepText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

/// The step as a log has it: its sentence, its chain in Eureka notation, and the same of what is nested in it.
pub fn logged(context: &StepContext<'_>, number: &str, step: &Step, name: Name<'_>) -> Words {
    let nested = match &step.pattern {
        Pattern::Hypothesis(it) => logged_inside(context, number, it.assume, &it.steps, name),
        Pattern::Forcing(forcing) => {
            let case_words = |(case, letter): (&Case, char)| Words {
                text: Some(sentence(
                    context.style,
                    &context.style.assumption(case.assume),
                    &words::case(context, case, &step.conclusion),
                )),
                notation: None,
                nested: logged_inside(context, &format!("{number}.{letter}"), case.assume, &case.steps, name),
            };
            forcing.cases.iter().zip('a'..).map(case_words).collect()
        }
        _ => Vec::new(),
    };
    let style = Style::default();
    Words {
        text: Some(sentence(context.style, &name(&step.technique), &words::why(&context.numbered(number), step))),
        notation: notation::eureka(&context.with_style(style), step),
        nested,
    }
}

fn logged_inside(
    context: &StepContext<'_>,
    number: &str,
    assume: Assumption,
    steps: &[Step],
    name: Name<'_>,
) -> Vec<Words> {
    let mut nested = Vec::new();
    let each = |context: &StepContext<'_>, number: &str, step: &Step| nested.push(logged(context, number, step, name));
    follow(context, number, assume, steps, each, |_| ());
    nested
}

/// Describes the cases of a forcing, lettered, each with its steps.
fn cases(
    context: &StepContext<'_>,
    number: &str,
    forcing: &Forcing,
    conclusion: &Conclusion,
    name: Name<'_>,
) -> Vec<StepText> {
    let case_text = |(case, letter): (&Case, char)| {
        let number = format!("{number}.{letter}");
        let (nested, end) = inside(context, &number, case.assume, &case.steps, case.end, name);
        let is_told = if context.style.is_plain() {
            are_singles(&case.steps)
        } else {
            words::is_case_in_words(context, case, conclusion)
        };
        let concluded = if case.end.is_none() { context.style.conclusion(conclusion) } else { String::new() };
        StepText {
            style: context.style,
            name: context.style.assumption(case.assume),
            place: context.style.cell(case.assume.candidate.cell),
            why: words::case(context, case, conclusion),
            conclusion: concluded,
            described: *conclusion,
            blockers: CellSet::EMPTY,
            logged: None,
            eureka: None,
            hodoku: None,
            is_told,
            is_in_line: is_told,
            nested,
            end,
            number,
        }
    };
    forcing.cases.iter().zip('a'..).map(case_text).collect()
}

/// Describes the steps after an assumption, each on the board that the assumption and the steps before it leave, and
/// what closes the slot that they leave empty.
fn inside(
    context: &StepContext<'_>,
    number: &str,
    assume: Assumption,
    steps: &[Step],
    end: Option<Slot>,
    name: Name<'_>,
) -> (Vec<StepText>, Option<String>) {
    let mut nested = Vec::new();
    let each = |context: &StepContext<'_>, number: &str, step: &Step| {
        let is_in_line = context.style.is_plain() && matches!(step.pattern, Pattern::Single(_));
        nested.push(StepText { is_in_line, ..StepText::new(context, number, step, name) });
    };
    let end =
        follow(context, number, assume, steps, each, |context| end.map(|slot| words::nothing_left(context, slot)));
    (nested, end)
}

/// Goes through the steps after an assumption, with the position and the number of each, and ends on the board that is
/// left behind them.
fn follow<T>(
    context: &StepContext<'_>,
    number: &str,
    assume: Assumption,
    steps: &[Step],
    mut each: impl FnMut(&StepContext<'_>, &str, &Step),
    then: impl FnOnce(&StepContext<'_>) -> T,
) -> T {
    let prefix = format!("{number}.");
    let mut ledger = Ledger::default();
    let mut board: Board = context.board.clone();
    assume.carry_out(&mut board);
    for (step, count) in steps.iter().zip(1_u32..) {
        let number = format!("{prefix}{count}");
        context.inside(&board, &prefix, assume, &ledger, |context| each(&context, &number, step));
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(count, &before, &board);
    }
    context.inside(&board, &prefix, assume, &ledger, |context| then(&context))
}

/// The texts around the reason of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StepTextPart<'a> {
    Reason { why: &'a str },
    Line { name: &'a str, why: &'a str },
    Sentence { name: &'a str, why: &'a str },
    List { name: &'a str, why: &'a str },
}
