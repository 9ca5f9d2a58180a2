//! Simple Colors Wrap.
use crate::kernels::clusters::{Clusters, seen};
use crate::kernels::color_report;
use crate::{Context, Sink};
use std::ops::ControlFlow;

crate::technique! {
    /// Strong links of a digit connect some of its places, colored in turns; if two of one color see each other, that
    /// color goes.
    ///
    /// ## Why it holds
    /// Of two places with a strong link one is right and one is wrong. So all places of a color are right or all are
    /// wrong. Two that see each other are not both right: the whole color is wrong.
    ///
    /// ## How to find it
    /// Color the places of a digit along its strong links, changing color each time. Then look for a house with two
    /// places of the same color.
    pub SimpleColorsWrap = "simple-colors-wrap", "Simple Colors Wrap", Advanced,
    zh: "简单染色法·矛盾" {
        what: "用共轭对把一个数的若干位置连起来，交替染成两色；若同色的两格互相看到，这种颜色全部删去。",
        why: "共轭对的两端一真一假，所以同一种颜色全真或全假。互相看到的两格不能同真，所以这种颜色全假。",
        find: "沿共轭对给一个数的位置交替染色，再找含有两个同色格的区域。"
    }, hodoku: "0501" 150, aliases: ["color-wrap"],
    wider: ["simple-colors-trap"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        for colors in Clusters::of(cx, digit).as_slice() {
            for &color in colors {
                if seen(cx.layout, color).meets(color) {
                    color_report::report(digit, color, &[*colors], cx, sink)?;
                }
            }
        }
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}
