//! Colors, as they are written.
use super::Read;
use crate::argument as shape;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// Candidates in two colors, one color of each cluster true and the other false, or one of both at least.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Colors {
    /// The clusters, each with its two colors. Strong links join candidates of opposite colors: all of one color are true and
    /// all of the other false. Or, where that is not so in all clusters, a color is a candidate or several places of a truth,
    /// and one color or the other has a true one.
    pub clusters: Vec<[Vec<String>; 2]>,
}

impl Colors {
    pub(super) fn new(colors: &shape::Colors) -> Self {
        Self { clusters: colors.clusters.iter().map(|both| both.each_ref().map(names::write_placed)).collect() }
    }

    pub(super) fn read(&self) -> Read<shape::Colors> {
        let both = |field: &str, [one, other]: &[Vec<String>; 2]| {
            Ok([names::all_placed(field, one)?, names::all_placed(field, other)?])
        };
        Ok(shape::Colors { clusters: names::list("clusters", &self.clusters, both)? })
    }
}
