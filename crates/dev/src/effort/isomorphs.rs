//! The rounds of puzzles beside those of their images.
use crate::images::images;
use qedoku_core::{Board, BoardMap, Layout, Puzzle};
use qedoku_grade::Effort;
use qedoku_techniques::{Round, Rounds};
use std::fmt;

/// The result of comparing puzzles with their images.
#[derive(Debug, Default)]
pub(super) struct Compared {
    puzzles: usize,
    images: usize,
    /// Images with another effort.
    efforts: usize,
    /// Images with other rounds: another method or number of finds, or conclusions that are not the images.
    rounds: usize,
}

/// Does puzzles and so many images of each in rounds.
pub(super) fn compare(puzzles: &[Puzzle], count: usize) -> Compared {
    let mut compared = Compared::default();
    let mut rounds = Rounds::default();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let own = of(&mut rounds, puzzle);
        compared.puzzles += 1;
        for map in images(index, count) {
            compared.images += 1;
            let theirs = of(&mut rounds, &puzzle.image(&map));
            compared.efforts += usize::from(Effort::of(&own).thousandths != Effort::of(&theirs).thousandths);
            compared.rounds += usize::from(own.iter().map(|round| image_of(round, &map)).ne(theirs));
        }
    }
    compared
}

fn of(rounds: &mut Rounds, puzzle: &Puzzle) -> Vec<Round> {
    rounds.of(&mut Board::new(Layout::classic(), puzzle), true)
}

/// The image of a round.
fn image_of(round: &Round, map: &BoardMap) -> Round {
    Round { conclusion: round.conclusion.image(map), ..round.clone() }
}

impl Compared {
    /// True if all images have the rounds of their puzzles.
    pub(super) const fn are_alike(&self) -> bool {
        self.efforts == 0 && self.rounds == 0
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, images, efforts, rounds } = self;
        write!(f, "{images} images of {puzzles} puzzles: {efforts} have another effort, {rounds} other rounds")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::generated;
    use qedoku_techniques::Method;

    #[test]
    fn a_hundred_puzzles_have_the_rounds_of_their_images() {
        let puzzles: Vec<Puzzle> = generated(7).take(100).collect();
        let methods: std::collections::BTreeSet<Method> =
            puzzles.iter().flat_map(|puzzle| of(&mut Rounds::default(), puzzle)).map(|round| round.method).collect();
        for method in [Method::Cell, Method::Pair, Method::Wing, Method::Chain(3), Method::Assumption(3)] {
            assert!(methods.contains(&method), "{method}");
        }
        let compared = compare(&puzzles, 20);
        assert!(compared.are_alike(), "{compared}");
        assert_eq!((compared.puzzles, compared.images), (100, 2_000));
    }

    #[test]
    fn positions_with_assumptions_inside_assumptions_have_the_rounds_of_their_images() {
        let cases = ["hypothesis-double", "hypothesis-triple", "nested-forcing-net"]
            .into_iter()
            .flat_map(|slug| qedoku_fixtures::cases(slug).expect("cases"));
        let nested = |round: &Round| matches!(round.method, Method::Nested(_));
        let hard = cases.map(|case| case.puzzle).filter(|it| of(&mut Rounds::default(), it).iter().any(nested));
        let hard: Vec<Puzzle> = hard.take(1).collect();
        assert!(!hard.is_empty());
        let compared = compare(&hard, 3);
        assert!(compared.are_alike(), "{compared}");
    }

    #[test]
    fn what_is_no_image_is_noticed() {
        let puzzles: Vec<Puzzle> = generated(7).take(2).collect();
        let [one, other] = [0, 1].map(|index| of(&mut Rounds::default(), &puzzles[index]));
        assert!(one != other && one.iter().map(|round| image_of(round, &BoardMap::identity())).eq(one.clone()));
        let map = images(0, 1).next().expect("a map");
        assert!(one.iter().map(|round| image_of(round, &map)).ne(one.clone()));
        assert!(!Compared { rounds: 1, ..Compared::default() }.are_alike());
    }
}
