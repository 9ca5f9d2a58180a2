//! A case made of an instance: what the step does not need is put back, and the board is mapped at random.
use crate::suite;
use qedoku_compat::named;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Layout, Pattern, Puzzle, Slug, Step};
use qedoku_explain::{Detail, StepContext, StepText, Style};
use qedoku_fixtures::{Expectation, TechniqueCase};
use qedoku_generate::{Isomorph, RandomDraws};
use qedoku_techniques::{Technique, instances};
use qedoku_verify::Checker;

/// The number of maps that are tried until the technique finds the image under its own name.
const MAPS: usize = 24;

/// The number of candidates that are put back at once at first.
const PART: usize = 8;

/// An instance of a technique in a position, or, for a near miss, in the position without one candidate.
pub(super) struct Instance {
    /// The position in which the technique fires.
    pub(super) puzzle: Puzzle,
    pub(super) step: Step,
    /// The number of other instances.
    pub(super) others: usize,
    /// The candidate of a near miss that is put back, so that nothing is found.
    pub(super) restored: Option<Candidate>,
    /// Whether the solution contradicts the conclusion.
    pub(super) is_false: bool,
}

impl Instance {
    pub(super) const fn is_near_miss(&self) -> bool {
        self.restored.is_some()
    }
}

/// A case that is to be made.
pub(super) struct VariedCase {
    pub(super) technique: &'static dyn Technique,
    pub(super) name: String,
    pub(super) source: String,
}

impl VariedCase {
    /// The case, or none if the technique does not find the image of the step on any image of the position, or the step
    /// is not as the tests of cases want it.
    pub(super) fn make(&self, instance: &Instance, draw: &mut RandomDraws) -> Option<TechniqueCase> {
        let thin = self.thin(instance);
        for _ in 0..MAPS {
            let map = Isomorph::drawn(draw).map();
            let puzzle = thin.image(&map);
            let board = Board::new(Layout::classic(), &puzzle);
            let steps = self.steps(&puzzle);
            let step = steps.iter().find(|step| step.conclusion == instance.step.conclusion.image(&map));
            let Some(step) = step.filter(|step| is_sound(step, &board)) else { continue };
            if union(&steps) != union(&self.steps(&thin)).image(&map) {
                continue;
            }
            let case = match instance.restored {
                Some(restored) => self.near_miss(&puzzle, step, map.candidate(restored), instance.is_false),
                None => Some(self.firing(&puzzle, step, steps.len())),
            };
            if case.is_some() {
                return case;
            }
        }
        None
    }

    fn steps(&self, puzzle: &Puzzle) -> Vec<Step> {
        instances(self.technique, Layout::classic(), &Board::new(Layout::classic(), puzzle))
    }

    /// The position with every candidate put back without which the same step is found, and nothing else.
    fn thin(&self, instance: &Instance) -> Puzzle {
        let all = union(&self.steps(&instance.puzzle));
        let is_same = |puzzle: &Puzzle| {
            let steps = self.steps(puzzle);
            let kept = steps
                .iter()
                .any(|step| step.conclusion == instance.step.conclusion && step.pattern == instance.step.pattern);
            kept && union(&steps) == all && self.misses(puzzle, instance.restored)
        };
        let mut thin = instance.puzzle;
        let mut removed: Vec<Candidate> = thin.removed.iter().collect();
        removed.retain(|&candidate| Some(candidate) != instance.restored);
        for part in removed.chunks(PART) {
            let without = put_back(&thin, part);
            if is_same(&without) {
                thin = without;
                continue;
            }
            for candidate in part.chunks(1) {
                let without = put_back(&thin, candidate);
                if is_same(&without) {
                    thin = without;
                }
            }
        }
        thin
    }

    /// Whether nothing is found once a candidate is put back, if there is one.
    fn misses(&self, puzzle: &Puzzle, restored: Option<Candidate>) -> bool {
        restored.is_none_or(|restored| self.steps(&put_back(puzzle, &[restored])).is_empty())
    }

    fn firing(&self, puzzle: &Puzzle, step: &Step, count: usize) -> TechniqueCase {
        let others = match count {
            1 => "It is the only instance.".to_owned(),
            count => format!("One of {count} instances."),
        };
        let case = TechniqueCase {
            slug: self.technique.info().slug.to_owned(),
            name: self.name.clone(),
            why: format!("{} {others}", text(puzzle, step, Detail::Normal)),
            source: self.source.clone(),
            puzzle: *puzzle,
            expect: Expectation::Step(step.conclusion),
            allowed: step.conclusion,
        };
        TechniqueCase { allowed: suite::allowed(&case), ..case }
    }

    fn near_miss(&self, puzzle: &Puzzle, step: &Step, restored: Candidate, is_false: bool) -> Option<TechniqueCase> {
        let Candidate { cell, digit } = restored;
        let lie =
            if is_false { format!(" That would be wrong: {restored} is in the solution.") } else { String::new() };
        let brief = text(puzzle, step, Detail::Brief);
        let why = format!("Must not fire: {cell} still holds {digit}. Without it: {brief}.{lie}");
        self.misses(puzzle, Some(restored)).then(|| TechniqueCase {
            slug: self.technique.info().slug.to_owned(),
            name: self.name.clone(),
            why,
            source: self.source.clone(),
            puzzle: put_back(puzzle, &[restored]),
            expect: Expectation::Nothing,
            allowed: Conclusion::default(),
        })
    }
}

/// Whether the tests of cases take the step: the checker accepts it, its pattern has a shape, and it needs all its
/// truths.
fn is_sound(step: &Step, board: &Board) -> bool {
    let layout = Layout::classic();
    let mut checker = Checker::default();
    step.pattern != Pattern::Truths
        && checker.check(layout, board, step).is_accepted()
        && checker.superfluous(layout, board, step).is_empty()
}

fn put_back(puzzle: &Puzzle, candidates: &[Candidate]) -> Puzzle {
    let back: CandidateSet = candidates.iter().copied().collect();
    Puzzle { removed: puzzle.removed - back, ..*puzzle }
}

/// What all steps together conclude.
fn union(steps: &[Step]) -> Conclusion {
    steps.iter().fold(Conclusion::default(), |all, step| Conclusion {
        place: all.place | step.conclusion.place,
        eliminate: all.eliminate | step.conclusion.eliminate,
    })
}

/// The reason of a step, as explanations give it.
fn text(puzzle: &Puzzle, step: &Step, detail: Detail) -> String {
    let board = Board::new(Layout::classic(), puzzle);
    let context = StepContext::new(Layout::classic(), &board).with_style(Style { detail, ..Style::default() });
    let name = |slug: &Slug| named(slug.as_str()).map_or_else(|| slug.to_string(), |it| it.info().name.to_owned());
    StepText::new(&context, "1", step, &name).reason()
}
