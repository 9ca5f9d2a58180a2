//! Almost locked sets, as they are written.
use crate::argument::{AlmostLocked, HouseGroup, LinkedSet, SetChain, SueDeCoq};
use crate::set::DigitSet;
use crate::wire::{Expected, Logged, ReadContext, WireError, WriteContext, logged};

logged! {
    /// The fields of a chain of sets.
    #[derive(Debug)]
    pub struct ChainFields {
        /// The sets, in the order of the argument.
        pub sets: Vec<AlmostLocked>,
        /// The restricted commons of each set and the next: digits whose places in both see each other.
        pub links: Vec<DigitSet>,
    }

    /// Each set is linked to the next.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

logged! {
    /// The fields of a crossing and its groups.
    #[derive(Debug)]
    pub struct CrossingFields {
        /// The cells of the crossing.
        pub crossing: AlmostLocked,
        /// The cells outside it.
        pub groups: Vec<HouseGroup>,
    }

    /// Cells of a crossing with cells of both its houses.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

impl Logged for SetChain {
    type Form = <ChainFields as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let sets = std::iter::once(self.first).chain(self.rest.iter().map(|linked| linked.set)).collect();
        ChainFields { sets, links: self.rest.iter().map(|linked| linked.common).collect() }.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let ChainFields { sets, links } = ChainFields::read(form, reading)?;
        let linked = sets.split_first().filter(|(_, rest)| rest.len() == links.len()).and_then(|(first, rest)| {
            let rest = links.iter().zip(rest).map(|(&common, &set)| LinkedSet { common, set });
            Self::new(*first, rest.collect())
        });
        let expected = Expected::SharedDigits;
        linked.ok_or_else(|| reading.field("links").fault(&links.len(), expected))
    }
}

impl Logged for SueDeCoq {
    type Form = <CrossingFields as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        CrossingFields { crossing: self.crossing, groups: self.groups.into() }.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let CrossingFields { crossing, groups } = CrossingFields::read(form, reading)?;
        let two = <[HouseGroup; 2]>::try_from(groups).ok();
        let expected = Expected::TwoGroups;
        two.and_then(|groups| Self::new(crossing, groups))
            .ok_or_else(|| reading.field("groups").fault(&form.groups.len(), expected))
    }
}
