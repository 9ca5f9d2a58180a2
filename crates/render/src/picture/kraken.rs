//! A fish with fins, and paths from what it may hold.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members_of;
use qedoku_core::{Kraken, Path, Step};

impl Marks {
    pub(super) fn kraken(&mut self, it: &Kraken, step: &Step) {
        self.candidates(Highlight::Fin, it.starts());
        it.paths.iter().for_each(|path| self.path(path));
        self.candidates(Highlight::Base, members_of(step, it.fish.slots(it.fish.base)));
        self.houses(Highlight::Base, it.fish.base);
        self.houses(Highlight::Cover, it.fish.cover());
    }

    /// From what is taken for true, false and true in turn.
    fn path(&mut self, path: &Path) {
        let mut links = path.links.iter();
        for [from, to] in path.weak_links() {
            self.weak_link(from, to);
            if let Some(link) = links.next() {
                self.strong_link(link);
            }
        }
    }
}
