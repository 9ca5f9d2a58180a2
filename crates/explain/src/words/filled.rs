//! Says in which ways the cells of a rule can be filled, and what goes.
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::equation::losing;
use crate::words::misfits::shown;
use crate::words::noun::{AllOf, Any, Or};
use crate::words::rule_name::rule_clause;
use crate::words::sandwich::bread;
use crate::words::seen_from::{seen_from, sights};
use crate::words::unfit;
use crate::words::unfit_reasons::WAYS;
use qedoku_core::{
    CandidateSet, CellSet, Digit, DigitSet, Filled, FillingWays, Rule, RuleFilling, RuleKind, Step, Truth,
};

/// Says what the rule asks of its cells, in which ways they can be filled, and that the rest goes.
pub(super) fn why(context: &StepContext<'_>, it: Filled, step: &Step) -> String {
    let style = context.style;
    style.sentences(sentences(context, it, step).into_iter().chain([style.so(&step.conclusion)]))
}

/// The sentences before the conclusion.
pub(super) fn sentences(context: &StepContext<'_>, it: Filled, step: &Step) -> Vec<String> {
    let style = context.style;
    let step = &losing(step);
    let mut parts = Vec::new();
    for truth in &step.truths {
        let Truth::Filling(filling) = truth else {
            parts.push(style.holds(&truth.members()));
            continue;
        };
        parts.push(stated(context, filling));
        let ways = ways(context, filling);
        if ways.is_none() {
            parts.extend(open_ends(context, filling));
        }
        if !it.digits.is_empty() {
            parts.extend(ways.map(|ways| said(style, &ways)));
            let cells = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | filling.left.plane(digit));
            let houses = &seen_from(context, cells, step);
            parts.push(style.say(&FilledText::Needed { digits: Or(it.digits), cells: Any(cells), houses }));
            parts.extend(sights(context, it.digits, cells, step));
            continue;
        }
        let gone = step.conclusion.eliminate & filling.left;
        let reasons = unfit::reasons(context, filling, &gone, step);
        parts.extend(ways.filter(|_| reasons.needs_ways).map(|ways| said(style, &ways)));
        parts.extend(reasons.texts);
        // What is left of a cell that is filled is seen by what it could be.
        let is_filled = |cell| (context.board.digits(cell) - gone.digits(cell)).is_one();
        let filled = (reasons.struck | reasons.left.cells()).filter(is_filled);
        if !filled.is_empty() {
            parts.extend(shown(context, filled));
        }
        let left = cells_by_digits(&reasons.left);
        parts.extend(left.iter().enumerate().map(|(at, &(digits, cells))| {
            let digits = Or(digits);
            let cells = Any(cells);
            let first = FilledText::InNone { digits, cells };
            style.say(&if at == 0 { first } else { FilledText::NorIn { digits, cells } })
        }));
    }
    parts
}

/// The rule as a clause, and the digits that its cells hold already.
pub(super) fn stated(context: &StepContext<'_>, filling: &RuleFilling) -> String {
    let style = context.style;
    let Some(rule) = filling.rule.of(context.layout) else { return style.holds(&filling.left) };
    let text = rule_clause(context, rule);
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
            let rule = filling.rule.of(context.layout);
            let name = rule.map_or_else(|| filling.rule.name(context.layout), |rule| placed_name(context, rule));
            match ways(context, filling) {
                Some(ways) => format!("{name} ({})", ways.list().join("|")),
                None => name,
            }
        }
        other => context.style.holds(&other.members()),
    });
    each.collect::<Vec<_>>().join("; ")
}

/// A rule by its cells, with its value: `15 r4`, `456 r67c89`, `r1c4-r1c5-r2c1`.
fn placed_name(context: &StepContext<'_>, rule: &Rule) -> String {
    let house = context.layout.sandwiched(rule);
    let place = house.map_or_else(|| place_of(context, rule), |house| context.layout.house_name(house).to_string());
    rule.value.map_or_else(|| place.clone(), |value| format!("{value} {place}"))
}

/// Where a rule is: a sandwich by its house, others by their cells.
fn place_of(context: &StepContext<'_>, rule: &Rule) -> String {
    let style = context.style;
    if rule.kind == RuleKind::Quadruple {
        return style.cells(rule.cells.iter().copied().collect());
    }
    style.line(rule, context.layout)
}

/// The rule that is meant by its place, if it is one alone.
pub(super) fn shape(context: &StepContext<'_>, step: &Step) -> Option<String> {
    let [Truth::Filling(filling)] = &step.truths[..] else { return None };
    Some(place_of(context, filling.rule.of(context.layout)?))
}

