//! AIC with Almost Fish.
use super::families::PATTERNED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some strong links of an Alternating Inference Chain or loop are fish with fins.
    ///
    /// ## Why it holds
    /// A fish whose fins are all false is a fish: each of its cover lines has the digit in one of the base lines. So
    /// the fins, or the candidates of the fish in a cover line, hold the digit: a strong link.
    ///
    /// ## How to find it
    /// Where a finned fish has fins that rule out nothing by themselves, see what a chain says of them.
    pub FishAic = "fish-aic", "AIC with Almost Fish", Advanced,
    zh: "含鱼的 AIC" {
        what: "链或环中有的强链由带鳍的鱼给出。",
        why: "鳍都为假时它就是一条鱼，每条删除域的线都在鱼身上填该数。所以要么鳍为真，要么该线上的鱼身为真，这就是强链。",
        find: "若带鳍的鱼自己删不了数，就看从鳍和某条删除域的线出发的链能推出什么。"
    }, kind: Chain,
    wider: ["grouped-aic"],
    search: |cx, sink| report::search(&PATTERNED, ArgumentShape::FishAic, PATTERNED.kinds, cx, sink)
}
