//! XY-Wing.
use crate::kernels::wing;
use crate::{Context, Sink};
use qedoku_core::CandidateSet;
use std::ops::ControlFlow;

crate::technique! {
    /// A cell with two digits sees two cells that share one digit each with it and a third digit with each other.
    ///
    /// ## Why it holds
    /// The pivot holds X or Y. If it holds X, the pincer with X and Z takes Z; if it holds Y, the pincer with Y and Z
    /// takes Z. Either way one of the pincers is Z, so a cell that sees both cannot be.
    ///
    /// ## How to find it
    /// Look at cells with two candidates only. From one of them, XY, look for an XZ and a YZ among the cells it sees
    /// that do not see each other (or the three would be a naked triple). Then look where both of these see a Z.
    pub XyWing = "xy-wing", "XY-Wing", Advanced,
    zh: "XY-Wing" {
        what: "一个双值格看到另外两个双值格，与它们各有一个公共数，而那两格之间又共有第三个数；同时看到那两格的格删去第三个数。",
        why: "枢纽填 X 或 Y：填 X，含 X 和 Z 的一格就填 Z；填 Y，含 Y 和 Z 的一格就填 Z。所以两翼至少有一格是 Z，同时看到两翼的格不能填 Z。",
        find: "只看双值格：从 XY 出发，在它看到的格里找 XZ 和 YZ，而且两格互相看不到（否则三格就是显性三数组），再看两者同时看到的格里有没有 Z。"
    }, se: 42, hodoku: "0800" 160, aliases: ["xy", "y-wing", "bent-triple"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let two = cx.board.cells_with_few(2);
    let fresh = two & cx.fresh_cells();
    for pivot in two {
        let near = two & cx.layout.peers(pivot);
        if !near.is_several() || !fresh.meets(near.with(pivot)) {
            continue;
        }
        let own = cx.board.digits(pivot);
        for one in near {
            let Some(third) = (cx.board.digits(one) - own).single() else { continue };
            let wanted = (own - cx.board.digits(one)).with(third);
            for other in (near - cx.layout.peers(one)).filter(|other| one < other) {
                if cx.board.digits(other) == wanted {
                    let seen = cx.layout.peers(one) & cx.layout.peers(other);
                    let gone = CandidateSet::of_digit(third, seen & cx.board.plane(third));
                    sink.eliminate(gone, || wing::evidence(cx, pivot, [one, other], third))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
