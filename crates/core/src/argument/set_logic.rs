//! Counts over slots of several kinds.
use crate::slot::Slot;
use crate::wire::{logged, logged_as_it_is};
use serde::{Deserialize, Serialize};

logged! {
    /// As many slots (cover) as other slots (base) hold all candidates of the base, so that nothing else takes them: what the
    /// field calls set logic of rank 0.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct SetLogic {
        /// The choice of the slots.
        #[serde(rename = "type")]
        pub kind: SetLogicKind,
        /// The slots that must be filled.
        pub base: Vec<Slot>,
        /// The slots that can fill them.
        #[more("None of them is one of the base; what goes is in more of these than of the base.")]
        pub cover: Vec<Slot>,
    }

    /// As many slots (cover) as other slots (base) hold all candidates of the base.
    form, made by Self::new(kind, base, cover), or else cover: |form| form.cover.join(","),
        AsManySlots;
}

/// The choice of the slots of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SetLogicKind {
    /// Cells of several lines against digits in houses: a multi-sector locked set.
    Sectors,
    /// The eight pairs of cells in a ring of four lines and four boxes, against digits in these: an SK loop.
    SkLoop,
    /// Digits of two lines that cross in a box, against cells and against these digits in the box.
    Fireworks,
}

logged_as_it_is!(SetLogicKind);

impl SetLogic {
    /// A count over these slots, which are put in layout order; nothing if there are not as many on both sides, or if one
    /// stands twice.
    pub fn new(kind: SetLogicKind, mut base: Vec<Slot>, mut cover: Vec<Slot>) -> Option<Self> {
        let sorted_once = |slots: &mut Vec<Slot>| {
            slots.sort_unstable();
            slots.windows(2).all(|pair| pair[0] < pair[1])
        };
        let fits = sorted_once(&mut base) & sorted_once(&mut cover) && base.len() == cover.len() && !base.is_empty();
        fits.then_some(Self { kind, base, cover })
    }
}
