//! Sudoku Explainer's producers of chains.
use super::argument::{BranchArgument, LinkMode};
use super::collectors::{BestByEffect, Doubles};
use super::evidence;
use super::finds::{ChainFinds, NetPool};
use super::line::ChainLine;
use super::line_search::{LineSearch, WantedLines};
use super::marks::{ChainBoard, MarkHouses};
use super::names::name;
use super::rank::ArgumentRank;
use super::rules::{Inside, NetRules};
use crate::sudoku_explainer::chains::forcing_chains_and_cycles::ForcingChainsAndCycles;
use crate::sudoku_explainer::double_forcing_net::DoubleForcingNet;
use crate::sudoku_explainer::order::rating;
use qedoku_core::{Candidate, CandidateSet, Digit, Pattern, Truth};
use qedoku_techniques::ultimate::cell_forcing_chain::CellForcingChain;
use qedoku_techniques::ultimate::cell_forcing_net::CellForcingNet;
use qedoku_techniques::ultimate::forcing_net_contradiction::ForcingNetContradiction;
use qedoku_techniques::ultimate::forcing_net_plus::ForcingNetPlus;
use qedoku_techniques::ultimate::nested_forcing_net::NestedForcingNet;
use qedoku_techniques::ultimate::nishio_forcing_chain::NishioForcingChain;
use qedoku_techniques::ultimate::region_forcing_chain::RegionForcingChain;
use qedoku_techniques::ultimate::region_forcing_net::RegionForcingNet;
use qedoku_techniques::{Cached, Context, Info, Sink, Technique};
use std::cell::Cell;
use std::ops::ControlFlow;

/// Contradictions, doubles, cells and regions.
#[derive(Clone, Copy, Debug)]
pub(in crate::sudoku_explainer) struct Branches {
    mode: LinkMode,
    parts: &'static [&'static dyn Technique],
}

impl Branches {
    /// Contradictions of one digit.
    pub(in crate::sudoku_explainer) const NISHIO: Self = Self { mode: LinkMode::NISHIO, parts: &[&NishioForcingChain] };
    /// Consequences of every digit of a cell or every place in a house, by the links of the position.
    pub(in crate::sudoku_explainer) const MULTIPLE: Self =
        Self { mode: LinkMode::MULTIPLE, parts: &[&CellForcingChain, &RegionForcingChain] };
    /// The same and contradictions, by the links that come up on the way.
    pub(in crate::sudoku_explainer) const DYNAMIC: Self = Self {
        mode: LinkMode::dynamic(0, 0),
        parts: &[&ForcingNetContradiction, &DoubleForcingNet, &CellForcingNet, &RegionForcingNet],
    };
    /// With locked candidates, pairs and the X-Wing.
    pub(in crate::sudoku_explainer) const PLUS: Self =
        Self { mode: LinkMode::dynamic(1, 0), parts: &[&ForcingNetPlus] };

    /// With chains inside: level 2 has lines, level 3 multiple chains as well, level 4 dynamic ones of the level `inner`.
    pub(in crate::sudoku_explainer) const fn nested(level: u8, inner: u8) -> Self {
        Self { mode: LinkMode::dynamic(level, inner), parts: &[&NestedForcingNet] }
    }
}

/// The buffers that searches for chains keep from position to position.
#[derive(Default)]
struct ProducerBuffers(Cell<Option<Box<Buffers>>>);

/// The buffers of all searches.
struct Buffers {
    houses: MarkHouses,
    lines: LineSearch,
    nets: NetPool,
    inside: Inside,
}

impl Cached for ProducerBuffers {
    fn renew(&mut self) {}
}

