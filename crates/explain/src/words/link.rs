//! The halves of links in words: what is not, with the house in which it clashes; then what is, and what leaves nothing else.
use super::closing::{closed_elsewhere, elsewhere};
use super::inference::{Inference, Lost};
use super::ruled_out;
use super::sentence::Clause;
use crate::notation::{crossed, fish};
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{Any, Braces, BracesOf, Count, Houses, Or};
use qedoku_core::{
    AlmostLocked, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Reason, StrongLink,
};

/// A link as clauses: what is not, then what is.
pub(super) fn clauses(context: &StepContext<'_>, inference: &Inference<'_>, named: Option<Cell>) -> Vec<Clause> {
    if let Some(turns) = turns_from(context, inference) {
        return turn_clauses(context, &turns);
    }
    let lost = inference.lost.as_ref().map(|lost| not(context, lost, shown(inference.link), named));
    let about = match (&inference.lost, lost.is_some()) {
        (Some(lost), _) => lost.lost.cells().single(),
        (None, _) => named,
    };
    lost.map(Clause::from).into_iter().chain(is(context, inference.link, about)).collect()
}

/// The cell whose candidates decide what follows, and so are shown.
pub(super) const fn shown(link: &StrongLink) -> Option<Cell> {
    match link.reason {
        Reason::Cell(cell) => Some(cell),
        _ => None,
    }
}

/// Says what is not true, with where it clashes: `r3c2 {23} is not 3 (box 1)`. The candidates of `shown` are shown;
/// `named` is the cell that the clause before was about.
pub(super) fn not(context: &StepContext<'_>, it: &Lost, shown: Option<Cell>, named: Option<Cell>) -> String {
    not_since(context, it, shown, named, None)
}

/// Says what is not true, as [`not`] does, and since which line.
pub(super) fn not_since(
    context: &StepContext<'_>,
    it: &Lost,
    shown: Option<Cell>,
    named: Option<Cell>,
    since: Option<&str>,
) -> String {
    let style = context.style;
    let lost = &it.lost;
    let reason = reason(context, it, since);
    let digits = Or(lost.all_digits());
    let cells = lost.cells();
    match (cells.single(), lost.all_digits().single()) {
        (Some(cell), _) if Some(cell) == named && shown.is_none() && since.is_none() && it.in_cell().is_some() => {
            style.say(&LinkText::ItIsNot { digits })
        }
        (Some(cell), _) => style.say(&LinkText::IsNot { cell: &cell_with(context, cell, shown), digits }) + &reason,
        (None, Some(_)) => style.say(&LinkText::AreNot { cells, digits }) + &reason,
        (None, None) => style.say(&LinkText::NoneTrue { all: lost }) + &reason,
    }
}

/// Where something clashes, and since which line, in brackets.
pub(super) fn reason(context: &StepContext<'_>, it: &Lost, since: Option<&str>) -> String {
    let style = context.style;
    let since = since.map(|line| style.say(&LinkText::Since { line }));
    let clash = ruled_out::reason(context, &it.houses, &it.by, &it.lost);
    let reason = style.facts([clash].into_iter().filter(|clash| !clash.is_empty()).chain(since));
    if reason.is_empty() { reason } else { style.say(&LinkText::Reason { reason: &reason }) }
}

/// The rule that makes a digit of a cell, and since which line, in brackets.
pub(super) fn made_by(context: &StepContext<'_>, rule: &str, since: Option<&str>) -> String {
    let style = context.style;
    let since = since.map(|line| style.say(&LinkText::Since { line }));
    style.say(&LinkText::Reason { reason: &style.facts([rule.to_owned()].into_iter().chain(since)) })
}

/// The name of a cell, with its candidates where they decide.
pub(super) fn cell_with(context: &StepContext<'_>, cell: Cell, shown: Option<Cell>) -> String {
    let style = context.style;
    match shown.filter(|&it| it == cell) {
        Some(_) => style.say(&Braces(cell, context.board.digits(cell))),
        None => style.cell(cell),
    }
}

