//! The rows of chains, almost locked sets and forcings.
use super::als::{AlsChains, AlsWings, AlsXz};
use super::chains::{RemotePairs, TurbotFish, XChains, XyChains};
use super::forcing::Forcings;
use super::loops::Loops;
use crate::Technique;

/// Each with its index in HoDoKu's list.
#[allow(dead_code, reason = "the list of all rows names them")]
pub(super) static CHAIN_ROWS: [(u16, &dyn Technique); 11] = [
    (2800, &RemotePairs),
    (3120, &TurbotFish),
    (5400, &XChains),
    (5500, &XyChains),
    (5600, &Loops::PLAIN),
    (5650, &Loops::GROUPED),
    (5700, &AlsXz),
    (5800, &AlsWings),
    (5900, &AlsChains),
    (8500, &Forcings::CHAINS),
    (8600, &Forcings::NETS),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, Sink, Want};
    use qedoku_core::{Board, Layout};
    use qedoku_fixtures::{Expectation, cases};
    use qedoku_verify::Checker;

    #[test]
    fn each_row_first_finds_what_the_cases_say() {
        let (layout, mut checker) = (Layout::classic(), Checker::default());
        for (index, row) in CHAIN_ROWS {
            let (mut fires, mut idle) = (0, 0);
            for case in cases(&format!("_hodoku/{index}")).unwrap() {
                let name = format!("row {index}, {}", case.name);
                let board = Board::new(layout, &case.puzzle);
                let mut sink = Sink::new(&board, Want::First, row);
                let _ = row.search(&Context::new(layout, &board, &[]), &mut sink);
                let found = sink.into_steps().pop();
                let Expectation::Step(conclusion) = case.expect else {
                    assert_eq!(found, None, "{name}");
                    idle += 1;
                    continue;
                };
                let step = found.unwrap_or_else(|| panic!("{name}: nothing is found"));
                assert_eq!(step.conclusion, conclusion, "{name}");
                let told = format!("{}-{}-", step.technique, step.rating.hodoku.unwrap());
                assert!(case.name.starts_with(&told), "{name}: {told}");
                assert!(row.reports(step.technique.as_str()), "{name}");
                assert!(checker.check(layout, &board, &step).is_accepted(), "{name}");
                fires += 1;
            }
            assert!(fires > 0 && idle > 0, "row {index} has {fires} cases that fire, {idle} that must not");
        }
    }
}
