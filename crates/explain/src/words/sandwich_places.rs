//! Where the lowest and the highest digit of a sandwich can stand: the places that the cells between and outside leave, and
//! why they leave no others.
use super::closed::closed;
use super::equation::value;
use super::filled::FilledText;
use super::noun::{AllOf, Any, Or};
use super::plain::closed::not_in;
use super::rest_text::{MisfitText, candidates_of};
use super::sandwich::{CASES, SandwichRow, SandwichText, bread};
use super::total_ways::NODES;
use super::unfit_reasons::UnfitReasons;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Sum};

/// The most places that are excluded one by one.
const EXCLUDED: usize = 8;

/// The most facts that say why cells cannot be some digits.
const FACTS: usize = 6;

impl SandwichRow<'_> {
    /// The least and the most that so many cells between can come to, by the rules.
    fn reach(&self, count: usize) -> [i16; 2] {
        let inner: Vec<i16> =
            self.context.layout.digits().iter().filter(|it| !self.bread.contains(it)).map(value).collect();
        [inner.iter().take(count).sum(), inner.iter().rev().take(count).sum()]
    }

    /// Why the lowest and the highest digit are nowhere else: the number of the cells between, and what cells there come to.
    pub(super) fn excluded(&self, places: &[CellSet]) -> Vec<String> {
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
            let digits = self.digits();
            let total = self.total;
            texts.push(style.say(&SandwichText::Takes { digits, total, counts: &style.or(counts), count }));
        }
        texts.extend(self.left_places());
        let open = pairs.iter().filter(|ends| !is_far(ends) && !places.contains(*ends));
        let open: Vec<Vec<String>> = open.map(|ends| self.impossible(*ends)).collect();
        if open.len() <= EXCLUDED {
            texts.extend(open.into_iter().flatten());
        }
        texts
    }

    /// The cells that the lowest and the highest digit can have, one after the other, where these are not all open cells.
    fn left_places(&self) -> Option<String> {
        let style = self.context.style;
        let place = |digit: Digit| {
            let cells = self.filling.left.plane(digit);
            let is_told = !cells.is_empty() && cells != self.filling.left.cells();
            is_told.then(|| style.say(&FilledText::Place { digit, cells: Any(cells) }))
        };
        let places: Vec<String> = self.bread.into_iter().filter_map(place).collect();
        (!places.is_empty()).then(|| style.say(&FilledText::Places { places: AllOf(&places) }))
    }

    /// Why the lowest and the highest digit cannot have these places.
    fn impossible(&self, ends: CellSet) -> Vec<String> {
        let style = self.context.style;
        let inside = self.inside(ends);
        let cells = inside.plus;
        let digits = self.digits();
        let total = inside.total;
        if cells.is_empty() && total != 0 {
            let total = self.total - total;
            return vec![style.say(&SandwichText::Comes { digits, ends, total })];
        }
        let reached = inside.ways(self.context.layout, &|cell| inside.left.digits(cell), NODES);
        if let Some(ways) = reached.filter(|ways| !ways.is_empty()) {
            return vec![self.not_outside(ends, cells, &ways)];
        }
        // None of the ends is one of the cells.
        let bounds = ends.first().and_then(|end| inside.bounds_without(self.context.layout, end));
        let [least, most] = bounds.map_or([i16::MIN, i16::MAX], |bounds| bounds.map(|bound| bound.total));
        match () {
            () if cells.is_one() => self.not_inside(ends, &inside),
            () if total < least => vec![style.say(&SandwichText::TooMuch { digits, ends, cells, least, total })],
            () if total > most => vec![style.say(&SandwichText::TooLittle { digits, ends, cells, most, total })],
            () => self.not_inside(ends, &inside),
        }
    }

    /// The sentences on what the cells between would have to be with the lowest and the highest digit in these places,
    /// and on why they are not.
    fn not_inside(&self, ends: CellSet, inside: &Sum) -> Vec<String> {
        let style = self.context.style;
        let cells = inside.plus;
        let digits = self.digits();
        let total = inside.total;
        let all = self.inner();
        let ways = inside.ways(self.context.layout, &|_| all, NODES).unwrap_or_default();
        let held = inside.left.all_digits();
        let missing = |way: &Vec<Digit>| way.iter().find(|digit| !held.contains(**digit)).copied();
        let lacked: Option<DigitSet> = ways.iter().map(missing).collect();
        let would = |ways: &str| style.say(&SandwichText::Would { digits, ends, cells, ways });
        let joined = |rest: String, why: &str| style.say(&MisfitText::Rests { rests: AllOf(&[rest]), why });
        match lacked.filter(|_| ways.len() <= CASES) {
            Some(_) if ways.is_empty() && cells.is_one() => {
                vec![joined(would(&total.to_string()), &style.say(&MisfitText::CannotBe))]
            }
            Some(lacked) if !ways.is_empty() => {
                let would = would(&style.ways(&ways));
                let why = self.few_closed(cells, lacked);
                if why.is_empty() {
                    vec![joined(would, &style.say(&MisfitText::ButNone { cells, digits: Or(lacked) }))]
                } else if style.is_plain() {
                    [would].into_iter().chain(why).collect()
                } else {
                    vec![joined(would, &style.say(&MisfitText::But { why: &style.clauses(why) }))]
                }
            }
            _ => {
                let held = candidates_of(self.context, &inside.left, cells);
                vec![style.say(&SandwichText::NotMade { digits, ends, held: AllOf(&held), total })]
            }
        }
    }

    /// That the cells outside cannot be filled with the lowest and the highest digit in these places, whichever of some ways
    /// those between are filled in.
    fn not_outside(&self, ends: CellSet, cells: CellSet, ways: &[Vec<Digit>]) -> String {
        let style = self.context.style;
        let digits = self.digits();
        let outside = self.outside(ends);
        let all = self.inner() - outside.left.all_digits();
        let missing = |way: &Vec<Digit>| (all - way.iter().copied().collect()).first();
        let lacked: Option<DigitSet> = ways.iter().map(missing).collect();
        let Some(lacked) = lacked.filter(|_| ways.len() <= CASES) else {
            return style.say(&SandwichText::NotOutside { digits, ends });
        };
        if cells.is_empty() {
            return style.say(&SandwichText::NoneOutside { digits, ends, lacked: Or(lacked) });
        }
        let would = style.say(&SandwichText::Would { digits, ends, cells, ways: &style.ways(ways) });
        let why = style.say(&SandwichText::ButNoneOutside { lacked: Or(lacked) });
        style.say(&MisfitText::Rests { rests: AllOf(&[would]), why: &why })
    }

    /// The digits that the open cells of the row have between and outside.
    fn inner(&self) -> DigitSet {
        self.context.layout.digits() - self.digits() - self.filling.held.all_digits()
    }

    /// Where the lowest and the highest digit can be.
    pub(super) fn taken(&self, places: &[CellSet]) -> String {
        let style = self.context.style;
        let list: Vec<String> = places.iter().map(|cells| style.say(cells)).collect();
        bread(style, self.digits(), &list)
    }

    /// Why a cell that one of the two can take cannot be the other: where this would have to be with it, and why not there;
    /// and of two places that are known, why one is which.
    pub(super) fn one_end(&self, places: &[CellSet], reasons: &mut UnfitReasons) {
        let style = self.context.style;
        let all = self.filling.left | self.filling.held;
        let [low, high] = self.bread;
        let mut described: Vec<(Digit, CellSet, CellSet)> = Vec::new();
        let mut closed = CandidateSet::EMPTY;
        for (digit, other) in [(low, high), (high, low)] {
            for cell in reasons.left.plane(digit) {
                let with = places.iter().filter(|ends| ends.contains(cell));
                let partners = with.fold(CellSet::EMPTY, |all, ends| all | ends.without(cell));
                if partners.meets(all.plane(other)) {
                    continue;
                }
                reasons.left -= CandidateSet::of(Candidate { cell, digit });
                match described.iter_mut().find(|(known, _, places)| (*known, *places) == (digit, partners)) {
                    Some((_, cells, _)) => cells.insert(cell),
                    None => described.push((digit, cell.into(), partners)),
                }
            }
            for (digit, cells, places) in described.drain(..) {
                closed |= CandidateSet::of_digit(other, places);
                let cells = Any(cells);
                let places = Any(places);
                let text = style.say(&SandwichText::OtherEnd { digit, cells, other, places });
                let why = self.closed(places.0, other.into());
                if style.is_plain() || why.is_empty() {
                    reasons.texts.push(text);
                    reasons.texts.extend(why);
                } else {
                    let why = &style.say(&MisfitText::But { why: &style.clauses(why) });
                    reasons.texts.push(style.say(&MisfitText::Rests { rests: AllOf(&[text]), why }));
                }
            }
        }
        let [ends] = *places else { return };
        if self.filling.held.all_digits().meets(self.digits()) {
            return;
        }
        let lacking = |digit: Digit| ends.iter().find(|&cell| !all.digits(cell).contains(digit));
        let lacked = [low, high].into_iter().find_map(|digit| Some((lacking(digit)?, digit)));
        let lacked = lacked.filter(|&(cell, digit)| !closed.contains(Candidate { cell, digit }));
        // Where one of the two goes in this very step, that was said.
        reasons.texts.extend(lacked.into_iter().flat_map(|(cell, digit)| self.closed(cell.into(), digit.into())));
    }

    /// The same where it is said in few words.
    pub(super) fn few_closed(&self, cells: CellSet, digits: DigitSet) -> Vec<String> {
        if cells.len() * digits.len() <= FACTS { self.closed(cells, digits) } else { Vec::new() }
    }

    /// Why cells are none of some digits.
    fn closed(&self, cells: CellSet, digits: DigitSet) -> Vec<String> {
        if self.context.style.is_plain() {
            let each = |digit| cells.iter().map(move |cell| not_in(self.context, cell, digit));
            return digits.iter().flat_map(each).collect();
        }
        closed(self.context, cells, digits)
    }
}
