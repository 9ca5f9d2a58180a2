//! Says which digits a rule wants in a cell beside those that go from another: the other end of a dot, of a line, of a sum.
use super::clash_text::ClashText;
use super::closed::{closed, standing_in};
use super::inference::Lost;
use super::lacking;
use crate::step_context::StepContext;
use crate::words::noun::{Any, AnyOf, Or};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Rule, RuleKind, RuledOut, Slot};

/// A cell that loses digits to which a rule wants others in the cell of the slot, which has none of these.
#[derive(Clone, Copy)]
pub(super) struct LackedPartners<'l> {
    /// The rule, which tells of two cells which digits go together.
    pub(super) rule: &'l Rule,
    from: Cell,
    cell: Cell,
    gone: DigitSet,
}

impl<'l> LackedPartners<'l> {
    /// All cells that lose something; none if other rules have a part in it.
    pub(super) fn all(context: &StepContext<'l>, it: &RuledOut) -> Option<Vec<Self>> {
        let Slot::Cell(from) = it.slot else { return None };
        it.gone.cells().iter().map(|cell| Self::of(context, from, cell, it.gone.digits(cell))).collect()
    }

    fn of(context: &StepContext<'l>, from: Cell, cell: Cell, gone: DigitSet) -> Option<Self> {
        let layout = context.layout;
        let own = context.board.digits(from);
        let pairs = || own.iter().flat_map(|digit| gone.iter().map(move |other| (digit, other)));
        let why = |(digit, other)| layout.why(Candidate { cell: from, digit }, Candidate { cell, digit: other });
        let all_fail = |it: &Self| own.iter().all(|digit| gone.iter().all(|other| !it.goes(context, digit, other)));
        let rules = pairs().filter_map(why).filter(|rule| tells_partners(rule));
        rules.map(|rule| Self { rule, from, cell, gone }).find(all_fail)
    }

    /// True if the rule lets the cells hold these digits.
    fn goes(&self, context: &StepContext<'_>, own: Digit, other: Digit) -> bool {
        let layout = context.layout;
        let value = self.rule.value_on(layout.size());
        let [a, b] = [own, other].map(|digit| u16::from(digit.value()));
        let shared = layout.houses_of(self.from) & layout.houses_of(self.cell);
        let differ = !shared.is_empty() || self.rule.kind == RuleKind::Cage;
        let goes = match self.rule.kind {
            RuleKind::Difference => a.abs_diff(b) == value,
            RuleKind::Ratio => a * value == b || b * value == a,
            RuleKind::Sum | RuleKind::Cage => a + b == value,
            RuleKind::Whisper => a.abs_diff(b) >= value,
            _ => a == b,
        };
        goes && !(differ && a == b)
    }

    /// The digits that the rule wants in the cell of the slot beside a digit of the other.
    fn partners(&self, context: &StepContext<'_>, digit: Digit) -> DigitSet {
        context.layout.digits().filter(|own| self.goes(context, own, digit))
    }

    fn both(&self) -> CellSet {
        CellSet::of(self.from).with(self.cell)
    }

    /// The kind and the number of the rule: rules that share both are told by one sentence.
    fn kind(&self) -> (RuleKind, Option<u16>) {
        (self.rule.kind, self.rule.value)
    }

    const fn is_equal(&self) -> bool {
        matches!(self.rule.kind, RuleKind::Palindrome | RuleKind::Clone)
    }

    fn is_double(&self, context: &StepContext<'_>) -> bool {
        self.rule.kind == RuleKind::Ratio && self.rule.value_on(context.layout.size()) == 2
    }

    /// The digits that go with no digit at all.
    fn alone(&self, context: &StepContext<'_>) -> DigitSet {
        self.gone.filter(|digit| self.partners(context, digit).is_empty())
    }

    /// True if the same partners are wanted for both, in one cell.
    fn is_like(&self, other: &Self) -> bool {
        let own = (self.rule.kind, self.rule.value, self.from, self.gone);
        own == (other.rule.kind, other.rule.value, other.from, other.gone)
    }

    /// The digits that the rule wants in the cell of the slot, each with those that go for want of them.
    fn wanted(&self, context: &StepContext<'_>) -> Vec<(DigitSet, DigitSet)> {
        let mut wanted: Vec<(DigitSet, DigitSet)> = Vec::new();
        for digit in self.gone - self.alone(context) {
            let partners = self.partners(context, digit);
            match wanted.iter_mut().find(|(known, _)| *known == partners) {
                Some((_, digits)) => digits.insert(digit),
                None => wanted.push((partners, digit.into())),
            }
        }
        wanted
    }

