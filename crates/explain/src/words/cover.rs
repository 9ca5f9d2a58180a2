//! As many slots as other slots hold all candidates of those: subsets, fish, and what mixes the two.
use super::tell::{Set, cells_of, digits_of};
use super::{list, sectors, siamese};
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Candidate, CandidateSet, DigitSet, HouseSet, Layout, Slot, Step};

/// Says how the base fills the cover, so that nothing else can.
pub(super) fn why(scene: &Scene<'_>, (base, cover, fins): (&[Slot], &[Slot], &CandidateSet), step: &Step) -> String {
    let layout = scene.layout;
    let claim = match (Set::of(base), Set::of(cover)) {
        (Some(Set::Cells(cells)), _) if fins.is_empty() && digits_of(cover).len() == cells.len() => {
            return naked(layout, &notation::cells(cells), cover, step);
        }
        (Some(Set::Digits(house, digits)), Some(Set::Cells(cells))) if fins.is_empty() => {
            let (digits, cells) = (list::and(digits), notation::cells(cells));
            let title = layout.house_title(house);
            let last =
                step.conclusion.place.first().map(|Candidate { cell, digit }| {
                    format!(", and {cell} is the only place left for {digit} in {title}")
                });
            let last = last.unwrap_or_default();
            return format!("in {title} the digits {digits} have {cells} only, so these cells hold nothing else{last}");
        }
        (Some(Set::Lines(digit, houses)), Some(Set::Lines(_, covers))) => {
            let two = siamese::why(layout, digit, (&houses, &covers, fins.plane(digit)), step);
            if let Some(two) = two {
                return two;
            }
            let names = |houses: &[_]| list::and(houses.iter().map(|&house| layout.house_name(house)));
            format!("{digit} in {} stands in {} only", names(&houses), names(&covers))
        }
        (Some(Set::Cells(cells)), None) if fins.is_empty() && cells_of(cover).is_empty() => {
            return sectors::cells(layout, cells, cover, step);
        }
        (None, None) if fins.is_empty() && cells_of(cover).len() == digits_of(base).len() => {
            return sectors::lines(layout, base, cover, step);
        }
        _ => {
            let names = |slots: &[Slot]| list::and(slots.iter().map(|slot| slot.name(layout)));
            format!("{} can be filled from {} only", names(base), names(cover))
        }
    };
    let gone = goes(layout, cover, fins, step);
    if fins.is_empty() {
        return format!("{claim}, so {gone}");
    }
    let fins = list::commas(fins.iter_by_cell());
    format!("{claim}, or else {fins}; either way {gone}")
}

fn naked(layout: &Layout, cells: &str, cover: &[Slot], step: &Step) -> String {
    let digits = digits_of(cover);
    let effective: DigitSet = digits.filter(|digit| !step.conclusion.eliminate.plane(digit).is_empty());
    let houses: HouseSet =
        cover.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None }).collect();
    let rest = list::and(houses.iter().map(|house| layout.house_title(house)));
    let (all, gone) = (list::and(digits), list::and(effective));
    let verb = list::plural(effective.len(), "goes", "go");
    let count = digits.len();
    format!("{cells} hold only {all}, {count} digits for {count} cells, so {gone} {verb} from the rest of {rest}")
}

/// What the cover loses.
fn goes(layout: &Layout, cover: &[Slot], fins: &CandidateSet, step: &Step) -> String {
    match Set::of(cover) {
        Some(Set::Lines(digit, houses)) if fins.is_empty() => {
            let names = list::and(houses.iter().map(|&house| layout.house_name(house)));
            format!("{digit} goes from the rest of {names}")
        }
        _ => format!("{} follows", notation::conclusion(&step.conclusion)),
    }
}
