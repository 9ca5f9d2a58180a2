//! Texts for beginners: a list of whole sentences, a fact a line, each cell by its name, the act last.
pub(super) mod beginner_text;
pub(super) mod cases;
pub(super) mod chain;
pub(super) mod chain_text;
pub(super) mod closed;
pub(super) mod closed_chain;
pub(super) mod colors;
pub(super) mod count;
pub(super) mod deadly;
mod deadly_boards;
mod deadly_forced;
mod deadly_held;
mod deadly_swap;
mod exclusion;
pub(super) mod facts;
pub(super) mod fish;
mod known;
pub(super) mod locked;
pub(super) mod patterns;
pub(super) mod sets;
pub(super) mod single;
pub(super) mod statement;
pub(super) mod unfillable;
pub(super) mod views;
pub(super) mod walk;

use self::beginner_text::BeginnerText;
use super::prose::Prose;
use crate::step_context::StepContext;
use crate::words::{filled, since_shown, total};
use qedoku_core::{Pattern, Step};

/// The list, without its last period.
pub(super) fn why(context: &StepContext<'_>, step: &Step) -> String {
    let mut prose = BeginnerText { context, lines: Prose::new(context.style) };
    let since = since_shown::sentence(context, step);
    if !since.is_empty() {
        prose.item(since);
    }
    match &step.pattern {
        Pattern::Single(it) => single::describe(&mut prose, it.slot, step),
        Pattern::Confined(it) => locked::confined(&mut prose, it, step),
        Pattern::Clash(it) => locked::clash(&mut prose, it, step),
        Pattern::Total(it) => prose.items(total::sentences(context, *it, step), step),
        Pattern::Filled(it) => prose.items(filled::sentences(context, *it, step), step),
        Pattern::Subset(it) => locked::subset(&mut prose, it, step),
        Pattern::Fish(it) => fish::describe(&mut prose, it, step),
        Pattern::SetLogic(it) => count::set_logic(&mut prose, it, step),
        Pattern::Wing(it) => sets::wing(&mut prose, it, step),
        Pattern::Sets(it) => sets::describe(&mut prose, it, step),
        Pattern::Colors(it) => colors::describe(&mut prose, &it.clusters, step),
        Pattern::Chain(it) => chain::describe(&mut prose, it, step),
        Pattern::Ring(it) => patterns::ring(&mut prose, it, step),
        Pattern::Kraken(it) => cases::kraken(&mut prose, it, step),
        Pattern::Deadly(it) => deadly_boards::describe(&mut prose, it, step),
        Pattern::Exclusion(it) => exclusion::exclusion(&mut prose, it, step),
        Pattern::Templates(it) => patterns::templates(&mut prose, it, step),
        Pattern::Exocet(it) => patterns::exocet(&mut prose, it, step),
        Pattern::Symmetry(_) => patterns::symmetry(&mut prose, step),
        Pattern::Hypothesis(it) => cases::hypothesis(&mut prose, it, step),
        Pattern::Forcing(it) => cases::forcing(&mut prose, it, step),
        Pattern::Guess => patterns::guess(&mut prose, step),
        Pattern::Truths => patterns::truths(&mut prose, step),
    }
    prose.lines.text()
}
