//! The rules that a step rests on, and the candidates of a total that it does not need.
use super::LadderText;
use super::step::named;
use qedoku_core::{
    Candidate, CandidateSet, Cell, DigitSet, Pattern, Rule, RuleKind, RuledOut, Step, Sum, Summand, Truth,
};
use qedoku_explain::StepContext;

/// The most nodes of the search for a way to reach a total.
const NODES: usize = 10_000;

/// The names of the houses that were added up, and of the rules.
pub(super) fn names(context: &StepContext<'_>, step: &Step) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut add = |name: String| {
        if !all.contains(&name) {
            all.push(name);
        }
    };
    for truth in &step.truths {
        match truth {
            Truth::Sum(sum) => {
                for addend in &sum.from {
                    match addend.of {
                        Summand::House(house) => {
                            add(context.style.say(&LadderText::HouseNamed { house: named(context.layout, house) }));
                        }
                        Summand::Rule(..) => {
                            addend.rule(context.layout).into_iter().for_each(|it| add(of_rule(context, it, None)));
                        }
                    }
                }
            }
            Truth::Filling(it) => it.rule.of(context.layout).into_iter().for_each(|it| add(of_rule(context, it, None))),
            _ => {}
        }
    }
    if let Pattern::Clash(it) = &step.pattern {
        let shares = it.by_slot(context.board, &step.conclusion.eliminate);
        shares.iter().flat_map(|it| clashing(context, it)).for_each(add);
    }
    all
}

/// The names of the rules, beside the houses, by which a slot rules out candidates.
fn clashing(context: &StepContext<'_>, it: &RuledOut) -> Vec<String> {
    let layout = context.layout;
    let members = context.board.truth(it.slot).members();
    let mut all = Vec::new();
    for gone in it.gone.iter() {
        for member in members.iter().filter(|member| member.cell != gone.cell) {
            let shared = layout.houses_of(member.cell) & layout.houses_of(gone.cell);
            let by_house = member.digit == gone.digit && !shared.is_empty();
            let rule = if by_house { None } else { layout.why(member, gone) };
            all.extend(rule.map(|rule| of_rule(context, rule, Some([member.cell, gone.cell]))));
        }
    }
    all
}

/// The name of a rule: the cage that it is, or what it says.
fn of_rule(context: &StepContext<'_>, rule: &Rule, between: Option<[Cell; 2]>) -> String {
    let style = context.style;
    if let (RuleKind::Cage, Some(value)) = (rule.kind, rule.value) {
        return style.say(&LadderText::CageOf { value, cells: rule.cells.iter().copied().collect() });
    }
    let ends = [rule.cells.first(), rule.cells.last()].map(|cell| cell.map_or(Cell::at(1, 1), |cell| *cell));
    let rule = style.rule(rule, context.layout, between.unwrap_or(ends));
    style.say(&LadderText::RuleThat { rule: &rule })
}

/// Of some candidates that are gone, those that a total does not need to be gone.
pub(super) fn spare(context: &StepContext<'_>, step: &Step, erased: &CandidateSet) -> CandidateSet {
    let [Truth::Sum(sum)] = &step.truths[..] else { return CandidateSet::EMPTY };
    let gone = step.conclusion.eliminate;
    let can = |left: &CandidateSet, fixed: &[Candidate]| reaches(context, sum, left, fixed);
    let is_spare = |it: &Candidate| {
        let mut against = gone.iter().filter(|gone| gone.cell != it.cell);
        sum.plus.contains(it.cell) && against.all(|gone| !can(&sum.left, &[gone, *it]))
    };
    let spare: CandidateSet = erased.iter().filter(is_spare).collect();
    let all = sum.left | spare;
    if gone.iter().any(|it| can(&all, &[it])) { CandidateSet::EMPTY } else { spare }
}

/// True if the cells can reach their total with some of them fixed, or if that is long to tell.
fn reaches(context: &StepContext<'_>, sum: &Sum, left: &CandidateSet, fixed: &[Candidate]) -> bool {
    let digits = |cell: Cell| match fixed.iter().find(|it| it.cell == cell) {
        Some(it) => DigitSet::of(it.digit),
        None => left.digits(cell),
    };
    sum.ways(context.layout, &digits, NODES).is_none_or(|ways| !ways.is_empty())
}
