//! Hidden Single in a Box.
use crate::kernels::{foreseen, hidden_single};
use qedoku_core::HouseKind;

crate::technique! {
    /// A digit has one place left in a box.
    ///
    /// ## Why it holds
    /// Every box holds every digit. All other cells of this one have lost the digit, so the last one takes it.
    ///
    /// ## How to find it
    /// Take a digit and strike out the cells of the box that see it or are filled; look for one cell left.
    pub HiddenSingleBox = "hidden-single-box", "Hidden Single in a Box", Intermediate,
    zh: "宫排除" {
        what: "某数在一个宫里只剩一个位置，就填在那里。",
        why: "每个宫都必有每个数。该宫的其他格都已不能填该数，所以最后一格就是它。",
        find: "选一个数，划掉该宫里已填的格和看到该数的格，看是不是只剩一格。"
    }, se: 12, hodoku: "0002" 14, aliases: ["hidden-single", "hidden-single-in-box"],
    search: |cx, sink| hidden_single::search(HouseKind::Box, cx, sink),
    foresee: |layout, _, take| foreseen::hidden_singles(HouseKind::Box, layout, take)
}
