//! Sudoku Explainer's Double Forcing Net.
use super::chains;

qedoku_techniques::technique! {
    /// The same follows by singles from a candidate as from its opposite.
    ///
    /// ## Why it holds
    /// A candidate is true or false, whichever it is. If it is true the conclusion follows, and if it is false the
    /// conclusion follows as well; so it holds.
    ///
    /// ## How to find it
    /// Take a candidate that stands in houses and a cell with few others. Write it in and fill the singles that follow,
    /// in one color; then cross it out and fill what follows from that, in another. Look for what both colors say. It is
    /// what Sudoku Explainer looks for under this name.
    pub DoubleForcingNet = "double-forcing-net", "Double Forcing Net", Ultimate,
    zh: "动态双重强制链" {
        what: "一个候选数无论为真还是为假，都通过出数推出同一个结论。",
        why: "候选数非真即假。为真时推出这个结论，为假时也推出这个结论，所以结论成立。",
        find: "取所在的格和区域里别的候选数不多的一个候选数。先把它填进去，用一种颜色写出随后的出数；再把它划掉，用另一种颜色填出随后的结果，看两种颜色都说了什么。这里沿用 Sudoku Explainer 的名称。"
    }, kind: Net, se: 85, aliases: ["dynamic-double-forcing-chain"],
    wider: ["nishio-forcing-chain"],
    search: chains::doubles
}
