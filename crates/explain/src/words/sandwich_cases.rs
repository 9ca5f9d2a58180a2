//! In which ways the cells of a sandwich are filled with each of few places of the lowest and the highest digit.
use super::noun::{Any, Or};
use super::sandwich::{CASES, SandwichRow, SandwichText};
use super::unfit_reasons::UnfitReasons;
use crate::cell_groups::cells_by_digits;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, SandwichWay};

impl SandwichRow<'_> {
    /// The ways to fill the cells between and outside together, if there are few.
    pub(super) fn few_ways(&self, ends: CellSet) -> Option<Vec<SandwichWay>> {
        let ways = self.filling.sandwich_ways(self.context.layout, ends)?;
        (1..=CASES).contains(&ways.len()).then_some(ways)
    }

    /// In which ways the cells are filled with each of few places, and what is in none of them.
    pub(super) fn cases(&self, places: &[CellSet], reasons: &mut UnfitReasons) {
        let style = self.context.style;
        let gone = reasons.left.cells();
        let mut texts = Vec::new();
        let mut fits = CandidateSet::EMPTY;
        for &ends in places {
            let Some(ways) = self.few_ways(ends) else { return };
            let [inside, outside] = [self.inside(ends).plus, self.outside(ends).plus];
            for cell in ends {
                fits |= CandidateSet::of_cell(cell, self.digits());
            }
            for way in &ways {
                inside.iter().for_each(|cell| fits |= CandidateSet::of_cell(cell, way.inside));
                outside.iter().for_each(|cell| fits |= CandidateSet::of_cell(cell, way.outside));
            }
            let ways = self.case(&ways, inside & gone, outside & gone, ends);
            texts.extend(ways.map(|ways| style.say(&SandwichText::Case { digits: self.digits(), ends, ways: &ways })));
        }
        reasons.texts.extend(texts);
        let lacked = reasons.left - fits;
        reasons.left -= lacked;
        reasons.struck |= lacked.cells();
        for (at, (digits, cells)) in cells_by_digits(&lacked).into_iter().enumerate() {
            let digits = Or(digits);
            let cells = Any(cells);
            let first = SandwichText::InNoCase { digits, cells };
            reasons.texts.push(style.say(&if at == 0 { first } else { SandwichText::NorIs { digits, cells } }));
        }
    }

    /// The ways of one case, for the cells between or outside if only these are meant, or for both together.
    pub(super) fn case(
        &self,
        ways: &[SandwichWay],
        inside: CellSet,
        outside: CellSet,
        ends: CellSet,
    ) -> Option<String> {
        let style = self.context.style;
        let [between, beside] = [self.inside(ends).plus, self.outside(ends).plus];
        let list = |digits: DigitSet| digits.iter().collect::<Vec<Digit>>();
        let fills = |cells: CellSet, sets: &[DigitSet]| {
            let ways: Vec<Vec<Digit>> = sets.iter().map(|set| list(*set)).collect();
            style.say(&SandwichText::Fills { cells, ways: &style.ways(&ways) })
        };
        let of_inside: Vec<DigitSet> = ways.iter().map(|way| way.inside).collect();
        let mut of_outside: Vec<DigitSet> = ways.iter().map(|way| way.outside).collect();
        of_outside.sort_by_key(|set| list(*set));
        let both = |way: &SandwichWay| style.clauses([fills(between, &[way.inside]), fills(beside, &[way.outside])]);
        match (inside.is_empty(), outside.is_empty()) {
            (true, true) => None,
            (false, true) => Some(fills(between, &of_inside)),
            (true, false) => Some(fills(beside, &of_outside)),
            (false, false) => Some(ways.iter().map(both).collect::<Vec<_>>().join(&style.say(&SandwichText::Else))),
        }
    }

    /// The digits that the cells on the other side of the ends have in each of few ways, of those that go on this side.
    pub(super) fn needed(&self, ends: CellSet, gone: &CandidateSet, is_inside: bool) -> Option<(DigitSet, String)> {
        let style = self.context.style;
        let others = if is_inside { self.outside(ends) } else { self.inside(ends) };
        let side = |way: &SandwichWay| if is_inside { way.outside } else { way.inside };
        let mut found: Vec<Vec<Digit>> = self.few_ways(ends)?.iter().map(|way| side(way).iter().collect()).collect();
        found.sort_unstable();
        let ways = &style.ways(&found);
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
}
