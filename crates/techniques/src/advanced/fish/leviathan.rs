//! Leviathan.
use crate::kernels::fish;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in seven rows in the same seven columns only, or the other way round; it goes from the
    /// rest of these columns.
    ///
    /// ## Why it holds
    /// The seven rows take the digit seven times, each time in another column. That uses up the seven columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most seven places, look for seven whose places fall into seven
    /// columns; then the same with rows and columns exchanged.
    pub Leviathan = "leviathan", "Leviathan", Advanced,
    zh: "七阶鱼" {
        what: "某数在七行中的候选位置都落在同样的七列，这七列的其他格都删去该数；行列互换亦然。",
        why: "这七行各填一个该数，而且各在不同的列，正好用完这七列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有七个位置的行里找七行，使这些位置合起来只占七列；然后对列再找一遍。"
    }, hodoku: "0305" 470, aliases: ["bf7"]
}

impl Technique for Leviathan {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(7, cx, sink)
    }
}
