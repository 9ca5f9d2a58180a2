//! Hidden Single in a Column.
use crate::kernels::{foreseen, hidden_single};
use qedoku_core::HouseKind;

crate::technique! {
    /// A digit has one place left in a column.
    ///
    /// ## Why it holds
    /// Every column holds every digit. All other cells of this one have lost the digit, so the last one takes it.
    ///
    /// ## How to find it
    /// Take a digit and strike out the cells of the column that see it or are filled; look for one cell left.
    pub HiddenSingleColumn = "hidden-single-column", "Hidden Single in a Column", Intermediate,
    zh: "列排除" {
        what: "某数在一列上只剩一个位置，就填在那里。",
        why: "每一列都必有每个数。该列的其他格都已不能填该数，所以最后一格就是它。",
        find: "选一个数，划掉该列里已填的格和看到该数的格，看是不是只剩一格。"
    }, se: 15, hodoku: "0002" 14, aliases: ["hidden-single-in-column"],
    search: |cx, sink| hidden_single::search(HouseKind::Column, cx, sink),
    foresee: |layout, _, take| foreseen::hidden_singles(HouseKind::Column, layout, take)
}