    /// Says that digits go with none by the rule.
    fn no_partner(&self, context: &StepContext<'_>, alone: DigitSet) -> String {
        let style = context.style;
        let rule = &style.rule(self.rule, context.layout, [self.from, self.cell]);
        match self.rule.kind {
            RuleKind::Sum | RuleKind::Cage => {
                let ways = self.ways(context);
                if ways.is_empty() {
                    return style.say(&ClashText::NoPartner { rule, digits: Or(alone) });
                }
                style.say(&ClashText::Ways { rule, ways: AnyOf(&ways) })
            }
            _ => style.say(&ClashText::NoPartner { rule, digits: Or(alone) }),
        }
    }

    /// Says of every rule of this kind that digits go with none.
    fn no_partner_anywhere(&self, context: &StepContext<'_>, alone: DigitSet) -> String {
        let style = context.style;
        let (name, value) =
            (&style.rule_name(self.rule, context.layout.size()), self.rule.value_on(context.layout.size()));
        let ways = self.ways(context);
        style.say(&match self.rule.kind {
            RuleKind::Sum if !ways.is_empty() => ClashText::EachSum { name, value, ways: AnyOf(&ways) },
            RuleKind::Sum => ClashText::EachSumWithout { name, value, digits: Or(alone) },
            RuleKind::Whisper => ClashText::EachLine { name, value, digits: Or(alone) },
            RuleKind::Ratio if self.is_double(context) => ClashText::EachDouble { digits: alone },
            RuleKind::Ratio => ClashText::EachRatio { name, value, digits: Or(alone) },
            _ => ClashText::EachDifference { name, value, digits: Or(alone) },
        })
    }

    /// The ways to reach the total: `1+4`, `2+3`.
    fn ways(&self, context: &StepContext<'_>) -> Vec<String> {
        let digits = context.layout.digits();
        let rising = digits.iter().flat_map(|low| {
            let high = self.partners(context, low).filter(|high| high >= low);
            high.iter().map(move |high| format!("{low}+{high}"))
        });
        rising.collect()
    }

    /// The reason in brief: what the rule leaves at all, or the candidates of the cell of the slot.
    pub(super) fn brief(&self, context: &StepContext<'_>) -> Option<String> {
        let style = context.style;
        if self.is_equal() || self.alone(context) != self.gone {
            return None;
        }
        Some(match self.rule.kind {
            RuleKind::Ratio if self.is_double(context) => style.say(&ClashText::BriefNoDouble),
            RuleKind::Sum | RuleKind::Cage if !self.ways(context).is_empty() => style.or(self.ways(context)),
            _ => style.say(&ClashText::BriefNoPartner),
        })
    }
}

/// The sentences on cells that lose something; what is alike is said of several at once.
pub(super) fn sentences(context: &StepContext<'_>, all: &[LackedPartners<'_>]) -> Vec<String> {
    if let Some(described) = alike(context, all) {
        return described;
    }
    let mut said = alone(context, all);
    let mut start = 0;
    while let Some(first) = all.get(start) {
        let of_cell: Vec<&LackedPartners<'_>> = all[start..].iter().take_while(|it| it.from == first.from).collect();
        start += of_cell.len();
        let mut groups: Vec<Vec<&LackedPartners<'_>>> = Vec::new();
        for it in of_cell {
            match groups.iter_mut().find(|group| group[0].is_like(it)) {
                Some(group) => group.push(it),
                None => groups.push(vec![it]),
            }
        }
        let wanted =
            groups.iter().fold(DigitSet::EMPTY, |wanted, group| wanted | describe_group(context, group, &mut said));
        said.extend(lacks(context, first.from, wanted));
    }
    said
}

/// Tells at once what cells of several rules of one kind lose, where all of them want the same in the other cell; nothing if
/// they do not.
fn alike(context: &StepContext<'_>, all: &[LackedPartners<'_>]) -> Option<Vec<String>> {
    let style = context.style;
    let (first, rest) = all.split_first()?;
    let wanted = first.wanted(context);
    let is_like =
        |it: &LackedPartners<'_>| (it.kind(), it.gone) == (first.kind(), first.gone) && it.wanted(context) == wanted;
    let from: CellSet = all.iter().map(|it| it.from).collect();
    let is_told = !style.is_plain() && !first.is_equal() && first.alone(context).is_empty() && from.is_several();
    if !is_told || !rest.iter().all(is_like) {
        return None;
    }
    let cells = Any(all.iter().map(|it| it.cell).collect());
    let name = &style.rule_name(first.rule, context.layout.size());
    let needs = wanted.iter().enumerate().map(|(at, &(partners, digits))| {
        let digits = Or(digits);
        let partners = Or(partners);
        let first = ClashText::NeedBeside { digits, cells, partners, name };
        style.say(&if at > 0 { ClashText::AlsoNeed { digits, partners } } else { first })
    });
    let lacked = wanted.iter().fold(DigitSet::EMPTY, |all, (partners, _)| all | *partners);
    Some([style.semicolons(needs)].into_iter().chain(closed(context, from, lacked)).collect())
}

