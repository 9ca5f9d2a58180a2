//! Firework Quad.
use crate::kernels::set_logic::fireworks;

crate::technique! {
    /// Two rows and two columns cross in a rectangle over four boxes. Around one corner two digits have, outside its
    /// box, at most the two neighbor corners in row and column; around the opposite corner two other digits have the
    /// same two corners.
    ///
    /// ## Why it holds
    /// A digit that takes neither neighbor corner stands in the box both for the row and for the column, so it stands
    /// where they cross. So each of the first two digits has one of the first corner and the neighbors, each of the
    /// other two has one of the opposite corner and the neighbors: four digits for the four corners, which hold nothing
    /// else. And as no digit takes two corners, each goes from the cells of its box outside both lines.
    ///
    /// ## How to find it
    /// Look for a cell around which two digits leave row and column outside the box one cell each; the cell where the
    /// other lines of these two cells meet must do the same for two other digits.
    pub FireworkQuad = "firework-quad", "Firework Quad", Advanced,
    zh: "烟花四数组" {
        what: "两行两列交成跨四个宫的矩形。在一个角所在的宫以外，两个数在该角的行和列上至多只能填在相邻的两个角；对角处另外两个数也只能填在这同样的两个角。",
        why: "一个数若不填在相邻的两个角，在行上和列上就都要填在宫里，所以只能填在行列的交点。于是前两个数必在第一个角和相邻两角之中，后两个数必在对角和相邻两角之中：四个数占满四个角，别的数删去。一个数不会占两个角，所以在宫里、两条线以外的格也删去它。",
        find: "找一个格，使两个数在它的行和列上、宫以外各只剩一格；再看这两格的另外两条线相交的格，对另外两个数是不是也这样。"
    }, aliases: ["quad-firework"],
    search: fireworks::quads
}
