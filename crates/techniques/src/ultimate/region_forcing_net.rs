//! Region Forcing Net.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// Every place of a digit in a house leads by singles to the loss of the same candidate, or to a contradiction.
    ///
    /// ## Why it holds
    /// The digit stands in one of its places in the house, whichever it is. Each of them, assumed, either fails or
    /// leads to the same conclusion; so the conclusion holds.
    ///
    /// ## How to find it
    /// Take a digit with few places in a house. Write it into each of them, in a color of its own, and fill the singles
    /// that follow. Look for what all colors rule out.
    pub RegionForcingNet = "region-forcing-net", "Region Forcing Net", Ultimate,
    zh: "动态区域强制链" {
        what: "某数在一个区域里的每个位置都通过出数推出同一个结论，或者推出矛盾。",
        why: "该数必在这些位置之一。假设其中任何一个，要么推出矛盾，要么得到同样的结论，所以结论成立。",
        find: "取在某区域里位置少的数，在每个位置各用一种颜色写进去，写出随后的出数，看各种颜色都排除了什么。"
    }, kind: Net, se: 85, aliases: ["dynamic-region-forcing-chain", "unit-forcing-net"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| forced::search(&families::NETS, ArgumentShape::HouseNets, cx, sink)
}
