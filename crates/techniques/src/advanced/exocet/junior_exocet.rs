//! Junior Exocet.
use crate::kernels::exocet::junior;

crate::technique! {
    /// Two base cells of one line and box hold two of three or four digits, and two target cells, one in each of the other two boxes of the line, must hold the same two.
    ///
    /// The targets are off the base's line, and the cell beside each, in its line across and its box, holds none of the digits. Three lines across count: those of the two targets,
    /// and the one through the third cell of the base's line and box. Outside the three boxes, each digit of the base has room in these three lines for two at most: its places
    /// there are covered by two lines.
    ///
    /// ## Why it holds
    /// A digit that stands in the base is gone from the rest of its line and box, and still has to stand in each of the three lines. In them only the targets are left in the three
    /// boxes, and outside there is room for two at most. So it takes a target. The base has two digits, the targets are two cells: they hold the same digits as the base.
    ///
    /// ## How to find it
    /// Take two cells of a line and a box with three or four digits between them, and look in the other two boxes for a cell with these digits beside one that cannot have them.
    /// Check the three lines digit by digit. Then go through the pairs of digits: other digits go from the targets, digits that cannot be in a target go from the base, and what no
    /// pair leaves goes wherever it stands.
    pub JuniorExocet = "junior-exocet", "Junior Exocet", Advanced,
    zh: "初级飞鱼导弹" {
        what: "同一线同一宫的两个基准格要填三四个数中的两个，而在这条线经过的另外两个宫里各有一个目标格，两个目标格必填同样的两个数。目标格不在基准格所在的线上，与它同宫、同在一条横交线上的邻格不含这些数。",
        why: "要看三条横交线：过两个目标格的各一条，过基准格所在线与宫的第三格的一条。三个宫以外，基准的每个数在这三条线上至多还能填两次。填在基准格里的数在它的线和宫的其余位置都没有了，却仍要在三条线上各填一次，三个宫里又只剩目标格可填，所以必填在一个目标格里。两个数对两个目标格，正好相同。",
        find: "找同线同宫、一共三四个候选数的两格，再到另外两个宫里找含有这些数、而邻格都没有这些数的格，逐个数检查三条线。目标格里别的数删去，进不了目标格的数从基准格删去，各种组合都不允许的也删去。"
    }, aliases: ["jexocet", "exocet", "je"],
    search: junior::targets
}
