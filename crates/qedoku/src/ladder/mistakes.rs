//! The rungs of mistakes, and of grids without a solution.
use super::Ladder;
use super::step::named;
use crate::error::{Error, ErrorKind};
use crate::hint::Hint;
use crate::level::Level;
use crate::mistake::{Mistake, Mistaken, Mistakes, RepeatedEntry, end};
use crate::mistaken::{self, nothing_left};
use crate::rewind::LastValidPosition;
use crate::words;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Layout, Slot, Target, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::{AllOf, Houses};

impl Ladder {
    /// The rungs of entries that are wrong: the box, the row, the digit, the entry and how far back, the clash, what
    /// shows it, and what the givens alone say.
    pub(crate) fn of_mistakes(hint: &Hint, mistakes: &Mistakes, style: Style) -> Self {
        let Some(first) = mistakes.first() else { return Self::default() };
        let layout = &mistakes.layout;
        let candidate = first.entry.candidate();
        let house = |kind| (layout.houses_of(candidate.cell) & layout.houses_of_kind(kind)).first();
        let is_placed = matches!(first.entry, Target::Place(_));
        let clash = first.clashes.first();
        let texts = [
            house(HouseKind::Box).map(|house| wrong_in(mistakes, layout, house, style)),
            line(hint, layout, candidate.cell)
                .map(|house| style.say(&WrongText::InHouse { house: named(layout, house) })),
            is_placed.then(|| style.say(&WrongText::WrongDigit { digit: candidate.digit })),
            Some(entries(mistakes, clash.copied(), style)),
            clash.is_none().then(|| contradiction(mistakes, first, style)).flatten(),
            reasons(mistakes, first, style),
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
            found.and_then(|trace| closed(trace, style)),
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

/// How many entries are wrong, and the box of one.
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

/// Which entries are wrong, and how far back to go; of two that clash, where they stand.
fn entries(mistakes: &Mistakes, clash: Option<RepeatedEntry>, style: Style) -> String {
    let mut parts = Vec::new();
    parts.extend(clash.map(|clash| {
        let cells: Vec<String> = clash.cells.iter().map(|cell| style.cell(cell)).collect();
        let house = named(&mistakes.layout, clash.house);
        style.say(&WrongText::Clash { digit: clash.digit, cells: AllOf(&cells), house, count: cells.len() })
    }));
    let back = mistakes.back.as_ref();
    let own = back.and_then(|back| back.mistake).filter(|own| mistakes.entries.iter().any(|it| it.entry == *own));
    if let (Some(own), Some(back), Mistake::Wrong) = (own, back, mistakes.kind) {
        parts.insert(0, rewound(back, own, style));
        let others = mistakes.entries.iter().map(|it| it.entry).filter(|entry| *entry != own);
        let others: Vec<String> = others.map(|entry| mistaken::entry(entry, Level::Where, style)).collect();
        let count = others.len();
        parts.extend((count > 0).then(|| style.say(&WrongText::AlsoWrong { others: AllOf(&others), count })));
        return parts.join(style.gap());
    }
    parts.push(style.say(&WrongText::Which { wrong: &mistaken::which(mistakes, Level::Where, style) }));
    parts.extend(back.and_then(|back| Some(rewound(back, back.mistake?, style))));
    parts.join(style.gap())
}

/// Which entry it is, and up to which one those before it can stand.
fn rewound(back: &LastValidPosition, wrong: Target, style: Style) -> String {
    let LastValidPosition { right, of, last_right, .. } = *back;
    let named = |entry| mistaken::entry(entry, Level::Where, style);
    let wrong = &named(wrong);
    match last_right.map(named) {
        None if of == 1 => style.say(&WrongText::OnlyEntry { wrong }),
        None => style.say(&WrongText::FirstEntry { wrong, of }),
        Some(last) => style.say(&WrongText::Stand { wrong, number: right + 1, of, right, last: &last }),
    }
}

/// The slot that an entry leaves empty.
fn contradiction(mistakes: &Mistakes, first: &Mistaken, style: Style) -> Option<String> {
    let Some(trace) = mistakes.refutation(first.entry) else {
        return (mistakes.kind == Mistake::Wrong).then(|| style.say(&WrongText::SolutionDiffers));
    };
    let left = nothing_left(trace, style)?;
    let supposed = supposed(first.entry, style);
    Some(style.say(&WrongText::TheClash { supposed: &supposed, left: &left }))
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
    let left = nothing_left(trace, style)?;
    let supposed = supposed(first.entry, style);
    let closed = closed(trace, style);
    let led = listed(trace, style).map(|list| {
        let count = trace.steps.len();
        style.say(&WrongText::StepsFrom { supposed: &supposed, count, list: &list, left: &left })
    });
    let led = led
        .or_else(|| closed.as_ref().map(|_| style.say(&WrongText::NothingLeft { supposed: &supposed, left: &left })))?;
    let text = [Some(led), closed].into_iter().flatten().collect::<Vec<_>>().join(style.gap());
    let others = mistakes.entries.len() > 1;
    let taken = if others { style.say(&WrongText::OthersBack) } else { style.say(&WrongText::OthersRight) };
    let is_given = trace.puzzle.placed().count() + trace.puzzle.removed.len() <= 1;
    Some(if is_given { text } else { [text, taken].join(style.gap()) })
}

/// What the steps of a refutation conclude, in order.
fn steps(trace: &Trace, style: Style) -> Option<String> {
    listed(trace, style).map(|list| style.say(&WrongText::Steps { count: trace.steps.len(), list: &list }))
}

/// The conclusions of the steps of a refutation, if it takes any.
fn listed(trace: &Trace, style: Style) -> Option<String> {
    let concluded: Vec<String> = trace.steps.iter().map(|step| style.outcome(&step.conclusion)).collect();
    Some(style.semicolons(concluded)).filter(|list| !list.is_empty())
}

fn left_empty(trace: &Trace, style: Style) -> Option<String> {
    let left = nothing_left(trace, style)?;
    Some(style.say(&WrongText::LeftEmpty { left: &left, count: trace.steps.len() }))
}

/// What closes the slot that a refutation leaves empty.
fn closed(trace: &Trace, style: Style) -> Option<String> {
    let slot = end(trace)?;
    let board = words::reached(trace);
    let layout = &trace.layout;
    let open = slot.candidates(layout);
    let left: Vec<String> = match slot {
        Slot::Cell(cell) => {
            let seen = |digit: Digit| {
                let by = layout.peers(cell).iter().find(|by| board.value(*by) == Some(digit))?;
                Some(style.say(&WrongText::DigitAt { digit, cell: by }))
            };
            Digit::ALL.into_iter().filter_map(seen).collect()
        }
        Slot::House(_, digit) => {
            let mut left = open.cells() & board.open();
            let mut said = Vec::new();
            for by in (CellSet::ALL - board.open()).iter().filter(|by| board.value(*by) == Some(digit)) {
                let cells = layout.peers(by) & left;
                left -= cells;
                if !cells.is_empty() {
                    said.push(style.say(&WrongText::See { cells, digit, by }));
                }
            }
            said
        }
    };
    let list = if matches!(slot, Slot::Cell(_)) { style.commas(left) } else { style.semicolons(left) };
    Some(match slot {
        _ if list.is_empty() => return None,
        Slot::Cell(cell) => style.say(&WrongText::CellSees { cell, list: &list }),
        Slot::House(..) => style.say(&WrongText::CellsSee { list: &list }),
    })
}

/// What the givens alone say of the wrong entries; how many steps that takes, where it was asked for.
fn from_givens(hint: &Hint, mistakes: &Mistakes, style: Style) -> Option<String> {
    let first = mistakes.first().filter(|_| mistakes.kind == Mistake::Wrong)?;
    let cell = first.entry.candidate().cell;
    let digit = hint.solution()?.get(cell)?;
    Some(match hint.from_givens {
        Some(count) => style.say(&WrongText::FromGivensIn { cell, digit, count }),
        None => style.say(&WrongText::FromGivens { cell, digit }),
    })
}

/// What the rungs on mistakes say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WrongText<'a> {
    Right { count: usize },
    Look { house: Houses<'a> },
    Digits { digits: DigitSet },
    DigitAt { digit: Digit, cell: Cell },
    Impossible { house: Houses<'a> },
    SomeOfLast { count: usize, of: usize, house: Houses<'a> },
    SomeWrong { count: usize, house: Houses<'a> },
    MarkMissing { house: Houses<'a> },
    OneOfLast { of: usize, house: Houses<'a> },
    OneWrong { house: Houses<'a> },
    InHouse { house: Houses<'a> },
    WrongDigit { digit: Digit },
    Clash { digit: Digit, cells: AllOf<'a>, house: Houses<'a>, count: usize },
    Which { wrong: &'a str },
    OnlyEntry { wrong: &'a str },
    AlsoWrong { others: AllOf<'a>, count: usize },
    FirstEntry { wrong: &'a str, of: usize },
    Stand { wrong: &'a str, number: usize, of: usize, right: usize, last: &'a str },
    SolutionDiffers,
    With { digit: Digit, cell: Cell },
    Without { digit: Digit, cell: Cell },
    TheClash { supposed: &'a str, left: &'a str },
    StepsFrom { supposed: &'a str, count: usize, list: &'a str, left: &'a str },
    NothingLeft { supposed: &'a str, left: &'a str },
    OthersRight,
    OthersBack,
    Steps { count: usize, list: &'a str },
    LeftEmpty { left: &'a str, count: usize },
    See { cells: CellSet, digit: Digit, by: Cell },
    CellSees { cell: Cell, list: &'a str },
    CellsSee { list: &'a str },
    FromGivens { cell: Cell, digit: Digit },
    FromGivensIn { cell: Cell, digit: Digit, count: usize },
    NoSolution,
    Problem { problem: &'a str },
    GivensClash,
}
