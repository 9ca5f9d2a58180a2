//! Names houses, candidates and conclusions in sentences.
use super::noun::{Any, CaseScope, Compact, DigitList, Houses, Or, Short};
use crate::cell_groups::cells_by_digits;
use crate::notation::together;
use crate::step_context::StepContext;
use crate::style::{Notation, Style};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseKind, HouseSet, Layout, Slot,
};
use std::fmt;

impl Style {
    /// The full name of a house: `row 4`, `第4行`; `row D` where rows have letters.
    pub fn house(self, layout: &Layout, house: House) -> String {
        self.houses(layout, [house])
    }

    /// The full names of houses: `rows 2 and 8`, `row 4 and box 5`.
    pub fn houses(self, layout: &Layout, houses: impl IntoIterator<Item = House>) -> String {
        let mut kinds: Vec<(HouseKind, Vec<String>)> = Vec::new();
        for house in houses {
            let kind = layout.kind(house);
            let number = self.name_in_kind(layout, house);
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, numbers)) => numbers.push(number),
                None => kinds.push((kind, vec![number])),
            }
        }
        self.grammar(|it| it.houses(&kinds))
    }

    /// Writes the full names of houses.
    pub(super) fn write_houses(self, layout: &Layout, houses: HouseSet, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(house) = houses.single() {
            let named = layout.kind(house);
            let is_lettered = named == HouseKind::Row && self.notation == Notation::A1;
            if named != HouseKind::Diagonal && !is_lettered {
                return self.grammar(|it| it.house(named, number_of(layout, house), to));
            }
        }
        to.write_str(&self.houses(layout, houses))
    }

    /// The word for a house of a kind.
    pub(crate) fn kind(self, kind: HouseKind) -> &'static str {
        self.grammar(|it| it.kind(kind))
    }

    /// The word for several houses of a kind.
    pub(crate) fn kinds(self, kind: HouseKind) -> &'static str {
        self.grammar(|it| it.kinds(kind))
    }

    /// The word for rows, columns and boxes as one.
    pub(crate) fn area(self, count: usize) -> &'static str {
        self.grammar(|it| it.area(count))
    }

    /// The word for a place outside the cover of a fish.
    pub(crate) fn fin(self, count: usize) -> &'static str {
        self.grammar(|it| it.fin(count))
    }

    /// The digits that cells hold, behind their names: ` {157}`.
    pub(crate) fn holding(self, digits: DigitSet) -> String {
        if self.is_plain() { self.say(&NamingText::Holding { digits }) } else { format!(" {{{digits}}}") }
    }

    /// Cells with the digits that they hold: `r1c2 {157}`.
    pub(crate) fn held(self, cells: &str, digits: DigitSet) -> String {
        if self.is_plain() { cells.to_owned() + &self.holding(digits) } else { self.braces(cells, digits) }
    }

    /// Cells with their candidates, which alone decide: `r3c2 {23}`.
    pub(crate) fn braces(self, cells: &str, digits: DigitSet) -> String {
        self.say(&NamingText::Braces { cells, digits: Compact(digits) })
    }

    /// Cells with what they may hold together: `r1c45 {127}`; behind a list, braces would be read as those of its last cell.
    pub(crate) fn braces_of(self, cells: CellSet, digits: DigitSet) -> String {
        if self.is_list(cells) {
            self.say(&NamingText::Between { cells, digits })
        } else {
            self.braces(&self.at(cells), digits)
        }
    }

    /// True if the names of cells are a list.
    pub(crate) fn is_list(self, cells: CellSet) -> bool {
        self.blocks(cells).len() > 1
    }

    /// The name of a house among others of its kind: its number; of a diagonal, the cells at its ends.
    fn name_in_kind(self, layout: &Layout, house: House) -> String {
        if layout.kind(house) != HouseKind::Diagonal {
            return self.number(layout, house);
        }
        let cells: Vec<Cell> = layout.cells(house).iter().collect();
        let ends = [cells.first(), cells.last()].into_iter().flatten().map(|&cell| self.cell(cell));
        ends.collect::<Vec<_>>().join("–")
    }

    /// The number that distinguishes a house from others of its kind.
    pub(crate) fn number(self, layout: &Layout, house: House) -> String {
        let number = number_of(layout, house);
        if layout.kind(house) == HouseKind::Row { self.notation.row(number) } else { number.to_owned() }
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
        self.and(
            together(set)
                .into_iter()
                .map(|(cells, digits)| self.grammar(|it| it.digits_at(self.digits(digits), self.at(cells)))),
        )
    }

    /// Says that one of the candidates is true: `r4c2 is 5 or 7`, `5 is in r1c23 or r4c2 is 7`.
    pub fn holds(self, set: &CandidateSet) -> String {
        self.either(self.each_holding(set, CaseScope::One))
    }

    /// The same, as what is so in every case.
    pub(crate) fn always_holds(self, set: &CandidateSet) -> String {
        self.either(self.each_holding(set, CaseScope::Every))
    }

    /// The same inside a clause: behind `if`.
    pub(crate) fn holds_inside(self, set: &CandidateSet) -> String {
        self.either_inside(self.each_holding(set, CaseScope::One))
    }

    fn each_holding(self, set: &CandidateSet, scope: CaseScope) -> Vec<String> {
        let say = |(cells, digits): (CellSet, DigitSet)| {
            let digits = Or(digits);
            match cells.single() {
                Some(cell) => self.say(&NamingText::CellIs { cell, digits, scope }),
                None => self.say(&NamingText::IsIn { digits, cells: Any(cells), scope }),
            }
        };
        together(set).into_iter().map(say).collect()
    }

    /// The names of slots: `r5c4, 5 and 6 in box 4`.
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
        let by_house = houses.into_iter().map(|(house, digits)| self.digits_of(layout, house, digits));
        self.commas(cells.into_iter().chain(by_house))
    }

    /// Digits of a house: `5 and 6 in box 4`.
    pub(crate) fn digits_of(self, layout: &Layout, house: House, digits: DigitSet) -> String {
        self.say(&NamingText::DigitsIn { digits, house: Houses(layout, HouseSet::of(house)) })
    }

    /// Digits and the cells they are sought in: `2, 5 in r1c12`.
    pub(super) fn sought_in(self, digits: DigitSet, cells: CellSet) -> String {
        self.say(&NamingText::SoughtAt { digits: DigitList(digits), cells: Short(cells) })
    }

    /// Cells that form one set: `r1c3+r2c13`.
    pub(super) fn joint(self, cells: CellSet) -> String {
        if self.is_plain() {
            return self.at(cells);
        }
        self.notation.blocks(cells).join("+")
    }

    /// The conclusion of a step in words: `r1c2 is 5`, `r1c23 lose 5 and 7, and r4c5 loses 2`.
    pub fn follows(self, conclusion: &Conclusion) -> String {
        let digits = conclusion.place.all_digits();
        let placed = digits.iter().map(|digit| {
            let cells = conclusion.place.plane(digit);
            match cells.single() {
                Some(cell) if !digits.is_several() => self.say(&NamingText::Placed { cell, digit }),
                _ => self.say(&NamingText::AllPlaced { cells, digit }),
            }
        });
        let groups = cells_by_digits(&conclusion.eliminate);
        let lost = groups.into_iter().map(|(digits, cells)| self.say(&NamingText::Loses { cells, digits }));
        self.statements(placed.chain(lost))
    }

    /// Writes the conclusion of a step in words.
    pub(super) fn write_follows(self, conclusion: &Conclusion, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match conclusion.place.single() {
            Some(Candidate { cell, digit }) if conclusion.eliminate.is_empty() => {
                self.write(&NamingText::Placed { cell, digit }, to)
            }
            _ => to.write_str(&self.follows(conclusion)),
        }
    }

    /// Says what a cell is.
    pub fn is(self, cell: Cell, digit: Digit) -> String {
        self.is_in(cell, digit, CaseScope::One)
    }

    /// Says what a cell is, in one case or in every one.
    pub(crate) fn is_in(self, cell: Cell, digit: Digit, scope: CaseScope) -> String {
        self.say(&NamingText::Is { cell, digit, scope })
    }
}

