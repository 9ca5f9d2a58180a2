//! Totals of open cells, and what no way to reach them holds.
use crate::{Context, Sink};
use qedoku_core::{
    Addend, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseFamily, Layout, RuleKind, Sum,
    Summand, Total, Truth,
};
use std::ops::ControlFlow;

/// The most open cells that see each other in part only.
pub(crate) const FEW: usize = 6;

/// The most nodes of the search for one filling.
const NODES: usize = 20_000;

/// Whether no rule of the layout has a total.
#[inline]
pub(crate) fn has_none(cx: &Context<'_>) -> bool {
    cx.layout.filled_as_a_rule_says().is_empty()
}

/// Whether the rules of a layout have a total of this kind.
pub(crate) fn are_in(layout: &Layout, kind: RuleKind) -> bool {
    let rules = layout.rules();
    rules.list.iter().any(|rule| rule.kind == kind && rule.is_of_all() && !rule.sums(rules).is_empty())
}

/// The total that some addends come to on a board; nothing if a cell counts more than once, or none is open.
pub(crate) fn sum(cx: &Context<'_>, from: Vec<Addend>) -> Option<Sum> {
    let mut factors = [0_i16; Cell::COUNT];
    let mut total = 0;
    for addend in &from {
        let (terms, own) = addend.terms(cx.layout)?;
        for (cell, factor) in terms {
            factors[cell.index()] += factor;
        }
        total += own;
    }
    let (mut plus, mut minus) = (CellSet::EMPTY, CellSet::EMPTY);
    for cell in cx.layout.board() {
        match (cx.board.value(cell), factors[cell.index()]) {
            (_, 0) => {}
            (Some(digit), factor) => total -= factor * i16::from(digit.value()),
            (None, 1) => plus.insert(cell),
            (None, -1) => minus.insert(cell),
            (None, _) => return None,
        }
    }
    let cells = plus | minus;
    let left =
        cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, cx.board.digits(cell)));
    (!cells.is_empty()).then_some(Sum { plus, minus, total, left, from })
}

/// The totals of the rules of some kinds.
pub(crate) fn of_rules(cx: &Context<'_>, wanted: impl Fn(RuleKind) -> bool) -> Vec<Sum> {
    let rules = cx.layout.rules();
    let mut all = Vec::new();
    for (at, rule) in rules.list.iter().enumerate().filter(|(_, rule)| wanted(rule.kind) && rule.is_of_all()) {
        for part in 0..rule.sums(rules).len() {
            all.extend(sum(cx, vec![Addend { of: Summand::Rule(at, part), minus: false }]));
        }
    }
    all
}

/// Reports what the totals of the rules of a kind leave out.
pub(crate) fn report_rules(cx: &Context<'_>, kind: RuleKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if has_none(cx) {
        return ControlFlow::Continue(());
    }
    of_rules(cx, |it| it == kind).iter().try_for_each(|sum| report(cx, sum, sink))
}

/// Reports what no way to reach a total holds.
pub(crate) fn report(cx: &Context<'_>, sum: &Sum, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(gone) = TotalFillings::of(cx, sum).map(|fillings| sum.left - fillings.kept()) else {
        return ControlFlow::Continue(());
    };
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sink.eliminate(gone, || (Total { digits: DigitSet::EMPTY }.into(), vec![Truth::Sum(Box::new(sum.clone()))]))
}

/// The ways to fill the cells of a total.
pub(crate) struct TotalFillings<'a> {
    layout: &'a Layout,
    total: i16,
    /// The cells with their digits, and whether they are taken off.
    cells: Vec<(Cell, DigitSet, bool)>,
}

impl<'a> TotalFillings<'a> {
    /// The ways for a total; nothing if there are too many cells to go through them.
    pub(crate) fn of(cx: &Context<'a>, sum: &Sum) -> Option<Self> {
        let all = sum.cells();
        let is_clique =
            || sum.minus.is_empty() && all.iter().all(|cell| all.without(cell).is_subset(cx.layout.peers(cell)));
        if all.len() > FEW && !is_clique() {
            return None;
        }
        let mut cells: Vec<_> =
            all.iter().map(|cell| (cell, sum.left.digits(cell), sum.minus.contains(cell))).collect();
        cells.sort_by_key(|(_, digits, _)| digits.len());
        Some(Self { layout: cx.layout, total: sum.total, cells })
    }

    /// The candidates that some way holds.
    pub(crate) fn kept(&self) -> CandidateSet {
        self.kept_where(&|_| true)
    }

    /// The candidates that some way holds whose candidates are all so.
    pub(crate) fn kept_where(&self, allowed: &dyn Fn(Candidate) -> bool) -> CandidateSet {
        let mut kept = CandidateSet::EMPTY;
        for at in 0..self.cells.len() {
            let (cell, digits, is_off) = self.cells[at];
            let mut rest = self.cells.clone();
            rest.remove(at);
            for it in digits.iter().map(|digit| Candidate { cell, digit }) {
                if kept.contains(it) || !allowed(it) {
                    continue;
                }
                let mut chosen = vec![it];
                let mut nodes = NODES;
                match self.fill(&rest, self.total - signed(it.digit, is_off), &mut chosen, &mut nodes, allowed) {
                    Some(true) => chosen.iter().for_each(|&it| kept.insert(it)),
                    Some(false) => {}
                    None => kept.insert(it),
                }
            }
        }
        kept
    }

