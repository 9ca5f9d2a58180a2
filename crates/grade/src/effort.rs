//! The effort that a puzzle takes a person: the facts to hold in mind in each of its rounds, and how hard they are to
//! find.
use qedoku_core::Conclusion;
use qedoku_techniques::{Method, Round};
use std::cmp::Reverse;

/// The effort that a puzzle takes a person, and the rounds that take the most. Costs are in thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// The costs of all rounds together.
    pub thousandths: u64,
    /// The number of rounds.
    pub rounds: usize,
    /// The rounds that ask the most, the hardest first: three at most, and none that asks less than half of the first.
    pub bottlenecks: Vec<Bottleneck>,
}

/// A round that asks much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bottleneck {
    /// Its number, from 1.
    pub round: usize,
    /// The method by which its finds are made.
    pub method: Method,
    /// The number of finds.
    pub finds: usize,
    /// The conclusion of the only find.
    pub lone: Option<Conclusion>,
    /// Its cost in thousandths.
    pub thousandths: u64,
}

/// The most bottlenecks that are named.
const BOTTLENECKS: usize = 3;

impl Effort {
    /// The effort of the rounds of a puzzle.
    pub fn of(rounds: &[Round]) -> Self {
        let costs: Vec<u64> = rounds.iter().map(|round| cost(round.method, round.finds)).collect();
        let mut order: Vec<usize> = (0..rounds.len()).collect();
        order.sort_by_key(|&place| (Reverse(costs[place]), place));
        let most = order.first().map_or(0, |&place| costs[place]);
        let hard = order.into_iter().take(BOTTLENECKS).filter(|&place| 2 * costs[place] >= most);
        let bottlenecks = hard.map(|place| Bottleneck::new(place, &rounds[place], costs[place])).collect();
        Self { thousandths: costs.iter().sum(), rounds: rounds.len(), bottlenecks }
    }

    /// The effort in tenths, rounded.
    pub const fn tenths(&self) -> u64 {
        tenths(self.thousandths)
    }
}

impl Bottleneck {
    fn new(place: usize, round: &Round, thousandths: u64) -> Self {
        let lone = (round.finds == 1).then_some(round.conclusion);
        Self { round: place + 1, method: round.method, finds: round.finds, lone, thousandths }
    }

    /// Its cost in tenths, rounded.
    pub const fn tenths(&self) -> u64 {
        tenths(self.thousandths)
    }
}

const fn tenths(thousandths: u64) -> u64 {
    (thousandths + 50) / 100
}

/// The cost of a round in thousandths: the load of one find, less the more finds there are. Whoever looks through all
/// places in any order comes upon the first of several finds after 2 / (finds + 1) of the places that a lone one takes.
///
/// ```
/// use qedoku_grade::cost;
/// use qedoku_techniques::Method;
///
/// assert_eq!([1, 2, 3, 9].map(|finds| cost(Method::Chain(6), finds)), [6000, 4000, 3000, 1200]);
/// assert!(cost(Method::Cell, 1) > cost(Method::Cell, 12));
/// ```
pub fn cost(method: Method, finds: usize) -> u64 {
    2 * hold(method) / (finds as u64 + 1)
}

/// One fact that is held in mind while the board is searched for the next: a strong link of a chain.
const FACT: u64 = 1_000;

/// A fact of a pattern whose facts all lie in one house or are of one digit in parallel lines: they are seen together, so that
/// two are held as one.
const ALIGNED: u64 = FACT / 2;

/// A digit with one place in a box is seen at a glance; a line runs through three boxes, and a cell is seen from three
/// houses, one digit after the other: each is twice as much.
const GLANCE: u64 = FACT / 10;

/// An assumption leads to a contradiction where two lines of thought meet, each with a fact for every round.
const BOTH_LINES: u64 = 2 * FACT;

/// Inside an assumption everything is held twice: as it is, and as it would be.
const BOTH_LINES_TWICE: u64 = 2 * BOTH_LINES;

/// The load of a position where no other method finds anything, set to six hundred rounds of assumptions inside an
/// assumption: no puzzle that was measured asks for as much without it.
const BEYOND: u64 = 600 * BOTH_LINES_TWICE;

/// The load of one find of a method in thousandths: the facts to hold in mind.
fn hold(method: Method) -> u64 {
    match method {
        Method::Box => GLANCE,
        Method::Line => 2 * GLANCE,
        Method::Cell => 4 * GLANCE,
        Method::Locked => ALIGNED,
        Method::Pair | Method::XWing => 2 * ALIGNED,
        Method::Triple | Method::Swordfish | Method::Wing => 3 * ALIGNED,
        Method::Rectangle | Method::Quad | Method::Jellyfish => 4 * ALIGNED,
        Method::Chain(links) => u64::from(links) * FACT,
        Method::Assumption(rounds) => u64::from(rounds) * BOTH_LINES,
        Method::Nested(rounds) => u64::from(rounds) * BOTH_LINES_TWICE,
        Method::Beyond => BEYOND,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(method: Method, finds: usize) -> Round {
        Round { method, finds, conclusion: Conclusion::default() }
    }

    #[test]
    fn rounds_are_added_and_the_hardest_named_first() {
        let rounds = [
            round(Method::Box, 9),
            round(Method::XWing, 1),
            round(Method::Chain(3), 2),
            round(Method::Pair, 1),
            round(Method::Wing, 1),
            round(Method::Chain(2), 1),
        ];
        let effort = Effort::of(&rounds);
        assert_eq!(
            (effort.thousandths, effort.tenths(), effort.rounds),
            (20 + 1000 + 2000 + 1000 + 1500 + 2000, 75, 6)
        );
        let named: Vec<_> = effort.bottlenecks.iter().map(|it| (it.round, it.method, it.finds)).collect();
        assert_eq!(named, [(3, Method::Chain(3), 2), (6, Method::Chain(2), 1), (5, Method::Wing, 1)]);
        assert_eq!(effort.bottlenecks.iter().map(|it| it.lone.is_some()).collect::<Vec<_>>(), [false, true, true]);
        assert_eq!(Effort::of(&rounds[..2]).bottlenecks.len(), 1, "what asks less than half of the most is left out");
        assert_eq!(Effort::of(&[]), Effort::default());
    }

    #[test]
    fn more_to_hold_costs_more_and_more_finds_cost_less() {
        let easy_to_hard = [Method::Box, Method::Line, Method::Cell, Method::Locked, Method::Pair, Method::Triple];
        assert!(easy_to_hard.is_sorted_by_key(|&method| cost(method, 1)));
        for method in [Method::Chain as fn(u32) -> Method, Method::Assumption, Method::Nested] {
            assert!((1..30).all(|size| cost(method(size), 1) < cost(method(size + 1), 1)));
            assert!((1..30).all(|finds| cost(method(5), finds) > cost(method(5), finds + 1)));
        }
        assert!(cost(Method::Chain(5), 1) < cost(Method::Assumption(5), 1));
        assert!(cost(Method::Assumption(5), 1) < cost(Method::Nested(5), 1));
    }
}
