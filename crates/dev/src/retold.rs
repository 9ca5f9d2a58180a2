//! Real steps told with candidates assumed false: forms that no technique has to write for the checker to meet them.
use qedoku_core::argument::{Assumption, Case, Choice, Forcing, Hypothesis, Single};
use qedoku_core::{Board, Conclusion, Layout, Pattern, Rating, Slug, Step, Truth};

/// The same step as an argument that assumes a candidate false, if it can be told like that: a last candidate as what
/// must be true, a contradiction as a choice of its candidate, and a choice of several as one of the first and its opposite.
pub(crate) fn retold(board: &Board, step: &Step) -> Option<Step> {
    let pattern = match &step.pattern {
        Pattern::Hypothesis(it) if it.assume.holds => split(it),
        Pattern::Forcing(it) => either(board, step, it)?,
        _ => last(step)?,
    };
    Some(Step { pattern, ..step.clone() })
}

/// Without what a step places one of its slots would be empty.
fn last(step: &Step) -> Option<Pattern> {
    let placed = step.conclusion.place.single().filter(|_| step.conclusion.eliminate.is_empty())?;
    let only = |truth: &&Truth| truth.members().single() == Some(placed);
    let end = step.truths.iter().find(only)?.slot()?;
    Some(Hypothesis { assume: Assumption::is_false(placed), steps: vec![], end }.into())
}

/// What is refuted is false in both cases.
fn split(it: &Hypothesis) -> Pattern {
    let refuted = Case { assume: it.assume, steps: it.steps.clone(), end: Some(it.end) };
    let other = Case { assume: it.assume.opposite(), steps: vec![], end: None };
    Forcing { choice: Choice::Candidate(it.assume.candidate), cases: vec![refuted, other] }.into()
}

/// One of the candidates of a slot is true: if the first is not, one of the others is.
fn either(board: &Board, step: &Step, it: &Forcing) -> Option<Pattern> {
    let (Some((first, others)), Choice::Slot(slot)) = (it.cases.split_first(), it.choice) else { return None };
    let layout = Layout::classic();
    let (assume, mut without) = (first.assume.opposite(), board.clone());
    assume.carry_out(layout, &mut without);
    let other = match others {
        [] => return None,
        [last] => {
            let truth = without.truth(layout, slot);
            let conclusion = Conclusion::placing(truth.members().single()?);
            let (technique, pattern) = (Slug::new("single"), Single { slot }.into());
            let single = Step { technique, conclusion, pattern, truths: vec![truth], rating: Rating::NONE };
            Case { assume, steps: std::iter::once(single).chain(last.steps.iter().cloned()).collect(), end: last.end }
        }
        several => {
            let slots = step.truths.iter().filter_map(Truth::slot);
            let truths = slots.map(|slot| without.truth(layout, slot)).collect();
            let pattern = Forcing { choice: it.choice, cases: several.to_vec() }.into();
            Case { assume, steps: vec![Step { pattern, truths, ..step.clone() }], end: None }
        }
    };
    let choice = Choice::Candidate(assume.candidate);
    Some(Forcing { choice, cases: vec![first.clone(), other] }.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof_cases::traced::{firing, name, traced};
    use qedoku_verify::{Checker, Verdict};

    /// How many steps of the fixtures can be told anew, and how many of these have arguments of their own inside; all are
    /// accepted.
    #[test]
    fn what_is_told_anew_is_accepted() {
        let (mut count, mut nested) = ([0; 3], 0);
        for case in firing().unwrap() {
            let trace = traced(&case).unwrap();
            let (board, step) = (Board::new(Layout::classic(), &trace.puzzle), &trace.steps[0]);
            let Some(retold) = retold(&board, step) else { continue };
            let verdict = Checker::default().check(Layout::classic(), &board, &retold);
            assert_eq!(verdict, Verdict::Accepted, "{}: {retold:?}", name(&case));
            nested += usize::from(retold.hypothesis_depth() > 1);
            match step.pattern {
                Pattern::Hypothesis(_) => count[0] += 1,
                Pattern::Forcing(_) => count[1] += 1,
                _ => count[2] += 1,
            }
        }
        assert!(count.iter().all(|&count| count > 5) && nested > 5, "{count:?} {nested}");
    }
}
