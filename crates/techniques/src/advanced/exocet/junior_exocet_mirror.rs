//! The mirrors of a Junior Exocet.
use crate::kernels::exocet::junior;

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
    zh: "初级飞鱼导弹·镜像" {
        what: "初级飞鱼中，每个目标格的数在它的镜像格里还要出现一次，两边因此互相限制。目标格的镜像在另一个目标格的宫里，取既不含基准格也不含该目标格的那条线，去掉另一个目标格所在横交线上的一格。",
        why: "目标格的数在基准格的宫里用掉了基准格所在的线，在自己的宫里用掉了自己的线，在第三个宫里只能填在第三条线上，而那里的另一个目标格及其邻格都不能填它，所以它在镜像里。镜像填不了的数从目标格删去；镜像里若锁定了另一个数，就再也容不下别的数。",
        find: "找到初级飞鱼以后，把每个目标格与它的镜像对照。"
    }, aliases: ["exocet-mirror", "mirror-node"],
    search: junior::mirrors
}
