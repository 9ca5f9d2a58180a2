//! Reports chains as what their shapes make them.
use super::chain::LinkChain;
use super::classify;
use super::graph::{EdgeReason, LinkKinds};
use super::known_chains::{self, ChainBuffers};
use crate::base::shape::ArgumentShape;
use crate::base::wanted::LeftOut;
use crate::kernels::uniqueness::deadly::DeadlyPattern;
use crate::{Context, Sink, proof};
use qedoku_core::{
    AlmostLocked, CandidateSet, Chain, Conclusion, DeadlyKind, Guard, Pattern, Slot, StrongLink, Truth, argument,
};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The most chains of a listing that are compared with each other.
const LISTED: usize = 20_000;

/// Techniques that find their chains in one search: the shortest chain gives the step, and its shape the name.
pub(crate) struct ChainFamily {
    /// The links they use all together.
    pub(crate) kinds: LinkKinds,
    /// The shapes they look for, in the order of the registry; the last one also takes chains of any other shape.
    pub(crate) shapes: &'static [ArgumentShape],
}

/// Reports the chains of one of the shapes: the shortest one of the family if it has this shape, or all that the links of
/// `own` make.
pub(crate) fn search(
    family: &ChainFamily,
    wanted: ArgumentShape,
    own: LinkKinds,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let lists = !sink.wants_one();
    let seen = |chain: &LinkChain| {
        let shape = match classify::shape(cx.layout, chain) {
            // The search for chains of sets lists the shortest; the others are listed as what they are as well.
            ArgumentShape::AlsChain if lists => ArgumentShape::AlsAic,
            shape => shape,
        };
        let taken = family.shapes.contains(&shape);
        let mine = shape == wanted || (!taken && family.shapes.last() == Some(&wanted));
        (shape, mine, taken)
    };
    if sink.wants_one() {
        return known_chains::with_shortest(cx, family.kinds, &mut |chain| match seen(chain) {
            (shape, true, _) => sink.named(cx.info(shape), |sink| report(chain, cx, sink)),
            _ => ControlFlow::Continue(()),
        });
    }
    let left_out = sink.leaves_out();
    let Some(removed) = sink.must_remove() else { return ControlFlow::Continue(()) };
    let mut take = |chain: &LinkChain| match seen(chain) {
        // One of a digit that comes back to a cell is no chain of its own: a part of it proves that the cell loses the
        // digit, and the rest follows from that.
        (ArgumentShape::XChain, true, true) if chain.comes_back() => ControlFlow::Continue(()),
        (_, true, true) if left_out >= LeftOut::Detours && chain.proves_more() => ControlFlow::Continue(()),
        (_, true, true) => report(chain, cx, sink),
        _ => ControlFlow::Continue(()),
    };
    if !removed.is_empty() {
        return known_chains::each_removing(cx, own, &removed, &mut take);
    }
    let mut work = ChainBuffers::default();
    work.graph.fill(cx, own);
    if left_out < LeftOut::Superfluous {
        return work.closure.each(&work.graph, cx, &removed, &mut |chain| take(&chain));
    }
    let mut found: Vec<LinkChain> = Vec::new();
    work.closure.each(&work.graph, cx, &removed, &mut |chain| {
        if matches!(seen(&chain), (_, true, true)) && !chain.proves_more() {
            found.push(chain);
        }
        if found.len() < LISTED {
            return ControlFlow::Continue(());
        }
        shortest_of_each(std::mem::take(&mut found)).try_for_each(|chain| report(&chain, cx, sink))
    })?;
    shortest_of_each(found).try_for_each(|chain| report(&chain, cx, sink))
}

/// The chains without those for which a shorter one concludes the same, in the order in which they were found.
fn shortest_of_each(chains: Vec<LinkChain>) -> impl Iterator<Item = LinkChain> {
    let mut shortest: HashMap<CandidateSet, usize> = HashMap::new();
    for chain in &chains {
        let length = shortest.entry(chain.gone).or_insert(usize::MAX);
        *length = chain.reasons.len().min(*length);
    }
    chains.into_iter().filter(move |chain| shortest.get(&chain.gone) == Some(&chain.reasons.len()))
}

