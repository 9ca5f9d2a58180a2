//! Says in which ways the cells of a rule can be filled, and what goes.
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Or};
use qedoku_core::{
    Candidate, Cell, CellSet, Conclusion, Digit, DigitSet, Filled, Layout, RuleFilling, RuleKind, Step, Truth,
};

/// The most ways that are listed.
const WAYS: usize = 8;

/// The most nodes of the search for one filling.
const NODES: usize = 20_000;

/// Says what the rule asks of its cells, in which ways they can be filled, and that the rest goes.
pub(super) fn why(context: &StepContext<'_>, it: Filled, step: &Step) -> String {
    let style = context.style;
    let mut parts = Vec::new();
    for truth in &step.truths {
        let Truth::Filling(filling) = truth else {
            parts.push(style.holds(&truth.members()));
            continue;
        };
        parts.push(stated(context, filling));
        parts.extend(ways(context, filling).map(|ways| said(style, &ways)));
        if it.digits.is_empty() {
            let gone = cells_by_digits(&(step.conclusion.eliminate & filling.left));
            parts.extend(gone.iter().enumerate().map(|(at, &(digits, cells))| {
                let digits = Or(digits);
                let first = FilledText::InNone { digits, cells };
                style.say(&if at == 0 { first } else { FilledText::NorIn { digits, cells } })
            }));
        } else {
            let cells = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | filling.left.plane(digit));
            parts.push(style.say(&FilledText::Needed { digits: Or(it.digits), cells: Any(cells) }));
        }
    }
    let text = parts.join(&style.say(&FilledText::Then));
    style.say(&FilledText::So { text: &text, gone: &step.conclusion })
}

/// The rule as a clause, and the digits that its cells hold already.
pub(super) fn stated(context: &StepContext<'_>, filling: &RuleFilling) -> String {
    let style = context.style;
    let Some(rule) = filling.rule.of(context.layout) else { return style.holds(&filling.left) };
    let ends = [rule.cells.first(), rule.cells.last()].map(|cell| cell.map_or(Cell::at(1, 1), |&cell| cell));
    let text = style.rule(rule, context.layout.size(), ends);
    if filling.held.is_empty() {
        return style.say(&FilledText::Rule { rule: &text });
    }
    let held: Vec<String> = filling.held.iter_by_cell().map(|it| style.candidate(it)).collect();
    style.say(&FilledText::Placed { rule: &text, held: &style.and(held) })
}

/// The rule with the ways to fill its cells.
pub(super) fn brief(context: &StepContext<'_>, step: &Step) -> String {
    let each = step.truths.iter().map(|truth| match truth {
        Truth::Filling(filling) => {
            let name = filling.rule.name(context.layout);
            match ways(context, filling) {
                Some(ways) => format!("{name} ({})", ways.list().join("|")),
                None => name,
            }
        }
        other => context.style.holds(&other.members()),
    });
    each.collect::<Vec<_>>().join("; ")
}

impl Style {
    /// The rule that a truth is about, as a clause.
    pub fn filling(self, context: &StepContext<'_>, filling: &RuleFilling) -> String {
        stated(context, filling)
    }
}

/// The ways to fill the cells of a rule.
enum FillingWays {
    /// The runs of digits that a line may be.
    Runs(Vec<String>),
    /// The digits of the two ends of a line.
    Ends(Vec<String>),
    /// The places of the lowest and the highest digit of a line.
    Bread(DigitSet, Vec<String>),
    /// The places of each digit that must be there.
    Places(Vec<String>),
    /// What each stretch of a line can come to.
    Sums(Vec<String>),
}

impl FillingWays {
    fn list(&self) -> &[String] {
        match self {
            Self::Runs(list) | Self::Ends(list) | Self::Bread(_, list) | Self::Places(list) | Self::Sums(list) => list,
        }
    }
}

