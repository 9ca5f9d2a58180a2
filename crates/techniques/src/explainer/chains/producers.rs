//! The producers of chains.
use super::finds::{FindKind, Finds, Found, NetPool};
use super::line::{Line, LineSearch};
use super::marks::{Houses, Marks};
use super::net::Mode;
use super::rank::tenths;
use super::rules::{Inside, Rules};
use crate::advanced::chains::forcing_chains_and_cycles::ForcingChainsAndCycles;
use crate::base::memo::Derived;
use crate::ultimate::cell_forcing_chain::CellForcingChain;
use crate::ultimate::cell_forcing_net::CellForcingNet;
use crate::ultimate::forcing_net_contradiction::ForcingNetContradiction;
use crate::ultimate::forcing_net_plus::ForcingNetPlus;
use crate::ultimate::nested_forcing_net::NestedForcingNet;
use crate::ultimate::nishio_forcing_chain::NishioForcingChain;
use crate::ultimate::region_forcing_chain::RegionForcingChain;
use crate::ultimate::region_forcing_net::RegionForcingNet;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{CandidateSet, Candidate, Digit, Pattern, Rating};
use std::cell::Cell;
use std::ops::ControlFlow;

/// Chains and cycles that are single lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines;

/// Contradictions, doubles, cells and regions.
#[derive(Clone, Copy, Debug)]
pub(in crate::explainer) struct Branches {
    mode: Mode,
    info: &'static Info,
}

impl Branches {
    /// Contradictions of one digit.
    pub(in crate::explainer) const NISHIO: Self = Self::new(Mode::NISHIO, &NishioForcingChain::INFO);
    /// What follows from every digit of a cell or every place in a house, by the links of the position.
    pub(in crate::explainer) const MULTIPLE: Self = Self::new(Mode::MULTIPLE, &CellForcingChain::INFO);
    /// The same and contradictions, by the links that come up on the way.
    pub(in crate::explainer) const DYNAMIC: Self = Self::new(Mode::dynamic(0, 0), &ForcingNetContradiction::INFO);
    /// With locked candidates, pairs and the X-Wing.
    pub(in crate::explainer) const PLUS: Self = Self::new(Mode::dynamic(1, 0), &ForcingNetPlus::INFO);

    /// With chains inside: level 2 has lines, level 3 multiple chains as well, level 4 dynamic ones of the level `inner`.
    pub(in crate::explainer) const fn nested(level: u8, inner: u8) -> Self {
        Self::new(Mode::dynamic(level, inner), &NestedForcingNet::INFO)
    }

    const fn new(mode: Mode, info: &'static Info) -> Self {
        Self { mode, info }
    }

    /// The name that a find has.
    fn named(self, kind: FindKind) -> &'static Info {
        match (self.mode, kind) {
            (Mode { dynamic: false, .. }, FindKind::Region(_)) => &RegionForcingChain::INFO,
            (Mode { dynamic: true, level: 0, .. }, FindKind::Region(_)) => &RegionForcingNet::INFO,
            (Mode { dynamic: true, level: 0, .. }, FindKind::Cell | FindKind::Double) => &CellForcingNet::INFO,
            _ => self.info,
        }
    }
}

/// What searches for chains keep from position to position.
#[derive(Default)]
struct Workspace(Cell<Option<Box<Buffers>>>);

/// The buffers of all searches.
struct Buffers {
    houses: Houses,
    lines: LineSearch,
    nets: NetPool,
    inside: Inside,
}

impl Derived for Workspace {
    fn renew(&mut self) {}
}

/// Lends the buffers to a search. On a layout that the scale does not know nothing is searched.
fn with_buffers<T: Default>(cx: &Context<'_>, search: impl FnOnce(&mut Buffers) -> T) -> T {
    let kept = cx.memo::<Workspace>();
    let new = || {
        let houses = Houses::new(cx.layout)?;
        let (lines, nets, inside) = Default::default();
        Some(Box::new(Buffers { houses, lines, nets, inside }))
    };
    let Some(mut buffers) = kept.and_then(|kept| kept.0.take()).or_else(new) else { return T::default() };
    let found = search(&mut buffers);
    if let Some(kept) = kept {
        kept.0.set(Some(buffers));
    }
    found
}

impl Technique for Lines {
    fn info(&self) -> &'static Info {
        &ForcingChainsAndCycles::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let marks = Marks::new(cx.board);
        let one = sink.wants_one();
        let lines = with_buffers(cx, |buffers| {
            let mut lines: Vec<Line> = Vec::new();
            // Who wants one find takes the first; a search that goes on to its end does not break.
            let _ = buffers.lines.each(&marks, &buffers.houses, &mut |line| {
                lines.push(line);
                if one { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            lines
        });
        lines.iter().try_for_each(|line| {
            let rating = Rating { se: Some(tenths(line.rank.rating)), hodoku: None };
            sink.rated(self.info(), rating, |sink| report(line.place, line.eliminate, sink))
        })
    }
}

impl Technique for Branches {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let marks = Marks::new(cx.board);
        let empty = cx.board.open();
        let mut placed = [0; Digit::COUNT];
        cx.board.values().filled().for_each(|filled| placed[filled.digit.index()] += 1);
        let found: Option<Found> = with_buffers(cx, |Buffers { houses, nets, inside, .. }| {
            let rules = Rules::new(cx.layout, empty, placed, inside);
            Finds::new(&marks, houses, self.mode, rules, nets).best()
        });
        found.map_or(ControlFlow::Continue(()), |found| {
            let rating = Rating { se: Some(tenths(found.rank.rating)), hodoku: None };
            sink.rated(self.named(found.kind), rating, |sink| report(found.place, found.eliminate, sink))
        })
    }
}

fn report(place: Option<Candidate>, eliminate: CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let why = || (Pattern::Truths, Vec::new());
    match place {
        Some(placed) => sink.place(placed, why),
        None => sink.eliminate(eliminate, why),
    }
}
