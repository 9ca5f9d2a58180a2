//! Says what is not and what is: `Then r1c7 is not 6 (column 7), so r1c6 is 6: row 1 has no other place`.
use super::known::LineNumbers;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::closing::elsewhere;
use crate::words::inference::clash;
use crate::words::noun::{AllOf, Any, CaseScope, Houses, InOrder, Or};
use crate::words::ruled_out;
use crate::words::sentence::{Sentence, SentenceRole};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// The word that a sentence begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lead {
    /// It follows from what was said last.
    Then,
    /// It follows from something before that.
    And,
    /// It follows from what these lines say.
    From(LineNumbers),
    /// It follows from an assumption in the same line.
    Here,
    /// It follows from what was said last, which was about the cell that has other digits.
    ThenIt,
}

impl Lead {
    /// True if the sentence does not follow from the one before it.
    const fn is_apart(self) -> bool {
        matches!(self, Self::And | Self::From(_))
    }

    /// A sentence that begins so.
    fn sentence(self, text: String) -> Sentence {
        if self.is_apart() { text.into() } else { Sentence::follows(text) }
    }

    /// A sentence that begins so, in which something else follows.
    fn long_sentence(self, text: String) -> Sentence {
        let role = if self.is_apart() { SentenceRole::Statement } else { SentenceRole::LongConsequence };
        Sentence { text, role }
    }
}

/// A group of candidates that are not true, with the houses in which they clash with what is; none in the same cell.
#[derive(Clone, Debug)]
pub(super) struct GoneGroup {
    cells: CellSet,
    digit: Digit,
    houses: Vec<House>,
    /// The rules by which they clash where no house says it.
    rules: Vec<String>,
}

impl GoneGroup {
    /// The houses and the rules, as they stand in brackets; nothing if there are none.
    fn reason(&self, context: &StepContext<'_>) -> String {
        let style = context.style;
        let houses = (!self.houses.is_empty()).then(|| style.say(&InOrder(context.layout, &self.houses)));
        style.facts(houses.into_iter().chain(self.rules.iter().cloned()))
    }
}

/// The fact that is true then.
#[derive(Clone, Copy, Debug)]
pub(super) enum Following {
    /// A digit has these places of a house left, or one.
    InHouse(House, Digit, CellSet),
    /// The same, where it was said which places the house has.
    Known(House, Digit, CellSet),
    /// A cell has this digit left of what it could hold.
    InCell(Candidate, DigitSet),
    /// Nothing more is said.
    Nothing,
}

/// The candidates that are not true if some others are: each by those of them that it clashes with, digit by digit.
pub(super) fn gone_by(context: &StepContext<'_>, by: &[Candidate], lost: &CandidateSet) -> Vec<GoneGroup> {
    let mut left = *lost;
    let mut found: Vec<GoneGroup> = Vec::new();
    for &Candidate { cell, digit } in by {
        // A cell that holds a digit holds no other.
        for other in left.digits(cell).without(digit) {
            found.push(GoneGroup { cells: cell.into(), digit: other, houses: Vec::new(), rules: Vec::new() });
            left.remove(Candidate { cell, digit: other });
        }
    }
    for &one in by.iter().rev() {
        let hit = left & context.layout.clashes(one);
        left -= hit;
        for digit in hit.all_digits() {
            found.extend(by_ground(context, &CandidateSet::of(one), digit, hit.plane(digit)));
        }
    }
    found.sort_by_key(|gone| (gone.cells.first(), gone.digit));
    found
}

/// Cells that cannot hold a digit by some candidates: those by houses alone together, then each of the others with its rule.
fn by_ground(context: &StepContext<'_>, by: &CandidateSet, digit: Digit, cells: CellSet) -> Vec<GoneGroup> {
    let group = |cells: CellSet| {
        let gone = CandidateSet::of_digit(digit, cells);
        let houses = clash(context.layout, by, &gone);
        GoneGroup { cells, digit, houses, rules: ruled_out::rules_between(context, by, &gone) }
    };
    if context.layout.is_classic() {
        return vec![group(cells)];
    }
    let is_ruled = |cell: &Cell| {
        !ruled_out::rules_between(context, by, &CandidateSet::of(Candidate { cell: *cell, digit })).is_empty()
    };
    let (ruled, in_houses): (Vec<Cell>, Vec<Cell>) = cells.iter().partition(is_ruled);
    let in_houses: CellSet = in_houses.into_iter().collect();
    let first = (!in_houses.is_empty()).then(|| group(in_houses));
    first.into_iter().chain(ruled.into_iter().map(|cell| group(cell.into()))).collect()
}

