//! The text on rules that an entry breaks.
use crate::breach::{Breach, FillingFault};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Layout, Rule, RuleKind};
use qedoku_explain::Style;
use qedoku_explain::noun::{AllOf, Held, Or};

/// An entry with the rule that it breaks, as it is told.
#[derive(Clone, Copy)]
pub(crate) struct DescribedBreach<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) entry: Candidate,
    pub(crate) breach: &'a Breach,
    pub(crate) style: Style,
}

impl DescribedBreach<'_> {
    /// The sentence that digits which stand break the rule; none if it is what is left that cannot be filled.
    pub(crate) fn clash(&self) -> Option<String> {
        let style = self.style;
        let rule = &self.clause();
        Some(style.say(&match self.breach {
            Breach::Excluded { .. } => BreachText::Excluded { own: self.entry, rule },
            Breach::Pair { other, .. } => return Some(self.pair(*other)),
            Breach::Full { held, .. } => return Some(self.full(held)),
            Breach::Unfillable { .. } => return None,
        }))
    }

    /// The sentence on the rule whose open cells cannot be filled.
    pub(crate) fn unkept(&self) -> Option<String> {
        matches!(self.breach, Breach::Unfillable { .. })
            .then(|| self.style.say(&BreachText::Unkept { own: self.entry, rule: &self.clause() }))
    }

    /// The sentence on why nothing fills them.
    pub(crate) fn reason(&self) -> Option<String> {
        let Breach::Unfillable { fault, .. } = self.breach else { return None };
        let style = self.style;
        let own = self.entry;
        let at = |all: &[Candidate]| -> Vec<String> {
            all.iter().map(|it| style.say(&BreachText::DigitAt { digit: it.digit, cell: it.cell })).collect()
        };
        Some(match fault {
            FillingFault::NotIn(ways) => style.say(&BreachText::NotIn { own, ways: &style.ways(ways) }),
            &FillingFault::Last { cell, rest, ref by } if by.is_empty() => {
                style.say(&BreachText::Last { own, cell, rest })
            }
            &FillingFault::Last { cell, rest, ref by } => {
                style.say(&BreachText::LastSees { own, cell, rest, by: AllOf(&at(by)) })
            }
            &FillingFault::AtMost { cells, rest, most } => style.say(&BreachText::AtMost { own, cells, rest, most }),
            &FillingFault::AtLeast { cells, rest, least } => {
                style.say(&BreachText::AtLeast { own, cells, rest, least })
            }
            FillingFault::Lacks { ways, cells, digits, by } => {
                let ways = &style.ways(ways);
                let digits = Or(*digits);
                let cells = *cells;
                let by = &at(by);
                if by.is_empty() {
                    style.say(&BreachText::Lacks { own, ways, cells, digits })
                } else {
                    style.say(&BreachText::LacksFor { own, ways, cells, digits, by: AllOf(by) })
                }
            }
            FillingFault::Candidates(left) => {
                let held = left.cells().iter().map(|cell| style.say(&Held(cell.into(), left.digits(cell))));
                style.say(&BreachText::LeftIn { own, held: AllOf(&held.collect::<Vec<_>>()) })
            }
        })
    }

    /// All of it: the clash, or the rule that cannot be kept and why.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = String> + use<> {
        [self.clash(), self.unkept(), self.reason()].into_iter().flatten()
    }

    /// The rule as a clause.
    fn clause(&self) -> String {
        let rule = self.breach.rule();
        let style = self.style;
        if let (RuleKind::Cage, Some(value)) = (rule.kind, rule.value) {
            return style.say(&BreachText::Cage { cells: cells_of(rule), value });
        }
        let own = self.entry.cell;
        let ends = match self.breach {
            Breach::Pair { other, .. } => [own, other.cell],
            _ => [own, own],
        };
        style.rule(rule, self.layout, ends)
    }

    /// Two digits that a rule forbids beside each other.
    fn pair(&self, other: Candidate) -> String {
        let own = self.entry;
        let digit = own.digit;
        let cells = CellSet::of(own.cell).with(other.cell);
        let is_same = digit == other.digit;
        let rule = &self.clause();
        self.style.say(&match self.breach.rule().kind {
            RuleKind::AntiKnight if is_same => BreachText::Knight { digit, cells },
            RuleKind::AntiKing if is_same => BreachText::King { digit, cells },
            RuleKind::DisjointGroups if is_same => BreachText::Group { digit, cells },
            RuleKind::Cage if is_same => BreachText::OneCage { digit, cells },
            RuleKind::ExtraRegion if is_same => BreachText::OneRegion { digit, cells },
            RuleKind::NonConsecutive => BreachText::Neighbors { own, other },
            _ if is_same => BreachText::Both { digit, cells, rule },
            _ => BreachText::Against { own, other, rule },
        })
    }

    /// Cells that are all filled, otherwise than their rule says.
    fn full(&self, held: &[Candidate]) -> String {
        let style = self.style;
        let rule = self.breach.rule();
        let clause = &self.clause();
        let value = |cell: Cell| held.iter().find(|it| it.cell == cell).map_or(0, |it| u32::from(it.digit.value()));
        let sum = |cells: &[Cell]| cells.iter().map(|&cell| value(cell)).sum::<u32>();
        style.say(&match rule.kind {
            RuleKind::Cage | RuleKind::LittleKiller => BreachText::ComesTo { rule: clause, sum: sum(&rule.cells) },
            RuleKind::Arrow => {
                let (number, line) = rule.arrow();
                let number = number.iter().fold(0, |number, &cell| 10 * number + value(cell));
                BreachText::NotTheNumber { rule: clause, sum: sum(line), number }
            }
            RuleKind::RegionSumLine => {
                let sums = self.layout.rules().stretches(rule).iter().map(|cells| sum(cells).to_string()).collect();
                return style.say(&BreachText::Sums { rule: clause, sums: AllOf(&distinct(sums)) });
            }
            RuleKind::Sandwich => BreachText::ComesTo { rule: clause, sum: between(self.layout, held) },
            RuleKind::Quadruple => {
                let has = |digit: &Digit| held.iter().filter(|it| it.digit == *digit).count();
                let named = rule.quadruple();
                let lacks = |digit: &&Digit| has(digit) < named.iter().filter(|it| it == digit).count();
                BreachText::LacksDigits { rule: clause, digits: named.iter().filter(lacks).copied().collect() }
            }
            _ => {
                let digits: Vec<String> = held.iter().map(|it| it.digit.to_string()).collect();
                return style.say(&BreachText::Holds { rule: clause, digits: AllOf(&digits) });
            }
        })
    }
}