/// Tells the digits that go with none by their rule: of several rules of one kind at once, of each line once.
fn alone(context: &StepContext<'_>, all: &[LackedPartners<'_>]) -> Vec<String> {
    let style = context.style;
    let mut said: Vec<String> = Vec::new();
    for first in all.iter().filter(|it| !it.is_equal()) {
        let digits = first.alone(context);
        let is_like = |it: &&LackedPartners<'_>| it.kind() == first.kind() && it.alone(context) == digits;
        if digits.is_empty() {
            continue;
        }
        if all.iter().any(|it| it.kind() == first.kind() && it.rule != first.rule) {
            // What several of these rules leave alone is told at once.
            let of_kind = all.iter().filter(|it| it.kind() == first.kind());
            let digits = of_kind.fold(digits, |digits, it| digits | it.alone(context));
            push_once(&mut said, first.no_partner_anywhere(context, digits));
        } else if first.is_double(context) {
            push_once(&mut said, style.say(&ClashText::NoDouble { dot: first.both(), digits }));
        } else if first.rule.kind == RuleKind::Whisper && all.iter().filter(is_like).any(|it| it.both() != first.both())
        {
            let line = &style.line(first.rule, context.layout);
            let value = first.rule.value_on(context.layout.size());
            push_once(&mut said, style.say(&ClashText::NoPartnerOnLine { line, value, digits: Or(digits) }));
        } else {
            push_once(&mut said, first.no_partner(context, digits));
        }
    }
    said
}

/// Adds a sentence that was not said before.
fn push_once(said: &mut Vec<String>, sentence: String) {
    if !said.contains(&sentence) {
        said.push(sentence);
    }
}

/// Tells what the rules of like cells want; the digits that they want in the cell of the slot.
fn describe_group(context: &StepContext<'_>, group: &[&LackedPartners<'_>], said: &mut Vec<String>) -> DigitSet {
    let style = context.style;
    let Some(first) = group.first() else { return DigitSet::EMPTY };
    let name = &style.rule_name(first.rule, context.layout.size());
    if first.is_equal() {
        for it in group {
            push_once(said, style.say(&ClashText::Same { cells: it.both(), name }));
        }
        return first.gone;
    }
    let wanted = first.wanted(context);
    let from = first.from;
    let cells: CellSet = group.iter().map(|it| it.cell).collect();
    let needs = wanted.iter().enumerate().map(|(at, &(partners, digits))| {
        let digits = Or(digits);
        let partners = Or(partners);
        if at > 0 && !style.is_plain() {
            return style.say(&ClashText::AlsoNeed { digits, partners });
        }
        style.say(&ClashText::Need { digits, cells: Any(cells), partners, from, name })
    });
    let needs: Vec<String> = needs.collect();
    if style.is_plain() {
        said.extend(needs);
    } else if !needs.is_empty() {
        said.push(style.semicolons(needs));
    }
    wanted.iter().fold(DigitSet::EMPTY, |all, (partners, _)| all | *partners)
}

/// Says why the cell of the slot has none of some digits.
fn lacks(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> Vec<String> {
    let style = context.style;
    let mut said = lacking::of_cell(context, cell, digits);
    let is_of_houses = !standing_in(context, cell, digits).0.is_empty();
    if is_of_houses && !style.is_plain() {
        let closed = said.pop().unwrap_or_default();
        said.push(style.say(&ClashText::SoLacks { closed: &closed, cell, digits }));
    }
    said
}

/// The digits that a rule leaves to a cell beside a digit elsewhere, with its name, if it alone takes all that is lost
/// there.
pub(super) fn made(context: &StepContext<'_>, it: &Lost, cell: Cell) -> Option<MadeByRule> {
    let layout = context.layout;
    let by = it.by.single()?;
    let gone = it.lost.digits(cell);
    let rules = gone.iter().filter_map(|digit| layout.why(by, Candidate { cell, digit }));
    let of = |rule| LackedPartners { rule, from: by.cell, cell, gone };
    let takes_all = |it: &LackedPartners<'_>| gone.iter().all(|digit| !it.goes(context, by.digit, digit));
    let found = rules.filter(|rule| tells_partners(rule)).map(of).find(takes_all)?;
    let left = context.board.digits(cell) - gone;
    let name = context.style.rule_name(found.rule, layout.size());
    (it.lost.cells().is_one() && !left.is_empty()).then_some(MadeByRule { left, name })
}

/// The digits that a rule leaves to a cell, and its name.
pub(super) struct MadeByRule {
    pub(super) left: DigitSet,
    pub(super) name: String,
}

/// True if a rule tells of a digit in one of two cells which few go with it in the other.
fn tells_partners(rule: &Rule) -> bool {
    match rule.kind {
        RuleKind::Difference
        | RuleKind::Ratio
        | RuleKind::Sum
        | RuleKind::Whisper
        | RuleKind::Palindrome
        | RuleKind::Clone => true,
        RuleKind::Cage => rule.cells.len() == 2 && rule.value.is_some(),
        _ => false,
    }
}
