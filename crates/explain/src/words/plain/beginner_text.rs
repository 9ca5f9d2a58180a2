//! A text for beginners in the making, and the act that it ends with.
use crate::cell_groups::cells_by_digits;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::AllOf;
use crate::words::prose::Prose;
use crate::words::sentence::Sentence;
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Step};

/// A text for beginners in the making.
pub(super) struct BeginnerText<'a, 'c> {
    pub(super) context: &'a StepContext<'c>,
    pub(super) lines: Prose,
}

impl BeginnerText<'_, '_> {
    pub(super) const fn style(&self) -> Style {
        self.context.style
    }

    /// Begins a line.
    pub(super) fn item(&mut self, sentence: impl Into<Sentence>) {
        self.lines.item(sentence);
    }

    /// Begins a line that supposes something, or names a case.
    pub(super) fn suppose(&mut self, sentence: String) {
        self.item(Sentence::assumes(sentence));
    }

    /// Adds what follows from the line.
    pub(super) fn then(&mut self, sentence: String) {
        self.also(Sentence::follows(sentence));
    }

    /// Sentences, each in a line of its own, and then the act.
    pub(super) fn items(&mut self, sentences: Vec<String>, step: &Step) {
        for sentence in sentences {
            self.item(sentence);
        }
        self.act(step);
    }

    /// Adds a sentence to the line.
    pub(super) fn also(&mut self, sentence: impl Into<Sentence>) {
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

/// The actions of a step: digits that are entered, and candidates that are crossed out.
pub(super) fn act(context: &StepContext<'_>, step: &Step) -> Vec<String> {
    let style = context.style;
    let Conclusion { place, eliminate } = settled(context, step);
    let mut act = Vec::new();
    let each = place.all_digits().iter().map(|digit| (place.plane(digit), digit));
    let each: Vec<(CellSet, Digit)> = each.collect();
    if let [(cells, digit)] = *each.as_slice() {
        act.push(style.say(&ActText::Enter { cells, digit }));
    } else if !each.is_empty() {
        let each = each.into_iter().map(|(cells, digit)| style.say(&ActText::EnterItem { cells, digit }));
        act.push(style.say(&ActText::EnterAll { items: AllOf(&each.collect::<Vec<_>>()) }));
    }
    if !eliminate.is_empty() {
        act.push(crossed(style, &eliminate));
    }
    act
}

/// The most cells that are named one by one with what is crossed out there.
const NAMED: usize = 6;

/// Says what to cross out: `cross out 7 in r2c4 and r7c4`, `cross out 1 and 6 in r8c4, and 9 in r8c9`. Of many cells those
/// that lose the same stand together, unless most of them lose what no other cell loses.
fn crossed(style: Style, gone: &CandidateSet) -> String {
    let groups = cells_by_digits(gone);
    let item = |digits: DigitSet, cells: CellSet| style.say(&ActText::CrossItem { digits, cells });
    let together: Vec<String> = groups.iter().map(|(digits, cells)| item(*digits, *cells)).collect();
    if let [items] = together.as_slice() {
        return style.say(&ActText::CrossOut { items });
    }
    if gone.cells().len() > NAMED && 2 * groups.len() <= gone.cells().len() {
        return style.say(&ActText::CrossOutEach { groups: AllOf(&together) });
    }
    let each = groups.iter().flat_map(|(digits, cells)| cells.iter().map(|cell: Cell| item(*digits, cell.into())));
    let each: Vec<String> = each.collect();
    let nested = groups.iter().any(|(digits, _)| digits.is_several());
    let items = style.say(&ActText::CrossItems { items: AllOf(&each), together: AllOf(&together), nested });
    style.say(&ActText::CrossOut { items: &items })
}

/// The act of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ActText<'a> {
    Enter { cells: CellSet, digit: Digit },
    EnterItem { cells: CellSet, digit: Digit },
    EnterAll { items: AllOf<'a> },
    CrossOut { items: &'a str },
    CrossOutEach { groups: AllOf<'a> },
    CrossItem { digits: DigitSet, cells: CellSet },
    CrossItems { items: AllOf<'a>, together: AllOf<'a>, nested: bool },
}
