//! Where the candidates of colors are.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::colors::{excluders, in_order};
use crate::words::naming::NamingText;
use crate::words::noun::{DigitList, Short};
use crate::words::remote::RemotePair;
use qedoku_core::{CandidateSet, Step};

/// Says where to look: the cells of a remote pair one after the other.
pub(super) fn along(style: Style, remote: &RemotePair) -> String {
    let names: Vec<String> = remote.path.iter().map(|&cell| style.cell(cell)).collect();
    let cells = if style.is_plain() { style.commas(names) } else { names.join("-") };
    style.say(&NamingText::Along { digits: DigitList(remote.held), cells: &cells })
}

/// Says where to look: the cells of one digit color by color, `5 in r1c1,r2c7 | r2c6,r6c2`.
pub(super) fn place(style: Style, clusters: &[[CandidateSet; 2]]) -> String {
    let all = clusters.iter().flatten().fold(CandidateSet::EMPTY, |all, set| all | *set);
    let is_whole = clusters.iter().flatten().all(|side| !side.is_empty());
    if all.all_digits().is_several() || !is_whole {
        return style.sought_in(all.all_digits(), all.cells());
    }
    let of = |pair: &[CandidateSet; 2]| {
        let sides = in_order(pair).map(CandidateSet::cells);
        if style.is_plain() {
            style.semicolons(sides.map(|cells| style.at(cells)))
        } else {
            sides.map(|cells| style.say(&Short(cells))).join(" | ")
        }
    };
    let cells = style.semicolons(clusters.iter().map(of));
    style.say(&NamingText::Along { digits: DigitList(all.all_digits()), cells: &cells })
}

/// The clusters that are told: one pair of colors alone where it says it all beside candidates that nothing is tied to.
pub(in crate::words) fn told_clusters<'c>(
    context: &StepContext<'_>,
    clusters: &'c [[CandidateSet; 2]],
    step: &Step,
) -> &'c [[CandidateSet; 2]] {
    let two_sided = |pair: &&[CandidateSet; 2]| pair.iter().all(|side| !side.is_empty());
    if clusters.iter().all(|pair| two_sided(&pair)) {
        return clusters;
    }
    let pair = clusters.iter().find(two_sided).filter(|pair| excluders(context, pair, step).is_some());
    pair.map_or(clusters, std::slice::from_ref)
}
