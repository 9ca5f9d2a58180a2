//! The shape of a chain.
use super::chain::LinkChain;
use super::graph::EdgeReason;
use super::node::LinkNode;
use crate::base::shape::ArgumentShape;
use qedoku_core::{DigitSet, HouseKind, Layout, Slot};

/// The shape of a chain.
pub(crate) fn shape(layout: &Layout, chain: &LinkChain) -> ArgumentShape {
    let any = |is: fn(&EdgeReason) -> bool| chain.reasons.iter().any(is);
    if any(|reason| matches!(reason, EdgeReason::Unique(..))) {
        ArgumentShape::UrAic
    } else if any(|reason| matches!(reason, EdgeReason::Fish(..))) {
        ArgumentShape::FishAic
    } else if any(|reason| matches!(reason, EdgeReason::Hidden(..))) {
        ArgumentShape::AhsAic
    } else if any(|reason| matches!(reason, EdgeReason::Locked(_) | EdgeReason::LockedBeside(..))) {
        locked(chain)
    } else if chain.is_grouped() {
        grouped(layout, chain)
    } else {
        plain(layout, chain)
    }
}

fn locked(chain: &LinkChain) -> ArgumentShape {
    let set = |reason: &EdgeReason| {
        matches!(reason, EdgeReason::Locked(_) | EdgeReason::LockedBeside(..) | EdgeReason::Slot(Slot::Cell(_)))
    };
    let between = |pair: &[LinkNode]| pair[0].digits == pair[1].digits;
    let joined = chain.nodes[1..chain.nodes.len() - 1].chunks_exact(2).all(between);
    if chain.closed || !joined || !chain.reasons.iter().all(set) || chain.ends_digit().is_none() {
        return ArgumentShape::AlsAic;
    }
    match chain.reasons.len() {
        2 => ArgumentShape::AlsXz,
        3 => ArgumentShape::AlsXyWing,
        _ => ArgumentShape::AlsChain,
    }
}

fn grouped(layout: &Layout, chain: &LinkChain) -> ArgumentShape {
    let in_box =
        |reason: &EdgeReason| matches!(reason, EdgeReason::Slot(Slot::House(house, _)) if layout.is_box(*house));
    if chain.reasons.len() == 2
        && chain.digits().len() == 1
        && chain.reasons.iter().filter(|it| in_box(it)).count() == 1
    {
        return ArgumentShape::EmptyRectangle;
    }
    by_end(
        chain,
        [
            ArgumentShape::GroupedContinuousNiceLoop,
            ArgumentShape::GroupedDiscontinuousNiceLoop,
            ArgumentShape::GroupedAic,
        ],
    )
}

fn plain(layout: &Layout, chain: &LinkChain) -> ArgumentShape {
    let others = [ArgumentShape::ContinuousNiceLoop, ArgumentShape::DiscontinuousNiceLoop, ArgumentShape::Aic];
    if chain.closed || chain.turns_back() {
        return by_end(chain, others);
    }
    if chain.digits().len() == 1 {
        return if chain.reasons.len() == 2 { two_links(layout, chain) } else { ArgumentShape::XChain };
    }
    if let Some(wing) = wing(chain) {
        return wing;
    }
    let cells = chain.reasons.iter().all(|reason| matches!(reason, EdgeReason::Slot(Slot::Cell(_))));
    match (cells && chain.ends_digit().is_some(), chain.digits().len()) {
        (true, 2) => ArgumentShape::RemotePair,
        (true, _) => ArgumentShape::XyChain,
        (false, _) => by_end(chain, others),
    }
}

/// A loop; a chain that concludes one thing, and so can be read as a loop with a break there; any other chain.
fn by_end(chain: &LinkChain, [closed, broken, open]: [ArgumentShape; 3]) -> ArgumentShape {
    if chain.closed {
        closed
    } else if chain.turns_back() || chain.gone.len() == 1 {
        broken
    } else {
        open
    }
}

/// Two strong links of one digit.
fn two_links(layout: &Layout, chain: &LinkChain) -> ArgumentShape {
    let kind = |reason: &EdgeReason| match reason {
        EdgeReason::Slot(Slot::House(house, _)) => Some(layout.kind(*house)),
        _ => None,
    };
    let kinds = [0, 1].map(|index| chain.reasons.get(index).and_then(kind));
    let near = chain.nodes[1].cells | chain.nodes[2].cells;
    let in_line = layout.houses_around(near).meets(layout.lines());
    let alike = kinds[0] == kinds[1];
    if kinds.contains(&Some(HouseKind::Box)) || (alike && !in_line) {
        ArgumentShape::TurbotFish
    } else if alike {
        ArgumentShape::Skyscraper
    } else {
        ArgumentShape::TwoStringKite
    }
}

