//! Reports chains as what their shapes make them.
use super::chain::LinkChain;
use super::classify;
use super::graph::{LinkKinds, Reason};
use super::known_chains::{self, Workspace};
use crate::base::se::{ChainKind, chain_tenths};
use crate::base::shape::ArgumentShape;
use crate::kernels::uniqueness::deadly::Deadly;
use crate::proof;
use crate::{Context, Sink};
use qedoku_core::{Chain, Conclusion, Link, Pattern, Slot, Truth};
use std::ops::ControlFlow;

/// Techniques that find their chains in one search: the shortest chain gives the step, and its shape the name.
pub(crate) struct Family {
    /// The links they use all together.
    pub(crate) kinds: LinkKinds,
    /// The shapes they look for, in the order of the registry; the last one also takes chains of any other shape.
    pub(crate) shapes: &'static [ArgumentShape],
}

/// Reports the chains that Sudoku Explainer rates lowest of each kind: a loop or chain of one digit, a loop of cells, any
/// other of cells and houses with two candidates. Who wants one gets the lowest of all.
pub(crate) fn lowest_rated(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut work = Workspace::default();
    let mut chains: [Option<(u16, LinkChain)>; 3] = [const { None }; 3];
    let searches = [
        (LinkKinds::Digit, ChainKind::OneDigit),
        (LinkKinds::Cells, ChainKind::Cells),
        (LinkKinds::Plain, ChainKind::Mixed),
    ];
    for ((kinds, kind), chain) in searches.into_iter().zip(&mut chains) {
        // Chains of cells that are no loops count as any others.
        let loops_only = kind == ChainKind::Cells;
        let cost = |closed, nodes| chain_tenths(kind, closed, nodes);
        work.graph.fill(cx, kinds);
        *chain = work.closure.cheapest((&work.graph, cx), loops_only, &cost);
    }
    let mut chains = chains.iter().flatten();
    if sink.wants_one() {
        let lowest = chains.min_by_key(|(tenths, _)| tenths);
        return lowest.map_or(ControlFlow::Continue(()), |(_, chain)| report(chain, cx, sink));
    }
    chains.try_for_each(|(_, chain)| report(chain, cx, sink))
}

/// Reports the chains of one of the shapes: the shortest one of the family if it has this shape, or all that the links of
/// `own` make.
pub(crate) fn search(
    family: &Family,
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
    let mut work = Workspace::default();
    work.graph.fill(cx, own);
    work.closure.each(&work.graph, cx, &mut |chain| match seen(&chain) {
        (_, true, true) => report(&chain, cx, sink),
        _ => ControlFlow::Continue(()),
    })
}

fn report(chain: &LinkChain, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let unique = chain.reasons.iter().any(|reason| matches!(reason, Reason::Unique(..)));
    let known = unique.then(|| truths(chain, cx));
    // A chain that does not need its deadly patterns is one of another kind.
    if known.as_ref().is_some_and(|truths| !truths.iter().any(|truth| matches!(truth, Truth::Guard(_)))) {
        return ControlFlow::Continue(());
    }
    sink.eliminate_sized(chain.gone, chain.reasons.len(), || {
        (Pattern::Chain(pattern(chain)), known.unwrap_or_else(|| truths(chain, cx)))
    })
}

/// The chain with its weak links.
fn pattern(chain: &LinkChain) -> Chain {
    let mut links = Vec::with_capacity(chain.nodes.len());
    let members: Vec<_> = chain.nodes.iter().map(super::node::Node::members).collect();
    for (index, reason) in chain.reasons.iter().enumerate() {
        let (from, to) = (members[2 * index], members[2 * index + 1]);
        links.push(Link { from, to, strong: slots(reason), unique: matches!(reason, Reason::Unique(..)) });
        if let Some(&next) = members.get(2 * index + 2).or(members.first().filter(|_| chain.closed)) {
            links.push(Link::weak(to, next));
        }
    }
    Chain { links, closed: chain.closed }
}

/// The slots a link rests on.
fn slots(reason: &Reason) -> Vec<Slot> {
    match reason {
        Reason::Slot(slot) => vec![*slot],
        Reason::Locked(cells) => cells.iter().map(Slot::Cell).collect(),
        Reason::Hidden(house, digits) => digits.iter().map(|digit| Slot::House(*house, digit)).collect(),
        Reason::Fish(digit, houses) => houses.iter().map(|house| Slot::House(house, *digit)).collect(),
        Reason::Unique(..) => Vec::new(),
    }
}

/// The truths of all links, each once, those of deadly patterns first. Those that the conclusion can do without are left
/// out, the last ones first: a chain as long as its ends ask for may prove more than it concludes.
fn truths(chain: &LinkChain, cx: &Context<'_>) -> Vec<Truth> {
    let mut all: Vec<Slot> = Vec::new();
    for slot in chain.reasons.iter().flat_map(slots) {
        if !all.contains(&slot) {
            all.push(slot);
        }
    }
    let mut guards: Vec<Truth> = Vec::new();
    for reason in &chain.reasons {
        if let Reason::Unique(cells, digits) = *reason {
            guards.push(Deadly::new(cx.board, cells, digits).truth());
        }
    }
    guards.dedup();
    let truths = guards.into_iter().chain(cx.truths(&all)).collect();
    proof::fewest(cx.layout, truths, &Conclusion::eliminating(chain.gone & *cx.board.candidates()))
}
