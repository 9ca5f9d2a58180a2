//! Says from which houses and rules a total was added up.
use super::equation::equation;
use crate::notation::houses_in_short;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Addend, Candidate, Cell, CellSet, HouseSet, LinearSum, Rule, RuleKind, Sum, Summand};

/// The most digits that stand in the cells added up and are named.
const PLACED: usize = 4;

/// Says what was added up, what was taken off it, and what that leaves the open cells.
pub(super) fn added_up(context: &StepContext<'_>, sum: &Sum) -> String {
    let style = context.style;
    if let Some(cell) = sum.plus.single().filter(|_| only_cage(context, sum).is_some()) {
        return style.say(&AddedUpText::Alone { cell, total: sum.total });
    }
    let described = WrittenSum::new(context, sum);
    let plus = &named(context, &described.added);
    let minus = (!described.taken.is_empty()).then(|| named(context, &described.taken));
    let equation = &equation(style, sum);
    let placed = described.placed(context);
    let count = described.added.len();
    match (minus.as_deref(), placed.as_deref()) {
        (None, None) => style.say(&AddedUpText::Says { plus, count, equation }),
        (None, Some(placed)) => style.say(&AddedUpText::LeavesBeside { plus, count, placed, equation }),
        (Some(minus), None) => style.say(&AddedUpText::Leaves { plus, minus, count, equation }),
        (Some(minus), Some(placed)) => {
            let worked = described.worked(context).map(|sum| style.say(&AddedUpText::Worked { sum: &sum }));
            let worked = &worked.unwrap_or_default();
            style.say(&AddedUpText::LessLeavesBeside { plus, minus, count, placed, equation, worked })
        }
    }
}

/// A total as it is written, so that it comes out as written.
struct WrittenSum {
    added: Vec<Addend>,
    taken: Vec<Addend>,
    /// The filled cells whose digits are taken off, each with how often it counts.
    off: Vec<CountedDigit>,
    /// Those whose digits are added.
    back: Vec<CountedDigit>,
}

/// A digit that stands, and how often it counts in a total.
#[derive(Clone, Copy)]
struct CountedDigit {
    it: Candidate,
    times: i16,
}

impl WrittenSum {
    /// A cage of one filled cell is that digit. A filled cell counts if what is added and what is taken off leave it over.
    fn new(context: &StepContext<'_>, sum: &Sum) -> Self {
        let layout = context.layout;
        let is_digit = |addend: &Addend| match addend.rule(layout) {
            Some(Rule { kind: RuleKind::Cage, cells, .. }) => {
                matches!(cells[..], [cell] if context.board.value(cell).is_some())
            }
            _ => false,
        };
        let all: Vec<Addend> = sum.from.iter().copied().filter(|addend| !is_digit(addend)).collect();
        let mut times = [0_i16; Cell::COUNT];
        for term in all.iter().filter_map(|addend| addend.terms(layout)).flat_map(|it: LinearSum| it.terms) {
            times[term.cell.index()] += term.factor;
        }
        let counted = |cell: Cell| {
            let digit = context.board.value(cell)?;
            let times = times[cell.index()];
            (times != 0).then_some(CountedDigit { it: Candidate { cell, digit }, times })
        };
        let counted = layout.board().iter().filter_map(counted);
        let (off, back): (Vec<_>, Vec<_>) = if all.iter().all(|addend| is_whole(context, addend)) {
            counted.partition(|it| it.times > 0)
        } else {
            // What a rule says of its cells is no sum that digits are taken off.
            (counted.map(|it| CountedDigit { times: 1, ..it }).collect(), Vec::new())
        };
        let (taken, added) = all.into_iter().partition(|addend| addend.minus);
        Self { added, taken, off, back }
    }

    /// The sum of all totals and digits, as it is worked out: `85+5+2-90`; nothing if one of the rules has no total.
    fn worked(&self, context: &StepContext<'_>) -> Option<String> {
        let each: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
        let total = |addends: &[Addend]| -> Option<u32> {
            let of = |addend: &Addend| match (addend.of, addend.rule(context.layout)) {
                (Summand::House(_), _) => Some(each),
                (_, Some(rule)) if rule.kind == RuleKind::Cage => Some(u32::from(rule.value?)),
                _ => None,
            };
            addends.iter().map(of).sum()
        };
        let digits = |all: &[CountedDigit], sign: &str| -> String {
            let of = |it: &CountedDigit| format!("{sign}{}", it.it.digit).repeat(usize::from(it.times.unsigned_abs()));
            all.iter().map(of).collect()
        };
        let [added, taken] = [total(&self.added)?, total(&self.taken)?];
        let is_short = self.off.len() + self.back.len() <= PLACED;
        is_short.then(|| format!("{added}{}-{taken}{}", digits(&self.back, "+"), digits(&self.off, "-")))
    }

