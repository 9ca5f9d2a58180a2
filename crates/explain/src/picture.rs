//! The board in characters.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, HouseKind, Layout, Pattern, Step};

/// Whether a picture may use color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// Characters only: marks follow the digit they belong to.
    #[default]
    Plain,
    /// The same characters and marks, in the colors of a terminal.
    Color,
}

/// What a picture points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// What is placed, marked `*`.
    pub place: CandidateSet,
    /// What is eliminated, marked `-`.
    pub eliminate: CandidateSet,
    /// What the argument rests on, marked `'`.
    pub evidence: CandidateSet,
    /// What of that spoils a pattern that would hold without it, or what is assumed in turn, marked `#`.
    pub fins: CandidateSet,
}

impl Marks {
    /// What a step places, eliminates and rests on.
    pub fn of(step: &Step) -> Self {
        let (place, eliminate) = (step.conclusion.place, step.conclusion.eliminate);
        let (evidence, fins) = match &step.pattern {
            Pattern::Cover { fins, .. } => (members(step), *fins),
            Pattern::Kraken { chains, .. } => {
                let starts = chains.iter().filter_map(|chain| chain.links.first());
                (members(step), starts.fold(CandidateSet::EMPTY, |all, link| all | link.from))
            }
            // So many truths would mark everything: what each case assumes stands out, and what follows from it.
            Pattern::Forcing(forcing) => {
                let assumed = forcing.cases.iter().map(|case| case.assume).collect();
                (forcing.cases.iter().fold(CandidateSet::EMPTY, |all, case| all | placed(&case.steps)), assumed)
            }
            _ => (members(step), CandidateSet::EMPTY),
        };
        let fins = fins - place - eliminate;
        Self { place, eliminate, evidence: evidence - place - eliminate - fins, fins }
    }
}

/// What the truths of a step name.
fn members(step: &Step) -> CandidateSet {
    step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
}

/// What some steps place.
fn placed(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.place)
}

/// What a character is, so that color can follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Border,
    Given,
    Placed,
    Candidate,
    Place,
    Eliminate,
    Evidence,
    Fin,
}

impl Role {
    const fn code(self) -> &'static str {
        match self {
            Self::Border => "2",
            Self::Given => "1",
            Self::Placed => "36",
            Self::Candidate => "",
            Self::Place => "1;32",
            Self::Eliminate => "9;31",
            Self::Evidence => "1;34",
            Self::Fin => "1;33",
        }
    }

    fn paint(self, style: Style, text: &str) -> String {
        if style == Style::Plain || self.code().is_empty() {
            return text.to_owned();
        }
        format!("\u{1b}[{}m{text}\u{1b}[0m", self.code())
    }
}

/// One cell: what is written in it, and how wide that is.
#[derive(Default)]
struct Ink {
    text: String,
    width: usize,
}

impl Ink {
    fn write(&mut self, style: Style, role: Role, text: &str) {
        self.text += &role.paint(style, text);
        self.width += text.chars().count();
    }
}

/// Draws the digits of a board, `.` for open cells.
pub fn grid(layout: &Layout, board: &Board, style: Style) -> String {
    draw(layout, style, |cell| {
        let mut ink = Ink::default();
        match board.value(cell) {
            Some(digit) => ink.write(style, filled(board, cell), &digit.to_string()),
            None => ink.write(style, Role::Border, "."),
        }
        ink
    })
}

/// Draws a board with the candidates of its open cells and the marks of a step.
pub fn pencil(layout: &Layout, board: &Board, marks: &Marks, style: Style) -> String {
    draw(layout, style, |cell| {
        let mut ink = Ink::default();
        if let Some(digit) = board.value(cell) {
            ink.write(style, filled(board, cell), &digit.to_string());
        }
        for digit in board.digits(cell) {
            let (role, mark) = role(marks, Candidate { cell, digit });
            ink.write(style, role, &format!("{digit}{mark}"));
        }
        if ink.width == 0 {
            ink.write(style, Role::Eliminate, "!");
        }
        ink
    })
}

fn filled(board: &Board, cell: Cell) -> Role {
    if board.givens().contains(cell) { Role::Given } else { Role::Placed }
}

