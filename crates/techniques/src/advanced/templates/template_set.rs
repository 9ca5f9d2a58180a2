//! Template Set.
use crate::kernels::templates;

crate::technique! {
    /// Every way to place a digit on the whole board takes the same places; the digit goes there.
    ///
    /// ## Why it holds
    /// The digit stands once in every house, so what is true of it is one of these ways. Ways that leave no
    /// way for another digit are none.
    ///
    /// ## How to find it
    /// Take a digit with few places left and list the ways to place it in all houses that lack it. A place in all of
    /// them is true.
    pub TemplateSet = "template-set", "Template Set", Advanced,
    zh: "模板填数" {
        what: "某数在整个盘面上的所有填法（模板）都用到同样的格，该数就填在那里。",
        why: "该数在每个区域里正好填一次，真实的填法必是其中一种模板；不给别的数留下填法的模板不算。",
        find: "取一个位置不多的数，列出它在所有缺它的区域里的填法，都用到的格就是它。"
    }, hodoku: "1201" 10000, aliases: ["ts"],
    wider: ["template-delete"],
    search: |cx, sink| templates::search(cx, sink, templates::Use::Set)
}
