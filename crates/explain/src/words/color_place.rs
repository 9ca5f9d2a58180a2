//! Where the candidates of colors are.
use crate::style::Style;
use crate::words::colors::in_order;
use crate::words::naming::NamingText;
use crate::words::noun::{DigitList, Short};
use crate::words::remote::RemotePair;
use qedoku_core::CandidateSet;

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
