//! Sudoku Explainer's conclusions of loops, and the order in which they are chosen.
use crate::sudoku_explainer::order::{by_size, rating};
use qedoku_core::{CandidateSet, CellSet, DeadlyKind, DigitSet, House, Slot};
use qedoku_techniques::advanced::uniqueness::unique_loop_1::UniqueLoop1;
use qedoku_techniques::advanced::uniqueness::unique_loop_2::UniqueLoop2;
use qedoku_techniques::advanced::uniqueness::unique_loop_3::UniqueLoop3;
use qedoku_techniques::advanced::uniqueness::unique_loop_4::UniqueLoop4;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_1::UniqueRectangle1;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_2::UniqueRectangle2;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_3::UniqueRectangle3;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_4::UniqueRectangle4;
use qedoku_techniques::kernels::uniqueness::deadly::DeadlyPattern;
use qedoku_techniques::{Context, Sink, Technique};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The techniques by type, of rectangles and of longer loops.
pub(super) static TECHNIQUES: [[&dyn Technique; 4]; 2] = [
    [&UniqueRectangle1, &UniqueRectangle2, &UniqueRectangle3, &UniqueRectangle4],
    [&UniqueLoop1, &UniqueLoop2, &UniqueLoop3, &UniqueLoop4],
];

/// The subset that a loop of type 3 makes with other cells of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct LoopSubset {
    pub(super) naked: bool,
    pub(super) house: House,
    pub(super) digits: DigitSet,
    /// The other cells.
    pub(super) cells: CellSet,
}

/// The conclusion of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoopFind {
    /// Its type, 1 to 4.
    pub(super) kind: usize,
    pub(super) cells: CellSet,
    pub(super) pair: DigitSet,
    /// The subset that type 3 rests on.
    pub(super) subset: Option<LoopSubset>,
    /// The house and digit that type 4 rests on.
    pub(super) locked: Option<Slot>,
    /// The number of cells of the subset of type 3 beyond the fewest.
    pub(super) more: usize,
    pub(super) gone: CandidateSet,
}

impl LoopFind {
    /// The rating as Sudoku Explainer compares it.
    fn value(&self) -> f64 {
        let base = match self.cells.len() {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        };
        by_size(base, self.more)
    }

    /// The name of the same find: of two with one name the later is dropped.
    fn name(&self) -> FindName {
        (self.kind, self.cells, self.subset)
    }

    fn slots(&self) -> impl Iterator<Item = Slot> {
        let naked = self.subset.filter(|subset| subset.naked).map_or(CellSet::EMPTY, |subset| subset.cells);
        let hidden = self.subset.filter(|subset| !subset.naked);
        let hidden = hidden.into_iter().flat_map(|it| it.digits.iter().map(move |digit| Slot::House(it.house, digit)));
        naked.iter().map(Slot::Cell).chain(hidden).chain(self.locked)
    }

    fn report(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let long = self.cells.len() > 4;
        let kind = if long { DeadlyKind::UniqueLoop } else { DeadlyKind::UniqueRectangle };
        let info = TECHNIQUES[usize::from(long)][self.kind - 1].info();
        sink.rated(info, rating(self.value()), |sink| {
            sink.eliminate(self.gone, || {
                DeadlyPattern::new(kind, cx.board, self.cells, self.pair).evidence(cx, self.slots())
            })
        })
    }
}

/// Finds that are not equal, in the order of finding.
#[derive(Debug, Default)]
pub(super) struct LoopFinds {
    finds: Vec<LoopFind>,
    known: BTreeSet<FindName>,
}

/// The type, the cells of the loop, and the subset it makes.
type FindName = (usize, CellSet, Option<LoopSubset>);

impl LoopFinds {
    /// Takes a find that yields something and is not known.
    pub(super) fn add(&mut self, find: LoopFind, cx: &Context<'_>) {
        if find.gone.meets(cx.board.candidates()) && self.known.insert(find.name()) {
            self.finds.push(find);
        }
    }

    /// Reports them, those with the lowest rating first, and of these those of the lowest type.
    pub(super) fn report(mut self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.finds.sort_by(|one, other| one.value().total_cmp(&other.value()).then(one.kind.cmp(&other.kind)));
        self.finds.iter().try_for_each(|find| find.report(cx, sink))
    }
}
