//! A fish with fins, and paths from what it may hold to what goes.
use super::blocked::{elsewhere, names_link_blockers};
use super::chain;
use crate::step_context::StepContext;
use crate::words::noun::{Fin, Houses, Is, OneOf, Short};
use qedoku_core::{Candidate, CellSet, Conclusion, Digit, Kraken, Path, Step};

/// Says what the fish does without its fins, and where the fins and what it holds lead.
pub(super) fn why(context: &StepContext<'_>, kraken: &Kraken, step: &Step) -> String {
    let style = context.style;
    let fish = &kraken.fish;
    let fins = fish.fins();
    let digit = fish.digit;
    let held = kraken.starts().cells() - fins;
    let rest = elsewhere(context, fish.base, digit.into());
    let claim = style.say(&KrakenText::Unless {
        fin: OneOf(fins),
        digit,
        base: context.named(fish.base),
        cover: context.named(fish.cover()),
        rest: &rest,
    });
    let names_blockers = names_link_blockers(context, kraken.paths.iter().flat_map(|path| &path.links));
    let ways = style.semicolons(kraken.paths.iter().map(|path| way(context, path, names_blockers)));
    let Some(line) = kraken.line.filter(|_| !held.is_empty()) else {
        return style.say(&KrakenText::FinsLead {
            claim: &claim,
            digit,
            one: Fin(1),
            ways: &ways,
            gone: &step.conclusion,
            fins_count: fins.len(),
        });
    };
    style.say(&KrakenText::PlacesLead {
        claim: &claim,
        line: context.named([line]),
        held: OneOf(held),
        ways: &ways,
        gone: &step.conclusion,
        digit,
    })
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

/// The path of a kraken: `if r2c5 is 7, then r3c6 is 4 and r5c1 is 4`, with its blockers if `names_blockers`.
fn way(context: &StepContext<'_>, path: &Path, names_blockers: bool) -> String {
    let style = context.style;
    if path.links.is_empty() {
        return style
            .say(&KrakenText::AtOnce { start: Is(Candidate { cell: path.start.cell, digit: path.start.digit }) });
    }
    let ends = style.clauses(path.links.iter().map(|link| chain::end(context, link, CellSet::EMPTY, names_blockers)));
    style.say(&KrakenText::Way { start: Is(Candidate { cell: path.start.cell, digit: path.start.digit }), ends: &ends })
}

/// Sentences about fish with fins and paths from these.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KrakenText<'a> {
    Unless { fin: OneOf, digit: Digit, base: Houses<'a>, cover: Houses<'a>, rest: &'a str },
    FinsLead { claim: &'a str, digit: Digit, one: Fin, ways: &'a str, gone: &'a Conclusion, fins_count: usize },
    PlacesLead { claim: &'a str, line: Houses<'a>, held: OneOf, ways: &'a str, gone: &'a Conclusion, digit: Digit },
    Place { digit: Digit, lines: Houses<'a>, starts: Short },
    AtOnce { start: Is },
    Way { start: Is, ends: &'a str },
}
