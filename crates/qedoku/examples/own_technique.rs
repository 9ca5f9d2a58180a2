//! A technique of one's own in a profile is described, checked, graded and drawn: `cargo run --example own_technique -- PUZZLE`.
#![expect(clippy::print_stdout, reason = "an example prints what it finds")]
use qedoku::techniques::{CandidateSet, Context, Sink, Slot, Stage, technique};
use qedoku::{Candidate, Options, Pattern, Profile, Session, Tier, check};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

technique! {
    /// Whichever of its few digits a cell takes removes the same candidate: at once, or through a slot that is left
    /// with one place.
    CellFork = "cell-fork", "Cell Fork", Advanced, search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in cx.board.cells_with_few(3) {
        let digits = cx.board.digits(cell);
        let cases: Vec<_> = digits.iter().map(|digit| removed(cx, Candidate { cell, digit })).collect();
        for target in cx.board.candidates().iter() {
            let way = |case: &Vec<(Slot, CandidateSet)>| case.iter().find(|it| it.1.contains(target)).map(|it| it.0);
            let Some(mut slots) = cases.iter().map(way).collect::<Option<BTreeSet<_>>>() else { continue };
            slots.insert(Slot::Cell(cell));
            let truths = || slots.iter().map(|&slot| cx.truth(slot)).collect();
            sink.eliminate(CandidateSet::of(target), || (Pattern::Truths, truths()))?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that go if a candidate is true, by the slot that says so.
fn removed(cx: &Context<'_>, candidate: Candidate) -> Vec<(Slot, CandidateSet)> {
    let clashes = cx.layout.clashes(candidate);
    let last = |slot| Some((slot, cx.layout.clashes((cx.members(slot) - clashes).single()?)));
    let open = cx.layout.slots().filter(|&slot| !cx.board.is_settled(slot));
    std::iter::once((Slot::Cell(candidate.cell), clashes)).chain(open.filter_map(last)).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).ok_or("expected a puzzle")?;
    let mut techniques = Profile::default().techniques().to_vec();
    techniques.insert(techniques.partition_point(|it| it.info().tier < Tier::Advanced), &CellFork);
    let options = Options::new(Profile::new("mine", [Stage::first(techniques)]));
    let session = Session::with_options(*Session::read(&text)?.puzzle(), options);
    let solved = session.solve()?;
    print!("{solved}{}{}", session.grade()?, check(&solved.log()));
    println!("{}", solved.document("A technique of one's own").html());
    Ok(())
}
