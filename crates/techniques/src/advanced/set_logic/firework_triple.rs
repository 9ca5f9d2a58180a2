//! Firework Triple.
use crate::kernels::set_logic::fireworks;

crate::technique! {
    /// A row and a column cross in a box, and outside the box three digits have at most one cell in the row and at most
    /// one in the column, the same two cells for all three.
    ///
    /// ## Why it holds
    /// Call the two cells outside the box wings. A digit that takes neither wing stands in the box both for the row and
    /// for the column, so it stands where they cross. So each of the three digits has one of three cells, the cross and
    /// the wings, and these cells hold nothing else. And as no digit takes two of them, one of the two lines has the
    /// digit in the box: the digit goes from the cells of the box outside both lines.
    ///
    /// ## How to find it
    /// In each box look for digits that a line through it has in just one cell outside of it. Where a row and a column
    /// agree on three such digits and their cells, the firework is there. A digit may be missing from one of the wings.
    pub FireworkTriple = "firework-triple", "Firework Triple", Advanced,
    zh: "烟花三数组" {
        what: "一行与一列在某宫相交，在宫外有三个数在该行至多只能填一格，在该列也至多只能填一格，而且三个数都是同样的两格。",
        why: "宫外的这两格叫翼。一个数若不填在翼上，在行上和列上就都要填在宫里，所以只能填在行列的交点。于是三个数必填在交点和两个翼这三格，别的数删去。一个数不会占其中两格，所以总有一条线在宫里填它，宫里两条线以外的格删去这三个数。",
        find: "在每个宫里找在宫外某条线上只剩一格的数；若一行与一列有三个这样的数，而且格子也相同，就是烟花。某个数可以缺一个翼。"
    }, aliases: ["triple-firework"],
    search: fireworks::triples
}
