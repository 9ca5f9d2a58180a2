//! Sudoku Explainer's Forcing Chains and Cycles.
use super::producers;

qedoku_techniques::technique! {
    /// Of all chains and loops of links the one that Sudoku Explainer rates lowest.
    ///
    /// ## Why it holds
    /// A loop makes each of its weak links strong; a chain that leads from the truth of a candidate to its falsehood
    /// shows that it is false, and one from its falsehood to its truth that it is true.
    ///
    /// ## How to find it
    /// Look for loops of one digit and loops of cells with two candidates first, then for chains of one digit, then for
    /// chains of any cells and houses with two candidates; of each kind the shorter ones first. It is what Sudoku
    /// Explainer looks for under this name; by shape it is an X-Chain, an XY-Chain, a Nice Loop or an Alternating
    /// Inference Chain.
    pub ForcingChainsAndCycles = "forcing-chains-and-cycles", "Forcing Chains and Cycles", Advanced,
    zh: "强制链与环" {
        what: "在所有的链和环中取 Sudoku Explainer 评分最低的一个。",
        why: "环使它的每条弱链一真一假；由一个候选数为真推出它为假的链说明它为假，由为假推出为真的链说明它为真。",
        find: "先找同一个数的环和双值格的环，再找同一个数的链，然后找经过任意双值格和共轭对的链，各类都从短的开始。按形状看，它就是同数链、双值格链、环或一般的链，这里沿用 Sudoku Explainer 的名称。"
    }, kind: Chain, se: 65, aliases: ["bidirectional-cycle", "forcing-x-chain"],
    wider: ["aic", "nishio-forcing-chain"],
    search: producers::lines
}
