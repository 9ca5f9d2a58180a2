//! Forged patterns: nested arguments emptied, cut short, reordered and recombined; links turned round.
use super::change;
use super::stock::{Stock, StockStep};
use super::truths::{candidate_of, candidates, cell, digit, slot};
use qedoku_core::argument::{AlmostLocked, Assumption, Case, Chain, Choice, Forcing, Hypothesis, Reason, StrongLink};
use qedoku_core::{Candidate, CandidateSet, CellSet, DigitSet, House, HouseSet, Pattern, Step};
use qedoku_generate::RandomDraws;

fn candidate(draw: &mut RandomDraws, item: &StockStep) -> Candidate {
    candidate_of(draw, item.board.candidates()).unwrap_or_else(|| Candidate { cell: cell(draw), digit: digit(draw) })
}

/// Changes a pattern, or puts another in its place.
pub(super) fn forge(draw: &mut RandomDraws, stock: &Stock, item: &StockStep, step: &mut Step) {
    let gone = step.conclusion.eliminate.first();
    if draw.below(3) == 0 {
        step.pattern = another(draw, stock, item, gone);
        return;
    }
    match &mut step.pattern {
        Pattern::Hypothesis(it) => match draw.below(4) {
            0 => assume(draw, item, &mut it.assume),
            1 => it.end = slot(draw, item.board.layout()),
            _ => nested(draw, stock, item, &mut it.steps),
        },
        Pattern::Forcing(it) => forcing(draw, stock, item, it),
        Pattern::Chain(chain) => {
            let mut strong: Vec<StrongLink> = chain.links().cloned().collect();
            links(draw, item, &mut strong);
            let is_loop = chain.is_loop() != (draw.below(6) == 0);
            step.pattern = Pattern::of(if is_loop { Chain::closed(strong) } else { Chain::open(strong) });
        }
        Pattern::Kraken(kraken) => {
            let at = draw.below(kraken.paths.len());
            if let Some(path) = kraken.paths.get_mut(at) {
                links(draw, item, &mut path.links);
            }
        }
        Pattern::Fish(fish) => match draw.below(4) {
            0 => fish.twin = None,
            1 => cells(draw, &mut fish.body.fins),
            2 => fish.body.cover = houses(draw, item),
            _ => fish.base = houses(draw, item),
        },
        Pattern::SetLogic(count) => match draw.below(3) {
            0 => count.base.clear(),
            1 => count.cover.clear(),
            _ => count.base.push(slot(draw, item.board.layout())),
        },
        Pattern::Deadly(it) => {
            let set = if draw.below(2) == 0 { &mut it.deadly } else { &mut it.guards };
            candidates(draw, set);
        }
        Pattern::Ring(ring) => match draw.below(3) {
            0 => drop(ring.places.pop()),
            1 => cells(draw, &mut ring.guardians),
            _ => ring.digit = digit(draw),
        },
        Pattern::Single(single) => single.slot = slot(draw, item.board.layout()),
        other => *other = another(draw, stock, item, gone),
    }
}

/// Turns an assumption round, or assumes something else.
fn assume(draw: &mut RandomDraws, item: &StockStep, it: &mut Assumption) {
    *it = if draw.below(2) == 0 { it.opposite() } else { any_assumption(draw, item) };
}

fn any_assumption(draw: &mut RandomDraws, item: &StockStep) -> Assumption {
    Assumption { candidate: candidate(draw, item), holds: draw.below(2) == 0 }
}

fn choice(draw: &mut RandomDraws, item: &StockStep) -> Choice {
    if draw.below(2) == 0 {
        Choice::Slot(slot(draw, item.board.layout()))
    } else {
        Choice::Candidate(candidate(draw, item))
    }
}

