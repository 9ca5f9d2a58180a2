//! Region Forcing Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// Every place of a digit in a house leads by a chain of links to the loss of the same candidate.
    ///
    /// ## Why it holds
    /// The digit stands in one of its places in the house, whichever it is. From each of them a chain of strong and
    /// weak links, as they stand on the board, leads to the same conclusion; so the conclusion holds. Read backwards,
    /// the candidate that goes would leave the digit no place in the house.
    ///
    /// ## How to find it
    /// Take a digit with three or more places in a house. Follow from each of them the houses and cells with two candidates,
    /// and look for something that all of them rule out.
    pub RegionForcingChain = "region-forcing-chain", "Region Forcing Chain", Ultimate,
    zh: "区域强制链" {
        what: "某数在一个区域里的每个位置都通过链推出同一个候选数为假，该候选数删去。",
        why: "该数必在这些位置之一。无论是哪一个，从它出发、沿盘面上现有的强链和弱链都得到同样的结论，所以结论成立。反过来看，要删的候选数若为真，该数在该区域就无处可填。",
        find: "取在某区域里有三个以上位置的数，从每个位置出发沿双值格和共轭对走，看有没有都能排除的候选数。"
    }, kind: Net, se: 80, aliases: ["house-forcing-chain", "unit-forcing-chain"],
    search: |cx, sink| forced::search(&families::CHAINS, ArgumentShape::HouseChains, cx, sink)
}
