//! The mirrors of a Junior Exocet.
use crate::kernels::exocet::junior;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// The digit of each target of a Junior Exocet appears a third time, in the two cells of its mirror, which leaves less room for both.
    ///
    /// The mirror of a target is in the box of the other target: the cells of the line that holds neither the base nor the target, without the cell in the other target's line across.
    ///
    /// ## Why it holds
    /// The digit of a target stands in the base's line, in the base's box, and in the target's line, in the target's box. In the third box it is left for the third line, where the
    /// other target and the cell beside it cannot take it: it is in the mirror. A digit that the mirror cannot hold goes from the target, and a mirror with another digit locked in it
    /// has room for nothing else.
    ///
    /// ## How to find it
    /// Once there is a Junior Exocet, compare each target with its mirror.
    pub JuniorExocetMirror = "junior-exocet-mirror", "Junior Exocet Mirror", Advanced,
    zh: "初级飞鱼·镜像", aliases: ["exocet-mirror", "mirror-node"]
}

impl Technique for JuniorExocetMirror {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        junior::mirrors(cx, sink)
    }
}
