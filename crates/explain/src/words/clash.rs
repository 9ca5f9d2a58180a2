//! Says that a candidate goes as it clashes with every candidate of a slot, and by which rules.
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::brief::terms::at;
use crate::words::excluders;
use crate::words::line_ends;
use crate::words::noun::{AllOf, Any, Houses, Or};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Clash, Conclusion, Digit, DigitSet, Layout, Rule, RuleKind, Slot, Step,
};

/// Says what the slot takes, what each of it excludes, and by which rules.
pub(super) fn why(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let style = context.style;
    style.sentences(sentences(context, it, step).into_iter().chain([style.so(&settled(context, step))]))
}

/// The sentences without what follows.
pub(super) fn sentences(context: &StepContext<'_>, it: &Clash, step: &Step) -> Vec<String> {
    line_ends::sentences(context, it, step).unwrap_or_else(|| excluded(context, it, step))
}

/// The candidates of the slot, and the candidates that each of them excludes.
fn excluded(context: &StepContext<'_>, it: &Clash, step: &Step) -> Vec<String> {
    let style = context.style;
    let members = context.board.truth(it.slot).members();
    let gone = step.conclusion.eliminate;
    let places = match it.slot {
        Slot::Cell(_) => style.holds(&members),
        Slot::House(house, digit) => {
            let home = context.named([house]);
            style.say(&ClashText::Places { home, digit, cells: Any(members.cells()) })
        }
    };
    if let Some((other, rule)) = other_digit(context, &members, &gone) {
        let ends = members.cells().iter().collect::<Vec<_>>();
        let rule = &<[Cell; 2]>::try_from(ends).map(|ends| style.rule(rule, context.layout, ends)).unwrap_or_default();
        return vec![style.sentences([places, style.say(&ClashText::Other { rules: rule, other })])];
    }
    let said = excluders::told(context, it.slot, &members, &gone);
    if style.is_plain() {
        return [vec![places], said].concat();
    }
    vec![style.sentences([places].into_iter().chain(said))]
}

/// The digit of the second of two cells that have a total and are the only places of another digit: the total less that
/// digit, and the rule. None if the step is not about such cells.
fn other_digit<'l>(
    context: &StepContext<'l>,
    members: &CandidateSet,
    gone: &CandidateSet,
) -> Option<(Digit, &'l Rule)> {
    let [one, other] = <[Candidate; 2]>::try_from(members.iter().collect::<Vec<_>>()).ok()?;
    let rule = context.layout.why(one, Candidate { digit: other.digit, ..other }).or_else(|| {
        let lost = gone.iter().find(|it| it.cell == other.cell)?;
        context.layout.why(one, lost)
    })?;
    let is_sum = matches!(rule.kind, RuleKind::Sum | RuleKind::Cage) && rule.cells.len() == 2 && rule.value.is_some();
    let rest = rule.value_on(context.layout.size()).checked_sub(u16::from(one.digit.value()))?;
    let digit = Digit::from_value(u32::from(rest))?;
    let same = one.digit == other.digit && digit != one.digit && gone.cells().is_subset(members.cells());
    (is_sum && same).then_some((digit, rule))
}

/// The slot.
pub(super) fn place(context: &StepContext<'_>, it: &Clash) -> String {
    context.style.say(&match it.slot {
        Slot::Cell(cell) => ClashText::AllIn { cell },
        Slot::House(house, digit) => ClashText::AllOf { digit, house: context.named([house]) },
    })
}

/// The candidates of the slot, which all rule out what goes: `2 in r2 at r2c124`.
pub(super) fn brief(context: &StepContext<'_>, slot: Slot) -> String {
    let members = context.board.truth(slot).members();
    if let Slot::House(house, digit) = slot {
        return at(context, digit.into(), house, members.cells());
    }
    context.style.or(members.iter_by_cell().map(|it| context.style.conclusion(&Conclusion::placing(it))))
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
    AllIn { cell: Cell },
    AllOf { digit: Digit, house: Houses<'a> },
    Places { home: Houses<'a>, digit: Digit, cells: Any },
    Excludes { digits: DigitSet, cells: CellSet, reason: &'a str },
    ExcludesBy { digits: DigitSet, cells: CellSet, items: AllOf<'a> },
    At { places: CellSet, reason: &'a str },
    Of { digits: DigitSet, reason: &'a str },
    Itself { places: CellSet },
    AtExcludes { digits: DigitSet, places: Any, gone: DigitSet, cells: CellSet, reason: &'a str },
    OneDigit { digits: DigitSet, cell: CellSet, gone: Or },
    Other { rules: &'a str, other: Digit },
    AtMost { from: Cell, own: Digit, cell: Cell, digit: Digit, rule: &'a str },
    AtLeast { from: Cell, own: Digit, cell: Cell, digit: Digit, rule: &'a str },
    AlsoAtMost { cell: Cell, digit: Digit },
    AlsoAtLeast { cell: Cell, digit: Digit },
}

/// What a rule says of two cells, or of its line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuleText<'a> {
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
