//! Why cells of a sandwich cannot hold what they lose: where the lowest and the highest digit can stand, and what the cells
//! between them and outside come to.
use super::closed::closed;
use super::equation::{equation, value};
use super::misfits;
use super::noun::{Any, Or};
use super::plain::closed::not_in;
use super::rest_text::listed;
use super::total_ways::{NODES, that_reaches, ways_of};
use super::unfit::{UnfitReasons, WAYS};
use crate::step_context::StepContext;
use crate::style::Style;
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, FillingWays, Rule, RuleFilling, Step, Sum,
};

/// The most places that are excluded one by one.
const EXCLUDED: usize = 8;

/// The most places that are left and told one by one, and the most ways to fill the cells with each.
const CASES: usize = 4;

/// A sandwich as its cells are filled so far.
struct SandwichRow<'a> {
    context: &'a StepContext<'a>,
    cells: &'a [Cell],
    filling: &'a RuleFilling,
    /// The lowest and the highest digit.
    bread: [Digit; 2],
    /// What the cells between these come to.
    total: i16,
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
    reasons
}

impl SandwichRow<'_> {
    /// The cells between two of the row.
    fn between(&self, ends: CellSet) -> CellSet {
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

    fn inside(&self, ends: CellSet) -> Sum {
        self.sum(self.between(ends), self.total)
    }

    fn outside(&self, ends: CellSet) -> Sum {
        let all: CellSet = self.cells.iter().copied().collect();
        self.sum(all - ends - self.between(ends), self.all_outside())
    }

    fn all_outside(&self) -> i16 {
        let all: i16 = self.context.layout.digits().iter().map(value).sum();
        all - self.bread.map(value).iter().sum::<i16>() - self.total
    }

    /// The least and the most that so many cells between can come to, by the rules.
    fn reach(&self, count: usize) -> [i16; 2] {
        let inner: Vec<i16> =
            self.context.layout.digits().iter().filter(|it| !self.bread.contains(it)).map(value).collect();
        [inner.iter().take(count).sum(), inner.iter().rev().take(count).sum()]
    }

    /// Why the lowest and the highest digit are nowhere else: the number of the cells between, and what cells there come to.
    fn excluded(&self, places: &[CellSet]) -> Vec<String> {
        let style = self.context.style;
        let all = self.filling.left | self.filling.held;
        let [low, high] = self.bread.map(|digit| all.plane(digit));
        let mut pairs: Vec<CellSet> = Vec::new();
        for ends in low.iter().flat_map(|one| high.without(one).iter().map(move |other| CellSet::of(one).with(other))) {
            if !pairs.contains(&ends) {
                pairs.push(ends);
            }
        }
        let is_far = |ends: &CellSet| {
            let [least, most] = self.reach(self.between(*ends).len());
            !(least..=most).contains(&self.total)
        };
        let mut texts = Vec::new();
        if pairs.iter().any(is_far) {
            let counts = (0..self.cells.len() - 1).filter(|&count| {
                let [least, most] = self.reach(count);
                (least..=most).contains(&self.total)
            });
            let counts: Vec<String> = counts.map(|count| count.to_string()).collect();
            let count = if counts == ["1"] { 1 } else { 2 };
            let (digits, total) = (self.digits(), self.total);
            texts.push(style.say(&SandwichText::Takes { digits, total, counts: &style.or(counts), count }));
        }
        let open = pairs.iter().filter(|ends| !is_far(ends) && !places.contains(*ends));
        let open: Vec<String> = open.map(|ends| self.impossible(*ends)).collect();
        if open.len() <= EXCLUDED {
            texts.extend(open);
        }
        texts
    }

    /// Why the lowest and the highest digit cannot have these places.
    fn impossible(&self, ends: CellSet) -> String {
        let style = self.context.style;
        let inside = self.inside(ends);
        let cells = inside.plus;
        let digits = self.digits();
        let reached = inside.ways(self.context.layout, &|cell| inside.left.digits(cell), NODES);
        // None of the ends is one of the cells.
        let bounds = ends.first().and_then(|end| inside.bounds_without(self.context.layout, end));
        let [least, most] = bounds.map_or([i16::MIN, i16::MAX], |bounds| bounds.map(|bound| bound.total));
        if cells.is_empty() {
            let total = self.total - inside.total;
            return style.say(&SandwichText::Comes { digits, ends, total });
        }
        style.say(&match reached {
            Some(ways) if !ways.is_empty() => SandwichText::NotOutside { digits, ends },
            _ if inside.total < least => SandwichText::TooMuch { digits, ends, cells, least, total: inside.total },
            _ if inside.total > most => SandwichText::TooLittle { digits, ends, cells, most, total: inside.total },
            _ => SandwichText::NotInside { digits, ends, cells, total: inside.total },
        })
    }

    /// Where the lowest and the highest digit can be.
    fn taken(&self, places: &[CellSet]) -> String {
        let style = self.context.style;
        let list: Vec<String> = places.iter().map(|cells| style.say(cells)).collect();
        bread(style, self.digits(), &list)
    }

    /// Why a cell that one of the two can take cannot be the other: where this would have to be with it, and why not there;
    /// and of two places that are known, why one is which.
    fn one_end(&self, places: &[CellSet], reasons: &mut UnfitReasons) {
        let style = self.context.style;
        let all = self.filling.left | self.filling.held;
        let [low, high] = self.bread;
        let mut told: Vec<(Digit, CellSet, CellSet)> = Vec::new();
        for (digit, other) in [(low, high), (high, low)] {
            for cell in reasons.left.plane(digit) {
                let with = places.iter().filter(|ends| ends.contains(cell));
                let partners = with.fold(CellSet::EMPTY, |all, ends| all | ends.without(cell));
                if partners.meets(all.plane(other)) {
                    continue;
                }
                reasons.left -= CandidateSet::of(Candidate { cell, digit });
                match told.iter_mut().find(|(known, _, places)| (*known, *places) == (digit, partners)) {
                    Some((_, cells, _)) => cells.insert(cell),
                    None => told.push((digit, cell.into(), partners)),
                }
            }
            for (digit, cells, places) in told.drain(..) {
                let (cells, places) = (Any(cells), Any(places));
                reasons.texts.push(style.say(&SandwichText::OtherEnd { digit, cells, other, places }));
                reasons.texts.extend(self.closed(places.0, other));
            }
        }
        let [ends] = *places else { return };
        if self.filling.held.all_digits().meets(self.digits()) {
            return;
        }
        let lacking = |digit: Digit| ends.iter().find(|&cell| !all.digits(cell).contains(digit));
        let lacked = [low, high].into_iter().find_map(|digit| Some((lacking(digit)?, digit)));
        // Where one of the two goes in this very step, that was said.
        reasons.texts.extend(lacked.into_iter().flat_map(|(cell, digit)| self.closed(cell.into(), digit)));
    }

    /// Why cells are not a digit.
    fn closed(&self, cells: CellSet, digit: Digit) -> Vec<String> {
        if self.context.style.is_plain() {
            return cells.iter().map(|cell| not_in(self.context, cell, digit)).collect();
        }
        closed(self.context, cells, digit.into())
    }

    /// The lowest and the highest digit.
    fn digits(&self) -> DigitSet {
        self.bread.into_iter().collect()
    }

    /// What the cells between and outside come to where the places are known, and why what goes does not fit.
    fn sums(&self, ends: CellSet, step: &Step, reasons: &mut UnfitReasons) {
        let style = self.context.style;
        for is_inside in [true, false] {
            let mut sums = [self.inside(ends), self.outside(ends)];
            sums.rotate_left(usize::from(!is_inside));
            let [sum, others] = sums;
            let own: CandidateSet = reasons.left.iter().filter(|it| sum.plus.contains(it.cell)).collect();
            let by_total: CandidateSet = own.iter().filter(|it| self.misses(&sum, *it)).collect();
            let beside = own - by_total;
            let needed = self.needed(&others, &beside, is_inside);
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
                SandwichText::Outside { equation, from }
            }));
            let ways = ways_of(self.context, &sum, self.context.layout.digits() - self.digits());
            let told = misfits::told(self.context, &sum, ways.as_ref(), &eliminating(step, by_total));
            if told.needs_ways {
                reasons.texts.extend(ways.iter().flat_map(|ways| that_reaches(self.context, &sum, ways)));
            }
            reasons.texts.extend(told.texts);
        }
    }

    /// Whether the cells of a total cannot reach it with a candidate.
    fn misses(&self, sum: &Sum, it: Candidate) -> bool {
        let digits = |cell: Cell| if cell == it.cell { it.digit.into() } else { sum.left.digits(cell) };
        sum.ways(self.context.layout, &digits, NODES).is_some_and(|ways| ways.is_empty())
    }

    /// The digits that the cells on the other side of the ends have in each of few ways, of those that go on this side.
    fn needed(&self, others: &Sum, gone: &CandidateSet, is_inside: bool) -> Option<(DigitSet, String)> {
        let style = self.context.style;
        let found = others.ways(self.context.layout, &|cell| others.left.digits(cell), NODES)?;
        let ways = &style.or(listed(Some(&found).filter(|found| (1..=CASES).contains(&found.len()))?));
        let needed =
            gone.all_digits().filter(|digit| others.plus.is_several() && found.iter().all(|way| way.contains(&digit)));
        let cells = others.plus;
        let text = if is_inside {
            SandwichText::Beside { cells, ways, needed }
        } else {
            SandwichText::Between { digits: self.digits(), cells, ways, needed }
        };
        (!needed.is_empty()).then(|| (needed, style.say(&text)))
    }

    /// How the total outside is worked out: `45-1-9-15-3`.
    fn subtracted(&self, sum: &Sum, ends: CellSet) -> String {
        let all: i16 = self.context.layout.digits().iter().map(value).sum();
        let outside: CellSet = self.cells.iter().copied().collect::<CellSet>() - ends - self.between(ends) - sum.plus;
        let held = self.filling.held.iter_by_cell().filter(|it| outside.contains(it.cell)).map(|it| value(it.digit));
        let less = self.bread.map(value).into_iter().chain([self.total]).chain(held);
        less.fold(all.to_string(), |text, value| format!("{text}-{value}"))
    }

    /// In which ways the cells are filled with each of few places, which leaves no way for what goes.
    fn cases(&self, places: &[CellSet], reasons: &mut UnfitReasons) {
        let style = self.context.style;
        let gone = reasons.left.cells();
        let mut texts = Vec::new();
        let mut held = DigitSet::EMPTY;
        for &ends in places {
            let mut parts = Vec::new();
            for sum in [self.inside(ends), self.outside(ends)] {
                if !sum.plus.meets(gone) {
                    continue;
                }
                let found = sum.ways(self.context.layout, &|cell| sum.left.digits(cell), NODES);
                let Some(found) = found.filter(|found| (1..=CASES).contains(&found.len())) else { return };
                held |= found.iter().flatten().copied().collect();
                let ways = &style.or(listed(&found));
                parts.push(style.say(&SandwichText::Fills { cells: sum.plus, ways }));
            }
            if parts.is_empty() {
                continue;
            }
            texts.push(style.say(&SandwichText::Case { digits: self.digits(), ends, ways: &style.clauses(parts) }));
        }
        reasons.texts.extend(texts);
        held |= self.digits();
        let lacked: CandidateSet = reasons.left.iter().filter(|it| !held.contains(it.digit)).collect();
        if !lacked.is_empty() {
            reasons.texts.push(style.say(&SandwichText::InNoCase { digits: Or(lacked.all_digits()) }));
            reasons.left -= lacked;
        }
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
    NotInside { digits: DigitSet, ends: CellSet, cells: CellSet, total: i16 },
    Comes { digits: DigitSet, ends: CellSet, total: i16 },
    NotOutside { digits: DigitSet, ends: CellSet },
    Inside { digits: DigitSet, equation: &'a str },
    Outside { equation: &'a str, from: &'a str },
    Case { digits: DigitSet, ends: CellSet, ways: &'a str },
    InNoCase { digits: Or },
    Fills { cells: CellSet, ways: &'a str },
    OtherEnd { digit: Digit, cells: Any, other: Digit, places: Any },
    Between { digits: DigitSet, cells: CellSet, ways: &'a str, needed: DigitSet },
    Beside { cells: CellSet, ways: &'a str, needed: DigitSet },
}
