//! Siamese Finned Franken Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two finned fish with the same four base houses and different fins, told as one; what either clears goes. Base:
    /// lines of one kind and boxes, cover: lines of the other kind and boxes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same houses.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another house can take the place of one of its cover, so that other
    /// places become fins.
    pub SiameseFinnedFrankenJellyfish = "siamese-finned-franken-jellyfish", "Siamese Finned Franken Jellyfish", Advanced,
    zh: "孪生鳍宫内四阶鱼", hodoku: "03421" 430
}

impl Technique for SiameseFinnedFrankenJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Franken, fins: true };
        fish::siamese_complex(wanted, cx, sink)
    }
}