    /// The digits that are taken off and added back, if there are any.
    fn placed(&self, context: &StepContext<'_>) -> Option<String> {
        let style = context.style;
        let [off, back] = [&self.off, &self.back].map(|all| counted(context, all));
        let rule = !self.added.iter().chain(&self.taken).all(|addend| is_whole(context, addend));
        match (off.as_deref(), back.as_deref()) {
            (None, None) => None,
            (Some(placed), None) if rule => Some(style.say(&AddedUpText::Known { placed })),
            (Some(placed), None) => Some(style.say(&AddedUpText::Placed { placed })),
            (None, Some(back)) => Some(style.say(&AddedUpText::AddedBack { back })),
            (Some(placed), Some(back)) => Some(style.say(&AddedUpText::PlacedAndBack { placed, back })),
        }
    }

    /// The same in brief: `-1(r3c3)+4(r5c6)`.
    fn placed_in_brief(&self, context: &StepContext<'_>) -> String {
        let mut text = String::new();
        for (sign, all) in [("-", &self.off), ("+", &self.back)] {
            for CountedDigit { it, times } in all {
                for _ in 0..times.abs() {
                    text.extend([sign, &it.digit.to_string(), "(", &context.style.cell(it.cell), ")"]);
                }
            }
        }
        text
    }
}

/// True if it is a house or a cage, the sum of its cells.
fn is_whole(context: &StepContext<'_>, addend: &Addend) -> bool {
    addend.rule(context.layout).is_none_or(|rule| rule.kind == RuleKind::Cage)
}

/// Digits that stand, or their cells and what they come to where they are many; none if there are none.
fn counted(context: &StepContext<'_>, all: &[CountedDigit]) -> Option<String> {
    let style = context.style;
    if all.len() <= PLACED {
        let one = |counted: &CountedDigit| match counted.times.abs() {
            1 => style.candidate(counted.it),
            times => style.say(&AddedUpText::Times { times, it: counted.it }),
        };
        let each: Vec<String> = all.iter().map(one).collect();
        return (!each.is_empty()).then(|| style.and(each));
    }
    let cells =
        |times: i16| -> CellSet { all.iter().filter(|it| it.times.abs() == times).map(|it| it.it.cell).collect() };
    let most = all.iter().map(|it| it.times.abs()).max().unwrap_or(1);
    let groups = (1..=most).filter(|times| !cells(*times).is_empty()).map(|times| match times {
        1 => style.say(&cells(1)),
        _ => style.say(&AddedUpText::CellsTimes { times, cells: cells(times) }),
    });
    let groups: Vec<String> = groups.collect();
    let total = all.iter().map(|it| it.times.abs() * i16::from(it.it.digit.value())).sum();
    Some(style.say(&AddedUpText::InAll { cells: AllOf(&groups), total }))
}

/// The houses, cages and digits that were added up and taken off, in brief; none if there are other rules among them:
/// `c3 45-15(r234c3)-4(r56c3)-1(r8c3)`.
pub(super) fn brief(context: &StepContext<'_>, sum: &Sum) -> Option<String> {
    let each: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
    let mut text = String::new();
    let described = WrittenSum::new(context, sum);
    for (minus, addends) in [(false, &described.added), (true, &described.taken)] {
        let mut houses = HouseSet::EMPTY;
        let mut terms = Vec::new();
        for addend in addends {
            match (addend.of, addend.rule(context.layout)) {
                (Summand::House(house), _) => houses.insert(house),
                (_, Some(rule)) if rule.kind == RuleKind::Cage => {
                    let cells: CellSet = rule.cells.iter().copied().collect();
                    terms.push(format!("{}({})", rule.value?, context.style.joined_blocks(cells)));
                }
                _ => return None,
            }
        }
        if !houses.is_empty() {
            terms.insert(0, format!("{} {}", houses_in_short(context, houses), each * houses.len() as u32));
        }
        for term in terms {
            let sign = match (minus, text.is_empty()) {
                (true, _) => "-",
                (false, true) => "",
                (false, false) => "+",
            };
            text.extend([sign, &term]);
        }
    }
    text.push_str(&described.placed_in_brief(context));
    Some(text)
}

/// The cage whose total this is, if it is one alone and no cell of it is filled.
pub(super) fn only_cage(context: &StepContext<'_>, sum: &Sum) -> Option<String> {
    let [addend] = sum.from[..] else { return None };
    let rule = addend.rule(context.layout).filter(|rule| rule.kind == RuleKind::Cage && !addend.minus)?;
    let is_open = rule.cells.iter().all(|&cell| context.board.value(cell).is_none());
    is_open.then(|| context.style.say(&cage(rule)))
}

