//! Cells that would allow two solutions, or none.
use super::deadly_swaps::{breaks_nothing, extended, lines_of, two_solutions};
use super::guarded::{GuardedText, Joined};
use super::ruled_out;
use super::sight::{houses_between, sees_all};
use super::thrice::{ManyPlaces, many_places};
use super::unfillable::{self, around};
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, BracesOf, Count, Houses, Is, OneByOne, Or};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Deadly, DeadlyKind, Digit, DigitSet, House, Step, Truth,
};

/// Says how the cells lie, what they would be without their guards, and what follows as that cannot be.
pub(super) fn why(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> String {
    let style = context.style;
    let mut sentences = lie(context, deadly);
    let joined = Joined::of(context, deadly, step);
    if let Some(Joined::Refuted(ways)) = &joined {
        sentences.extend(ways.iter().cloned());
        sentences.extend(two_solutions(context, deadly));
    } else {
        sentences.extend(without_guards(context, deadly));
        sentences.extend(concluded(context, deadly, step, joined));
    }
    let is_said = placed(context, &deadly.guards, step);
    if !is_said {
        sentences.push(style.so(&step.conclusion));
    }
    style.sentences(sentences)
}

/// True if the step makes the one guard true and does nothing else: that it is true says it all.
fn placed(context: &StepContext<'_>, guards: &CandidateSet, step: &Step) -> bool {
    let Conclusion { place, eliminate } = step.conclusion;
    guards.single().is_some_and(|guard| {
        let left = context.board.digits(guard.cell) - eliminate.digits(guard.cell);
        place == *guards || (eliminate.cells() == CellSet::of(guard.cell) && left == DigitSet::of(guard.digit))
    })
}

/// Says that one of the guards is true, and what that is joined with or what sees them all.
fn concluded(context: &StepContext<'_>, deadly: &Deadly, step: &Step, joined: Option<Joined>) -> Vec<String> {
    let guards = &deadly.guards;
    if let Some(Joined::Told { claim, then }) = joined {
        return std::iter::once(claim.unwrap_or_else(|| one_is_true(context, guards))).chain(then).collect();
    }
    let mut sentences = vec![one_is_true(context, guards)];
    let gone = &step.conclusion.eliminate;
    let digit = guards.all_digits().single().filter(|digit| gone.all_digits() == DigitSet::of(*digit));
    if let Some(digit) = digit.filter(|_| guards.len() > 1) {
        let ends: Vec<CellSet> = guards.cells().iter().map(CellSet::of).collect();
        sentences.push(sees_all(context, digit, gone.cells(), &ends));
    } else if guards.len() > 1 && guards.cells().single().is_none() {
        sentences.extend(guards.iter_by_cell().map(|guard| excluded_by(context, guard, gone)));
    }
    sentences
}

/// Says what a guard excludes if it is true.
fn excluded_by(context: &StepContext<'_>, guard: Candidate, gone: &CandidateSet) -> String {
    let style = context.style;
    let own = gone.digits(guard.cell);
    let mut clauses = Vec::new();
    if !own.is_empty() {
        clauses.push(style.say(&DeadlyText::ItIsNot { cell: guard.cell, digits: Or(own) }));
    }
    let others = (gone.plane(guard.digit)).without(guard.cell);
    let mut groups: Vec<(Vec<House>, CellSet)> = Vec::new();
    for cell in others {
        let houses = houses_between(context, cell, &[CellSet::of(guard.cell)]);
        match groups.iter_mut().find(|(known, _)| *known == houses) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((houses, CellSet::of(cell))),
        }
    }
    clauses.extend(groups.iter().map(|(houses, cells)| {
        let lost = CandidateSet::of_digit(guard.digit, *cells);
        let why = &ruled_out::reason(context, houses, &CandidateSet::of(guard), &lost);
        style.say(&DeadlyText::AreNot { cells: *cells, digit: guard.digit, why })
    }));
    style.say(&DeadlyText::IfGuard { guard: Is(guard), then: &style.clauses(clauses) })
}

