//! Lists the few facts that the last step of an argument rests on.
use super::OutlineLine;
use super::fit::{COLUMNS, cut, listed};
use crate::advice;
use crate::answer::Answer;
use qedoku_core::wire::Support;
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, Ledger, Pattern, Slot, Step,
    Target, Trace,
};
use qedoku_explain::noun::ConclusionNotation;
use qedoku_explain::{StepContext, Style};

/// The most facts that are listed.
const MOST: usize = 5;

/// The source of a fact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FactSource {
    Given,
    /// An entry that came with the position.
    Entered,
    Step(u32),
}

/// The position before the last step, and what is known of how it came about.
struct LastPosition<'a> {
    trace: &'a Trace,
    board: Board,
    ledger: Ledger,
    style: Style,
}

/// Candidates that stand, and candidates that are gone, with the same source.
struct FactGroup {
    source: FactSource,
    stands: CandidateSet,
    gone: CandidateSet,
}

/// The facts that the last step rests on, five at most; for what the start has, none: the answer is the fact.
pub(super) fn of(answer: &Answer, all: &[OutlineLine<'_>], style: Style) -> Vec<Support> {
    let (trace, Some(line)) = (&answer.trace, all.last()) else { return Vec::new() };
    let mut last =
        LastPosition { trace, board: Board::new(&trace.layout, &trace.puzzle), ledger: Ledger::default(), style };
    for before in &all[..all.len() - 1] {
        let board = last.board.clone();
        last.board.apply(&before.step.conclusion);
        last.ledger.record(before.number, &board, &last.board);
    }
    match &line.step.pattern {
        Pattern::Single(it) => last.of_groups(last.premises(it.slot, line.step)),
        _ if (1..=MOST).contains(&line.step.truths.len()) => last.of_truths(line.step, answer.why.target),
        _ => last.of_needs(line, all, answer.why.target),
    }
}

impl FactGroup {
    /// A group for each candidate.
    fn parts(&self) -> Vec<Self> {
        let Self { source, stands, gone } = *self;
        let none = CandidateSet::EMPTY;
        let standing = stands.iter().map(|it| Self { source, stands: CandidateSet::of(it), gone: none });
        standing.chain(gone.iter().map(|it| Self { source, stands: none, gone: CandidateSet::of(it) })).collect()
    }
}

impl LastPosition<'_> {
    fn source(&self, candidate: Candidate) -> FactSource {
        let given = self.board.givens().contains(candidate.cell) && self.board.value(candidate.cell).is_some();
        match self.ledger.removed_by(candidate) {
            Some(step) => FactSource::Step(step),
            None if given => FactSource::Given,
            None => FactSource::Entered,
        }
    }

    /// The facts that close all other candidates of a slot: a placed digit or a gone candidate, each with its source.
    fn premises(&self, slot: Slot, step: &Step) -> Vec<FactGroup> {
        let mut groups: Vec<FactGroup> = Vec::new();
        let (stands, gone) = match slot {
            Slot::Cell(cell) => self.around(cell, step.conclusion.place.digits(cell)),
            Slot::House(house, digit) => self.within(house, digit, step.conclusion.place.plane(digit)),
        };
        let with_kind = stands.iter().map(|it| (it, true)).chain(gone.iter().map(|it| (it, false)));
        for (candidate, is_standing) in with_kind {
            let source = self.source(candidate);
            let at = groups.iter().position(|group| group.source == source).unwrap_or_else(|| {
                groups.push(FactGroup { source, stands: CandidateSet::EMPTY, gone: CandidateSet::EMPTY });
                groups.len() - 1
            });
            let FactGroup { stands, gone, .. } = &mut groups[at];
            (if is_standing { stands } else { gone }).insert(candidate);
        }
        groups.sort_by_key(|group| group.source);
        groups
    }

    /// The placements and eliminations that close a cell to all but these digits.
    fn around(&self, cell: Cell, kept: DigitSet) -> (CandidateSet, CandidateSet) {
        let mut stands = CandidateSet::EMPTY;
        let mut gone = CandidateSet::EMPTY;
        for digit in DigitSet::ALL - kept {
            match self.blocker(CellSet::of(cell), digit) {
                Some(by) => stands.insert(Candidate { cell: by, digit }),
                None => gone.insert(Candidate { cell, digit }),
            }
        }
        (stands, gone)
    }

    /// The placements and eliminations that close the cells of a house to a digit, but for these: of cells that were
    /// filled meanwhile and see no such digit, what fills them; of a house with no other open cell, all that fills it.
    fn within(&self, house: House, digit: Digit, kept: CellSet) -> (CandidateSet, CandidateSet) {
        let cells = self.trace.layout.cells(house) - kept;
        let mut rivals = cells & self.board.open();
        let filled = cells.iter().filter_map(|cell| Some(Candidate { cell, digit: self.board.value(cell)? }));
        let homes = (CellSet::ALL - self.board.open()).filter(|by| self.board.value(by) == Some(digit));
        let is_listed = |it: &Candidate| {
            rivals.is_empty()
                || !self.board.givens().contains(it.cell) && (self.trace.layout.peers(it.cell) & homes).is_empty()
        };
        let mut stands: CandidateSet = filled.filter(is_listed).collect();
        while let Some(cell) = self.blocker(rivals, digit) {
            stands.insert(Candidate { cell, digit });
            rivals -= self.trace.layout.peers(cell);
        }
        (stands, rivals.iter().map(|cell| Candidate { cell, digit }).collect())
    }

    /// The filled cell that closes most of these cells to a digit, if one closes any; of equals, a given.
    fn blocker(&self, cells: CellSet, digit: Digit) -> Option<Cell> {
        let closes = |by: Cell| (self.trace.layout.peers(by) & cells).len();
        let homes = (CellSet::ALL - self.board.open()).filter(|by| self.board.value(by) == Some(digit));
        let best = homes.iter().filter(|by| closes(*by) > 0);
        best.max_by_key(|by| (closes(*by), self.board.givens().contains(*by), std::cmp::Reverse(*by)))
    }

    /// A fact for each source; beyond the most there may be, the later steps share one.
    fn of_groups(&self, mut groups: Vec<FactGroup>) -> Vec<Support> {
        if let [group] = groups.as_slice() {
            let parts = group.parts();
            if parts.len() <= MOST {
                groups = parts;
            }
        }
        let rest = if groups.len() > MOST { groups.split_off(MOST - 1) } else { Vec::new() };
        let mut facts: Vec<Support> = groups.iter().map(|group| self.of_group(std::slice::from_ref(group))).collect();
        facts.extend((!rest.is_empty()).then(|| self.of_group(&rest)));
        facts
    }

    fn of_group(&self, groups: &[FactGroup]) -> Support {
        let style = self.style;
        let all =
            |of: fn(&FactGroup) -> CandidateSet| groups.iter().fold(CandidateSet::EMPTY, |all, group| all | of(group));
        let stands = all(|group| group.stands);
        let gone = all(|group| group.gone);
        let at = |digit: Digit| (digit, stands.plane(digit));
        let standing = Digit::ALL.into_iter().map(at).filter(|(_, cells)| !cells.is_empty());
        let mut parts: Vec<String> = standing.map(|(digit, cells)| placed(style, digit, cells)).collect();
        if !gone.is_empty() {
            parts.push(style.conclusion(&Conclusion::eliminating(gone)));
        }
        let steps = steps_of(groups.iter().map(|group| group.source));
        let sources: Vec<FactSource> = groups.iter().map(|group| group.source).collect();
        self.support(&listed(style, &parts, COLUMNS - 12), &sources, steps)
    }

    /// The truths of a step, each with the steps that made it; of a single one, also what it does.
    fn of_truths(&self, step: &Step, target: Target) -> Vec<Support> {
        let style = self.style;
        let context = StepContext::new(&self.trace.layout, &self.board).with_style(style);
        let mut facts: Vec<Support> = step
            .truths
            .iter()
            .map(|truth| {
                let steps = self.ledger.needs(&self.trace.layout, std::slice::from_ref(truth));
                let sources: Vec<FactSource> = if steps.is_empty() {
                    vec![self.start()]
                } else {
                    steps.iter().copied().map(FactSource::Step).collect()
                };
                self.support(&advice::truth(&context, truth), &sources, steps)
            })
            .collect();
        if let ([_], Target::Eliminate(candidate)) = (step.truths.as_slice(), target) {
            let text = style.say(&FactsText::StandsWithNone { candidate });
            facts.push(Support { given: false, steps: Vec::new(), text });
        }
        facts
    }

    /// The source of what no step changed.
    fn start(&self) -> FactSource {
        let puzzle = &self.trace.puzzle;
        if puzzle.placed().next().is_none() && puzzle.removed.is_empty() {
            FactSource::Given
        } else {
            FactSource::Entered
        }
    }

    /// The needs of an argument with many truths: its assumption or its cases, and the earlier steps that it takes up.
    fn of_needs(&self, line: &OutlineLine<'_>, all: &[OutlineLine<'_>], target: Target) -> Vec<Support> {
        let style = self.style;
        let text = cut(&self.heart(line, target), COLUMNS + 8);
        let mut facts = vec![Support { given: false, steps: Vec::new(), text }];
        let needed: Vec<&OutlineLine<'_>> = all.iter().filter(|line_of| line.needs.contains(&line_of.number)).collect();
        if needed.is_empty() {
            let text = style.say(&FactsText::StartCandidates);
            facts.push(self.support(&text, &[self.start()], Vec::new()));
        }
        let count = if needed.len() < MOST { needed.len() } else { MOST - 2 };
        for of in &needed[..count] {
            facts.push(self.support(&of.step_text.conclusion, &[FactSource::Step(of.number)], vec![of.number]));
        }
        if let rest @ [_, ..] = &needed[count..] {
            let steps: Vec<u32> = rest.iter().map(|line| line.number).collect();
            let sources: Vec<FactSource> = steps.iter().copied().map(FactSource::Step).collect();
            let joined: Vec<String> = rest.iter().map(|line| line.step_text.conclusion.clone()).collect();
            facts.push(self.support(&style.statements(joined), &sources, steps));
        }
        facts
    }

    /// The deduction of an argument with many truths, in one clause.
    fn heart(&self, line: &OutlineLine<'_>, target: Target) -> String {
        let style = self.style;
        match &line.step.pattern {
            Pattern::Hypothesis(it) => {
                let assume = style.assumption(it.assume);
                let slot = style.slots(&self.trace.layout, &[it.end]);
                style.say(&FactsText::LeavesNothing { assume: &assume, slot: &slot })
            }
            Pattern::Forcing(it) => {
                let cases = style.or(it.cases.iter().map(|case| style.assumption(case.assume)));
                style.say(&FactsText::EachCase { follows: ConclusionNotation(&target.conclusion()), cases: &cases })
            }
            _ => {
                let count = line.step.truths.len();
                let name = &line.step_text.name;
                let place = &line.step_text.place;
                style.say(&FactsText::Truths { count, name, place })
            }
        }
    }

    /// A fact with its source, on one line.
    fn support(&self, text: &str, sources: &[FactSource], steps: Vec<u32>) -> Support {
        let style = self.style;
        let given = sources.contains(&FactSource::Given);
        let mut names: Vec<String> = Vec::new();
        if given {
            names.push(style.say(&FactsText::Given));
        }
        if sources.contains(&FactSource::Entered) {
            names.push(style.say(&FactsText::Entered));
        }
        let first = &steps[..steps.len().min(6)];
        let more = if first.len() < steps.len() { ", ..." } else { "" };
        let numbers = if more.is_empty() { style.and(first) } else { style.commas(first) + more };
        match steps.len() {
            0 => {}
            1 => names.push(style.say(&FactsText::FromStep { numbers: &numbers })),
            _ => names.push(style.say(&FactsText::FromSteps { numbers: &numbers })),
        }
        let source = style.and(names);
        let text = cut(text, (COLUMNS + 8).saturating_sub(super::fit::width(&source)));
        Support { given, text: style.say(&FactsText::Support { source: &source, text: &text }), steps }
    }
}

/// A digit and where it stands.
fn placed(style: Style, digit: Digit, cells: CellSet) -> String {
    style.say(&FactsText::DigitAt { digit, cells })
}

fn steps_of(sources: impl Iterator<Item = FactSource>) -> Vec<u32> {
    sources.filter_map(|source| if let FactSource::Step(number) = source { Some(number) } else { None }).collect()
}

/// The messages on the facts that an argument rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FactsText<'a> {
    StandsWithNone { candidate: Candidate },
    StartCandidates,
    LeavesNothing { assume: &'a str, slot: &'a str },
    EachCase { follows: ConclusionNotation<'a>, cases: &'a str },
    Truths { count: usize, name: &'a str, place: &'a str },
    Given,
    Entered,
    FromStep { numbers: &'a str },
    FromSteps { numbers: &'a str },
    Support { source: &'a str, text: &'a str },
    DigitAt { digit: Digit, cells: CellSet },
}
