//! Whip.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// A candidate is assumed; placements follow in a line, each called for by the one before it, until a cell has no
    /// digit left or a house no place for one, so the candidate goes.
    ///
    /// ## Why it holds
    /// Each placement is the only thing left in its cell or house: every other candidate there clashes with the
    /// assumption or with an earlier placement, one of them with the placement just before. The last cell or house has
    /// nothing left at all, which is impossible; so the assumption is false. The length of a whip counts its cells and
    /// houses, the last one included: one more than its placements.
    ///
    /// ## How to find it
    /// Assume a candidate. Look only at cells and houses that the last placement touches, and count out what the
    /// assumption and all earlier placements exclude there. Where one candidate is left, go on from it.
    pub Whip = "whip", "Whip", Ultimate,
    zh: "Whip" {
        what: "假设一个候选数为真，随后的填数一个接一个排成一线，每一步都由前一步引出，直到某格没有数可填或某数在某区域无处可填，该候选数删去。",
        why: "每次填数都是该格或该区域仅剩的选择：其他候选数都与假设或前面的填数冲突，其中至少有一个与前一次填数冲突。最后某格没有数可填，或者某数在某区域无处可填，这不可能，所以前提为假。链长按经过的格和区域计算，包括最后一个，即填数的次数加一。",
        find: "假设一个候选数，只看最近一次填数影响到的格和区域，除去假设和前面所有填数排除的候选数，只剩一个就从它继续。"
    }, kind: Net, se: 85,
    search: |cx, sink| forced::search(&families::NETS, ArgumentShape::Whip, cx, sink)
}
