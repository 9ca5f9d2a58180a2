//! Detects the format that a line begins.
use super::border::{Drawn, is_border};
use super::cell_row::{self, LineShape};
use super::csv::{self, CsvTable};
use super::cursor::{Cursor, LineCursor};
use super::format::Format;
use super::matrix::{self, GridMatrix};
use super::{blank_as_space, case, json, library, line, links, list, online_judge, opensudoku, sadman, sized};
use crate::Wanted;

/// The kind of item that a line begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineBeginning {
    Line,
    Candidates,
    Library,
    List,
    Json,
    /// A list of JSON objects, of which the first comes next.
    Objects,
    /// A link that holds a puzzle, of a named site or of any.
    Link(Option<Format>),
    /// Tags of a document.
    Xml,
    Section,
    /// The first line of a case.
    Case,
    /// The number of grids that follow.
    Count(usize),
    MatrixHeader(GridMatrix),
    TableHeader(CsvTable),
    Record(CsvTable),
    Block,
    /// A block that may show a puzzle in progress.
    Progress,
    /// Drawn between puzzles.
    Border,
    /// Words before a grid.
    Title,
    Unknown(Option<Wanted>),
}

/// Recognizes a line by itself and the next one. The first rule that fits decides; the documentation of
/// [`read`](super::read()) lists the rules in this order.
pub(super) fn kind(line: &LineCursor<'_>, after: &Cursor<'_>, at_start: bool) -> LineBeginning {
    let text = line.text.trim();
    if Drawn::before(line, after) == Drawn::Border {
        return LineBeginning::Block;
    }
    match line.first() {
        Some(':') => return LineBeginning::Library,
        Some('<') if opensudoku::begins(line) => return LineBeginning::Xml,
        Some('{') if cell_row::row::<9>(line).is_ok() => return LineBeginning::Block,
        Some('{') if cell_row::row::<81>(line).is_ok() => return LineBeginning::Line,
        Some('{') if list::begins(text) => return LineBeginning::List,
        Some('{') => return LineBeginning::Json,
        Some('[') if json::begins_list(line, after) => return LineBeginning::Objects,
        Some('[') if !text.starts_with("[[") && links::is_named(line) => return LineBeginning::Link(None),
        Some('[') => return if sadman::section(line).is_some() { LineBeginning::Section } else { LineBeginning::List },
        _ => {}
    }
    if case::begins(line, after) {
        return LineBeginning::Case;
    }
    if list::begins(text) {
        return LineBeginning::List;
    }
    if let Some((from, _)) = line::find_cells(text) {
        let table = if from > 1 { csv::row(line) } else { None };
        return table.map_or(LineBeginning::Line, LineBeginning::Record);
    }
    if links::is_on(line) {
        return LineBeginning::Link(None);
    }
    if sized::is_line(line) {
        return LineBeginning::Line;
    }
    if sized::begins(line, after) {
        return LineBeginning::Block;
    }
    if line::is_candidates(text) {
        return LineBeginning::Candidates;
    }
    if library::is_bare(text) {
        return LineBeginning::Library;
    }
    let short = || text.trim().chars().count() <= 6;
    if let Some(count) =
        online_judge::count(text).filter(|_| at_start && short() && after.peek().is_some_and(|next| is_row(&next)))
    {
        return LineBeginning::Count(count);
    }
    header(line)
        .or_else(|| is_row(line).then_some(LineBeginning::Block))
        .or_else(|| cell_row::row::<81>(line).is_ok().then_some(LineBeginning::Line))
        .or_else(|| csv::row(line).map(LineBeginning::Record))
        .or_else(|| csv::unnamed_header(line, after).map(LineBeginning::TableHeader))
        .or_else(|| blank_as_space::begins(line, after).then_some(LineBeginning::Block))
        .unwrap_or_else(|| damaged(line, after))
}

fn header(line: &LineCursor<'_>) -> Option<LineBeginning> {
    matrix::header(line).map(LineBeginning::MatrixHeader).or_else(|| csv::header(line).map(LineBeginning::TableHeader))
}

fn is_row(line: &LineCursor<'_>) -> bool {
    cell_row::row::<9>(line).is_ok() || is_border(line.text)
}

fn is_above_grid(after: &Cursor<'_>) -> bool {
    after.peek().is_some_and(|next| is_row(&next) || blank_as_space::begins(&next, after))
}