/// Lends the buffers to a search. On a layout that the scale does not know nothing is searched.
fn with_buffers<T: Default>(cx: &Context<'_>, search: impl FnOnce(&mut Buffers) -> T) -> T {
    let kept = cx.cached::<ProducerBuffers>();
    let new = || {
        let houses = MarkHouses::new(cx.layout)?;
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

/// The pattern of a step and what it rests on.
type ChainEvidence = (Pattern, Vec<Truth>);

/// Reports a find in the name of a technique: the digit that it places, or else what it eliminates.
fn report(
    info: &'static Info,
    rank: ArgumentRank,
    eliminate: CandidateSet,
    place: Option<Candidate>,
    evidence: Option<ChainEvidence>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let why = || evidence.unwrap_or((Pattern::Truths, Vec::new()));
    sink.rated(info, rating(rank.rating), |sink| match place {
        Some(placed) => sink.place(placed, why),
        None => sink.eliminate(eliminate, why),
    })
}

/// Reports chains and cycles that are single lines, in the order of their rank.
pub(super) fn lines(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let marks = ChainBoard::new(cx.board);
    let wanted = if sink.wants_one() { WantedLines::First } else { WantedLines::All };
    let wants_evidence = sink.wants_evidence();
    let lines: Vec<(ChainLine, Option<ChainEvidence>)> = with_buffers(cx, |Buffers { houses, lines, .. }| {
        let with_evidence = |line: ChainLine| {
            let evidence = wants_evidence.then(|| evidence::line(cx, houses, &line));
            (line, evidence)
        };
        lines.find(&marks, &marks, houses, wanted).into_iter().map(with_evidence).collect()
    });
    lines.into_iter().try_for_each(|(ChainLine { rank, eliminate, place, .. }, evidence)| {
        report(&ForcingChainsAndCycles::INFO, rank, eliminate, place, evidence, sink)
    })
}

impl Technique for Branches {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let marks = ChainBoard::new(cx.board);
        let wants_evidence = sink.wants_evidence();
        let found = with_buffers(cx, |Buffers { houses, lines, nets, inside }| {
            let rules = NetRules::new(cx.board.open(), placed(cx), inside).wanting_evidence(wants_evidence);
            let choices = (!self.mode.dynamic).then(|| lines.choices(&marks, &marks, houses));
            let mut finds = ChainFinds::new(&marks, houses, self.mode, rules, nets).of_choices(choices.as_ref());
            let found = finds.best()?;
            let evidence = wants_evidence.then(|| evidence::branches(cx, houses, &finds.argument(&found)));
            Some((found, evidence))
        });
        let Some((BranchArgument { kind, rank, eliminate, place, .. }, evidence)) = found else {
            return ControlFlow::Continue(());
        };
        report(name(self.mode, kind), rank, eliminate, place, evidence, sink)
    }
}

/// The number of occurrences of each digit on the board.
fn placed(cx: &Context<'_>) -> [u8; Digit::COUNT] {
    let mut placed = [0; Digit::COUNT];
    cx.board.values().filled().for_each(|filled| placed[filled.digit.index()] += 1);
    placed
}

/// Reports what follows whether a candidate is true or false, for each effect the shortest way, the shortest of all first.
pub(in crate::sudoku_explainer) fn doubles(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mode = Branches::DYNAMIC.mode;
    let marks = ChainBoard::new(cx.board);
    let wants_evidence = sink.wants_evidence();
    let wanted = if sink.wants_one() { 1 } else { usize::MAX };
    let found = with_buffers(cx, |Buffers { houses, nets, inside, .. }| {
        let rules = NetRules::new(cx.board.open(), placed(cx), inside).wanting_evidence(wants_evidence);
        let mut finds = ChainFinds::new(&marks, houses, mode, rules, nets);
        let mut taker = Doubles(BestByEffect::default());
        taker.0.clear();
        finds.each(&mut taker);
        let shortest: Vec<BranchArgument> = taker.0.sorted().take(wanted).collect();
        let with_evidence = |found: BranchArgument| {
            let evidence = wants_evidence.then(|| evidence::branches(cx, houses, &finds.argument(&found)));
            (found, evidence)
        };
        shortest.into_iter().map(with_evidence).collect::<Vec<_>>()
    });
    found.into_iter().try_for_each(|(BranchArgument { kind, rank, eliminate, place, .. }, evidence)| {
        report(name(mode, kind), rank, eliminate, place, evidence, sink)
    })
}
