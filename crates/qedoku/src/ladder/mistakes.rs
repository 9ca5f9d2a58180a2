//! The rungs of mistakes, and of grids without a solution.
use super::Ladder;
use super::closed::closed;
use super::step::named;
use crate::breach_text::DescribedBreach;
use crate::error::{Error, ErrorKind};
use crate::hint::Hint;
use crate::level::Level;
use crate::mistake::{Mistake, Mistaken, Mistakes, RepeatedEntry, end};
use crate::mistaken::{self, nothing_left};
use crate::rewind::LastValidPosition;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Layout, Slot, Target, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::{AllOf, Houses};

/// The most steps that a rung lists: all of them stand below it.
const LISTED: usize = 12;

impl Ladder {
    /// The rungs of entries that are wrong: the box, the row, the digit, the entry and how far back, the clash, what
    /// shows it, and what the givens alone say.
    pub(crate) fn of_mistakes(hint: &Hint, mistakes: &Mistakes, style: Style) -> Self {
        let Some(first) = mistakes.first() else { return Self::default() };
        let layout = &mistakes.layout;
        let candidate = first.entry.candidate();
        let house = |kind| (layout.houses_of(candidate.cell) & layout.houses_of_kind(kind)).first();
        let breach = mistaken::told_breach(mistakes, first.entry, style);
        let clash = first.clashes.first().map(|clash| twice(layout, *clash, style));
        let clash = clash.or_else(|| breach.as_ref().and_then(DescribedBreach::clash));
        // Who made one entry alone knows where it is.
        let is_known = is_only(mistakes);
        let row = line(hint, layout, candidate.cell);
        let slot = mistakes.refutation(first.entry).and_then(end).filter(|_| clash.is_none() && breach.is_none());
        let [known_house, known_digit] =
            slot.filter(|_| is_known).map(|slot| clash_at(layout, slot, style)).unwrap_or_default();
        let entry = Some(entries(mistakes, clash.clone(), style));
        let texts = [
            if is_known {
                entry.clone()
            } else {
                house(HouseKind::Box).map(|house| wrong_in(mistakes, layout, house, style))
            },
            if is_known {
                known_house
            } else {
                row.map(|house| style.say(&WrongText::InHouse { house: named(layout, house) }))
            },
            if is_known { known_digit } else { Some(style.say(&wrong_digit(first.entry))) },
            entry.filter(|_| !is_known),
            if clash.is_some() { None } else { contradiction(mistakes, first, breach.as_ref(), style) },
            breach.as_ref().and_then(DescribedBreach::reason).or_else(|| reasons(mistakes, first, style)),
            from_givens(hint, mistakes, style),
        ];
        Self::of(texts, style)
    }

    /// The rungs of a grid whose givens allow no solution.
    pub(crate) fn of_impossible(problem: &Error, found: Option<&Trace>, style: Style) -> Self {
        let slot = found.and_then(end);
        let is_clash = problem.kind == ErrorKind::Clash;
        let layout = found.map_or(Layout::classic(), |trace| &trace.layout);
        let boxes = layout.houses_of_kind(HouseKind::Box);
        let house = slot.and_then(|slot| match slot {
            Slot::Cell(cell) => (layout.houses_of(cell) & boxes).first(),
            Slot::House(house, _) => Some(house),
        });
        let digit = slot.and_then(|slot| if let Slot::House(_, digit) = slot { Some(digit) } else { None });
        let texts = [
            Some(style.say(&WrongText::NoSolution)),
            if is_clash {
                Some(style.say(&WrongText::GivensClash))
            } else {
                house.map(|house| style.say(&WrongText::Look { house: named(layout, house) }))
            },
            digit.map(|digit| style.say(&WrongText::Digits { digits: digit.into() })),
            if is_clash {
                Some(style.say(&WrongText::Problem { problem: &problem.to_string() }))
            } else if found.is_none() {
                Some(mistaken::impossible(problem, found, Level::Where, style))
            } else {
                found.and_then(|trace| left_empty(trace, style))
            },
            found.and_then(|trace| steps(trace, style)),
            found.and_then(|trace| closed(trace, None, style)),
            None,
        ];
        Self::of(texts, style)
    }
}

/// The row of a cell, or its column if that has fewer of the entries of the cell's box: the line that tells the entry from
/// those beside it.
fn line(hint: &Hint, layout: &Layout, cell: Cell) -> Option<House> {
    let puzzle = &hint.puzzle;
    let around = layout.box_of(cell).map_or(CellSet::ALL, |house| layout.cells(house));
    let entered = puzzle.values.filled().map(|it| it.cell).filter(|cell| !puzzle.givens.contains(*cell));
    let entered = entered.collect::<CellSet>() & around;
    let [rows, columns] = layout.rows_and_columns().map(|lines| (lines & layout.houses_of(cell)).first());
    let beside = |house: &House| (layout.cells(*house) & entered).len();
    rows.into_iter().chain(columns).min_by_key(beside)
}

