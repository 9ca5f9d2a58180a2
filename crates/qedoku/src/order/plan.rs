//! The plan of a search for puzzles, the same for all threads.
use super::spec::PuzzleSpec;
use crate::error::Error;
use qedoku_compat::profiles;
use qedoku_generate::Maker;
use qedoku_techniques::{Profile, TechniqueKind, Tier};

/// A spec, and the profiles that tell whether a puzzle meets it.
#[derive(Clone, Debug)]
pub struct SearchPlan {
    pub(super) order: PuzzleSpec,
    pub(super) seed: u64,
    pub(super) maker: Maker,
    /// The singles: whoever asks for more, or less, need not look further.
    pub(super) singles: Profile,
    /// The techniques up to the tier, and those below it.
    pub(super) tiers: [Profile; 2],
    /// The only techniques, or those up to the one that is needed, and the same without that one.
    pub(super) needed: [Profile; 2],
    pub(super) se: Profile,
    pub(super) hodoku: Profile,
}

impl SearchPlan {
    /// The plan of a search for puzzles of a spec.
    ///
    /// # Errors
    /// Why there is no such puzzle.
    pub fn new(order: PuzzleSpec, seed: u64) -> Result<Self, Error> {
        order.check()?;
        let maker = Maker::new(order.shape).map_err(|bad| Error::of_input(bad.to_string()))?;
        let singles = Profile::default().only(|info| info.kind == TechniqueKind::Single);
        let tier = order.tier.unwrap_or(Tier::Ultimate);
        let tiers = [Profile::default().up_to(tier), Profile::default().only(|info| info.tier < tier)];
        let slug = order.technique.map(|technique| technique.info().slug);
        let with = order.profile();
        let without = with.clone().only(|info| Some(info.slug) != slug);
        let se = profiles::se();
        let hodoku = profiles::hodoku();
        Ok(Self { order, seed, maker, singles, tiers, needed: [with, without], se, hodoku })
    }

    /// The spec of the puzzles.
    pub const fn spec(&self) -> &PuzzleSpec {
        &self.order
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

/// The highest rating that Sudoku Explainer gives a single.
pub(super) const SINGLES: u16 = 23;
