//! Measures the distance of a puzzle from its spec, the quickest properties first.
use super::plan::{SINGLES, SearchPlan};
use super::result::SearchResult;
use super::runs::Runs;
use qedoku_core::{Board, HodokuLevel, Puzzle};
use qedoku_formats::position;
use qedoku_generate::Bounds;
use qedoku_techniques::TECHNIQUES;

/// The weight of a given too many or too few.
const GIVEN: u32 = 50;
/// The weight of an open cell.
const CELL: u32 = 4;
/// The weight of a tenth of a rating.
const TENTH: u32 = 4;
/// The weight of a HoDoKu level.
const LEVEL: u32 = 100;
/// A puzzle that is too easy is further away than one that is too hard.
const EASY: u32 = 500;

/// A measurement of a puzzle: its distance from the spec in one property.
type Look<'p> = fn(&mut Near<'p>, &Puzzle, &mut SearchResult) -> u32;

/// Judges puzzles.
#[derive(Debug)]
pub(super) struct Near<'p> {
    plan: &'p SearchPlan,
    runs: Runs<'p>,
}

impl<'p> Near<'p> {
    pub(super) fn new(plan: &'p SearchPlan) -> Self {
        Self { plan, runs: Runs::new(plan) }
    }

    /// Measures the distance of a puzzle from its spec. What is beyond the bound is not looked at any further.
    pub(super) fn measure(&mut self, found: &mut SearchResult, bound: u32) {
        let puzzle = found.draft.puzzle();
        let order = self.plan.spec();
        let looks: [(bool, Look<'p>); 8] = [
            (true, |near, _, found| near.plan.maker.misses(&found.draft) as u32 * GIVEN),
            (order.se.is_some(), |near, puzzle, _| near.singles(puzzle)),
            (order.tier.is_some(), |near, puzzle, _| near.tier(puzzle)),
            (!order.only.is_empty() && order.technique.is_none(), |near, puzzle, _| near.only(puzzle)),
            (order.technique.is_some(), Near::technique),
            (order.hodoku.is_some(), Near::hodoku),
            (order.effort.is_some() || order.bottlenecks.is_some(), Near::effort),
            (order.se.is_some(), Near::se),
        ];
        for (is_asked, look) in looks {
            if is_asked {
                found.distance += look(self, &puzzle, found);
                if found.distance > bound {
                    return;
                }
            }
        }
    }

    /// The distance in the rating as singles show it. What they solve is rated like one of them, and what they do not
    /// is not.
    fn singles(&mut self, puzzle: &Puzzle) -> u32 {
        let Some(Bounds { least, most }) = self.plan.order.se else { return 0 };
        if least <= SINGLES && most > SINGLES {
            return 0;
        }
        let board = self.runs.singles.of(puzzle);
        if least > SINGLES && board.is_full() {
            return u32::from(least - SINGLES) * TENTH;
        }
        if most <= SINGLES { open(&board) } else { 0 }
    }

    fn tier(&mut self, puzzle: &Puzzle) -> u32 {
        let Some(tier) = self.plan.order.tier else { return 0 };
        let [upto, below] = &mut self.runs.tiers;
        if below.of(puzzle).is_full() {
            let first = TECHNIQUES.iter().position(|it| it.info().tier == tier).unwrap_or(0) as u32;
            return EASY + first.saturating_sub(below.hardest());
        }
        open(&upto.of(puzzle))
    }

    fn only(&mut self, puzzle: &Puzzle) -> u32 {
        open(&self.runs.needed[0].of(puzzle))
    }

    fn technique(&mut self, puzzle: &Puzzle, found: &mut SearchResult) -> u32 {
        let Some(technique) = self.plan.order.technique else { return 0 };
        let slug = technique.info().slug;
        let [with, without] = &mut self.runs.needed;
        let ready = without.of(puzzle);
        if ready.is_full() {
            let place = TECHNIQUES.iter().position(|it| it.info().slug == slug).map_or(0, |place| place + 1) as u32;
            return EASY + place.saturating_sub(without.hardest());
        }
        let reached = with.of(puzzle);
        let used = with.slugs().any(|used| used == slug);
        if !reached.is_full() {
            return open(&reached) + if used { 0 } else { LEVEL };
        }
        // What fires at the position that the others leave must have its name.
        if with.next(&ready).as_deref() != Some(slug) {
            return LEVEL;
        }
        found.properties.ready = Some(position(&ready));
        0
    }

    fn hodoku(&mut self, puzzle: &Puzzle, found: &mut SearchResult) -> u32 {
        let Some(level) = self.plan.order.hodoku else { return 0 };
        let own = self.runs.hodoku(puzzle).map_or(HodokuLevel::Extreme, |grade| grade.level);
        found.properties.hodoku = Some(own);
        let place = |level| HodokuLevel::ALL.iter().take_while(|&&it| it < level).count() as u32;
        place(level).abs_diff(place(own)) * LEVEL
    }

    fn effort(&mut self, puzzle: &Puzzle, found: &mut SearchResult) -> u32 {
        let effort = self.runs.effort(puzzle);
        let tenths = effort.tenths();
        let count = effort.bottlenecks.len() as u64;
        found.properties.effort = Some(tenths);
        found.properties.bottlenecks = Some(count);
        let order = &self.plan.order;
        let from_effort = order.effort.map_or(0, |it| outside(tenths, it));
        let from_count = order.bottlenecks.map_or(0, |it| outside(count, it));
        from_effort + from_count * LEVEL
    }

    fn se(&mut self, puzzle: &Puzzle, found: &mut SearchResult) -> u32 {
        let er = self.runs.er(puzzle);
        found.properties.er = Some(er);
        let Some(Bounds { least, most }) = self.plan.order.se else { return 0 };
        outside(u64::from(er), Bounds::new(u64::from(least), u64::from(most))) * TENTH
    }
}

/// The weight of the open cells of a board.
fn open(board: &Board) -> u32 {
    board.open().len() as u32 * CELL
}

/// The distance of a number from a range.
fn outside(number: u64, Bounds { least, most }: Bounds<u64>) -> u32 {
    u32::try_from(least.saturating_sub(number) + number.saturating_sub(most))
        .unwrap_or(u32::MAX / 1000)
        .min(u32::MAX / 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::PuzzleSpec;

    /// The distance of a puzzle, in the rating of singles, from a spec that asks for ratings within these bounds.
    fn distance(puzzle: &str, se: Bounds<u16>) -> u32 {
        let plan = SearchPlan::new(PuzzleSpec { se: Some(se), ..PuzzleSpec::default() }, 1).expect("a sound order");
        Near::new(&plan).singles(&qedoku_formats::read_one(puzzle).expect("a puzzle"))
    }

    #[test]
    fn what_singles_solve_is_as_far_as_its_rating_must_rise() {
        let easy = "69512374874186925323845716981674539252439867137961248548397152616258493795723681.";
        let hard = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
        assert_eq!(distance(easy, Bounds::just(SINGLES)), 0);
        assert_eq!(distance(easy, Bounds::new(10, SINGLES + 9)), 0);
        assert_eq!(distance(easy, Bounds::new(SINGLES + 1, SINGLES + 9)), TENTH);
        assert_eq!(distance(easy, Bounds::just(SINGLES + 9)), 9 * TENTH);
        assert_eq!(distance(hard, Bounds::just(SINGLES + 9)), 0);
        let open = distance(hard, Bounds::new(10, SINGLES));
        assert!(open > 0 && open.is_multiple_of(CELL), "{open}");
    }
}
