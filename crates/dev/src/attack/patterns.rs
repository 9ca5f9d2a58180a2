//! Forged patterns: nested arguments emptied, cut short, reordered and recombined; links turned round.
use super::change;
use super::stock::{Item, Stock};
use super::truths::{candidates, cell, digit, slot};
use qedoku_core::{Candidate, CandidateSet, Case, Chain, Forcing, Hypothesis, Link, Pattern, Step};
use qedoku_generate::Draw;

fn candidate(draw: &mut Draw, item: &Item) -> Candidate {
    let all: Vec<Candidate> = item.board.candidates().iter().collect();
    all.get(draw.below(all.len())).copied().unwrap_or(Candidate { cell: cell(draw), digit: digit(draw) })
}

/// Changes a pattern, or puts another in its place.
pub(super) fn forge(draw: &mut Draw, stock: &Stock, item: &Item, step: &mut Step) {
    let gone = step.conclusion.eliminate.first();
    if draw.below(3) == 0 {
        step.pattern = another(draw, stock, item, gone);
        return;
    }
    match &mut step.pattern {
        Pattern::Hypothesis(it) => match draw.below(4) {
            0 => it.assume = candidate(draw, item),
            1 => it.end = slot(draw),
            _ => nested(draw, stock, item, &mut it.steps),
        },
        Pattern::Forcing(it) => forcing(draw, stock, item, it),
        Pattern::Chain(chain) => links(draw, chain),
        Pattern::Kraken { chains, .. } => {
            let at = draw.below(chains.len());
            if let Some(chain) = chains.get_mut(at) {
                links(draw, chain);
            }
        }
        Pattern::Cover { base, cover, fins } => match draw.below(4) {
            0 => base.clear(),
            1 => cover.clear(),
            2 => base.push(slot(draw)),
            _ => candidates(draw, fins),
        },
        Pattern::Deadly { deadly, guards } => {
            let set = if draw.below(2) == 0 { deadly } else { guards };
            candidates(draw, set);
        }
        Pattern::Single { slot: of } => *of = slot(draw),
        other => *other = another(draw, stock, item, gone),
    }
}

/// The pattern of another step, or an argument without a reason for what goes.
fn another(draw: &mut Draw, stock: &Stock, item: &Item, gone: Option<Candidate>) -> Pattern {
    let assume = gone.unwrap_or_else(|| candidate(draw, item));
    match draw.below(5) {
        0 => Pattern::Hypothesis(Hypothesis { assume, steps: vec![], end: slot(draw) }),
        1 => Pattern::Forcing(Forcing { slot: slot(draw), cases: vec![] }),
        2 => Pattern::Cover { base: vec![], cover: vec![], fins: CandidateSet::EMPTY },
        3 => Pattern::Chain(Chain { links: vec![], closed: draw.below(2) == 0 }),
        _ => stock.items[draw.below(stock.items.len())].step.pattern.clone(),
    }
}

fn forcing(draw: &mut Draw, stock: &Stock, item: &Item, it: &mut Forcing) {
    let at = draw.below(it.cases.len());
    match (draw.below(6), it.cases.get_mut(at)) {
        (0, _) => it.slot = slot(draw),
        (1, Some(_)) => drop(it.cases.remove(at)),
        (2, Some(case)) => case.end = Some(slot(draw)),
        (3, Some(case)) => case.end = None,
        (_, Some(Case { steps, .. })) => nested(draw, stock, item, steps),
        (_, None) => it.cases.push(Case { assume: candidate(draw, item), steps: vec![], end: None }),
    }
}

/// Changes nested steps: one taken out, two exchanged, one brought in from elsewhere, or one forged itself.
fn nested(draw: &mut Draw, stock: &Stock, item: &Item, steps: &mut Vec<Step>) {
    if steps.is_empty() {
        steps.push(stock.items[draw.below(stock.items.len())].step.clone());
        return;
    }
    let (one, other) = (draw.below(steps.len()), draw.below(steps.len()));
    match draw.below(6) {
        0 => steps.clear(),
        1 => drop(steps.remove(one)),
        2 => steps.swap(one, other),
        3 => steps[one] = stock.items[draw.below(stock.items.len())].step.clone(),
        _ => change::step(draw, stock, item, &mut steps[one]),
    }
}

/// Turns a link round, empties an end, or takes its reason away.
fn links(draw: &mut Draw, chain: &mut Chain) {
    let at = draw.below(chain.links.len());
    let Some(link) = chain.links.get_mut(at) else { return };
    match draw.below(6) {
        0 => std::mem::swap(&mut link.from, &mut link.to),
        1 => candidates(draw, &mut link.from),
        2 => link.strong.clear(),
        3 => link.unique = !link.unique,
        4 => *link = Link::strong(link.from, link.to, slot(draw)),
        _ => chain.closed = !chain.closed,
    }
}
