//! The rungs of a step.
use super::Ladder;
use crate::advice;
use crate::outline::grounds::Grounds;
use qedoku_core::{
    CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, House, HouseKind, HouseSet, Hypothesis, Layout, Pattern, Sets,
    Slot, Subset, Trace,
};
use qedoku_explain::noun::{AllOf, Blocks, Held, Houses};
use qedoku_explain::{StepContext, StepText, Style, blockers, settled, shape};

/// A step as its rungs tell it.
pub(crate) struct ToldStep<'a> {
    pub(crate) context: StepContext<'a>,
    pub(crate) step_text: &'a StepText,
    /// What the technique is, in a sentence.
    pub(crate) what: &'a str,
}

impl Ladder {
    /// The rungs of a step: the house, the technique, the digits, where to look, what follows, why, and what that rests
    /// on.
    pub(crate) fn of_step(trace: &Trace, told: &ToldStep<'_>) -> Self {
        let ToldStep { context, step_text, what } = told;
        let style = context.style;
        let Some(step) = trace.steps.first() else { return Self::default() };
        let house = advice::house(context.layout, step);
        let digits = advice::digits(step);
        let grounds = Grounds::of_told(trace, step, blockers(context, step));
        let texts = [
            style.say(&LadderText::Look { house: Houses(context.layout, HouseSet::of(house)) }),
            technique(context, &step_text.name, what, &step.pattern),
            if digits.is_empty() { String::new() } else { style.say(&LadderText::Digits { digits }) },
            place(context, trace, house, &grounds),
            style.say(&LadderText::Follows { follows: &style.follows(&settled(context, step)) }),
            step_text.sentence(),
            rests_on(style, &grounds, step.truths.len()),
        ];
        Self::of(texts.map(Some), style)
    }
}

/// Names the technique and says what patterns of its kind are; of a technique without a kind, what its page says.
fn technique(context: &StepContext<'_>, name: &str, what: &str, pattern: &Pattern) -> String {
    let style = context.style;
    let is_last = |house| (context.layout.cells(house) & context.board.open()).is_one();
    let kind = match pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(_) => KindText::OneDigit,
            Slot::House(house, _) if is_last(house) => KindText::LastCell,
            Slot::House(..) => KindText::OnePlace,
        },
        Pattern::Confined(_) => KindText::Confined,
        Pattern::Subset(Subset::Naked(_)) => KindText::NakedSubset,
        Pattern::Subset(Subset::Hidden(_)) => KindText::HiddenSubset,
        Pattern::Fish(it) if it.fins().is_empty() => KindText::Fish,
        Pattern::Fish(_) => KindText::FinnedFish,
        Pattern::Wing(_) => KindText::Wing,
        Pattern::Sets(Sets::SueDeCoq(_)) => KindText::Crossing,
        Pattern::Sets(_) | Pattern::Subset(Subset::AlmostLocked(_)) => KindText::Sets,
        Pattern::Colors(_) => KindText::Colors,
        Pattern::Chain(it) if it.is_loop() => KindText::Loop,
        Pattern::Chain(_) => KindText::Chain,
        Pattern::Deadly(it) if it.kind.is_unique() => KindText::Deadly,
        Pattern::Deadly(_) => KindText::Unfillable,
        Pattern::Hypothesis(_) => KindText::Hypothesis,
        Pattern::Forcing(_) | Pattern::Kraken(_) => KindText::Cases,
        _ => return style.say(&LadderText::Technique { name, what }),
    };
    style.say(&LadderText::TechniqueOfKind { name, kind: &style.say(&kind) })
}

pub(super) fn named(layout: &Layout, house: House) -> Houses<'_> {
    Houses(layout, HouseSet::of(house))
}

/// The sentence on where to look, without what follows.
fn place(context: &StepContext<'_>, trace: &Trace, house: House, grounds: &Grounds) -> String {
    let style = context.style;
    let Some(step) = trace.steps.first() else { return String::new() };
    let layout = context.layout;
    match &step.pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(cell) => {
                let line = layout.houses_of(cell) - HouseSet::of(house);
                let line = line.iter().find(|house| layout.kind(*house) != HouseKind::Box);
                line.map(|line| style.say(&LadderText::CellIn { house: named(layout, line) })).unwrap_or_default()
            }
            Slot::House(own, digit) => {
                let open = context.board.open() & layout.cells(own);
                let closers: CellSet = (grounds.given | grounds.entered).plane(digit) - layout.cells(own);
                match (open.len(), closers.is_empty()) {
                    (1, _) => style.say(&LadderText::OneOpen { house: named(layout, own) }),
                    (_, true) => style.say(&LadderText::MarksGone { digit, house: named(layout, own) }),
                    (_, false) => {
                        let cells: Vec<String> = closers.iter().map(|cell| style.cell(cell)).collect();
                        let count = cells.len();
                        let house = named(layout, own);
                        style.say(&LadderText::Close { count, digit, house, cells: AllOf(&cells) })
                    }
                }
            }
        },
        Pattern::Chain(chain) => nodes(style, chain),
        Pattern::Fish(fish) => {
            let fins = fish.fins();
            let digit = fish.digit;
            let base = Houses(layout, fish.base);
            if fins.is_empty() {
                style.say(&LadderText::DigitsOf { digit, base })
            } else {
                style.say(&LadderText::DigitsAndFins { digit, base, fins: Blocks(fins), count: fins.len() })
            }
        }
        Pattern::Sets(Sets::Chain(it)) => match it.rest.as_slice() {
            [other] => {
                let sets = [&it.first, &other.set].map(|set| style.say(&Held(set.cells, set.digits)));
                style.say(&LadderText::Share { sets: AllOf(&sets), common: other.common })
            }
            _ => style.say(&LadderText::Find { shape: &shape(context, step) }),
        },
        Pattern::Hypothesis(it) => way(style, it),
        _ => {
            let shape = shape(context, step);
            let shape = if shape.is_empty() { qedoku_explain::place(context, step) } else { shape };
            style.say(&LadderText::Find { shape: &shape })
        }
    }
}