fn said(style: Style, ways: &FillingWays) -> String {
    match ways {
        FillingWays::Runs(list) => style.say(&FilledText::Runs { runs: &style.or(list) }),
        FillingWays::Ends(list) => style.say(&FilledText::Ends { ends: &style.or(list) }),
        FillingWays::Bread(digits, list) => {
            style.say(&FilledText::Bread { digits: *digits, places: &style.either(list.clone()) })
        }
        FillingWays::Sums(list) => style.say(&FilledText::Sums { sums: &style.or(list) }),
        FillingWays::Places(list) => style.say(&FilledText::Places { places: &style.and(list) }),
    }
}

/// The ways that are left; nothing if there are too many, or if a rule has none to list.
fn ways(context: &StepContext<'_>, filling: &RuleFilling) -> Option<FillingWays> {
    let cells = FillingCells::of(context.layout, filling)?;
    let ways = match filling.rule.of(context.layout)?.kind {
        RuleKind::Renban => FillingWays::Runs(cells.runs()?),
        RuleKind::Between => FillingWays::Ends(cells.ends()?),
        RuleKind::Sandwich => {
            let all = context.layout.digits();
            let bread = DigitSet::of(all.first()?).with(all.last()?);
            FillingWays::Bread(bread, cells.bread(context.style, filling)?)
        }
        RuleKind::Quadruple => FillingWays::Places(places(context, filling)?),
        RuleKind::RegionSumLine => FillingWays::Sums(cells.sums(filling)?),
        _ => return None,
    };
    (1..=WAYS).contains(&ways.list().len()).then_some(ways)
}

/// Where the digits that must be there can stand, but for those that do.
fn places(context: &StepContext<'_>, filling: &RuleFilling) -> Option<Vec<String>> {
    let style = context.style;
    let named: DigitSet = filling.rule.of(context.layout)?.quadruple().into_iter().collect();
    let open = named - filling.held.all_digits();
    let place = |digit: Digit| style.say(&FilledText::Place { digit, cells: Any(filling.left.plane(digit)) });
    Some(open.iter().map(place).collect())
}

/// The cells of a rule in their order, with what each may hold.
struct FillingCells<'a> {
    layout: &'a Layout,
    cells: Vec<(Cell, DigitSet)>,
}

impl<'a> FillingCells<'a> {
    fn of(layout: &'a Layout, filling: &RuleFilling) -> Option<Self> {
        let all = filling.left | filling.held;
        let cells = filling.rule.of(layout)?.cells.iter().map(|&cell| (cell, all.digits(cell))).collect();
        Some(Self { layout, cells })
    }

    /// Whether the cells can be filled with some of the digits of each, so that a test holds; nothing if that takes too long.
    fn can_fill(&self, cells: &[(Cell, DigitSet)], holds: &dyn Fn(&[Candidate]) -> bool) -> Option<bool> {
        let mut cells = cells.to_vec();
        cells.sort_by_key(|(_, digits)| digits.len());
        self.fill(&cells, holds, &mut Vec::new(), &mut NODES.clone())
    }

    fn fill(
        &self,
        rest: &[(Cell, DigitSet)],
        holds: &dyn Fn(&[Candidate]) -> bool,
        chosen: &mut Vec<Candidate>,
        nodes: &mut usize,
    ) -> Option<bool> {
        *nodes = nodes.checked_sub(1)?;
        let Some((&(cell, digits), others)) = rest.split_first() else { return Some(holds(chosen)) };
        for it in digits.iter().map(|digit| Candidate { cell, digit }) {
            if chosen.iter().any(|&other| self.layout.clash(other, it)) {
                continue;
            }
            chosen.push(it);
            if self.fill(others, holds, chosen, nodes)? {
                return Some(true);
            }
            chosen.pop();
        }
        Some(false)
    }

    /// The runs that the cells can hold: `3–7`.
    fn runs(&self) -> Option<Vec<String>> {
        let digits: Vec<Digit> = self.layout.digits().iter().collect();
        let mut runs = Vec::new();
        for window in digits.windows(self.cells.len().max(1)) {
            let run: DigitSet = window.iter().copied().collect();
            let cells: Vec<_> = self.cells.iter().map(|&(cell, digits)| (cell, digits & run)).collect();
            if self.can_fill(&cells, &|_| true)? {
                runs.push(format!("{}–{}", window[0], window[window.len() - 1]));
            }
        }
        Some(runs)
    }

