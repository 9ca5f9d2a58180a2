//! Says why the other cells of a total cannot come to what a candidate leaves to them.
use super::equation::value;
use super::rest_fault::{OtherCells, RestFault, beyond_sum, weakest};
use super::total_ways::none_of;
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Any, Houses, Or};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Sum, SumBound, SumPart};

/// True if it has to be said which of the cells see each other.
pub(super) fn is_parted(bound: &SumBound) -> bool {
    bound.parts.len() > 1 && bound.parts.iter().any(|part| part.cells.is_several())
}

/// The candidates of the cells, those of several cells together; in plain words a sentence for each.
pub(super) fn candidates(context: &StepContext<'_>, sum: &Sum, cells: CellSet) -> Vec<String> {
    let style = context.style;
    if style.is_plain() {
        let is = |(digits, cells)| style.say(&MisfitText::CellIs { cells, digits: Or(digits) });
        return alike(context, &sum.left, cells).into_iter().map(is).collect();
    }
    if cells.is_one() {
        let digits = alike(context, &sum.left, cells).iter().fold(DigitSet::EMPTY, |all, (digits, _)| all | *digits);
        return vec![style.say(&MisfitText::CellIs { cells, digits: Or(digits) })];
    }
    vec![style.say(&MisfitText::CellsAre { held: AllOf(&candidates_of(context, &sum.left, cells)) })]
}

/// Cells of a total, each block with its candidates: `r12c7 {3456}`.
pub(super) fn candidates_of(context: &StepContext<'_>, left: &CandidateSet, cells: CellSet) -> Vec<String> {
    blocks(context.style, alike(context, left, cells))
}

/// Blocks of cells, each with the digits of its cells.
fn blocks(style: Style, groups: Vec<(DigitSet, CellSet)>) -> Vec<String> {
    let of_group = |(digits, cells): (DigitSet, CellSet)| {
        style.blocks(cells).into_iter().map(move |block| style.held(&block, digits))
    };
    groups.into_iter().flat_map(of_group).collect()
}

/// Cells of a total by what stands in them.
fn alike(context: &StepContext<'_>, left: &CandidateSet, cells: CellSet) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in cells {
        let standing = context.board.digits(cell);
        let digits = if standing.is_empty() { left.digits(cell) } else { standing };
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, cell.into())),
        }
    }
    groups
}

impl RestFault {
    /// Says what would have to be left, and why it cannot be.
    pub(super) fn said(&self, context: &StepContext<'_>, sum: &Sum, rests: &[OtherCells]) -> Vec<String> {
        let style = context.style;
        let why = match self {
            Self::Taken(cells, digits) => {
                let gone = Or(rests.iter().map(|it| it.digit).collect());
                let from = rests.iter().fold(CellSet::EMPTY, |all, it| all | it.cells);
                return vec![style.say(&MisfitText::Take { cells: *cells, digits: *digits, from, gone })];
            }
            Self::AtLeast(bound) if !bound.minus.is_empty() => {
                return weakest(sum, rests, true).iter().map(|it| sides(context, sum, Some(it), bound, true)).collect();
            }
            Self::AtMost(bound) if !bound.minus.is_empty() => {
                return weakest(sum, rests, false)
                    .iter()
                    .map(|it| sides(context, sum, Some(it), bound, false))
                    .collect();
            }
            Self::Needs(cells, digits) => none_of(context, *cells, *digits),
            Self::AtLeast(bound) => {
                style.say(&MisfitText::ButAtLeast { least: bound.total, digits: &written(context, bound) })
            }
            Self::AtMost(bound) => {
                style.say(&MisfitText::ButAtMost { most: bound.total, digits: &written(context, bound) })
            }
            Self::Alike(cells, house) => {
                style.say(&MisfitText::ButDiffer { cells: *cells, house: context.named([*house]) })
            }
            Self::Candidates(left) => {
                let held = blocks(style, cells_by_digits(left));
                style.say(&MisfitText::ButHeld { held: AllOf(&held), count: left.cells().len() })
            }
        };
        let said = |(at, it): (usize, &OtherCells)| {
            // What cells come to that are taken off is no number: what is left is told as it stands.
            if !sum.minus.is_subset(it.cells) && it.ways.is_none() && it.need.is_none() {
                let plus = sum.plus - it.cells;
                let minus = sum.minus - it.cells;
                let left = Sum { plus, minus, total: it.total, left: sum.left, from: Vec::new() };
                let equation = &style.equation(&left);
                return style.say(&MisfitText::RestIs { digit: it.digit, cells: Any(it.cells), equation });
            }
            let digit = it.digit;
            let cells = Any(it.cells);
            let rest = &it.total.to_string();
            style.say(&match (&it.ways, &it.need, at) {
                (_, Some(ways), _) => MisfitText::OthersNeed { digit, cells, ways },
                (Some(ways), _, 0) => MisfitText::OthersAre { digit, cells, ways },
                (Some(ways), ..) => MisfitText::NextAre { digit, cells, ways },
                (None, _, 0) => MisfitText::Rest { digit, cells, rest },
                (None, ..) => MisfitText::NextRest { digit, cells, rest },
            })
        };
        let rests: Vec<String> = rests.iter().enumerate().map(said).collect();
        vec![style.say(&MisfitText::Rests { rests: AllOf(&rests), why: &why })]
    }
}