/// The candidates that are not true as all of a set is, or one of it: of one digit in one or several houses.
pub(super) fn gone_together(context: &StepContext<'_>, by: &CandidateSet, lost: &CandidateSet) -> Vec<GoneGroup> {
    let of = |digit: Digit| {
        let cells = lost.plane(digit);
        // A digit of a cell that holds another one.
        if by.cells() == cells {
            return vec![GoneGroup { cells, digit, houses: Vec::new(), rules: Vec::new() }];
        }
        let of_digit = CandidateSet::of_digit(digit, by.plane(digit));
        if context.layout.is_classic() {
            by_ground(context, &of_digit, digit, cells)
        } else {
            by_ground(context, by, digit, cells)
        }
    };
    lost.all_digits().iter().flat_map(of).collect()
}

/// The clause on what is not: `r7c9 is not 2 (box 9) and not 5 (column 9)`.
pub(super) fn nots(context: &StepContext<'_>, gone: &[GoneGroup]) -> String {
    nots_of(context, gone, false)
}

/// The same, where what a cell has besides is said of `it`.
pub(super) fn nots_of(context: &StepContext<'_>, gone: &[GoneGroup], it: bool) -> String {
    let style = context.style;
    let mut clauses: Vec<String> = Vec::new();
    let mut left = gone;
    while let Some((first, rest)) = left.split_first() {
        let alike = rest.iter().take_while(|it| it.cells == first.cells).count();
        let (more, after) = rest.split_at(alike);
        let cells = first.cells;
        if more.is_empty() && it && first.reason(context).is_empty() && clauses.is_empty() {
            clauses.push(style.say(&FactText::ItIsNot { digit: first.digit }));
        } else if more.is_empty() {
            clauses.push(not(context, first));
        } else if std::iter::once(first).chain(more).any(|it| !it.rules.is_empty()) {
            clauses.extend(by_reason(context, cells, std::iter::once(first).chain(more)));
        } else if more.iter().all(|it| it.houses == first.houses) {
            let digits: Vec<String> = std::iter::once(first).chain(more).map(|it| it.digit.to_string()).collect();
            let houses = InOrder(context.layout, &first.houses);
            clauses.push(style.say(&FactText::NotNot { cells, digits: AllOf(&digits), houses }));
        } else {
            let each = std::iter::once(first).chain(more).map(|it| {
                style.say(&FactText::NotDigit { digit: it.digit, houses: InOrder(context.layout, &it.houses) })
            });
            let each: Vec<String> = each.collect();
            clauses.push(style.say(&FactText::AreNots { cells, nots: AllOf(&each) }));
        }
        left = after;
    }
    match clauses.as_slice() {
        [one, other] => style.say(&FactText::BothNots { one, other }),
        clauses => style.say(&FactText::AllNots { nots: AllOf(clauses) }),
    }
}

/// The clauses on what cells are not, as houses and rules say: digits with one reason stand together.
fn by_reason<'g>(context: &StepContext<'_>, cells: CellSet, gone: impl Iterator<Item = &'g GoneGroup>) -> Vec<String> {
    let style = context.style;
    let mut clauses = Vec::new();
    let mut reasons: Vec<(String, DigitSet)> = Vec::new();
    for it in gone {
        let reason = it.reason(context);
        if reason.is_empty() {
            clauses.push(not(context, it));
            continue;
        }
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, digits)) => digits.insert(it.digit),
            None => reasons.push((reason, it.digit.into())),
        }
    }
    let each: Vec<String> =
        reasons.iter().map(|(reason, digits)| style.say(&FactText::NotFor { digits: Or(*digits), reason })).collect();
    if !each.is_empty() {
        clauses.push(style.say(&FactText::AreNots { cells, nots: AllOf(&each) }));
    }
    clauses
}

fn not(context: &StepContext<'_>, gone: &GoneGroup) -> String {
    let style = context.style;
    let GoneGroup { cells, digit, .. } = gone;
    let reason = gone.reason(context);
    if reason.is_empty() {
        return style.say(&FactText::NotAtAll { cells: *cells, digit: *digit, scope: CaseScope::One });
    }
    style.say(&FactText::Not { cells: *cells, digit: *digit, reason: &reason })
}

