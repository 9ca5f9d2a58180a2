//! Cells of a crossing with cells of both its houses, counted against the room that their digits have.
use super::prose::Prose;
use crate::step_context::StepContext;
use crate::words::noun::{Any, Count, Houses};
use qedoku_core::{CellSet, Digit, DigitSet, House, Step, SueDeCoq};

/// Says how often each digit fits, that this is just enough, and so where the digits are.
pub(super) fn why(context: &StepContext<'_>, it: &SueDeCoq, step: &Step) -> String {
    let style = context.style;
    let mut prose = Prose::new(style);
    let parts = [it.crossing.cells, it.groups[0].set.cells, it.groups[1].set.cells];
    let cells = parts[0] | parts[1] | parts[2];
    let count = Count(cells.len());
    let houses = [it.groups[0].house, it.groups[1].house];
    let held = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell));
    let named = parts.map(|part| style.braces(&style.at(part), held(part)));
    let [crossing, one, other] = &named;
    let [_, first, second] = parts.map(CellSet::len);
    let [title, away] = houses.map(|house| context.named([house]));
    let digits = held(cells);
    prose.say(style.say(&CrossingText::Cells { crossing, one, home: title, other, away, count, first, second }));
    let mut rooms: Vec<(DigitSet, Option<House>)> = Vec::new();
    for digit in digits {
        let home = home(context, cells, digit, houses);
        match rooms.iter_mut().find(|(_, known)| *known == home) {
            Some((digits, _)) => digits.insert(digit),
            None => rooms.push((DigitSet::of(digit), home)),
        }
    }
    rooms.sort_by_key(|(_, home)| home.is_none());
    let is_once = rooms.iter().all(|(_, home)| home.is_some());
    let rooms = rooms.into_iter().map(|(digits, home)| {
        if let Some(home) = home {
            style.say(&CrossingText::Once { digits, home: context.named([home]) })
        } else {
            let [one, other] = houses.map(|house| context.named([house]));
            style.say(&CrossingText::Twice { digits, one, other })
        }
    });
    rooms.for_each(|room| prose.say(room));
    prose.say(style.say(&if is_once { CrossingText::JustOnce { count } } else { CrossingText::JustEnough { count } }));
    let eliminate = &step.conclusion.eliminate;
    for digit in eliminate.all_digits() {
        let lost = eliminate.plane(digit);
        for house in houses.into_iter().filter(|&house| context.layout.cells(house).meets(lost)) {
            let places = context.board.plane(digit) & cells & context.layout.cells(house);
            prose.say(style.say(&CrossingText::There { digit, places: Any(places), home: context.named([house]) }));
        }
    }
    prose.conclude(&step.conclusion)
}

/// The house that has all places of a digit in the cells; nothing if both have some of their own.
fn home(context: &StepContext<'_>, cells: CellSet, digit: Digit, houses: [House; 2]) -> Option<House> {
    let places = context.board.plane(digit) & cells;
    houses.into_iter().find(|&house| places.is_subset(context.layout.cells(house)))
}

/// Sentences about the cells of a crossing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CrossingText<'a> {
    Cells {
        crossing: &'a str,
        one: &'a str,
        home: Houses<'a>,
        other: &'a str,
        away: Houses<'a>,
        count: Count,
        first: usize,
        second: usize,
    },
    Once {
        digits: DigitSet,
        home: Houses<'a>,
    },
    Twice {
        digits: DigitSet,
        one: Houses<'a>,
        other: Houses<'a>,
    },
    JustOnce {
        count: Count,
    },
    JustEnough {
        count: Count,
    },
    There {
        digit: Digit,
        places: Any,
        home: Houses<'a>,
    },
}
