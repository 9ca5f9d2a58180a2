//! Checks what a log claims at its end against what its steps reached.
use crate::claims::{Register, UncheckedClaim};
use crate::fault::list;
use crate::solution::check_solution;
use qedoku_core::wire::{End, Expected, FindCount, Found, Listed, WireError};
use qedoku_core::{Board, Candidate, Cell, Digit, Grid, RuleKind, Slot, Target};
use std::collections::BTreeSet;
use std::fmt;

/// The fault of the end of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EndFault {
    /// A field holds what it must not.
    Field(WireError),
    /// Digits were guessed, which the outcome does not say; or it says so, and none was.
    Guessed {
        /// True if the outcome says that digits were guessed.
        said: bool,
    },
    /// The outcome is solved, but cells are open.
    NotFull {
        /// The number of open cells.
        open: usize,
    },
    /// The outcome is stuck, or a hypothesis is said to have filled the grid, but the steps fill every cell.
    Full,
    /// The outcome is a contradiction, but the slot named, or every slot, is filled or can be.
    NoContradiction {
        /// The name of the slot, if one is named.
        at: Option<String>,
    },
    /// The outcome is that something is reached, but it is not said what.
    NoTarget,
    /// The goal that was asked for is not reached.
    NotReached(Target),
    /// The outcome says that a hypothesis filled the grid, but no grid is given.
    NoSolution,
    /// The solution is not reached by the steps, and the start has others.
    OneOfSeveral,
    /// The grid said to be reached is not the one reached.
    GridDiffers {
        /// A cell in which they differ.
        cell: Cell,
        /// The digit that the log has there.
        said: Option<Digit>,
        /// The digit that the steps reached.
        reached: Option<Digit>,
    },
    /// The solution has a blank.
    SolutionNotFull(Cell),
    /// The solution has a digit twice in a house.
    SolutionClash(Candidate, Candidate),
    /// The solution does not keep a rule about several cells, of which this is the first.
    SolutionUnmet(RuleKind, Cell),
    /// The solution has a digit that the board reached has ruled out.
    SolutionRuledOut(Candidate),
    /// The digits said to be left in a cell are not those left.
    CandidatesDiffer {
        /// The name of the cell as the log has it.
        cell: String,
        /// The candidates that the log states.
        said: String,
        /// The candidates of the board reached.
        left: String,
    },
    /// Not every open cell is listed with its candidates.
    CandidatesMissing(Cell),
    /// The number of steps is not that of the steps.
    StepsDiffer {
        /// The number that the log states.
        said: usize,
        /// The number there is.
        seen: usize,
    },
    /// A technique was used another number of times.
    CountsDiffer {
        /// The slug.
        technique: String,
        /// The number that the log states.
        said: usize,
        /// The number there is.
        seen: usize,
    },
    /// The technique said to be the hardest was not used.
    HardestUnused(String),
    /// Another technique is the hardest in the profile.
    HardestDiffers {
        /// The technique that the log states.
        said: String,
        /// The hardest.
        hardest: String,
    },
    /// Another number of candidates went by one-look exclusion.
    ExcludedDiffers {
        /// The number that the log states.
        said: usize,
        /// The number that went.
        seen: usize,
    },
    /// The argument is said to take another number of steps.
    SizeDiffers {
        /// The number that the log states.
        said: usize,
        /// The number there is.
        seen: usize,
    },
}

/// A technique with the number of its steps in a log.
#[derive(Debug)]
pub(crate) struct TechniqueSteps {
    pub(crate) slug: String,
    pub(crate) steps: usize,
}

/// The result of a replay: the board, the count of each technique, in order of first use, the number of
/// candidates that went by hypotheses that leave a slot empty at once, whether a digit was guessed, and the profile.
pub(crate) struct ReplayState<'a> {
    pub(crate) board: &'a Board,
    pub(crate) counts: &'a [TechniqueSteps],
    pub(crate) excluded: usize,
    pub(crate) guessed: bool,
    pub(crate) profile: Option<&'a str>,
}