/// The sentence on the number of wrong entries and the box of one.
fn wrong_in(mistakes: &Mistakes, layout: &Layout, house: House, style: Style) -> String {
    let house = named(layout, house);
    let count = mistakes.entries.len();
    let of = mistakes.back.map_or(0, |back| back.of);
    let is_mark = matches!(mistakes.first().map(|it| it.entry), Some(Target::Eliminate(_)));
    match mistakes.kind {
        Mistake::Impossible { .. } => style.say(&WrongText::Impossible { house }),
        Mistake::Wrong if count > 1 && of > 0 => style.say(&WrongText::SomeOfLast { count, of, house }),
        Mistake::Wrong if count > 1 => style.say(&WrongText::SomeWrong { count, house }),
        Mistake::Wrong if is_mark => style.say(&WrongText::MarkMissing { house }),
        Mistake::Wrong if of > 1 => style.say(&WrongText::OneOfLast { of, house }),
        Mistake::Wrong => style.say(&WrongText::OneWrong { house }),
    }
}

/// The sentences on the wrong entries and on how far back to go; of two that clash, on where they stand.
fn entries(mistakes: &Mistakes, clash: Option<String>, style: Style) -> String {
    let mut parts: Vec<String> = clash.into_iter().collect();
    let back = mistakes.back.as_ref();
    let own = back.and_then(|back| back.mistake).filter(|own| mistakes.entries.iter().any(|it| it.entry == *own));
    if let (Some(own), Some(back), Mistake::Wrong) = (own, back, mistakes.kind) {
        parts.insert(0, rewound(back, own, style));
        let others = mistakes.entries.iter().map(|it| it.entry).filter(|entry| *entry != own);
        let others: Vec<String> = others.map(|entry| mistaken::entry(entry, Level::What, style)).collect();
        let count = others.len();
        parts.extend((count > 0).then(|| style.say(&WrongText::AlsoWrong { others: AllOf(&others), count })));
        return parts.join(style.gap());
    }
    parts.push(style.say(&WrongText::Which { wrong: &mistaken::which(mistakes, Level::Where, style) }));
    parts.extend(back.and_then(|back| Some(rewound(back, back.mistake?, style))));
    parts.join(style.gap())
}

/// True if there is one entry alone.
fn is_only(mistakes: &Mistakes) -> bool {
    mistakes.kind == Mistake::Wrong && mistakes.back.is_some_and(|back| back.of == 1 && back.mistake.is_some())
}

/// A digit that stands twice in a house.
fn twice(layout: &Layout, clash: RepeatedEntry, style: Style) -> String {
    let cells: Vec<String> = clash.cells.iter().map(|cell| style.cell(cell)).collect();
    let house = named(layout, clash.house);
    style.say(&WrongText::Clash { digit: clash.digit, cells: AllOf(&cells), house, count: cells.len() })
}

/// The sentence on a wrong entry and on the last of those before it, which can stand.
fn rewound(back: &LastValidPosition, wrong: Target, style: Style) -> String {
    let LastValidPosition { right, of, last_right, .. } = *back;
    let named = |entry| mistaken::entry(entry, Level::What, style);
    let is_mark = matches!(wrong, Target::Eliminate(_));
    let wrong = &named(wrong);
    match last_right.map(named) {
        None if of == 1 && is_mark => style.say(&WrongText::OnlyMark { wrong: wrong.trim() }),
        None if of == 1 => style.say(&WrongText::OnlyEntry { wrong }),
        None => style.say(&WrongText::FirstEntry { wrong, of }),
        Some(last) => style.say(&WrongText::Stand { wrong, number: right + 1, of, right, last: &last }),
    }
}

/// The digit of a wrong entry, or of a mark that is needed.
const fn wrong_digit(entry: Target) -> WrongText<'static> {
    match entry {
        Target::Place(Candidate { digit, .. }) => WrongText::WrongDigit { digit },
        Target::Eliminate(Candidate { digit, .. }) => WrongText::MissingDigit { digit },
    }
}

/// The house or the cell of a clash, and its digit.
fn clash_at(layout: &Layout, slot: Slot, style: Style) -> [Option<String>; 2] {
    match slot {
        Slot::Cell(cell) => [Some(style.say(&WrongText::ClashAt { cell })), None],
        Slot::House(house, digit) => [
            Some(style.say(&WrongText::ClashIn { house: named(layout, house) })),
            Some(style.say(&WrongText::ClashOf { digit })),
        ],
    }
}

/// The slot that an entry leaves empty, or the rule that it leaves no way to keep.
fn contradiction(
    mistakes: &Mistakes,
    first: &Mistaken,
    breach: Option<&DescribedBreach<'_>>,
    style: Style,
) -> Option<String> {
    if let Some(breach) = breach {
        return breach.unkept();
    }
    let Some(trace) = mistakes.refutation(first.entry) else {
        return (mistakes.kind == Mistake::Wrong).then(|| style.say(&WrongText::SolutionDiffers));
    };
    let left = nothing_left(trace, style)?;
    let supposed = supposed(first.entry, style);
    Some(style.say(&WrongText::TheClash { supposed: &supposed, left: &left, count: trace.steps.len() }))
}

