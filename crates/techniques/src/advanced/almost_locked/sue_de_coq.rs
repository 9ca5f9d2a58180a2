//! Sue de Coq.
use crate::kernels::als::sue_de_coq;

crate::technique! {
    /// Cells in the crossing of a line and a box, with some cells of the line and some of the box, have as many digits
    /// between them as there are cells.
    ///
    /// ## Why it holds
    /// The cells in the crossing have at least two digits more than cells. The group in the line and the group in the
    /// box take those digits away. A digit that only one of the groups has can stand once among all these cells, for
    /// they lie in one line or one box as far as this digit goes; a digit that both groups have can stand twice, once
    /// in each. So the cells have room for just as many digits as there are cells, and every digit stands as often as it
    /// can. A digit goes from the rest of a house in which all its places among these cells lie.
    ///
    /// In the basic form each group is one cell with two digits of the crossing. The extended form has larger groups, and
    /// digits that the crossing has not, which both groups may have.
    ///
    /// ## How to find it
    /// Where a line meets a box, look for two cells with four candidates or three with five, and in line and box for a
    /// cell with two of them each.
    pub SueDeCoq = "sue-de-coq", "Sue de Coq", Advanced,
    zh: "融合待定数组" {
        what: "行列与宫相交处的几格，加上这条线上的几格和这个宫里的几格，候选数的总数正好等于格数。",
        why: "相交处的候选数至少比格数多两个，线上的一组和宫里的一组正好把多出来的数带走。只属于一组的数在这些格里只能填一次，两组都有的数可以各填一次，所以能填的个数正好等于格数，每个数都要填满。某数在这些格中的位置若都在同一区域，该区域的其他格就删去它。基本形每组只有一个双值格，扩展形的组更大，还可以有相交处没有的数。",
        find: "在行列与宫相交处找有四个候选数的两格，或有五个候选数的三格，再在线上和宫里各找一格，只含其中的两个数。"
    }, hodoku: "1101" 250, aliases: ["sdc", "two-sector-disjoint-subsets"],
    search: sue_de_coq::search
}
