//! Arguments from a symmetry of the givens.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Count, Houses, Is};
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
pub(super) fn changes(style: Style, map: &BoardMap) -> String {
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
    let pairs = AllOf(&pairs);
    if stays.is_empty() {
        return style.say(&SymmetryText::AllChange { pairs });
    }
    style.say(&SymmetryText::Change { pairs, stays })
}

/// A symmetry in one line, without what follows: `half turn, (1 8)(2 9)(3 7)(5 6)(4): r9c8=9`.
pub(super) fn brief(context: &StepContext<'_>, cells: CellSet, step: &Step) -> String {
    let style = context.style;
    let Some(moves) = moves(step) else { return style.joined_blocks(cells) };
    let moved = moved_in_brief(context, moves);
    let renamed =
        trips(DigitSet::ALL.iter(), |digit| moves.digit(digit)).iter().map(|trip| joined(trip)).collect::<Vec<_>>();
    let stands = |image: &Candidate| context.board.value(image.cell) == Some(image.digit);
    let placed = step.conclusion.place.single();
    let asked = placed.and_then(|placed| moves.images(placed).find(stands)).map(|image| style.candidate(image));
    let names = &style.joined_blocks(cells);
    let is_fixed = cells.iter().all(|cell| moves.cell(cell) == cell);
    let fixed = || if is_fixed { style.say(&SymmetryText::FixedCells { names }) } else { names.clone() };
    let asked = asked.unwrap_or_else(fixed);
    style.say(&SymmetryText::Brief { moved: &moved, renamed: &renamed.concat(), asked: &asked })
}

fn joined(trip: &[Digit]) -> String {
    let digits: Vec<String> = trip.iter().map(std::string::ToString::to_string).collect();
    format!("({})", digits.join(" "))
}

/// The round trips of digits, those that stay as trips of one, the longest first.
fn trips(digits: impl Iterator<Item = Digit>, image: impl Fn(Digit) -> Digit) -> Vec<Vec<Digit>> {
    let mut seen = DigitSet::EMPTY;
    let mut trips: Vec<Vec<Digit>> = Vec::new();
    for start in digits {
        let mut trip = Vec::new();
        let mut at = start;
        while seen.add(at) {
            trip.push(at);
            at = image(at);
        }
        trips.extend((!trip.is_empty()).then_some(trip));
    }
    trips.sort_by_key(|trip| trip.len() == 1);
    trips
}

/// The map of the symmetry that a step rests on.
pub(super) fn moves(step: &Step) -> Option<&BoardMap> {
    step.truths.iter().find_map(|truth| if let Truth::Symmetric(it) = truth { Some(&it.map) } else { None })
}

/// The demand of the symmetry on the cells.
pub(super) fn asked(context: &StepContext<'_>, cells: CellSet, map: &BoardMap, step: &Step) -> Vec<String> {
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
        stay(context, fixed, round, map)
    });
    let others = cells.iter().flat_map(gone).filter(|gone| !renamed(gone));
    stay.into_iter().chain(others.map(|gone| excluded(context, map, gone))).collect()
}

