//! Why candidates do not fit a total: their digit is in no way to reach it, or the other cells cannot come to the rest.
use super::closed::closed;
use super::equation::{equation, value};
use super::plain::closed::not_in;
use super::rest_fault::{OtherCells, fails};
use super::rest_text::{MisfitText, candidates, sides};
use super::total_text::TotalText;
use super::total_ways::{NODES, Ways, held_by, that_reaches, ways};
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Step, Sum};

/// Why candidates go, and whether the ways to reach the total are spoken of.
pub(super) struct MisfitReasons {
    pub(super) texts: Vec<String>,
    pub(super) needs_ways: bool,
}

/// Why each candidate of a total's cells goes. Bounds are told before ways that only the candidates leave; that all of them
/// are in none of the ways that are listed is seen.
pub(super) fn described(context: &StepContext<'_>, sum: &Sum, ways: Option<&Ways>, step: &Step) -> MisfitReasons {
    let gone: CandidateSet = step.conclusion.eliminate.iter().filter(|it| sum.cells().contains(it.cell)).collect();
    if sum.cells().is_one() || ways.is_some_and(|ways| ways.left.is_empty()) {
        return MisfitReasons { texts: Vec::new(), needs_ways: true };
    }
    if let Some(texts) = never(context, sum, &gone) {
        return MisfitReasons { texts, needs_ways: false };
    }
    let by_ways = in_ways(context, sum, ways, &gone);
    if sum.cells().len() == 2 || ways.is_some_and(Ways::is_by_rules) {
        return by_ways.described;
    }
    let bounds = fails(context, sum, None, rests(sum, &gone.iter().collect::<Vec<_>>()));
    let others = if bounds.is_sound {
        Some([bounds.named, bounds.texts].concat())
    } else {
        without_fixed(context, sum, &gone, step)
    };
    let named = if by_ways.described.needs_ways { ways.map(|ways| that_reaches(context, sum, ways)) } else { None };
    let length = |texts: &[String]| texts.iter().map(|text| text.chars().count()).sum::<usize>();
    let by_ways_length = length(&by_ways.described.texts) + named.map_or(0, |named| length(&named));
    match others {
        Some(texts) if !by_ways.is_sound || length(&texts) <= by_ways_length => {
            MisfitReasons { texts, needs_ways: false }
        }
        _ => by_ways.described,
    }
}

/// That the cells that are added and those that are taken off never come to the same, where all candidates of each go.
fn never(context: &StepContext<'_>, sum: &Sum, gone: &CandidateSet) -> Option<Vec<String>> {
    if sum.minus.is_empty() || !sum.left.is_subset(gone) {
        return None;
    }
    let beside = (context.layout.board() - sum.cells()).first()?;
    let [least, most] = sum.bounds_without(context.layout, beside)?;
    let (bound, is_least) = match sum.total {
        total if total < least.total => (least, true),
        total if total > most.total => (most, false),
        _ => return None,
    };
    let text = sides(context, sum, None, &bound, is_least);
    Some(candidates(context, sum, sum.cells()).into_iter().chain([text]).collect())
}

/// The sentences that rest on the ways that are left.
struct ReasonsByWays {
    described: MisfitReasons,
    /// True if nothing is said by the candidates of all other cells alone.
    is_sound: bool,
}

/// Why each candidate goes, by the ways that are left.
fn in_ways(context: &StepContext<'_>, sum: &Sum, ways: Option<&Ways>, gone: &CandidateSet) -> ReasonsByWays {
    let style = context.style;
    let left = ways.map(|ways| ways.left.as_slice());
    let sole = sole(sum, left.unwrap_or_default());
    let filled = filled(context, sum, gone) - sole.iter().map(|it| it.cell).collect();
    let gone: CandidateSet = gone.iter().filter(|it| sole.iter().all(|sole| sole.cell != it.cell)).collect();
    let strange = left.map_or(DigitSet::EMPTY, |left| gone.all_digits() - held_by(left));
    let filled = filled & gone.iter().filter(|it| strange.contains(it.digit)).collect::<CandidateSet>().cells();
    let gone: Vec<Candidate> = gone.iter().filter(|it| !strange.contains(it.digit)).collect();
    let rests = rests(sum, &gone);
    let others = if sum.cells().len() == 2 { None } else { Some(fails(context, sum, left, rests.clone())) };
    let mut texts = Vec::new();
    // Of one way alone it is seen.
    if !strange.is_empty() && left.is_some_and(|left| left.len() > 1) {
        texts.push(style.say(&TotalText::InNone { digits: Or(strange) }));
    }
    match others.as_ref().map(|others| &others.named).filter(|named| !named.is_empty()) {
        Some(named) => texts.extend(named.iter().cloned()),
        None if !filled.is_empty() => texts.extend(shown(context, filled)),
        None => {}
    }
    texts.extend(sole.iter().map(|it| style.say(&MisfitText::OnlyIn { digit: it.digit, cell: it.cell })));
    let mut needs_ways = !strange.is_empty() || !sole.is_empty();
    let mut is_sound = true;
    if let Some(others) = others {
        needs_ways |= others.needs_ways;
        is_sound = others.is_sound;
        texts.extend(others.texts);
    } else {
        texts.extend(of_two(context, sum, &rests));
    }
    ReasonsByWays { described: MisfitReasons { texts, needs_ways }, is_sound }
}