/// The pattern of another step, or an argument without a reason for what goes.
fn another(draw: &mut RandomDraws, stock: &Stock, item: &StockStep, gone: Option<Candidate>) -> Pattern {
    let assume = gone.unwrap_or_else(|| candidate(draw, item));
    match draw.below(6) {
        0 => {
            let assume = Assumption { candidate: assume, holds: draw.below(3) > 0 };
            Pattern::Hypothesis(Hypothesis { assume, steps: vec![], end: slot(draw, item.board.layout()) })
        }
        1 => Pattern::Forcing(Forcing { choice: choice(draw, item), cases: vec![] }),
        4 => {
            let case = |assume| Case { assume, steps: vec![], end: None };
            let cases = [Assumption::is_true(assume), Assumption::is_false(assume)].map(case).to_vec();
            Pattern::Forcing(Forcing { choice: Choice::Candidate(assume), cases })
        }
        2 => Pattern::Truths,
        3 => Pattern::of(Chain::open([StrongLink::new(
            CandidateSet::EMPTY,
            CandidateSet::of(assume),
            slot(draw, item.board.layout()),
        )])),
        _ => stock.items[draw.below(stock.items.len())].step.pattern.clone(),
    }
}

fn forcing(draw: &mut RandomDraws, stock: &Stock, item: &StockStep, it: &mut Forcing) {
    let at = draw.below(it.cases.len());
    match (draw.below(10), it.cases.get_mut(at)) {
        (0, _) => it.choice = choice(draw, item),
        (1, Some(_)) => drop(it.cases.remove(at)),
        (2, Some(case)) => case.end = Some(slot(draw, item.board.layout())),
        (3, Some(case)) => case.end = None,
        (4, Some(case)) => assume(draw, item, &mut case.assume),
        (5, Some(case)) => {
            let again = case.clone();
            it.cases.push(again);
        }
        (6, Some(_)) => swap_assumptions(draw, &mut it.cases),
        (_, Some(Case { steps, .. })) => nested(draw, stock, item, steps),
        (_, None) => it.cases.push(Case { assume: any_assumption(draw, item), steps: vec![], end: None }),
    }
}

/// Two cases change their assumptions and keep the rest.
fn swap_assumptions(draw: &mut RandomDraws, cases: &mut [Case]) {
    let [one, other] = [(); 2].map(|()| draw.below(cases.len()));
    let assumed = cases[one].assume;
    cases[one].assume = cases[other].assume;
    cases[other].assume = assumed;
}

/// Changes nested steps: one taken out, two exchanged, one brought in from elsewhere, or one forged itself.
fn nested(draw: &mut RandomDraws, stock: &Stock, item: &StockStep, steps: &mut Vec<Step>) {
    if steps.is_empty() {
        steps.push(stock.items[draw.below(stock.items.len())].step.clone());
        return;
    }
    let one = draw.below(steps.len());
    let other = draw.below(steps.len());
    match draw.below(6) {
        0 => steps.clear(),
        1 => drop(steps.remove(one)),
        2 => steps.swap(one, other),
        3 => steps[one] = stock.items[draw.below(stock.items.len())].step.clone(),
        _ => change::step(draw, stock, item, &mut steps[one]),
    }
}

/// Turns a link round, changes an end or its reason, leaves one out or brings one in.
fn links(draw: &mut RandomDraws, item: &StockStep, links: &mut Vec<StrongLink>) {
    let at = draw.below(links.len());
    match (draw.below(7), links.get_mut(at)) {
        (0, Some(link)) => std::mem::swap(&mut link.from, &mut link.to),
        (1, Some(link)) => candidates(draw, &mut link.from),
        (2, Some(link)) => link.reason = Reason::Deadly(link.from),
        (3, Some(link)) => link.reason = Reason::of(slot(draw, item.board.layout()), [&link.from, &link.to]),
        (4, Some(link)) => {
            let cells = link.ends().cells();
            let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | item.board.digits(cell));
            link.reason = Reason::AlmostLocked(AlmostLocked { cells, digits });
        }
        (5, Some(_)) => drop(links.remove(at)),
        _ => {
            let [from, to] = [(); 2].map(|()| CandidateSet::of(candidate(draw, item)));
            links.insert(at.min(links.len()), StrongLink::new(from, to, slot(draw, item.board.layout())));
        }
    }
}

fn cells(draw: &mut RandomDraws, set: &mut CellSet) {
    if draw.below(3) == 0 { *set = CellSet::EMPTY } else { *set = set.with(cell(draw)) }
}

fn houses(draw: &mut RandomDraws, item: &StockStep) -> HouseSet {
    let all: Vec<House> = item.board.layout().houses().iter().collect();
    (0..=draw.below(3)).filter_map(|_| all.get(draw.below(all.len())).copied()).collect()
}
