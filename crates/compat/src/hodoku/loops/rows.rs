//! HoDoKu's rows of Nice Loops and AICs.
use super::evidence;
use super::finds::{HodokuLoopSearch, LoopShape};
use crate::hodoku::find::HodokuFind;
use crate::hodoku::houses::lend;
use qedoku_techniques::advanced::chains::aic::Aic;
use qedoku_techniques::advanced::chains::continuous_nice_loop::ContinuousNiceLoop;
use qedoku_techniques::advanced::chains::discontinuous_nice_loop::DiscontinuousNiceLoop;
use qedoku_techniques::advanced::chains::grouped_aic::GroupedAic;
use qedoku_techniques::advanced::chains::grouped_continuous_nice_loop::GroupedContinuousNiceLoop;
use qedoku_techniques::advanced::chains::grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// Nice Loops and AICs, with groups or without.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct LoopRows {
    grouped: bool,
    score: u16,
}

impl LoopRows {
    /// Without groups.
    pub(in crate::hodoku) const PLAIN: Self = Self { grouped: false, score: 280 };
    /// With groups. A find without a group is called what it is and scores the same.
    pub(in crate::hodoku) const GROUPED: Self = Self { grouped: true, score: 300 };
}

impl Technique for LoopRows {
    fn info(&self) -> &'static Info {
        if self.grouped { &GroupedAic::INFO } else { &Aic::INFO }
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        const PLAIN: &[&dyn Technique] = &[&ContinuousNiceLoop, &DiscontinuousNiceLoop, &Aic];
        const GROUPED: &[&dyn Technique] = &[
            &ContinuousNiceLoop,
            &DiscontinuousNiceLoop,
            &Aic,
            &GroupedContinuousNiceLoop,
            &GroupedDiscontinuousNiceLoop,
            &GroupedAic,
        ];
        if self.grouped { GROUPED } else { PLAIN }
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let found = lend(cx, |houses, finds: &mut HodokuLoopSearch| {
            finds.run(cx, houses, self.grouped);
            let why = || evidence::of(cx, houses, finds);
            Some((HodokuFind::best(&finds.best, sink, why)?, name(finds)))
        });
        let (found, info) = found.flatten().map_or((None, self.info()), |(found, info)| (Some(found), info));
        HodokuFind::report(found, sink, info, self.score)
    }
}

/// The technique of the best find.
fn name(finds: &HodokuLoopSearch) -> &'static Info {
    let grouped = finds.found.iter().any(|state| finds.links.node(state.node()).is_group());
    match (finds.shape, grouped) {
        (LoopShape::Continuous, false) => &ContinuousNiceLoop::INFO,
        (LoopShape::Discontinuous, false) => &DiscontinuousNiceLoop::INFO,
        (LoopShape::Aic, false) => &Aic::INFO,
        (LoopShape::Continuous, true) => &GroupedContinuousNiceLoop::INFO,
        (LoopShape::Discontinuous, true) => &GroupedDiscontinuousNiceLoop::INFO,
        (LoopShape::Aic, true) => &GroupedAic::INFO,
    }
}
