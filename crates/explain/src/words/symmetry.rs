//! Arguments from a symmetry of the givens.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Count, Is};
use qedoku_core::{BoardMap, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Step, Truth};

/// Names the symmetry and says what it asks of the cells.
pub(super) fn why(context: &StepContext<'_>, cells: CellSet, step: &Step) -> String {
    let style = context.style;
    let Some(moves) = moves(step) else { return style.so(&step.conclusion) };
    let moved = map(context, moves);
    let renamed = changes(style, moves);
    let mut sentences = vec![
        style.say(&SymmetryText::AsBefore { moved: &moved, renamed: &renamed }),
        style.say(&SymmetryText::OneSolution),
    ];
    sentences.extend(style.in_sentences(&asked(context, cells, moves, step)));
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// The digits that change, each with what it changes into.
fn changes(style: Style, map: &BoardMap) -> String {
    let stays: DigitSet = DigitSet::ALL.filter(|digit| map.digit(digit) == digit);
    let mut pairs = Vec::new();
    let mut rounds = Vec::new();
    for digit in DigitSet::ALL - stays {
        let image = map.digit(digit);
        match map.digit(image) == digit {
            true if digit < image => pairs.push(style.say(&SymmetryText::With { digit, image })),
            true => {}
            false => rounds.push(style.say(&SymmetryText::Into { digit, image })),
        }
    }
    pairs.extend(rounds);
    if pairs.is_empty() {
        return style.say(&SymmetryText::AllStay);
    }
    let pairs = style.and(pairs);
    if stays.is_empty() {
        style.say(&SymmetryText::AllChange { pairs: &pairs })
    } else {
        style.say(&SymmetryText::Change { pairs: &pairs, stays })
    }
}

/// A symmetry in one line, without what follows.
pub(super) fn brief(context: &StepContext<'_>, cells: CellSet, step: &Step) -> String {
    let style = context.style;
    let Some(moves) = moves(step) else { return style.at(cells) };
    let moved = map(context, moves);
    let renamed = digits(style, moves);
    let asked = style.clauses(asked(context, cells, moves, step));
    style.say(&SymmetryText::Brief { moved: &moved, renamed: &renamed, asked: &asked })
}

/// The map of the symmetry that a step rests on.
fn moves(step: &Step) -> Option<&BoardMap> {
    step.truths.iter().find_map(|truth| if let Truth::Symmetric(it) = truth { Some(&it.map) } else { None })
}

/// The demand of the symmetry on the cells.
fn asked(context: &StepContext<'_>, cells: CellSet, map: &BoardMap, step: &Step) -> Vec<String> {
    let style = context.style;
    let stands = |image: &Candidate| context.board.value(image.cell) == Some(image.digit);
    let placed = step.conclusion.place.single();
    if let Some((placed, image)) = placed.and_then(|placed| Some((placed, map.images(placed).find(stands)?))) {
        return vec![style.say(&SymmetryText::Stands { image: Is(image), placed: placed.cell })];
    }
    let gone = |cell: Cell| {
        let going = move |&digit: &Digit| {
            let candidate = Candidate { cell, digit };
            step.conclusion.eliminate.contains(candidate)
                || placed.is_some_and(|it| context.layout.clash(it, candidate))
        };
        context.board.digits(cell).into_iter().filter(going).map(move |digit| Candidate { cell, digit })
    };
    let renamed = |gone: &Candidate| map.images(*gone).any(|image| image.cell == gone.cell);
    let fixed = cells.filter(|cell| gone(cell).any(|gone| renamed(&gone)));
    let stay = fixed.first().map(|first| {
        let round =
            1 + map.images(Candidate { cell: first, digit: Digit::D1 }).take_while(|it| it.cell != first).count();
        stay(style, fixed, round)
    });
    let others = cells.iter().flat_map(gone).filter(|gone| !renamed(gone));
    stay.into_iter().chain(others.map(|gone| excluded(context, map, gone))).collect()
}

/// Says what cells hold that come back to their places after a round.
fn stay(style: Style, cells: CellSet, round: usize) -> String {
    if round == 1 {
        return style.say(&SymmetryText::Stay { names: cells });
    }
    style.say(&SymmetryText::BackAfter { names: cells, rounds: Count(round) })
}

/// The reason why a candidate cannot be true together with its images.
fn excluded(context: &StepContext<'_>, map: &BoardMap, candidate: Candidate) -> String {
    let style = context.style;
    let gone = |image: &Candidate| !context.board.candidates().contains(*image);
    let clash = map.images(candidate).find(|&image| context.layout.clash(candidate, image));
    let missing = map.images(candidate).find(gone).unwrap_or(candidate);
    match clash {
        Some(image) => style.say(&SymmetryText::Brings { candidate: Is(candidate), image: Is(image) }),
        None => style.say(&SymmetryText::Needs {
            candidate: Is(candidate),
            image: Is(missing),
            cell: missing.cell,
            digit: missing.digit,
        }),
    }
}

/// A function that maps a row and a column; its third number is the sum of a line and its mirror image.
type LineImage = fn(u8, u8, u8) -> (u8, u8);

/// The map of the cells, in words a player has for it, or else line by line.
fn map(context: &StepContext<'_>, map: &BoardMap) -> String {
    let style = context.style;
    let last = Digit::COUNT as u8 + 1;
    let is = |image: LineImage| {
        CellSet::ALL.iter().all(|cell| {
            let (row, column) = image(cell.row(), cell.column(), last);
            map.cell(cell) == Cell::at(row, column)
        })
    };
    if is(|row, column, last| (last - row, last - column)) {
        return style.say(&SymmetryText::HalfTurn);
    } else if is(|row, column, last| (column, last - row)) {
        return style.say(&SymmetryText::RightTurn);
    } else if is(|row, column, last| (last - column, row)) {
        return style.say(&SymmetryText::LeftTurn);
    } else if is(|row, column, _| (column, row)) {
        return style.say(&SymmetryText::MirrorDown { down: Cell::at(1, 1) });
    } else if is(|row, column, last| (last - column, last - row)) {
        return style.say(&SymmetryText::MirrorUp { up: Cell::at(1, last - 1) });
    }
    let lines = [HouseKind::Row, HouseKind::Column].map(|kind| {
        let houses = context.layout.houses_of_kind(kind);
        let image = |house: House| {
            let image = map.image(context.layout.cells(house));
            context.layout.houses().iter().find(|&other| context.layout.cells(other) == image).unwrap_or(house)
        };
        (style.kinds(kind), cycles(houses.iter(), image, |house| style.number(context.layout, house)))
    });
    let turn = in_turn(lines.iter().flat_map(|(_, cycles)| cycles));
    let lines = style.commas(lines.iter().filter(|(_, cycles)| !cycles.is_empty()).map(|(kind, cycles)| {
        let cycles = style.commas(cycles.iter().map(|it| &it.text));
        format!("{kind} {cycles}")
    }));
    style.say(&SymmetryText::Lines { lines: &lines, turn })
}

/// The map of the digits.
fn digits(style: Style, map: &BoardMap) -> String {
    let stays: DigitSet = DigitSet::ALL.filter(|digit| map.digit(digit) == digit);
    let cycles = cycles(DigitSet::ALL.iter(), |digit| map.digit(digit), |digit| digit.to_string());
    let turn = in_turn(&cycles);
    let cycles = style.commas(cycles.iter().map(|it| &it.text));
    if cycles.is_empty() {
        return style.say(&SymmetryText::AllStay);
    }
    if stays.is_empty() {
        return style.say(&SymmetryText::NoneStays { cycles: &cycles, turn });
    }
    style.say(&SymmetryText::DigitsChange { cycles: &cycles, digits: stays, turn })
}

/// A round trip of what moves.
struct Cycle {
    length: usize,
    text: String,
}

/// Whether round trips are exchanges of two, longer ones, or both.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RoundTrips {
    Exchange,
    Round,
    Both,
}