/// The cells of the nodes of a chain.
fn nodes(style: Style, chain: &Chain) -> String {
    let mut cells: Vec<String> = Vec::new();
    for node in chain.links().flat_map(|link| [&link.from, &link.to]) {
        let name = style.say(&Blocks(node.cells()));
        if !cells.contains(&name) {
            cells.push(name);
        }
    }
    style.say(&LadderText::RunsOver { cells: AllOf(&cells) })
}

/// The cell where something is assumed, and those that it fills.
fn way(style: Style, it: &Hypothesis) -> String {
    let own = it.assume.candidate.cell;
    let mut cells: Vec<Cell> = Vec::new();
    for cell in it.steps.iter().flat_map(|step| step.conclusion.place.cells()) {
        if cell != own && !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    let cells: Vec<String> = cells.into_iter().map(|cell| style.cell(cell)).collect();
    if cells.is_empty() {
        return style.say(&LadderText::Find { shape: &style.cell(own) });
    }
    style.say(&LadderText::StartsAt { cell: own, cells: AllOf(&cells) })
}

/// What a step rests on: givens, entries, and candidates that are gone.
fn rests_on(style: Style, grounds: &Grounds, truths: usize) -> String {
    let digits = |set: &CandidateSet| {
        let at = set.iter().map(|it| style.say(&LadderText::DigitAt { digit: it.digit, cell: it.cell }));
        style.and(at)
    };
    let Grounds { given, entered, erased, .. } = grounds;
    let mut parts = Vec::new();
    if !given.is_empty() {
        parts.push(style.say(&LadderText::RestsOnGivens { count: given.len(), list: &digits(given) }));
    }
    if !entered.is_empty() {
        parts.push(style.say(&LadderText::RestsOnEntries { count: entered.len(), list: &digits(entered) }));
    }
    if !erased.is_empty() {
        parts.push(style.say(&LadderText::RestsOnGone { count: erased.len(), list: &digits(erased) }));
    }
    let rests = if parts.is_empty() {
        style.say(&LadderText::Truths { count: truths })
    } else {
        style.say(&LadderText::RestsOn { parts: &style.semicolons(parts) })
    };
    let is_given = entered.is_empty() && erased.is_empty();
    let nothing = is_given.then(|| style.say(&LadderText::NothingEntered));
    [rests].into_iter().chain(nothing).collect::<Vec<_>>().join(style.gap())
}

/// What a kind of pattern is, in a few words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KindText {
    OneDigit,
    OnePlace,
    LastCell,
    Confined,
    NakedSubset,
    HiddenSubset,
    Fish,
    FinnedFish,
    Wing,
    Sets,
    Crossing,
    Colors,
    Loop,
    Chain,
    Deadly,
    Unfillable,
    Hypothesis,
    Cases,
}

/// What the rungs on a step say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LadderText<'a> {
    Look { house: Houses<'a> },
    Technique { name: &'a str, what: &'a str },
    TechniqueOfKind { name: &'a str, kind: &'a str },
    DigitsOf { digit: Digit, base: Houses<'a> },
    DigitsAndFins { digit: Digit, base: Houses<'a>, fins: Blocks, count: usize },
    Share { sets: AllOf<'a>, common: DigitSet },
    Digits { digits: DigitSet },
    CellIn { house: Houses<'a> },
    OneOpen { house: Houses<'a> },
    MarksGone { digit: Digit, house: Houses<'a> },
    Close { count: usize, digit: Digit, house: Houses<'a>, cells: AllOf<'a> },
    RunsOver { cells: AllOf<'a> },
    StartsAt { cell: Cell, cells: AllOf<'a> },
    Find { shape: &'a str },
    Follows { follows: &'a str },
    DigitAt { digit: Digit, cell: Cell },
    RestsOnGivens { count: usize, list: &'a str },
    RestsOnEntries { count: usize, list: &'a str },
    RestsOnGone { count: usize, list: &'a str },
    RestsOn { parts: &'a str },
    NothingEntered,
    Truths { count: usize },
}
