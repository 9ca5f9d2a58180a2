//! SK Loop.
use crate::kernels::set_logic::dominoes;

crate::technique! {
    /// Two rows and two columns cross in four filled cells in four boxes; in each box the row and the column have two
    /// open cells besides, and the digits of these eight pairs link each pair to the next, all around.
    ///
    /// ## Why it holds
    /// Each pair lies in a line and in a box, so the ring of pairs is a ring of houses too: line, box, line, box and so
    /// on. Give each digit of a pair to one of its two houses: in that house it can stand once only. If the sixteen
    /// cells can do with sixteen such digits of houses, every one of these must be used, each digit stands in the
    /// pairs of its house, and it goes from the rest of that house. Mostly each house has two digits, but one or three
    /// will do where another house makes up for it.
    ///
    /// ## How to find it
    /// Look for four digits at the corners of a rectangle over four boxes with no other digits in the same row and the
    /// same column of their boxes. Pick two digits that link the first pair to the next through the box; the others of
    /// that pair must link it to the pair before through the line, and so on. The loop is there if it closes.
    pub SkLoop = "sk-loop", "SK Loop", Advanced,
    zh: "多米诺环" {
        what: "两行两列交于四个宫的四个已填格，每个宫里这行和这列上各有两个空格；这八对空格用各自的数依次相连，绕成一环。",
        why: "每一对同在一条线和一个宫里，所以环上线与宫交替。把每一对的每个数分给它的线或宫，该数在那里只能填一次。若十六格正好只分到十六个名额，每个名额都要用完，所以每个数都填在它所属区域的环上，该区域的其他格删去它。通常每个区域两个数，若别处补得上，一个或三个也可以。",
        find: "找跨四个宫的矩形的四角都已填数、各宫中同行同列的其余格都空着的地方；选两个数由第一对经宫连到下一对，该对剩下的数再经线连到另一边，如此绕一圈，能闭合就成立。"
    }, aliases: ["domino-loop", "vloop"],
    search: dominoes::search
}
