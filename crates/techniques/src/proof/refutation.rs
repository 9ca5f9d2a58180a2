//! Few truths that refute some candidates, chosen among those that a pattern offers.
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Layout, Slot, Truth};

/// Picks truths of these slots that refute every target: those that a shortest refutation of each target takes, less
/// what the others make superfluous. They stand in the order of the slots.
pub(crate) fn truths(cx: &Context<'_>, slots: &[Slot], targets: &CandidateSet) -> Vec<Truth> {
    let members: Vec<CandidateSet> = slots.iter().map(|&slot| cx.members(slot)).collect();
    let mut used = vec![false; slots.len()];
    let mut done = CandidateSet::EMPTY;
    for target in targets.iter_by_cell() {
        done.insert(target);
        if !refutes(cx.layout, &chosen(&members, &used), &done) {
            for (used, needed) in used.iter_mut().zip(refutation(cx.layout, &members, target)) {
                *used |= needed;
            }
        }
    }
    for index in (0..used.len()).rev() {
        if used[index] {
            used[index] = false;
            used[index] = !refutes(cx.layout, &chosen(&members, &used), targets);
        }
    }
    slots.iter().zip(used).filter(|&(_, used)| used).map(|(&slot, _)| cx.truth(slot)).collect()
}

fn chosen(members: &[CandidateSet], used: &[bool]) -> Vec<CandidateSet> {
    members.iter().zip(used).filter(|&(_, &used)| used).map(|(&members, _)| members).collect()
}

/// Whether unit propagation refutes every target, one after the other; what is refuted counts for the next.
fn refutes(layout: &Layout, truths: &[CandidateSet], targets: &CandidateSet) -> bool {
    let mut out = CandidateSet::EMPTY;
    targets.iter().all(|target| {
        let mut assumed = out | layout.clashes(target);
        if !out.contains(target) && propagate(layout, truths, &mut assumed) {
            return false;
        }
        out.insert(target);
        propagate(layout, truths, &mut out)
    })
}

/// Follows truths with one member left until nothing changes; `false` if one has none left.
fn propagate(layout: &Layout, truths: &[CandidateSet], out: &mut CandidateSet) -> bool {
    let mut forced = CandidateSet::EMPTY;
    loop {
        let before = forced;
        for truth in truths {
            let left = *truth - *out;
            if left.is_empty() {
                return false;
            }
            let Some(only) = left.single() else { continue };
            if !forced.contains(only) {
                forced.insert(only);
                *out |= layout.clashes(only);
            }
        }
        if forced == before {
            return true;
        }
    }
}

/// Which truths a shortest refutation of `target` takes: what follows from it, layer by layer, until a truth has no
/// member left, and back from there.
fn refutation(layout: &Layout, truths: &[CandidateSet], target: Candidate) -> Vec<bool> {
    let mut used = vec![false; truths.len()];
    let mut line: Vec<(Candidate, Option<usize>)> = vec![(target, None)];
    loop {
        let mut next = Vec::new();
        for (index, truth) in truths.iter().enumerate() {
            let excluded = |member: &Candidate| line.iter().any(|&(known, _)| layout.clash(known, *member));
            let alive: CandidateSet = truth.iter().filter(|member| !excluded(member)).collect();
            if alive.is_empty() {
                used[index] = true;
                truth.iter().for_each(|member| mark_cause(layout, truths, &line, member, &mut used));
                return used;
            }
            if let Some(only) = alive.single().filter(|only| line.iter().chain(&next).all(|(known, _)| known != only)) {
                next.push((only, Some(index)));
            }
        }
        if next.is_empty() {
            return used;
        }
        line.append(&mut next);
    }
}

/// Marks the truths by which the first candidate that excludes `member` was found.
fn mark_cause(
    layout: &Layout,
    truths: &[CandidateSet],
    line: &[(Candidate, Option<usize>)],
    member: Candidate,
    used: &mut [bool],
) {
    let Some(position) = line.iter().position(|&(known, _)| layout.clash(known, member)) else { return };
    let (cause, Some(truth)) = line[position] else { return };
    if std::mem::replace(&mut used[truth], true) {
        return;
    }
    for other in truths[truth].iter().filter(|&other| other != cause) {
        mark_cause(layout, truths, &line[..position], other, used);
    }
}
