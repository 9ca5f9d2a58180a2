//! Tells what has changed since the board that is shown, inside an assumption: a step there rests on it, and no mark
//! shows it.
use crate::cell_groups::cells_by_digits;
use crate::step_context::{Remover, StepContext};
use crate::words::noun::AllOf;
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Pattern, Single, Slot, Step,
};

/// Sentences on what a nested step rests on that the board shown does not have: `r2c1 is supposed to be 2. By now r2c5 is
/// 3 (step 2.3) and r5c5 has lost 6 (step 2.4). With these digits r2c8 has lost 3`. Nothing for a step of its own. For those
/// whose words say what took each candidate, only the cells that are filled.
pub(super) fn sentence(context: &StepContext<'_>, step: &Step) -> String {
    let Some(shown) = context.shown() else { return String::new() };
    let style = context.style;
    let facts = if tells_it(context, &step.pattern) {
        ChangedFacts::filled(context, shown, &step.pattern)
    } else {
        ChangedFacts::of(context, shown, step)
    };
    let shut = cells_by_digits(&facts.elsewhere()).into_iter();
    let shut: Vec<String> = shut.map(|(digits, cells)| style.say(&SinceText::LostSo { cells, digits })).collect();
    let count = facts.placed.len();
    let ChangedFacts { placed, gone, .. } = facts;
    let mut supposed: Vec<String> = Vec::new();
    let mut since: Vec<String> = Vec::new();
    for (Candidate { cell, digit }, number) in placed {
        match number {
            None => supposed.push(style.say(&SinceText::Supposed { cell, digit })),
            // For beginners a list tells the steps that place digits, and they have no numbers of their own.
            Some(_) if style.is_plain() => since.push(style.is(cell, digit)),
            Some(number) => since.push(style.say(&SinceText::Is { cell, digit, number: &number })),
        }
    }
    for (gone, number) in &gone {
        for (digits, cells) in cells_by_digits(gone) {
            match number {
                None => supposed.push(style.say(&SinceText::SupposedNot { cells, digits })),
                Some(number) => since.push(style.say(&SinceText::Lost { cells, digits, number })),
            }
        }
    }
    let text = |text: SinceText<'_>, facts: &[String]| if facts.is_empty() { String::new() } else { style.say(&text) };
    style.sentences([
        text(SinceText::All { facts: AllOf(&supposed) }, &supposed),
        text(SinceText::ByNow { facts: AllOf(&since) }, &since),
        text(SinceText::With { facts: AllOf(&shut), count }, &shut),
    ])
}

/// True if the words of a pattern say of every candidate that is not there what took it.
const fn tells_it(context: &StepContext<'_>, pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Single(_) => true,
        Pattern::Confined(_) => !context.style.is_plain(),
        _ => false,
    }
}

/// Digits and eliminations since the board that is shown, each with the step that made it; none for what is supposed.
struct ChangedFacts {
    placed: Vec<(Candidate, Option<String>)>,
    gone: Vec<(CandidateSet, Option<String>)>,
    /// The candidates that the digits take.
    taken: CandidateSet,
}

impl ChangedFacts {
    /// Those that a step rests on.
    fn of(context: &StepContext<'_>, shown: &Board, step: &Step) -> Self {
        let mut facts = Self { placed: Vec::new(), gone: Vec::new(), taken: CandidateSet::EMPTY };
        let lacking = (step.leans_on(context.layout) & *shown.candidates()) - *context.board.candidates();
        let since: CellSet = shown.open() - context.board.open();
        for candidate in lacking.iter_by_cell() {
            let cause = context.removed_by(candidate);
            let number = match &cause {
                Some(Remover::Step(number)) => Some(number.clone()),
                _ => None,
            };
            let placed = since.iter().find_map(|cell| {
                let it = Candidate { cell, digit: context.board.value(cell)? };
                let is_cause = it == candidate || context.layout.clash(it, candidate);
                (is_cause && stands_by(context, it) == number).then_some(it)
            });
            match placed {
                Some(it) if cause != Some(Remover::Assumption) => {
                    facts.taken.insert(candidate);
                    facts.add_placed(it, number);
                }
                _ => facts.add_gone(candidate, number),
            }
        }
        facts.placed.sort_by_key(|(_, number)| number.is_some());
        facts.gone.sort_by_key(|(_, number)| number.is_some());
        facts
    }

    /// The digits in a house where a step looks for the places of another: on the board that is shown these cells are open
    /// and seem to have room for it.
    fn filled(context: &StepContext<'_>, shown: &Board, pattern: &Pattern) -> Self {
        let mut facts = Self { placed: Vec::new(), gone: Vec::new(), taken: CandidateSet::EMPTY };
        let (house, digit) = match pattern {
            Pattern::Single(Single { slot: Slot::House(house, digit), .. }) => (*house, *digit),
            Pattern::Confined(it) => (it.from, it.digit),
            _ => return facts,
        };
        let since =
            (shown.open() - context.board.open()) & context.layout.cells(house) & shown.candidates().plane(digit);
        for cell in since {
            if let Some(it) = context.board.value(cell).filter(|it| *it != digit).map(|digit| Candidate { cell, digit })
            {
                facts.add_placed(it, stands_by(context, it));
            }
        }
        facts.placed.sort_by_key(|(_, number)| number.is_some());
        facts
    }

    /// The candidates that the digits take from cells that none of them fills.
    fn elsewhere(&self) -> CandidateSet {
        let is_filled = |cell: Cell| self.placed.iter().any(|(it, _)| it.cell == cell);
        self.taken.iter().filter(|it| !is_filled(it.cell)).collect()
    }

    fn add_placed(&mut self, it: Candidate, number: Option<String>) {
        if !self.placed.iter().any(|(known, _)| *known == it) {
            self.placed.push((it, number));
        }
    }

    fn add_gone(&mut self, it: Candidate, number: Option<String>) {
        match self.gone.iter_mut().find(|(_, known)| *known == number) {
            Some((all, _)) => all.insert(it),
            None => self.gone.push((CandidateSet::of(it), number)),
        }
    }
}

/// The step that placed a digit; none if it is supposed.
fn stands_by(context: &StepContext<'_>, it: Candidate) -> Option<String> {
    match context.removed_by(it) {
        _ if context.supposes(Assumption::is_true(it)) => None,
        Some(Remover::Step(number)) => Some(number),
        _ => None,
    }
}

/// Clauses on what has changed inside an assumption.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SinceText<'a> {
    All { facts: AllOf<'a> },
    ByNow { facts: AllOf<'a> },
    With { facts: AllOf<'a>, count: usize },
    LostSo { cells: CellSet, digits: DigitSet },
    Supposed { cell: Cell, digit: Digit },
    SupposedNot { cells: CellSet, digits: DigitSet },
    Is { cell: Cell, digit: Digit, number: &'a str },
    Lost { cells: CellSet, digits: DigitSet, number: &'a str },
}