/// Says what the cells that are added come to, with a digit in one if there is a rest, and what those that are taken off do.
pub(super) fn sides(
    context: &StepContext<'_>,
    sum: &Sum,
    rest: Option<&OtherCells>,
    bound: &SumBound,
    is_least: bool,
) -> String {
    let is_plus = rest.is_some_and(|rest| rest.cells.is_subset(sum.plus));
    let own = |digits: &[Digit], is_own: bool| {
        let own = rest.filter(|_| is_own).map(|rest| rest.digit);
        own.into_iter().chain(digits.iter().copied()).collect::<Vec<Digit>>()
    };
    let left = own(&bound.plus, is_plus);
    let right = own(&bound.minus, !is_plus);
    let total = |digits: &[Digit]| digits.iter().copied().map(value).sum::<i16>();
    let digits = &left.iter().map(Digit::to_string).collect::<Vec<_>>().join("+");
    let low = total(&left);
    let high = total(&right) + sum.total;
    let style = context.style;
    let terms: Vec<String> =
        right.iter().map(Digit::to_string).chain((sum.total > 0).then(|| sum.total.to_string())).collect();
    let cells = sum.minus;
    let more = &style.say(&match (cells.is_one(), sum.total) {
        (true, 0) => MisfitText::Side { cells },
        (_, 0) => MisfitText::SumOf { cells },
        (_, more) => MisfitText::SumWith { cells, more },
    });
    let others =
        &if terms.len() > 1 { style.say(&MisfitText::Worked { sum: &terms.join("+") }) } else { String::new() };
    let plus = sum.plus;
    if let Some(text) = rest.and_then(|rest| beyond_sum(context, sum, rest, &right, is_least)) {
        return text;
    }
    let [low, high] = if is_least {
        [LimitText::AtLeast { total: low }, LimitText::AtMost { total: high }]
    } else {
        [LimitText::AtMost { total: low }, LimitText::AtLeast { total: high }]
    };
    let sides = style.say(&MisfitText::Sides { plus, low, digits, more, high, others });
    let Some(rest) = rest else { return sides };
    let digit = Or(rest.alike.with(rest.digit));
    style.say(&MisfitText::WithSides { digit, cells: Any(rest.cells), plus, sides: &sides })
}

