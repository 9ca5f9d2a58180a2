//! Where a chain runs.
use crate::style::Style;
use crate::words::naming::NamingText;
use crate::words::noun::DigitList;
use qedoku_core::{CellSet, Chain, Reason};

/// The place of a chain: its digits, and its cells in its order, back to the first one in a loop: `2, 5 in r1c1-r1c8-r3c8`;
/// in plain words a list of cells. An almost locked set is one place.
pub(super) fn place(style: Style, chain: &Chain) -> String {
    let digits = DigitList(chain.members().all_digits());
    let mut nodes: Vec<CellSet> = Vec::new();
    for link in chain.links() {
        let [from, to] = [link.from.cells(), link.to.cells()];
        match link.reason {
            Reason::AlmostLocked(set) => nodes.push(set.cells),
            Reason::AlmostLockedAndCell(set, cell) if from.contains(cell) => nodes.extend([cell.into(), set.cells]),
            Reason::AlmostLockedAndCell(set, cell) => nodes.extend([set.cells, cell.into()]),
            _ => nodes.extend([from, to]),
        }
    }
    if style.is_plain() {
        let mut seen: Vec<CellSet> = Vec::new();
        for node in nodes {
            if !seen.contains(&node) {
                seen.push(node);
            }
        }
        let is_list = seen.iter().any(|node| node.is_several());
        let names = seen.into_iter().map(|node| style.joint(node));
        let cells = if is_list { style.semicolons(names) } else { style.commas(names) };
        return style.say(&NamingText::Along { digits, cells: &cells });
    }
    nodes.extend(chain.is_loop().then(|| nodes.first().copied().unwrap_or_default()));
    nodes.dedup();
    let nodes: Vec<String> = nodes.into_iter().map(|node| style.joint(node)).collect();
    style.say(&NamingText::Along { digits, cells: &nodes.join("-") })
}