/// Three strong links with a name of their own, by what they lie in (cell or house) and how they are joined (within a
/// cell or between cells).
fn wing(chain: &LinkChain) -> Option<ArgumentShape> {
    let ([one, two, three], [_, a, b, c, d, _]) = (chain.reasons.as_slice(), chain.nodes.as_slice()) else {
        return None;
    };
    let letter = |reason: &EdgeReason| if matches!(reason, EdgeReason::Slot(Slot::Cell(_))) { b'c' } else { b'h' };
    let joint = |one: &LinkNode, other: &LinkNode| if one.cells == other.cells { b'.' } else { b'-' };
    let word = [letter(one), joint(a, b), letter(two), joint(c, d), letter(three)];
    let mut back = word;
    back.reverse();
    let same = chain.ends_digit().is_some();
    [word, back].iter().find_map(|word| match (word, same) {
        (b"c-c-c", true) => Some(ArgumentShape::XyWing),
        (b"c-h-c", true) => Some(ArgumentShape::WWing),
        (b"h-c-h", _) => Some(ArgumentShape::SWing),
        (b"c-h.h", true) => Some(ArgumentShape::MWing),
        (b"h.h.h", _) => Some(ArgumentShape::LWing),
        (b"c-h.h" | b"c-c-h", false) | (b"h.h-h", _) => Some(ArgumentShape::HWing),
        _ => None,
    })
}

impl LinkChain {
    /// All digits of the nodes.
    pub(crate) fn digits(&self) -> DigitSet {
        self.nodes.iter().fold(DigitSet::EMPTY, |all, node| all | node.digits)
    }

    /// The digits of both ends, if they are the same.
    pub(crate) fn ends_digit(&self) -> Option<DigitSet> {
        let digits = self.nodes.first()?.digits;
        (digits == self.nodes.last()?.digits).then_some(digits)
    }

    /// True if it comes to a node twice on its way: then a part of it proves that this node is not true.
    pub(crate) fn comes_back(&self) -> bool {
        self.nodes.iter().enumerate().any(|(at, node)| self.nodes[..at].contains(node)) && !self.turns_back()
    }

    /// True if it comes to a node twice, or makes two digits of a cell true, so that its start is true for that alone.
    pub(crate) fn proves_more(&self) -> bool {
        let met: Vec<&LinkNode> = self.nodes.iter().skip(1).step_by(2).collect();
        let clash = |one: &LinkNode, other: &LinkNode| {
            one.cells.is_one() && one.cells == other.cells && !one.digits.meets(other.digits)
        };
        let clashes = |at: usize| met[..at].iter().any(|&earlier| clash(earlier, met[at]));
        self.comes_back() || (!self.turns_back() && (1..met.len()).any(clashes))
    }

    /// True if it ends where it starts: the node is true whether it is false or not.
    pub(crate) fn turns_back(&self) -> bool {
        self.nodes.first() == self.nodes.last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::links::closure::Closure;
    use crate::kernels::links::graph::{LinkGraph, LinkKinds};
    use crate::run::registry::named;
    use crate::{Context, instances};
    use qedoku_core::{Board, CandidateSet, Pattern};
    use std::ops::ControlFlow;

    /// The eliminations of the chains of a board, under their names.
    fn chains(board: &Board) -> Vec<(&'static str, CandidateSet)> {
        let cx = Context::new(board, &[]);
        let mut graph = LinkGraph::default();
        let mut chains = Vec::new();
        graph.fill(&cx, LinkKinds::Plain);
        let _ = Closure::default().each(&graph, &cx, &CandidateSet::EMPTY, &mut |chain| {
            chains.push((cx.info(shape(cx.layout, &chain)).slug, chain.gone & *board.candidates()));
            ControlFlow::Continue(())
        });
        chains
    }

    /// The eliminations that the technique finds on a board.
    fn found(board: &Board, slug: &str) -> Vec<CandidateSet> {
        let technique = named(slug).expect("a technique");
        instances(technique, board).iter().map(|step| step.conclusion.eliminate).collect()
    }

    #[test]
    fn short_chains_have_the_names_of_the_techniques_that_look_for_their_shapes() {
        for slug in ["skyscraper", "two-string-kite", "turbot-fish", "xy-wing"] {
            // In those that were mined, other chains and loops have the same ends, of which the closure keeps one.
            let cases = qedoku_fixtures::cases(slug).expect("the cases can be read").into_iter();
            for case in cases.filter(|case| !case.name.starts_with("walk-")) {
                let board = case.board();
                let chains = chains(&board);
                for gone in found(&board, slug) {
                    assert!(chains.contains(&(slug, gone)), "{slug}: {gone:?}");
                }
            }
        }
    }

    #[test]
    fn an_x_chain_comes_to_no_cell_twice() {
        let technique = named("x-chain").expect("a technique");
        let mut count = 0;
        for slug in ["x-chain", "simple-colors-wrap", "multi-colors-1", "turbot-fish", "nishio-forcing-chain"] {
            for case in qedoku_fixtures::cases(slug).expect("the cases can be read") {
                let board = case.board();
                for step in instances(technique, &board) {
                    let Pattern::Chain(chain) = &step.pattern else { panic!("a chain") };
                    let ends: Vec<CandidateSet> = chain.links().flat_map(|link| [link.from, link.to]).collect();
                    let twice = ends.iter().enumerate().find(|(at, end)| ends[..*at].contains(end));
                    assert!(twice.is_none(), "{slug}/{}: {step}", case.name);
                    count += 1;
                }
            }
        }
        assert!(count > 50, "{count} chains");
    }
}
