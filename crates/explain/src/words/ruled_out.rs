//! Tells what a rule beside the houses keeps out of a cell, alone or for a digit that was there before.
use crate::step_context::{Remover, StepContext};
use crate::words::noun::InOrder;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, Rule, RuleKind};

/// The cause of a candidate's absence: the rule by which a filled cell excludes it, a step or an assumption, or a rule
/// that excludes it alone.
pub(crate) fn cause(context: &StepContext<'_>, candidate: Candidate) -> Option<Remover> {
    let removed = context.removed_by(candidate);
    let rule = rule_beside(context, candidate, removed.as_ref()).map(Remover::Rule);
    rule.or(removed).or_else(|| rule_alone(context, candidate).map(Remover::Rule))
}

/// Why open cells lack a digit that no filled cell of their houses closes.
#[derive(Debug)]
pub(crate) struct DigitLosses {
    /// The steps that took it, each once, in their order.
    pub(crate) steps: Vec<String>,
    /// The cells that they took it from.
    pub(crate) stepped: CellSet,
    /// The rules that exclude it, each with its cells.
    pub(crate) ruled: Vec<(String, CellSet)>,
    /// The cells of which no cause is known.
    pub(crate) unknown: CellSet,
}

impl DigitLosses {
    /// The causes by which cells lack a digit.
    pub(crate) fn of(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> Self {
        let mut losses =
            Self { steps: Vec::new(), stepped: CellSet::EMPTY, ruled: Vec::new(), unknown: CellSet::EMPTY };
        for cell in cells {
            match cause(context, Candidate { cell, digit }) {
                Some(Remover::Step(number)) => {
                    losses.stepped.insert(cell);
                    losses.steps.push(number);
                }
                Some(Remover::Rule(rule)) => match losses.ruled.iter_mut().find(|(known, _)| *known == rule) {
                    Some((_, cells)) => cells.insert(cell),
                    None => losses.ruled.push((rule, CellSet::of(cell))),
                },
                Some(Remover::Assumption) | None => losses.unknown.insert(cell),
            }
        }
        // `40.2` stands behind `40` and before `40.10`.
        losses.steps.sort_by_cached_key(|number| by_number(number));
        losses.steps.dedup();
        losses
    }
}

/// The parts of a step's number, so that they sort as numbers: `40.10` behind `40.2`.
fn by_number(number: &str) -> Vec<(usize, String)> {
    number.split('.').map(|part| (part.len(), part.to_owned())).collect()
}

/// The rule that excludes a candidate alone.
fn rule_alone(context: &StepContext<'_>, candidate: Candidate) -> Option<String> {
    let StepContext { layout, style, .. } = *context;
    layout.why_not(candidate).map(|rule| match rule.kind {
        RuleKind::Between => style.say(&RuledOutText::InsideBetween),
        _ => style.rule(rule, layout, [candidate.cell; 2]),
    })
}

/// The rule by which a filled cell excludes a candidate, with its digit. In an argument that is what the ledger says, as
/// it is of houses ([`StepContext::closed_by`]): what removed the candidate filled the cell.
fn rule_beside(context: &StepContext<'_>, candidate: Candidate, removed: Option<&Remover>) -> Option<String> {
    let StepContext { layout, board, style, .. } = *context;
    if layout.is_classic() {
        return None;
    }
    let is_cause = |it: &Candidate| {
        layout.clash(*it, candidate) && (!context.cites() || context.removed_by(*it).as_ref() == removed)
    };
    let mut causes = board.values().filled().filter(|it| it.cell != candidate.cell).filter(is_cause);
    let (by, rule) = causes.find_map(|by| Some((by, layout.why(by, candidate)?)))?;
    let rule = style.rule_name(rule, layout.size());
    let digit = by.digit;
    let cells = CellSet::of(by.cell);
    Some(match context.cited_step(by.cell) {
        Some(number) => style.say(&RuledOutText::BesideSince { digit, cells, number: &number, rule: &rule }),
        None => style.say(&RuledOutText::Beside { digit, cells, rule: &rule }),
    })
}

/// Why candidates clash with others: some houses, and what rules say of those that share none.
pub(crate) fn reason(context: &StepContext<'_>, houses: &[House], by: &CandidateSet, lost: &CandidateSet) -> String {
    let style = context.style;
    let houses = (!houses.is_empty()).then(|| style.say(&InOrder(context.layout, houses)));
    style.facts(houses.into_iter().chain(rules_between(context, by, lost)))
}

/// The short names of the rules by which candidates clash with others of other cells, each once, but for what a house says.
pub(crate) fn rules_between(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<String> {
    let StepContext { layout, style, .. } = *context;
    between(context, by, lost, |rule, _| style.rule_name(rule, layout.size()))
}

/// The clauses on these rules, one for each.
pub(crate) fn clauses_between(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<String> {
    let StepContext { layout, style, .. } = *context;
    between(context, by, lost, |rule, ends| style.rule(rule, layout, ends))
}

/// The rules by which candidates clash with others of other cells, each told once, but for what a house says.
fn between(
    context: &StepContext<'_>,
    by: &CandidateSet,
    lost: &CandidateSet,
    say: impl Fn(&Rule, [Cell; 2]) -> String,
) -> Vec<String> {
    let layout = context.layout;
    let mut texts: Vec<String> = Vec::new();
    for (one, other) in by.iter().flat_map(|one| lost.iter().map(move |other| (one, other))) {
        let shared = layout.houses_of(one.cell) & layout.houses_of(other.cell);
        let in_house = one.digit == other.digit && !shared.is_empty();
        if layout.is_classic() || one.cell == other.cell || in_house || !layout.clash(one, other) {
            continue;
        }
        let mut ends = [one.cell, other.cell];
        ends.sort_unstable();
        let text = layout.why(one, other).map(|rule| say(rule, ends));
        texts.extend(text.filter(|text| !texts.contains(text)));
    }
    texts
}

/// Clauses about what a rule keeps out of a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuledOutText<'a> {
    InsideBetween,
    Beside { digit: Digit, cells: CellSet, rule: &'a str },
    BesideSince { digit: Digit, cells: CellSet, number: &'a str, rule: &'a str },
}
