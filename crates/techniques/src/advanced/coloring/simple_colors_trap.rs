//! Simple Colors Trap.
use crate::kernels::clusters::{Clusters, seen};
use crate::kernels::color_report;
use crate::{Context, Sink};
use std::ops::ControlFlow;

crate::technique! {
    /// Strong links of a digit connect some of its places, colored in turns; a place outside that sees both colors goes.
    ///
    /// ## Why it holds
    /// Of two places with a strong link one is right and one is wrong. So all places of one color are right and all of
    /// the other are wrong. A cell that sees one of each color sees a right one.
    ///
    /// ## How to find it
    /// Start at a strong link of the digit and color its ends differently. Go on along strong links, changing color each
    /// time. Then look for the digit in cells that see both colors.
    pub SimpleColorsTrap = "simple-colors-trap", "Simple Colors Trap", Advanced,
    zh: "简单染色法·陷阱" {
        what: "用共轭对把一个数的若干位置连起来，交替染成两色；结构外同时看到两色的格删去该数。",
        why: "共轭对的两端一真一假，所以一种颜色全真，另一种全假。同时看到两色的格总看到一个真的。",
        find: "从一个共轭对开始，两端染不同的颜色，沿共轭对继续交替染色，再找同时看到两色而含有该数的格。"
    }, hodoku: "0500" 150, aliases: ["simple-colors", "simple-coloring", "color-trap", "sc"],
    wider: ["simple-colors-wrap", "skyscraper", "two-string-kite", "x-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        for colors in Clusters::of(cx, digit).as_slice() {
            let [one, other] = colors.map(|color| seen(cx.layout, color));
            let gone = (one & other & cx.board.plane(digit)) - colors[0] - colors[1];
            color_report::report(digit, gone, &[*colors], cx, sink)?;
        }
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}