/// Says that the end of a link is true, as nothing else is left. `about` is the cell that the clause before was about.
pub(super) fn is(context: &StepContext<'_>, link: &StrongLink, about: Option<Cell>) -> Vec<Clause> {
    let style = context.style;
    let to = &link.to;
    match link.reason {
        Reason::Cell(cell) if about == Some(cell) => {
            vec![Clause::ItIs(Or(to.all_digits()))]
        }
        Reason::Cell(cell) => {
            vec![style.say(&LinkText::CellIs { cell, digits: Or(to.all_digits()) }).into()]
        }
        Reason::House(house, digit) | Reason::Group(house, digit) => {
            vec![at(context, house, digit, to.cells(), link.ends().cells()).into()]
        }
        Reason::AlmostLocked(set) => {
            let one = to.single().filter(|_| set.cells.is_several()).map(|to| style.is(to.cell, to.digit));
            [filled(context, set, &link.from, to)].into_iter().chain(one).map(Clause::from).collect()
        }
        Reason::AlmostLockedAndCell(set, cell) => joined(context, set, cell, link),
        Reason::AlmostHidden(house, digits) => {
            let lost = link.from.cells();
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | context.board.plane(digit));
            let cells = (places & context.layout.cells(house)) - lost;
            let holds = style.holds(to);
            let hidden = style.say(&LinkText::Hidden { house: context.named([house]), digits, cells, holds: &holds });
            vec![hidden.into()]
        }
        Reason::AlmostFish(digit, lines) => fitted(context, digit, lines, link),
        Reason::Deadly(_) => vec![style.holds(to).into()],
    }
}

/// Says where a house has a digit, of which the other places are gone: `r3c3 is 6, the only other 6 of column 3`. What
/// closes the rest of the house is said with all detail.
pub(super) fn at(context: &StepContext<'_>, house: House, digit: Digit, cells: CellSet, ends: CellSet) -> String {
    let style = context.style;
    let home = context.named([house]);
    let is_full = style.detail == Detail::Full;
    match cells.single() {
        Some(cell) if is_full => {
            let closed = &closed_elsewhere(context, house, digit, ends);
            style.say(&LinkText::CellIn { cell, digit, home, closed })
        }
        Some(cell) => style.say(&LinkText::OnlyOther { cell, digit, home }),
        None => {
            let closed = if is_full { elsewhere(context, house, digit, ends) } else { String::new() };
            style.say(&LinkText::Group { home, digit, cells: Any(cells), closed: &closed })
        }
    }
}

/// Says what cells of an almost locked set are when they lack one of its digits, and where they have the one that counts.
pub(super) fn filled(context: &StepContext<'_>, set: AlmostLocked, from: &CandidateSet, to: &CandidateSet) -> String {
    let style = context.style;
    let rest = set.digits - (from.all_digits() & set.digits);
    if let Some(cell) = set.cells.single() {
        return style.say(&LinkText::ShownIs { cell: Braces(cell, set.digits), digits: rest });
    }
    let cells = BracesOf(set.cells, set.digits);
    let count = Count(set.cells.len());
    let places = to.cells() & set.cells;
    let filled = style.say(&LinkText::Filled { cells, count, rest });
    match to.all_digits().single().filter(|_| places != set.cells && !places.is_empty()) {
        Some(digit) => style.say(&LinkText::FilledWith { filled: &filled, digit, places }),
        None => filled,
    }
}

