//! AIC with Almost Hidden Sets.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// An Alternating Inference Chain or loop some of whose strong links are almost hidden sets.
    ///
    /// ## Why it holds
    /// Some digits have one cell more in a house than they are many. So at most one of these cells holds something
    /// else: of any two of them, one holds one of the digits. That is a strong link between the digits of the one cell
    /// and those of the other.
    ///
    /// ## How to find it
    /// Look for two digits that share three cells of a house. If one of the cells takes another digit, the two others
    /// are a Hidden Pair.
    pub AhsAic = "ahs-aic", "AIC with Almost Hidden Sets", Advanced,
    zh: "含隐性待定数组的链"
}

impl Technique for AhsAic {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(&families::PATTERNED, ArgumentShape::AhsAic, families::PATTERNED.kinds, cx, sink)
    }
}