/// The digits of a bound as a sum: `1+6-9`; where some of the cells see each other, what each of these sets comes to:
/// `r4c9+r6c7 17 in box 6, r4c7 3`.
pub(super) fn written(context: &StepContext<'_>, bound: &SumBound) -> String {
    let minus = bound.minus.iter().flat_map(|digit| ["-".to_owned(), digit.to_string()]).collect::<String>();
    if is_parted(bound) && minus.is_empty() {
        let style = context.style;
        let part = |part: &SumPart| {
            let cells: Vec<String> = part.cells.iter().map(|cell| style.cell(cell)).collect();
            let cells = &cells.join("+");
            let total = part.total();
            let house = context.layout.houses_around(part.cells).first().filter(|_| part.cells.is_several());
            style.say(&match house {
                Some(house) => MisfitText::PartIn { cells, total, house: context.named([house]) },
                None => MisfitText::Part { cells, total },
            })
        };
        return style.commas(bound.parts.iter().map(part));
    }
    let plus: Vec<String> = bound.plus.iter().map(Digit::to_string).collect();
    plus.join("+") + &minus
}

/// Ways to fill cells, as they are written: `1+2+4`.
pub(super) fn listed(ways: &[Vec<Digit>]) -> Vec<String> {
    ways.iter().map(|way| way.iter().map(Digit::to_string).collect::<Vec<_>>().join("+")).collect()
}

impl Style {
    /// Ways to fill cells, one of which it is: `1+3 or 2+2`.
    pub fn ways(self, ways: &[Vec<Digit>]) -> String {
        self.or(listed(ways))
    }
}

/// Sentences about candidates that do not fit a total.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MisfitText<'a> {
    OnlyIn { digit: Digit, cell: Cell },
    Rest { digit: Digit, cells: Any, rest: &'a str },
    RestIs { digit: Digit, cells: Any, equation: &'a str },
    NextRest { digit: Digit, cells: Any, rest: &'a str },
    OthersAre { digit: Digit, cells: Any, ways: &'a str },
    NextAre { digit: Digit, cells: Any, ways: &'a str },
    Rests { rests: AllOf<'a>, why: &'a str },
    CannotBe,
    But { why: &'a str },
    CellsAre { held: AllOf<'a> },
    CellIs { cells: CellSet, digits: Or },
    Take { cells: CellSet, digits: DigitSet, from: CellSet, gone: Or },
    Leaves { digit: Digit, cell: Cell, other: Cell, left: Or, rules: &'a str },
    ButHeld { held: AllOf<'a>, count: usize },
    Fixed { cells: CellSet, digits: DigitSet, equation: &'a str },
    Part { cells: &'a str, total: i16 },
    PartIn { cells: &'a str, total: i16, house: Houses<'a> },
    AtLeast { cell: Cell, least: i16, most: i16, digits: &'a str },
    AtMost { cell: Cell, most: i16, least: i16, digits: &'a str },
    ButAtLeast { least: i16, digits: &'a str },
    ButAtMost { most: i16, digits: &'a str },
    ButNone { cells: CellSet, digits: Or },
    Side { cells: CellSet },
    SumOf { cells: CellSet },
    SumWith { cells: CellSet, more: i16 },
    Worked { sum: &'a str },
    TotalOf { cells: CellSet },
    TotalWith { cells: CellSet, more: i16 },
    EqualLeast { more: &'a str, limit: i16, digits: &'a str, cell: Cell },
    EqualMost { more: &'a str, limit: i16, digits: &'a str, cell: Cell },
    ButDiffer { cells: CellSet, house: Houses<'a> },
    Sides { plus: CellSet, low: LimitText, digits: &'a str, more: &'a str, high: LimitText, others: &'a str },
    WithSides { digit: Or, cells: Any, plus: CellSet, sides: &'a str },
    IsSumAtMost { digit: Digit, cells: CellSet, more: &'a str, bound: i16, worked: &'a str },
    IsSumAtLeast { digit: Digit, cells: CellSet, more: &'a str, bound: i16, worked: &'a str },
    OthersNeed { digit: Digit, cells: Any, ways: &'a str },
    OtherBelow { digits: Or, cell: Cell, other: Cell, least: i16 },
    OtherAbove { digits: Or, cell: Cell, other: Cell, most: i16 },
    OtherIs { digits: Or, cell: Cell, other: Cell, values: &'a str },
}

/// The number that a side of an equation is at least or at most.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LimitText {
    AtLeast { total: i16 },
    AtMost { total: i16 },
}
