//! Faults of a step.
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::{Assumption, Board, Candidate, Cell, NESTED_LIMIT, Slot, Truth};
use std::fmt;

/// The content of a slot on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlotOnBoard {
    /// The slot is filled.
    Settled,
    /// These candidates are left.
    Left(Vec<Candidate>),
}

/// The fault of a step. Slots carry their names, for a house alone does not know its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepFault {
    /// Steps are nested in it deeper than [`NESTED_LIMIT`].
    TooDeep,
    /// The step concludes nothing.
    NothingConcluded,
    /// The step places or eliminates what is no candidate of the board.
    NothingThere {
        /// The candidate.
        candidate: Candidate,
        /// True if it is placed.
        placed: bool,
    },
    /// The step places two candidates that cannot both be true, or places and eliminates one (then both are the same).
    Clash(Candidate, Candidate),
    /// A truth is not what the board says.
    TruthNotOnBoard {
        /// The truth.
        truth: Truth,
        /// The name of its slot.
        slot: String,
        /// The content of the slot on the board.
        found: SlotOnBoard,
    },
    /// The pattern rests on a slot of which no truth speaks.
    PatternWithoutTruth {
        /// The slot.
        slot: Slot,
        /// The name of the slot.
        name: String,
    },
    /// The pattern names a fin that is in no truth of its base.
    StrayFin(Candidate),
    /// A truth has no member: nothing is claimed, and anything would follow.
    EmptyTruth {
        /// The name of its slot.
        slot: String,
    },
    /// Two truths are about the same slot, or are the same.
    TruthTwice {
        /// The name of the slot; of none, if the truth is about several.
        slot: Option<String>,
    },
    /// A deadly pattern has no cells.
    NoPattern,
    /// A deadly pattern has a cell in which nothing is left once its guards are gone.
    GuardsAlone(Cell),
    /// The pattern has what the board, the truths or the conclusion speak against.
    PatternDisagrees(PatternFlaw),
    /// A deadly pattern has a given: swapping it would be another puzzle.
    GivenInPattern(Cell),
    /// A deadly pattern names other candidates in a cell than the board has there.
    PatternNotOnBoard(Cell),
    /// The pattern is not deadly: no other filling has the same digits in every house as this one.
    NotDeadly(Vec<Candidate>),
    /// The pattern has too many fillings to try.
    PatternTooLarge,
    /// A symmetry sends two cells, or two digits, to the same.
    NotOneToOne,
    /// A symmetry moves no cell and no digit.
    Identity,
    /// A symmetry is said to leave digits of a cell that is filled.
    SymmetryOfFilled(Cell),
    /// A symmetry is said to leave of a cell just what it has: that is no more than a truth about the cell.
    NothingLeftOut(Cell),
    /// A symmetry does not send this house, named in full, to a house.
    HouseTorn(String),
    /// A symmetry sends candidates that clash to candidates that do not, or takes one from the board.
    RulesTorn,
    /// A total is not what its addends come to on the board, or its cells hold other candidates.
    OtherTotal,
    /// The cells of a rule hold other digits and candidates than a truth says, or it is no rule about them as a whole.
    OtherFilling,
    /// A symmetry sends a given to what is no given.
    NotSymmetric {
        /// The given.
        given: Candidate,
        /// The image of it.
        image: Candidate,
    },
    /// A symmetry is said to leave a digit in a cell that has lost it.
    NothingToHold(Candidate),
    /// A symmetry is said to leave no place for a candidate, but all its images are possible together with it.
    LeftOut(Candidate),
    /// The conclusion does not follow: here is a choice that satisfies every truth without it.
    NotForced {
        /// The candidate that does not follow.
        candidate: Candidate,
        /// True if it is placed.
        placed: bool,
        /// One member of every truth, no two of which clash.
        witness: Vec<Candidate>,
    },
    /// A hypothesis concludes something else than the opposite of its assumption.
    NotTheAssumption {
        /// The assumption made.
        assume: Assumption,
    },
    /// A step inside a hypothesis is wrong.
    Nested {
        /// The number of the step inside the hypothesis, from 1.
        number: usize,
        /// The fault of the nested step.
        fault: Box<StepFault>,
    },
    /// The slot in which a hypothesis ends can still be filled.
    EndNotEmpty {
        /// The slot.
        slot: Slot,
        /// Its name.
        name: String,
        /// The content of the slot on the board.
        found: SlotOnBoard,
    },
    /// One way the choice of a forcing goes has no case.
    CaseMissing(Assumption),
    /// A forcing has a case for what its choice does not allow, or two for one.
    CaseTooMany(Assumption),
    /// A case of a forcing does not hold.
    Case {
        /// The number of the case, from 1.
        number: usize,
        /// The assumption of the case.
        assume: Assumption,
        /// The fault in it.
        fault: Box<StepFault>,
    },
    /// After the steps of a case the conclusion does not hold.
    NotReached {
        /// The candidate that does not follow.
        candidate: Candidate,
        /// True if it is placed.
        placed: bool,
    },
    /// A guess does more than fill one cell, or rests on truths.
    MoreThanAGuess,
    /// A guess stands inside an argument, which would rest on it.
    NestedGuess,
}

/// The content of a slot on the board.
pub(crate) fn found(board: &Board, slot: Slot) -> SlotOnBoard {
    if board.is_settled(slot) {
        return SlotOnBoard::Settled;
    }
    SlotOnBoard::Left(board.truth(slot).members().iter_by_cell().collect())
}

fn conclusion(candidate: Candidate, placed: bool) -> String {
    if placed { candidate.to_string() } else { candidate.eliminated() }
}

