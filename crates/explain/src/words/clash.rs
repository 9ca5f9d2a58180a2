//! Says that a candidate goes as it clashes with every candidate of a slot, and by which rules.
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::brief::terms::{at, held};
use crate::words::clash_text::ClashText;
use crate::words::partners::LackedPartners;
use crate::words::{confined, excluders, line_ends, partners};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Clash, Digit, Layout, Rule, RuleKind, RuledOut, Slot, Step};

/// Says what the slot takes, what each of it excludes, and by which rules.
pub(super) fn why(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let style = context.style;
    style.sentences(sentences(context, it, step).into_iter().chain([style.so(&settled(context, step))]))
}

/// The sentences without what follows. In plain words those on the places of a digit in a house stand before them.
pub(super) fn sentences(context: &StepContext<'_>, it: &Clash, step: &Step) -> Vec<String> {
    let shares = it.by_slot(context.board, &step.conclusion.eliminate);
    let partners: Option<Vec<Vec<_>>> = shares.iter().map(|it| LackedPartners::all(context, it)).collect();
    if let Some(all) = partners {
        return partners::sentences(context, &all.concat());
    }
    let mut known = None;
    let described = |it| line_ends::sentences(context, it, &mut known).unwrap_or_else(|| excluded(context, it));
    shares.iter().flat_map(described).collect()
}

/// The candidates of the slot, and the candidates that each of them excludes.
fn excluded(context: &StepContext<'_>, it: &RuledOut) -> Vec<String> {
    let style = context.style;
    let members = context.board.truth(it.slot).members();
    let gone = it.gone;
    let places = match it.slot {
        Slot::Cell(_) => vec![style.holds(&members)],
        Slot::House(..) if style.is_plain() => Vec::new(),
        Slot::House(house, digit) => confined::in_house(context, house, digit),
    };
    if let Some((other, rule)) = other_digit(context, &members, &gone) {
        let ends = members.cells().iter().collect::<Vec<_>>();
        let rule = &<[Cell; 2]>::try_from(ends).map(|ends| style.rule(rule, context.layout, ends)).unwrap_or_default();
        return [places, vec![style.say(&ClashText::Other { rules: rule, other })]].concat();
    }
    [places, excluders::slot_sentences(context, it.slot, &members, &gone)].concat()
}

/// The rule by which everything that goes clashes with the slot, if it is one beside the houses.
fn one_rule<'l>(context: &StepContext<'l>, it: &Clash, step: &Step) -> Option<&'l Rule> {
    let shares = it.by_slot(context.board, &step.conclusion.eliminate);
    let (first, rest) = shares.split_first()?;
    let rule = rule_of(context, first)?;
    rest.iter().all(|it| rule_of(context, it).is_some_and(|it| std::ptr::eq(it, rule))).then_some(rule)
}

/// The name of several rules of one kind, if each thing that goes clashes by one of them.
fn kind_of_rule(context: &StepContext<'_>, it: &Clash, step: &Step) -> Option<String> {
    let size = context.layout.size();
    let shares = it.by_slot(context.board, &step.conclusion.eliminate);
    let all: Vec<LackedPartners<'_>> =
        shares.iter().map(|it| LackedPartners::all(context, it)).collect::<Option<Vec<_>>>()?.concat();
    let kind = |it: &LackedPartners<'_>| (it.rule.kind, it.rule.value);
    let first = all.first()?;
    let is_of_many = shares.len() > 1 && all.iter().all(|it| kind(it) == kind(first));
    is_of_many.then(|| context.style.rule_name(first.rule, size))
}

/// The rule by which all that a slot rules out clashes with it, if it is one beside the houses.
fn rule_of<'l>(context: &StepContext<'l>, it: &RuledOut) -> Option<&'l Rule> {
    let layout = context.layout;
    if let Some(all) = LackedPartners::all(context, it) {
        let (first, rest) = all.split_first()?;
        return rest.iter().all(|it| std::ptr::eq(it.rule, first.rule)).then_some(first.rule);
    }
    let members = context.board.truth(it.slot).members();
    let mut found: Option<&Rule> = None;
    for gone in it.gone.iter() {
        for member in members.iter().filter(|member| member.cell != gone.cell) {
            let shared = layout.houses_of(member.cell) & layout.houses_of(gone.cell);
            if member.digit == gone.digit && !shared.is_empty() {
                continue;
            }
            let rule = layout.why(member, gone)?;
            if found.is_some_and(|found| !std::ptr::eq(found, rule)) {
                return None;
            }
            found = Some(rule);
        }
    }
    found
}

/// A rule by its name and its cells: `black dot r1c4-r1c5`.
fn titled(context: &StepContext<'_>, rule: &Rule) -> String {
    let name = context.style.rule_name(rule, context.layout.size());
    match rule.kind {
        _ if rule.cells.is_empty() => name,
        RuleKind::Cage | RuleKind::ExtraRegion => {
            format!("{name} {}", context.style.blocks(rule.cells.iter().copied().collect()).join(","))
        }
        _ => format!("{name} {}", context.style.line(rule, context.layout)),
    }
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

/// The rule and its cells, if it is one, and the slot unless the rule names it.
pub(super) fn place(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let style = context.style;
    let slot = style.say(&match it.slot {
        Slot::Cell(cell) => ClashText::AllIn { cell },
        Slot::House(house, digit) => ClashText::AllOf { digit, house: context.named([house]) },
    });
    match one_rule(context, it, step) {
        None => kind_of_rule(context, it, step).map_or(slot, |name| style.say(&ClashText::EachRule { name: &name })),
        Some(rule) if matches!(it.slot, Slot::Cell(cell) if rule.cells.contains(&cell)) => titled(context, rule),
        Some(rule) => style.facts([titled(context, rule), slot]),
    }
}

/// The rule, and the candidates of the slot, which all rule out what goes: `knight's move, 2 in r2 at r2c124`, `black dot
/// r1c4-r1c5, no half or double`.
pub(super) fn brief(context: &StepContext<'_>, it: &Clash, step: &Step) -> String {
    let shares = it.by_slot(context.board, &step.conclusion.eliminate);
    let rule = one_rule(context, it, step).map(|rule| titled(context, rule));
    let mut described: Vec<String> = rule.or_else(|| kind_of_rule(context, it, step)).into_iter().collect();
    for it in shares {
        let whole: Option<Vec<String>> =
            LackedPartners::all(context, &it).and_then(|all| all.iter().map(|it| it.brief(context)).collect());
        let reasons = whole.unwrap_or_else(|| match it.slot {
            Slot::House(house, digit) => {
                vec![at(context, digit.into(), house, context.board.truth(it.slot).members().cells())]
            }
            Slot::Cell(cell) => vec![held(context, cell.into(), context.board.digits(cell))],
        });
        for reason in reasons {
            if !described.contains(&reason) {
                described.push(reason);
            }
        }
    }
    context.style.facts(described)
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

/// The messages on a rule between two cells, or on its line.
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
