//! Fish, as they are written.
use crate::argument::{Fish, FishBody, FishForm};
use crate::ids::Digit;
use crate::set::{CellSet, HouseSet};
use crate::wire::{Expected, Logged, ReadContext, WireError, WriteContext, logged};

logged! {
    /// The fields of a fish.
    #[derive(Debug)]
    pub struct FishFields {
        /// The kinds of houses that it takes.
        #[serde(rename = "type")]
        pub form: FishForm,
        /// The digit.
        pub digit: Digit,
        /// The houses that must take it.
        pub base: HouseSet,
        /// The houses that can give it to them.
        pub cover: HouseSet,
        /// The places in the base outside the cover, and those in two base houses.
        #[serde(default)]
        pub fins: CellSet,
        /// For a siamese fish, the other fish on the same base.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub twin: Option<FishBody>,
    }

    /// A digit in as many houses (cover) as other houses (base) have it in, but for fins.
    #[cfg_attr(feature = "schema", schemars(rename = "Fish"))]
    form;
}

impl Logged for Fish {
    type Form = <FishFields as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let FishBody { cover, fins } = self.body;
        let Self { form, digit, base, twin, .. } = *self;
        FishFields { form, digit, base, cover, fins, twin }.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let FishFields { form: said, digit, base, cover, fins, twin } = FishFields::read(form, reading)?;
        let expected = Expected::AsManyOtherHouses;
        let fish = Self::new(reading.layout, digit, base, FishBody { cover, fins })
            .ok_or_else(|| reading.field("cover").fault(&form.cover.join(","), expected))?;
        let whole = twin.map_or(Some(fish), |twin| fish.with_twin(reading.layout, twin));
        let fish = whole.ok_or_else(|| {
            let found = form.twin.as_ref().map(|twin| twin.cover.join(",")).unwrap_or_default();
            reading.field("twin").field("cover").fault(&found, Expected::AsManyHousesForTwin)
        })?;
        if fish.form == said {
            return Ok(fish);
        }
        let found = format!("{said:?}").to_lowercase();
        Err(reading.field("type").fault(&found, Expected::FishForm))
    }
}
