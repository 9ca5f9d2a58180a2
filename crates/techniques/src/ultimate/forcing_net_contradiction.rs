//! Forcing Net Contradiction.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// A candidate is assumed; singles that follow leave a cell without a digit or a house without a place for one, so
    /// the candidate goes.
    ///
    /// ## Why it holds
    /// Every placement after the assumption is the only thing left in its cell or house, counting what the earlier ones
    /// have ruled out. A cell that nothing fits, or a digit that fits nowhere, is impossible, so what led there is
    /// false. If the placements can be put in an order in which each is called for by the one before it, the net is a
    /// Whip; otherwise it is a braid, whose length is one more than its placements are.
    ///
    /// ## How to find it
    /// Write the candidate in and fill singles until something is impossible. Take candidates of cells with two digits,
    /// or of digits with two places, first.
    pub ForcingNetContradiction = "forcing-net-contradiction", "Forcing Net Contradiction", Ultimate,
    zh: "动态矛盾强制链" {
        what: "假设一个候选数为真，写出随后的出数，直到某格没有数可填或某数在某区域无处可填，该候选数删去。",
        why: "假设之后的每一次填数，都是考虑了前面的填数以后，该格或该区域仅剩的选择。最后某格没有数可填，或者某数在某区域无处可填，这不可能，所以前提为假。若能把这些填数排成一线，每一步都由前一步引出，就是线性动态链；否则是分叉的网，长度为填数的次数加一。",
        find: "写入一个候选数，接着不断出数，直到出现不可能。先试双值格的候选数，或只有两个位置的数。"
    }, kind: Net, se: 85, hodoku: "1303" 700, aliases: ["dynamic-contradiction-forcing-chain", "braid"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| forced::search(&families::NETS, ArgumentShape::Contradiction, cx, sink)
}
