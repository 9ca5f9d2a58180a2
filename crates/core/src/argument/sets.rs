//! Almost locked sets that are linked.
use crate::ids::{Cell, House};
use crate::set::{CellSet, DigitSet};
use crate::wire::{logged, logged_kinds};

logged! {
    /// Cells of one house with what they may hold.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct AlmostLocked {
        /// The cells.
        pub cells: CellSet,
        /// Their digits.
        pub digits: DigitSet,
    }

    /// Cells with what they may hold.
    form;
}

logged_kinds! {
    /// Almost locked sets and how they are linked.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Sets {
        /// Each set is linked to the next.
        #[more("ALS-XZ, ALS-XY-Wing, ALS chain.")]
        Chain(SetChain),
        /// Each candidate of a cell is linked to a set, which lacks this digit if the cell holds it.
        #[more("Death Blossom.")]
        Blossom(Blossom),
        /// Cells of a crossing with cells of both its houses.
        #[more("Sue de Coq.")]
        SueDeCoq(SueDeCoq),
    }

    /// Almost locked sets and how they are linked.
    #[derive(serde::Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    form;
}

/// Two or more sets, each linked to the next by digits that both cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SetChain {
    /// The first set.
    pub first: AlmostLocked,
    /// The others.
    pub rest: Vec<LinkedSet>,
}

logged! {
    /// A set with its link to the one before; or a petal of a blossom, with the digits of the stem that it lacks then.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct LinkedSet {
        /// The candidates of the stem.
        #[more("In a chain the restricted commons: digits whose places in both sets see each other. One for each link, another")]
        #[more("than for the link before, and none that goes, as a set that lacks it holds the next; two if there are two sets,")]
        #[more("each of which lacks one of them.")]
        #[serde(rename = "stem")]
        #[named("stem")]
        pub common: DigitSet,
        /// The set.
        #[serde(flatten)]
        #[named("")]
        pub set: AlmostLocked,
    }

    /// A set that the candidates of a stem link.
    #[cfg_attr(feature = "schema", schemars(rename = "Petal"))]
    #[serde(expecting = "struct Petal")]
    form;
}

logged! {
    /// A stem cell and a set for each of its candidates, which lacks this digit if the stem holds it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Blossom {
        /// The cell.
        pub stem: Cell,
        /// The sets.
        #[more("The petals, each with the candidates of the stem that link it, all of them once; what goes sees its places in")]
        #[more("each petal.")]
        pub petals: Vec<LinkedSet>,
    }

    /// Each candidate of a cell is linked to a set, which lacks this digit if the cell holds it.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form, made by Self::new(stem, petals), or else stem: |form| form.stem.clone(),
        StemAndPetalDigits;
}

/// Cells of a crossing with cells of both its houses, as many as they have digits between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SueDeCoq {
    /// The cells of the crossing.
    pub crossing: AlmostLocked,
    /// The cells outside the crossing, with the house of each group.
    pub groups: [HouseGroup; 2],
}

logged! {
    /// Cells of a house with what they may hold.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct HouseGroup {
        /// The house.
        pub house: House,
        /// The cells and their digits.
        #[serde(flatten)]
        #[named("")]
        pub set: AlmostLocked,
    }

    /// Cells of a house with what they may hold.
    form;
}

impl AlmostLocked {
    /// The number of digits minus the number of cells.
    pub fn freedom(&self) -> usize {
        self.digits.len().saturating_sub(self.cells.len())
    }
}

impl SetChain {
    pub(crate) fn new(first: AlmostLocked, rest: Vec<LinkedSet>) -> Option<Self> {
        let befores = std::iter::once(first).chain(rest.iter().map(|it| it.set));
        let linked = |(before, it): (AlmostLocked, &LinkedSet)| {
            !it.common.is_empty() && it.common.is_subset(before.digits & it.set.digits)
        };
        let locked = first.freedom() == 1 && rest.iter().all(|it| it.set.freedom() == 1);
        let fits = !rest.is_empty() && locked && befores.zip(&rest).all(linked);
        fits.then_some(Self { first, rest })
    }
}

impl Blossom {
    fn new(stem: Cell, petals: impl IntoIterator<Item = LinkedSet>) -> Option<Self> {
        let mut merged: Vec<LinkedSet> = Vec::new();
        let mut linked = DigitSet::EMPTY;
        for petal in petals {
            let own = !petal.common.is_empty() && petal.common.is_subset(petal.set.digits);
            if !own || petal.common.meets(linked) || petal.set.cells.contains(stem) || petal.set.freedom() != 1 {
                return None;
            }
            linked |= petal.common;
            match merged.iter_mut().find(|known| known.set == petal.set) {
                Some(known) => known.common |= petal.common,
                None => merged.push(petal),
            }
        }
        (!merged.is_empty()).then_some(Self { stem, petals: merged })
    }
}

impl SueDeCoq {
    pub(crate) fn new(crossing: AlmostLocked, groups: [HouseGroup; 2]) -> Option<Self> {
        let sets = [crossing, groups[0].set, groups[1].set];
        let mut cells = CellSet::EMPTY;
        let mut digits = DigitSet::EMPTY;
        let mut count = 0;
        for set in sets {
            (cells, digits, count) = (cells | set.cells, digits | set.digits, count + set.cells.len());
        }
        let shared = groups[0].set.digits & groups[1].set.digits;
        let room = digits.len() + (shared - crossing.digits).len();
        let fits = cells.len() == count && room == count && groups[0].house != groups[1].house;
        fits.then_some(Self { crossing, groups })
    }
}

impl Sets {
    /// A chain of sets; nothing if there is one only, if two neighbors have no digit in common that is said to link them,
    /// or if a set has not one digit more than cells.
    pub fn chain(first: AlmostLocked, rest: Vec<LinkedSet>) -> Option<Self> {
        SetChain::new(first, rest).map(Self::Chain)
    }

    /// A stem with its petals, those that are the same set as one; nothing if two petals stand for the same digit, if a
    /// petal lacks its digit or holds the stem, or without a petal.
    pub fn blossom(stem: Cell, petals: impl IntoIterator<Item = LinkedSet>) -> Option<Self> {
        Blossom::new(stem, petals).map(Self::Blossom)
    }

    /// A crossing with a group of each of its houses; nothing if there are not as many cells as digits.
    pub fn sue_de_coq(crossing: AlmostLocked, groups: [HouseGroup; 2]) -> Option<Self> {
        SueDeCoq::new(crossing, groups).map(Self::SueDeCoq)
    }

    /// All sets in the order of the argument, the stem of a blossom as a set of one cell.
    pub fn all(&self) -> Vec<AlmostLocked> {
        match self {
            Self::Chain(it) => std::iter::once(it.first).chain(it.rest.iter().map(|it| it.set)).collect(),
            Self::Blossom(it) => {
                let digits = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
                let stem = AlmostLocked { cells: CellSet::of(it.stem), digits };
                std::iter::once(stem).chain(it.petals.iter().map(|petal| petal.set)).collect()
            }
            Self::SueDeCoq(it) => vec![it.crossing, it.groups[0].set, it.groups[1].set],
        }
    }
}