impl Style {
    /// The rule that a truth is about, as a clause.
    pub fn filling(self, context: &StepContext<'_>, filling: &RuleFilling) -> String {
        stated(context, filling)
    }
}

/// The ways to fill the cells of a rule, each in words.
enum WaysInWords {
    /// The runs of digits that a line may be: `3–7`.
    Runs(Vec<String>),
    /// The digits of the two ends of a line: `2–7`.
    Ends(Vec<String>),
    /// The places of the lowest and the highest digit of a line.
    Bread(DigitSet, Vec<String>),
    /// The places of each digit that must be there.
    Places(Vec<String>),
    /// The possible sums of each stretch of a line.
    Sums(Vec<String>),
}

impl WaysInWords {
    fn list(&self) -> &[String] {
        match self {
            Self::Runs(list) | Self::Ends(list) | Self::Bread(_, list) | Self::Places(list) | Self::Sums(list) => list,
        }
    }
}

fn said(style: Style, ways: &WaysInWords) -> String {
    match ways {
        WaysInWords::Runs(list) => style.say(&FilledText::Runs { runs: &style.or(list) }),
        WaysInWords::Ends(list) => style.say(&FilledText::Ends { ends: &style.or(list) }),
        WaysInWords::Bread(digits, list) => bread(style, *digits, list),
        WaysInWords::Sums(list) => style.say(&FilledText::Sums { sums: &style.or(list) }),
        WaysInWords::Places(list) => style.say(&FilledText::Places { places: AllOf(list) }),
    }
}

/// The ways that are left; nothing if there are too many, or if a rule has none to list.
fn ways(context: &StepContext<'_>, filling: &RuleFilling) -> Option<WaysInWords> {
    if filling.rule.of(context.layout)?.kind == RuleKind::Quadruple {
        let places = places(context, filling)?;
        return (1..=WAYS).contains(&places.len()).then_some(WaysInWords::Places(places));
    }
    let between = |list: Vec<[Digit; 2]>| list.iter().map(|[low, high]| format!("{low}–{high}")).collect();
    Some(match filling.ways(context.layout, WAYS)? {
        FillingWays::Runs(runs) => WaysInWords::Runs(between(runs)),
        FillingWays::Ends(ends) => WaysInWords::Ends(between(ends)),
        FillingWays::Bread(places) => {
            let all = context.layout.digits();
            let bread = DigitSet::of(all.first()?).with(all.last()?);
            WaysInWords::Bread(bread, places.iter().map(|cells| context.style.say(cells)).collect())
        }
        FillingWays::Sums(sums) => WaysInWords::Sums(sums.iter().map(u32::to_string).collect()),
    })
}

/// The digits that the open ends of a between line may hold.
fn open_ends(context: &StepContext<'_>, filling: &RuleFilling) -> Vec<String> {
    let rule = filling.rule.of(context.layout).filter(|rule| rule.kind == RuleKind::Between);
    let ends = rule.into_iter().flat_map(|rule| rule.cells.first().into_iter().chain(rule.cells.last()));
    let left = ends.map(|&cell| CandidateSet::of_cell(cell, filling.left.digits(cell))).filter(|left| !left.is_empty());
    left.map(|left| context.style.holds(&left)).collect()
}

/// Where the digits that must be there can stand, but for those that do.
fn places(context: &StepContext<'_>, filling: &RuleFilling) -> Option<Vec<String>> {
    let style = context.style;
    let named: DigitSet = filling.rule.of(context.layout)?.quadruple().into_iter().collect();
    let open = named - filling.held.all_digits();
    let place = |digit: Digit| {
        let cells = filling.left.plane(digit);
        let text = FilledText::Place { digit, cells: Any(cells) };
        style.say(&if cells.is_empty() { FilledText::NoPlace { digit } } else { text })
    };
    Some(open.iter().map(place).collect())
}

/// Sentences about the ways to fill the cells of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FilledText<'a> {
    Rule { rule: &'a str },
    Placed { rule: &'a str, held: &'a str },
    Runs { runs: &'a str },
    Ends { ends: &'a str },
    Places { places: AllOf<'a> },
    Sums { sums: &'a str },
    Place { digit: Digit, cells: Any },
    NoPlace { digit: Digit },
    InNone { digits: Or, cells: Any },
    NorIn { digits: Or, cells: Any },
    Needed { digits: Or, cells: Any, houses: &'a str },
}
