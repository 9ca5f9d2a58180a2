//! A case made of an instance: what the step does not need is put back, and the board is mapped at random.
use crate::suite;
use crate::wider::is_near_miss;
use qedoku_compat::named;
use qedoku_core::{Board, BoardMap, Candidate, CandidateSet, Conclusion, Layout, Pattern, Puzzle, Slug, Step, Truth};
use qedoku_explain::{Detail, StepContext, StepText, Style};
use qedoku_fixtures::{Expectation, TechniqueCase};
use qedoku_generate::{Isomorph, RandomDraws};
use qedoku_techniques::{Technique, instances};
use qedoku_verify::Checker;
use std::mem::discriminant;
use std::sync::Arc;

/// The number of maps that are tried until the technique finds the image under its own name.
const MAPS: usize = 24;

/// The number of candidates that are put back at once at first.
const PART: usize = 8;

/// An instance of a technique in a position, or, for a near miss, in the position without one candidate.
#[derive(Clone)]
pub(super) struct Instance {
    /// The rules of the puzzle.
    pub(super) layout: Arc<Layout>,
    /// The position in which the technique fires.
    pub(super) puzzle: Puzzle,
    pub(super) step: Step,
    /// The number of other instances.
    pub(super) others: usize,
    /// The obstacle that a near miss has, so that nothing is found.
    pub(super) obstacle: Option<Obstacle>,
    /// True if the solution contradicts the conclusion.
    pub(super) is_false: bool,
}

impl Instance {
    pub(super) const fn is_near_miss(&self) -> bool {
        self.obstacle.is_some()
    }

    /// The same instance without the rules that it does not rest on, the candidates as they were.
    pub(super) fn with_fewest_rules(&self, technique: &dyn Technique) -> Self {
        let mut fewest = self.clone();
        let mut at = 0;
        while at < fewest.layout.rules().list.len() {
            match fewest.without_rule(at, technique) {
                Some(fewer) => fewest = fewer,
                None => at += 1,
            }
        }
        fewest
    }

    /// The same instance without one of its rules; none if the step is another one then, or a near miss is no miss.
    fn without_rule(&self, at: usize, technique: &dyn Technique) -> Option<Self> {
        let mut rules = self.layout.rules().clone();
        rules.list.remove(at);
        let layout = Layout::of(&rules).ok()?;
        let board = Board::new(&self.layout, &self.puzzle);
        let mut puzzle = self.puzzle;
        puzzle.removed = CandidateSet::EMPTY;
        puzzle.removed = *Board::new(&layout, &puzzle).candidates() - *board.candidates();
        let steps = instances(technique, &Board::new(&layout, &puzzle));
        let step = steps.iter().find(|step| is_same_argument(step, &self.step))?.clone();
        let misses =
            |obstacle: Obstacle| instances(technique, &Board::new(&layout, &obstacle.applied(&puzzle))).is_empty();
        let others = steps.len() - 1;
        self.obstacle.is_none_or(misses).then_some(Self { layout, puzzle, step, others, ..self.clone() })
    }
}

/// The reason why a technique does not fire in a near miss.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// A candidate that is still there.
    Candidate(Candidate),
    /// A cell that is still open, and its digit.
    OpenCell(Candidate),
    /// A digit that is given.
    Given(Candidate),
}

impl Obstacle {
    /// The position with the obstacle.
    pub(super) fn applied(self, puzzle: &Puzzle) -> Puzzle {
        match self {
            Self::Candidate(candidate) => put_back(puzzle, &[candidate]),
            Self::OpenCell(candidate) => {
                let mut open = *puzzle;
                open.values.set(candidate.cell, None);
                open
            }
            Self::Given(candidate) => {
                let mut values = puzzle.values;
                values.set(candidate.cell, Some(candidate.digit));
                Puzzle { values, givens: puzzle.givens.with(candidate.cell), removed: puzzle.removed }
            }
        }
    }

    /// The obstacle under a map.
    fn image(self, map: &BoardMap) -> Self {
        match self {
            Self::Candidate(candidate) => Self::Candidate(map.candidate(candidate)),
            Self::OpenCell(candidate) => Self::OpenCell(map.candidate(candidate)),
            Self::Given(candidate) => Self::Given(map.candidate(candidate)),
        }
    }

    /// The sentences on the obstacle and on the instance that there would be without it.
    fn text(self, brief: &str) -> String {
        match self {
            Self::Candidate(Candidate { cell, digit }) => {
                format!("Must not fire: {cell} still holds {digit}. Without it: {brief}.")
            }
            Self::OpenCell(Candidate { cell, digit }) => {
                format!("Must not fire: {cell} is open. With {digit} in it: {brief}.")
            }
            Self::Given(Candidate { cell, digit }) => {
                format!("Must not fire: {digit} is given in {cell}. Without it: {brief}.")
            }
        }
    }
}

/// A case that is to be made.
pub(super) struct VariedCase {
    pub(super) technique: &'static dyn Technique,
    pub(super) layout: Arc<Layout>,
    pub(super) name: String,
    pub(super) source: String,
}

