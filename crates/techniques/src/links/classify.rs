//! What a chain is called, by its shape alone.
use super::found::Found;
use super::graph::Reason;
use crate::Info;
use crate::advanced::almost_locked::{als_chain::AlsChain, als_xy_wing::AlsXyWing, als_xz::AlsXz};
use crate::advanced::chains::{
    ahs_aic::AhsAic, aic::Aic, als_aic::AlsAic, continuous_nice_loop::ContinuousNiceLoop,
    discontinuous_nice_loop::DiscontinuousNiceLoop, fish_aic::FishAic, grouped_aic::GroupedAic,
    grouped_continuous_nice_loop::GroupedContinuousNiceLoop,
    grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop, ur_aic::UrAic, x_chain::XChain, xy_chain::XyChain,
};
use crate::advanced::coloring::remote_pair::RemotePair;
use crate::advanced::single_digit::{
    empty_rectangle::EmptyRectangle, skyscraper::Skyscraper, turbot_fish::TurbotFish, two_string_kite::TwoStringKite,
};
use crate::advanced::wings::{
    h_wing::HWing, l_wing::LWing, m_wing::MWing, s_wing::SWing, w_wing::WWing, xy_wing::XyWing,
};
use qedoku_core::{DigitSet, HouseKind, Layout, Slot};

/// The technique a chain belongs to.
pub(crate) fn name(layout: &Layout, chain: &Found) -> &'static Info {
    let any = |is: fn(&Reason) -> bool| chain.reasons.iter().any(is);
    if any(|reason| matches!(reason, Reason::Unique(_))) {
        &UrAic::INFO
    } else if any(|reason| matches!(reason, Reason::Fish(..))) {
        &FishAic::INFO
    } else if any(|reason| matches!(reason, Reason::Hidden(..))) {
        &AhsAic::INFO
    } else if any(|reason| matches!(reason, Reason::Locked(_))) {
        locked(chain)
    } else if chain.is_grouped() {
        grouped(layout, chain)
    } else {
        plain(layout, chain)
    }
}

fn locked(chain: &Found) -> &'static Info {
    let set = |reason: &Reason| matches!(reason, Reason::Locked(_) | Reason::Slot(Slot::Cell(_)));
    let between = |pair: &[super::node::Node]| pair[0].digits == pair[1].digits;
    let joined = chain.nodes[1..chain.nodes.len() - 1].chunks_exact(2).all(between);
    if chain.closed || !joined || !chain.reasons.iter().all(set) || chain.ends_digit().is_none() {
        return &AlsAic::INFO;
    }
    match chain.reasons.len() {
        2 => &AlsXz::INFO,
        3 => &AlsXyWing::INFO,
        _ => &AlsChain::INFO,
    }
}

fn grouped(layout: &Layout, chain: &Found) -> &'static Info {
    let in_box = |reason: &Reason| matches!(reason, Reason::Slot(Slot::House(house, _)) if layout.kind(*house) == HouseKind::Box);
    if chain.reasons.len() == 2
        && chain.digits().len() == 1
        && chain.reasons.iter().filter(|it| in_box(it)).count() == 1
    {
        return &EmptyRectangle::INFO;
    }
    by_end(chain, [&GroupedContinuousNiceLoop::INFO, &GroupedDiscontinuousNiceLoop::INFO, &GroupedAic::INFO])
}

fn plain(layout: &Layout, chain: &Found) -> &'static Info {
    let others = [&ContinuousNiceLoop::INFO, &DiscontinuousNiceLoop::INFO, &Aic::INFO];
    if chain.closed || chain.turns_back() {
        return by_end(chain, others);
    }
    if chain.digits().len() == 1 {
        return if chain.reasons.len() == 2 { two_links(layout, chain) } else { &XChain::INFO };
    }
    if let Some(wing) = wing(chain) {
        return wing;
    }
    let cells = chain.reasons.iter().all(|reason| matches!(reason, Reason::Slot(Slot::Cell(_))));
    match (cells && chain.ends_digit().is_some(), chain.digits().len()) {
        (true, 2) => &RemotePair::INFO,
        (true, _) => &XyChain::INFO,
        (false, _) => by_end(chain, others),
    }
}

/// A loop; a chain that concludes one thing, and so can be read as a loop with a break there; any other chain.
fn by_end(chain: &Found, [closed, broken, open]: [&'static Info; 3]) -> &'static Info {
    if chain.closed {
        closed
    } else if chain.turns_back() || chain.gone.len() == 1 {
        broken
    } else {
        open
    }
}

/// Two strong links of one digit.
fn two_links(layout: &Layout, chain: &Found) -> &'static Info {
    let kinds: Vec<HouseKind> = chain
        .reasons
        .iter()
        .filter_map(
            |reason| if let Reason::Slot(Slot::House(house, _)) = reason { Some(layout.kind(*house)) } else { None },
        )
        .collect();
    let near = chain.nodes[1].cells | chain.nodes[2].cells;
    let in_line = layout.houses_around(near).iter().any(|house| layout.kind(house) != HouseKind::Box);
    match kinds.as_slice() {
        [one, other] if kinds.contains(&HouseKind::Box) || (one == other && !in_line) => &TurbotFish::INFO,
        [one, other] if one == other => &Skyscraper::INFO,
        _ => &TwoStringKite::INFO,
    }
}

/// Three strong links with a name of their own, by what they lie in (cell or house) and how they are joined (within a
/// cell or between cells).
fn wing(chain: &Found) -> Option<&'static Info> {
    let word = |reversed: bool| {
        let letter = |reason: &Reason| if matches!(reason, Reason::Slot(Slot::Cell(_))) { 'c' } else { 'h' };
        let joint = |pair: &[super::node::Node]| if pair[0].cells == pair[1].cells { '.' } else { '-' };
        let joints = chain.nodes[1..chain.nodes.len() - 1].chunks_exact(2).map(joint).chain([' ']);
        let word = chain.reasons.iter().map(letter).zip(joints).flat_map(|(letter, joint)| [letter, joint]);
        let word: Vec<char> = word.filter(|&c| c != ' ').collect();
        if reversed { word.into_iter().rev().collect::<String>() } else { word.into_iter().collect() }
    };
    let same = chain.ends_digit().is_some();
    [word(false), word(true)].iter().find_map(|word| match (word.as_str(), same) {
        ("c-c-c", true) => Some(&XyWing::INFO),
        ("c-h-c", true) => Some(&WWing::INFO),
        ("h-c-h", _) => Some(&SWing::INFO),
        ("c-h.h", true) => Some(&MWing::INFO),
        ("h.h.h", _) => Some(&LWing::INFO),
        ("c-h.h" | "c-c-h", false) | ("h.h-h", _) => Some(&HWing::INFO),
        _ => None,
    })
}

impl Found {
    /// All digits of the nodes.
    pub(crate) fn digits(&self) -> DigitSet {
        self.nodes.iter().fold(DigitSet::EMPTY, |all, node| all | node.digits)
    }

    /// The digits of both ends, if they are the same.
    pub(crate) fn ends_digit(&self) -> Option<DigitSet> {
        let digits = self.nodes.first()?.digits;
        (digits == self.nodes.last()?.digits).then_some(digits)
    }

    /// Whether it ends where it starts: the node is true whether it is false or not.
    pub(crate) fn turns_back(&self) -> bool {
        self.nodes.first() == self.nodes.last()
    }
}
