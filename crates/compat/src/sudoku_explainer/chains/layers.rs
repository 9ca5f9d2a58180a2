//! The nodes reached from all nodes at once, layer by layer: a row of bits for each node.
use super::links::{CandidateLinks, LinkPass};
use super::marks::ChainBoard;
use super::node_set::{NodeSet, add, each, meets, unite};

/// For every source the nodes that are true in its latest layer and in all so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Layers<const W: usize> {
    reached: Vec<NodeSet<W>>,
    fresh: Vec<NodeSet<W>>,
    /// In which layer each source is contradicted first; 0 if it is not so far.
    first: Vec<u16>,
    layer: u32,
    is_done: bool,
}

impl<const W: usize> Layers<W> {
    fn clear(&mut self, layer: u32) {
        self.reached.clear();
        self.fresh.clear();
        self.first.clear();
        self.layer = layer;
        self.is_done = false;
    }

    /// Adds the next source, with what is true so far, the latest of it, and the layer where that contradicts it.
    fn start(&mut self, reached: NodeSet<W>, fresh: NodeSet<W>, first: u16) {
        self.reached.push(reached);
        self.fresh.push(fresh);
        self.first.push(first);
    }

    /// Goes on to a layer. `rows` says what each node in a row leads to, `against` what contradicts each source.
    fn grow(&mut self, layer: u32, rows: &[NodeSet<W>], against: &[NodeSet<W>], stops: bool) {
        while self.layer < layer && !self.is_done {
            self.layer += 1;
            self.is_done = true;
            for (source, against) in against.iter().enumerate() {
                let fresh = self.fresh[source];
                if fresh == [0; W] {
                    continue;
                }
                let mut next = [0; W];
                each(&fresh, |place| unite(&mut next, &rows[usize::from(place)]));
                next.iter_mut().zip(&self.reached[source]).for_each(|(all, old)| *all &= !old);
                if self.first[source] == 0 && meets(&next, against) {
                    self.first[source] = self.layer as u16;
                    if stops {
                        next = [0; W];
                    }
                }
                unite(&mut self.reached[source], &next);
                self.fresh[source] = next;
                self.is_done &= next == [0; W];
            }
        }
    }

    /// Whether a source is contradicted in this layer and in none before.
    #[inline]
    pub(super) fn is_first(&self, layer: u32, source: u16) -> bool {
        u32::from(self.first[usize::from(source)]) == layer
    }

    /// Whether there is something beyond a layer.
    pub(super) fn goes_on(&self, layer: u32) -> bool {
        layer < self.layer || !self.is_done
    }
}

/// No place in a row.
const NONE: u16 = u16::MAX;

/// The nodes that true nodes lead to by the links of one pass, and how far that was followed. Only nodes with a strong
/// link come out true, so that these alone have a place in the rows.
#[derive(Clone, Debug, Default)]
pub(super) struct PassGraph<const W: usize> {
    is_built: bool,
    /// The nodes that have a place, in order, and the place of each node.
    linked: Vec<u16>,
    places: Vec<u16>,
    /// The nodes that are true two links on from each true node, and the same by place of those that have one.
    rows: Vec<NodeSet<W>>,
    linked_rows: Vec<NodeSet<W>>,
    /// The nodes from which each node is reached in two links.
    back: Vec<NodeSet<W>>,
    /// The nodes that are not true together with each node, and each node itself.
    sees: Vec<NodeSet<W>>,
    own: Vec<NodeSet<W>>,
    pub(super) truths: Layers<W>,
    pub(super) falses: Layers<W>,
}

/// As many empty rows.
fn empty<const W: usize>(rows: &mut Vec<NodeSet<W>>, len: usize) {
    rows.clear();
    rows.resize(len, [0; W]);
}

impl<const W: usize> PassGraph<W> {
    /// Forgets the position.
    pub(super) fn clear(&mut self) {
        self.is_built = false;
    }

    /// Reads the links of a position, once.
    pub(super) fn build(&mut self, links: &CandidateLinks, pass: LinkPass, marks: &ChainBoard) {
        if std::mem::replace(&mut self.is_built, true) {
            return;
        }
        self.place(links, pass);
        for rows in [&mut self.rows, &mut self.back, &mut self.sees, &mut self.own] {
            empty(rows, links.len());
        }
        for (place, &beside) in (0..).zip(&self.linked) {
            let mut next = [0; W];
            links.strong(beside, pass).for_each(|node| add(&mut next, self.places[usize::from(node)]));
            add(&mut self.own[usize::from(beside)], place);
            for &node in links.weak(beside, pass) {
                unite(&mut self.rows[usize::from(node)], &next);
                add(&mut self.sees[usize::from(node)], place);
            }
        }
        self.linked_rows.clear();
        for &node in &self.linked {
            self.linked_rows.push(self.rows[usize::from(node)]);
            for beside in links.strong(node, pass) {
                unite(&mut self.back[usize::from(node)], &self.sees[usize::from(beside)]);
            }
        }
        self.start(links, pass, marks);
    }

    /// Gives the nodes with a strong link their places.
    fn place(&mut self, links: &CandidateLinks, pass: LinkPass) {
        self.linked.clear();
        self.places.clear();
        self.places.resize(links.len(), NONE);
        for node in links.leading(pass) {
            let place = &mut self.places[usize::from(node)];
            if *place == NONE {
                *place = self.linked.len() as u16;
                self.linked.push(node);
            }
        }
    }

    /// Follows every source to where it leads at once: two links on if it is true, one if it is false.
    fn start(&mut self, links: &CandidateLinks, pass: LinkPass, marks: &ChainBoard) {
        self.truths.clear(2);
        self.falses.clear(1);
        for node in links.all() {
            let place = usize::from(node);
            let own = self.own[place];
            let is_source = links.is_source(node, pass, marks);
            let mut truths = [0; W];
            let mut falses = [0; W];
            if is_source {
                truths = self.rows[place];
                truths.iter_mut().zip(&own).for_each(|(all, own)| *all &= !own);
                links.strong(node, pass).for_each(|next| add(&mut falses, self.places[usize::from(next)]));
            }
            let mut reached = own;
            unite(&mut reached, &truths);
            let contradicted = meets(&truths, &self.sees[place]);
            self.truths.start(reached, truths, if contradicted { 2 } else { 0 });
            self.falses.start(falses, falses, 0);
        }
    }

    /// Follows what is true if the sources are true.
    pub(super) fn grow_truths(&mut self, layer: u32) {
        self.truths.grow(layer, &self.linked_rows, &self.sees, false);
    }

    /// Follows what is true if the sources are false.
    pub(super) fn grow_falses(&mut self, layer: u32) {
        self.falses.grow(layer, &self.linked_rows, &self.own, true);
    }

    /// Whether a line from a source comes back to it after its latest layer.
    #[inline]
    pub(super) fn closes(&self, layer: u32, source: u16) -> bool {
        let place = usize::from(source);
        layer == self.truths.layer && meets(&self.truths.fresh[place], &self.back[place])
    }
}
