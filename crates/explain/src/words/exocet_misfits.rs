//! Why a digit of the base of an exocet does not fit into all the lines from a target.
use crate::step_context::StepContext;
use crate::words::exocet::{ExocetText, around, cross_lines, fits, places, unfit};
use qedoku_core::{Candidate, CandidateSet, CellSet, Exocet, House, Step};

/// Says which digits of the base do not fit into all the lines from a target that loses them, and why.
pub(super) fn target_misfits(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> Vec<String> {
    let unfit = unfit(context, exocet, step);
    let gone = step.conclusion.eliminate.iter_by_cell();
    let gone = gone.filter(|it| exocet.targets.contains(it.cell) && (exocet.digits - unfit).contains(it.digit));
    gone.filter_map(|it| misfit(context, exocet, it)).collect()
}

/// Why a digit at a target leaves one of the lines none, if there is such a line; else that it does not fit.
fn misfit(context: &StepContext<'_>, exocet: &Exocet, at: Candidate) -> Option<String> {
    let style = context.style;
    let Candidate { cell: target, digit } = at;
    let inside = around(context, exocet);
    let left = places(context, digit) - exocet.targets - context.layout.peers(target);
    let lines: Vec<House> = exocet.lines.iter().filter(|&line| !context.layout.cells(line).contains(target)).collect();
    let rest: Vec<CellSet> = cross_lines(context, exocet).into_iter().filter(|line| !line.contains(target)).collect();
    if fits(context, &rest, left) {
        return None;
    }
    let empty = lines.iter().find(|&&line| !left.meets(context.layout.cells(line) - inside));
    let Some(&line) = empty else {
        return Some(style.say(&ExocetText::NoWay { gone: CandidateSet::of(at) }));
    };
    let all = places(context, digit) & context.layout.cells(line);
    let others = all & exocet.targets;
    let seen = (all & context.layout.peers(target)) - others;
    let mut why = Vec::new();
    if !others.is_empty() {
        why.push(style.say(&ExocetText::TakesOther { cells: others }));
    }
    if !seen.is_empty() {
        why.push(style.say(&ExocetText::SeesTarget { cells: seen, target }));
    }
    let mut rest = (all & inside) - others - seen;
    for house in context.layout.houses_around(exocet.base) {
        let cells = rest & context.layout.cells(house);
        rest -= cells;
        if !cells.is_empty() {
            why.push(style.say(&ExocetText::WithBase { cells, house: context.named([house]) }));
        }
    }
    let why = &style.clauses(why);
    Some(style.say(&ExocetText::UnfitIn { target, digit, line: context.named([line]), why }))
}
