//! Rewrites real steps as arguments that assume candidates false, forms that no technique writes, to test the checker.
use qedoku_core::argument::{Assumption, Case, Choice, Forcing, Hypothesis, Single};
use qedoku_core::{Board, Conclusion, Pattern, Slug, Step, StepRating, Truth};

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

/// A last candidate as a hypothesis: without what the step places one of its slots would be empty.
fn last(step: &Step) -> Option<Pattern> {
    let placed = step.conclusion.place.single().filter(|_| step.conclusion.eliminate.is_empty())?;
    let only = |truth: &&Truth| truth.members().single() == Some(placed);
    let end = step.truths.iter().find(only)?.slot()?;
    Some(Hypothesis { assume: Assumption::is_false(placed), steps: vec![], end }.into())
}

/// A hypothesis as a choice of its candidate: what it refutes is false in both cases.
fn split(it: &Hypothesis) -> Pattern {
    let refuted = Case { assume: it.assume, steps: it.steps.clone(), end: Some(it.end) };
    let other = Case { assume: it.assume.opposite(), steps: vec![], end: None };
    Forcing { choice: Choice::Candidate(it.assume.candidate), cases: vec![refuted, other] }.into()
}

/// A forcing as a choice of two: if the first candidate of a slot is not true, one of the others is.
fn either(board: &Board, step: &Step, it: &Forcing) -> Option<Pattern> {
    let (Some((first, others)), Choice::Slot(slot)) = (it.cases.split_first(), it.choice) else { return None };

    let assume = first.assume.opposite();
    let mut without = board.clone();
    assume.carry_out(&mut without);
    let other = match others {
        [] => return None,
        [last] => {
            let truth = without.truth(slot);
            let conclusion = Conclusion::placing(truth.members().single()?);
            let technique = Slug::new("single");
            let pattern = Single { slot }.into();
            let single = Step { technique, conclusion, pattern, truths: vec![truth], rating: StepRating::NONE };
            Case { assume, steps: std::iter::once(single).chain(last.steps.iter().cloned()).collect(), end: last.end }
        }
        several => {
            let slots = step.truths.iter().filter_map(Truth::slot);
            let truths = slots.map(|slot| without.truth(slot)).collect();
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
    use qedoku_core::Layout;
    use qedoku_core::Trace;
    use qedoku_verify::proof::prove;
    use qedoku_verify::{Checker, StepVerdict};

    /// The nodes that the checker spends on a step, and the number of conclusions of its proof that are found by
    /// trying.
    fn effort(trace: &Trace, step: &Step) -> (u64, usize) {
        let board = Board::new(&trace.layout, &trace.puzzle);
        let mut checker = Checker::default();
        assert_eq!(checker.check(&board, step), StepVerdict::Accepted, "{step:?}");
        let proof = prove(&Trace { steps: vec![step.clone()], ..trace.clone() }).unwrap();
        (checker.nodes(), proof.searched)
    }

    /// The whole argument in the second case of a choice; in the first, a rival of what is refuted is true.
    fn by_rival(board: &Board, step: &Step) -> Option<Step> {
        let (layout, Pattern::Hypothesis(it)) = (Layout::classic(), &step.pattern) else { return None };
        let rival = (layout.clashes(it.assume.candidate) & *board.candidates()).first()?;
        let mut without = board.clone();
        Assumption::is_false(rival).carry_out(&mut without);
        let slots = step.truths.iter().filter_map(Truth::slot);
        let truths: Vec<Truth> = slots.map(|slot| without.truth(slot)).collect();
        // Without a rival that is the last candidate of a slot there is nothing to argue from.
        if truths.iter().any(|truth| truth.members().is_empty()) {
            return None;
        }
        let cases = vec![
            Case { assume: Assumption::is_true(rival), steps: vec![], end: None },
            Case { assume: Assumption::is_false(rival), steps: vec![Step { truths, ..step.clone() }], end: None },
        ];
        let pattern = Forcing { choice: Choice::Candidate(rival), cases }.into();
        Some(Step { pattern, ..step.clone() })
    }

    /// Steps of the fixtures are accepted as they are told anew, with about as much effort, and their proofs need no trying
    /// that they did without: what is told guides both.
    #[test]
    fn what_is_told_anew_is_accepted() {
        let mut count = [0; 4];
        let mut nested = 0;
        for case in firing().unwrap() {
            let trace = traced(&case).unwrap();
            let board = Board::new(Layout::classic(), &trace.puzzle);
            let step = &trace.steps[0];
            for other in [retold(&board, step), by_rival(&board, step)].into_iter().flatten() {
                let before = effort(&trace, step);
                let after = effort(&trace, &other);
                let depth = other.hypothesis_depth() as u64;
                let alike = after.0 <= before.0 + 5 * depth && after.1 <= before.1;
                assert!(alike, "{}: {before:?} {after:?} {other:?}", name(&case));
                nested += usize::from(depth > 1);
                match step.pattern {
                    Pattern::Hypothesis(_) if matches!(other.pattern, Pattern::Forcing(_)) => count[0] += 1,
                    Pattern::Hypothesis(_) => count[1] += 1,
                    Pattern::Forcing(_) => count[2] += 1,
                    _ => count[3] += 1,
                }
            }
        }
        assert!(count[0] > 10 && count[2] > 5 && count[3] > 5 && nested > 5, "{count:?} {nested}");
    }
}