/// The entry as what is supposed: `with 4 at r1c1`.
fn supposed(entry: Target, style: Style) -> String {
    style.say(&match entry {
        Target::Place(Candidate { cell, digit }) => WrongText::With { digit, cell },
        Target::Eliminate(Candidate { cell, digit }) => WrongText::Without { digit, cell },
    })
}

/// The steps that lead from the entry to its contradiction, and what closes the slot that is left empty.
fn reasons(mistakes: &Mistakes, first: &Mistaken, style: Style) -> Option<String> {
    let trace = mistakes.refutation(first.entry)?;
    nothing_left(trace, style)?;
    let supposed = supposed(first.entry, style);
    let count = trace.steps.len();
    let led = match count {
        0 => None,
        1..=LISTED => listed(trace, style)
            .map(|list| style.say(&WrongText::StepsFrom { supposed: &supposed, count, list: &list })),
        _ => Some(style.say(&WrongText::ManyStepsFrom { supposed: &supposed, count })),
    };
    // The rung before says what is left empty.
    let parts: Vec<String> = [led, closed(trace, Some(first.entry), style)].into_iter().flatten().collect();
    let is_given = trace.puzzle.placed().count() + trace.puzzle.removed.len() <= 1;
    let others = mistakes.entries.len() > 1;
    let taken = if others { style.say(&WrongText::OthersBack) } else { style.say(&WrongText::OthersRight) };
    let taken = (!is_given && !is_only(mistakes) && !parts.is_empty()).then_some(taken);
    let text = parts.into_iter().chain(taken).collect::<Vec<_>>().join(style.gap());
    (!text.is_empty()).then_some(text)
}

/// The sentence on the steps of a refutation: what they conclude, in order.
fn steps(trace: &Trace, style: Style) -> Option<String> {
    listed(trace, style).map(|list| style.say(&WrongText::Steps { count: trace.steps.len(), list: &list }))
}

/// The conclusions of the steps of a refutation, if it takes any.
fn listed(trace: &Trace, style: Style) -> Option<String> {
    let several = trace.steps.len() > 1;
    let concluded: Vec<String> = trace
        .steps
        .iter()
        .zip(1..)
        .map(|(step, number)| {
            let outcome = &style.outcome(&step.conclusion);
            if several { style.say(&WrongText::Numbered { number, outcome }) } else { outcome.clone() }
        })
        .collect();
    Some(style.semicolons(concluded)).filter(|list| !list.is_empty())
}

fn left_empty(trace: &Trace, style: Style) -> Option<String> {
    let left = nothing_left(trace, style)?;
    Some(style.say(&WrongText::LeftEmpty { left: &left, count: trace.steps.len() }))
}

/// The sentence on the digit that the givens alone place; with the number of steps that takes, where it was asked for.
fn from_givens(hint: &Hint, mistakes: &Mistakes, style: Style) -> Option<String> {
    let first = mistakes.first().filter(|_| mistakes.kind == Mistake::Wrong)?;
    let cell = first.entry.candidate().cell;
    let digit = hint.solution()?.get(cell)?;
    Some(match hint.from_givens {
        Some(count) => style.say(&WrongText::FromGivensIn { cell, digit, count }),
        None => style.say(&WrongText::FromGivens { cell, digit }),
    })
}

/// The messages of the rungs on mistakes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WrongText<'a> {
    Right { count: usize },
    Look { house: Houses<'a> },
    Digits { digits: DigitSet },
    Impossible { house: Houses<'a> },
    SomeOfLast { count: usize, of: usize, house: Houses<'a> },
    SomeWrong { count: usize, house: Houses<'a> },
    MarkMissing { house: Houses<'a> },
    OneOfLast { of: usize, house: Houses<'a> },
    OneWrong { house: Houses<'a> },
    InHouse { house: Houses<'a> },
    WrongDigit { digit: Digit },
    MissingDigit { digit: Digit },
    Clash { digit: Digit, cells: AllOf<'a>, house: Houses<'a>, count: usize },
    Which { wrong: &'a str },
    OnlyEntry { wrong: &'a str },
    OnlyMark { wrong: &'a str },
    AlsoWrong { others: AllOf<'a>, count: usize },
    FirstEntry { wrong: &'a str, of: usize },
    Stand { wrong: &'a str, number: usize, of: usize, right: usize, last: &'a str },
    SolutionDiffers,
    With { digit: Digit, cell: Cell },
    Without { digit: Digit, cell: Cell },
    TheClash { supposed: &'a str, left: &'a str, count: usize },
    ClashIn { house: Houses<'a> },
    ClashAt { cell: Cell },
    ClashOf { digit: Digit },
    StepsFrom { supposed: &'a str, count: usize, list: &'a str },
    ManyStepsFrom { supposed: &'a str, count: usize },
    Numbered { number: usize, outcome: &'a str },
    OthersRight,
    OthersBack,
    Steps { count: usize, list: &'a str },
    LeftEmpty { left: &'a str, count: usize },
    FromGivens { cell: Cell, digit: Digit },
    FromGivensIn { cell: Cell, digit: Digit, count: usize },
    NoSolution,
    Problem { problem: &'a str },
    GivensClash,
}
