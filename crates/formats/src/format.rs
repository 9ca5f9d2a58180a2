//! The names of the formats.
use std::fmt;
use std::str::FromStr;

/// A way to write a puzzle down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// 81 characters, a comment may follow.
    Line,
    /// A collection with one line of 81 characters, zeros for blanks, for each puzzle.
    Sdm,
    /// Nine lines of nine cells, with or without separators and borders.
    Grid,
    /// The same with borders around boxes.
    Bordered,
    /// 81 groups of candidates.
    Pencilmarks,
    /// 729 characters, nine for each cell.
    Candidates,
    /// A line of HoDoKu's library, or its givens alone, `+` before a placed digit.
    Library,
    /// A table with the header `0,1,...,8` and nine rows.
    Matrix,
    /// A table with one puzzle a row: `puzzle,solution,name`; under other headers it is read alike.
    Csv,
    /// The same with the header `quizzes,solutions`.
    Kaggle,
    /// The same with the header `source,question,answer,rating`.
    Hrm,
    /// A list of nine lists, as Python or JSON.
    List,
    /// One JSON object a line, the puzzle under a key.
    Jsonl,
    /// The number of grids, then nine lines of nine digits for each.
    P2676,
    /// SadMan's and SudoCue's files.
    Sdk,
    /// Simple Sudoku's files: up to three grids that show one puzzle in progress.
    Ss,
    /// OpenSudoku's XML.
    OpenSudoku,
    /// A link of SudokuWiki, with placed digits and candidates.
    SudokuWiki,
    /// A link of `SudokuExchange`.
    SudokuExchange,
    /// A link of `SudokuPad`.
    SudokuPad,
    /// A link of f-puzzles, with pencil marks.
    FPuzzles,
    /// A JSON object with all rules, in the exchange format of that name, version 1.
    SudokuPuzzle,
    /// A case file of this project: `board:`, and `removed:` with the eliminated candidates.
    Case,
}

/// Each format with its name and what it looks like.
const TABLE: [(Format, &str, &str); 23] = [
    (Format::Line, "line", "81 characters, a comment may follow"),
    (Format::Sdm, "sdm", "a line of 81 characters, zeros for blanks, for each puzzle"),
    (Format::Grid, "grid", "nine lines of nine cells, with or without separators and borders"),
    (Format::Bordered, "bordered", "nine lines of nine cells, borders around boxes"),
    (Format::Pencilmarks, "pencilmarks", "81 groups of candidates"),
    (Format::Candidates, "candidates", "729 characters, nine for each cell"),
    (Format::Library, "library", "HoDoKu's library: ':code:candidates:givens:deleted:eliminations:placements:extra'"),
    (Format::Matrix, "matrix", "a header '0,1,...,8' and nine rows"),
    (Format::Csv, "csv", "a table with a puzzle column, or a matrix; written as 'puzzle,solution,name'"),
    (Format::Kaggle, "kaggle", "a table 'quizzes,solutions'"),
    (Format::Hrm, "hrm", "a table 'source,question,answer,rating'"),
    (Format::List, "list", "a list of nine lists, as Python or JSON"),
    (Format::Jsonl, "jsonl", "one JSON object a line, the puzzle under the key 'puzzle'"),
    (Format::P2676, "p2676", "the number of grids, then nine lines of nine digits for each"),
    (Format::Sdk, "sdk", "'[Puzzle]' and nine lines, or '#' lines and nine lines"),
    (Format::Ss, "ss", "Simple Sudoku: up to three grids that show one puzzle in progress"),
    (Format::OpenSudoku, "opensudoku", "OpenSudoku's XML, a game element for each puzzle"),
    (Format::SudokuWiki, "sudokuwiki", "a link of SudokuWiki: '?bd=' and 81 digits, or packed with candidates"),
    (Format::SudokuExchange, "sudokuexchange", "a link of SudokuExchange: '?s=' and 81 digits, or packed"),
    (Format::SudokuPad, "sudokupad", "a link of SudokuPad that holds the puzzle: scf, classic or fpuz"),
    (Format::FPuzzles, "f-puzzles", "a link of f-puzzles: '?load=' and packed JSON, with pencil marks"),
    (Format::SudokuPuzzle, "sudoku-puzzle", "a JSON object a line with all rules, version 1 of the exchange format"),
    (
        Format::Case,
        "case",
        "a case of this project: 'board:' and 81 cells, 'removed:' with digit, row and column of each",
    ),
];

