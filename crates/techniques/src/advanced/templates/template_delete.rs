//! Template Delete.
use crate::kernels::templates;

crate::technique! {
    /// No way to place a digit on the whole board takes some of its places; the digit goes from there.
    ///
    /// ## Why it holds
    /// The digit stands once in every house, so what is true of it is one of the ways, and none of them takes these
    /// places.
    ///
    /// ## How to find it
    /// Take a digit and a place and try to place it in the other houses that lack it. If that is impossible, the place
    /// goes.
    pub TemplateDelete = "template-delete", "Template Delete", Advanced,
    zh: "模板删数" {
        what: "某数在整个盘面上的所有填法（模板）都不用到某些格，这些格删去该数。",
        why: "该数在每个区域里正好填一次，真实的填法必是其中一种模板，而没有一种用到这些格。",
        find: "取一个数和它的一个位置，试着把它在其余缺它的区域里填完；填不完，这个位置就可删去。"
    }, hodoku: "1202" 10000, aliases: ["td"],
    wider: ["template-set"],
    search: |cx, sink| templates::search(cx, sink, templates::Use::Delete)
}
