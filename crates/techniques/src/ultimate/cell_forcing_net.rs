//! Cell Forcing Net.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// Every candidate of a cell leads by singles to the loss of the same candidate, or to a contradiction.
    ///
    /// ## Why it holds
    /// One of the candidates of the cell is true, whichever it is. Each of them, assumed, either fails or leads to the
    /// same conclusion; so the conclusion holds.
    ///
    /// ## How to find it
    /// Take a cell with few candidates. Write each of them in, in a color of its own, and fill the singles that follow.
    /// Look for what all colors rule out.
    pub CellForcingNet = "cell-forcing-net", "Cell Forcing Net", Ultimate,
    zh: "动态单元格强制链" {
        what: "一格的每个候选数都通过出数推出同一个结论，或者推出矛盾。",
        why: "该格的候选数必有一个为真。假设其中任何一个，要么推出矛盾，要么得到同样的结论，所以结论成立。",
        find: "取候选数少的格，把每个候选数各用一种颜色写进去，写出随后的出数，看各种颜色都排除了什么。"
    }, kind: Net, se: 85, hodoku: "1304" 700, aliases: ["dynamic-cell-forcing-chain"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| forced::search(&families::NETS, ArgumentShape::CellNets, cx, sink)
}
