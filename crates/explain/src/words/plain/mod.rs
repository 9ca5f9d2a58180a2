//! Texts for beginners: a list of whole sentences, a fact a line, each cell by its name, the act last.
pub(super) mod cases;
pub(super) mod chain;
pub(super) mod closed;
pub(super) mod closed_chain;
pub(super) mod colors;
pub(super) mod count;
pub(super) mod deadly;
pub(super) mod facts;
pub(super) mod fish;
pub(super) mod locked;
pub(super) mod patterns;
pub(super) mod sets;
pub(super) mod single;
pub(super) mod unfillable;
pub(super) mod views;
pub(super) mod walk;

use super::prose::Prose;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::clash;
use crate::words::noun::AllOf;
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Pattern, Step};

/// The list, without its last period.
pub(super) fn why(context: &StepContext<'_>, step: &Step) -> String {
    let mut told = Told { context, lines: Prose::new(context.style) };
    match &step.pattern {
        Pattern::Single(it) => single::tell(&mut told, it.slot, step),
        Pattern::Confined(it) => locked::confined(&mut told, it, step),
        Pattern::Clash(it) => told.item(clash::why(context, it, step)),
        Pattern::Subset(it) => locked::subset(&mut told, it, step),
        Pattern::Fish(it) => fish::tell(&mut told, it, step),
        Pattern::SetLogic(it) => count::set_logic(&mut told, it, step),
        Pattern::Wing(it) => sets::wing(&mut told, it, step),
        Pattern::Sets(it) => sets::tell(&mut told, it, step),
        Pattern::Colors(it) => colors::tell(&mut told, &it.clusters, step),
        Pattern::Chain(it) => chain::tell(&mut told, it, step),
        Pattern::Ring(it) => patterns::ring(&mut told, it, step),
        Pattern::Kraken(it) => cases::kraken(&mut told, it, step),
        Pattern::Deadly(it) => deadly::tell(&mut told, it, step),
        Pattern::Exclusion(it) => cases::exclusion(&mut told, it, step),
        Pattern::Templates(it) => patterns::templates(&mut told, it, step),
        Pattern::Exocet(it) => patterns::exocet(&mut told, it, step),
        Pattern::Symmetry(_) => patterns::symmetry(&mut told, step),
        Pattern::Hypothesis(it) => cases::hypothesis(&mut told, it, step),
        Pattern::Forcing(it) => cases::forcing(&mut told, it, step),
        Pattern::Guess => patterns::guess(&mut told, step),
        Pattern::Truths => patterns::truths(&mut told, step),
    }
    told.lines.text()
}

/// A text for beginners in the making.
pub(super) struct Told<'a, 'c> {
    pub(super) context: &'a StepContext<'c>,
    pub(super) lines: Prose,
}

impl Told<'_, '_> {
    pub(super) const fn style(&self) -> Style {
        self.context.style
    }

    /// Begins a line.
    pub(super) fn item(&mut self, sentence: String) {
        self.lines.item(sentence);
    }

    /// Adds a sentence to the line.
    pub(super) fn also(&mut self, sentence: String) {
        self.lines.say(sentence);
    }

    /// Ends with the act in a line of its own: `Cross out 6 in r8c2 and r9c8`.
    pub(super) fn act(&mut self, step: &Step) {
        let act = act(self.context, step);
        let mut act = act.into_iter();
        if let Some(first) = act.next() {
            self.item(first);
        }
        act.for_each(|sentence| self.also(sentence));
    }

    /// Ends with the act in the line that was begun.
    pub(super) fn act_here(&mut self, step: &Step) {
        for sentence in act(self.context, step) {
            self.also(sentence);
        }
    }
}

/// What is to be done: digits that are entered, and candidates that are crossed out.
pub(super) fn act(context: &StepContext<'_>, step: &Step) -> Vec<String> {
    let style = context.style;
    let Conclusion { place, eliminate } = settled(context, step);
    let mut act = Vec::new();
    for digit in place.all_digits() {
        act.push(style.say(&ActText::Enter { cells: place.plane(digit), digit }));
    }
    if !eliminate.is_empty() {
        let items = crossed(style, &eliminate);
        act.push(style.say(&ActText::CrossOut { items: &items }));
    }
    act
}

/// Candidates to cross out: `7 in r2c4 and r7c4`, `1 and 6 in r8c4, and 9 in r8c9`.
fn crossed(style: Style, gone: &CandidateSet) -> String {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in gone.cells() {
        let digits = gone.digits(cell);
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, CellSet::of(cell))),
        }
    }
    let item = |digits: DigitSet, cells: CellSet| style.say(&ActText::CrossItem { digits, cells });
    if let [(digits, cells)] = *groups.as_slice() {
        return item(digits, cells);
    }
    let each = groups.iter().flat_map(|(digits, cells)| cells.iter().map(|cell: Cell| item(*digits, cell.into())));
    let each: Vec<String> = each.collect();
    let nested = groups.iter().any(|(digits, _)| digits.is_several());
    style.say(&ActText::CrossItems { items: AllOf(&each), nested })
}

/// The act of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ActText<'a> {
    Enter { cells: CellSet, digit: Digit },
    CrossOut { items: &'a str },
    CrossItem { digits: DigitSet, cells: CellSet },
    CrossItems { items: AllOf<'a>, nested: bool },
}
