//! The rows of chains, almost locked sets and forcings beside their cases.
#[cfg(test)]
mod tests {
    use super::super::testing::row as known;
    use qedoku_fixtures::{Expectation, cases};
    use qedoku_techniques::{Context, Sink, Want};
    use qedoku_verify::Checker;

    /// Their indices.
    const CHAINS: [u16; 11] = [2800, 3120, 5400, 5500, 5600, 5650, 5700, 5800, 5900, 8500, 8600];

    #[test]
    fn each_row_first_finds_what_the_cases_say() {
        let mut checker = Checker::default();
        for index in CHAINS {
            let row = known(index).technique;
            let mut fires = 0;
            let mut idle = 0;
            for case in cases(&format!("_hodoku/{index}")).unwrap() {
                let name = format!("row {index}, {}", case.name);
                let board = case.board();
                let mut sink = Sink::new(&board, Want::First, row);
                let _ = row.search(&Context::new(&board, &[]), &mut sink);
                let found = sink.into_steps().pop();
                let Expectation::Step(conclusion) = case.expect else {
                    assert_eq!(found, None, "{name}");
                    idle += 1;
                    continue;
                };
                let step = found.unwrap_or_else(|| panic!("{name}: nothing is found"));
                assert_eq!(step.conclusion, conclusion, "{name}");
                let prefix = format!("{}-{}-", step.technique, step.rating.hodoku.unwrap());
                assert!(case.name.starts_with(&prefix), "{name}: {prefix}");
                assert!(row.reports(step.technique.as_str()), "{name}");
                assert!(checker.check(&board, &step).is_accepted(), "{name}");
                fires += 1;
            }
            assert!(fires > 0 && idle > 0, "row {index} has {fires} cases that fire, {idle} that must not");
        }
    }
}
