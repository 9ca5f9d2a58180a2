//! How sentences name houses, candidates and what becomes of them.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use crate::voice::{CellNames, Lang, Voice};
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseKind, Layout, Slot};

impl Voice {
    /// The full name of a house: `row 4`, `第4行`; `row D` where rows have letters.
    pub fn house(self, layout: &Layout, house: House) -> String {
        self.houses(layout, [house])
    }

    /// The full names of houses: `rows 2 and 8`, `row 4 and box 5`.
    pub fn houses(self, layout: &Layout, houses: impl IntoIterator<Item = House>) -> String {
        let mut kinds: Vec<(HouseKind, Vec<String>)> = Vec::new();
        for house in houses {
            let (kind, number) = (layout.kind(house), self.number(layout, house));
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, numbers)) => numbers.push(number),
                None => kinds.push((kind, vec![number])),
            }
        }
        let names: Vec<String> = kinds.iter().map(|(kind, numbers)| self.alike(*kind, numbers)).collect();
        match self.lang {
            // `row 8, columns 1 and 7` would be cells.
            Lang::En if self.is_plain() => names.join(" and "),
            Lang::En => self.and(names),
            Lang::Zh => match names.split_last() {
                Some((last, before)) if !before.is_empty() => format!("{}和{last}", before.join("、")),
                _ => names.concat(),
            },
        }
    }

    /// Houses of one kind.
    fn alike(self, kind: HouseKind, numbers: &[String]) -> String {
        let (word, count) = (kind.word(), numbers.len());
        if self.lang == Lang::En {
            let word = if count == 1 { word.to_owned() } else { self.kinds(kind) };
            return format!("{word} {}", self.and(numbers));
        }
        let (word, list) = (self.kind(kind), numbers.join("、"));
        if self.names == CellNames::A1 && kind == HouseKind::Row {
            format!("{list}{word}")
        } else {
            format!("第{list}{word}")
        }
    }

    fn kind(self, kind: HouseKind) -> String {
        match kind {
            HouseKind::Row => say!(self, en: "row", zh: "行"),
            HouseKind::Column => say!(self, en: "column", zh: "列"),
            HouseKind::Box => say!(self, en: "box", zh: "宫"),
        }
    }

    /// The word for several houses of a kind.
    pub(crate) fn kinds(self, kind: HouseKind) -> String {
        match self.lang {
            Lang::En => plural_of(kind.word()),
            Lang::Zh => self.kind(kind),
        }
    }

    /// What tells a house from others of its kind.
    pub(crate) fn number(self, layout: &Layout, house: House) -> String {
        let number = layout.house_name(house).trim_start_matches(char::is_alphabetic);
        if layout.kind(house) == HouseKind::Row { self.names.row(number) } else { number.to_owned() }
    }

    /// Cells in a sentence: `r1c23 and r4c7`.
    pub fn at(self, cells: CellSet) -> String {
        self.and(self.blocks(cells))
    }

    /// Cells of which one is meant: `r1c23 or r4c7`.
    pub fn any(self, cells: CellSet) -> String {
        self.or(self.blocks(cells))
    }

    /// Candidates in a sentence: `5 at r1c23 and 7 at r4c2`.
    pub fn candidates(self, set: &CandidateSet) -> String {
        let groups = together(set);
        let is_alone = groups.len() == 1;
        self.and(groups.into_iter().map(|(cells, digits)| {
            // Two lists within each other are not both joined by the same word in Chinese.
            let digits = if is_alone || self.lang == Lang::En { self.and(digits) } else { self.commas(digits) };
            let cells = self.at(cells);
            say!(self, en: "{digits} at {cells}", zh: "{cells} 的 {digits}")
        }))
    }

    /// Says that one of the candidates is true: `r4c2 is 5 or 7`, `5 is in r1c23 or r4c2 is 7`.
    pub fn holds(self, set: &CandidateSet) -> String {
        self.either(together(set).into_iter().map(|(cells, digits)| {
            let (at, digits) = (self.any(cells), self.or(digits));
            match cells.single() {
                Some(_) => say!(self, en: "{at} is {digits}", zh: "{at} 是 {digits}"),
                None => say!(self, en: "{digits} is in {at}", zh: "{digits} 在 {at}"),
            }
        }))
    }

    /// What slots ask for: `r5c4, 5 and 6 in box 4`.
    pub fn slots(self, layout: &Layout, slots: &[Slot]) -> String {
        let mut houses: Vec<(House, DigitSet)> = Vec::new();
        let mut cells = CellSet::EMPTY;
        for slot in slots {
            match *slot {
                Slot::Cell(cell) => cells.insert(cell),
                Slot::House(house, digit) => match houses.iter_mut().find(|(known, _)| *known == house) {
                    Some((_, digits)) => digits.insert(digit),
                    None => houses.push((house, DigitSet::of(digit))),
                },
            }
        }
        let cells = (!cells.is_empty()).then(|| self.at(cells));
        let told = houses.into_iter().map(|(house, digits)| self.digits_of(layout, house, digits));
        self.commas(cells.into_iter().chain(told))
    }

    /// Digits of a house: `5 and 6 in box 4`.
    pub(crate) fn digits_of(self, layout: &Layout, house: House, digits: DigitSet) -> String {
        let (digits, house) = (self.and(digits), self.house(layout, house));
        say!(self, en: "{digits} in {house}", zh: "{house}的 {digits}")
    }

    /// Digits and the cells they are sought in: `2, 5 in r1c12`.
    pub(super) fn sought_in(self, digits: DigitSet, cells: CellSet) -> String {
        let (digits, cells) = (self.commas(digits), self.cells(cells));
        say!(self, en: "{digits} in {cells}", zh: "{cells} 的 {digits}")
    }

    /// Cells that form one set: `r1c3+r2c13`.
    pub(super) fn joint(self, cells: CellSet) -> String {
        if self.is_plain() {
            return self.at(cells);
        }
        self.names.blocks(cells).join("+")
    }

    /// What a step concludes, in words: `r1c2 is 5`, `r1c23 lose 5 and 7, r4c5 loses 2`.
    pub fn follows(self, conclusion: &Conclusion) -> String {
        let placed = conclusion.place.iter_by_cell().map(|it| self.is(it.cell, it.digit));
        let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
        for cell in conclusion.eliminate.cells() {
            let digits = conclusion.eliminate.digits(cell);
            match groups.iter_mut().find(|(known, _)| *known == digits) {
                Some((_, cells)) => cells.insert(cell),
                None => groups.push((digits, CellSet::of(cell))),
            }
        }
        let lost = groups.into_iter().map(|(digits, cells)| {
            let (lose, cells) = (plural(cells.len(), "loses", "lose"), self.at(cells));
            let digits = self.and(digits);
            say!(self, en: "{cells} {lose} {digits}", zh: "{cells} 删去 {digits}")
        });
        let all: Vec<String> = placed.chain(lost).collect();
        all.join(if self.lang == Lang::En { ", " } else { "，" })
    }

    /// Says what a cell is.
    pub fn is(self, cell: Cell, digit: Digit) -> String {
        let cell = self.cell(cell);
        say!(self, en: "{cell} is {digit}", zh: "{cell} 是 {digit}")
    }
}