/// The sum of the digits between the lowest and the highest digit of a full line.
fn between(layout: &Layout, held: &[Candidate]) -> u32 {
    let all = layout.digits();
    let place = |end: Option<Digit>| held.iter().position(|it| Some(it.digit) == end);
    let (Some(one), Some(other)) = (place(all.first()), place(all.last())) else { return 0 };
    held[one.min(other) + 1..one.max(other)].iter().map(|it| u32::from(it.digit.value())).sum()
}

fn distinct(texts: Vec<String>) -> Vec<String> {
    let mut each: Vec<String> = Vec::new();
    for text in texts {
        if !each.contains(&text) {
            each.push(text);
        }
    }
    each
}

fn cells_of(rule: &Rule) -> CellSet {
    rule.cells.iter().copied().collect()
}

/// Sentences on rules that an entry breaks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BreachText<'a> {
    Cage { cells: CellSet, value: u16 },
    DigitAt { digit: Digit, cell: Cell },
    Excluded { own: Candidate, rule: &'a str },
    Knight { digit: Digit, cells: CellSet },
    King { digit: Digit, cells: CellSet },
    Group { digit: Digit, cells: CellSet },
    OneCage { digit: Digit, cells: CellSet },
    OneRegion { digit: Digit, cells: CellSet },
    Neighbors { own: Candidate, other: Candidate },
    Both { digit: Digit, cells: CellSet, rule: &'a str },
    Against { own: Candidate, other: Candidate, rule: &'a str },
    ComesTo { rule: &'a str, sum: u32 },
    NotTheNumber { rule: &'a str, sum: u32, number: u32 },
    Sums { rule: &'a str, sums: AllOf<'a> },
    LacksDigits { rule: &'a str, digits: DigitSet },
    Holds { rule: &'a str, digits: AllOf<'a> },
    Unkept { own: Candidate, rule: &'a str },
    NotIn { own: Candidate, ways: &'a str },
    Last { own: Candidate, cell: Cell, rest: i16 },
    LastSees { own: Candidate, cell: Cell, rest: i16, by: AllOf<'a> },
    AtMost { own: Candidate, cells: CellSet, rest: i16, most: i16 },
    AtLeast { own: Candidate, cells: CellSet, rest: i16, least: i16 },
    Lacks { own: Candidate, ways: &'a str, cells: CellSet, digits: Or },
    LacksFor { own: Candidate, ways: &'a str, cells: CellSet, digits: Or, by: AllOf<'a> },
    LeftIn { own: Candidate, held: AllOf<'a> },
}
