//! Compares the finds of 1.18's searches with what traces say of them.
use super::steps::rating;
use super::traces::SeTracedStep;
use qedoku_compat::AddedRow;
use qedoku_core::{Board, Step};
use std::fmt;

/// The facts that a trace has of a search beside its step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SearchChoice {
    /// The name of the step, with its suffix.
    pub(super) name: String,
    /// The number of finds in the position.
    pub(super) finds: usize,
    /// The number of candidates that the step eliminates, as it is compared.
    pub(super) count: usize,
    /// The number of finds with the rating, the name and the count of the step.
    pub(super) ties: usize,
}

impl SearchChoice {
    /// The facts of the search that ends with our step; none where no search of 1.18 made it.
    fn of(step: &Step, board: &Board) -> Option<Self> {
        let row = AddedRow::of(step.technique.as_str(), rating(step)?)?;
        let finds = row.finds(board);
        let first = finds.first().filter(|first| first.eliminate == step.conclusion.eliminate)?;
        let key = |find: &qedoku_compat::AddedFind| (find.tenths, find.count, find.name.clone());
        let ties = finds.iter().filter(|find| key(find) == key(first)).count();
        Some(Self { name: first.name.clone(), finds: finds.len(), count: first.count, ties })
    }
}

impl fmt::Display for SearchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, finds, count, ties } = self;
        write!(f, "{name} (finds {finds}, count {count}, ties {ties})")
    }
}

/// The number of steps of these searches for which ours agree with the trace, and of all.
#[derive(Debug, Default)]
pub(super) struct Choices {
    equal: usize,
    all: usize,
}

impl Choices {
    /// Compares a step, if a search of 1.18 made it; gives both, if they differ.
    pub(super) fn compare(&mut self, traced: &SeTracedStep, ours: Option<&Step>, board: &Board) -> Option<[String; 2]> {
        let theirs = traced.choice()?;
        let ours = ours.and_then(|step| SearchChoice::of(step, board));
        self.all += 1;
        if ours.as_ref() == Some(&theirs) {
            self.equal += 1;
            return None;
        }
        Some([theirs.to_string(), ours.map_or_else(|| "no such find".to_owned(), |choice| choice.to_string())])
    }
}

impl fmt::Display for Choices {
    /// A line of its own, if there is anything to tell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { equal, all } = self;
        if *all == 0 {
            return Ok(());
        }
        writeln!(f, "{equal} of {all} steps by searches of 1.18 agree in name, number of finds, count and ties")
    }
}

#[cfg(test)]
mod tests {
    use super::super::names;
    use super::*;
    use qedoku_compat::profiles;
    use qedoku_core::Layout;
    use qedoku_fixtures::cases;
    use qedoku_techniques::Solver;

    /// A step of a trace that says what it was chosen from.
    fn traced(choice: &SearchChoice) -> SeTracedStep {
        let SearchChoice { name, finds, count, ties } = choice;
        let line = format!(
            r#"{{"puzzle":1,"n":9,"placed":"","state":"","technique":"{name}","rating":4.0,"placements":[],"eliminations":[],"finds":{finds},"count":{count},"ties":{ties}}}"#
        );
        serde_json::from_str(&line).expect("a step")
    }

    #[test]
    fn name_finds_count_and_ties_are_compared() {
        let profile = profiles::se118();
        let mut choices = Choices::default();
        let mut solver = Solver::new(Layout::classic(), &profile);
        for case in cases("_explainer/added-1").expect("the cases can be read") {
            let board = case.board();
            let step = solver.next_step(&board).expect("a step");
            let Some(own) = SearchChoice::of(&step, &board) else { continue };
            assert!(names::slugs(&own.name).expect("a name").contains(&step.technique.as_str()), "{own}");
            assert!(own.finds >= own.ties && own.ties > 0, "{own}");
            assert_eq!(choices.compare(&traced(&own), Some(&step), &board), None);
            let other = SearchChoice { finds: own.finds + 1, ..own.clone() };
            let names = choices.compare(&traced(&other), Some(&step), &board);
            assert_eq!(names, Some([other.to_string(), own.to_string()]));
        }
        assert!(choices.equal > 3 && choices.all == 2 * choices.equal, "{choices}");
    }

    #[test]
    fn only_names_with_a_suffix_are_those_of_its_searches() {
        assert_eq!(
            names::slugs("(3 Strong Links) Grouped X-Loop 1011"),
            Some(["grouped-continuous-nice-loop"].as_slice())
        );
        assert_eq!(names::slugs("WXYZ-Wing 138"), Some(["wxyz-wing"].as_slice()));
        assert_eq!(names::slugs("WXYZ-Wing"), None);
        assert_eq!(names::slugs("Skyscraper x"), None);
    }
}
