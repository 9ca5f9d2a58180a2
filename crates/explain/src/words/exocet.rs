//! Exocets: two cells whose digits appear again in two others.
use super::list;
use crate::notation;
use qedoku_core::{DigitSet, HouseSet, Layout, Pattern, Step, Truth};

/// Says why the digits of the base are those of the targets, and what goes.
pub(super) fn why(layout: &Layout, step: &Step) -> String {
    let Pattern::Exocet { base, targets, digits, lines, mirrors } = &step.pattern else { return String::new() };
    let houses = |houses: HouseSet| list::and(houses.iter().map(|house| layout.house_title(house)));
    let around = houses(layout.houses_around(*base));
    let (base, held, taken) = (notation::cells(*base), list::and(*digits), notation::cells(*targets));
    let mut said = format!(
        "{base} hold two of {held}, and these two have to stand in each of {}, outside {around}; there each of them \
         fits twice at most without {taken}, so {taken} hold the same two digits as {base}",
        houses(*lines)
    );
    for (target, &mirror) in targets.iter().zip(mirrors) {
        if !mirror.is_empty() {
            said.extend([", that of ", &target.to_string(), " is also in ", &notation::cells(mirror)]);
        }
    }
    said + &beside(layout, *digits, step) + ": " + &notation::conclusion(&step.conclusion)
}

/// What other digits the argument looks at.
fn beside(layout: &Layout, digits: DigitSet, step: &Step) -> String {
    let mut said = String::new();
    for truth in &step.truths {
        if let Truth::House { house, digit, cells } = truth
            && !digits.contains(*digit)
        {
            let (title, cells) = (layout.house_title(*house), notation::cells(*cells));
            said.extend([", ", &digit.to_string(), " in ", &title, " is left in ", &cells, " only"]);
        }
    }
    said
}