impl VariedCase {
    /// The case, or none if the technique does not find the image of the step on any image of the position, or the step
    /// is not as the tests of cases want it.
    pub(super) fn make(&self, instance: &Instance, draw: &mut RandomDraws) -> Option<TechniqueCase> {
        let thin = self.thin(instance);
        for _ in 0..MAPS {
            // Rules beyond the classic ones are not turned along.
            let is_classic = self.layout.is_classic();
            let map = if is_classic { Isomorph::drawn(draw).map() } else { BoardMap::identity() };
            let puzzle = thin.image(&map);
            let board = Board::new(&self.layout, &puzzle);
            let steps = self.steps(&puzzle);
            let step = steps.iter().find(|step| step.conclusion == instance.step.conclusion.image(&map));
            let Some(step) = step.filter(|step| is_sound(step, &board)) else { continue };
            if union(&steps) != union(&self.steps(&thin)).image(&map) {
                continue;
            }
            let case = match instance.obstacle {
                Some(obstacle) => self.near_miss(&puzzle, step, obstacle.image(&map), instance.is_false),
                None => Some(self.firing(&puzzle, step, steps.len())),
            };
            if case.is_some() || !is_classic {
                return case;
            }
        }
        None
    }

    fn steps(&self, puzzle: &Puzzle) -> Vec<Step> {
        instances(self.technique, &Board::new(&self.layout, puzzle))
    }

    /// The position with every candidate put back without which the same step is found, and nothing else.
    fn thin(&self, instance: &Instance) -> Puzzle {
        let all = union(&self.steps(&instance.puzzle));
        let is_same = |puzzle: &Puzzle| {
            let steps = self.steps(puzzle);
            let kept = steps
                .iter()
                .any(|step| step.conclusion == instance.step.conclusion && step.pattern == instance.step.pattern);
            kept && union(&steps) == all && self.misses(puzzle, instance.obstacle)
        };
        let mut thin = instance.puzzle;
        let mut removed: Vec<Candidate> = thin.removed.iter().collect();
        removed.retain(|&candidate| instance.obstacle != Some(Obstacle::Candidate(candidate)));
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

    /// True if nothing is found with the obstacle, if there is one.
    fn misses(&self, puzzle: &Puzzle, obstacle: Option<Obstacle>) -> bool {
        obstacle.is_none_or(|obstacle| self.steps(&obstacle.applied(puzzle)).is_empty())
    }

    fn firing(&self, puzzle: &Puzzle, step: &Step, count: usize) -> TechniqueCase {
        let others = match count {
            1 => "It is the only instance.".to_owned(),
            count => format!("One of {count} instances."),
        };
        let case = TechniqueCase {
            slug: self.technique.info().slug.to_owned(),
            name: self.name.clone(),
            why: format!("{} {others}", self.text(puzzle, step, Detail::Normal)),
            source: self.source.clone(),
            layout: Arc::clone(&self.layout),
            puzzle: *puzzle,
            expect: Expectation::Step(step.conclusion),
            allowed: step.conclusion,
            wider: Conclusion::default(),
        };
        suite::completed(&case)
    }

    fn near_miss(&self, puzzle: &Puzzle, step: &Step, obstacle: Obstacle, is_false: bool) -> Option<TechniqueCase> {
        let why = obstacle.text(&self.text(puzzle, step, Detail::Brief));
        let why = match obstacle {
            Obstacle::Candidate(candidate) if is_false => {
                // Without the rules that it does not rest on, the position may have several.
                let of = if self.layout.is_classic() { "the" } else { "a" };
                format!("{why} That would be wrong: {candidate} is in {of} solution.")
            }
            _ => why,
        };
        let case = TechniqueCase {
            slug: self.technique.info().slug.to_owned(),
            name: self.name.clone(),
            why,
            source: self.source.clone(),
            layout: Arc::clone(&self.layout),
            puzzle: obstacle.applied(puzzle),
            expect: Expectation::Nothing,
            allowed: Conclusion::default(),
            wider: Conclusion::default(),
        };
        self.misses(puzzle, Some(obstacle)).then(|| suite::completed(&case)).filter(is_near_miss)
    }

    /// The reason of a step, as explanations give it, in one line.
    fn text(&self, puzzle: &Puzzle, step: &Step, detail: Detail) -> String {
        let board = Board::new(&self.layout, puzzle);
        let context = StepContext::new(&board).with_style(Style { detail, ..Style::default() });
        let name = |slug: &Slug| named(slug.as_str()).map_or_else(|| slug.to_string(), |it| it.info().name.to_owned());
        StepText::new(&context, "1", step, &name).reason().replace('\n', " ")
    }
}

/// True if the tests of cases take the step: the checker accepts it, its pattern has a shape, and it needs all its
/// truths, unless hypotheses are stacked in it.
fn is_sound(step: &Step, board: &Board) -> bool {
    let mut checker = Checker::default();
    step.pattern != Pattern::Truths
        && checker.check(board, step).is_accepted()
        && (step.hypothesis_depth() > 1 || checker.superfluous(board, step).is_empty())
}

/// True if two steps rest on the same candidates and conclude the same, under whatever numbers their layouts have the
/// houses and rules.
fn is_same_argument(one: &Step, other: &Step) -> bool {
    let members = |step: &Step| step.truths.iter().map(Truth::members).collect::<Vec<_>>();
    one.conclusion == other.conclusion
        && discriminant(&one.pattern) == discriminant(&other.pattern)
        && members(one) == members(other)
}

fn put_back(puzzle: &Puzzle, candidates: &[Candidate]) -> Puzzle {
    let back: CandidateSet = candidates.iter().copied().collect();
    Puzzle { removed: puzzle.removed - back, ..*puzzle }
}

/// The conclusions of all steps together.
fn union(steps: &[Step]) -> Conclusion {
    steps.iter().fold(Conclusion::default(), |all, step| Conclusion {
        place: all.place | step.conclusion.place,
        eliminate: all.eliminate | step.conclusion.eliminate,
    })
}
