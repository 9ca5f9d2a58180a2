//! Nishio Forcing Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// A digit is assumed in a cell; following this digit alone, some house is left without a place for it, so the
    /// candidate goes.
    ///
    /// ## Why it holds
    /// Each place follows from those before it: the digit cannot stand where one of them sees it, and a house that has
    /// one place left for it takes it there. A house without a place is impossible, so what led there is false.
    ///
    /// ## How to find it
    /// Write the digit into a cell in pencil and go on with this digit in all rows, columns and boxes, as if the others
    /// were not there.
    pub NishioForcingChain = "nishio-forcing-chain", "Nishio Forcing Chain", Ultimate,
    zh: "西尾强制链" {
        what: "假设一格填某数，只跟着这一个数走，直到某区域没有它的位置，该候选数删去。",
        why: "每个位置都由前面的位置推出：看到它们的格不能再填该数，只剩一个位置的区域就填在那里。某个区域没有位置，这不可能，所以前提为假。",
        find: "用铅笔在一格写入该数，只看这个数，在行、列、宫里继续填下去，就像别的数不存在一样。"
    }, kind: Net, se: 75, aliases: ["nishio"],
    search: |cx, sink| forced::search(&families::NISHIO, ArgumentShape::Nishio, cx, sink)
}