/// The cells of a total that are left one digit of several.
fn filled(context: &StepContext<'_>, sum: &Sum, gone: &CandidateSet) -> CellSet {
    sum.cells()
        .filter(|cell| (context.board.digits(cell) - gone.digits(cell)).is_one() && !gone.digits(cell).is_empty())
}

/// The candidates of cells before these are filled.
pub(super) fn shown(context: &StepContext<'_>, cells: CellSet) -> Vec<String> {
    let left = *context.board.candidates();
    let sum = Sum { plus: cells, minus: CellSet::EMPTY, total: 0, left, from: Vec::new() };
    candidates(context, &sum, cells)
}

/// The same of the total that cells leave which have as many digits as they are; nothing if there are none, or if it is
/// their candidates that go.
fn without_fixed(context: &StepContext<'_>, sum: &Sum, gone: &CandidateSet, step: &Step) -> Option<Vec<String>> {
    let style = context.style;
    let (cells, digits) = fixed(context, sum)?;
    let is_taken = |it: &Candidate| digits.contains(it.digit) && cells.is_subset(context.layout.peers(it.cell));
    let open: CandidateSet = gone.iter().filter(|it| !is_taken(it)).collect();
    if open.is_empty() || open.cells().meets(cells) {
        return None;
    }
    let total = sum.total - digits.iter().map(value).sum::<i16>();
    let left = sum.left.iter().filter(|it| !is_taken(it)).collect();
    let rest = Sum { plus: sum.plus - cells, total, left, ..sum.clone() };
    // What a candidate leaves of the cells that are taken off is not asked any more.
    let is_out = |it: Candidate| {
        let held = |cell: Cell| if cell == it.cell { it.digit.into() } else { rest.left.digits(cell) };
        rest.ways(context.layout, &held, NODES).is_some_and(|ways| ways.is_empty())
    };
    if !open.iter().all(is_out) {
        return None;
    }
    let mut texts = Vec::new();
    let taken: CandidateSet = gone.iter().filter(is_taken).collect();
    if !taken.is_empty() {
        let gone = Or(taken.all_digits());
        texts.push(style.say(&MisfitText::Take { cells, digits, from: taken.cells(), gone }));
    }
    texts.push(style.say(&MisfitText::Fixed { cells, digits, equation: &equation(style, &rest) }));
    let ways = ways(context, &rest);
    let described = described(context, &rest, ways.as_ref(), step);
    if described.needs_ways {
        texts.extend(that_reaches(context, &rest, ways.as_ref()?));
    }
    texts.extend(described.texts);
    Some(texts)
}

/// As few cells of a total as there are which all see each other and have as many digits, but not all of its cells.
fn fixed(context: &StepContext<'_>, sum: &Sum) -> Option<(CellSet, DigitSet)> {
    let mut sets = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for _ in 0..sum.plus.len().saturating_sub(1) {
        let mut next = Vec::new();
        for &(cells, digits) in &sets {
            let later = sum.plus.iter().filter(|&cell| cells.iter().all(|known| known < cell));
            let later = later.filter(|&cell| cells.is_subset(context.layout.peers(cell)));
            next.extend(later.map(|cell| (cells.with(cell), digits | sum.left.digits(cell))));
        }
        if let Some(found) = next.iter().find(|(cells, digits)| digits.len() == cells.len()) {
            return Some(*found);
        }
        sets = next;
    }
    None
}

