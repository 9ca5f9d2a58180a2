//! Siamese Finned Mutant Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two finned fish with the same four base houses and different fins, told as one; what either clears goes. Base:
    /// houses of any kind, cover: other houses of any kind.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same houses.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another house can take the place of one of its cover, so that other
    /// places become fins.
    pub SiameseFinnedMutantJellyfish = "siamese-finned-mutant-jellyfish", "Siamese Finned Mutant Jellyfish", Advanced,
    zh: "孪生鳍交叉四阶鱼", hodoku: "03621" 470
}

impl Technique for SiameseFinnedMutantJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Mutant, fins: true };
        fish::siamese_complex(wanted, cx, sink)
    }
}
