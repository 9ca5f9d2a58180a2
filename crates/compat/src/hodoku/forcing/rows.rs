//! HoDoKu's rows of Forcing Chains and Forcing Nets.
use super::conclusions::{self, ForcedConclusion, ForcingReason};
use super::evidence;
use super::facts::ForcingPremises;
use super::path::{DirectLists, Tables};
use super::singles::Singles;
use crate::hodoku::houses::lend;
use qedoku_core::{CandidateSet, Pattern, StepRating};
use qedoku_techniques::ultimate::cell_forcing_chain::CellForcingChain;
use qedoku_techniques::ultimate::cell_forcing_net::CellForcingNet;
use qedoku_techniques::ultimate::forcing_net_contradiction::ForcingNetContradiction;
use qedoku_techniques::ultimate::region_forcing_chain::RegionForcingChain;
use qedoku_techniques::ultimate::region_forcing_net::RegionForcingNet;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The rows of forcing chains and nets: contradictions, and conclusions that follow whichever way a choice goes.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct Forcings {
    net: bool,
    score: u16,
}

impl Forcings {
    /// By the links of the position.
    pub(in crate::hodoku) const CHAINS: Self = Self { net: false, score: 500 };
    /// By the singles that come up on the way.
    pub(in crate::hodoku) const NETS: Self = Self { net: true, score: 700 };
}

/// The buffers of both rows.
#[derive(Clone, Debug, Default)]
pub(super) struct ForcingBuffers {
    pub(super) premises: ForcingPremises,
    pub(super) singles: Singles,
    tables: Tables,
    all: Vec<ForcedConclusion>,
}

impl Technique for Forcings {
    fn info(&self) -> &'static Info {
        if self.net { &ForcingNetContradiction::INFO } else { &CellForcingChain::INFO }
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        if self.net {
            &[&ForcingNetContradiction, &CellForcingNet, &RegionForcingNet]
        } else {
            &[&CellForcingChain, &RegionForcingChain, &ForcingNetContradiction]
        }
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let found =
            lend(cx, |houses, work: &mut ForcingBuffers| {
                let ForcingBuffers { premises, singles, tables, all } = work;
                premises.fill(cx, houses, |links| {
                    if self.net { singles.link(cx, houses, links) } else { links.fill(cx, houses) }
                });
                tables.clear();
                let nets = DirectLists { cx, premises, named: &singles.all, starts: &singles.starts };
                let mut counts = |conclusion: &ForcedConclusion| nets.counts(tables, conclusion);
                let counts: Option<&mut dyn FnMut(&ForcedConclusion) -> bool> =
                    if self.net { Some(&mut counts) } else { None };
                let conclusion = conclusions::best(cx, premises, all, counts)?;
                let evidence = sink.wants_evidence().then(|| evidence::of(cx, houses, work, self.net, &conclusion));
                Some((conclusion, evidence))
            });
        let Some((conclusion, evidence)) = found.flatten() else { return ControlFlow::Continue(()) };
        let why = || evidence.unwrap_or((Pattern::Truths, Vec::new()));
        let rating = StepRating { se: None, hodoku: Some(self.score) };
        sink.rated(self.name(&conclusion), rating, |sink| {
            let candidate = conclusion.what.candidate;
            if conclusion.what.holds {
                sink.place(candidate, why)
            } else {
                sink.eliminate(CandidateSet::of(candidate), why)
            }
        })
    }
}

impl Forcings {
    /// The technique of a find.
    const fn name(self, conclusion: &ForcedConclusion) -> &'static Info {
        match (conclusion.why, self.net) {
            (ForcingReason::Refuted(..), _) => &ForcingNetContradiction::INFO,
            (ForcingReason::House(..), false) => &RegionForcingChain::INFO,
            (ForcingReason::House(..), true) => &RegionForcingNet::INFO,
            (_, false) => &CellForcingChain::INFO,
            (_, true) => &CellForcingNet::INFO,
        }
    }
}
