//! Where chains and colors begin and end.
use super::LadderText;
use qedoku_core::{CandidateSet, Chain, Colors, Digit, DigitSet, HouseSet, Step, Truth};
use qedoku_explain::StepContext;
use qedoku_explain::noun::{Blocks, Held, Houses};

/// The most houses that are named.
const HOUSES: usize = 4;

/// The ends of a chain; of one that closes, or comes back to where it starts, the two ends of its first link.
pub(super) fn ends(context: &StepContext<'_>, chain: &Chain) -> String {
    let style = context.style;
    let is_of_one = chain.members().all_digits().single().is_some();
    let name = |node: &CandidateSet| {
        let at = Blocks(node.cells());
        if is_of_one { style.say(&at) } else { style.say(&LadderText::Node { digits: node.all_digits(), cells: at }) }
    };
    let start = chain.start();
    let end = chain.end();
    let first = chain.links().next().map_or(end, |link| &link.to);
    if chain.is_loop() || start.cells().meets(end.cells()) {
        if let Some(cell) = (start.cells() | first.cells()).single() {
            let held = Held(cell.into(), context.board.digits(cell));
            return style.say(&LadderText::BeginsAt { held });
        }
        let [one, other] = [start, first].map(|node| {
            let digits = node.all_digits();
            let cells = node.cells();
            let is_group = cells.is_several() && !digits.is_several();
            let cells = Blocks(cells);
            style.say(&if is_group { LadderText::Places { digits, cells } } else { LadderText::Node { digits, cells } })
        });
        return style.say(&LadderText::BeginsWith { one: &one, other: &other });
    }
    style.say(&LadderText::RunsFrom { one: &name(start), other: &name(end) })
}

/// The two sides of each pair of colors of one digit; of several pairs the houses of their links, if these are few.
pub(super) fn colors(context: &StepContext<'_>, it: &Colors, step: &Step) -> String {
    let style = context.style;
    let find = |shape: String| style.say(&LadderText::Find { shape: &shape });
    let is_of_one = it.clusters.iter().flatten().all(|side| !side.is_empty() && !side.all_digits().is_several());
    if !is_of_one {
        return find(qedoku_explain::place(context, step));
    }
    let houses = of_houses(step).filter(|houses| it.clusters.len() > 1 && houses.len() <= HOUSES);
    if let (Some(houses), Some(digit)) = (houses, digit_of(&it.clusters)) {
        return style.say(&LadderText::DigitsOfHouses { digit, houses: Houses(context.layout, houses) });
    }
    let clusters = it.clusters.iter();
    let clusters = clusters.map(|[one, other]| LadderText::Against { one: one.cells(), other: other.cells() });
    find(style.semicolons(clusters.map(|cluster| style.say(&cluster))))
}

/// The houses whose places a step rests on, if it rests on nothing else.
fn of_houses(step: &Step) -> Option<HouseSet> {
    let house = |truth: &Truth| match truth {
        Truth::House { house, .. } => Some(*house),
        _ => None,
    };
    step.truths.iter().map(house).collect()
}

/// The digit of colors, if it is one.
fn digit_of(clusters: &[[CandidateSet; 2]]) -> Option<Digit> {
    clusters.iter().flatten().fold(DigitSet::EMPTY, |all, side| all | side.all_digits()).single()
}
