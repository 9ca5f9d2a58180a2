//! Kraken fish, as they are written.
use super::Read;
use super::chain::Link;
use super::fish::Fish;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// A fish with fins, and paths from the fins, and from what the fish has in one of its cover houses, to what goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kraken {
    /// The fish.
    #[serde(flatten)]
    pub fish: Fish,
    /// The cover house from whose places paths lead as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The links of each path, which starts at the candidate that is taken for true: weak and strong ones in turn.
    pub paths: Vec<Vec<Link>>,
}

impl Kraken {
    pub(super) fn new(layout: &Layout, kraken: &shape::Kraken) -> Self {
        Self {
            fish: Fish::new(layout, &kraken.fish),
            line: kraken.line.map(|line| layout.house_name(line).to_owned()),
            paths: kraken.paths.iter().map(|path| Link::of_path(layout, path)).collect(),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Kraken> {
        let line = self.line.as_ref().map(|text| names::house("line", text, layout)).transpose()?;
        let path = |field: &str, links: &Vec<Link>| Link::read_path(layout, field, links);
        shape::Kraken::new(self.fish.read(layout)?, line, names::list("paths", &self.paths, path)?)
            .ok_or_else(|| WireError::new("paths", self.paths.len(), "a path from each fin, and all to the same end"))
    }
}
