//! Fish, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// A digit in as many houses (cover) as other houses (base) have it in, but for fins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fish {
    /// Which houses it takes.
    #[serde(rename = "type")]
    pub form: shape::FishForm,
    /// The digit.
    pub digit: u8,
    /// The houses that must take it.
    pub base: Vec<String>,
    /// The houses that can give it to them.
    pub cover: Vec<String>,
    /// The places in the base outside the cover, and those in two base houses.
    #[serde(default)]
    pub fins: Vec<String>,
    /// For a siamese fish, the other fish on the same base.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub twin: Option<FishBody>,
}

/// What a fish has beside its base.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FishBody {
    /// The houses that can give the digit to the base.
    pub cover: Vec<String>,
    /// The places in the base outside the cover, and those in two base houses.
    #[serde(default)]
    pub fins: Vec<String>,
}

impl FishBody {
    fn new(layout: &Layout, body: shape::FishBody) -> Self {
        Self { cover: names::write_houses(layout, body.cover), fins: names::write_cells(body.fins) }
    }

    fn read(cover: &[String], fins: &[String], layout: &Layout) -> Read<shape::FishBody> {
        Ok(shape::FishBody { cover: names::houses("cover", cover, layout)?, fins: names::cells("fins", fins)? })
    }
}

impl Fish {
    pub(super) fn new(layout: &Layout, fish: &shape::Fish) -> Self {
        let FishBody { cover, fins } = FishBody::new(layout, fish.body);
        Self {
            form: fish.form,
            digit: fish.digit.value(),
            base: names::write_houses(layout, fish.base),
            cover,
            fins,
            twin: fish.twin.map(|twin| FishBody::new(layout, twin)),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Fish> {
        let Self { form, digit, base, cover, fins, twin } = self;
        let (digit, houses) = (names::digit("digit", *digit)?, names::houses("base", base, layout)?);
        let mut fish = shape::Fish::new(layout, digit, houses, FishBody::read(cover, fins, layout)?)
            .ok_or_else(|| WireError::new("cover", cover.join(","), "as many houses as the base has, and others"))?;
        if let Some(twin) = twin {
            let body = FishBody::read(&twin.cover, &twin.fins, layout).map_err(|error| error.within("twin"))?;
            fish = fish.with_twin(layout, body).ok_or_else(|| {
                WireError::new("twin.cover", twin.cover.join(","), "as many houses as the base has, for another fish")
            })?;
        }
        if fish.form == *form {
            return Ok(fish);
        }
        let found = format!("{form:?}").to_lowercase();
        Err(WireError::new("type", found, "basic, franken or mutant, as the houses are"))
    }
}
