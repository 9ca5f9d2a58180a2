//! Multi Colors 2.
use crate::kernels::clusters::{Clusters, seen};
use crate::kernels::color_report;
use crate::{Context, Sink};
use std::ops::ControlFlow;

crate::technique! {
    /// Two clusters of a digit are colored in turns, and one color of the first sees both colors of the second: that
    /// color goes.
    ///
    /// ## Why it holds
    /// One color of the second cluster is right. The color that sees both sees a right place, so it is wrong.
    ///
    /// ## How to find it
    /// Color two clusters of a digit. Look whether places of one color, taken together, see both colors of the other
    /// cluster.
    pub MultiColors2 = "multi-colors-2", "Multi Colors 2", Advanced,
    zh: "多重染色 2" {
        what: "一个数的两组共轭对各自交替染色，第一组的一种颜色同时看到第二组的两种颜色，这种颜色全部删去。",
        why: "第二组的两种颜色必有一真，同时看到两者的颜色看到了真的一格，所以为假。",
        find: "给一个数的两组共轭对染色，看一组中同色的几格合起来是不是看到另一组的两种颜色。"
    }, hodoku: "0503" 200,
    wider: ["multi-colors-1"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        let clusters = Clusters::with_pairs(cx, digit);
        let clusters = clusters.as_slice();
        for (index, one) in clusters.iter().enumerate() {
            for (place, other) in clusters.iter().enumerate() {
                for &color in one {
                    let sees = seen(cx.layout, color);
                    if place != index && other.iter().all(|theirs| theirs.meets(sees)) {
                        color_report::report(digit, color, &[*one, *other], cx, sink)?;
                    }
                }
            }
        }
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}