/// The number of a house among others of its kind, as logs have it.
fn number_of(layout: &Layout, house: House) -> &str {
    layout.house_name(house).trim_start_matches(char::is_alphabetic)
}

impl StepContext<'_> {
    /// The full name of a house.
    pub(crate) fn house(&self, house: House) -> String {
        self.style.house(self.layout, house)
    }

    /// Digits and the house they are sought in: `2, 5 in row 3`.
    pub(super) fn sought_in(&self, house: House, digits: DigitSet) -> String {
        self.style.say(&NamingText::SoughtIn { digits: DigitList(digits), house: self.named([house]) })
    }
}

/// The texts about names of cells, digits and houses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NamingText<'a> {
    CellIs { cell: Cell, digits: Or, scope: CaseScope },
    IsIn { digits: Or, cells: Any, scope: CaseScope },
    DigitsIn { digits: DigitSet, house: Houses<'a> },
    SoughtAt { digits: DigitList, cells: Short },
    Along { digits: DigitList, cells: &'a str },
    SoughtIn { digits: DigitList, house: Houses<'a> },
    Loses { cells: CellSet, digits: DigitSet },
    Is { cell: Cell, digit: Digit, scope: CaseScope },
    Placed { cell: Cell, digit: Digit },
    AllPlaced { cells: CellSet, digit: Digit },
    Holding { digits: DigitSet },
    Braces { cells: &'a str, digits: Compact },
    Between { cells: CellSet, digits: DigitSet },
}
