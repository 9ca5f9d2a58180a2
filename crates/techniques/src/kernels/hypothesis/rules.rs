//! The techniques that may be used inside an assumption.
use super::plan::PlannedFilling;
use crate::base::conclusion_log::ConclusionLog;
use crate::base::context::TechniqueLookup;
use crate::base::dirty::DirtySets;
use crate::base::position_cache::{Cached, PositionCache};
use crate::base::shape::ArgumentShape;
use crate::kernels::fillings;
use crate::kernels::fillings::filled_rule::{AskedAt, CellsNow, FilledRule};
use crate::{Context, Info, Sink, Technique, TechniqueKind, Tier, Want};
use qedoku_core::{Board, Candidate, Cell, CellSet, Conclusion, DigitSet, House, Layout, Slot, Step, StepRating};
use std::borrow::Cow;
use std::cell::OnceCell;

/// The Sudoku Explainer rating, in tenths, up to which an advanced technique may be used inside an assumption: that of a
/// hidden pair, the hardest rule of its dynamic chains. In practice this lets in the X-Wing.
const INNER: u16 = 34;

/// The houses, and the techniques of the lower methods: what may be used inside an assumption.
///
/// Harder patterns stay outside. An argument that a reader walks through under an assumption should not ask for them,
/// and hypotheses that stand on each other reach further than they do.
pub(super) struct HypothesisRules<'a> {
    /// The houses.
    pub(super) layout: &'a Layout,
    /// The rules about several cells at once.
    pub(super) fillings: Cow<'a, [FilledRule]>,
    names: TechniqueLookup,
    easier: Vec<&'static dyn Technique>,
    /// Those of them that say nothing of what rules about several cells take away in these.
    beside: Vec<&'static dyn Technique>,
    /// True if what they leave of a position is the same in whatever order they are used.
    pub(super) in_any_order: bool,
}

/// The conclusions of the techniques on a board, one after the other.
pub(super) struct Conclusions {
    /// The houses and cells that each still has to look at.
    watches: DirtySets,
    /// The structures that they derived from the position.
    known: PositionCache,
    /// The conclusions of the last one that found something.
    pub(super) log: ConclusionLog,
}

/// Facts about the layout of a run.
#[derive(Default)]
struct KeptRules {
    in_any_order: OnceCell<bool>,
}

impl Cached for KeptRules {
    fn renew(&mut self) {}

    fn restart(&mut self) {
        self.in_any_order.take();
    }
}

/// True if all the lower methods together leave the same of a position in whatever order they are used: what one of them
/// takes away from more candidates, they take away from fewer.
///
/// Candidates that go make smaller subsets of subsets, singles or contradictions, and make locked candidates of what clashes
/// with all places of a digit in a house. Only from rows, columns and boxes are these looked for; so it takes that no place of
/// another house outside of a crossing clashes with what lies beside it there. What is said of irregular boxes, and of several
/// cells, may depend on the order.
fn in_any_order(layout: &Layout) -> bool {
    let apart = |cell: Cell, others: CellSet| {
        let reached = |digit| layout.clashes(Candidate { cell, digit }).plane(digit);
        layout.digits().iter().all(|digit| !reached(digit).meets(others))
    };
    let beside = |house: House| {
        let cells = layout.cells(house);
        layout.houses().without(house).iter().map(|around| layout.cells(around)).all(|around| {
            !(cells & around).is_several() || (around - cells).iter().all(|cell| apart(cell, cells - around))
        })
    };
    layout.rules().boxes.is_none() && layout.filled_as_a_rule_says().is_empty() && layout.others().iter().all(beside)
}

/// True if techniques are those with these slugs, in another order.
fn is_permuted<'s>(techniques: &[&dyn Technique], slugs: impl Iterator<Item = &'s str>) -> bool {
    let mut slugs: Vec<&str> = slugs.collect();
    let mut own: Vec<&str> = techniques.iter().map(|technique| technique.info().slug).collect();
    slugs.sort_unstable();
    own.sort_unstable();
    own == slugs
}

