//! Says that a candidate goes as it clashes with every candidate of a slot, and by which rules.
use crate::cell_groups::cells_by_digits;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::brief::terms::at;
use crate::words::line_ends;
use crate::words::noun::{Any, Houses};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Clash, Conclusion, Digit, DigitSet, House, Layout, Rule, RuleKind, Slot,
    Step,
};

/// Says what the slot takes, what each of it excludes, and by which rules.
pub(super) fn why(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let style = context.style;
    style.sentences(sentences(context, it, step).into_iter().chain([style.so(&settled(context, step))]))
}

/// The sentences without what follows.
pub(super) fn sentences(context: &StepContext<'_>, it: &Clash, step: &Step) -> Vec<String> {
    line_ends::sentences(context, it, step).unwrap_or_else(|| vec![excluded(context, it, step)])
}

/// The candidates of the slot, and the candidates that each of them excludes, in two sentences.
fn excluded(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let style = context.style;
    let members = context.board.truth(it.slot).members();
    let gone = step.conclusion.eliminate;
    let rules = &rules(context, &members, &gone);
    let places = match it.slot {
        Slot::Cell(_) => style.holds(&members),
        Slot::House(house, digit) => {
            let home = context.named([house]);
            style.say(&ClashText::Places { home, digit, cells: Any(members.cells()) })
        }
    };
    let then = match (other_digit(context, &members, &gone), cells_by_digits(&gone).as_slice()) {
        (Some(other), _) => ClashText::Other { rules, other },
        (None, &[(digits, cells)]) => ClashText::EachExcludes { digits, cells, rules },
        _ => ClashText::EachClashes { rules },
    };
    style.sentences([places, style.say(&then)])
}

/// The digit of the second of two cells that have a total and are the only places of another digit: the total less that
/// digit. None if the step is not about such cells.
fn other_digit(context: &StepContext<'_>, members: &CandidateSet, gone: &CandidateSet) -> Option<Digit> {
    let [one, other] = <[Candidate; 2]>::try_from(members.iter().collect::<Vec<_>>()).ok()?;
    let rule = context.layout.why(one, Candidate { digit: other.digit, ..other }).or_else(|| {
        let lost = gone.iter().find(|it| it.cell == other.cell)?;
        context.layout.why(one, lost)
    })?;
    let is_sum = matches!(rule.kind, RuleKind::Sum | RuleKind::Cage) && rule.cells.len() == 2 && rule.value.is_some();
    let rest = rule.value_on(context.layout.size()).checked_sub(u16::from(one.digit.value()))?;
    let digit = Digit::from_value(u32::from(rest))?;
    let same = one.digit == other.digit && digit != one.digit && gone.cells().is_subset(members.cells());
    (is_sum && same).then_some(digit)
}

/// The slot.
pub(super) fn place(context: &StepContext<'_>, it: &Clash) -> String {
    match it.slot {
        Slot::Cell(cell) => context.style.cells(CellSet::of(cell)),
        Slot::House(house, digit) => context.sought_in(house, digit.into()),
    }
}

/// The candidates of the slot, which all rule out what goes: `2 in r2 at r2c124`.
pub(super) fn brief(context: &StepContext<'_>, slot: Slot) -> String {
    let members = context.board.truth(slot).members();
    if let Slot::House(house, digit) = slot {
        return at(context, digit.into(), house, members.cells());
    }
    context.style.or(members.iter_by_cell().map(|it| context.style.conclusion(&Conclusion::placing(it))))
}

/// A reason why candidates clash, of all cells for which it is one.
enum ClashReason {
    /// A house holds a digit once.
    Share(House, CellSet),
    /// What a rule says of two cells.
    Rule(String),
}

/// The reasons why some candidates clash with others, each once, in the order in which they come up.
fn rules(context: &StepContext<'_>, members: &CandidateSet, gone: &CandidateSet) -> String {
    let style = context.style;
    let cells = members.cells() | gone.cells();
    let in_one_cage = |rule: &Rule| {
        rule.kind == RuleKind::Cage && cells.is_subset(rule.cells.iter().copied().collect()) && rule.cells.len() > 2
    };
    if (*members | *gone).all_digits().is_one() && context.layout.rules().list.iter().any(in_one_cage) {
        return style.say(&RuleText::Cage { cells });
    }
    let mut reasons: Vec<ClashReason> = Vec::new();
    // Place by place.
    for member in members.iter() {
        // That a cell holds one digit needs no word.
        for candidate in gone.iter().filter(|candidate| candidate.cell != member.cell) {
            reason(context, &mut reasons, member, candidate);
        }
    }
    let mut texts = reasons.into_iter().map(|reason| match reason {
        ClashReason::Share(house, cells) => style.say(&ClashText::Share { cells, house: context.named([house]) }),
        ClashReason::Rule(text) => text,
    });
    let first = texts.next().unwrap_or_default();
    texts.fold(first, |first, then| style.say(&ClashText::Rules { first: &first, then: &then }))
}

/// Adds why two candidates clash to the reasons, or their cells to a reason that is there.
fn reason(context: &StepContext<'_>, reasons: &mut Vec<ClashReason>, member: Candidate, candidate: Candidate) {
    let both = CellSet::of(member.cell).with(candidate.cell);
    let shared = context.layout.houses_of(member.cell) & context.layout.houses_of(candidate.cell);
    if member.digit == candidate.digit && !shared.is_empty() {
        let known = reasons.iter_mut().find_map(|it| match it {
            ClashReason::Share(house, cells) if shared.contains(*house) => Some(cells),
            _ => None,
        });
        match (known, shared.first()) {
            (Some(cells), _) => *cells |= both,
            (None, Some(house)) => reasons.push(ClashReason::Share(house, both)),
            (None, None) => {}
        }
        return;
    }
    let text = match context.layout.why(member, candidate) {
        Some(rule) => context.style.rule(rule, context.layout, [member.cell, candidate.cell]),
        None => context.style.say(&RuleText::Differ { cells: both }),
    };
    if !reasons.iter().any(|it| matches!(it, ClashReason::Rule(known) if *known == text)) {
        reasons.push(ClashReason::Rule(text));
    }
}