/// Checks what an end message says, and notes what cannot be checked.
pub(crate) fn check_end(
    end: &End,
    reached: &ReplayState<'_>,
    register: &dyn Register,
    unverified: &mut BTreeSet<UncheckedClaim>,
) -> Result<(), EndFault> {
    let board = reached.board;
    let solution = end.to_solution().map_err(EndFault::Field)?;
    check_fields(end)?;
    let said = end.outcome == "guessed";
    if said != reached.guessed {
        return Err(EndFault::Guessed { said });
    }
    check_outcome(end, board, solution.is_some())?;
    if let Some(grid) = end.to_grid().map_err(EndFault::Field)? {
        check_grid(&grid, board)?;
    }
    if let Some(solution) = solution {
        check_solution(&solution, board)?;
    }
    check_candidates(end, board)?;
    check_counts(end, reached)?;
    check_hardest(end, reached, register, unverified)
}

/// Checks what is said of a list of steps, whose number by technique is `seen`, and notes what cannot be
/// checked.
pub(crate) fn check_listed(
    listed: &Listed,
    seen: &[TechniqueSteps],
    unverified: &mut BTreeSet<UncheckedClaim>,
) -> Result<(), EndFault> {
    let total: usize = seen.iter().map(|it| it.steps).sum();
    if listed.steps != total {
        return Err(EndFault::StepsDiffer { said: listed.steps, seen: total });
    }
    unverified.insert(UncheckedClaim::Found);
    if listed.techniques.is_empty() {
        return Ok(());
    }
    let of = |technique: &str| seen.iter().find(|it| it.slug == technique).map_or(0, |it| it.steps);
    for technique in listed.techniques.keys().chain(seen.iter().map(|it| &it.slug)) {
        let said = listed.techniques.get(technique).map_or(0, |it| it.listed);
        let seen = of(technique);
        if said != seen {
            return Err(EndFault::CountsDiffer { technique: technique.clone(), said, seen });
        }
    }
    let whole = |it: &FindCount| it.found == it.listed || it.found > it.listed && !listed.all || it.more;
    match listed.techniques.iter().find(|(_, it)| !whole(it) || it.found < it.listed) {
        None => Ok(()),
        Some((technique, it)) => {
            let field = format!("techniques.{technique}.found");
            let expected = Expected::AsManyAsListed;
            Err(EndFault::Field(WireError { field, found: (&it.found).into(), expected }))
        }
    }
}

/// Fields that speak of one outcome alone stand with no other, and the argument answers what was asked.
fn check_fields(end: &End) -> Result<(), EndFault> {
    let reached = end.outcome == "reached";
    let of_other =
        [("at", end.at.is_some() && end.outcome != "contradiction"), ("target", end.target.is_some() && !reached)];
    let of_other = of_other.into_iter().chain([
        ("argument", end.argument.is_some() && !reached),
        ("next", end.next.is_some() && end.outcome != "stuck"),
    ]);
    if let Some((field, _)) = of_other.into_iter().find(|&(_, stands)| stands) {
        let expected = Expected::Nothing;
        return Err(EndFault::Field(WireError { field: field.to_owned(), found: Found::Value, expected }));
    }
    let Some(argument) = &end.argument else { return Ok(()) };
    let cell = |target: Target| target.candidate().cell;
    // Asked why it is still possible, a candidate has a question mark behind it.
    let asked = argument.asked.strip_suffix('?').unwrap_or(&argument.asked);
    let asked = Target::parse(asked).map(cell).or_else(|| Cell::parse(asked));
    let target = end.to_target().map_err(EndFault::Field)?.map(cell);
    if asked.is_some() && asked == target {
        return Ok(());
    }
    let field = "argument.asked".to_owned();
    let found = (&argument.asked).into();
    Err(EndFault::Field(WireError { field, found, expected: Expected::CellOfTarget }))
}

