//! Cell Forcing Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// Every candidate of a cell leads by a chain of links to the loss of the same candidate.
    ///
    /// ## Why it holds
    /// One of the candidates of the cell is true, whichever it is. From each of them a chain of strong and weak links,
    /// as they stand on the board, leads to the same conclusion; so the conclusion holds.
    ///
    /// ## How to find it
    /// Take a cell with three or more candidates. Follow from each of them the houses and cells with two candidates, and look
    /// for something that all of them rule out.
    pub CellForcingChain = "cell-forcing-chain", "Cell Forcing Chain", Ultimate,
    zh: "单元格强制链" {
        what: "一格的每个候选数都通过链推出同一个候选数为假，该候选数删去。",
        why: "该格的候选数必有一个为真。无论是哪一个，从它出发、沿盘面上现有的强链和弱链都得到同样的结论，所以结论成立。",
        find: "取有三个以上候选数的格，从每个候选数出发沿双值格和共轭对走，看有没有都能排除的候选数。"
    }, kind: Net, se: 80, hodoku: "1302" 500, aliases: ["cell-reduction"],
    search: |cx, sink| forced::search(&families::CHAINS, ArgumentShape::CellChains, cx, sink)
}
