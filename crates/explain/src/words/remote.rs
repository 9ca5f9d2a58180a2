//! Cells that hold the same two digits in turn, each seeing the next.
use super::chain::in_view;
use super::ruled_out::rules_between;
use crate::step_context::StepContext;
use crate::words::noun::AllOf;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Step, StrongLink};

/// A path through cells with the same two digits, which take turns on it, and the pairs of different cells that exclude
/// what goes.
pub(super) struct RemotePair {
    /// The two digits.
    pub(super) held: DigitSet,
    /// The cells, each of which sees the next.
    pub(super) path: Vec<Cell>,
    /// Pairs of these cells that hold different digits, with the cells that see both.
    pub(super) views: Vec<RemoteView>,
}

/// Two cells that hold one digit each of the two, and the cells that see both.
#[derive(Clone, Copy)]
pub(super) struct RemoteView {
    pub(super) ends: [Cell; 2],
    pub(super) lost: CellSet,
}

impl RemotePair {
    /// The shortest path that excludes all that goes, if nothing but two digits of cells with these two goes.
    pub(super) fn of(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], gone: &CandidateSet) -> Option<Self> {
        let [[one, other]] = clusters else { return None };
        let cells = (*one | *other).cells();
        let held = (*one | *other).all_digits();
        let [first, _] = <[Digit; 2]>::try_from(held.iter().collect::<Vec<_>>()).ok()?;
        if cells.iter().any(|cell| context.board.digits(cell) != held) || !gone.all_digits().is_subset(held) {
            return None;
        }
        let even = one.plane(first);
        let pairs = cells.iter().flat_map(|from| cells.iter().map(move |to| [from, to]));
        let found = pairs.filter(|[from, to]| from < to).filter_map(|[from, to]| {
            let path = path(context, cells, even, from, to)?;
            let views = views(context, &path, gone.cells())?;
            Some(Self { held, path, views })
        });
        found.min_by_key(|it| (it.path.len(), it.views.len()))
    }

    /// The same over the cells of a chain, each of which sees the next.
    pub(super) fn of_links(context: &StepContext<'_>, links: &[StrongLink], gone: &CandidateSet) -> Option<Self> {
        let sides = [|link: &StrongLink| link.from, |link: &StrongLink| link.to];
        let sides = sides.map(|side| links.iter().map(side).fold(CandidateSet::EMPTY, |all, it| all | it));
        Self::of(context, &[sides], gone)
    }

    /// Says that the digits take turns, which cells are different, and what sees these.
    pub(super) fn sentences(&self, context: &StepContext<'_>, step: &Step) -> Vec<String> {
        let style = context.style;
        let digit = self.held.first();
        let of = |cell: Cell| digit.into_iter().map(|digit| Candidate { cell, digit }).collect::<CandidateSet>();
        let mut houses: Vec<House> = Vec::new();
        let mut rules: Vec<String> = Vec::new();
        for pair in self.path.windows(2) {
            match context.layout.houses_around(pair.iter().copied().collect()).first() {
                Some(house) => houses.push(house),
                None => rules.extend(rules_between(context, &of(pair[0]), &of(pair[1]))),
            }
        }
        houses.dedup();
        let names: Vec<String> = self.path.iter().map(|&cell| style.cell(cell)).collect();
        let by_rules = rules.len();
        let why = &style.commas(houses.into_iter().map(|house| context.house(house)).chain(rules));
        let mut said =
            vec![style.say(&RemoteText::EachSeesNext { cells: AllOf(&names), held: self.held, why, by_rules })];
        for (view, at) in self.views.iter().zip(0..) {
            let [from, to] = view.ends;
            said.push(style.say(&if at == 0 {
                RemoteText::Alternate { held: self.held, from, to, count: self.path.len() }
            } else {
                RemoteText::AlsoDifferent { from, to }
            }));
            let lost = step.conclusion.eliminate.cells() & view.lost;
            said.extend(digit.map(|digit| in_view(context, digit, lost, &view.ends)));
        }
        said
    }
}

/// The pairs of different cells of a path that see what goes; nothing if some of it is seen by none.
fn views(context: &StepContext<'_>, path: &[Cell], lost: CellSet) -> Option<Vec<RemoteView>> {
    let mut left = lost;
    let mut views = Vec::new();
    while !left.is_empty() {
        let ends = (0..path.len()).flat_map(|from| (from + 1..path.len()).step_by(2).map(move |to| [from, to]));
        let all = ends.map(|ends| {
            let ends = ends.map(|at| path[at]);
            RemoteView { ends, lost: left & context.layout.common_peers(ends.into_iter().collect()) }
        });
        let best = all.max_by_key(|view| view.lost.len()).filter(|view| !view.lost.is_empty())?;
        left -= best.lost;
        views.push(best);
    }
    Some(views)
}

/// The shortest path through cells that see each other, of one color and the other in turn.
fn path(context: &StepContext<'_>, cells: CellSet, even: CellSet, from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let mut paths = vec![vec![from]];
    let mut known = CellSet::of(from);
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in paths {
            let last = *path.last()?;
            if last == to {
                return Some(path);
            }
            let others = if even.contains(last) { cells - even } else { even };
            for next in (context.layout.peers(last) & others) - known {
                known.insert(next);
                longer.push([path.as_slice(), &[next]].concat());
            }
        }
        paths = longer;
    }
    None
}

/// Sentences about cells that hold the same two digits in turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RemoteText<'a> {
    EachSeesNext { cells: AllOf<'a>, held: DigitSet, why: &'a str, by_rules: usize },
    Alternate { held: DigitSet, from: Cell, to: Cell, count: usize },
    AlsoDifferent { from: Cell, to: Cell },
}
