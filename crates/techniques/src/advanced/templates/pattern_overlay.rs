//! Pattern Overlay.
use crate::kernels::overlay;

crate::technique! {
    /// The ways to place several digits on the whole board are laid over each other; what no way of a digit takes that fits ways of the others goes, and
    /// what every such way takes is true.
    ///
    /// ## Why it holds
    /// What is true of each digit is one of its ways, and the true ways share no cell. A way that meets every way of another digit, or leaves no two ways of
    /// two others that fit each other, is not the true one.
    ///
    /// ## How to find it
    /// List the ways of the digits with the fewest places left. Strike out each that meets all ways of another digit, and go on until nothing more goes.
    /// Then look what the ways that are left have in common.
    pub PatternOverlay = "pattern-overlay", "Pattern Overlay", Advanced,
    zh: "同数叠加" {
        what: "把几个数各自在整个盘面上的填法（模板）叠在一起；与其他数都合不来的填法去掉，剩下的填法都不用到的格删去该数，都用到的格填该数。",
        why: "每个数的真实填法都在它的模板之中，而且各数的真实填法互不重叠。与另一个数的所有模板都重叠的，或者使另外两个数再也没有互不重叠的模板的，不会是真的。",
        find: "列出位置最少的几个数的模板，划掉与另一个数的所有模板都冲突的，直到划不掉为止，再看剩下的有什么共同点。"
    }, aliases: ["pom", "pattern-overlay-method"],
    wider: ["template-delete"],
    search: overlay::search
}
