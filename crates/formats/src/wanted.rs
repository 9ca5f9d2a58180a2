//! Expected contents of a place in a text, by name.
use std::fmt;

/// Declares what readers want, with the words for it.
macro_rules! wanted {
    ($($variant:ident => $words:literal,)*) => {
        /// The content expected in some place of a text, as readers of every kind name it.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Wanted {
            $(#[doc = concat!("`", $words, "`")] $variant,)*
        }

        impl Wanted {
            /// The words for it.
            const fn words(self) -> &'static str {
                match self {
                    $(Self::$variant => $words,)*
                }
            }
        }
    };
}

wanted! {
    DigitOrBlank => "a digit or a blank (one of . 0 - * _ x ?)",
    ListValue => "a digit, a blank, ',' or a bracket",
    DigitAfterPlus => "a digit after '+'",
    Digit => "a digit from 1 to 9",
    CandidateDigit => "a candidate, a digit from 1 to 9",
    CandidateOnce => "each candidate once",
    EndOfLine => "the end of the line after 81 cells",
    Cells => "cells",
    CellsInList => "cells in the list",
    Rows => "rows",
    RowsAfterHeader => "rows after the header",
    Columns => "columns",
    CandidateGroups => "groups of candidates",
    Characters => "characters",
    Case => "a case, which has lines 'source:', 'board:', 'removed:' and 'expect:'",
    CaseLineOnce => "each line of a case once",
    BoardLine => "a line 'board:' with 81 cells",
    Expectation => "'nothing', 'r4c7=5' or 'r4c4<>7'",
    SectionRows => "nine rows after the title of the section",
    State => "a state that holds the givens of the puzzle before it",
    Puzzle => "a puzzle, found nothing",
    OnePuzzle => "the end of the text after one puzzle, found another",
    ThreeDigits => "three digits from 1 to 9: digit, row, column",
    PuzzleObject => "an object with a key 'puzzle' whose value is a string or a list",
    PuzzleColumn => "a column with a puzzle of 81 cells",
    LibraryLine => "a library line, which begins with ':'",
    LibraryFields => "the fields ':code:candidates:givens:' at least",
    Colon => "a colon after 81 cells",
    LibraryCode => "a code of four digits, then '-' and a variant or '-x' if there is one",
    OneDigitCells => "one digit or a blank in each cell; several are candidates, as the format pencilmarks has them",
    ListStart => "a list, which begins with '['",
    BracketOrDigit => "']' or a digit",
    BracketAfterCells => "']' after 81 cells",
    CommaOrBracket => "',' or ']'",
    NumberOfGrids => "the number of grids",
    MatrixHeader => "the header '0,1,...,8'",
    BlankSigns => "a sign such as '.' in each blank cell, as spaces can be read in two ways; with --from grid each character is a cell",
    RowsOfBlanks => "rows (a row of blanks is nine spaces or nine signs such as '.')",
    BraceAfterCandidates => "'}' behind the candidates",
    CellOrBrace => "a cell or '{'",
    CandidateOrBrace => "each candidate once, or '}'",
    Base36 => "a digit of base 36",
    Base32 => "a digit of base 32, 0 to 9 or a to v",
    PackedDigits => "digits of the packed cells",
    PackedCell => "a cell from 01 to ep: a given, a placed digit or candidates",
    OneGivenDigit => "one digit in a given cell",
    DigitWithBlanks => "a digit with the blanks behind it, one of 0 to 9, A to Z and a to x",
    CellsInLink => "cells in the link",
    CompressedObject => "a JSON object behind the compression",
    PuzzleInLink => "a puzzle in the link",
    Base64 => "a digit of base 64: letters, digits, '+' or '/'",
    PackedText => "text packed by LZ-String, found a code that nothing stands for",
    RestOfLink => "more of the link, which is cut off",
    EndOfLink => "the end of the link, found more behind the packed text",
    NineRows => "a list of nine rows",
    NineCells => "a list of nine cells",
    Object => "an object",
    Value => "a value from 1 to 9",
    MarkList => "a list of pencil marks",
    Marks => "pencil marks from 1 to 9",
    OwnRegion => "each cell in the region of its box: irregular regions are not supported",
    SudokuWikiLink => "a link of SudokuWiki, with '?bd=' before the puzzle",
    SudokuExchangeLink => "a link of SudokuExchange, with '?s=' before the puzzle",
    SudokuPadLink => "a link of SudokuPad, with 'scf', 'classic' or 'fpuz' before the puzzle",
    FPuzzlesLink => "a link of f-puzzles, with '?load=' before the puzzle",
    AnyLink => "a puzzle, or a link of SudokuWiki, SudokuExchange, SudokuPad or f-puzzles",
    ExchangeDigits => "81 digits behind '?s=', found SudokuExchange's compressed form, which is not known here",
    Escapes => "escapes such as %2B that are text in UTF-8",
    TagEnd => "'>' at the end of the tag",
    GameData => "a game with an attribute 'data'",
    GameVersion => "a version of the cells from 1 to 4",
    CellsOfGame => "cells of the game",
    EndOfGame => "the end of the game after 81 cells",
    DigitOrZero => "a digit from 0 to 9",
    Editable => "0 for a given or 1 for a cell to fill",
    Notes => "notes such as '1,5,' or '-'",
    NotesNumber => "notes as a number from 0 to 511",
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// The words, in quotes.
impl fmt::Debug for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.words(), f)
    }
}
