//! The argument in a few lines: runs of easy steps in one, what is nested in a step in one more.
use super::OutlineLine;
use super::fit::{COLUMNS, cut, listed};
use crate::names::Names;
use indexmap::IndexMap;
use qedoku_core::wire::Branch;
use qedoku_explain::{StepText, Style};
use qedoku_techniques::Tier;

/// The most lines of the tree.
pub(super) const LINES: usize = 11;

/// Folds an argument until it fits: first the singles that follow on each other, then all that is below the advanced tier
/// and not among the hardest, then all but the hardest steps and the last, from the least of these on.
pub(super) fn fold(all: &[OutlineLine<'_>], hardest: &[usize], names: &Names) -> Vec<Branch> {
    let tier = |at: usize| names.info(&all[at].step.technique).map_or(Tier::Ultimate, |info| info.tier);
    let last = all.len().wrapping_sub(1);
    let singles = |at: usize| all[at].is_single();
    let below = |at: usize| all[at].is_single() || tier(at) < Tier::Advanced && !hardest.contains(&at);
    let mut keep = hardest.to_vec();
    let tree = branches(all, &singles, names);
    if size(&tree) <= LINES {
        return tree;
    }
    let tree = branches(all, &below, names);
    if size(&tree) <= LINES {
        return tree;
    }
    loop {
        let folded = |at: usize| at != last && !keep.contains(&at);
        let tree = branches(all, &folded, names);
        if size(&tree) <= LINES || keep.is_empty() {
            return tree;
        }
        let rank = |at: &usize| names.rank(&all[*at].step.technique);
        let least = keep.iter().copied().min_by_key(|at| (rank(at), *at));
        keep.retain(|at| Some(*at) != least);
    }
}

fn size(tree: &[Branch]) -> usize {
    tree.iter().map(|branch| 1 + usize::from(branch.inside.is_some())).sum()
}

/// The steps one by one, but for those that are folded, of which those that follow on each other share a line.
fn branches(all: &[OutlineLine<'_>], folded: &dyn Fn(usize) -> bool, names: &Names) -> Vec<Branch> {
    let mut tree = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let run = (at..all.len()).take_while(|&at| folded(at)).count();
        tree.push(branch(&all[at..at + run.max(1)], names.get_style()));
        at += run.max(1);
    }
    tree
}

/// The branch of the tree for some steps, in one line.
fn branch(run: &[OutlineLine<'_>], style: Style) -> Branch {
    let from = run.first().map_or(0, |line| line.number);
    let to = run.last().map_or(0, |line| line.number);
    let text = match run {
        [OutlineLine { step_text: StepText { name, conclusion, .. }, .. }] => {
            cut(&style.say(&TreeText::Named { name, conclusion }), COLUMNS)
        }
        _ => together(run, style),
    };
    let inside = if let [line] = run { inside(&line.step_text, style) } else { None };
    Branch { from, to, text, inside }
}

fn together(run: &[OutlineLine<'_>], style: Style) -> String {
    let count = run.len();
    if run.iter().all(OutlineLine::is_single) {
        let head = style.say(&TreeText::Singles { count });
        let placed: Vec<String> = run.iter().map(|line| line.step_text.conclusion.clone()).collect();
        return head.clone() + &listed(style, &placed, COLUMNS - super::fit::width(&head));
    }
    let head = style.say(&TreeText::Steps { count });
    head.clone() + &kinds(run, style, COLUMNS - super::fit::width(&head))
}

/// The techniques of some steps, singles first, then the most frequent, as many as fit; and the number of steps left.
fn kinds(run: &[OutlineLine<'_>], style: Style, columns: usize) -> String {
    let mut counts: IndexMap<&str, usize> = IndexMap::new();
    for line in run.iter().filter(|line| !line.is_single()) {
        *counts.entry(&line.step_text.name).or_insert(0) += 1;
    }
    let singles = run.iter().filter(|line| line.is_single()).count();
    let mut kinds: Vec<(usize, String)> =
        counts.into_iter().map(|(name, count)| (count, times(style, count, name))).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.0));
    let text = match singles {
        1 => style.say(&TreeText::OneSingle),
        _ => style.say(&TreeText::ManySingles { singles }),
    };
    kinds.splice(0..0, (singles > 0).then_some((singles, text)));
    let join = |count: usize| {
        let parts: Vec<&str> = kinds[..count].iter().map(|kind| kind.1.as_str()).collect();
        let parts = style.commas(parts);
        let rest = kinds[count..].iter().map(|kind| kind.0);
        match rest.sum::<usize>() {
            0 => parts,
            1 => style.say(&TreeText::AndOther { parts: &parts }),
            rest => style.say(&TreeText::AndOthers { parts: &parts, rest }),
        }
    };
    let fits = |count: &usize| super::fit::width(&join(*count)) <= columns;
    join((1..=kinds.len()).rev().find(fits).unwrap_or(kinds.len().min(1)))
}

fn times(style: Style, count: usize, name: &str) -> String {
    match count {
        1 => name.to_owned(),
        _ => style.say(&TreeText::Times { count, name }),
    }
}

/// The lines nested in a step, cases left out.
pub(super) fn leaves(step_text: &StepText) -> Vec<&StepText> {
    let mut all = Vec::new();
    for nested in &step_text.nested {
        // A case has no technique of its own: it is told by its steps.
        if nested.nested.is_empty() || !is_case(nested) {
            all.push(nested);
        }
        all.extend(leaves(nested));
    }
    all
}

fn is_case(step_text: &StepText) -> bool {
    step_text.number.ends_with(|last: char| last.is_ascii_lowercase())
}

/// The steps nested in a step, in short: the first and the last.
fn inside(step_text: &StepText, style: Style) -> Option<String> {
    let all = leaves(step_text);
    let first = all.first()?;
    let last = all.last()?;
    let brief = |it: &StepText| {
        let number = &it.number;
        let text = if it.conclusion.is_empty() { &it.name } else { &it.conclusion };
        format!("{number} {text}")
    };
    let head = brief(first);
    let tail = brief(last);
    let between = all.len().saturating_sub(2);
    let text = match (all.len(), between) {
        (1, _) => head,
        (_, 0) => style.say(&TreeText::Ends { head: &head, tail: &tail }),
        (_, 1) => style.say(&TreeText::OneBetween { head: &head, tail: &tail }),
        _ => style.say(&TreeText::Between { head: &head, between, tail: &tail }),
    };
    Some(cut(&text, COLUMNS - 4))
}

/// The argument in a few lines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TreeText<'a> {
    Named { name: &'a str, conclusion: &'a str },
    Singles { count: usize },
    Steps { count: usize },
    OneSingle,
    ManySingles { singles: usize },
    AndOther { parts: &'a str },
    AndOthers { parts: &'a str, rest: usize },
    Times { count: usize, name: &'a str },
    Ends { head: &'a str, tail: &'a str },
    OneBetween { head: &'a str, tail: &'a str },
    Between { head: &'a str, between: usize, tail: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_takes_a_line_and_another_for_what_is_inside() {
        let branch =
            |inside: Option<&str>| Branch { from: 1, to: 1, text: String::new(), inside: inside.map(str::to_owned) };
        assert_eq!(size(&[]), 0);
        assert_eq!(size(&[branch(None), branch(Some("inside")), branch(None)]), 4);
    }
}
