//! Template Delete.
use crate::kernels::templates;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "模板删数", hodoku: "1202" 10000, aliases: ["td"]
}

impl Technique for TemplateDelete {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        templates::search(cx, sink, templates::Use::Delete)
    }
}