/// Says what an almost locked set does with a cell beside it that sees its digits.
fn joined(context: &StepContext<'_>, set: AlmostLocked, cell: Cell, link: &StrongLink) -> Vec<Clause> {
    let style = context.style;
    let own = context.board.digits(cell);
    if link.from.cells() == CellSet::of(cell) {
        // Whatever else the cell is, the set lacks it then and holds all its other digits.
        let left = own - link.from.all_digits();
        let holds = style.holds(&link.to);
        let taken = style.say(&LinkText::CellIs { cell, digits: Or(left) });
        let by = CandidateSet::of_cell(cell, left);
        let lost = left.iter().fold(CandidateSet::EMPTY, |all, digit| {
            all | CandidateSet::of_digit(digit, context.board.plane(digit) & set.cells)
        });
        let why = &reason(context, &Lost::new(context.layout, by, lost), None);
        let cells = BracesOf(set.cells, set.digits);
        let others = Count(set.digits.len() - 1);
        return vec![taken.into(), style.say(&LinkText::Lacks { cells, why, others, holds: &holds }).into()];
    }
    let rest = set.digits - link.from.all_digits();
    let lost: CandidateSet = (own - link.to.all_digits()).iter().map(|digit| Candidate { cell, digit }).collect();
    let closed = (own & rest) - link.to.all_digits();
    let by = closed.iter().fold(CandidateSet::EMPTY, |all, digit| {
        all | CandidateSet::of_digit(digit, context.board.plane(digit) & set.cells)
    });
    let houses = houses_of(context, &by, &lost);
    let not = not(context, &Lost { by, lost, houses }, Some(cell), None);
    let mut filled = filled(context, set, &link.from, &CandidateSet::EMPTY);
    for (places, digits) in crate::notation::together(&by).into_iter().filter(|(places, _)| *places != set.cells) {
        filled = style.say(&LinkText::FilledWithAny { filled: &filled, digits: Or(digits), places });
    }
    vec![filled.into(), not.into(), Clause::ItIs(Or(link.to.all_digits()))]
}

/// Says that lines have a digit in as many other lines, or that these do not suffice.
fn fitted(context: &StepContext<'_>, digit: Digit, lines: HouseSet, link: &StrongLink) -> Vec<Clause> {
    let style = context.style;
    let all = lines.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let crossed = |cells| crossed(context, lines, cells);
    let left = (context.board.plane(digit) & all) - link.from.cells();
    let [lines_named, places] = [context.named(lines), context.named(crossed(left))];
    if let Some(turns) = in_turn(context, digit, lines, link, None) {
        return turn_clauses(context, &turns);
    }
    if crossed(left).len() == lines.len() {
        let name = fish(style, lines.len());
        let cells = Any(link.to.cells());
        let cross = context.named(crossed(link.to.cells()));
        let fish = LinkText::Fish { digit, lines: lines_named, places, name: &name, cross, cells };
        return vec![style.say(&fish).into()];
    }
    let body = context.named(crossed(left - link.to.cells()));
    let holds = style.holds(&link.to);
    let room = Count(crossed(left - link.to.cells()).len());
    let cells = Any(link.to.cells());
    vec![style.say(&LinkText::NoRoom { digit, lines: lines_named, body, cells, room }).into(), holds.into()]
}

/// A line of an almost fish when its turn comes: what is not by what is true so far, and where its digit is then.
pub(super) struct FishTurn {
    /// The candidates that are not true, by what makes them so; none of those that are not before the first turn.
    pub(super) nots: Vec<Lost>,
    /// The places of the line that are gone, and those that are left.
    pub(super) link: StrongLink,
}

fn turn_clauses(context: &StepContext<'_>, turns: &[FishTurn]) -> Vec<Clause> {
    let mut clauses = Vec::new();
    for turn in turns {
        let nots = turn.nots.iter().map(|lost| not(context, lost, None, None));
        let nots = context.style.clauses(nots.collect::<Vec<_>>());
        clauses.extend((!nots.is_empty()).then(|| Clause::from(nots)));
        clauses.extend(is(context, &turn.link, None));
    }
    clauses
}

/// The lines of an almost fish one after the other, where one of them has its digit by what is true before the link.
pub(super) fn turns_from(context: &StepContext<'_>, inference: &Inference<'_>) -> Option<Vec<FishTurn>> {
    let Reason::AlmostFish(digit, lines) = inference.link.reason else { return None };
    let known = inference.lost.as_ref()?.by.single().filter(|it| it.digit == digit)?.cell;
    in_turn(context, digit, lines, inference.link, Some(known))
}

/// The links of an open chain, where those by almost fish end at the places that their lines come to.
pub(super) fn narrowed<'l>(
    context: &StepContext<'_>,
    links: impl IntoIterator<Item = &'l StrongLink>,
) -> Vec<StrongLink> {
    let mut described: Vec<StrongLink> = Vec::new();
    for link in links {
        let mut link = link.clone();
        if let Reason::AlmostFish(digit, lines) = link.reason {
            let lost = described.last().map(|before| Lost::new(context.layout, before.to, link.from));
            let turns = turns_from(context, &Inference { lost, link: &link });
            let turns = turns.or_else(|| in_turn(context, digit, lines, &link, None));
            if let Some(last) = turns.as_ref().and_then(|turns| turns.last()) {
                link.to = last.link.to;
            }
        }
        described.push(link);
    }
    described
}