/// Other names by which a format is known.
const ALIASES: [(&str, Format); 16] = [
    ("matrix-csv", Format::Matrix),
    ("sudoku-extreme", Format::Hrm),
    ("xml", Format::OpenSudoku),
    ("table", Format::Csv),
    ("s9b", Format::SudokuWiki),
    ("scf", Format::SudokuPad),
    ("fpuz", Format::FPuzzles),
    ("fpuzzles", Format::FPuzzles),
    ("oj", Format::P2676),
    ("poj2676", Format::P2676),
    ("81", Format::Line),
    ("729", Format::Candidates),
    ("sukaku", Format::Candidates),
    ("hodoku", Format::Library),
    ("json", Format::Jsonl),
    ("python", Format::List),
];

impl Format {
    /// Every format, in the order they are listed to a reader.
    pub const ALL: [Self; TABLE.len()] = {
        let mut all = [Self::Line; TABLE.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = TABLE[index].0;
            index += 1;
        }
        all
    };

    /// The name, in kebab case.
    pub fn name(self) -> &'static str {
        TABLE.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// True if a cell shows one digit or none, and never candidates.
    pub(super) const fn shows_digits_only(self) -> bool {
        matches!(self, Self::Line | Self::Sdm | Self::Grid | Self::Bordered | Self::P2676)
    }

    /// True if readers pass over a line of the format that begins with `#`.
    pub const fn has_comments(self) -> bool {
        matches!(
            self,
            Self::Line
                | Self::Sdm
                | Self::Grid
                | Self::Bordered
                | Self::Pencilmarks
                | Self::Candidates
                | Self::SudokuWiki
                | Self::SudokuExchange
                | Self::SudokuPad
                | Self::FPuzzles
        )
    }

    /// True if a blank line stands between two puzzles of the format: where a puzzle takes several lines and none of
    /// them shows where it begins.
    pub const fn is_spaced(self) -> bool {
        matches!(
            self,
            Self::Grid
                | Self::Bordered
                | Self::Pencilmarks
                | Self::Matrix
                | Self::List
                | Self::Sdk
                | Self::Ss
                | Self::Case
        )
    }

    /// A description of the format in a few words.
    pub fn about(self) -> &'static str {
        TABLE.iter().find(|row| row.0 == self).map_or("", |row| row.2)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        let named = TABLE.iter().find(|row| row.1 == text).map(|row| row.0);
        let alias = || ALIASES.iter().find(|row| row.0 == text).map(|row| row.1);
        named.or_else(alias).ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

qedoku_core::as_text!(Format);

/// A name that no format has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat(pub String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no format is called '{}'; there are", self.0)?;
        for (index, format) in Format::ALL.into_iter().enumerate() {
            write!(f, "{} {format}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownFormat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_a_name_that_reads_back() {
        for format in Format::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
            assert!(!format.about().is_empty());
        }
        for (alias, format) in ALIASES {
            assert_eq!(alias.parse(), Ok(format));
        }
        let unknown = "grids".parse::<Format>().unwrap_err();
        assert!(unknown.to_string().starts_with("no format is called 'grids'; there are line, sdm, grid"));
    }

    #[test]
    fn the_page_of_the_formats_lists_them() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md");
        let page = std::fs::read_to_string(path).unwrap();
        let listed: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
        assert_eq!(listed, Format::ALL.map(Format::name));
    }
}
