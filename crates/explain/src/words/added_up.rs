//! Says from which houses and rules a total was added up.
use super::filled::rule_clause;
use super::total::equation;
use crate::notation::houses_in_short;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Addend, Candidate, CandidateSet, CellSet, HouseSet, LinearSum, Rule, RuleKind, Sum, Summand};

/// The most digits that stand in the cells added up and are named.
const PLACED: usize = 4;

/// Says what was added up, what was taken off it, and what that leaves the open cells.
pub(super) fn added_up(context: &StepContext<'_>, sum: &Sum) -> String {
    let style = context.style;
    let (taken, added): (Vec<Addend>, Vec<Addend>) = sum.from.iter().partition(|addend| addend.minus);
    let plus = &named(context, &added);
    let minus = (!taken.is_empty()).then(|| named(context, &taken));
    let equation = &equation(style, sum);
    let placed = placed(context, sum);
    let placed = match placed.len() {
        0 => None,
        1..=PLACED => {
            let placed: Vec<String> = placed.iter_by_cell().map(|it| style.candidate(it)).collect();
            Some(style.say(&AddedUpText::Placed { placed: AllOf(&placed) }))
        }
        _ => Some(style.say(&AddedUpText::ManyPlaced)),
    };
    let count = added.len();
    match (minus.as_deref(), placed.as_deref()) {
        (None, None) => style.say(&AddedUpText::Says { plus, count, equation }),
        (None, Some(placed)) => style.say(&AddedUpText::LeavesBeside { plus, count, placed, equation }),
        (Some(minus), None) => style.say(&AddedUpText::Leaves { plus, minus, count, equation }),
        (Some(minus), Some(placed)) => {
            style.say(&AddedUpText::LessLeavesBeside { plus, minus, count, placed, equation })
        }
    }
}

/// The houses and cages that were added up and taken off, in brief; none if there are other rules among them: `c3 45-15(r234c3)-4(r56c3)`.
pub(super) fn brief(context: &StepContext<'_>, sum: &Sum) -> Option<String> {
    let each: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
    let mut text = String::new();
    for minus in [false, true] {
        let addends = sum.from.iter().filter(|addend| addend.minus == minus);
        let mut houses = HouseSet::EMPTY;
        let mut terms = Vec::new();
        for addend in addends {
            match (addend.of, addend.rule(context.layout)) {
                (Summand::House(house), _) => houses.insert(house),
                (_, Some(rule)) if rule.kind == RuleKind::Cage => {
                    let cells: CellSet = rule.cells.iter().copied().collect();
                    terms.push(format!("{}({})", rule.value?, context.style.joined_blocks(cells)));
                }
                _ => return None,
            }
        }
        if !houses.is_empty() {
            terms.insert(0, format!("{} {}", houses_in_short(context, houses), each * houses.len() as u32));
        }
        for term in terms {
            let sign = match (minus, text.is_empty()) {
                (true, _) => "-",
                (false, true) => "",
                (false, false) => "+",
            };
            text.extend([sign, &term]);
        }
    }
    Some(text)
}

/// The cage whose total this is, if it is one alone and no cell of it is filled.
pub(super) fn only_cage(context: &StepContext<'_>, sum: &Sum) -> Option<String> {
    let [addend] = sum.from[..] else { return None };
    let rule = addend.rule(context.layout).filter(|rule| rule.kind == RuleKind::Cage && !addend.minus)?;
    placed(context, sum).is_empty().then(|| context.style.say(&cage(rule)))
}

/// The digits that stand in the cells that were added up.
fn placed(context: &StepContext<'_>, sum: &Sum) -> CandidateSet {
    let stated = sum.from.iter().filter_map(|addend| addend.terms(context.layout));
    let cells = stated.flat_map(|LinearSum { terms, .. }| terms).map(|term| term.cell);
    cells.filter_map(|cell| Some(Candidate { cell, digit: context.board.value(cell)? })).collect()
}

/// The names of addends: houses together, cages together, other rules each as a clause; of several what they come to in all.
fn named(context: &StepContext<'_>, addends: &[Addend]) -> String {
    let style = context.style;
    let rules: Vec<&Rule> = addends.iter().filter_map(|addend| addend.rule(context.layout)).collect();
    let (cages, others): (Vec<&Rule>, Vec<&Rule>) = rules.into_iter().partition(|rule| rule.kind == RuleKind::Cage);
    let houses = addends.iter().filter_map(|addend| match addend.of {
        Summand::House(house) => Some(house),
        Summand::Rule(..) => None,
    });
    let houses: HouseSet = houses.collect();
    let mut names = Vec::new();
    if !houses.is_empty() {
        let each: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
        let total = each * houses.len() as u32;
        names.push(style.say(&AddedUpText::House { house: Houses(context.layout, houses), total }));
    }
    match cages[..] {
        [] => {}
        [one] => names.push(style.say(&cage(one))),
        _ => {
            let each: Vec<String> = cages.iter().map(|rule| style.say(&next_cage(rule))).collect();
            let total = cages.iter().map(|rule| u32::from(rule.value.unwrap_or_default())).sum();
            names.push(style.say(&AddedUpText::Cages { cages: AllOf(&each), total }));
        }
    }
    names.extend(others.into_iter().map(|rule| style.say(&AddedUpText::Rule { rule: &rule_clause(context, rule) })));
    style.and(names)
}

fn cage(rule: &Rule) -> AddedUpText<'static> {
    AddedUpText::Cage { value: rule.value.unwrap_or_default(), cells: rule.cells.iter().copied().collect() }
}

/// A cage in a list of cages.
fn next_cage(rule: &Rule) -> AddedUpText<'static> {
    AddedUpText::NextCage { value: rule.value.unwrap_or_default(), cells: rule.cells.iter().copied().collect() }
}

/// Sentences about what was added up; `count` is how many were added.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AddedUpText<'a> {
    House { house: Houses<'a>, total: u32 },
    Cage { value: u16, cells: CellSet },
    NextCage { value: u16, cells: CellSet },
    Cages { cages: AllOf<'a>, total: u32 },
    Rule { rule: &'a str },
    Placed { placed: AllOf<'a> },
    ManyPlaced,
    Says { plus: &'a str, count: usize, equation: &'a str },
    Leaves { plus: &'a str, minus: &'a str, count: usize, equation: &'a str },
    LeavesBeside { plus: &'a str, count: usize, placed: &'a str, equation: &'a str },
    LessLeavesBeside { plus: &'a str, minus: &'a str, count: usize, placed: &'a str, equation: &'a str },
}