impl Style {
    /// The rule between two cells, as a clause: `r1c2 and r1c3 differ by 1`.
    pub fn rule(self, rule: &Rule, layout: &Layout, [one, other]: [Cell; 2]) -> String {
        let cells = CellSet::of(one).with(other);
        let high = layout.size();
        let value = rule.value_on(high);
        let line = &self.line(rule, layout);
        let (number, behind) = rule.arrow();
        let behind = &self.in_order(behind);
        let digits = &self.digits(rule.quadruple());
        self.say(&match rule.kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => RuleText::Diagonal { cells },
            RuleKind::DisjointGroups => RuleText::Group { cells },
            RuleKind::Cage if rule.cells.len() == 2 && rule.value.is_some() => RuleText::Sum { cells, value },
            RuleKind::ExtraRegion => RuleText::Region { cells },
            RuleKind::Cage => RuleText::Cage { cells },
            RuleKind::AntiKnight => RuleText::Knight { cells },
            RuleKind::AntiKing => RuleText::King { cells },
            RuleKind::NonConsecutive => RuleText::NonConsecutive { cells },
            RuleKind::Difference => RuleText::Difference { cells, value },
            RuleKind::Ratio => RuleText::Ratio { cells, value },
            RuleKind::Sum => RuleText::Sum { cells, value },
            RuleKind::NegativeDifference | RuleKind::NegativeRatio => RuleText::NoDot { cells },
            RuleKind::NegativeSum => RuleText::NoSum { cells },
            RuleKind::Thermometer => RuleText::Rises { line },
            RuleKind::SlowThermometer => RuleText::DoesNotFall { line },
            RuleKind::Whisper => RuleText::Apart { cells, value },
            RuleKind::Palindrome | RuleKind::Clone => RuleText::Same { cells },
            RuleKind::Odd => RuleText::Odd { cells },
            RuleKind::Even => RuleText::Even { cells },
            RuleKind::Minimum => RuleText::Minimum { line },
            RuleKind::Maximum => RuleText::Maximum { line },
            RuleKind::Arrow => RuleText::Arrow { number: number.iter().copied().collect(), line: behind },
            RuleKind::LittleKiller => RuleText::Total { line, value },
            RuleKind::RegionSumLine => RuleText::SameSums { line },
            RuleKind::Sandwich => RuleText::Sandwich { line, high, value },
            RuleKind::Renban => RuleText::Consecutive { line },
            RuleKind::Between => RuleText::Between { line },
            RuleKind::Quadruple => RuleText::Quadruple { cells: rule.cells.iter().copied().collect(), digits },
        })
    }

    /// The name of a rule's cells: the row or column of a sandwich; otherwise the cells in their order: `r1c2-r1c3-r2c4`.
    pub fn line(self, rule: &Rule, layout: &Layout) -> String {
        match layout.sandwiched(rule) {
            Some(house) => self.house(layout, house),
            None => self.in_order(&rule.cells),
        }
    }

    /// Cells in their order: `r1c2-r1c3-r2c4`.
    fn in_order(self, cells: &[Cell]) -> String {
        cells.iter().map(|&cell| self.cell(cell)).collect::<Vec<_>>().join("-")
    }
}

/// Sentences about what clashes with every candidate of a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClashText<'a> {
    Places { home: Houses<'a>, digit: Digit, cells: Any },
    EachExcludes { digits: DigitSet, cells: CellSet, rules: &'a str },
    EachClashes { rules: &'a str },
    Other { rules: &'a str, other: Digit },
    AtMost { from: Cell, own: Digit, cell: Cell, digit: Digit, rule: &'a str },
    AtLeast { from: Cell, own: Digit, cell: Cell, digit: Digit, rule: &'a str },
    AlsoAtMost { cell: Cell, digit: Digit },
    AlsoAtLeast { cell: Cell, digit: Digit },
    Rules { first: &'a str, then: &'a str },
    Share { cells: CellSet, house: Houses<'a> },
}

/// What a rule says of two cells, or of its line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuleText<'a> {
    Differ { cells: CellSet },
    Diagonal { cells: CellSet },
    Group { cells: CellSet },
    Region { cells: CellSet },
    Cage { cells: CellSet },
    Knight { cells: CellSet },
    King { cells: CellSet },
    NonConsecutive { cells: CellSet },
    Difference { cells: CellSet, value: u16 },
    Ratio { cells: CellSet, value: u16 },
    Sum { cells: CellSet, value: u16 },
    NoDot { cells: CellSet },
    NoSum { cells: CellSet },
    Rises { line: &'a str },
    DoesNotFall { line: &'a str },
    Apart { cells: CellSet, value: u16 },
    Same { cells: CellSet },
    Odd { cells: CellSet },
    Even { cells: CellSet },
    Minimum { line: &'a str },
    Maximum { line: &'a str },
    Arrow { number: CellSet, line: &'a str },
    Total { line: &'a str, value: u16 },
    SameSums { line: &'a str },
    Sandwich { line: &'a str, high: usize, value: u16 },
    Consecutive { line: &'a str },
    Between { line: &'a str },
    Quadruple { cells: CellSet, digits: &'a str },
}