impl Scene<'_> {
    /// The full name of a house.
    pub(crate) fn house(&self, house: House) -> String {
        self.voice.house(self.layout, house)
    }

    /// The full names of houses.
    pub(crate) fn houses(&self, houses: impl IntoIterator<Item = House>) -> String {
        self.voice.houses(self.layout, houses)
    }

    /// Digits and the house they are sought in: `2, 5 in row 3`.
    pub(super) fn sought_in(&self, house: House, digits: DigitSet) -> String {
        let (digits, house) = (self.voice.commas(digits), self.house(house));
        say!(self.voice, en: "{digits} in {house}", zh: "{house}的 {digits}")
    }
}

/// Candidates by digit, those with the same cells together.
fn together(set: &CandidateSet) -> Vec<(CellSet, DigitSet)> {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for digit in digits_in(set) {
        let plane = set.plane(digit);
        match groups.iter_mut().find(|(known, _)| *known == plane) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((plane, DigitSet::of(digit))),
        }
    }
    groups
}

/// The digits some candidates have.
pub(crate) fn digits_in(set: &CandidateSet) -> DigitSet {
    DigitSet::ALL.filter(|digit| !set.plane(digit).is_empty())
}

fn plural_of(word: &str) -> String {
    let ending = if word.ends_with('x') { "es" } else { "s" };
    format!("{word}{ending}")
}
