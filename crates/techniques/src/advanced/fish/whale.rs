//! Whale.
use crate::kernels::fish;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in six rows in the same six columns only, or the other way round; it goes from the rest
    /// of these columns.
    ///
    /// ## Why it holds
    /// The six rows take the digit six times, each time in another column. That uses up the six columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most six places, look for six whose places fall into six
    /// columns; then the same with rows and columns exchanged.
    pub Whale = "whale", "Whale", Advanced,
    zh: "六阶鱼" {
        what: "某数在六行中的候选位置都落在同样的六列，这六列的其他格都删去该数；行列互换亦然。",
        why: "这六行各填一个该数，而且各在不同的列，正好用完这六列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有六个位置的行里找六行，使这些位置合起来只占六列；然后对列再找一遍。"
    }, hodoku: "0304" 470, aliases: ["bf6"]
}

impl Technique for Whale {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(6, cx, sink)
    }
}
