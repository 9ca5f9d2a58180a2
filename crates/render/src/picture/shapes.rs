//! Picks the marks for each pattern.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members;
use qedoku_core::{CellSet, Conclusion, Pattern, Step};
use qedoku_explain::{StepContext, StepText, blockers};

impl Marks {
    /// The marks of the conclusion and the argument of a step.
    pub fn of(step: &Step) -> Self {
        Self::drawn(step, |marks| marks.draw(step))
    }

    fn drawn(step: &Step, draw: impl FnOnce(&mut Self)) -> Self {
        let mut marks = Self::default();
        marks.concluded(&step.conclusion);
        draw(&mut marks);
        let many = matches!(step.pattern, Pattern::Hypothesis(_) | Pattern::Forcing(_));
        // The truths of such a step are those of all the steps inside it: they would mark everything.
        if !many {
            marks.candidates(Highlight::Evidence, members(step));
        }
        marks
    }

    /// The same with what only the board shows: which digits keep a single where it is, which candidates of almost
    /// locked sets see each other, which pairs hold colors together, and what each step after an assumption follows
    /// from.
    pub fn on(context: &StepContext<'_>, step: &Step) -> Self {
        Self::with_blockers(context, step, blockers(context, step))
    }

    /// The same for a step as its text tells it: the digits that keep a single where it is are those that the text names.
    pub fn described(context: &StepContext<'_>, step: &Step, step_text: &StepText) -> Self {
        Self::with_blockers(context, step, step_text.blockers)
    }

    fn with_blockers(context: &StepContext<'_>, step: &Step, blockers: CellSet) -> Self {
        let mut marks = match &step.pattern {
            Pattern::Wing(it) => Self::drawn(step, |marks| marks.wing_on(context, it, step)),
            _ => Self::of(step),
        };
        marks.cells(Highlight::Blocker, blockers);
        match &step.pattern {
            Pattern::Total(_) => marks.added_up(context, step),
            Pattern::Sets(it) => marks.common(context, it),
            Pattern::Colors(it) => marks.conjugates(context, it),
            Pattern::Hypothesis(it) => marks.follows(context, None, it.into()),
            Pattern::Forcing(it) => marks.cases(context, it, &step.conclusion),
            _ => {}
        }
        marks
    }

    /// The cells that are filled by assumption, or lose a candidate by it, while the steps inside are described.
    pub(crate) fn assuming(mut self, assumed: CellSet) -> Self {
        self.cells(Highlight::Assumed, assumed);
        self
    }

    pub(super) fn concluded(&mut self, conclusion: &Conclusion) {
        self.candidates(Highlight::Placed, conclusion.place);
        self.candidates(Highlight::Eliminated, conclusion.eliminate);
    }

    fn draw(&mut self, step: &Step) {
        match &step.pattern {
            Pattern::Single(it) => self.slots(Highlight::Looked, &[it.slot]),
            Pattern::Confined(it) => self.confined(it, step),
            Pattern::Clash(it) => self.slots(Highlight::Base, &it.slots().collect::<Vec<_>>()),
            Pattern::Total(_) | Pattern::Filled(_) => self.counted(step),
            Pattern::Subset(it) => self.subset(it, step),
            Pattern::Fish(it) => self.fish(it, step),
            Pattern::SetLogic(it) => self.set_logic(it, step),
            Pattern::Wing(it) => self.wing(it, step),
            Pattern::Sets(it) => self.sets(it, step),
            Pattern::Colors(it) => self.colors(it),
            Pattern::Chain(it) => self.chain(it, step),
            Pattern::Ring(it) => self.ring(it),
            Pattern::Kraken(it) => self.kraken(it, step),
            Pattern::Deadly(it) => self.deadly(it, step),
            Pattern::Exclusion(it) => self.exclusion(it, step),
            Pattern::Exocet(it) => self.exocet(it, step),
            Pattern::Symmetry(it) => self.cells(Highlight::Base, it.cells),
            Pattern::Hypothesis(it) => self.hypothesis(it),
            Pattern::Forcing(it) => self.forcing(it, &step.conclusion),
            Pattern::Templates(_) | Pattern::Guess | Pattern::Truths => {}
        }
    }
}
