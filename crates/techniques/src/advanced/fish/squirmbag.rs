//! Squirmbag.
use crate::kernels::fish;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in five rows in the same five columns only, or the other way round; it goes from the rest
    /// of these columns.
    ///
    /// ## Why it holds
    /// The five rows take the digit five times, each time in another column. That uses up the five columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most five places, look for five whose places fall into five
    /// columns; then the same with rows and columns exchanged.
    pub Squirmbag = "squirmbag", "Squirmbag", Advanced,
    zh: "五阶鱼" {
        what: "某数在五行中的候选位置都落在同样的五列，这五列的其他格都删去该数；行列互换亦然。",
        why: "这五行各填一个该数，而且各在不同的列，正好用完这五列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有五个位置的行里找五行，使这些位置合起来只占五列；然后对列再找一遍。"
    }, hodoku: "0303" 470, aliases: ["bf5", "starfish"]
}

impl Technique for Squirmbag {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(5, cx, sink)
    }
}
