//! Siamese Finned Mutant Swordfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two finned fish with the same three base houses and different fins, told as one; what either clears goes. Base:
    /// houses of any kind, cover: other houses of any kind.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same houses.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another house can take the place of one of its cover, so that other
    /// places become fins.
    pub SiameseFinnedMutantSwordfish = "siamese-finned-mutant-swordfish", "Siamese Finned Mutant Swordfish", Advanced,
    zh: "孪生鳍交叉三阶鱼", hodoku: "03611" 470
}

impl Technique for SiameseFinnedMutantSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 3, kind: FishKind::Mutant, fins: true };
        fish::siamese_complex(wanted, cx, sink)
    }
}
