//! Which format a line begins.
use super::border::{Drawn, is_border};
use super::csv::{self, Table};
use super::cursor::{Cursor, Line};
use super::format::Format;
use super::matrix::{self, Matrix};
use super::row::{self, Shape};
use super::{case, json, library, line, links, list, oj, opensudoku, sdk, spaced};
use crate::text::Wanted;

/// What a line begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
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
    MatrixHeader(Matrix),
    TableHeader(Table),
    Record(Table),
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
pub(super) fn kind(line: &Line<'_>, after: &Cursor<'_>, at_start: bool) -> Kind {
    let text = line.text.trim();
    if Drawn::before(line, after) == Drawn::Border {
        return Kind::Block;
    }
    match line.first() {
        Some(':') => return Kind::Library,
        Some('<') if opensudoku::begins(line) => return Kind::Xml,
        Some('{') if row::row::<9>(line).is_ok() => return Kind::Block,
        Some('{') if row::row::<81>(line).is_ok() => return Kind::Line,
        Some('{') if list::begins(text) => return Kind::List,
        Some('{') => return Kind::Json,
        Some('[') if json::begins_list(line, after) => return Kind::Objects,
        Some('[') if !text.starts_with("[[") && links::is_named(line) => return Kind::Link(None),
        Some('[') => return if sdk::section(line).is_some() { Kind::Section } else { Kind::List },
        _ => {}
    }
    if case::begins(line, after) {
        return Kind::Case;
    }
    if list::begins(text) {
        return Kind::List;
    }
    if let Some((from, _)) = line::find_cells(text) {
        let table = if from > 1 { csv::row(line) } else { None };
        return table.map_or(Kind::Line, Kind::Record);
    }
    if links::is_on(line) {
        return Kind::Link(None);
    }
    if line::is_candidates(text) {
        return Kind::Candidates;
    }
    if library::is_bare(text) {
        return Kind::Library;
    }
    let short = || text.trim().chars().count() <= 6;
    if let Some(count) =
        oj::count(text).filter(|_| at_start && short() && after.peek().is_some_and(|next| is_row(&next)))
    {
        return Kind::Count(count);
    }
    header(line)
        .or_else(|| is_row(line).then_some(Kind::Block))
        .or_else(|| row::row::<81>(line).is_ok().then_some(Kind::Line))
        .or_else(|| csv::row(line).map(Kind::Record))
        .or_else(|| csv::unnamed_header(line, after).map(Kind::TableHeader))
        .or_else(|| spaced::begins(line, after).then_some(Kind::Block))
        .unwrap_or_else(|| damaged(line, after))
}

fn header(line: &Line<'_>) -> Option<Kind> {
    matrix::header(line).map(Kind::MatrixHeader).or_else(|| csv::header(line).map(Kind::TableHeader))
}

fn is_row(line: &Line<'_>) -> bool {
    row::row::<9>(line).is_ok() || is_border(line.text)
}

fn is_above_grid(after: &Cursor<'_>) -> bool {
    after.peek().is_some_and(|next| is_row(&next) || spaced::begins(&next, after))
}

/// What a line was meant to be that is nothing as it is, so that its error says what is wrong with it.
fn damaged(line: &Line<'_>, after: &Cursor<'_>) -> Kind {
    let shape = Shape::of(line.text, 9);
    if is_title(line, &shape) && is_above_grid(after) {
        return Kind::Title;
    }
    if links::is_foreign(line) {
        return Kind::Link(None);
    }
    let word = line.text.trim().split([',', ';', ' ', '\t']).next().unwrap_or_default();
    if line::spreadsheet(word).is_some() {
        return Kind::Line;
    }
    let row = (5..=14).contains(&shape.cells) || shape.cells > 14 && (7..=11).contains(&shape.tokens);
    match shape {
        _ if shape.strays * 2 > shape.cells => Kind::Unknown(None),
        _ if row && shape.cells < 60 => Kind::Block,
        _ => Kind::Line,
    }
}

fn is_title(line: &Line<'_>, shape: &Shape) -> bool {
    line.first().is_some_and(char::is_alphabetic) && shape.strays >= 2 && shape.strays * 3 > shape.cells
}

/// Whether a line that is no row begins an item of its own and is not a bad row of the grid before it.
pub(super) fn is_own(line: &Line<'_>) -> bool {
    matches!(line.first(), Some(':' | '{' | '['))
        || opensudoku::begins(line)
        || line::find_cells(line.text).is_some()
        || line::is_candidates(line.text.trim())
        || library::is_bare(line.text)
        || links::is_on(line)
        || header(line).is_some()
        || list::begins(line.text.trim())
        || is_title(line, &Shape::of(line.text, 9))
        || line.cut().is_some()
}

/// What a line begins in a named format.
pub(super) fn named(format: Format, line: &Line<'_>, after: &Cursor<'_>, at_start: bool) -> Kind {
    let title = || is_title(line, &Shape::of(line.text, 9)) && is_above_grid(after);
    match format {
        Format::Line
        | Format::Sdm
        | Format::Candidates
        | Format::Library
        | Format::Jsonl
        | Format::List
        | Format::Matrix
        | Format::Csv
        | Format::Kaggle
        | Format::Hrm
            if is_border(line.text) =>
        {
            Kind::Border
        }
        Format::Line | Format::Sdm => Kind::Line,
        Format::Candidates => Kind::Candidates,
        Format::Library => Kind::Library,
        Format::Jsonl if json::begins_list(line, after) => Kind::Objects,
        Format::Jsonl => Kind::Json,
        Format::SudokuWiki | Format::SudokuExchange | Format::SudokuPad | Format::FPuzzles => Kind::Link(Some(format)),
        Format::List if line.text.contains('[') || list::begins(line.text.trim()) => Kind::List,
        Format::List => Kind::Unknown(Some(Wanted::ListStart)),
        Format::Case => Kind::Case,
        Format::Sdk if sdk::section(line).is_some() => Kind::Section,
        Format::Grid | Format::Bordered | Format::Pencilmarks | Format::Sdk | Format::Ss if title() => Kind::Title,
        Format::Ss => Kind::Progress,
        Format::P2676 if at_start => {
            oj::count(line.text).map_or(Kind::Unknown(Some(Wanted::NumberOfGrids)), Kind::Count)
        }
        Format::Grid | Format::Bordered | Format::Pencilmarks | Format::Sdk | Format::P2676 => Kind::Block,
        Format::Matrix => matrix::header(line).map_or(Kind::Unknown(Some(Wanted::MatrixHeader)), Kind::MatrixHeader),
        Format::OpenSudoku => Kind::Xml,
        Format::Csv | Format::Kaggle | Format::Hrm => header(line)
            .or_else(|| csv::row(line).map(Kind::Record))
            .or_else(|| csv::unnamed_header(line, after).map(Kind::TableHeader))
            .unwrap_or(Kind::Record(Table { delimiter: ',', column: None, solution: None, name: None })),
    }
}
