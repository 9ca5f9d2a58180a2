//! Why candidates do not fit a total: their digit is in no way to reach it, or the other cells cannot come to the rest.
use super::closed::closed;
use super::plain::closed::not_in;
use super::rest_fault::{MisfitText, OtherCells, fails};
use super::total::{TotalText, held_by, value};
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Step, Sum};

/// Why each candidate goes. That all of them are in none of the ways that are listed is seen.
pub(super) fn told(context: &StepContext<'_>, sum: &Sum, ways: Option<&[Vec<Digit>]>, step: &Step) -> Vec<String> {
    let style = context.style;
    let cells = sum.cells();
    if cells.is_one() || ways.is_some_and(<[_]>::is_empty) {
        return Vec::new();
    }
    let sole = sole(sum, ways.unwrap_or_default());
    let is_open = |it: &Candidate| cells.contains(it.cell) && sole.iter().all(|sole| sole.cell != it.cell);
    let gone: CandidateSet = step.conclusion.eliminate.iter().filter(is_open).collect();
    let strange = ways.map_or(DigitSet::EMPTY, |ways| gone.all_digits() - held_by(ways));
    let gone: Vec<Candidate> = gone.iter().filter(|it| !strange.contains(it.digit)).collect();
    let mut texts = Vec::new();
    if !strange.is_empty() {
        texts.push(style.say(&TotalText::InNone { digits: Or(strange) }));
    }
    texts.extend(sole.iter().map(|it| style.say(&MisfitText::OnlyIn { digit: it.digit, cell: it.cell })));
    let rests = rests(sum, &gone);
    if cells.len() == 2 {
        texts.extend(of_two(context, sum, &rests));
    } else {
        texts.extend(fails(context, sum, ways, rests));
    }
    texts
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
            None => rests.push(OtherCells { digit: it.digit, cells: CellSet::of(it.cell), total, ways: None }),
        }
    }
    rests
}

/// What the other one of two cells would have to be with each of some digits, in the order of these, and why it is not.
fn of_two(context: &StepContext<'_>, sum: &Sum, rests: &[OtherCells]) -> Vec<String> {
    let style = context.style;
    let mut texts = Vec::new();
    for cell in sum.cells() {
        let others = sum.cells().without(cell);
        let sign = if sum.minus.meets(others) { -1 } else { 1 };
        let own: Vec<&OtherCells> = rests.iter().filter(|it| it.cells.contains(cell)).collect();
        let (Some(other), false) = (others.single(), own.is_empty()) else { continue };
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

/// Why a cell is none of some numbers; nothing if it can be one of them.
fn not_these(context: &StepContext<'_>, cell: Cell, needed: &[i16]) -> Vec<String> {
    let style = context.style;
    let named: Vec<Option<Digit>> =
        needed.iter().map(|&it| context.layout.digits().iter().find(|&digit| value(digit) == it)).collect();
    let digits: DigitSet = named.iter().flatten().copied().collect();
    if context.board.digits(cell).meets(digits) {
        return Vec::new();
    }
    let beyond: Vec<i16> = needed.iter().zip(&named).filter(|(_, digit)| digit.is_none()).map(|(&it, _)| it).collect();
    let beyond = (!beyond.is_empty()).then(|| style.say(&MisfitText::NoDigit { values: &style.or(&beyond) }));
    let why = match digits.is_empty() {
        true => Vec::new(),
        false if style.is_plain() => digits.iter().map(|digit| not_in(context, cell, digit)).collect(),
        false => closed(context, cell.into(), digits),
    };
    beyond.into_iter().chain(why).collect()
}