    /// Whether the rest of the cells can be filled; nothing if that takes too long.
    fn fill(
        &self,
        rest: &[(Cell, DigitSet, bool)],
        total: i16,
        chosen: &mut Vec<Candidate>,
        nodes: &mut usize,
        allowed: &dyn Fn(Candidate) -> bool,
    ) -> Option<bool> {
        *nodes = nodes.checked_sub(1)?;
        let Some((&(cell, digits, is_off), others)) = rest.split_first() else { return Some(total == 0) };
        let (mut least, mut most) = (0, 0);
        for &(_, digits, is_off) in others {
            let ends = [digits.first(), digits.iter().last()].map(|it| it.map_or(0, |digit| signed(digit, is_off)));
            least += ends[0].min(ends[1]);
            most += ends[0].max(ends[1]);
        }
        for it in digits.iter().map(|digit| Candidate { cell, digit }) {
            let left = total - signed(it.digit, is_off);
            if left < least || left > most || !allowed(it) || self.is_barred(it, chosen) {
                continue;
            }
            chosen.push(it);
            if self.fill(others, left, chosen, nodes, allowed)? {
                return Some(true);
            }
            chosen.pop();
        }
        Some(false)
    }

    /// Whether a candidate clashes with one chosen; where many cells all see each other, that is equal digits alone.
    fn is_barred(&self, it: Candidate, chosen: &[Candidate]) -> bool {
        if self.cells.len() > FEW {
            return chosen.iter().any(|other| other.digit == it.digit);
        }
        chosen.iter().any(|&other| self.layout.clash(other, it))
    }
}

fn signed(digit: Digit, is_off: bool) -> i16 {
    let value = i16::from(digit.value());
    if is_off { -value } else { value }
}

/// Which cells a comparison of houses with cages leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leftover {
    /// Those inside that no whole cage has.
    Inside,
    /// Those of the cages that stand out.
    Outside,
    /// The fewer of both, cage by cage.
    Both,
}

/// Compares one to three houses with the cages in them, and reports what the few cells left over lose.
pub(crate) fn report_leftover(cx: &Context<'_>, leftover: Leftover, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if has_none(cx) {
        return ControlFlow::Continue(());
    }
    let cages: Vec<(usize, CellSet)> = cages(cx);
    if cages.is_empty() {
        return ControlFlow::Continue(());
    }
    for size in 1..=3 {
        for houses in cx.layout.families().iter().flat_map(|family| runs(cx.layout, family, size)) {
            if let Some(sum) = compared(cx, &cages, &houses, leftover) {
                report(cx, &sum, sink)?;
            }
        }
        for house in cx.layout.others().iter().filter(|_| size == 1) {
            if let Some(sum) = compared(cx, &cages, &[house], leftover) {
                report(cx, &sum, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cages with totals, by their places in the list, that share no cell.
fn cages(cx: &Context<'_>) -> Vec<(usize, CellSet)> {
    let mut covered = CellSet::EMPTY;
    let mut all = Vec::new();
    for (at, rule) in cx.layout.rules().list.iter().enumerate() {
        let cells: CellSet = rule.cells.iter().copied().collect();
        if rule.kind == RuleKind::Cage && rule.value.is_some() && !cells.meets(covered) {
            covered |= cells;
            all.push((at, cells));
        }
    }
    all
}

/// Houses of a family that lie beside each other: so many in a row, or boxes that share a side.
fn runs(layout: &Layout, family: &HouseFamily, size: usize) -> Vec<Vec<House>> {
    let houses: Vec<House> = family.houses.iter().collect();
    if size == 1 {
        return houses.into_iter().map(|house| vec![house]).collect();
    }
    let touches = |one: House, other: House| {
        let near = |a: Cell, b: Cell| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1;
        layout.cells(one).iter().any(|a| layout.cells(other).iter().any(|b| near(a, b)))
    };
    let mut all = Vec::new();
    for (at, &one) in houses.iter().enumerate() {
        for (next, &other) in houses.iter().enumerate().skip(at + 1).filter(|&(_, &other)| touches(one, other)) {
            if size == 2 {
                all.push(vec![one, other]);
                continue;
            }
            let thirds = houses.iter().skip(next + 1).filter(|&&third| touches(one, third) || touches(other, third));
            all.extend(thirds.map(|&third| vec![one, other, third]));
        }
    }
    all
}

/// The total that houses less their cages leave, or the cages less their houses.
fn compared(cx: &Context<'_>, cages: &[(usize, CellSet)], houses: &[House], leftover: Leftover) -> Option<Sum> {
    let inside = houses.iter().fold(CellSet::EMPTY, |all, &house| all | cx.layout.cells(house));
    let mut rest = inside;
    let mut out = CellSet::EMPTY;
    let mut taken = Vec::new();
    for &(at, cells) in cages.iter().filter(|(_, cells)| cells.meets(inside)) {
        let (own, beyond) = (cells & inside & cx.board.open(), (cells - inside) & cx.board.open());
        let is_taken = match leftover {
            _ if cells.is_subset(inside) => true,
            Leftover::Inside => false,
            Leftover::Outside => true,
            Leftover::Both => beyond.len() < own.len(),
        };
        if is_taken {
            taken.push(Addend { of: Summand::Rule(at, 0), minus: leftover != Leftover::Outside });
            rest -= cells;
            out |= cells - inside;
        }
    }
    let (rest, out) = (rest & cx.board.open(), out & cx.board.open());
    let fits = match leftover {
        Leftover::Inside => out.is_empty(),
        Leftover::Outside => rest.is_empty(),
        Leftover::Both => !rest.is_empty() && !out.is_empty(),
    };
    if !fits || taken.is_empty() || (rest | out).len() > FEW {
        return None;
    }
    let houses = houses.iter().map(|&house| Addend { of: Summand::House(house), minus: leftover == Leftover::Outside });
    sum(cx, houses.chain(taken).collect())
}
