//! Sudoku Explainer's producers of one technique, which searches for something of a size.
use super::order::as_technique;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// A search for finds of a size: two cells, three lines, and so on.
type SearchOfSize = fn(usize, &Context<'_>, &mut Sink<'_>) -> ControlFlow<()>;

/// A producer of one technique.
#[derive(Clone, Copy, Debug)]
pub(super) struct SizedProducer {
    size: usize,
    parts: &'static [&'static dyn Technique; 1],
    search: SearchOfSize,
}

impl SizedProducer {
    /// The producer that searches for finds of this size and reports them in the name of the technique.
    pub(super) const fn new(
        size: usize,
        technique: &'static [&'static dyn Technique; 1],
        search: SearchOfSize,
    ) -> Self {
        Self { size, parts: technique, search }
    }
}

impl Technique for SizedProducer {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        as_technique(self.info(), sink, |sink| (self.search)(self.size, cx, sink))
    }
}