/// Says what cells hold that come back to their places after a round.
fn stay(context: &StepContext<'_>, cells: CellSet, round: usize, map: &BoardMap) -> String {
    let style = context.style;
    if round == 1 {
        let lines = cells.single().map(|cell| context.layout.lines_of(cell)).unwrap_or_default();
        let stays = |house: House| map.image(context.layout.cells(house)) == context.layout.cells(house);
        if !lines.is_empty() && lines.iter().all(stays) && turn(map).is_none() {
            return style.say(&SymmetryText::StayWith { names: cells, lines: context.named(lines) });
        }
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
pub(super) fn map(context: &StepContext<'_>, map: &BoardMap) -> String {
    let style = context.style;
    if let Some(turn) = turn(map) {
        return style.say(&turn);
    }
    let (lines, turn) = lines(context, map);
    style.say(&SymmetryText::Lines { lines: &lines, turn })
}

/// The map of the cells in brief.
fn moved_in_brief(context: &StepContext<'_>, map: &BoardMap) -> String {
    let style = context.style;
    let text = match turn(map) {
        Some(SymmetryText::HalfTurn) => SymmetryText::HalfTurnBrief,
        Some(SymmetryText::RightTurn) => SymmetryText::RightTurnBrief,
        Some(SymmetryText::LeftTurn) => SymmetryText::LeftTurnBrief,
        Some(SymmetryText::MirrorDown { down }) => SymmetryText::MirrorDownBrief { down },
        Some(SymmetryText::MirrorUp { up }) => SymmetryText::MirrorUpBrief { up },
        _ => return lines(context, map).0,
    };
    style.say(&text)
}

/// The map of the cells, if players have a word for it.
fn turn(map: &BoardMap) -> Option<SymmetryText<'static>> {
    let last = Digit::COUNT as u8 + 1;
    let is = |image: LineImage| {
        CellSet::ALL.iter().all(|cell| {
            let (row, column) = image(cell.row(), cell.column(), last);
            map.cell(cell) == Cell::at(row, column)
        })
    };
    if is(|row, column, last| (last - row, last - column)) {
        return Some(SymmetryText::HalfTurn);
    } else if is(|row, column, last| (column, last - row)) {
        return Some(SymmetryText::RightTurn);
    } else if is(|row, column, last| (last - column, row)) {
        return Some(SymmetryText::LeftTurn);
    } else if is(|row, column, _| (column, row)) {
        return Some(SymmetryText::MirrorDown { down: Cell::at(1, 1) });
    } else if is(|row, column, last| (last - column, last - row)) {
        return Some(SymmetryText::MirrorUp { up: Cell::at(1, last - 1) });
    }
    None
}

/// The lines that change places, and how.
fn lines(context: &StepContext<'_>, map: &BoardMap) -> (String, RoundTrips) {
    let style = context.style;
    let lines = [HouseKind::Row, HouseKind::Column].map(|kind| {
        let houses = context.layout.houses_of_kind(kind);
        let image = |house: House| {
            let image = map.image(context.layout.cells(house));
            context.layout.houses().iter().find(|&other| context.layout.cells(other) == image).unwrap_or(house)
        };
        (style.kinds(kind), cycles(houses.iter(), image, |house| style.number(context.layout, house)))
    });
    let turn = in_turn(lines.iter().flat_map(|(_, cycles)| cycles));
    if style.is_plain() {
        let moves = [HouseKind::Row, HouseKind::Column].map(|kind| line_moves(context, map, kind));
        return (style.statements(moves.concat()), turn);
    }
    let lines = style.commas(lines.iter().filter(|(_, cycles)| !cycles.is_empty()).map(|(kind, cycles)| {
        let cycles = style.commas(cycles.iter().map(|it| &it.text));
        format!("{kind} {cycles}")
    }));
    (lines, turn)
}

/// The lines of a kind that move, in words: `row 1 goes to row 4`.
fn line_moves(context: &StepContext<'_>, map: &BoardMap, kind: HouseKind) -> Vec<String> {
    let style = context.style;
    let image = |house: House| {
        let image = map.image(context.layout.cells(house));
        context.layout.houses().iter().find(|&other| context.layout.cells(other) == image).unwrap_or(house)
    };
    let mut seen: Vec<House> = Vec::new();
    let mut described: Vec<String> = Vec::new();
    for start in context.layout.houses_of_kind(kind) {
        let mut at = start;
        while image(at) != at && !seen.contains(&at) {
            seen.push(at);
            let image_of = image(at);
            let [from, to] = [at, image_of].map(|line| context.named([line]));
            described.push(style.say(&if image(image_of) == at {
                seen.push(image_of);
                SymmetryText::WithEachOther { lines: context.named([at, image_of]) }
            } else if at == start {
                SymmetryText::GoesTo { from, to }
            } else {
                SymmetryText::NextGoesTo { from, to }
            }));
            at = image_of;
        }
    }
    described
}

/// A round trip of what moves.
struct Cycle {
    length: usize,
    text: String,
}

/// The kinds of round trips there are: exchanges of two, longer ones, or both.
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
    Change { pairs: AllOf<'a>, stays: DigitSet },
    AllChange { pairs: AllOf<'a> },
    Brief { moved: &'a str, renamed: &'a str, asked: &'a str },
    Stands { image: Is, placed: Cell },
    Stay { names: CellSet },
    StayWith { names: CellSet, lines: Houses<'a> },
    BackAfter { names: CellSet, rounds: Count },
    Brings { candidate: Is, image: Is },
    Needs { candidate: Is, image: Is, cell: Cell, digit: Digit },
    FixedCells { names: &'a str },
    HalfTurnBrief,
    RightTurnBrief,
    LeftTurnBrief,
    MirrorDownBrief { down: Cell },
    MirrorUpBrief { up: Cell },
    HalfTurn,
    RightTurn,
    LeftTurn,
    MirrorDown { down: Cell },
    MirrorUp { up: Cell },
    Lines { lines: &'a str, turn: RoundTrips },
    WithEachOther { lines: Houses<'a> },
    GoesTo { from: Houses<'a>, to: Houses<'a> },
    NextGoesTo { from: Houses<'a>, to: Houses<'a> },
    AllStay,
}
