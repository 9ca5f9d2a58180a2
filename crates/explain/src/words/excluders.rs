//! The candidates of a slot that exclude others, each with the reason why.
use super::clash_text::ClashText;
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Any, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, House, Rule, RuleKind, Slot};

/// The most reasons why a digit excludes another one from a cell where it could stand itself.
const REASONS: usize = 2;

/// A reason why two candidates exclude each other.
#[derive(Clone, PartialEq, Eq)]
enum ClashReason {
    /// They are digits of one cell.
    Cell,
    /// A house holds the digit once.
    House(House),
    /// A rule, by its short name.
    Rule(String),
}

impl ClashReason {
    /// The house or the rule in words; nothing for digits of one cell.
    fn named(&self, context: &StepContext<'_>) -> Option<String> {
        match self {
            Self::Cell => None,
            Self::House(house) => Some(context.style.say(&context.named([*house]))),
            Self::Rule(name) => Some(name.clone()),
        }
    }
}

/// Candidates that exclude others for one reason.
#[derive(Clone, PartialEq, Eq)]
struct Excluder {
    reason: ClashReason,
    members: CandidateSet,
}

/// Says of candidates that go which of a slot exclude them, and why; those that the same exclude stand together. In plain
/// words one reason a sentence.
pub(super) fn slot_sentences(
    context: &StepContext<'_>,
    slot: Slot,
    members: &CandidateSet,
    gone: &CandidateSet,
) -> Vec<String> {
    let mut groups: Vec<(Vec<Excluder>, CandidateSet)> = Vec::new();
    for it in gone.iter_by_cell() {
        let excluders = excluders(context, members, it);
        match groups.iter_mut().find(|(known, _)| *known == excluders) {
            Some((_, gone)) => gone.insert(it),
            None => groups.push((excluders, CandidateSet::of(it))),
        }
    }
    let said = |(excluders, gone): &(Vec<Excluder>, CandidateSet)| {
        let alike = cells_by_digits(gone);
        alike
            .iter()
            .flat_map(|&(digits, cells)| {
                let gone = digits.iter().fold(CandidateSet::EMPTY, |all, it| all | CandidateSet::of_digit(it, cells));
                sentences(context, slot, excluders, &gone)
            })
            .collect::<Vec<_>>()
    };
    groups.iter().flat_map(said).collect()
}

/// Candidates that exclude others, those of one reason together, with the house or the rule in words; nothing if not all are
/// excluded in the same way.
pub(super) fn by_reason(
    context: &StepContext<'_>,
    members: &CandidateSet,
    gone: &CandidateSet,
) -> Option<Vec<(CandidateSet, String)>> {
    let mut each = gone.iter().map(|it| excluders(context, members, it));
    let first = each.next()?;
    let named = |it: &Excluder| Some((it.members, it.reason.named(context)?));
    if each.all(|it| it == first) { first.iter().map(named).collect() } else { None }
}

/// The excluders of a candidate, for as few reasons as are found at once.
fn excluders(context: &StepContext<'_>, members: &CandidateSet, gone: Candidate) -> Vec<Excluder> {
    let each: Vec<(Candidate, Vec<ClashReason>)> =
        members.iter_by_cell().map(|member| (member, reasons(context, member, gone))).collect();
    let mut left = *members;
    let mut found: Vec<Excluder> = Vec::new();
    while !left.is_empty() {
        let open = || each.iter().filter(|(member, _)| left.contains(*member));
        let by = |reason: &ClashReason| -> CandidateSet {
            open().filter(|(_, reasons)| reasons.contains(reason)).map(|(member, _)| *member).collect()
        };
        // The first of those that exclude the most.
        let best = open().flat_map(|(_, reasons)| reasons).rev().max_by_key(|reason| by(reason).len());
        let Some(reason) = best.cloned() else { break };
        let members = by(&reason);
        left -= members;
        found.push(Excluder { reason, members });
    }
    found.sort_by_key(|it| it.members.cells().first());
    found
}

/// All reasons why one candidate excludes another.
fn reasons(context: &StepContext<'_>, member: Candidate, gone: Candidate) -> Vec<ClashReason> {
    let layout = context.layout;
    if member.cell == gone.cell {
        return vec![ClashReason::Cell];
    }
    let shared = layout.houses_of(member.cell) & layout.houses_of(gone.cell);
    let mut all = Vec::new();
    if member.digit == gone.digit {
        all.extend(shared.iter().map(ClashReason::House));
        let in_cage = layout.rules().list.iter().find(|rule| {
            rule.kind == RuleKind::Cage && [member.cell, gone.cell].iter().all(|cell| rule.cells.contains(cell))
        });
        all.extend(in_cage.map(|rule| ClashReason::Rule(context.style.rule_name(rule, layout.size()))));
    }
    if let Some(rule) = layout.why(member, gone) {
        let named = ClashReason::Rule(short_name(context, rule, member, gone));
        if !all.contains(&named) {
            all.push(named);
        }
    }
    all
}