fn in_turn<'c>(cycles: impl IntoIterator<Item = &'c Cycle>) -> RoundTrips {
    let lengths: Vec<usize> = cycles.into_iter().map(|it| it.length).collect();
    match (lengths.contains(&2), lengths.iter().any(|&length| length > 2)) {
        (true, true) => RoundTrips::Both,
        (false, true) => RoundTrips::Round,
        _ => RoundTrips::Exchange,
    }
}

/// The round trips of what moves: `1<->2` for two that change places, `1>4>7>1` for more.
fn cycles<T: Copy + PartialEq>(
    items: impl Iterator<Item = T>,
    image: impl Fn(T) -> T,
    name: impl Fn(T) -> String,
) -> Vec<Cycle> {
    let mut seen: Vec<T> = vec![];
    let mut cycles: Vec<Cycle> = vec![];
    for start in items {
        if seen.contains(&start) || image(start) == start {
            continue;
        }
        let mut trip = vec![start];
        let mut at = image(start);
        while at != start && !trip.contains(&at) {
            trip.push(at);
            at = image(at);
        }
        seen.extend(&trip);
        let names: Vec<String> = trip.iter().chain([&start]).map(|&it| name(it)).collect();
        let text = if trip.len() == 2 { format!("{}<->{}", names[0], names[1]) } else { names.join(">") };
        cycles.push(Cycle { length: trip.len(), text });
    }
    cycles
}

/// Sentences about symmetries of the givens.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SymmetryText<'a> {
    AsBefore { moved: &'a str, renamed: &'a str },
    OneSolution,
    With { digit: Digit, image: Digit },
    Into { digit: Digit, image: Digit },
    Change { pairs: &'a str, stays: DigitSet },
    AllChange { pairs: &'a str },
    Brief { moved: &'a str, renamed: &'a str, asked: &'a str },
    Stands { image: Is, placed: Cell },
    Stay { names: CellSet },
    BackAfter { names: CellSet, rounds: Count },
    Brings { candidate: Is, image: Is },
    Needs { candidate: Is, image: Is, cell: Cell, digit: Digit },
    HalfTurn,
    RightTurn,
    LeftTurn,
    MirrorDown { down: Cell },
    MirrorUp { up: Cell },
    Lines { lines: &'a str, turn: RoundTrips },
    AllStay,
    NoneStays { cycles: &'a str, turn: RoundTrips },
    DigitsChange { cycles: &'a str, digits: DigitSet, turn: RoundTrips },
}
