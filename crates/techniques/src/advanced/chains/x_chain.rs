//! X-Chain.
use super::families::NICE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::graph::LinkKinds;
use crate::kernels::links::report;

crate::technique! {
    /// Strong links of one digit follow on each other; the digit goes from the cells that see both ends.
    ///
    /// ## Why it holds
    /// Each strong link is a house with two places for the digit, and the end of one sees the start of the next. If the
    /// first end is false, its partner is true, so the next cell is not, so its partner is, and so on to the last end,
    /// which is true. One of the two ends is true, so a cell that sees both cannot take the digit.
    ///
    /// ## How to find it
    /// Draw the strong links of one digit. Step from link to link over cells that see each other, and look at what the
    /// two ends of the way have in common. With two links it is a Skyscraper, a 2-String Kite or a Turbot Fish.
    pub XChain = "x-chain", "X-Chain", Advanced,
    zh: "同数链" {
        what: "同一个数的强链依次相连，同时看到首尾两端的格删去该数。",
        why: "每条强链是该数只有两个位置的区域，前一条的末端看到后一条的首端。若首端为假，它的另一端为真，下一格就假，再下一格又真，一直推到末端为真，所以首尾至少一真。",
        find: "画出一个数的所有强链，在互相看到的格之间从一条走到另一条，看首尾两端共同影响哪里。只有两条强链时就是摩天楼、双线风筝或多宝鱼。"
    }, kind: Chain, se: 66, hodoku: "0701" 260, aliases: ["x"],
    wider: ["turbot-fish", "simple-colors-trap", "multi-colors-1"],
    search: |cx, sink| report::search(&NICE, ArgumentShape::XChain, LinkKinds::Digit, cx, sink)
}
