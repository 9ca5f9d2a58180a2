//! ALS-XY-Wings: two sets that a third one links.
use super::evidence;
use super::graph::Graph;
use crate::advanced::almost_locked::als_xy_wing::AlsXyWing;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::Rating;
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 320;

/// The first three sets by which something goes.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct AlsWings;

impl Technique for AlsWings {
    fn info(&self) -> &'static Info {
        &AlsXyWing::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let graph = &*Graph::of(cx);
        // For each set the commons that it is in.
        let mut of_set: Vec<Vec<u32>> = vec![Vec::new(); graph.sets.len()];
        for (number, common) in graph.commons.iter().enumerate() {
            common.sets.iter().for_each(|&set| of_set[usize::from(set)].push(number as u32));
        }
        for first in 0..graph.commons.len() {
            self.from(cx, graph, &of_set, first, sink)?;
        }
        ControlFlow::Continue(())
    }
}

impl AlsWings {
    /// Reports the first wing of a common with a later one.
    fn from(
        self,
        cx: &Context<'_>,
        graph: &Graph,
        of_set: &[Vec<u32>],
        first: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let one = &graph.commons[first];
        let later = |set: u16| {
            let all = &of_set[usize::from(set)];
            &all[all.partition_point(|&number| number as usize <= first)..]
        };
        let [mut left, mut right] = one.sets.map(later);
        loop {
            // The commons of both sets in the order of the list.
            let (side, number) = match (left.first(), right.first()) {
                (None, None) => return ControlFlow::Continue(()),
                (Some(&number), None) => (0, number),
                (None, Some(&number)) => (1, number),
                (Some(&number), Some(&other)) => {
                    if number < other {
                        (0, number)
                    } else {
                        (1, other)
                    }
                }
            };
            if side == 0 {
                left = &left[1..]
            } else {
                right = &right[1..]
            }
            let other = &graph.commons[number as usize];
            if one.digits == other.digits && one.digits.single().is_some() {
                continue;
            }
            let hub = one.sets[side];
            let from = one.sets[1 - side];
            let to = if other.sets[0] == hub { other.sets[1] } else { other.sets[0] };
            let [start, end] = [from, to].map(|set| graph.set(set));
            let digits = (start.digits & end.digits) - one.digits - other.digits;
            if digits.is_empty() || start.cells.meets(end.cells) {
                continue;
            }
            let gone = start.common(end, digits);
            if gone.is_empty() {
                continue;
            }
            sink.rated(self.info(), Rating { se: None, hodoku: Some(SCORE) }, |sink| {
                let (sets, links) = ([from, hub, to], [one.digits, other.digits]);
                sink.eliminate(gone, || evidence::of(cx, graph, &sets, &links, &gone))
            })?;
            return ControlFlow::Break(());
        }
    }
}
