//! What is reached from all nodes at once, layer by layer: a row of bits a node.
use super::links::{Links, Pass};

/// A set of nodes.
pub(super) type Row<const W: usize> = [u64; W];

#[inline]
const fn add<const W: usize>(row: &mut Row<W>, node: u16) {
    row[node as usize / 64] |= 1 << (node % 64);
}

#[inline]
fn meets<const W: usize>(one: &Row<W>, other: &Row<W>) -> bool {
    one.iter().zip(other).any(|(a, b)| a & b != 0)
}

#[inline]
fn unite<const W: usize>(all: &mut Row<W>, more: &Row<W>) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all |= more);
}

/// Calls `take` with each node of a set.
#[inline]
fn each<const W: usize>(row: &Row<W>, mut take: impl FnMut(u16)) {
    for (word, &bits) in row.iter().enumerate() {
        let mut left = bits;
        while left != 0 {
            take((word * 64) as u16 + left.trailing_zeros() as u16);
            left &= left - 1;
        }
    }
}

/// For every source the nodes that are true in its latest layer and in all so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Layers<const W: usize> {
    reached: Vec<Row<W>>,
    fresh: Vec<Row<W>>,
    /// In which layer each source is contradicted first; 0 if it is not so far.
    first: Vec<u16>,
    layer: u32,
    is_done: bool,
}

impl<const W: usize> Layers<W> {
    fn clear(&mut self) {
        self.reached.clear();
        self.fresh.clear();
        self.first.clear();
        self.layer = 1;
        self.is_done = false;
    }

    /// Adds the next source, with what is true in its first layer.
    fn start(&mut self, first: Row<W>, leads: bool) {
        self.reached.push(first);
        self.fresh.push(if leads { first } else { [0; W] });
        self.first.push(0);
    }

    /// Goes on to a layer. `rows` says what each true node leads to, `against` what contradicts each source.
    fn grow(&mut self, layer: u32, rows: &[Row<W>], against: &[Row<W>], stops: bool) {
        while self.layer < layer && !self.is_done {
            self.layer += 1;
            self.is_done = true;
            for (source, against) in against.iter().enumerate() {
                let fresh = self.fresh[source];
                if fresh == [0; W] {
                    continue;
                }
                let mut next = [0; W];
                each(&fresh, |node| unite(&mut next, &rows[usize::from(node)]));
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

/// What true nodes lead to by the links of one pass, and how far that was followed.
#[derive(Clone, Debug, Default)]
pub(super) struct PassGraph<const W: usize> {
    is_built: bool,
    /// What is true two links on from each true node.
    rows: Vec<Row<W>>,
    /// From where each node is reached in two links.
    back: Vec<Row<W>>,
    /// What is not true together with each node, and each node itself.
    sees: Vec<Row<W>>,
    own: Vec<Row<W>>,
    pub(super) truths: Layers<W>,
    pub(super) falses: Layers<W>,
}

impl<const W: usize> PassGraph<W> {
    /// Forgets the position; the nodes, too, if they are new.
    pub(super) fn clear(&mut self, is_new: bool) {
        self.is_built = false;
        if is_new {
            self.sees.clear();
        }
    }

    /// Reads the links of a position, once.
    pub(super) fn build(&mut self, links: &Links, pass: Pass) {
        if std::mem::replace(&mut self.is_built, true) {
            return;
        }
        if self.sees.len() != links.len() {
            self.number(links, pass);
        }
        for rows in [&mut self.rows, &mut self.back] {
            rows.clear();
            rows.resize(links.len(), [0; W]);
        }
        self.truths.clear();
        self.falses.clear();
        for beside in links.leading(pass) {
            let mut next = [0; W];
            for node in links.strong(beside, pass) {
                add(&mut next, node);
                unite(&mut self.back[usize::from(node)], &self.sees[usize::from(beside)]);
            }
            links.weak(beside, pass).iter().for_each(|&node| unite(&mut self.rows[usize::from(node)], &next));
        }
        for node in links.all() {
            let leads = links.is_source(node, pass);
            self.truths.start(self.own[usize::from(node)], leads);
            let mut first = [0; W];
            links.strong(node, pass).for_each(|next| add(&mut first, next));
            self.falses.start(first, leads);
        }
    }

    /// Lists which nodes see each other.
    fn number(&mut self, links: &Links, pass: Pass) {
        for rows in [&mut self.sees, &mut self.own] {
            rows.clear();
            rows.resize(links.len(), [0; W]);
        }
        for node in links.all() {
            let place = usize::from(node);
            add(&mut self.own[place], node);
            links.weak(node, pass).iter().for_each(|&beside| add(&mut self.sees[place], beside));
        }
    }

    /// Follows what is true if the sources are true.
    pub(super) fn grow_truths(&mut self, layer: u32) {
        self.truths.grow(layer, &self.rows, &self.sees, false);
    }

    /// Follows what is true if the sources are false.
    pub(super) fn grow_falses(&mut self, layer: u32) {
        self.falses.grow(layer, &self.rows, &self.own, true);
    }

    /// Whether a line from a source comes back to it after its latest layer.
    #[inline]
    pub(super) fn closes(&self, layer: u32, source: u16) -> bool {
        let place = usize::from(source);
        layer == self.truths.layer && meets(&self.truths.fresh[place], &self.back[place])
    }
}
