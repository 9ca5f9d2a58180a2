//! Why cells of a sandwich cannot hold what they lose: where the lowest and the highest digit can stand, and what the cells
//! between them and outside come to.
use super::equation::{equation, value};
use super::misfits;
use super::noun::{AllOf, Any, Or};
use super::total_ways::{NODES, that_reaches, ways_of};
use super::unfit_reasons::{UnfitReasons, WAYS};
use crate::step_context::StepContext;
use crate::style::Style;
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, FillingWays, Rule, RuleFilling, Step, Sum,
};

/// The most places that are left and told one by one, and the most ways to fill the cells with each.
pub(super) const CASES: usize = 4;

/// A sandwich as its cells are filled so far.
pub(super) struct SandwichRow<'a> {
    pub(super) context: &'a StepContext<'a>,
    pub(super) cells: &'a [Cell],
    pub(super) filling: &'a RuleFilling,
    /// The lowest and the highest digit.
    pub(super) bread: [Digit; 2],
    /// The sum of the cells between these.
    pub(super) total: i16,
}

/// Why candidates are in no way to fill the cells.
pub(super) fn reasons(
    context: &StepContext<'_>,
    rule: &Rule,
    filling: &RuleFilling,
    gone: &CandidateSet,
    step: &Step,
) -> UnfitReasons {
    let unsaid = UnfitReasons { left: *gone, needs_ways: true, ..UnfitReasons::default() };
    let digits = context.layout.digits();
    let (Some(low), Some(high)) = (digits.first(), digits.last()) else { return unsaid };
    let Some(FillingWays::Bread(places)) = filling.ways(context.layout, WAYS) else { return unsaid };
    let total = i16::try_from(rule.value_on(context.layout.size())).unwrap_or_default();
    let row = SandwichRow { context, cells: &rule.cells, filling, bread: [low, high], total };
    let mut reasons = unsaid;
    let any = places.iter().fold(CellSet::EMPTY, |any, cells| any | *cells);
    let each = places.iter().fold(any, |each, cells| each & *cells);
    let is_bread = |digit| digit == low || digit == high;
    let is_seen = |it: &Candidate| if is_bread(it.digit) { !any.contains(it.cell) } else { each.contains(it.cell) };
    let of_places: CandidateSet = reasons.left.iter().filter(is_seen).collect();
    reasons.left -= of_places;
    let is_placed = [low, high].iter().all(|&digit| filling.held.all_digits().contains(digit));
    if !is_placed {
        reasons.texts.extend(row.excluded(&places));
        reasons.texts.push(row.taken(&places));
        row.one_end(&places, &mut reasons);
    }
    reasons.needs_ways = false;
    match places[..] {
        [ends] => row.sums(ends, step, &mut reasons),
        _ if places.len() <= CASES => row.cases(&places, &mut reasons),
        _ => {}
    }
    row.beside(&places, &mut reasons);
    reasons
}

