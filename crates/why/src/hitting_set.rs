//! The lightest set that meets each of some sets.
use fixedbitset::FixedBitSet;

/// Sets of elements each of which must be met.
#[derive(Clone, Debug, Default)]
pub(crate) struct HitSets {
    rows: Vec<FixedBitSet>,
}

/// The result of a search for the lightest set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MinimumHittingSet {
    /// This set, and none is lighter.
    Is(FixedBitSet),
    /// There is none lighter than the weight that was not to be reached.
    None,
    /// The search was given up.
    Unknown,
}

impl HitSets {
    /// Adds a set; larger ones that hold it are dropped, as meeting it meets them.
    pub(crate) fn add(&mut self, row: FixedBitSet) {
        if self.rows.iter().any(|known| known.is_subset(&row)) {
            return;
        }
        self.rows.retain(|known| !row.is_subset(known));
        self.rows.push(row);
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// A light set, found by taking at each turn what meets most for its weight.
    pub(crate) fn light(&self, weight: impl Fn(usize) -> u32, none: FixedBitSet) -> FixedBitSet {
        let mut chosen = none;
        let mut left: Vec<&FixedBitSet> = self.rows.iter().collect();
        while !left.is_empty() {
            let mut counts = vec![0_u64; chosen.len()];
            for element in left.iter().flat_map(|row| row.ones()) {
                counts[element] += 1;
            }
            let better = |&one: &usize, &other: &usize| {
                let value = |element: usize, by: usize| counts[element] * u64::from(weight(by));
                value(one, other).cmp(&value(other, one)).then(other.cmp(&one))
            };
            let Some(best) = (0..counts.len()).filter(|&element| counts[element] > 0).max_by(better) else { break };
            chosen.insert(best);
            left.retain(|row| !row.contains(best));
        }
        chosen
    }

    /// A weight that every set has at least that meets all of these.
    pub(crate) fn floor(&self, weight: impl Fn(usize) -> u32) -> u32 {
        let table = SetTable::new(&self.rows, weight);
        table.bound(&table.all_rows(), &table.all_columns()).map_or(0, |(bound, _)| bound)
    }

    /// The lightest set below a weight; `nodes` counts down.
    pub(crate) fn lightest(&self, weight: impl Fn(usize) -> u32, below: u32, nodes: &mut u64) -> MinimumHittingSet {
        let Some(width) = self.rows.first().map(FixedBitSet::len) else { return MinimumHittingSet::Unknown };
        let table = SetTable::new(&self.rows, weight);
        let mut search = LightestSet { table: &table, best: None, below, chosen: Vec::new(), nodes };
        let done = search.descend(&table.all_rows(), &table.all_columns(), 0);
        if !done {
            return MinimumHittingSet::Unknown;
        }
        search.best.map_or(MinimumHittingSet::None, |columns| {
            let set: FixedBitSet = columns.into_iter().map(|column| table.columns[column].element).collect();
            MinimumHittingSet::Is(grown(set, width))
        })
    }
}

/// An element with the sets it is in.
struct Column {
    element: usize,
    weight: u32,
    rows: FixedBitSet,
}

/// The sets as rows and their elements as columns, without elements that others do better.
struct SetTable {
    columns: Vec<Column>,
    /// For each row its columns.
    rows: Vec<FixedBitSet>,
}

impl SetTable {
    fn new(sets: &[FixedBitSet], weight: impl Fn(usize) -> u32) -> Self {
        let width = sets.first().map_or(0, FixedBitSet::len);
        let mut columns: Vec<Column> = Vec::new();
        for element in 0..width {
            let rows: FixedBitSet = (0..sets.len()).filter(|&row| sets[row].contains(element)).collect();
            let rows = grown(rows, sets.len());
            if rows.is_clear() {
                continue;
            }
            let weight = weight(element);
            let better = |other: &Column| other.weight <= weight && rows.is_subset(&other.rows);
            if columns.iter().any(better) {
                continue;
            }
            columns.retain(|other| !(weight <= other.weight && other.rows.is_subset(&rows)));
            columns.push(Column { element, weight, rows });
        }
        // What meets most for its weight is tried first.
        columns.sort_by_key(|column| (column.weight * 1000 / column.rows.count_ones(..) as u32, column.element));
        let of_row = |row: usize| {
            let of: FixedBitSet = (0..columns.len()).filter(|&column| columns[column].rows.contains(row)).collect();
            grown(of, columns.len())
        };
        let rows = (0..sets.len()).map(of_row).collect();
        Self { columns, rows }
    }

    /// A weight that meeting the rows takes at least, and the row with the fewest choices; nothing if a row has none.
    fn bound(&self, rows: &FixedBitSet, columns: &FixedBitSet) -> Option<(u32, usize)> {
        let choices = |row: usize| self.rows[row].intersection_count(columns);
        let mut order: Vec<(usize, usize)> = rows.ones().map(|row| (choices(row), row)).collect();
        order.sort_unstable();
        let &(fewest, narrowest) = order.first()?;
        if fewest == 0 {
            return None;
        }
        let mut rest: Vec<u32> = self.columns.iter().map(|column| column.weight).collect();
        let mut bound = 0;
        for &(_, row) in &order {
            let of = || self.rows[row].intersection(columns);
            let least = of().map(|column| rest[column]).min().unwrap_or(0);
            if least > 0 {
                of().for_each(|column| rest[column] -= least);
                bound += least;
            }
        }
        Some((bound, narrowest))
    }

