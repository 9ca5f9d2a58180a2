//! Hidden Single in a Row.
use crate::kernels::{foreseen, hidden_single};
use qedoku_core::HouseKind;

crate::technique! {
    /// A digit has one place left in a row.
    ///
    /// ## Why it holds
    /// Every row holds every digit. All other cells of this one have lost the digit, so the last one takes it.
    ///
    /// ## How to find it
    /// Take a digit and strike out the cells of the row that see it or are filled; look for one cell left.
    pub HiddenSingleRow = "hidden-single-row", "Hidden Single in a Row", Intermediate,
    zh: "行排除" {
        what: "某数在一行上只剩一个位置，就填在那里。",
        why: "每一行都必有每个数。该行的其他格都已不能填该数，所以最后一格就是它。",
        find: "选一个数，划掉该行里已填的格和看到该数的格，看是不是只剩一格。"
    }, se: 15, hodoku: "0002" 14, aliases: ["hidden-single-in-row"],
    search: |cx, sink| hidden_single::search(HouseKind::Row, cx, sink),
    foresee: |layout, _, take| foreseen::hidden_singles(HouseKind::Row, layout, take)
}