/// The reasons why a digit is in no other cell of a house, in brackets; empty unless all is told.
fn besides(context: &StepContext<'_>, house: House, digit: Digit) -> String {
    if context.style.detail != Detail::Full {
        return String::new();
    }
    let places = context.board.plane(digit) & context.layout.cells(house);
    let closed = elsewhere(context, house, digit, places);
    if closed.is_empty() { closed } else { context.style.say(&FactText::Besides { closed: &closed }) }
}

/// A sentence or two: what is not, and what is then.
pub(super) fn sentences(context: &StepContext<'_>, lead: Lead, gone: &[GoneGroup], found: Following) -> Vec<Sentence> {
    let style = context.style;
    let nots = nots_of(context, gone, lead == Lead::ThenIt);
    match found {
        Following::InHouse(house, digit, cells) => {
            let besides = &besides(context, house, digit);
            let house = context.named([house]);
            let text = match (cells.single(), gone.is_empty()) {
                (Some(cell), true) => style.say(&FactText::IsHere { lead, cell, digit, house, besides }),
                (Some(cell), false) => style.say(&FactText::SoIs { lead, nots: &nots, cell, digit, house, besides }),
                (None, true) => style.say(&FactText::HasHere { lead, house, digit, cells: Any(cells), besides }),
                (None, false) => {
                    style.say(&FactText::SoHas { lead, nots: &nots, house, digit, cells: Any(cells), besides })
                }
            };
            vec![if gone.is_empty() { lead.sentence(text) } else { lead.long_sentence(text) }]
        }
        Following::Known(house, digit, cells) => {
            let house = context.named([house]);
            vec![lead.long_sentence(style.say(&FactText::SoIsKnown {
                lead,
                nots: &nots,
                cells: Any(cells),
                digit,
                house,
            }))]
        }
        Following::InCell(Candidate { cell, digit }, held) => {
            let only = style.say(&FactText::OnlyCandidates { held, digit });
            if gone.is_empty() {
                return vec![only.into()];
            }
            let about = gone.iter().all(|it| it.cells == CellSet::of(cell));
            let only = if about { only } else { style.say(&FactText::OnlyCandidatesOf { cell, held, digit }) };
            vec![lead.sentence(style.say(&FactText::Nots { lead, nots: &nots })), only.into()]
        }
        Following::Nothing if gone.is_empty() => Vec::new(),
        Following::Nothing => vec![lead.sentence(style.say(&FactText::Nots { lead, nots: &nots }))],
    }
}

/// Sentences about what is not and what is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FactText<'a> {
    Besides { closed: &'a str },
    Not { cells: CellSet, digit: Digit, reason: &'a str },
    NotAtAll { cells: CellSet, digit: Digit, scope: CaseScope },
    ItIsNot { digit: Digit },
    NotNot { cells: CellSet, digits: AllOf<'a>, houses: InOrder<'a> },
    NotDigit { digit: Digit, houses: InOrder<'a> },
    NotFor { digits: Or, reason: &'a str },
    AreNots { cells: CellSet, nots: AllOf<'a> },
    BothNots { one: &'a str, other: &'a str },
    AllNots { nots: AllOf<'a> },
    Nots { lead: Lead, nots: &'a str },
    IsHere { lead: Lead, cell: Cell, digit: Digit, house: Houses<'a>, besides: &'a str },
    SoIs { lead: Lead, nots: &'a str, cell: Cell, digit: Digit, house: Houses<'a>, besides: &'a str },
    SoIsKnown { lead: Lead, nots: &'a str, cells: Any, digit: Digit, house: Houses<'a> },
    HasHere { lead: Lead, house: Houses<'a>, digit: Digit, cells: Any, besides: &'a str },
    SoHas { lead: Lead, nots: &'a str, house: Houses<'a>, digit: Digit, cells: Any, besides: &'a str },
    OnlyCandidates { held: DigitSet, digit: Digit },
    OnlyCandidatesOf { cell: Cell, held: DigitSet, digit: Digit },
    Suppose { cell: Cell, digit: Digit },
    SupposeNot { cells: CellSet, digit: Digit },
    SupposeNeither { cells: CellSet, digits: Or },
    SupposeAll { nots: AllOf<'a> },
}
