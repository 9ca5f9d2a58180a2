//! Collectors of the arguments that Sudoku Explainer's searches of several branches find.
use super::argument::{BranchArgument, FindKind};
use super::finds::Effect;
use super::rank::ArgumentRank;
use std::cmp::Ordering;

/// Takes arguments.
pub(super) trait TakeFound {
    /// The greatest complexity of an argument that is wanted.
    fn bound(&self) -> u32;
    /// The same for arguments of one kind and effect.
    fn most(&self, kind: FindKind, effect: Effect) -> u32;
    fn take(&mut self, effect: Effect, found: BranchArgument);
}

/// The greatest complexity of an argument of a kind that comes before one with a rank.
fn most_before(rank: Option<&ArgumentRank>, kind: FindKind) -> u32 {
    rank.map_or(u32::MAX, |best| best.complexity - u32::from(kind.key() >= best.kind))
}

/// The first with the lowest rank.
impl TakeFound for Option<BranchArgument> {
    fn bound(&self) -> u32 {
        self.as_ref().map_or(u32::MAX, |best| best.rank.complexity)
    }

    fn most(&self, kind: FindKind, _: Effect) -> u32 {
        most_before(self.as_ref().map(|best| &best.rank), kind)
    }

    fn take(&mut self, _: Effect, found: BranchArgument) {
        if self.as_ref().is_none_or(|best| found.rank < best.rank) {
            *self = Some(found);
        }
    }
}

/// Takes the doubles among them.
pub(super) struct Doubles<T>(pub(super) T);

impl<T: TakeFound> TakeFound for Doubles<T> {
    fn bound(&self) -> u32 {
        self.0.bound()
    }

    fn most(&self, kind: FindKind, effect: Effect) -> u32 {
        if kind == FindKind::Double { self.0.most(kind, effect) } else { 0 }
    }

    fn take(&mut self, effect: Effect, found: BranchArgument) {
        if found.kind == FindKind::Double {
            self.0.take(effect, found);
        }
    }
}

/// For each effect the first with the lowest rank.
#[derive(Clone, Debug, Default)]
pub(super) struct BestByEffect {
    /// With the number of the find.
    found: Vec<(u32, BranchArgument)>,
    /// The place of the find with an effect, counted from 1.
    places: Vec<u16>,
    count: u32,
}

impl BestByEffect {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.found.clear();
        self.places.clear();
        self.places.resize(Effect::COUNT, 0);
        self.count = 0;
    }

    /// The finds by rank and, of one rank, in the order in which they were found.
    pub(super) fn sorted(&mut self) -> impl Iterator<Item = BranchArgument> + '_ {
        let by_rank = |one: &ArgumentRank, other: &ArgumentRank| one.partial_cmp(other).unwrap_or(Ordering::Equal);
        self.found.sort_by(|(one, a), (other, b)| by_rank(&a.rank, &b.rank).then(one.cmp(other)));
        self.found.drain(..).map(|(_, found)| found)
    }

    fn known(&self, effect: Effect) -> Option<usize> {
        usize::from(self.places[effect.number()]).checked_sub(1)
    }
}

impl TakeFound for BestByEffect {
    fn bound(&self) -> u32 {
        u32::MAX
    }

    fn most(&self, kind: FindKind, effect: Effect) -> u32 {
        most_before(self.known(effect).map(|place| &self.found[place].1.rank), kind)
    }

    fn take(&mut self, effect: Effect, found: BranchArgument) {
        self.count += 1;
        if let Some(place) = self.known(effect) {
            if found.rank < self.found[place].1.rank {
                self.found[place] = (self.count, found);
            }
            return;
        }
        self.found.push((self.count, found));
        self.places[effect.number()] = self.found.len() as u16;
    }
}
