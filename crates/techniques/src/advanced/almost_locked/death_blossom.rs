//! Death Blossom.
use crate::kernels::als::blossom;

crate::technique! {
    /// Whatever the stem cell takes, it locks an almost locked set, and all these sets have a digit in common.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. Each candidate of the stem has
    /// such a set, its petal, in which the stem sees all places of that candidate.
    ///
    /// ## Why it holds
    /// The stem takes one of its candidates. The petal of that candidate lacks it then, so it holds all its other
    /// digits. A digit that all petals have is in one of them in any case, and goes from the cells that see all its
    /// places in all petals.
    ///
    /// ## How to find it
    /// Take a cell with two or three candidates and look, for each, at small sets in its houses whose places for this
    /// candidate the cell sees.
    pub DeathBlossom = "death-blossom", "Death Blossom", Advanced,
    zh: "死亡绽放" {
        what: "无论茎格填哪个数，都会使一个待定数组锁定，而这些数组有一个公共数。待定数组是同一区域里的若干格，候选数比格数多一个。茎格的每个候选数各对应一个这样的数组，叫花瓣，茎格看到该数在花瓣中的所有位置。",
        why: "茎格必填一个候选数，对应的花瓣就缺了它而填满其余各数。所有花瓣共有的数因此总在其中之一，看到该数在所有花瓣中全部位置的格删去它。",
        find: "取只有两三个候选数的格，对每个候选数在它所在的区域里找小的待定数组，要求茎格看到该数在其中的所有位置。"
    }, hodoku: "0904" 360, aliases: ["db"],
    wider: ["als-xy-wing", "als-xz"],
    search: blossom::search
}
