//! What a rule beside the houses keeps out of a cell, alone or for a digit that was there before.
use crate::step_context::{Remover, StepContext};
use crate::words::noun::InOrder;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, House};

/// The cause of a candidate's absence: a step or an assumption, or the rule without which it would be there.
pub(crate) fn cause(context: &StepContext<'_>, candidate: Candidate) -> Option<Remover> {
    context.removed_by(candidate).or_else(|| rule(context, candidate).map(Remover::Rule))
}

/// Why open cells lack a digit that no filled cell of their houses closes.
#[derive(Debug)]
pub(crate) struct DigitLosses {
    /// The steps that took it, each once.
    pub(crate) steps: Vec<String>,
    /// The rules that exclude it, each with its cells.
    pub(crate) ruled: Vec<(String, CellSet)>,
    /// The cells that no rule keeps it out of.
    pub(crate) rest: CellSet,
}

impl DigitLosses {
    /// The causes by which cells lack a digit.
    pub(crate) fn of(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> Self {
        let mut losses = Self { steps: Vec::new(), ruled: Vec::new(), rest: cells };
        for cell in cells {
            match cause(context, Candidate { cell, digit }) {
                Some(Remover::Step(number)) if !losses.steps.contains(&number) => losses.steps.push(number),
                Some(Remover::Rule(rule)) => {
                    losses.rest.remove(cell);
                    match losses.ruled.iter_mut().find(|(known, _)| *known == rule) {
                        Some((_, cells)) => cells.insert(cell),
                        None => losses.ruled.push((rule, CellSet::of(cell))),
                    }
                }
                _ => {}
            }
        }
        losses
    }
}

/// The rule that takes a candidate, with the digit that it does so for.
fn rule(context: &StepContext<'_>, candidate: Candidate) -> Option<String> {
    let StepContext { layout, board, style, .. } = *context;
    let size = layout.size();
    if let Some(rule) = layout.why_not(candidate) {
        return Some(style.rule(rule, size, [candidate.cell; 2]));
    }
    if !layout.crosses() {
        return None;
    }
    let stands = |it: &Candidate| layout.clash(*it, candidate) && context.removed_by(*it).is_none();
    let by = board.values().filled().find(stands)?;
    let rule = layout.why(by, candidate)?;
    let mut ends = [by.cell, candidate.cell];
    ends.sort_unstable();
    let rule = style.rule(rule, size, ends);
    Some(style.say(&RuledOutText::Beside { digit: by.digit, cells: CellSet::of(by.cell), rule: &rule }))
}

/// Why candidates clash with others: some houses, and what rules say of those that share none.
pub(crate) fn reason(context: &StepContext<'_>, houses: &[House], by: &CandidateSet, lost: &CandidateSet) -> String {
    let style = context.style;
    let houses = (!houses.is_empty()).then(|| style.say(&InOrder(context.layout, houses)));
    style.facts(houses.into_iter().chain(rules_between(context, by, lost)))
}

/// The rules by which candidates clash with others of other cells, each once, but for what a house says.
pub(crate) fn rules_between(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<String> {
    let StepContext { layout, style, .. } = *context;
    let mut texts: Vec<String> = Vec::new();
    for (one, other) in by.iter().flat_map(|one| lost.iter().map(move |other| (one, other))) {
        let shared = layout.houses_of(one.cell) & layout.houses_of(other.cell);
        let in_house = one.digit == other.digit && !shared.is_empty();
        if layout.is_classic() || one.cell == other.cell || in_house || !layout.clash(one, other) {
            continue;
        }
        let mut ends = [one.cell, other.cell];
        ends.sort_unstable();
        let text = layout.why(one, other).map(|rule| style.rule(rule, layout.size(), ends));
        texts.extend(text.filter(|text| !texts.contains(text)));
    }
    texts
}

/// Clauses about what a rule keeps out of a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuledOutText<'a> {
    Beside { digit: Digit, cells: CellSet, rule: &'a str },
}
