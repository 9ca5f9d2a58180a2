//! Counts over several houses: many cells with room for just as many digits, and digits that share few cells.
use super::list;
use super::tell::{cells_of, digits_of};
use crate::notation;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet, Layout, Slot, Step};

/// Says how few digits the cells have room for, house by house.
pub(super) fn cells(layout: &Layout, cells: CellSet, cover: &[Slot], step: &Step) -> String {
    let houses: HouseSet = houses_of(cover).collect();
    let mut groups: Vec<(DigitSet, Vec<House>)> = vec![];
    for house in houses {
        let here = |slot: &&Slot| matches!(slot, Slot::House(other, _) if *other == house);
        let digits = digits_of(&cover.iter().filter(here).copied().collect::<Vec<_>>());
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, houses)) => houses.push(house),
            None => groups.push((digits, vec![house])),
        }
    }
    let told = groups.iter().map(|(digits, houses)| match houses.as_slice() {
        [house] => format!("{} in {}", list::and(*digits), layout.house_title(*house)),
        houses => {
            let names = list::and(houses.iter().map(|&house| layout.house_name(house)));
            format!("{} in each of {names}", list::and(*digits))
        }
    });
    let (count, told) = (cells.len(), told.collect::<Vec<_>>().join("; "));
    let (cells, conclusion) = (notation::cells(cells), notation::conclusion(&step.conclusion));
    format!(
        "the {count} cells {cells} have room for {count} digits at most, as no house takes a digit twice: {told}; so all of \
         these stand in these cells and nowhere else in their houses: {conclusion}"
    )
}

/// Says why the digits of several lines share few cells.
pub(super) fn lines(layout: &Layout, base: &[Slot], cover: &[Slot], step: &Step) -> String {
    let (cells, digits) = (cells_of(cover), digits_of(base));
    let mut groups: Vec<(Vec<House>, Option<House>, DigitSet)> = vec![];
    for digit in digits {
        let houses = |slots: &[Slot]| -> Vec<House> { houses_of(&about(slots, digit)).collect() };
        let (lines, home) = (houses(base), houses(cover).first().copied());
        match groups.iter_mut().find(|(known, at, _)| *known == lines && *at == home) {
            Some((_, _, digits)) => digits.insert(digit),
            None => groups.push((lines, home, DigitSet::of(digit))),
        }
    }
    let told = groups.iter().map(|(lines, home, digits)| {
        let all = lines.iter().fold(CellSet::EMPTY, |all, &line| all | layout.cells(line));
        let inside = home.map_or(CellSet::EMPTY, |home| layout.cells(home));
        let outside = home.map_or_else(String::new, |home| format!("outside {} ", layout.house_title(home)));
        let titles = list::and(lines.iter().map(|&line| layout.house_title(line)));
        let (verb, cells) = (list::plural(lines.len(), "has", "have"), notation::cells((cells & all) - inside));
        format!("{outside}{titles} {verb} {} only in {cells}", list::and(*digits))
    });
    let (told, all) = (told.collect::<Vec<_>>().join("; "), notation::cells(cells));
    let (count, digits, conclusion) = (cells.len(), list::and(digits), notation::conclusion(&step.conclusion));
    format!(
        "{told}; a digit that takes none of the cells outside its box stands where its lines cross, so {all} hold {digits}, \
         {count} digits for {count} cells, and {conclusion}"
    )
}

fn about(slots: &[Slot], digit: Digit) -> Vec<Slot> {
    slots.iter().filter(|slot| matches!(slot, Slot::House(_, other) if *other == digit)).copied().collect()
}

fn houses_of(slots: &[Slot]) -> impl Iterator<Item = House> {
    slots.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None })
}