/// Candidates in a row, by cell.
pub(crate) fn list(candidates: impl Iterator<Item = Candidate>) -> String {
    let names: Vec<String> = candidates.map(|candidate| candidate.to_string()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

/// The numbers of steps in a row: `steps 3, 7`, or `no step`.
pub(crate) fn numbers(steps: &[u32]) -> String {
    let names: Vec<String> = steps.iter().map(u32::to_string).collect();
    match names.as_slice() {
        [] => "no step".to_owned(),
        [only] => format!("step {only}"),
        all => format!("steps {}", all.join(", ")),
    }
}

impl fmt::Display for SlotOnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settled => f.write_str("it is filled already"),
            Self::Left(members) => write!(f, "the board has {}", list(members.iter().copied())),
        }
    }
}

impl fmt::Display for StepFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooDeep => write!(f, "steps are nested more than {NESTED_LIMIT} deep in it"),
            Self::NothingConcluded => f.write_str("it concludes nothing"),
            Self::NothingThere { candidate, placed } => {
                let verb = if *placed { "placed" } else { "eliminated" };
                write!(f, "{} cannot be {verb}: it is no candidate of the board", conclusion(*candidate, *placed))
            }
            Self::Clash(a, b) if a == b => write!(f, "{a} is placed and eliminated at once"),
            Self::Clash(a, b) => write!(f, "{a} and {b} are both placed, but cannot both be true"),
            Self::TruthNotOnBoard { truth, slot, found } => {
                let members = list(truth.members().iter_by_cell());
                write!(f, "the truth about {slot} is not on the board: it names {members}, but {found}")
            }
            Self::PatternWithoutTruth { name, .. } => {
                write!(f, "its pattern rests on {name}, of which no truth speaks")
            }
            Self::StrayFin(fin) => write!(f, "its pattern has the fin {fin}, which is in no truth of the base"),
            Self::EmptyTruth { slot } => write!(f, "the truth about {slot} has no member, so it says nothing"),
            Self::TruthTwice { slot: Some(slot) } => write!(f, "two of its truths are about {slot}"),
            Self::TruthTwice { slot: None } => f.write_str("two of its truths are the same"),
            Self::PatternDisagrees(otherwise) => write!(f, "its pattern has {otherwise}"),
            Self::NotForced { candidate, placed, witness } => {
                let claim = conclusion(*candidate, *placed);
                match witness.as_slice() {
                    [] => write!(f, "{claim} does not follow: no truth speaks for it"),
                    [only] => write!(f, "{claim} does not follow: {only} satisfies every truth"),
                    all => write!(f, "{claim} does not follow: {} satisfy every truth", list(all.iter().copied())),
                }
            }
            Self::NotTheAssumption { assume } => {
                write!(f, "a contradiction of {assume} shows {}, and nothing else", assume.opposite())
            }
            Self::Nested { number, fault } => write!(f, "step {number} of the hypothesis: {fault}"),
            Self::EndNotEmpty { name, found, .. } => write!(f, "the hypothesis does not end at {name}: {found}"),
            Self::CaseMissing(member) => write!(f, "its forcing has no case for {member}"),
            Self::CaseTooMany(member) => {
                write!(f, "its forcing has a case for {member}, which it does not choose from, or not twice")
            }
            Self::Case { number, assume, fault } => write!(f, "case {number} ({assume}): {fault}"),
            Self::NotReached { candidate, placed } => {
                write!(f, "the steps do not lead to {}", conclusion(*candidate, *placed))
            }
            Self::MoreThanAGuess => f.write_str("a guess fills one cell and rests on nothing, and this step does more"),
            Self::NestedGuess => f.write_str("it is a guess, on which no argument can rest"),
            of_one => of_one.fmt_unique(f),
        }
    }
}

impl StepFault {
    /// Writes the fault of a truth that holds because the puzzle has one solution.
    fn fmt_unique(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPattern => f.write_str("its deadly pattern has no cells"),
            Self::GuardsAlone(cell) => {
                write!(f, "its deadly pattern has {cell}, where nothing is left without the guards")
            }
            Self::GivenInPattern(cell) => write!(f, "its deadly pattern has {cell}, which is a given"),
            Self::PatternNotOnBoard(cell) => write!(f, "its deadly pattern does not have in {cell} what the board has"),
            Self::NotDeadly(filling) => {
                write!(f, "its pattern is not deadly: {} has no twin", list(filling.iter().copied()))
            }
            Self::PatternTooLarge => f.write_str("its deadly pattern has too many fillings to try"),
            Self::NotOneToOne => f.write_str("its symmetry sends two cells or two digits to the same"),
            Self::Identity => f.write_str("its symmetry moves nothing"),
            Self::SymmetryOfFilled(cell) => write!(f, "its symmetry is about {cell}, which is filled"),
            Self::NothingLeftOut(cell) => write!(f, "its symmetry leaves out no digit of {cell}"),
            Self::HouseTorn(house) => write!(f, "its symmetry does not send {house} to a house"),
            Self::OtherTotal => f.write_str("a total is not what its addends come to on the board"),
            Self::OtherFilling => f.write_str("the cells of a rule hold something else on the board"),
            Self::RulesTorn => f.write_str("its symmetry does not keep the rules"),
            Self::NotSymmetric { given, image } => {
                write!(f, "its symmetry sends the given {given} to {image}, which is no given")
            }
            Self::NothingToHold(candidate) => {
                write!(f, "its symmetry leaves {candidate}, which the board does not have")
            }
            Self::LeftOut(candidate) => {
                write!(f, "its symmetry leaves out {candidate}, but every image of it is possible")
            }
            _ => f.write_str("it is wrong"),
        }
    }
}