/// A rule by its short name, with what it says of two candidates in particular.
fn short_name(context: &StepContext<'_>, rule: &Rule, member: Candidate, gone: Candidate) -> String {
    let style = context.style;
    let size = context.layout.size();
    let sum = member.digit.value() + gone.digit.value();
    let ends = [rule.cells.first(), rule.cells.last()];
    let are_ends = [member.cell, gone.cell].iter().all(|cell| ends.contains(&Some(cell)));
    style.say(&match rule.kind {
        RuleKind::NegativeSum if sum == 5 => ExcluderText::NoV,
        RuleKind::NegativeSum if sum == 10 => ExcluderText::NoX,
        RuleKind::NegativeDifference => ExcluderText::NoWhiteDot,
        RuleKind::NegativeRatio => ExcluderText::NoBlackDot,
        RuleKind::Renban => ExcluderText::RenbanOf { count: rule.cells.len() },
        RuleKind::Between if are_ends => ExcluderText::BetweenEnds,
        _ => return style.rule_name(rule, size),
    })
}

/// That a digit with another one in its cell could only stand where it excludes this; nothing if the cell is no place of the
/// digit, or the only one.
fn elsewhere(context: &StepContext<'_>, slot: Slot, excluders: &[Excluder], gone: &CandidateSet) -> Option<String> {
    let style = context.style;
    let Slot::House(_, digit) = slot else { return None };
    let cell = gone.cells().single()?;
    let (own, others): (Vec<&Excluder>, Vec<&Excluder>) =
        excluders.iter().partition(|it| it.reason == ClashReason::Cell);
    let at = |it: &&Excluder| {
        let places = it.members.cells();
        Some(style.say(&ClashText::At { places, reason: &it.reason.named(context)? }))
    };
    let others: Option<Vec<String>> = others.iter().map(at).collect();
    let others = others.filter(|others| (1..=REASONS).contains(&others.len()) && !own.is_empty())?;
    let count = others.len();
    let places = &style.or(others);
    let gone = Or(gone.all_digits());
    Some(style.say(&ExcluderText::Elsewhere { gone, cell, digit, places, count }))
}

fn sentences(context: &StepContext<'_>, slot: Slot, excluders: &[Excluder], gone: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let digits = gone.all_digits();
    let cells = gone.cells();
    let reason = |it: &Excluder| it.reason.named(context);
    if style.is_plain() {
        let one = |it: &Excluder| {
            let own = it.members.all_digits();
            match reason(it) {
                Some(reason) => {
                    let places = Any(it.members.cells());
                    style.say(&ClashText::AtExcludes { digits: own, places, gone: digits, cells, reason: &reason })
                }
                None => style.say(&ClashText::OneDigit { digits: own, cell: it.members.cells(), gone: Or(digits) }),
            }
        };
        return excluders.iter().map(one).collect();
    }
    if let [Excluder { .. }] = excluders
        && let Some(reason) = reason(&excluders[0])
    {
        let reason = &reason;
        return vec![style.say(&match slot {
            Slot::Cell(_) => ClashText::EachExcludes { digits, cells, reason },
            Slot::House(..) => ClashText::Excludes { digits, cells, reason },
        })];
    }
    if let Some(text) = elsewhere(context, slot, excluders, gone) {
        return vec![text];
    }
    let item = |it: &Excluder| {
        let places = it.members.cells();
        style.say(&match (reason(it), slot) {
            (None, _) => ClashText::Itself { places },
            (Some(reason), Slot::Cell(_)) => {
                return style.say(&ClashText::Of { digits: it.members.all_digits(), reason: &reason });
            }
            (Some(reason), Slot::House(..)) => return style.say(&ClashText::At { places, reason: &reason }),
        })
    };
    let items: Vec<String> = excluders.iter().map(item).collect();
    let items = AllOf(&items);
    vec![style.say(&match slot {
        Slot::Cell(_) => ClashText::EachExcludesBy { digits, cells, items },
        Slot::House(..) => ClashText::ExcludesBy { digits, cells, items },
    })]
}

/// Words about what excludes candidates.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExcluderText<'a> {
    NoX,
    NoV,
    NoWhiteDot,
    NoBlackDot,
    RenbanOf { count: usize },
    BetweenEnds,
    Elsewhere { gone: Or, cell: Cell, digit: Digit, places: &'a str, count: usize },
}
