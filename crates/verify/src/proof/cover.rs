//! Finds as many links as truths that cover all their members: the sum leaves nothing else in the links.
use super::engine::Engine;
use qedoku_core::{Candidate, CandidateSet, House, Layout, Pattern, Slot};

/// The limit of nodes for the search for links.
const NODES: usize = 1_000;

/// Truths and as many links. In their sum, whatever counts below zero is false unless something counts above.
pub(super) struct TruthCover {
    pub(super) links: Vec<Slot>,
    /// The candidates that the links hold more often than the truths.
    pub(super) gone: CandidateSet,
    /// The candidates that the truths hold more often than the links.
    pub(super) fins: CandidateSet,
}

impl TruthCover {
    /// The links that the pattern names, if they are as many as the truths; else links that take in all members of the
    /// truths, or all but those that clash with the target.
    pub(super) fn find(engine: &Engine<'_>, pattern: &Pattern, target: Candidate) -> Option<Self> {
        let truths: Vec<CandidateSet> = (0..engine.len()).map(|truth| engine.members(truth)).collect();
        if !(0..engine.len()).all(|truth| engine.slot(truth).is_some()) {
            return None;
        }
        let layout = engine.layout;
        let all = truths.iter().fold(CandidateSet::EMPTY, |all, &members| all | members);
        let mut search = CoverSearch { layout, truths: &truths, all, target, links: vec![], nodes: 0 };
        let mut finned = false;
        if let Some(links) = PatternLinks::of(pattern) {
            finned = links.is_finned;
            if links.cover.len() == truths.len() {
                search.links = links.cover;
                if let Some(found) = search.balance() {
                    return Some(found);
                }
            }
        }
        // A sum without fins serves more candidates than one with them.
        [all, all - layout.clashes(target)].into_iter().skip(usize::from(finned)).find_map(|rest| {
            search.nodes = 0;
            slots(layout, target).into_iter().find_map(|slot| {
                search.links.clear();
                search.links.push(slot);
                search.fill(rest - slot.candidates(layout))
            })
        })
    }

    /// True if a candidate is false by this sum.
    pub(super) fn takes(&self, layout: &Layout, candidate: Candidate) -> bool {
        self.gone.contains(candidate) && self.fins.is_subset(&layout.clashes(candidate))
    }
}

/// The links that a pattern names.
struct PatternLinks {
    cover: Vec<Slot>,
    is_finned: bool,
}

impl PatternLinks {
    fn of(pattern: &Pattern) -> Option<Self> {
        match pattern {
            Pattern::Subset(it) => Some(Self { cover: it.cover(), is_finned: false }),
            Pattern::Fish(it) => Some(Self { cover: it.slots(it.cover()).collect(), is_finned: !it.fins().is_empty() }),
            Pattern::SetLogic(it) => Some(Self { cover: it.cover.clone(), is_finned: false }),
            _ => None,
        }
    }
}

struct CoverSearch<'a> {
    layout: &'a Layout,
    truths: &'a [CandidateSet],
    all: CandidateSet,
    target: Candidate,
    links: Vec<Slot>,
    nodes: usize,
}

impl CoverSearch<'_> {
    fn fill(&mut self, rest: CandidateSet) -> Option<TruthCover> {
        self.nodes += 1;
        let room = self.truths.len() - self.links.len();
        let Some(member) = rest.first() else {
            return self.balance();
        };
        if room == 0 || self.nodes > NODES || rest.len() > room * 9 {
            return None;
        }
        let way = |slot: Slot| (slot, rest - slot.candidates(self.layout));
        let mut ways: Vec<_> = slots(self.layout, member).into_iter().map(way).collect();
        let first = house(self.links[0]);
        ways.sort_by_key(|(slot, rest)| (rest.len(), house(*slot) != first));
        for (slot, rest) in ways {
            self.links.push(slot);
            if let Some(found) = self.fill(rest) {
                return Some(found);
            }
            self.links.pop();
        }
        None
    }

    /// Counts every candidate.
    fn balance(&self) -> Option<TruthCover> {
        let mut counts = [0i8; Candidate::COUNT];
        let mut linked = self.all;
        for truth in self.truths {
            truth.iter().for_each(|it| counts[it.index()] += 1);
        }
        for link in &self.links {
            let members = link.candidates(self.layout);
            members.iter().for_each(|it| counts[it.index()] -= 1);
            linked |= members;
        }
        let mut gone = CandidateSet::EMPTY;
        let mut fins = CandidateSet::EMPTY;
        for candidate in linked.iter() {
            match counts[candidate.index()] {
                0 => {}
                1.. => fins.insert(candidate),
                _ => gone.insert(candidate),
            }
        }
        let cover = TruthCover { links: self.links.clone(), gone, fins };
        cover.takes(self.layout, self.target).then_some(cover)
    }
}

/// The house of a slot, if it is about one.
const fn house(slot: Slot) -> Option<House> {
    match slot {
        Slot::Cell(_) => None,
        Slot::House(house, _) => Some(house),
    }
}

/// The slots of a candidate.
fn slots(layout: &Layout, Candidate { cell, digit }: Candidate) -> Vec<Slot> {
    let houses = layout.houses_of(cell).iter().map(|house| Slot::House(house, digit));
    std::iter::once(Slot::Cell(cell)).chain(houses).collect()
}