/// The kind of item that a broken line was meant to begin, so that its error says what is wrong with it.
fn damaged(line: &LineCursor<'_>, after: &Cursor<'_>) -> LineBeginning {
    let shape = LineShape::of(line.text, 9);
    if is_title(line, &shape) && is_above_grid(after) {
        return LineBeginning::Title;
    }
    if links::is_foreign(line) {
        return LineBeginning::Link(None);
    }
    let word = line.text.trim().split([',', ';', ' ', '\t']).next().unwrap_or_default();
    if line::spreadsheet(word).is_some() {
        return LineBeginning::Line;
    }
    let row = (5..=14).contains(&shape.cells) || shape.cells > 14 && (7..=11).contains(&shape.tokens);
    match shape {
        _ if shape.strays * 2 > shape.cells => LineBeginning::Unknown(None),
        _ if row && shape.cells < 60 => LineBeginning::Block,
        _ => LineBeginning::Line,
    }
}

fn is_title(line: &LineCursor<'_>, shape: &LineShape) -> bool {
    line.first().is_some_and(char::is_alphabetic) && shape.strays >= 2 && shape.strays * 3 > shape.cells
}

/// True if a line that is no row begins an item of its own and is not a bad row of the grid before it.
pub(super) fn is_own(line: &LineCursor<'_>) -> bool {
    matches!(line.first(), Some(':' | '{' | '['))
        || opensudoku::begins(line)
        || line::find_cells(line.text).is_some()
        || line::is_candidates(line.text.trim())
        || library::is_bare(line.text)
        || links::is_on(line)
        || header(line).is_some()
        || list::begins(line.text.trim())
        || is_title(line, &LineShape::of(line.text, 9))
        || line.cut().is_some()
}

/// The kind of item that a line begins in a named format.
pub(super) fn named(format: Format, line: &LineCursor<'_>, after: &Cursor<'_>, at_start: bool) -> LineBeginning {
    let title = || is_title(line, &LineShape::of(line.text, 9)) && is_above_grid(after);
    match format {
        Format::Line
        | Format::Sdm
        | Format::Candidates
        | Format::Library
        | Format::Jsonl
        | Format::SudokuPuzzle
        | Format::List
        | Format::Matrix
        | Format::Csv
        | Format::Kaggle
        | Format::Hrm
            if is_border(line.text) =>
        {
            LineBeginning::Border
        }
        Format::Line | Format::Sdm => LineBeginning::Line,
        Format::Candidates => LineBeginning::Candidates,
        Format::Library => LineBeginning::Library,
        Format::Jsonl | Format::SudokuPuzzle if json::begins_list(line, after) => LineBeginning::Objects,
        Format::Jsonl | Format::SudokuPuzzle => LineBeginning::Json,
        Format::SudokuWiki | Format::SudokuExchange | Format::SudokuPad | Format::FPuzzles => {
            LineBeginning::Link(Some(format))
        }
        Format::List if line.text.contains('[') || list::begins(line.text.trim()) => LineBeginning::List,
        Format::List => LineBeginning::Unknown(Some(Wanted::ListStart)),
        Format::Case => LineBeginning::Case,
        Format::Sdk if sadman::section(line).is_some() => LineBeginning::Section,
        Format::Grid | Format::Bordered | Format::Pencilmarks | Format::Sdk | Format::Ss if title() => {
            LineBeginning::Title
        }
        Format::Ss => LineBeginning::Progress,
        Format::P2676 if at_start => online_judge::count(line.text)
            .map_or(LineBeginning::Unknown(Some(Wanted::NumberOfGrids)), LineBeginning::Count),
        Format::Grid | Format::Bordered | Format::Pencilmarks | Format::Sdk | Format::P2676 => LineBeginning::Block,
        Format::Matrix => {
            matrix::header(line).map_or(LineBeginning::Unknown(Some(Wanted::MatrixHeader)), LineBeginning::MatrixHeader)
        }
        Format::OpenSudoku => LineBeginning::Xml,
        Format::Csv | Format::Kaggle | Format::Hrm => header(line)
            .or_else(|| csv::row(line).map(LineBeginning::Record))
            .or_else(|| csv::unnamed_header(line, after).map(LineBeginning::TableHeader))
            .unwrap_or(LineBeginning::Record(CsvTable { delimiter: ',', column: None, solution: None, name: None })),
    }
}
