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
    zh: "孪生鳍宫内四阶鱼" {
        what: "两条鳍宫内四阶鱼的四个定义域区域相同而鳍不同，合为一步；任何一条能删的候选数都可删去。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "两条鱼各自成立，依据的又是该数在同样几个区域里的位置，所以可以放在一起。",
        find: "找到一条鳍宫内四阶鱼以后，看看删除域中的某个区域能不能换成另一个，使鳍落到别的格。"
    }, hodoku: "03421" 430
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