    fn all_rows(&self) -> FixedBitSet {
        full(self.rows.len())
    }

    fn all_columns(&self) -> FixedBitSet {
        full(self.columns.len())
    }
}

fn full(len: usize) -> FixedBitSet {
    let mut set = FixedBitSet::with_capacity(len);
    set.insert_range(..);
    set
}

fn grown(mut set: FixedBitSet, len: usize) -> FixedBitSet {
    set.grow(len);
    set
}

/// Looks for the lightest set of columns that meets every row.
struct LightestSet<'t> {
    table: &'t SetTable,
    best: Option<Vec<usize>>,
    below: u32,
    chosen: Vec<usize>,
    nodes: &'t mut u64,
}

impl LightestSet<'_> {
    /// Searches the ways to meet the remaining rows with the columns allowed; returns whether it came to the end.
    fn descend(&mut self, rows: &FixedBitSet, columns: &FixedBitSet, weight: u32) -> bool {
        let Some(left) = self.nodes.checked_sub(1) else { return false };
        *self.nodes = left;
        if rows.is_clear() {
            if weight < self.below {
                (self.below, self.best) = (weight, Some(self.chosen.clone()));
            }
            return true;
        }
        let Some((bound, narrowest)) = self.table.bound(rows, columns) else { return true };
        if weight + bound >= self.below {
            return true;
        }
        let mut usable = columns.clone();
        let choices: Vec<usize> = self.table.rows[narrowest].intersection(columns).collect();
        for column in choices {
            let Column { weight: more, rows: met, .. } = &self.table.columns[column];
            usable.set(column, false);
            let mut left = rows.clone();
            left.difference_with(met);
            self.chosen.push(column);
            let done = self.descend(&left, &usable, weight + more);
            self.chosen.pop();
            if !done {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets over ten elements, and weights, from a fixed sequence of numbers.
    fn case(seed: u64) -> (Vec<FixedBitSet>, Vec<u32>) {
        let mut state = seed * 2 + 1;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let sets = (0..3 + next(8)).map(|_| of((0..=next(4)).map(|_| next(10) as usize).collect())).collect();
        (sets, (0..10).map(|_| 1 + next(3) as u32).collect())
    }

    fn of(elements: Vec<usize>) -> FixedBitSet {
        grown(elements.into_iter().collect(), 10)
    }

    fn added(sets: &[FixedBitSet]) -> HitSets {
        let mut hit = HitSets::default();
        for set in sets {
            hit.add(set.clone());
        }
        hit
    }

    #[test]
    fn the_lightest_set_is_that_of_trying_all() {
        for seed in 0..200 {
            let (sets, weights) = case(seed);
            let meets = |chosen: &FixedBitSet| sets.iter().all(|set| !set.is_disjoint(chosen));
            let weight = |element: usize| weights[element];
            let weigh = |set: &FixedBitSet| set.ones().map(weight).sum::<u32>();
            let all = (0..1_usize << 10).map(|mask| of((0..10).filter(|bit| mask >> bit & 1 == 1).collect()));
            let least = all.filter(meets).map(|set| weigh(&set)).min().unwrap();
            let hit = added(&sets);
            let mut nodes = 10_000;
            let MinimumHittingSet::Is(set) = hit.lightest(weight, u32::MAX, &mut nodes) else { panic!("seed {seed}") };
            assert!(meets(&set) && weigh(&set) == least, "seed {seed}");
            assert_eq!(hit.lightest(weight, least, &mut nodes), MinimumHittingSet::None, "seed {seed}");
            assert!(hit.floor(weight) <= least, "seed {seed}");
            let light = hit.light(weight, FixedBitSet::with_capacity(10));
            assert!(meets(&light) && weigh(&light) >= least, "seed {seed}");
        }
    }

    #[test]
    fn a_set_that_holds_another_asks_for_nothing_more() {
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let sets = [of(vec![1, 2]), of(vec![1]), of(vec![3, 4])];
            let hit = added(&order.map(|at| sets[at].clone()));
            assert_eq!(hit.len(), 2, "{order:?}");
            assert_eq!(hit.floor(|element| element as u32), 4, "{order:?}: 1 and 3");
        }
    }

    #[test]
    fn what_meets_most_for_its_weight_is_taken_first() {
        let light = |weight: &dyn Fn(usize) -> u32| {
            let sets = [of(vec![1, 5]), of(vec![2, 5]), of(vec![3, 5])];
            added(&sets).light(weight, FixedBitSet::with_capacity(10)).ones().collect::<Vec<_>>()
        };
        assert_eq!(light(&|_| 1), [5], "one for three");
        assert_eq!(light(&|element| if element == 5 { 4 } else { 1 }), [1, 2, 3], "three for less than one");
    }

    #[test]
    fn a_search_without_nodes_left_says_so() {
        let (sets, _) = case(3);
        assert_eq!(added(&sets).lightest(|_| 1, u32::MAX, &mut 0), MinimumHittingSet::Unknown);
    }
}