/// Says that one of some candidates is true: `r4c8 or r6c8 is 7`, `r4c8 is 4 or r5c3 is 3`.
pub(super) fn one_is_true(context: &StepContext<'_>, guards: &CandidateSet) -> String {
    let style = context.style;
    if let Some(guard) = guards.single() {
        return style.so(&Conclusion::placing(guard));
    }
    match guards.all_digits().single() {
        Some(digit) if guards.len() == 2 => {
            let cells: Vec<String> = guards.cells().iter().map(|cell| style.cell(cell)).collect();
            style.say(&DeadlyText::OneOfTwo { either: &style.or(&cells), both: AllOf(&cells), digit })
        }
        Some(digit) => style.say(&DeadlyText::OneOf { cells: OneByOne(guards.cells()), digit }),
        None => style.say(&DeadlyText::OneHolds { holds: &by_cell(context, guards) }),
    }
}

/// One of some candidates, cell by cell.
fn by_cell(context: &StepContext<'_>, guards: &CandidateSet) -> String {
    let style = context.style;
    let cells = guards.cells().iter();
    style.either(cells.map(|cell| style.holds(&CandidateSet::of_cell(cell, guards.digits(cell)))))
}

/// Says how the cells lie.
fn lie(context: &StepContext<'_>, it: &Deadly) -> Vec<String> {
    let style = context.style;
    let cells = it.deadly.cells();
    match it.kind {
        DeadlyKind::UniqueRectangle => vec![style.say(&DeadlyText::Rectangle { cells: OneByOne(cells) })],
        DeadlyKind::AvoidableRectangle => {
            let filled = cells - context.board.open();
            let groups: Vec<String> = digits_of(context, filled)
                .iter()
                .map(|digit| {
                    let cells = filled.filter(|cell| context.board.value(cell) == Some(digit));
                    style.say(&DeadlyText::Are { cells, digit })
                })
                .collect();
            let not_given = DeadlyText::NotGiven { are: AllOf(&groups), count: filled.len() };
            let open = (cells - filled).iter().zip(0..).map(|(cell, at)| {
                let held = Or(context.board.digits(cell));
                style.say(&if at == 0 {
                    GuardedText::CanOnlyBe { cell, held }
                } else {
                    GuardedText::Only { cell, held }
                })
            });
            let open = style.statements(open);
            vec![style.say(&DeadlyText::Rectangle { cells: OneByOne(cells) }), style.say(&not_given), open]
        }
        DeadlyKind::UniqueLoop => {
            let mut order: Vec<Cell> = around(context, cells).unwrap_or_else(|| cells.iter().collect());
            order[1..].reverse();
            let names: Vec<String> = order.iter().map(|&cell| style.cell(cell)).collect();
            vec![style.say(&DeadlyText::Loop { cells: AllOf(&names) })]
        }
        DeadlyKind::ExtendedRectangle => vec![extended(context, cells)],
        DeadlyKind::Bug => {
            let names: Vec<String> = it
                .guards
                .cells()
                .iter()
                .map(|cell| style.say(&BracesOf(CellSet::of(cell), context.board.digits(cell))))
                .collect();
            let many = many_places(context, it).into_iter().map(|it| {
                let ManyPlaces { digit, count, houses } = it;
                style.say(&DeadlyText::ManyPlaces { houses, digit, count: Count(count) })
            });
            let many = Some(style.statements(many)).filter(|many| !many.is_empty());
            [style.say(&DeadlyText::Grave { others: AllOf(&names) })].into_iter().chain(many).collect()
        }
        DeadlyKind::BivalueOddagon => vec![unfillable::odd_loop(context, cells)],
        DeadlyKind::Tridagon => vec![unfillable::four_boxes(context, cells)],
    }
}

fn digits_of(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().filter_map(|cell| context.board.value(cell)).collect()
}

