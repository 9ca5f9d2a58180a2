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
    zh: "孪生鳍交叉四阶鱼" {
        what: "两条鳍交叉四阶鱼的四个定义域区域相同而鳍不同，合为一步；任何一条能删的候选数都可删去。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "两条鱼各自成立，依据的又是该数在同样几个区域里的位置，所以可以放在一起。",
        find: "找到一条鳍交叉四阶鱼以后，看看删除域中的某个区域能不能换成另一个，使鳍落到别的格。"
    }, hodoku: "03621" 470
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
