//! A fish with fins, and paths from what it may hold to what goes.
use super::chain;
use super::inference::{Lost, clash, follow};
use super::link;
use super::prose::Prose;
use crate::notation::fish_name;
use crate::step_context::StepContext;
use crate::words::noun::{Any, CaseScope, Fin, Houses, InOrder, Is, OneOf, Short};
use crate::words::sentence::Clause;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, HouseSet, Kraken, Path, Step};

/// Says what the fish does without its fins, and where the fins and what it holds lead.
pub(super) fn why(context: &StepContext<'_>, kraken: &Kraken, step: &Step) -> String {
    let style = context.style;
    let fish = &kraken.fish;
    let fins = fish.fins();
    let digit = fish.digit;
    let held = kraken.starts().cells() - fins;
    let mut prose = Prose::new(style);
    let [base, cover] = [fish.base, fish.cover()].map(|houses| context.named(houses));
    prose.say(style.say(&KrakenText::ButFor { digit, base, cover, fins }));
    let name = name(context, fish.base, fish.cover());
    prose.say(style.say(&KrakenText::Without { fins, name: &name }));
    prose.say(style.say(&KrakenText::Fins { fins, count: Fin(fins.len()) }));
    let is_list = kraken.paths.len() > 1;
    let fin = Any(fins);
    if let Some(line) = kraken.line.filter(|_| !held.is_empty()) {
        let line = context.named([line]);
        prose.say(style.say(&KrakenText::Places { digit, fin, base, cover, line, held: OneOf(held) }));
    } else {
        let gone = fish_clears(context, kraken);
        let clause = style.say(&KrakenText::NoFin { digit, fin, base, cover, gone: &gone });
        if is_list { prose.item(clause) } else { prose.say(clause) }
    }
    for path in &kraken.paths {
        let way = way(context, path, fins);
        if is_list { prose.item(way) } else { prose.say(way) }
    }
    if is_list {
        let Some(path) = kraken.paths.first() else { return prose.conclude(&step.conclusion) };
        let end = CandidateSet::of(path.end);
        let end = chain::lacks_in(context, &end, None, CaseScope::Every);
        prose.line(style.say(&KrakenText::InEveryCase { end: &end }));
        return prose.conclude(&step.conclusion);
    }
    prose.either_way(&step.conclusion)
}

/// Says that the fish clears what goes, in a house of its cover.
fn fish_clears(context: &StepContext<'_>, kraken: &Kraken) -> String {
    let Some(end) = kraken.paths.first().map(|path| path.end) else { return String::new() };
    let cover = kraken.fish.cover().filter(|house| context.layout.cells(house).contains(end.cell));
    let houses: Vec<_> = cover.iter().take(1).collect();
    let style = context.style;
    let houses = InOrder(context.layout, &houses);
    style.say(&KrakenText::Clears { cell: end.cell, digit: end.digit, houses })
}

/// The fish by its name, if it is one of rows or columns.
fn name(context: &StepContext<'_>, base: HouseSet, cover: HouseSet) -> String {
    let [rows, columns] = context.layout.rows_and_columns();
    let is_basic =
        (base.is_subset(rows) && cover.is_subset(columns)) || (base.is_subset(columns) && cover.is_subset(rows));
    fish_name(context.style, if is_basic { base.len() } else { 0 })
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, kraken: &Kraken) -> String {
    let style = context.style;
    let digit = kraken.fish.digit;
    style.say(&KrakenText::Place {
        digit,
        lines: context.named(kraken.fish.base),
        starts: Short(kraken.starts().cells()),
    })
}

/// The path of a kraken: `if r2c5 is 7, r3c5 is not 7 (column 5), so r3c6 is 7, ...`.
fn way(context: &StepContext<'_>, path: &Path, fins: CellSet) -> String {
    let style = context.style;
    let Candidate { cell, digit } = path.start;
    let start =
        if fins.single() == Some(cell) { style.say(&KrakenText::FinIs { digit }) } else { style.say(&Is(path.start)) };
    let then = style.run(steps(context, path, &mut Some(cell)));
    style.say(&KrakenText::If { start: &start, then: &then })
}

/// The clauses of a path, to what is not true at its end.
fn steps(context: &StepContext<'_>, path: &Path, named: &mut Option<Cell>) -> Vec<Clause> {
    let mut clauses = Vec::new();
    let mut last = CandidateSet::of(path.start);
    for inference in follow(context.layout, Some(last), &path.links) {
        clauses.extend(link::clauses(context, &inference, *named));
        last = inference.link.to;
        *named = last.cells().single();
    }
    let end = CandidateSet::of(path.end);
    let lost = Lost { by: last, lost: end, houses: clash(context.layout, &last, &end) };
    clauses.push(link::not(context, &lost, None, *named).into());
    clauses
}

/// Sentences about fish with fins and paths from these.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KrakenText<'a> {
    ButFor { digit: Digit, base: Houses<'a>, cover: Houses<'a>, fins: CellSet },
    Without { fins: CellSet, name: &'a str },
    Fins { fins: CellSet, count: Fin },
    Places { digit: Digit, fin: Any, base: Houses<'a>, cover: Houses<'a>, line: Houses<'a>, held: OneOf },
    NoFin { digit: Digit, fin: Any, base: Houses<'a>, cover: Houses<'a>, gone: &'a str },
    Clears { cell: Cell, digit: Digit, houses: InOrder<'a> },
    FinIs { digit: Digit },
    If { start: &'a str, then: &'a str },
    InEveryCase { end: &'a str },
    Place { digit: Digit, lines: Houses<'a>, starts: Short },
}
