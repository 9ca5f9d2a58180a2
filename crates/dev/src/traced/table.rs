//! Tables of puzzles with ratings.
use qedoku_core::Puzzle;
use qedoku_formats as text;
use std::error::Error;
use std::path::Path;

/// The puzzles of a table with what `read` makes of these columns; those without any entry there are left out. Where `read`
/// fails it says in which column, and what it expected.
pub(crate) fn read<const N: usize, T>(
    path: &Path,
    columns: [&str; N],
    read: impl Fn([&str; N]) -> Result<T, (usize, &'static str)>,
) -> Result<Vec<(Puzzle, T)>, Box<dyn Error>> {
    let name = path.display();
    let table = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let header: Vec<_> = text::csv_fields(table.lines().next().unwrap_or_default()).collect();
    let mut places = [0; N];
    for (place, column) in places.iter_mut().zip(columns) {
        *place = header
            .iter()
            .position(|field| *field == column)
            .ok_or_else(|| format!("{name}: expected a column `{column}` in the header"))?;
    }
    let mut rated = Vec::new();
    for entry in text::read(&table, None) {
        let entry = entry.map_err(|error| format!("{name}: {error}"))?;
        let fields: Vec<_> = text::csv_fields(&entry.source).collect();
        let texts = places.map(|place| fields.get(place).map_or("", |field| field.trim()));
        if texts.iter().all(|text| text.is_empty()) {
            continue;
        }
        let located = |(column, expected): (usize, &str)| {
            format!("{name}, line {}: expected {expected} in `{}`", entry.place.line, columns[column])
        };
        rated.push((entry.puzzle, read(texts).map_err(located)?));
    }
    Ok(rated)
}
