//! Whether houses can all take a digit that stands somewhere.
use qedoku_core::{CellSet, Layout};

/// How many houses a fish has at most.
pub(crate) const MOST: usize = 7;

/// Whether each of the houses with these places is needed to rule out some of the cells.
pub(crate) fn needs_all(layout: &Layout, places: impl Iterator<Item = CellSet>, gone: CellSet) -> bool {
    let mut houses = [CellSet::EMPTY; MOST];
    let mut count = 0;
    for (house, cells) in houses.iter_mut().zip(places) {
        *house = cells;
        count += 1;
    }
    (0..count).all(|left_out| {
        let mut rest = houses;
        rest.swap(left_out, count - 1);
        gone.iter().any(|cell| {
            let without = rest[..count - 1].iter().filter(|places| !places.contains(cell));
            let mut open = [CellSet::EMPTY; MOST];
            let mut len = 0;
            for places in without {
                open[len] = *places - layout.peers(cell);
                len += 1;
            }
            can_fill(layout, open, len)
        })
    })
}

/// Whether each of the first `len` houses can take the digit in one of its places without a clash.
fn can_fill(layout: &Layout, mut open: [CellSet; MOST], len: usize) -> bool {
    let Some(tightest) = (0..len).min_by_key(|&index| open[index].len()) else { return true };
    let places = open[tightest];
    open.swap(tightest, len - 1);
    places.iter().any(|cell| {
        let mut next = [CellSet::EMPTY; MOST];
        let mut left = 0;
        for &others in open[..len - 1].iter().filter(|others| !others.contains(cell)) {
            next[left] = others - layout.peers(cell);
            left += 1;
        }
        can_fill(layout, next, left)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Cell;

    fn cells(names: &[&str]) -> CellSet {
        names.iter().filter_map(|name| Cell::parse(name)).collect()
    }

    #[test]
    fn an_idle_house_is_told_from_a_needed_one() {
        let layout = Layout::classic();
        let (one, two) = (cells(&["r1c1", "r1c5"]), cells(&["r4c1", "r4c5"]));
        let idle = cells(&["r7c3", "r7c8"]);
        let gone = cells(&["r9c1"]);
        assert!(needs_all(layout, [one, two].into_iter(), gone));
        assert!(!needs_all(layout, [one, two, idle].into_iter(), gone));
    }
}
