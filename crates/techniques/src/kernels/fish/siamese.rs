//! Pairs of fish with one base, reported as one.
use crate::kernels::fish::complex::{self, ComplexFish};
use crate::kernels::fish::lines::{self, FinnedBody};
use crate::kernels::fish::one_fish::FoundFish;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Pattern, argument};
use std::ops::ControlFlow;

/// A fish with what it is chosen by as the first of two.
struct SortedFish<T> {
    fish: FoundFish,
    sort: T,
}

/// Reports each two finned fish of `size` lines on one base, named for the body of the first.
pub(crate) fn siamese_lines(size: usize, body: FinnedBody, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut all = Vec::new();
    let _ = lines::each_finned(size, cx, &mut |fish, found| {
        if fish.is_whole(cx) {
            all.push(SortedFish { fish: *fish, sort: found });
        }
        ControlFlow::Continue(())
    });
    pair(&all, |&found| found == body, cx, sink)
}

/// Reports each two fish of the sort looked for on one base.
pub(crate) fn siamese_complex(wanted: ComplexFish, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut all = Vec::new();
    let _ = complex::each(wanted, cx, &mut |fish| {
        if fish.is_whole(cx) {
            all.push(SortedFish { fish: *fish, sort: () });
        }
        ControlFlow::Continue(())
    });
    pair(&all, |()| true, cx, sink)
}

/// Reports each two of the fish that share digit and base, and differ in fins and eliminations, if the first of the two
/// is of the sort wanted: the one with the first cover.
fn pair<T>(
    all: &[SortedFish<T>],
    wanted: impl Fn(&T) -> bool,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let a = &one.fish;
            let b = &other.fish;
            if (a.digit, a.base) != (b.digit, b.base) || a.fins == b.fins || a.gone == b.gone {
                continue;
            }
            let first = ((a.cover - b.cover) | (b.cover - a.cover)).first();
            let leads = first.is_some_and(|house| a.cover.contains(house));
            if wanted(if leads { &one.sort } else { &other.sort }) {
                let (first, second) = if leads { (a, b) } else { (b, a) };
                sink.eliminate(CandidateSet::of_digit(a.digit, a.gone | b.gone), || {
                    let fish = argument::Fish::new(cx.layout, a.digit, a.base, first.body());
                    let pair = fish.and_then(|fish| fish.with_twin(cx.layout, second.body()));
                    (Pattern::of(pair), cx.truths(&a.slots()))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
