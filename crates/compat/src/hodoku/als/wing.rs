//! HoDoKu's ALS-XY-Wings: two sets that a third one links.
use super::evidence;
use super::graph::{Common, HodokuAlsGraph};
use qedoku_core::StepRating;
use qedoku_techniques::advanced::almost_locked::als_xy_wing::AlsXyWing;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 320;

/// The first three sets that eliminate anything.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct AlsWings;

impl Technique for AlsWings {
    fn info(&self) -> &'static Info {
        &AlsXyWing::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let graph = &*HodokuAlsGraph::of(cx);
        for (number, one) in graph.commons.iter().enumerate() {
            // The later commons of both its sets, in the order of the list.
            let [mut left, mut right] = one.sets.map(|set| graph.later(set, number));
            loop {
                let rest = match (left.first(), right.first()) {
                    (None, None) => break,
                    (Some(one), Some(other)) if one < other => &mut left,
                    (Some(_), None) => &mut left,
                    _ => &mut right,
                };
                let Some((&other, after)) = rest.split_first() else { break };
                *rest = after;
                self.look(cx, graph, [one, &graph.commons[other as usize]], sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl AlsWings {
    /// Reports the wing of two commons, if something goes by it.
    fn look(
        self,
        cx: &Context<'_>,
        graph: &HodokuAlsGraph,
        [one, other]: [&Common; 2],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let digits = one.digits | other.digits;
        let hub = usize::from(!other.sets.contains(&one.sets[0]));
        if digits.single().is_some() {
            return ControlFlow::Continue(());
        }
        let from = one.sets[1 - hub];
        let hub = one.sets[hub];
        let to = if other.sets[0] == hub { other.sets[1] } else { other.sets[0] };
        let [start, end] = [from, to].map(|set| graph.set(set));
        let open = (start.digits & end.digits) - digits;
        if open.is_empty() || start.cells.meets(end.cells) {
            return ControlFlow::Continue(());
        }
        let gone = start.common(end, open);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.rated(self.info(), StepRating { se: None, hodoku: Some(SCORE) }, |sink| {
            let sets = [from, hub, to];
            let links = [one.digits, other.digits];
            sink.eliminate(gone, || evidence::of(cx, graph, &sets, &links, &gone))
        })?;
        ControlFlow::Break(())
    }
}