    /// The totals that every stretch of a line can come to.
    fn sums(&self, filling: &RuleFilling) -> Option<Vec<String>> {
        let stretches = self.layout.rules().stretches(filling.rule.of(self.layout)?);
        let mut found = Vec::new();
        for total in 1..=45_u32 {
            let is_total =
                |chosen: &[Candidate]| chosen.iter().map(|it| u32::from(it.digit.value())).sum::<u32>() == total;
            let mut all = true;
            for stretch in &stretches {
                let cells: Vec<_> = self.cells.iter().copied().filter(|(cell, _)| stretch.contains(cell)).collect();
                all = all && self.can_fill(&cells, &is_total)?;
            }
            if all {
                found.push(total.to_string());
            }
        }
        Some(found)
    }

    /// The digits that the two ends can have, whichever is where: `2 and 7`, as `2–7`.
    fn ends(&self) -> Option<Vec<String>> {
        let [(one, ones), inner @ .., (other, others)] = &self.cells[..] else { return None };
        let mut ends = Vec::new();
        for low in self.layout.digits() {
            for high in self.layout.digits().iter().filter(|&high| low < high) {
                let between: DigitSet = self.layout.digits().filter(|digit| low < digit && digit < high);
                for (first, last) in [(low, high), (high, low)] {
                    if !ones.contains(first) || !others.contains(last) {
                        continue;
                    }
                    let mut cells: Vec<_> = inner.iter().map(|&(cell, digits)| (cell, digits & between)).collect();
                    cells.extend([(*one, DigitSet::of(first)), (*other, DigitSet::of(last))]);
                    let text = format!("{low}–{high}");
                    if !ends.contains(&text) && self.can_fill(&cells, &|_| true)? {
                        ends.push(text);
                    }
                }
            }
        }
        Some(ends)
    }

    /// The cells that the lowest and the highest digit can take together.
    fn bread(&self, style: Style, filling: &RuleFilling) -> Option<Vec<String>> {
        let all = self.layout.digits();
        let (low, high) = (all.first()?, all.last()?);
        let total = u32::from(filling.rule.of(self.layout)?.value_on(self.layout.size()));
        let inner = all.without(low).without(high);
        let mut found = Vec::new();
        for (one, other) in (0..self.cells.len()).flat_map(|at| (at + 1..self.cells.len()).map(move |end| (at, end))) {
            let between: CellSet = self.cells[one + 1..other].iter().map(|(cell, _)| *cell).collect();
            let is_total = |chosen: &[Candidate]| {
                let inside = chosen.iter().filter(|it| between.contains(it.cell));
                inside.map(|it| u32::from(it.digit.value())).sum::<u32>() == total
            };
            for (first, last) in [(low, high), (high, low)] {
                if !self.cells[one].1.contains(first) || !self.cells[other].1.contains(last) {
                    continue;
                }
                let cells = (0..self.cells.len()).map(|at| match at {
                    at if at == one => (self.cells[at].0, DigitSet::of(first)),
                    at if at == other => (self.cells[at].0, DigitSet::of(last)),
                    at => (self.cells[at].0, self.cells[at].1 & inner),
                });
                if self.can_fill(&cells.collect::<Vec<_>>(), &is_total)? {
                    let ends = CellSet::of(self.cells[one].0).with(self.cells[other].0);
                    let text = style.cells(ends);
                    if !found.contains(&text) {
                        found.push(text);
                    }
                    break;
                }
            }
            if found.len() > WAYS {
                return None;
            }
        }
        Some(found)
    }
}

/// Sentences about the ways to fill the cells of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FilledText<'a> {
    Then,
    So { text: &'a str, gone: &'a Conclusion },
    Rule { rule: &'a str },
    Placed { rule: &'a str, held: &'a str },
    Runs { runs: &'a str },
    Ends { ends: &'a str },
    Bread { digits: DigitSet, places: &'a str },
    Places { places: &'a str },
    Sums { sums: &'a str },
    Place { digit: Digit, cells: Any },
    InNone { digits: Or, cells: CellSet },
    NorIn { digits: Or, cells: CellSet },
    Needed { digits: Or, cells: Any },
}
