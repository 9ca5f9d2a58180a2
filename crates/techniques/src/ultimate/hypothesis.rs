//! Hypothesis and Contradiction.
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::{self, names::HypothesisNames};

crate::technique! {
    /// A candidate is assumed; what follows leaves a cell without a digit or a house without a place for one, so the
    /// candidate goes.
    ///
    /// ## Why it holds
    /// Every step after the assumption follows from it. A cell that nothing fits, or a digit that fits nowhere, is
    /// impossible, so what led there is false.
    ///
    /// ## How to find it
    /// Copy the board, write the candidate in, and fill singles until nothing follows or something is impossible. Take
    /// candidates of cells with two digits, or of digits with two places, first: their loss places a digit at once.
    pub Hypothesis = "hypothesis", "Hypothesis and Contradiction", Ultimate,
    zh: "假设与矛盾" {
        what: "假设一个候选数为真，推到某格没有数可填或某数在某区域无处可填，该候选数删去。",
        why: "假设之后的每一步都由它推出。最后某格没有数可填，或者某数在某区域无处可填，这不可能，所以前提为假。",
        find: "抄一份盘面，写入一个候选数，不断出数，直到推不下去或出现不可能。先试双值格的候选数，或只有两个位置的数，因为删去它们马上就能出数。"
    }, kind: Trial, aliases: ["trial-and-error", "hypothesis-and-contradiction"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| hypothesis::search(&HypothesisNames::plain(&[ArgumentShape::Hypothesis]), cx, sink)
}
