//! Marks of totals: the cells that come to one, and the houses and cages that it was added up from.
use super::highlight::Highlight;
use super::marks::Marks;
use qedoku_core::{CellSet, HouseSet, Step, Sum, Summand, Truth};
use qedoku_explain::StepContext;

impl Marks {
    /// The cells of the totals and of what is filled, and the houses that were added up.
    pub(super) fn counted(&mut self, step: &Step) {
        let all = |all: CellSet, truth: &Truth| all | truth.members().cells();
        self.cells(Highlight::Base, step.truths.iter().fold(CellSet::EMPTY, all));
        let addends = added(step).flat_map(|sum| &sum.from);
        let houses = addends.filter_map(|addend| match addend.of {
            Summand::House(house) => Some(house),
            Summand::Rule(..) => None,
        });
        self.houses(Highlight::Looked, houses.collect::<HouseSet>());
    }

    /// The cells of the cages and other rules that were added up.
    pub(super) fn added_up(&mut self, context: &StepContext<'_>, step: &Step) {
        let rules = added(step).flat_map(|sum| &sum.from).filter_map(|addend| addend.rule(context.layout));
        self.cells(Highlight::Looked, rules.flat_map(|rule| rule.cells.iter().copied()).collect());
    }
}

/// The totals that were added up from several.
fn added(step: &Step) -> impl Iterator<Item = &Sum> {
    step.truths.iter().filter_map(|truth| match truth {
        Truth::Sum(sum) if sum.from.len() > 1 => Some(&**sum),
        _ => None,
    })
}
