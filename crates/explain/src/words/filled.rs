//! Says in which ways the cells of a rule can be filled, and what goes.
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::equation::{losing, value};
use crate::words::noun::{AllOf, Any, Or};
use crate::words::rest_fault::MisfitText;
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Filled, FillingWays, Rule, RuleFilling, RuleKind, Step,
    Truth,
};

/// The most ways that are listed.
const WAYS: usize = 10;

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
        if matches!(ways, Some(ToldWays::Bread(..))) {
            parts.extend(outside(context, filling));
        }
        parts.extend(ways.map(|ways| said(style, &ways)));
        if it.digits.is_empty() {
            let gone = step.conclusion.eliminate & filling.left;
            let settled = settled(context, filling, &gone);
            parts.extend(settled.iter().filter_map(|it| it.1.clone()));
            let known = settled.iter().fold(CandidateSet::EMPTY, |all, it| all | it.0);
            let gone = cells_by_digits(&(gone - known));
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
    parts
}

/// A rule as a clause, with the ends of its line.
pub(super) fn rule_clause(context: &StepContext<'_>, rule: &Rule) -> String {
    let ends = [rule.cells.first(), rule.cells.last()].map(|cell| cell.map_or(Cell::at(1, 1), |&cell| cell));
    context.style.rule(rule, context.layout, ends)
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

/// The ways to fill the cells of a rule, each in words.
enum ToldWays {
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

impl ToldWays {
    fn list(&self) -> &[String] {
        match self {
            Self::Runs(list) | Self::Ends(list) | Self::Bread(_, list) | Self::Places(list) | Self::Sums(list) => list,
        }
    }
}

fn said(style: Style, ways: &ToldWays) -> String {
    match ways {
        ToldWays::Runs(list) => style.say(&FilledText::Runs { runs: &style.or(list) }),
        ToldWays::Ends(list) => style.say(&FilledText::Ends { ends: &style.or(list) }),
        ToldWays::Bread(digits, list) => {
            // In plain words the cells of each are a list of their own.
            let places = if style.is_plain() {
                list.join(&style.say(&FilledText::Else))
            } else {
                style.either_inside(list.clone())
            };
            let (digits, places) = (*digits, &places);
            style.say(&if list.len() == 1 {
                FilledText::SoleBread { digits, places }
            } else {
                FilledText::Bread { digits, places }
            })
        }
        ToldWays::Sums(list) => style.say(&FilledText::Sums { sums: &style.or(list) }),
        ToldWays::Places(list) => style.say(&FilledText::Places { places: AllOf(list) }),
    }
}

/// The ways that are left; nothing if there are too many, or if a rule has none to list.
fn ways(context: &StepContext<'_>, filling: &RuleFilling) -> Option<ToldWays> {
    if filling.rule.of(context.layout)?.kind == RuleKind::Quadruple {
        let places = places(context, filling)?;
        return (1..=WAYS).contains(&places.len()).then_some(ToldWays::Places(places));
    }
    let between = |list: Vec<[Digit; 2]>| list.iter().map(|[low, high]| format!("{low}–{high}")).collect();
    Some(match filling.ways(context.layout, WAYS)? {
        FillingWays::Runs(runs) => ToldWays::Runs(between(runs)),
        FillingWays::Ends(ends) => ToldWays::Ends(between(ends)),
        FillingWays::Bread(places) => {
            let all = context.layout.digits();
            let bread = DigitSet::of(all.first()?).with(all.last()?);
            ToldWays::Bread(bread, places.iter().map(|cells| context.style.say(cells)).collect())
        }
        FillingWays::Sums(sums) => ToldWays::Sums(sums.iter().map(u32::to_string).collect()),
    })
}

/// Of what goes that which follows from the ways that are listed, with what is said of it: what is in none of the places of
/// the lowest and the highest digit, and what an end is not that alone can be a digit of each way.
fn settled(
    context: &StepContext<'_>,
    filling: &RuleFilling,
    gone: &CandidateSet,
) -> Vec<(CandidateSet, Option<String>)> {
    let all = context.layout.digits();
    match filling.ways(context.layout, WAYS) {
        Some(FillingWays::Bread(places)) => {
            let bread: DigitSet = all.first().into_iter().chain(all.last()).collect();
            let any = places.iter().fold(CellSet::EMPTY, |any, cells| any | *cells);
            let each = places.iter().fold(any, |each, cells| each & *cells);
            let is_seen =
                |it: &Candidate| if bread.contains(it.digit) { !any.contains(it.cell) } else { each.contains(it.cell) };
            vec![(gone.iter().filter(is_seen).collect(), None)]
        }
        Some(FillingWays::Ends(pairs)) => {
            let rule = filling.rule.of(context.layout);
            let ends: CellSet = rule
                .into_iter()
                .flat_map(|rule| rule.cells.first().into_iter().chain(rule.cells.last()))
                .copied()
                .collect();
            let only = |digit: Digit| {
                let cell = (filling.left.plane(digit) & ends).single()?;
                let lost = CandidateSet::of_cell(cell, gone.digits(cell).without(digit));
                let is_needed =
                    pairs.iter().all(|pair| pair.contains(&digit)) && !filling.held.all_digits().contains(digit);
                let text = || context.style.say(&MisfitText::OnlyIn { digit, cell });
                (is_needed && !lost.is_empty()).then(|| (lost, Some(text())))
            };
            all.iter().filter_map(only).collect()
        }
        _ => Vec::new(),
    }
}

/// What the cells outside the lowest and the highest digit of a line come to.
fn outside(context: &StepContext<'_>, filling: &RuleFilling) -> Option<String> {
    let rule = filling.rule.of(context.layout).filter(|rule| rule.kind == RuleKind::Sandwich)?;
    let digits = context.layout.digits();
    let all: i16 = digits.iter().map(value).sum();
    let [low, high] = [digits.first()?, digits.last()?].map(value);
    let between = i16::try_from(rule.value_on(context.layout.size())).ok()?;
    let sum = &format!("{all}-{low}-{high}-{between}");
    Some(context.style.say(&FilledText::Outside { total: all - low - high - between, sum }))
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
    Else,
    Rule { rule: &'a str },
    Placed { rule: &'a str, held: &'a str },
    Runs { runs: &'a str },
    Ends { ends: &'a str },
    Bread { digits: DigitSet, places: &'a str },
    SoleBread { digits: DigitSet, places: &'a str },
    Outside { total: i16, sum: &'a str },
    Places { places: AllOf<'a> },
    Sums { sums: &'a str },
    Place { digit: Digit, cells: Any },
    NoPlace { digit: Digit },
    InNone { digits: Or, cells: CellSet },
    NorIn { digits: Or, cells: CellSet },
    Needed { digits: Or, cells: Any },
}