impl SandwichRow<'_> {
    /// The cells between two of the row.
    pub(super) fn between(&self, ends: CellSet) -> CellSet {
        let at = |cell: Option<Cell>| self.cells.iter().position(|it| Some(*it) == cell).unwrap_or_default();
        let places: Vec<usize> = ends.iter().map(|cell| at(Some(cell))).collect();
        let (Some(from), Some(to)) = (places.iter().min(), places.iter().max()) else { return CellSet::EMPTY };
        self.cells[from + 1..(*to).max(from + 1)].iter().copied().collect()
    }

    /// The total of the open cells among some, which are those between or outside, with the digits that these can have.
    fn sum(&self, cells: CellSet, total: i16) -> Sum {
        let held: i16 = self.filling.held.iter().filter(|it| cells.contains(it.cell)).map(|it| value(it.digit)).sum();
        let plus = cells & self.filling.left.cells();
        let is_inner = |it: &Candidate| plus.contains(it.cell) && !self.bread.contains(&it.digit);
        let left = self.filling.left.iter().filter(is_inner).collect();
        Sum { plus, minus: CellSet::EMPTY, total: total - held, left, from: Vec::new() }
    }

    pub(super) fn inside(&self, ends: CellSet) -> Sum {
        self.sum(self.between(ends), self.total)
    }

    pub(super) fn outside(&self, ends: CellSet) -> Sum {
        let all: CellSet = self.cells.iter().copied().collect();
        self.sum(all - ends - self.between(ends), self.all_outside())
    }

    fn all_outside(&self) -> i16 {
        let all: i16 = self.context.layout.digits().iter().map(value).sum();
        all - self.bread.map(value).iter().sum::<i16>() - self.total
    }

    /// The lowest and the highest digit.
    pub(super) fn digits(&self) -> DigitSet {
        self.bread.into_iter().collect()
    }

    /// Says what the cells between and outside come to where the places are known, and why what goes does not fit.
    fn sums(&self, ends: CellSet, step: &Step, reasons: &mut UnfitReasons) {
        let style = self.context.style;
        for is_inside in [true, false] {
            let sum = if is_inside { self.inside(ends) } else { self.outside(ends) };
            let own: CandidateSet = reasons.left.iter().filter(|it| sum.plus.contains(it.cell)).collect();
            let by_total: CandidateSet = own.iter().filter(|it| self.misses(&sum, *it)).collect();
            let beside = own - by_total;
            let needed = self.needed(ends, &beside, is_inside);
            if let Some((digits, text)) = needed {
                reasons.texts.push(text);
                reasons.left -= beside.iter().filter(|it| digits.contains(it.digit)).collect();
            }
            if by_total.is_empty() {
                continue;
            }
            reasons.left -= by_total;
            let equation = &equation(style, &sum);
            let from = &self.subtracted(&sum, ends);
            reasons.texts.push(style.say(&if is_inside {
                SandwichText::Inside { digits: self.digits(), equation }
            } else {
                SandwichText::Outside { digits: self.digits(), equation, from }
            }));
            let ways = ways_of(self.context, &sum, self.context.layout.digits() - self.digits());
            let described = misfits::described(self.context, &sum, ways.as_ref(), &eliminating(step, by_total));
            if described.needs_ways {
                reasons.texts.extend(ways.iter().flat_map(|ways| that_reaches(self.context, &sum, ways)));
            }
            reasons.texts.extend(described.texts);
        }
    }

    /// True if the cells of a total cannot reach it with a candidate.
    fn misses(&self, sum: &Sum, it: Candidate) -> bool {
        let digits = |cell: Cell| if cell == it.cell { it.digit.into() } else { sum.left.digits(cell) };
        sum.ways(self.context.layout, &digits, NODES).is_some_and(|ways| ways.is_empty())
    }

    /// The calculation of the total outside: `45-1-9-15-3`.
    fn subtracted(&self, sum: &Sum, ends: CellSet) -> String {
        let all: i16 = self.context.layout.digits().iter().map(value).sum();
        let outside: CellSet = self.cells.iter().copied().collect::<CellSet>() - ends - self.between(ends) - sum.plus;
        let held = self.filling.held.iter_by_cell().filter(|it| outside.contains(it.cell)).map(|it| value(it.digit));
        let less = self.bread.map(value).into_iter().chain([self.total]).chain(held);
        less.fold(all.to_string(), |text, value| format!("{text}-{value}"))
    }
}

/// The step, as if it took away these candidates alone.
fn eliminating(step: &Step, eliminate: CandidateSet) -> Step {
    Step { conclusion: Conclusion::eliminating(eliminate), ..step.clone() }
}

/// The places of the lowest and the highest digit of a line.
pub(super) fn bread(style: Style, digits: DigitSet, list: &[String]) -> String {
    // In plain words the cells of each are a list of their own.
    let places =
        if style.is_plain() { list.join(&style.say(&SandwichText::Else)) } else { style.either_inside(list.to_vec()) };
    style.say(&SandwichText::Bread { digits, places: &places })
}

/// Sentences about sandwiches.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SandwichText<'a> {
    Else,
    Bread { digits: DigitSet, places: &'a str },
    Takes { digits: DigitSet, total: i16, counts: &'a str, count: usize },
    TooMuch { digits: DigitSet, ends: CellSet, cells: CellSet, least: i16, total: i16 },
    TooLittle { digits: DigitSet, ends: CellSet, cells: CellSet, most: i16, total: i16 },
    Would { digits: DigitSet, ends: CellSet, cells: CellSet, ways: &'a str },
    NotMade { digits: DigitSet, ends: CellSet, held: AllOf<'a>, total: i16 },
    NoneOutside { digits: DigitSet, ends: CellSet, lacked: Or },
    ButNoneOutside { lacked: Or },
    Comes { digits: DigitSet, ends: CellSet, total: i16 },
    NotOutside { digits: DigitSet, ends: CellSet },
    Inside { digits: DigitSet, equation: &'a str },
    Outside { digits: DigitSet, equation: &'a str, from: &'a str },
    Case { digits: DigitSet, ends: CellSet, ways: &'a str },
    InNoCase { digits: Or, cells: Any },
    NorIs { digits: Or, cells: Any },
    Fills { cells: CellSet, ways: &'a str },
    Holds { digits: DigitSet, ends: CellSet, digit: Digit, cell: Cell, lacked: Or, places: Any },
    LeftFor { digits: DigitSet, ends: CellSet, digit: Digit, cell: Cell, other: Cell, values: Or },
    BothIn { digits: DigitSet, ends: CellSet, digit: Digit, cell: Cell, pair: DigitSet, other: Cell },
    OtherEnd { digit: Digit, cells: Any, other: Digit, places: Any },
    Between { digits: DigitSet, cells: CellSet, ways: &'a str, needed: DigitSet },
    Beside { cells: CellSet, ways: &'a str, needed: DigitSet },
}
