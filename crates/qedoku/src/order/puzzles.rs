//! The puzzles of a spec and a seed, one after the other.
use super::plan::SearchPlan;
use super::search::PuzzleSearch;
use super::spec::PuzzleSpec;
use crate::error::Error;
use crate::generated::GeneratedPuzzle;

/// The number of puzzles that are looked at in a row before the search gives up.
const TRIES: u64 = 1_000_000;

/// The puzzles that meet a spec, in the order of their walks: what the command `generate` writes.
#[derive(Clone, Debug)]
pub struct SpecPuzzles {
    plan: SearchPlan,
    /// The number of the next walk.
    next: u64,
}

impl PuzzleSpec {
    /// The puzzles that meet the spec, from a seed; the same seed makes the same puzzles. They end when a million puzzles in
    /// a row do not meet it.
    ///
    /// # Errors
    /// Why there is no such puzzle.
    ///
    /// ```
    /// use qedoku::generate::PuzzleSpec;
    /// use qedoku::techniques::technique;
    ///
    /// let spec = PuzzleSpec { technique: Some(technique("naked-pair")?), ..PuzzleSpec::default() };
    /// for made in spec.puzzles(7)?.take(2) {
    ///     println!("{made}");
    /// }
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn puzzles(self, seed: u64) -> Result<SpecPuzzles, Error> {
        Ok(SpecPuzzles { plan: SearchPlan::new(self, seed)?, next: 0 })
    }
}

impl Iterator for SpecPuzzles {
    type Item = GeneratedPuzzle;

    fn next(&mut self) -> Option<GeneratedPuzzle> {
        let plan = &self.plan;
        if plan.spec().is_plain() {
            self.next += 1;
            return Some(GeneratedPuzzle::of(plan.seed(), plan.spec().shape.symmetry, self.next - 1));
        }
        let mut search = PuzzleSearch::new(plan);
        let mut tries = 0;
        while tries < TRIES {
            let number = self.next;
            self.next += 1;
            let walked = search.walk(number);
            if let Some(found) = walked.found {
                return Some(GeneratedPuzzle::found(plan, &found, number));
            }
            tries += walked.tries;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::generate;
    use crate::order::PuzzleProperties;
    use qedoku_generate::Bounds;
    use qedoku_techniques::Tier;

    #[test]
    fn the_puzzles_of_a_spec_are_those_of_its_walks() {
        let spec = PuzzleSpec { tier: Some(Tier::Simple), ..PuzzleSpec::default() };
        let plan = SearchPlan::new(spec.clone(), 7).expect("a plan");
        let mut search = PuzzleSearch::new(&plan);
        let walked = (0..).filter_map(|number| Some(search.walk(number).found?.puzzle())).take(3);
        let made: Vec<_> = spec.puzzles(7).expect("puzzles").take(3).collect();
        assert!(walked.eq(made.iter().map(|made| made.puzzle)));
        assert!(made.iter().all(|made| made.found == PuzzleProperties::default()));
    }

    #[test]
    fn without_a_wish_they_are_those_of_the_seed() {
        let made = PuzzleSpec::default().puzzles(7).expect("puzzles").take(2);
        assert!(made.eq(generate(7, 2)));
        assert!(PuzzleSpec { se: Some(Bounds::new(90, 20)), ..PuzzleSpec::default() }.puzzles(7).is_err());
    }
}
