//! Unique Rectangle, type 3.
use crate::kernels::uniqueness::{rectangle::Unique, subset};

crate::technique! {
    /// The other digits of two neighboring cells of a rectangle make a naked subset with cells of the same house, as if the two were one cell.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. One of the two
    /// cells does, and it takes part in the subset like a cell that holds the other digits of both: all the digits of the subset are used up
    /// in its cells and this one, and they go from the rest of the house. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Look for two cells in a line with the same two candidates whose opposite cells have these and a few more. Take the few as one
    /// cell and look for a naked subset in the houses of both.
    pub UniqueRectangle3 = "unique-rectangle-3", "Unique Rectangle Type 3", Advanced,
    zh: "唯一矩形类型 3" {
        what: "矩形中相邻两格多出的数，与同一区域的其他格构成显性数组，这两格在其中相当于一格。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。这两格中必有一格填多出的数，相当于一个含有两格所有多出数的格参与数组，所以该区域的其他格删去数组的数。题目必须只有一个解。",
        find: "在一条线上找候选数相同的两个双值格，对面的两格含这两个数又多出几个；把多出的数看成一格，在两格共同的区域里找显性数组。"
    }, se: 45, hodoku: "0602" 100, aliases: ["u3", "uniqueness-test-3", "ur3"], assumes: unique,
    search: |cx, sink| Unique::apply(subset::naked, Unique::has_extra_side, cx, sink)
}