/// The digits that each way has and only one of three cells or more can be.
fn sole(sum: &Sum, ways: &[Vec<Digit>]) -> Vec<Candidate> {
    let Some((first, others)) = ways.split_first().filter(|_| sum.plus.len() > 2) else { return Vec::new() };
    let only = |&digit: &Digit| {
        let cell = sum.left.plane(digit).single()?;
        let is_needed = others.iter().all(|way| way.contains(&digit)) && sum.left.digits(cell).is_several();
        is_needed.then_some(Candidate { cell, digit })
    };
    first.iter().filter_map(only).collect()
}

/// The totals that the other cells would have to reach, for each digit and its cells.
fn rests(sum: &Sum, gone: &[Candidate]) -> Vec<OtherCells> {
    let mut rests: Vec<OtherCells> = Vec::new();
    for it in gone {
        let taken = if sum.plus.contains(it.cell) { value(it.digit) } else { -value(it.digit) };
        let total = sum.total - taken;
        match rests.iter_mut().find(|known| known.digit == it.digit && known.total == total) {
            Some(known) => known.cells.insert(it.cell),
            None => {
                rests.push(OtherCells {
                    digit: it.digit,
                    cells: CellSet::of(it.cell),
                    total,
                    alike: DigitSet::EMPTY,
                    ways: None,
                    need: None,
                });
            }
        }
    }
    rests
}

/// Why candidates of two cells do not fit their total.
pub(super) fn of_pair(context: &StepContext<'_>, sum: &Sum, gone: &CandidateSet) -> Vec<String> {
    of_two(context, sum, &rests(sum, &gone.iter().collect::<Vec<_>>()))
}

/// The sentences on what the other one of two cells would have to be with each of some digits, in the order of these,
/// and on why it is not.
fn of_two(context: &StepContext<'_>, sum: &Sum, rests: &[OtherCells]) -> Vec<String> {
    let style = context.style;
    let mut texts = Vec::new();
    for cell in sum.cells() {
        let others = sum.cells().without(cell);
        let sign = if sum.minus.meets(others) { -1 } else { 1 };
        let own: Vec<&OtherCells> = rests.iter().filter(|it| it.cells.contains(cell)).collect();
        let (Some(other), false) = (others.single(), own.is_empty()) else { continue };
        let [least, most] = [context.layout.digits().first(), context.layout.digits().last()];
        let [least, most] = [least, most].map(|digit| digit.map_or(0, value));
        let beyond = |is_it: &dyn Fn(i16) -> bool| -> DigitSet {
            own.iter().filter(|it| is_it(sign * it.total)).map(|it| it.digit).collect()
        };
        let [below, above] = [beyond(&|it| it < least), beyond(&|it| it > most)];
        if !below.is_empty() {
            texts.push(style.say(&MisfitText::OtherBelow { digits: Or(below), cell, other, least }));
        }
        if !above.is_empty() {
            texts.push(style.say(&MisfitText::OtherAbove { digits: Or(above), cell, other, most }));
        }
        let own: Vec<&OtherCells> = own.into_iter().filter(|it| !(below | above).contains(it.digit)).collect();
        if own.is_empty() {
            continue;
        }
        let digits: DigitSet = own.iter().map(|it| it.digit).collect();
        let needed: Vec<i16> = own.iter().map(|it| sign * it.total).collect();
        let values = &style.or(&needed);
        let rest = style.say(&MisfitText::OtherIs { digits: Or(digits), cell, other, values });
        let why = not_these(context, other, &needed);
        if style.is_plain() && !why.is_empty() {
            texts.push(rest);
            texts.extend(why);
        } else {
            let why = style.clauses(why);
            let why = if why.is_empty() {
                style.say(&MisfitText::CannotBe)
            } else {
                style.say(&MisfitText::But { why: &why })
            };
            texts.push(style.say(&MisfitText::Rests { rests: AllOf(&[rest]), why: &why }));
        }
    }
    texts
}

/// Why a cell is none of some digits; nothing if it can be one of them.
fn not_these(context: &StepContext<'_>, cell: Cell, needed: &[i16]) -> Vec<String> {
    let style = context.style;
    let digits: DigitSet = context.layout.digits().filter(|digit| needed.contains(&value(digit)));
    if context.board.digits(cell).meets(digits) {
        return Vec::new();
    }
    if style.is_plain() {
        return digits.iter().map(|digit| not_in(context, cell, digit)).collect();
    }
    closed(context, cell.into(), digits)
}