fn check_outcome(end: &End, board: &Board, has_solution: bool) -> Result<(), EndFault> {
    match end.outcome.as_str() {
        "solved" | "guessed" if !board.is_full() => Err(EndFault::NotFull { open: board.open().len() }),
        "solved" | "guessed" => check_solution(board.values(), board),
        "stuck" | "hypothesis" if board.is_full() => Err(EndFault::Full),
        "hypothesis" if !has_solution => Err(EndFault::NoSolution),
        "stuck" | "hypothesis" => Ok(()),
        "contradiction" => check_contradiction(end, board),
        "reached" => match end.to_target().map_err(EndFault::Field)? {
            None => Err(EndFault::NoTarget),
            Some(target) if target.holds(board) => Ok(()),
            Some(target) => Err(EndFault::NotReached(target)),
        },
        other => Err(EndFault::Field(WireError {
            field: "outcome".to_owned(),
            found: (&other).into(),
            expected: Expected::Outcome,
        })),
    }
}

fn check_contradiction(end: &End, board: &Board) -> Result<(), EndFault> {
    let layout = board.layout();
    let holds = match &end.at {
        None => board.contradiction().is_some(),
        Some(name) => {
            let slot = Slot::parse(name, layout).ok_or_else(|| {
                let expected = Expected::Slot;
                EndFault::Field(WireError { field: "at".to_owned(), found: name.into(), expected })
            })?;
            !board.is_settled(slot) && board.truth(slot).members().is_empty()
        }
    };
    if holds { Ok(()) } else { Err(EndFault::NoContradiction { at: end.at.clone() }) }
}

fn check_grid(grid: &Grid, board: &Board) -> Result<(), EndFault> {
    let differs = qedoku_core::CellSet::ALL.iter().find(|&cell| grid.get(cell) != board.value(cell));
    differs.map_or(Ok(()), |cell| Err(EndFault::GridDiffers { cell, said: grid.get(cell), reached: board.value(cell) }))
}

fn check_candidates(end: &End, board: &Board) -> Result<(), EndFault> {
    if end.candidates.is_empty() {
        return Ok(());
    }
    for (name, said) in &end.candidates {
        let left = Cell::parse(name).map(|cell| board.digits(cell).to_string()).unwrap_or_default();
        if left.is_empty() || *said != left {
            return Err(EndFault::CandidatesDiffer { cell: name.clone(), said: said.clone(), left });
        }
    }
    let missing = board.open().iter().find(|cell| !end.candidates.contains_key(&cell.to_string()));
    missing.map_or(Ok(()), |cell| Err(EndFault::CandidatesMissing(cell)))
}

fn check_counts(end: &End, reached: &ReplayState<'_>) -> Result<(), EndFault> {
    let seen = reached.counts;
    let total: usize = seen.iter().map(|it| it.steps).sum();
    let of = |technique: &str| seen.iter().find(|it| it.slug == technique).map_or(0, |it| it.steps);
    if let Some(said) = end.steps.filter(|&said| said != total) {
        return Err(EndFault::StepsDiffer { said, seen: total });
    }
    if let Some(said) = end.argument.as_ref().map(|it| it.size.steps).filter(|&said| said != total) {
        return Err(EndFault::SizeDiffers { said, seen: total });
    }
    if let Some(said) = end.excluded.filter(|&said| said != reached.excluded) {
        return Err(EndFault::ExcludedDiffers { said, seen: reached.excluded });
    }
    let Some(counts) = &end.counts else { return Ok(()) };
    let said = |technique: &str| counts.get(technique).copied().unwrap_or(0);
    let techniques = counts.keys().chain(seen.iter().map(|it| &it.slug));
    for technique in techniques {
        let said = said(technique);
        let seen = of(technique);
        if said != seen {
            return Err(EndFault::CountsDiffer { technique: technique.clone(), said, seen });
        }
    }
    Ok(())
}

/// The hardest technique is one of those used, and in a profile that is known it is the one that the profile says.
fn check_hardest(
    end: &End,
    reached: &ReplayState<'_>,
    register: &dyn Register,
    unverified: &mut BTreeSet<UncheckedClaim>,
) -> Result<(), EndFault> {
    let used: Vec<&str> = reached.counts.iter().map(|it| it.slug.as_str()).collect();
    let Some(said) = &end.hardest else { return Ok(()) };
    if !used.contains(&said.as_str()) {
        return Err(EndFault::HardestUnused(said.clone()));
    }
    match reached.profile.and_then(|profile| register.hardest(profile, &used)) {
        None => drop(unverified.insert(UncheckedClaim::Hardest)),
        Some(hardest) if hardest == *said => {}
        Some(hardest) => return Err(EndFault::HardestDiffers { said: said.clone(), hardest }),
    }
    Ok(())
}

