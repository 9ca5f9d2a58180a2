//! Why a cell of a sandwich cannot hold a digit that ways to fill the cells beside it have: what these need then.
use super::noun::{AllOf, Any, Or};
use super::rest_text::MisfitText;
use super::sandwich::{SandwichRow, SandwichText};
use super::unfit_reasons::UnfitReasons;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The most sentences for one candidate.
const TEXTS: usize = 3;

/// The fault of each way that has a digit: digits that the other cells cannot hold.
pub(super) enum RestOfWays {
    /// One of these digits has no place.
    Lacked(DigitSet),
    /// A cell can be none of these digits, which are all that is left.
    Empty(Cell, DigitSet),
    /// Two digits have one place.
    Both(DigitSet, Cell),
}

impl SandwichRow<'_> {
    /// Why candidates go that ways have on their side of the ends, where that is seen at once.
    pub(super) fn beside(&self, places: &[CellSet], reasons: &mut UnfitReasons) {
        for it in reasons.left.iter_by_cell().collect::<Vec<_>>() {
            let each: Option<Vec<Vec<String>>> = places.iter().map(|ends| self.without_rest(*ends, it)).collect();
            let Some(texts) = each.map(|each| each.concat()).filter(|all| (1..=TEXTS).contains(&all.len())) else {
                continue;
            };
            if let [ends] = *places {
                let listed = self.listed(ends, it.cell).filter(|text| !reasons.texts.contains(text));
                reasons.texts.extend(listed);
            }
            reasons.left = reasons.left.iter().filter(|other| *other != it).collect();
            reasons.struck.insert(it.cell);
            reasons.texts.extend(texts);
        }
    }

    /// The ways to fill the cells on the side of one.
    fn listed(&self, ends: CellSet, cell: Cell) -> Option<String> {
        let [inside, outside] = [self.inside(ends), self.outside(ends)].map(|sum| sum.plus & CellSet::of(cell));
        let ways = &self.case(&self.few_ways(ends)?, inside, outside, ends)?;
        Some(self.context.style.say(&SandwichText::Case { digits: self.digits(), ends, ways }))
    }

    /// Why the ways that have a digit on the side of its cell leave no place to the rest; empty if none has it, and nothing
    /// if that is not seen.
    fn without_rest(&self, ends: CellSet, it: Candidate) -> Option<Vec<String>> {
        let style = self.context.style;
        let is_inside = self.inside(ends).plus.contains(it.cell);
        let side = if is_inside { self.inside(ends) } else { self.outside(ends) };
        let sets: Vec<DigitSet> = self
            .few_ways(ends)?
            .iter()
            .map(|way| if is_inside { way.inside } else { way.outside })
            .filter(|set| side.plus.contains(it.cell) && set.contains(it.digit))
            .map(|set| set.without(it.digit))
            .collect();
        if sets.is_empty() {
            return Some(Vec::new());
        }
        let others = side.plus.without(it.cell);
        let digits = self.digits();
        let digit = it.digit;
        let cell = it.cell;
        Some(match rest(&side.left, others, &sets)? {
            RestOfWays::Lacked(lacked) => {
                let (text, why) = (
                    SandwichText::Holds { digits, ends, digit, cell, lacked: Or(lacked), places: Any(others) },
                    self.few_closed(others, lacked),
                );
                self.with_why(style.say(&text), why)
            }
            RestOfWays::Empty(other, values) => {
                let why = self.few_closed(other.into(), values);
                self.with_why(
                    style.say(&SandwichText::LeftFor { digits, ends, digit, cell, other, values: Or(values) }),
                    why,
                )
            }
            RestOfWays::Both(pair, other) => {
                vec![style.say(&SandwichText::BothIn { digits, ends, digit, cell, pair, other })]
            }
        })
    }

    /// A sentence on the rest of a way, with the reason why it cannot be.
    fn with_why(&self, text: String, why: Vec<String>) -> Vec<String> {
        let style = self.context.style;
        if why.is_empty() || style.is_plain() {
            return [text].into_iter().chain(why).collect();
        }
        let why = &style.say(&MisfitText::But { why: &style.clauses(why) });
        vec![style.say(&MisfitText::Rests { rests: AllOf(&[text]), why })]
    }
}

/// The part of each of some sets that the cells cannot hold; nothing if that is not seen at once.
pub(super) fn rest(left: &CandidateSet, others: CellSet, sets: &[DigitSet]) -> Option<RestOfWays> {
    let places = |digit: Digit| others & left.plane(digit);
    let lacked = |set: &DigitSet| set.iter().find(|&digit| places(digit).is_empty());
    if let Some(lacked) = sets.iter().map(lacked).collect::<Option<DigitSet>>() {
        return Some(RestOfWays::Lacked(lacked));
    }
    let is_empty = |cell: &Cell| sets.iter().all(|set| !left.digits(*cell).meets(*set));
    if let Some(cell) = others.iter().find(is_empty) {
        return Some(RestOfWays::Empty(cell, sets.iter().fold(DigitSet::EMPTY, |all, set| all | *set)));
    }
    let common = sets.iter().fold(DigitSet::ALL, |common, set| common & *set);
    others.iter().find_map(|cell| {
        let only: DigitSet = common.filter(|digit| places(digit) == CellSet::of(cell));
        let mut two = only.iter();
        let pair = DigitSet::of(two.next()?).with(two.next()?);
        Some(RestOfWays::Both(pair, cell))
    })
}
