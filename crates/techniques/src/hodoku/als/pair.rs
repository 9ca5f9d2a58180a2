//! ALS-XZ: two sets with one or two restricted commons.
use super::evidence;
use super::graph::{Common, Graph};
use crate::advanced::almost_locked::als_xz;
use crate::hodoku::choice;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, Rating};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 300;

/// The first two sets by which something goes.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct AlsXz;

impl Technique for AlsXz {
    fn info(&self) -> &'static Info {
        &als_xz::AlsXz::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let graph = &*Graph::of(cx);
        for common in &graph.commons {
            let mut gone = CandidateSet::EMPTY;
            each_cleared(graph, common, &mut |digit, cells| *gone.plane_mut(digit) |= cells);
            if gone.is_empty() {
                continue;
            }
            if sink.wants_one() {
                let mut deleted = Vec::new();
                each_cleared(graph, common, &mut |digit, cells| {
                    deleted.extend(cells.iter().map(|cell| Candidate { cell, digit }));
                });
                choice::note(cx, &deleted);
            }
            return sink.rated(self.info(), Rating { se: None, hodoku: Some(SCORE) }, |sink| {
                sink.eliminate(gone, || evidence::of(cx, graph, &common.sets, &[common.digits], &gone))
            });
        }
        ControlFlow::Continue(())
    }
}

/// What goes by two sets, in the order in which it is deleted; some may come twice.
fn each_cleared(graph: &Graph, common: &Common, take: &mut dyn FnMut(Digit, CellSet)) {
    let [one, other] = common.sets.map(|set| graph.set(set));
    let both = one.digits & other.digits;
    for link in common.digits {
        for digit in both.without(link) {
            take(digit, one.seen(digit) & other.seen(digit));
        }
    }
    if common.digits.is_several() {
        for (set, partner) in [(one, other), (other, one)] {
            for digit in set.digits - common.digits {
                take(digit, set.seen(digit) - partner.cells);
            }
        }
    }
}