/// The lines of an almost fish one after the other, if each but the last has one place left when its turn comes: from a
/// cell of one of them that has the digit, if it is known; nothing if no line has that cell.
pub(super) fn in_turn(
    context: &StepContext<'_>,
    digit: Digit,
    lines: HouseSet,
    link: &StrongLink,
    known: Option<Cell>,
) -> Option<Vec<FishTurn>> {
    let layout = context.layout;
    let of = |cells: CellSet| CandidateSet::of_digit(digit, cells);
    let mut gone = link.from.cells();
    let mut open = lines;
    let mut standing: Vec<CellSet> = Vec::new();
    if let Some(cell) = known {
        let house = lines.iter().find(|&house| layout.cells(house).contains(cell))?;
        open -= HouseSet::of(house);
        gone |= layout.peers(cell);
        standing.push(cell.into());
    }
    let mut turns: Vec<FishTurn> = Vec::new();
    loop {
        let places = |house: House| context.board.plane(digit) & layout.cells(house);
        let left = |house: &House| places(*house) - gone;
        let ends = |house: &House| left(house).is_subset(link.to.cells()) && !left(house).is_empty();
        let house = open.iter().find(ends).or_else(|| open.iter().find(|house| left(house).is_one()))?;
        let to = left(&house);
        let mut shut = places(house) - to;
        let mut nots = Vec::new();
        for by in standing.iter().rev() {
            let seen = shut.filter(|cell| by.is_subset(layout.peers(cell)));
            if !seen.is_empty() {
                nots.push(Lost::new(layout, of(*by), of(seen)));
                shut -= seen;
            }
        }
        let link_of = StrongLink { from: of(places(house) - to), to: of(to), reason: Reason::Group(house, digit) };
        let is_last = ends(&house);
        turns.push(FishTurn { nots, link: link_of });
        if is_last {
            return Some(turns);
        }
        gone |= to.iter().fold(CellSet::EMPTY, |all, cell| all | layout.peers(cell));
        open -= HouseSet::of(house);
        standing.push(to);
    }
}

/// The houses in which candidates clash with those of the same digit.
fn houses_of(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<House> {
    let mut houses = Vec::new();
    for digit in lost.all_digits() {
        let of = |set: &CandidateSet| CandidateSet::of_digit(digit, set.plane(digit));
        for house in super::inference::clash(context.layout, &of(by), &of(lost)) {
            if !houses.contains(&house) {
                houses.push(house);
            }
        }
    }
    houses
}

/// Clauses about the halves of links.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinkText<'a> {
    ItIsNot { digits: Or },
    IsNot { cell: &'a str, digits: Or },
    AreNot { cells: CellSet, digits: Or },
    NoneTrue { all: &'a CandidateSet },
    Since { line: &'a str },
    Reason { reason: &'a str },
    CellIs { cell: Cell, digits: Or },
    ShownIs { cell: Braces, digits: DigitSet },
    CellIn { cell: Cell, digit: Digit, home: Houses<'a>, closed: &'a str },
    OnlyOther { cell: Cell, digit: Digit, home: Houses<'a> },
    Group { home: Houses<'a>, digit: Digit, cells: Any, closed: &'a str },
    Filled { cells: BracesOf, count: Count, rest: DigitSet },
    FilledWith { filled: &'a str, digit: Digit, places: CellSet },
    FilledWithAny { filled: &'a str, digits: Or, places: CellSet },
    Hidden { house: Houses<'a>, digits: DigitSet, cells: CellSet, holds: &'a str },
    Fish { digit: Digit, lines: Houses<'a>, places: Houses<'a>, name: &'a str, cross: Houses<'a>, cells: Any },
    NoRoom { digit: Digit, lines: Houses<'a>, body: Houses<'a>, cells: Any, room: Count },
    Lacks { cells: BracesOf, why: &'a str, others: Count, holds: &'a str },
}