impl fmt::Display for EndFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |digit: &Option<Digit>| digit.map_or_else(|| "a blank".to_owned(), |digit| digit.to_string());
        match self {
            Self::Field(error) => write!(f, "{error}"),
            Self::Guessed { said: true } => f.write_str("the outcome is that digits were guessed, but none was"),
            Self::Guessed { said: false } => f.write_str("digits were guessed, which the outcome does not say"),
            Self::NotFull { open } => write!(f, "the outcome is solved, but the steps leave {open} cells open"),
            Self::Full => f.write_str("the outcome is not solved, but the steps fill every cell"),
            Self::NoContradiction { at: Some(slot) } => write!(f, "the contradiction at {slot} is none"),
            Self::NoContradiction { at: None } => f.write_str("the board reached has no contradiction"),
            Self::NoTarget => f.write_str("the outcome is reached, but no target is given"),
            Self::NotReached(target) => write!(f, "the steps do not reach {target}"),
            Self::NoSolution => f.write_str("the outcome is hypothesis, but no solution is given"),
            Self::OneOfSeveral => f.write_str("the solution is not reached, and is one of several"),
            Self::GridDiffers { cell, said, reached } => {
                write!(f, "the grid has {} at {cell}, the steps reach {}", text(said), text(reached))
            }
            Self::SolutionNotFull(cell) => write!(f, "the solution has a blank at {cell}"),
            Self::SolutionClash(a, b) => {
                write!(f, "the solution has {}, which cannot stand together", list([*a, *b].into_iter()))
            }
            Self::SolutionUnmet(rule, cell) => write!(f, "the solution breaks the {rule} at {cell}"),
            Self::SolutionRuledOut(candidate) => {
                write!(f, "the solution has {candidate}, which the board reached rules out")
            }
            Self::CandidatesDiffer { cell, said, left } if left.is_empty() => {
                write!(f, "the candidates {said} are said to be left at {cell}, which is no open cell")
            }
            Self::CandidatesDiffer { cell, said, left } => {
                write!(f, "the candidates {said} are said to be left at {cell}, the steps leave {left}")
            }
            Self::CandidatesMissing(cell) => write!(f, "the candidates left at {cell} are not listed"),
            Self::StepsDiffer { said, seen } => write!(f, "it counts {}, the log has {seen}", steps(*said)),
            Self::CountsDiffer { technique, said, seen } => {
                write!(f, "it counts {technique} {}, the log has it {}", times(*said), times(*seen))
            }
            Self::HardestDiffers { said, hardest } => {
                write!(f, "the hardest technique is said to be {said}, but {hardest} is harder")
            }
            Self::ExcludedDiffers { said, seen } => {
                write!(f, "one-look exclusion is said to take {said} candidates, the steps take {seen} so")
            }
            Self::SizeDiffers { said, seen } => {
                write!(f, "the argument is said to take {}, the log has {seen}", steps(*said))
            }
            Self::HardestUnused(slug) => write!(f, "the hardest technique is said to be {slug}, which is not used"),
        }
    }
}

fn steps(count: usize) -> String {
    if count == 1 { "1 step".to_owned() } else { format!("{count} steps") }
}

fn times(count: usize) -> String {
    if count == 1 { "once".to_owned() } else { format!("{count} times") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_of_filled_cells_are_told_apart_from_others_than_are_left() {
        let fault = |left: &str| {
            let [cell, said, left] = ["r1c2", "3", left].map(str::to_owned);
            EndFault::CandidatesDiffer { cell, said, left }.to_string()
        };
        assert_eq!(fault(""), "the candidates 3 are said to be left at r1c2, which is no open cell");
        assert_eq!(fault("45"), "the candidates 3 are said to be left at r1c2, the steps leave 45");
    }

    #[test]
    fn one_is_counted_in_the_singular() {
        assert_eq!(EndFault::StepsDiffer { said: 1, seen: 2 }.to_string(), "it counts 1 step, the log has 2");
    }
}
