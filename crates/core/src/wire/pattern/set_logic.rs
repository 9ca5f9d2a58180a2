//! Counts over slots, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// As many slots (cover) as other slots (base) hold all candidates of the base.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SetLogic {
    /// How the slots were chosen.
    #[serde(rename = "type")]
    pub kind: shape::SetLogicKind,
    /// The slots that must be filled.
    pub base: Vec<String>,
    /// The slots that can fill them.
    pub cover: Vec<String>,
}

impl SetLogic {
    pub(super) fn new(layout: &Layout, count: &shape::SetLogic) -> Self {
        let [base, cover] =
            [&count.base, &count.cover].map(|slots| slots.iter().map(|slot| slot.name(layout)).collect());
        Self { kind: count.kind, base, cover }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::SetLogic> {
        let slots = |field, texts: &[String]| names::list(field, texts, |field, text| names::slot(field, text, layout));
        shape::SetLogic::new(self.kind, slots("base", &self.base)?, slots("cover", &self.cover)?)
            .ok_or_else(|| WireError::new("cover", self.cover.join(","), "as many slots as the base has, each once"))
    }
}
