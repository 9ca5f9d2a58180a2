//! HoDoKu's rows of chains, almost locked sets and forcings beside their cases.
#[cfg(test)]
mod tests {
    use super::super::testing::row;
    use crate::sudoku_explainer::testing::first_finds_are_rated;

    /// Their indices.
    const CHAINS: [u16; 11] = [2800, 3120, 5400, 5500, 5600, 5650, 5700, 5800, 5900, 8500, 8600];

    #[test]
    fn each_row_first_finds_what_the_cases_say() {
        for index in CHAINS {
            let technique = row(index).technique;
            first_finds_are_rated(&format!("_hodoku/{index}"), technique, |step| step.rating.hodoku.map(u32::from));
        }
    }
}
