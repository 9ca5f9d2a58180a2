//! States rules about several cells as a whole as weighted sums: totals, sandwiches, between lines and quadruples.
use super::label::ConstraintLabel;
use super::linear::LinearConstraint;
use qedoku_core::{Candidate, Cell, CellFactor, Digit, DigitSet, Layout, LinearSum, Rule, RuleKind};
use std::collections::BTreeMap;

/// The constraints of a layout that say what its clashes do not.
pub(super) fn stated(layout: &Layout) -> impl Iterator<Item = LinearConstraint> {
    (0..layout.rules().list.len()).flat_map(|at| of_rule(layout, at))
}

/// Those of the rule at a place of the list.
pub(super) fn of_rule(layout: &Layout, at: usize) -> Vec<LinearConstraint> {
    let Some(rule) = layout.rules().list.get(at).filter(|rule| rule.is_of_all()) else { return Vec::new() };
    let sums = rule.sums(layout.rules());
    let all = match rule.kind {
        RuleKind::Sandwich => sandwich(layout, rule),
        RuleKind::Between => between(layout, rule),
        RuleKind::Quadruple => quadruple(rule),
        // Any two cells of a line of consecutive digits differ by less than their number: that is all it says.
        _ => sums.iter().flat_map(|sum| both(layout.digits(), sum)).collect(),
    };
    let label = |(part, (weights, least))| LinearConstraint {
        label: ConstraintLabel::Stated { rule: at, part },
        weights,
        least,
    };
    all.into_iter().enumerate().map(label).collect()
}

/// Weights, and the least that they come to.
type Weighted = (BTreeMap<Candidate, i32>, i32);

/// A sum comes to its total at least, and at most.
pub(super) fn both(digits: DigitSet, sum: &LinearSum) -> [Weighted; 2] {
    [1, -1].map(|sign| {
        let mut weights = BTreeMap::new();
        for &CellFactor { cell, factor } in &sum.terms {
            for digit in digits {
                *weights.entry(Candidate { cell, digit }).or_insert(0) += sign * i32::from(factor) * value(digit);
            }
        }
        (weights, sign * i32::from(sum.total))
    })
}

fn value(digit: Digit) -> i32 {
    i32::from(digit.value())
}

/// If the lowest and the highest digit stand in two cells, what lies between comes to the total.
fn sandwich(layout: &Layout, rule: &Rule) -> Vec<Weighted> {
    let digits = layout.digits();
    let (Some(low), Some(high)) = (digits.first(), digits.iter().last()) else { return Vec::new() };
    let total = i32::from(rule.value_on(layout.size()));
    let mut all = Vec::new();
    for (at, &first) in rule.cells.iter().enumerate() {
        for (between, &last) in rule.cells[at + 1..].iter().enumerate() {
            let inner = &rule.cells[at + 1..=at + between];
            let most = (inner.iter().map(|_| value(high)).sum::<i32>() - total).max(0);
            for ends in [[low, high], [high, low]] {
                for (sign, slack) in [(1, total), (-1, most)] {
                    let inner =
                        inner.iter().flat_map(|&cell| digits.iter().map(move |digit| Candidate { cell, digit }));
                    let mut weights: BTreeMap<_, _> = inner.map(|it| (it, sign * value(it.digit))).collect();
                    for (cell, digit) in [first, last].into_iter().zip(ends) {
                        weights.insert(Candidate { cell, digit }, -slack);
                    }
                    all.push((weights, sign * total - 2 * slack));
                }
            }
        }
    }
    all
}

/// If one end is above a cell on the line, the other end is below it, and the other way round.
fn between(layout: &Layout, rule: &Rule) -> Vec<Weighted> {
    let [one, inner @ .., other] = &rule.cells[..] else { return Vec::new() };
    let digits = layout.digits();
    let mut all = Vec::new();
    for &cell in inner {
        for digit in digits {
            for end in digits {
                let same_side: DigitSet = match end.cmp(&digit) {
                    std::cmp::Ordering::Less => digits.filter(|it| it <= digit),
                    std::cmp::Ordering::Equal => continue,
                    std::cmp::Ordering::Greater => digits.filter(|it| it >= digit),
                };
                let named = [Candidate { cell, digit }, Candidate { cell: *one, digit: end }];
                let other_end = same_side.iter().map(|digit| Candidate { cell: *other, digit });
                all.push((named.into_iter().chain(other_end).map(|it| (it, -1)).collect(), -2));
            }
        }
    }
    all
}

/// Each digit stands in as many of the cells as it is named.
fn quadruple(rule: &Rule) -> Vec<Weighted> {
    let named = rule.quadruple();
    let each: DigitSet = named.iter().copied().collect();
    let count = |digit: Digit| named.iter().map(|&it| i32::from(it == digit)).sum::<i32>();
    let of = |digit: Digit| rule.cells.iter().map(move |&cell: &Cell| (Candidate { cell, digit }, 1));
    each.iter().map(|digit| (of(digit).collect(), count(digit))).collect()
}