impl<'a> HypothesisRules<'a> {
    /// The rules for a search in this context.
    pub(super) fn new(cx: &Context<'a>) -> Self {
        let lower = |technique: &&&'static dyn Technique| {
            technique.info().tier <= Tier::Intermediate || technique.info().se.is_some_and(|se| se <= INNER)
        };
        let easier: Vec<&'static dyn Technique> = cx.easier.iter().filter(lower).copied().collect();
        let fillings = fillings::rules(cx);
        let of_rule = |technique: &&&'static dyn Technique| {
            fillings.iter().any(|rule| cx.info(rule.shape()).slug == technique.info().slug)
        };
        let beside = easier.iter().filter(|technique| !of_rule(technique)).copied().collect();
        let whole = || cx.names.in_order.iter().filter(lower).map(|technique| technique.info().slug);
        let in_any_order = match cx.cached::<KeptRules>() {
            Some(kept) => *kept.in_any_order.get_or_init(|| in_any_order(cx.layout)),
            None => in_any_order(cx.layout),
        } && (easier.iter().map(|technique| technique.info().slug).eq(whole())
            || is_permuted(&easier, whole()));
        Self { layout: cx.layout, fillings, names: cx.names, easier, beside, in_any_order }
    }

    /// True if closures are cheap enough to go on for shorter arguments: where no other rules take part in them.
    pub(super) fn is_patient(&self) -> bool {
        self.layout.is_classic()
    }

    /// The slugs of the techniques.
    pub(super) fn slugs(&self) -> impl Iterator<Item = &'static str> {
        self.easier.iter().map(|technique| technique.info().slug)
    }

    /// The technique that an argument of this shape is.
    pub(super) fn info(&self, shape: ArgumentShape) -> &'static Info {
        (self.names.of_shape)(shape)
    }

    /// Everything that follows in one step from what was touched on a board since this was last asked.
    pub(super) fn steps(&self, board: &mut Board) -> Vec<Step> {
        let known = PositionCache::default();
        if !self.fillings.is_empty() {
            // What such rules take away may be left from before.
            board.touch_all();
        }
        let mut watches = DirtySets::new(0);
        watches.begin(board);
        let mut steps = Vec::new();
        for (place, &technique) in self.easier.iter().enumerate() {
            let mut sink = Sink::new(board, Want::All, technique);
            let cx = Context::naming(board, &[], self.names).watching(watches.at(place)).remembering(&known);
            // A sink that wants all never breaks.
            let _ = technique.search(&cx, &mut sink);
            watches.pass();
            steps.extend(sink.into_steps());
        }
        steps
    }

    /// True if nothing follows on a board, where rules about several cells take nothing more away in these.
    pub(super) fn is_calm(&self, board: &Board) -> bool {
        self.beside.iter().all(|technique| self.run(*technique, board, Want::First).is_empty())
    }

    /// Nothing concluded yet, on a board that nothing is known of.
    pub(super) fn conclusions(&self) -> Conclusions {
        let watches = DirtySets::new(self.beside.len());
        Conclusions { watches, known: PositionCache::default(), log: ConclusionLog::default() }
    }

    /// Notes what the easiest step concludes, where no single is left and rules about several cells take nothing more away
    /// in these. Only what changed is looked at.
    pub(super) fn conclude(&self, board: &mut Board, found: &mut Conclusions) {
        let Conclusions { watches, known, log } = found;
        log.clear();
        known.renew();
        watches.begin(board);
        let Some(&easiest) = self.beside.first() else { return };
        let mut sink = Sink::outlining(board, easiest, 0, log);
        // Singles are placed already.
        let patterns =
            |(_, technique): &(usize, &&'static dyn Technique)| technique.info().kind != TechniqueKind::Single;
        for (place, &technique) in self.beside.iter().enumerate().filter(patterns) {
            sink.serve(technique, place);
            let cx = Context::naming(board, &[], self.names).watching(watches.at(place)).remembering(known);
            if technique.search(&cx, &mut sink).is_break() {
                watches.mark(place);
                return;
            }
            watches.pass();
        }
    }

    /// The step by which a rule about several cells takes candidates away on a board; nothing if it does not.
    pub(super) fn filling(&self, board: &Board, planned: &PlannedFilling) -> Option<Step> {
        let rule = &self.fillings[planned.rule];
        let candidates = |cell: Cell| board.value(cell).map_or(board.digits(cell), DigitSet::of);
        let now = CellsNow { candidates: &candidates, filled: board.values().cells() };
        let gone = (planned.lost & *board.candidates()) - rule.kept_at(self.layout, &now, AskedAt::Assumption);
        let truth = rule.truth(board).filter(|_| !gone.is_empty())?;
        Some(Step {
            technique: self.info(rule.shape()).slug(),
            conclusion: Conclusion::eliminating(gone),
            pattern: rule.pattern(DigitSet::EMPTY),
            truths: vec![truth],
            rating: StepRating::NONE,
        })
    }

    /// The easiest step that places this candidate, by this slot if there is one.
    pub(super) fn placing(&self, board: &Board, candidate: Candidate, slot: Option<Slot>) -> Option<Step> {
        let fits = |step: &Step| {
            let by_slot = slot.is_none_or(|slot| step.truths.iter().all(|truth| truth.slot() == Some(slot)));
            by_slot && step.conclusion.place.contains(candidate)
        };
        let found =
            self.easier.iter().find_map(|technique| self.run(*technique, board, Want::All).into_iter().find(fits));
        found.or_else(|| slot.and_then(|_| self.placing(board, candidate, None)))
    }

    fn run(&self, technique: &'static dyn Technique, board: &Board, want: Want) -> Vec<Step> {
        let mut sink = Sink::new(board, want, technique);
        let _ = technique.search(&Context::naming(board, &[], self.names), &mut sink);
        sink.into_steps()
    }
}
