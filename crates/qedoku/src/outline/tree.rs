//! The argument in a few lines: runs of easy steps in one, what is nested in a step in one more.
use super::Line;
use super::fit::{COLUMNS, cut, listed};
use crate::names::Names;
use indexmap::IndexMap;
use qedoku_core::wire::Branch;
use qedoku_explain::{Account, Voice, say};
use qedoku_techniques::Tier;

/// How many lines the tree takes at most.
pub(super) const LINES: usize = 11;

/// Folds an argument until it fits: first the singles that follow on each other, then all that is below the advanced tier
/// and not among the hardest, then all but the hardest steps and the last, from the least of these on.
pub(super) fn fold(all: &[Line<'_>], hardest: &[usize], names: &Names) -> Vec<Branch> {
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
fn branches(all: &[Line<'_>], folded: &dyn Fn(usize) -> bool, names: &Names) -> Vec<Branch> {
    let mut tree = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let run = (at..all.len()).take_while(|&at| folded(at)).count();
        tree.push(branch(&all[at..at + run.max(1)], names.voice()));
        at += run.max(1);
    }
    tree
}

/// One line for some steps.
fn branch(run: &[Line<'_>], voice: Voice) -> Branch {
    let (from, to) = (run.first().map_or(0, |line| line.number), run.last().map_or(0, |line| line.number));
    let text = match run {
        [Line { account: Account { name, conclusion, .. }, .. }] => {
            cut(&say!(voice, en: "{name}: {conclusion}", zh: "{name}：{conclusion}"), COLUMNS)
        }
        _ => together(run, voice),
    };
    let inside = if let [line] = run { inside(&line.account, voice) } else { None };
    Branch { from, to, text, inside }
}

fn together(run: &[Line<'_>], voice: Voice) -> String {
    let count = run.len();
    if run.iter().all(Line::is_single) {
        let head = say!(voice, en: "{count} singles: ", zh: "{count} 步唯一数：");
        let placed: Vec<String> = run.iter().map(|line| line.account.conclusion.clone()).collect();
        return head.clone() + &listed(voice, &placed, COLUMNS - super::fit::width(&head));
    }
    let head = say!(voice, en: "{count} steps: ", zh: "{count} 步：");
    head.clone() + &kinds(run, voice, COLUMNS - super::fit::width(&head))
}

/// Which techniques some steps have, singles first and then the most frequent, as many as fit; and how many steps are left.
fn kinds(run: &[Line<'_>], voice: Voice, columns: usize) -> String {
    let mut counts: IndexMap<&str, usize> = IndexMap::new();
    for line in run.iter().filter(|line| !line.is_single()) {
        *counts.entry(&line.account.name).or_insert(0) += 1;
    }
    let singles = run.iter().filter(|line| line.is_single()).count();
    let mut kinds: Vec<(usize, String)> =
        counts.into_iter().map(|(name, count)| (count, times(voice, count, name))).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.0));
    let said = match singles {
        1 => say!(voice, en: "1 single", zh: "1 步唯一数"),
        _ => say!(voice, en: "{singles} singles", zh: "{singles} 步唯一数"),
    };
    kinds.splice(0..0, (singles > 0).then_some((singles, said)));
    let join = |shown: usize| {
        let parts: Vec<&str> = kinds[..shown].iter().map(|kind| kind.1.as_str()).collect();
        let (parts, rest) = (parts.join(&say!(voice, en: ", ", zh: "、")), kinds[shown..].iter().map(|kind| kind.0));
        match rest.sum::<usize>() {
            0 => parts,
            1 => say!(voice, en: "{parts} and 1 other", zh: "{parts}，另有 1 步"),
            rest => say!(voice, en: "{parts} and {rest} others", zh: "{parts}，另有 {rest} 步"),
        }
    };
    let fits = |shown: &usize| super::fit::width(&join(*shown)) <= columns;
    join((1..=kinds.len()).rev().find(fits).unwrap_or(kinds.len().min(1)))
}

fn times(voice: Voice, count: usize, name: &str) -> String {
    match count {
        1 => name.to_owned(),
        _ => say!(voice, en: "{count} x {name}", zh: "{count} 步{name}"),
    }
}

/// The lines nested in a step, cases left out.
pub(super) fn leaves(account: &Account) -> Vec<&Account> {
    let mut all = Vec::new();
    for nested in &account.nested {
        // A case has no technique of its own: it is told by its steps.
        if nested.nested.is_empty() || !is_case(nested) {
            all.push(nested);
        }
        all.extend(leaves(nested));
    }
    all
}

fn is_case(account: &Account) -> bool {
    account.number.ends_with(|last: char| last.is_ascii_lowercase())
}

/// What is nested in a step: its first line and its last.
fn inside(account: &Account, voice: Voice) -> Option<String> {
    let all = leaves(account);
    let (first, last) = (all.first()?, all.last()?);
    let brief = |it: &Account| {
        let (number, said) = (&it.number, if it.conclusion.is_empty() { &it.name } else { &it.conclusion });
        format!("{number} {said}")
    };
    let (head, tail, between) = (brief(first), brief(last), all.len().saturating_sub(2));
    let text = match (all.len(), between) {
        (1, _) => head,
        (_, 0) => say!(voice, en: "{head}; {tail}", zh: "{head}；{tail}"),
        (_, 1) => say!(voice, en: "{head}; 1 more; {tail}", zh: "{head}；另有 1 步；{tail}"),
        _ => say!(voice, en: "{head}; {between} more; {tail}", zh: "{head}；另有 {between} 步；{tail}"),
    };
    Some(cut(&text, COLUMNS - 4))
}
