//! Correlates the effort of puzzles with other ratings.
#![allow(clippy::cast_precision_loss, reason = "efforts and numbers of puzzles are small")]
use qedoku_core::{Board, Layout, Puzzle};
use qedoku_formats as text;
use qedoku_grade::Effort;
use qedoku_techniques::Rounds;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// The columns with other ratings.
const COLUMNS: [&str; 2] = ["se_er", "hodoku_score"];

/// A puzzle and its ratings in some columns; those it lacks are none.
type RatedPuzzle = (Puzzle, Vec<Option<f64>>);

/// Spearman's rank correlations for each column of a table, a line each.
pub(super) fn of_table(path: &Path) -> Result<String, Box<dyn Error>> {
    let name = path.display();
    let table = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let header: Vec<_> = text::csv_fields(table.lines().next().unwrap_or_default()).collect();
    let columns: Vec<RatingColumn> = COLUMNS
        .into_iter()
        .filter_map(|name| Some(RatingColumn { name, place: header.iter().position(|field| *field == name)? }))
        .collect();
    if columns.is_empty() {
        return Ok(format!("{name}: skipped, there is no column {}\n", COLUMNS.join(" or ")));
    }
    let rated = read(&table, &columns).map_err(|error| format!("{name}: {error}"))?;
    let efforts = efforts(&rated);
    let mut lines = format!("{name}: {}\n", quartiles(&efforts));
    for (place, column) in columns.iter().enumerate() {
        let theirs = rated.iter().map(|(_, ratings)| ratings[place]);
        let (ours, theirs): (Vec<f64>, Vec<f64>) =
            efforts.iter().zip(theirs).filter_map(|(&effort, rating)| Some((effort, rating?))).unzip();
        let correlation = spearman(&ours, &theirs).map_or("none".to_owned(), |rho| format!("{rho:.3}"));
        writeln!(lines, "  rank correlation with {}: {correlation} ({} puzzles)", column.name, ours.len())?;
    }
    Ok(lines)
}

/// A column of ratings, and its place in the table.
struct RatingColumn {
    name: &'static str,
    place: usize,
}

/// The puzzles of a table with the ratings in some columns.
fn read(table: &str, columns: &[RatingColumn]) -> Result<Vec<RatedPuzzle>, String> {
    let mut rated = Vec::new();
    for entry in text::read(table, None) {
        let entry = entry.map_err(|error| error.to_string())?;
        let fields: Vec<_> = text::csv_fields(&entry.source).collect();
        let rating =
            |&RatingColumn { name, place }: &RatingColumn| match fields.get(place).map_or("", |field| field.trim()) {
                "" => Ok(None),
                text => match text.parse::<f64>().ok().filter(|rating| rating.is_finite()) {
                    Some(rating) => Ok(Some(rating)),
                    None => Err(format!("line {}: expected a number in `{name}`", entry.place.line)),
                },
            };
        let ratings = columns.iter().map(rating).collect::<Result<_, _>>()?;
        rated.push((entry.puzzle, ratings));
    }
    Ok(rated)
}

fn efforts(rated: &[RatedPuzzle]) -> Vec<f64> {
    let layout = Layout::classic();
    let mut rounds = Rounds::default();
    let effort = |(puzzle, _): &RatedPuzzle| {
        let rounds = rounds.of(&mut Board::new(layout, puzzle), true);
        Effort::of(&rounds).tenths() as f64 / 10.0
    };
    rated.iter().map(effort).collect()
}

/// The least, the quarters and the most.
fn quartiles(efforts: &[f64]) -> String {
    let mut sorted = efforts.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |quarter: usize| sorted.get(sorted.len().saturating_sub(1) * quarter / 4).copied().unwrap_or(0.0);
    let [least, lower, middle, upper, most] = [0, 1, 2, 3, 4].map(at);
    format!("{} puzzles, effort {least:.1} to {most:.1}, quartiles {lower:.1}, {middle:.1}, {upper:.1}", sorted.len())
}

/// Spearman's rank correlation: Pearson's of the ranks, those that are equal having the mean of their ranks. None if all of one
/// side are equal.
fn spearman(ours: &[f64], theirs: &[f64]) -> Option<f64> {
    let mean = f64::midpoint(ours.len() as f64, 1.0);
    let [ours, theirs] = [ours, theirs].map(ranks);
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    let both = (product(&ours, &ours) * product(&theirs, &theirs)).sqrt();
    (both > 0.0).then(|| product(&ours, &theirs) / both)
}

/// The rank of each value from 1, equal ones sharing the mean.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut first = 0;
    for equal in order.chunk_by(|&a, &b| values[a].total_cmp(&values[b]).is_eq()) {
        let rank = first as f64 + f64::midpoint(equal.len() as f64, 1.0);
        for &place in equal {
            ranks[place] = rank;
        }
        first += equal.len();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_correlation_is_that_of_ranks() {
        let spearman = |theirs: &[f64]| spearman(&[1.0, 2.0, 3.0, 4.0][..theirs.len()], theirs);
        assert_eq!(spearman(&[1.0, 20.0, 300.0]), Some(1.0));
        assert_eq!(spearman(&[3.0, 2.0, 1.0]), Some(-1.0));
        assert_eq!(spearman(&[5.0, 5.0]), None);
        assert_eq!(ranks(&[7.0, 1.0, 7.0, 0.0]), [3.5, 2.0, 3.5, 1.0]);
        // Four pairs, the squares of the differences of ranks add up to 6: 1 - 6 * 6 / (4 * 15).
        let rho = spearman(&[2.0, 1.0, 4.0, 3.0]).expect("values differ");
        assert!((rho - 0.6).abs() < 1e-9, "{rho}");
    }

    #[test]
    fn what_stands_in_a_column_is_a_number_or_nothing() {
        let line = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
        let table = |rating: &str| format!("puzzle,se_er\n{line},{rating}\n");
        let ratings = |rating: &str| {
            let read = read(&table(rating), &[RatingColumn { name: "se_er", place: 1 }]);
            read.map(|rated| rated.into_iter().map(|(_, ratings)| ratings[0]).collect::<Vec<_>>())
        };
        assert_eq!((ratings("1.2"), ratings("")), (Ok(vec![Some(1.2)]), Ok(vec![None])));
        assert_eq!(ratings("hard"), Err("line 2: expected a number in `se_er`".to_owned()));
    }

    #[test]
    fn effort_goes_with_the_ratings_of_others() {
        let Some(path) = qedoku_fixtures::shared("puzzles/random-1000.csv") else {
            let what = "effort beside the ratings of Sudoku Explainer and HoDoKu";
            return qedoku_fixtures::skip(
                qedoku_fixtures::Requirement::Puzzles,
                what,
                "the random puzzles are not there",
            );
        };
        let lines = of_table(&path).expect("a table");
        let of = |column: &str| {
            let line = lines.lines().find(|line| line.contains(column)).expect("a line for each column");
            line.split([':', '(']).nth(1).and_then(|text| text.trim().parse::<f64>().ok()).expect("a number")
        };
        assert!(of("se_er") >= 0.9 && of("hodoku_score") >= 0.85, "{lines}");
    }
}
