//! The lengths of arguments.
use qedoku_core::Pattern;
use std::collections::BTreeMap;

/// The number of arguments of each kind and length.
#[derive(Default)]
pub(crate) struct LengthCounts(BTreeMap<&'static str, BTreeMap<usize, usize>>);

impl LengthCounts {
    /// Counts an argument, if it is of a kind that may be of any length.
    pub(crate) fn add(&mut self, pattern: &Pattern) {
        let (kind, length) = match pattern {
            Pattern::Chain(chain) => ("strong links of chains", chain.length()),
            Pattern::Kraken(kraken) => {
                ("strong links of krakens", kraken.paths.iter().map(|path| path.links.len()).sum())
            }
            Pattern::Forcing(forcing) => ("steps of forcing", forcing.length()),
            Pattern::Hypothesis(hypothesis) => ("steps of hypotheses", hypothesis.length()),
            _ => return,
        };
        *self.0.entry(kind).or_default().entry(length).or_default() += 1;
    }

    /// Prints how many there are, the median, what nine of ten do not exceed, and the longest; then length by length.
    pub(crate) fn print(&self) {
        for (kind, lengths) in &self.0 {
            let count: usize = lengths.values().sum();
            let [median, most, longest] =
                [count.div_ceil(2), (count * 9).div_ceil(10), count].map(|nth| at(lengths, nth));
            println!("  {kind}: {count}, median {median}, nine of ten at most {most}, longest {longest}");
            let each: Vec<String> = lengths.iter().map(|(length, count)| format!("{length}: {count}")).collect();
            println!("    {}", each.join(", "));
        }
    }
}

/// The length of number `nth`, counted from the shortest.
fn at(lengths: &BTreeMap<usize, usize>, nth: usize) -> usize {
    let mut left = nth;
    let reached = lengths.iter().find(|&(_, &count)| {
        let there = left <= count;
        left -= count.min(left);
        there
    });
    reached.map_or(0, |(&length, _)| length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_lengths_that_occur() {
        let lengths = BTreeMap::from([(2, 3), (5, 1), (9, 1)]);
        assert_eq!([1, 3, 4, 5].map(|nth| at(&lengths, nth)), [2, 2, 5, 9]);
    }
}