fn role(marks: &Marks, candidate: Candidate) -> (Role, &'static str) {
    if marks.place.contains(candidate) {
        (Role::Place, "*")
    } else if marks.eliminate.contains(candidate) {
        (Role::Eliminate, "-")
    } else if marks.evidence.contains(candidate) {
        (Role::Evidence, "'")
    } else if marks.fins.contains(candidate) {
        (Role::Fin, "#")
    } else {
        (Role::Candidate, "")
    }
}

/// Draws the cells in columns as wide as they need, with borders where no box goes on.
fn draw(layout: &Layout, style: Style, ink: impl Fn(Cell) -> Ink) -> String {
    let inks: Vec<Ink> = CellSet::ALL.iter().map(ink).collect();
    let lines = 1..=Digit::COUNT as u8;
    let width = |column: u8| lines.clone().map(|row| inks[Cell::at(row, column).index()].width).max().unwrap_or(1);
    let rule = Role::Border.paint(style, &rule(layout, lines.clone().map(width)));
    let bar = Role::Border.paint(style, "|");
    let mut text = format!("{rule}\n");
    for row in lines.clone() {
        text += &bar;
        for column in lines.clone() {
            let Ink { text: ink, width: wide } = &inks[Cell::at(row, column).index()];
            text.extend([" ", ink, &" ".repeat(width(column) - wide)]);
            if ends(layout, lines.clone().map(|row| (row, column)), (0, 1)) {
                text.extend([" ", &bar]);
            }
        }
        text.push('\n');
        if ends(layout, lines.clone().map(|column| (row, column)), (1, 0)) {
            text.extend([&*rule, "\n"]);
        }
    }
    text
}

fn rule(layout: &Layout, widths: impl Iterator<Item = usize>) -> String {
    let mut text = "+".to_owned();
    for (width, column) in widths.zip(1..) {
        text += &"-".repeat(width + 1);
        if ends(layout, (1..=Digit::COUNT as u8).map(|row| (row, column)), (0, 1)) {
            text += "-+";
        }
    }
    text
}

/// Whether no box goes on from any of these cells to its neighbor: a border belongs there.
fn ends(layout: &Layout, mut line: impl Iterator<Item = (u8, u8)>, (down, right): (u8, u8)) -> bool {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    line.all(|(row, column)| {
        let (next_row, next_column) = (row + down, column + right);
        let last = Digit::COUNT as u8;
        let homes = |cell| layout.houses_of(cell) & boxes;
        next_row > last
            || next_column > last
            || !homes(Cell::at(row, column)).meets(homes(Cell::at(next_row, next_column)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Grid, Puzzle};

    fn board() -> Board {
        let mut values = Grid::EMPTY;
        values.set(Cell::at(1, 1), Some(Digit::D5));
        Board::new(Layout::classic(), &Puzzle::from_givens(values))
    }

    #[test]
    fn a_grid_has_borders_around_boxes() {
        let text = grid(Layout::classic(), &board(), Style::Plain);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 13);
        assert_eq!(lines[0], "+-------+-------+-------+");
        assert_eq!(lines[1], "| 5 . . | . . . | . . . |");
        assert_eq!((lines[4], lines[12]), (lines[0], lines[0]));
    }

    #[test]
    fn marks_follow_their_digit_and_colors_change_no_character() {
        let read = |text| CandidateSet::of(Candidate::parse(text).unwrap().0);
        let marks =
            Marks { place: read("r9c9=1"), eliminate: read("r1c2<>3"), evidence: read("r1c2=4"), fins: read("r1c3=7") };
        let plain = pencil(Layout::classic(), &board(), &marks, Style::Plain);
        assert!(plain.contains("123-4'6789") && plain.contains("123467#89") && plain.contains("1*23456789"), "{plain}");
        let widths: Vec<usize> = plain.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|&width| width == widths[0]), "{plain}");
        let color = pencil(Layout::classic(), &board(), &marks, Style::Color);
        let mut stripped = String::new();
        for (index, part) in color.split('\u{1b}').enumerate() {
            stripped += if index == 0 { part } else { part.split_once('m').unwrap().1 };
        }
        assert_eq!(stripped, plain);
    }
}
