//! One digit in as many houses as hold it elsewhere.
use crate::ids::{Digit, House};
use crate::layout::{HouseKind, Layout};
use crate::set::{CellSet, HouseSet};
use crate::slot::Slot;
use crate::wire::{logged, logged_as_it_is};
use serde::{Deserialize, Serialize};

/// A fish: all places of a digit in some houses (base) lie in as many other houses (cover), but for fins. Two fish on
/// one base that are described as one are siamese.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fish {
    /// The kinds of houses it takes.
    pub form: FishForm,
    /// The digit.
    pub digit: Digit,
    /// The houses that must take it.
    pub base: HouseSet,
    /// The fish, and the other one on the same base if it is siamese.
    pub body: FishBody,
    /// The other fish on the same base.
    pub twin: Option<FishBody>,
}

logged! {
    /// The cover and the fins of a fish.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct FishBody {
        /// The houses that can give the digit to the base.
        pub cover: HouseSet,
        /// The places in the base outside the cover, and those in two base houses.
        #[more("These are the fins and the endo-fins.")]
        #[serde(default)]
        pub fins: CellSet,
    }

    /// The cover and the fins of a fish.
    form;
}

/// The form of a fish: the kinds of houses that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FishForm {
    /// Rows against columns, or columns against rows.
    Basic,
    /// Boxes among them as well, but rows only on one side and columns only on the other.
    Franken,
    /// Any houses.
    Mutant,
}

logged_as_it_is!(FishForm);

impl FishForm {
    /// The form of a fish with these houses.
    pub fn of(layout: &Layout, base: HouseSet, cover: HouseSet) -> Self {
        let has = |houses: HouseSet, kind| houses.meets(layout.houses_of_kind(kind));
        let takes = |rows, columns| {
            let crossed = |houses, kind: HouseKind| !has(houses, kind);
            crossed(base, columns) && crossed(cover, rows)
        };
        let straight = takes(HouseKind::Row, HouseKind::Column) || takes(HouseKind::Column, HouseKind::Row);
        match (straight, has(base | cover, HouseKind::Box)) {
            (true, false) => Self::Basic,
            (true, true) => Self::Franken,
            (false, _) => Self::Mutant,
        }
    }
}

impl Fish {
    /// A fish of the digit; nothing if it has not as many cover houses as base houses, or a house on both sides.
    pub fn new(layout: &Layout, digit: Digit, base: HouseSet, body: FishBody) -> Option<Self> {
        let fits = !base.is_empty() && body.fits(base);
        fits.then(|| Self { form: FishForm::of(layout, base, body.cover), digit, base, body, twin: None })
    }

    /// Two fish on one base; nothing if the other one is none, or the same.
    pub fn with_twin(self, layout: &Layout, twin: FishBody) -> Option<Self> {
        let fits = twin.fits(self.base) && twin != self.body;
        let form = FishForm::of(layout, self.base, self.body.cover | twin.cover);
        fits.then_some(Self { form, twin: Some(twin), ..self })
    }

    /// The bodies: one, or two if it is siamese.
    pub fn bodies(&self) -> impl Iterator<Item = FishBody> {
        std::iter::once(self.body).chain(self.twin)
    }

    /// All cover houses.
    pub fn cover(&self) -> HouseSet {
        self.bodies().fold(HouseSet::EMPTY, |all, body| all | body.cover)
    }

    /// All fins.
    pub fn fins(&self) -> CellSet {
        self.bodies().fold(CellSet::EMPTY, |all, body| all | body.fins)
    }

    /// The digit in some houses, as slots.
    pub fn slots(&self, houses: HouseSet) -> impl Iterator<Item = Slot> + use<> {
        let digit = self.digit;
        houses.iter().map(move |house: House| Slot::House(house, digit))
    }
}

impl FishBody {
    fn fits(&self, base: HouseSet) -> bool {
        self.cover.len() == base.len() && !self.cover.meets(base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn houses(names: &str) -> HouseSet {
        let layout = Layout::classic();
        names.split_whitespace().map(|name| layout.house_named(name).unwrap()).collect()
    }

    fn body(cover: &str) -> FishBody {
        FishBody { cover: houses(cover), fins: CellSet::EMPTY }
    }

    fn fish(base: &str, cover: &str) -> Option<Fish> {
        Fish::new(Layout::classic(), Digit::D7, houses(base), body(cover))
    }

    #[test]
    fn a_fish_has_as_many_houses_on_each_side_and_none_on_both() {
        assert_eq!(fish("r2 r8", "c4 c8").map(|it| it.form), Some(FishForm::Basic));
        assert_eq!(fish("r2 b9", "c4 c8").map(|it| it.form), Some(FishForm::Franken));
        assert_eq!(fish("r2 c8", "c4 b9").map(|it| it.form), Some(FishForm::Mutant));
        for (base, cover) in [("", ""), ("r2 r8", "c4"), ("r2", "c4 c8"), ("r2 r8", "r2 c8"), ("r2 b9", "b9 r2")] {
            assert_eq!(fish(base, cover), None, "{base} / {cover}");
        }
    }

    #[test]
    fn a_twin_is_another_fish_on_the_same_base() {
        let one = fish("r2 r8", "c4 c8").unwrap();
        let twin = |cover| one.with_twin(Layout::classic(), body(cover)).map(|it| it.cover());
        assert_eq!(twin("c4 c5"), Some(houses("c4 c5 c8")));
        for cover in ["c4 c8", "c4", "r2 c4"] {
            assert_eq!(twin(cover), None, "{cover}");
        }
    }
}