fn report(chain: &LinkChain, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let unique = chain.reasons.iter().any(|reason| matches!(reason, EdgeReason::Unique(..)));
    let is_strict = sink.leaves_out() == LeftOut::Detours;
    let known = (unique || is_strict).then(|| truths(&links(chain, cx), chain.gone, cx));
    // A chain that does not need its deadly patterns is one of another kind.
    if unique && known.as_ref().is_some_and(|truths| !truths.iter().any(|truth| matches!(truth, Truth::Guard(_)))) {
        return ControlFlow::Continue(());
    }
    if is_strict && known.as_ref().is_some_and(|truths| !rest_on(&links(chain, cx), truths)) {
        return ControlFlow::Continue(());
    }
    let is_first = sink.wants_one();
    sink.eliminate_sized(chain.gone, chain.reasons.len(), || {
        let links = links(chain, cx);
        let mut truths = known.unwrap_or_else(|| truths(&links, chain.gone, cx));
        // A step of a run rests on every link that it has.
        if is_first && !rest_on(&links, &truths) {
            truths = all_truths(&links, cx);
        }
        (pattern(links, chain.closed), truths)
    })
}

/// True if each of these links holds by these truths.
fn rest_on(links: &[StrongLink], truths: &[Truth]) -> bool {
    let is_there = |slot: Slot| truths.iter().any(|truth| truth.slot() == Some(slot));
    links.iter().all(|link| link.reason.slots().into_iter().all(is_there))
}

/// The chain as steps show it.
fn pattern(links: Vec<StrongLink>, closed: bool) -> Pattern {
    Pattern::of(if closed { Chain::closed(links) } else { Chain::open(links) })
}

/// The strong links of a chain.
fn links(chain: &LinkChain, cx: &Context<'_>) -> Vec<StrongLink> {
    let pairs = chain.nodes.chunks_exact(2).map(|pair| [pair[0].members(), pair[1].members()]);
    let linked = pairs.zip(&chain.reasons).map(|([from, to], reason)| {
        let reason = self::reason(reason, [&from, &to], cx);
        StrongLink { from, to, reason }
    });
    linked.collect()
}

/// Why a link holds, as steps show it.
fn reason(reason: &EdgeReason, ends: [&CandidateSet; 2], cx: &Context<'_>) -> argument::Reason {
    let set = |cells| AlmostLocked { cells, digits: cx.digits_of(cells) };
    match *reason {
        EdgeReason::Slot(slot) => argument::Reason::of(slot, ends),
        EdgeReason::Locked(cells) => argument::Reason::AlmostLocked(set(cells)),
        EdgeReason::LockedBeside(cells, cell) => argument::Reason::AlmostLockedAndCell(set(cells), cell),
        EdgeReason::Hidden(house, digits) => argument::Reason::AlmostHidden(house, digits),
        EdgeReason::Fish(digit, houses) => argument::Reason::AlmostFish(digit, houses),
        EdgeReason::Unique(cells, digits) => {
            let rectangle = DeadlyPattern::new(DeadlyKind::UniqueRectangle, cx.board, cells, digits);
            argument::Reason::Deadly(rectangle.deadly)
        }
    }
}

/// The truths of all links, each once, those of deadly patterns first. Those that the conclusion can do without are left
/// out, the last ones first: a chain as long as its ends ask for may prove more than it concludes.
pub fn truths(links: &[StrongLink], gone: CandidateSet, cx: &Context<'_>) -> Vec<Truth> {
    proof::fewest(cx.layout, all_truths(links, cx), &Conclusion::eliminating(gone & *cx.board.candidates()))
}

/// The truths of all links, each once, those of deadly patterns first.
fn all_truths(links: &[StrongLink], cx: &Context<'_>) -> Vec<Truth> {
    guards(links).into_iter().chain(cx.truths(&slots(links))).collect()
}

/// The slots of all links, each once.
fn slots(links: &[StrongLink]) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for slot in links.iter().flat_map(|link| link.reason.slots()) {
        if !slots.contains(&slot) {
            slots.push(slot);
        }
    }
    slots
}

/// The guards that stand between the deadly patterns of the links and second solutions.
fn guards(links: &[StrongLink]) -> Vec<Truth> {
    let mut guards: Vec<Truth> = Vec::new();
    for link in links {
        if let argument::Reason::Deadly(deadly) = link.reason {
            guards.push(Truth::Guard(Box::new(Guard { deadly, guards: link.ends() })));
        }
    }
    guards.dedup();
    guards
}
