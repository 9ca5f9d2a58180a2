//! A fish with fins, and chains from what it may hold to what goes.
use super::chain::StrongLink;
use super::fish::Fish;
use crate::ids::{Candidate, House};
use crate::set::CandidateSet;
use crate::wire::logged;

logged! {
    /// A fish whose fins, and what it has in one of its cover houses, all lead to the same.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Kraken {
        /// The fish.
        #[more("It has fins.")]
        #[serde(flatten)]
        #[named("")]
        pub fish: Fish,
        /// The cover house from whose places paths lead as well.
        #[more("Without one, what goes is what the fish clears but for its fins.")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub line: Option<House>,
        /// The links of each path, which starts at the candidate that is taken for true: weak and strong ones in turn.
        #[more("One from each fin, and from each place in that house, to what goes.")]
        pub paths: Vec<Path>,
    }

    /// A fish with fins, and paths from the fins, and from what the fish has in one of its cover houses, to what goes.
    form, made by Self::new(fish, line, paths), or else paths: |form| form.paths.len().to_string(),
        PathFromEachFin;
}

/// If a candidate is true, another one is false: strong links with a weak one before, after and between them. Without a
/// strong link the two see each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The candidate that is taken for true.
    pub start: Candidate,
    /// The strong links.
    pub links: Vec<StrongLink>,
    /// The candidate that is false then.
    pub end: Candidate,
}

impl Path {
    /// The weak links in order.
    pub fn weak_links(&self) -> impl Iterator<Item = [CandidateSet; 2]> {
        let befores = std::iter::once(CandidateSet::of(self.start)).chain(self.links.iter().map(|link| link.to));
        let afters = self.links.iter().map(|link| link.from).chain([CandidateSet::of(self.end)]);
        befores.zip(afters).map(|(before, after)| [before, after])
    }
}

impl Kraken {
    /// A kraken fish; nothing without fins, if a fin has no path, or if two paths have one start or different ends.
    pub fn new(fish: Fish, line: Option<House>, paths: Vec<Path>) -> Option<Self> {
        let end = paths.first()?.end;
        let starts: CandidateSet = paths.iter().map(|path| path.start).collect();
        let fins = CandidateSet::of_digit(fish.digit, fish.fins());
        let lead = starts.len() == paths.len() && paths.iter().all(|path| path.end == end);
        let fits = lead && !fins.is_empty() && fins.is_subset(&starts);
        let in_cover = line.is_none_or(|line| fish.cover().contains(line));
        (fits && in_cover).then_some(Self { fish, line, paths })
    }

    /// The candidates the paths start from.
    pub fn starts(&self) -> CandidateSet {
        self.paths.iter().map(|path| path.start).collect()
    }
}