/// Says what the cells would be without their guards, and why that cannot be.
fn without_guards(context: &StepContext<'_>, it: &Deadly) -> Vec<String> {
    let style = context.style;
    let cells = it.deadly.cells();
    let digits = it.deadly.all_digits();
    let unless: Vec<String> = unless(context, &it.guards);
    let unless = AllOf(&unless);
    let count = Count(cells.len());
    match it.kind {
        DeadlyKind::Bug => vec![style.say(&DeadlyText::Twice { unless }), style.say(&DeadlyText::TwoOrNone)],
        DeadlyKind::BivalueOddagon => {
            let turns = DeadlyText::TakeTurns { unless, count, digits };
            vec![style.say(&turns), style.say(&DeadlyText::Odd { count })]
        }
        DeadlyKind::Tridagon => {
            let mut said = vec![style.say(&DeadlyText::HoldOnly { unless, count, digits })];
            said.extend(unfillable::never_filled(context, cells));
            said
        }
        _ => {
            let last = (cells & context.board.open()).single().filter(|_| it.kind == DeadlyKind::AvoidableRectangle);
            let last = last.and_then(|cell| Some((cell, it.deadly.digits(cell).single()?)));
            if let Some((cell, digit)) = last {
                let would = DeadlyText::WouldBe { cell, digit, swap: &breaks_nothing(context, it) };
                return vec![style.say(&would), style.say(&DeadlyText::TwoSolutions)];
            }
            let lines: Vec<String> = lines_of(context, cells).names;
            let names = AllOf(&lines);
            let would = match it.kind {
                DeadlyKind::ExtendedRectangle => DeadlyText::LinesHold { unless, names, lines: lines.len(), digits },
                _ => DeadlyText::HoldOnly { unless, count, digits },
            };
            std::iter::once(style.say(&would)).chain(two_solutions(context, it)).collect()
        }
    }
}

/// The clauses that the guards are not true, by digits.
fn unless(context: &StepContext<'_>, guards: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let mut groups = cells_by_digits(guards);
    groups.sort_by_key(|(_, cells)| cells.first());
    groups
        .iter()
        .map(|(digits, cells)| {
            style.say(&DeadlyText::WereNot { cells: OneByOne(*cells), count: cells.len(), digits: *digits })
        })
        .collect()
}

/// Sentences about cells that would allow two solutions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DeadlyText<'a> {
    Rectangle {
        cells: OneByOne,
    },
    Are {
        cells: CellSet,
        digit: Digit,
    },
    NotGiven {
        are: AllOf<'a>,
        count: usize,
    },
    Loop {
        cells: AllOf<'a>,
    },
    Lines {
        names: AllOf<'a>,
        count: usize,
        kinds: &'a str,
        crossing: usize,
        crossing_kinds: &'a str,
        crossing_kind: &'a str,
    },
    Grave {
        others: AllOf<'a>,
    },
    ManyPlaces {
        houses: Houses<'a>,
        digit: Digit,
        count: Count,
    },
    WereNot {
        cells: OneByOne,
        count: usize,
        digits: DigitSet,
    },
    HoldOnly {
        unless: AllOf<'a>,
        count: Count,
        digits: DigitSet,
    },
    WouldBe {
        cell: Cell,
        digit: Digit,
        swap: &'a str,
    },
    LinesHold {
        unless: AllOf<'a>,
        names: AllOf<'a>,
        lines: usize,
        digits: DigitSet,
    },
    Twice {
        unless: AllOf<'a>,
    },
    TwoOrNone,
    TakeTurns {
        unless: AllOf<'a>,
        count: Count,
        digits: DigitSet,
    },
    Odd {
        count: Count,
    },
    Swap {
        digits: DigitSet,
        one: Digit,
        other: Digit,
    },
    SwapLines {
        count: Count,
        kinds: &'a str,
        across: &'a str,
    },
    KeepsEach {
        digits: DigitSet,
        one: Digit,
        other: Digit,
    },
    KeepsLines {
        count: Count,
        kinds: &'a str,
        across: &'a str,
    },
    StaysOne {
        swap: &'a str,
    },
    TwoSolutions,
    TwoSolutionsOrNone,
    OneOfTwo {
        either: &'a str,
        both: AllOf<'a>,
        digit: Digit,
    },
    OneOf {
        cells: OneByOne,
        digit: Digit,
    },
    OneHolds {
        holds: &'a str,
    },
    IfGuard {
        guard: Is,
        then: &'a str,
    },
    ItIsNot {
        cell: Cell,
        digits: Or,
    },
    AreNot {
        cells: CellSet,
        digit: Digit,
        why: &'a str,
    },
}

/// The cells beside the pattern that the step rests on.
pub(in crate::words) fn beside(it: &Deadly, step: &Step) -> CellSet {
    // A grave is all open cells.
    let own = if it.kind == DeadlyKind::Bug { it.guards.cells() } else { it.deadly.cells() };
    let cells = step.truths.iter().filter_map(|truth| match truth {
        Truth::Cell { cell, .. } if !own.contains(*cell) => Some(*cell),
        _ => None,
    });
    cells.collect()
}