/// The line whose total this is, if it is one alone: `r5c3-r4c3-r4c2`.
pub(super) fn only_line(context: &StepContext<'_>, sum: &Sum) -> Option<String> {
    let [addend] = sum.from[..] else { return None };
    let is_line =
        |rule: &&Rule| matches!(rule.kind, RuleKind::Arrow | RuleKind::RegionSumLine | RuleKind::LittleKiller);
    let rule = addend.rule(context.layout).filter(is_line)?;
    Some(context.style.line(rule, context.layout))
}

/// The names of addends: houses together, cages together, other rules each as a clause; of several what they come to in all.
fn named(context: &StepContext<'_>, addends: &[Addend]) -> String {
    let style = context.style;
    let rules: Vec<&Rule> = addends.iter().filter_map(|addend| addend.rule(context.layout)).collect();
    let (cages, others): (Vec<&Rule>, Vec<&Rule>) = rules.into_iter().partition(|rule| rule.kind == RuleKind::Cage);
    let houses = addends.iter().filter_map(|addend| match addend.of {
        Summand::House(house) => Some(house),
        Summand::Rule(..) => None,
    });
    let houses: HouseSet = houses.collect();
    let mut names = Vec::new();
    if !houses.is_empty() {
        let each: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
        let total = each * houses.len() as u32;
        names.push(style.say(&AddedUpText::House { house: Houses(context.layout, houses), total }));
    }
    match cages[..] {
        [] => {}
        [one] => names.push(style.say(&cage(one))),
        _ => {
            let each: Vec<String> = cages.iter().map(|rule| style.say(&next_cage(rule))).collect();
            let total = cages.iter().map(|rule| u32::from(rule.value.unwrap_or_default())).sum();
            names.push(style.say(&AddedUpText::Cages { cages: AllOf(&each), total }));
        }
    }
    names.extend(others.into_iter().map(|rule| line_name(context, rule)));
    style.say(&AddedUpText::Terms { names: AllOf(&names) })
}

/// A rule with totals that is no cage, by its line.
fn line_name(context: &StepContext<'_>, rule: &Rule) -> String {
    let style = context.style;
    let line = &style.line(rule, context.layout);
    style.say(&match rule.kind {
        RuleKind::Arrow => AddedUpText::Arrow { line },
        RuleKind::LittleKiller => AddedUpText::LittleKiller { line, total: rule.value.unwrap_or_default() },
        _ => AddedUpText::SameSums { line },
    })
}

fn cage(rule: &Rule) -> AddedUpText<'static> {
    AddedUpText::Cage { value: rule.value.unwrap_or_default(), cells: rule.cells.iter().copied().collect() }
}

/// A cage in a list of cages.
fn next_cage(rule: &Rule) -> AddedUpText<'static> {
    AddedUpText::NextCage { value: rule.value.unwrap_or_default(), cells: rule.cells.iter().copied().collect() }
}

/// Sentences about what was added up; `count` is how many were added.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AddedUpText<'a> {
    Worked {
        sum: &'a str,
    },
    House {
        house: Houses<'a>,
        total: u32,
    },
    Cage {
        value: u16,
        cells: CellSet,
    },
    NextCage {
        value: u16,
        cells: CellSet,
    },
    Cages {
        cages: AllOf<'a>,
        total: u32,
    },
    Arrow {
        line: &'a str,
    },
    LittleKiller {
        line: &'a str,
        total: u16,
    },
    SameSums {
        line: &'a str,
    },
    Terms {
        names: AllOf<'a>,
    },
    Placed {
        placed: &'a str,
    },
    Known {
        placed: &'a str,
    },
    AddedBack {
        back: &'a str,
    },
    PlacedAndBack {
        placed: &'a str,
        back: &'a str,
    },
    Times {
        times: i16,
        it: Candidate,
    },
    CellsTimes {
        times: i16,
        cells: CellSet,
    },
    InAll {
        cells: AllOf<'a>,
        total: i16,
    },
    Alone {
        cell: Cell,
        total: i16,
    },
    Says {
        plus: &'a str,
        count: usize,
        equation: &'a str,
    },
    Leaves {
        plus: &'a str,
        minus: &'a str,
        count: usize,
        equation: &'a str,
    },
    LeavesBeside {
        plus: &'a str,
        count: usize,
        placed: &'a str,
        equation: &'a str,
    },
    LessLeavesBeside {
        plus: &'a str,
        minus: &'a str,
        count: usize,
        placed: &'a str,
        equation: &'a str,
        worked: &'a str,
    },
}
