//! Grades in a form of one's own, as users of serate write it.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::grade::{GradeRecord, GradeResult};
use qedoku::{Error, Scale, Scales};
use qedoku_core::{Puzzle, printable};
use qedoku_formats::{Format, write};
use qedoku_grade::SeRatings;

/// The text for the cells of a puzzle that cannot be read, and for ratings that are not known.
const BLANK: char = '.';
const NONE: &str = "-";

/// The scales that have ER, EP and ED.
const RATED: [Scale; 3] = [Scale::Se, Scale::SeCorrected, Scale::Se118];

/// A piece of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Text(String),
    Grid,
    Candidates,
    Rating,
    Pearl,
    Diamond,
    Hardest,
    Number,
    Name,
}

/// A line with places for what is known of a puzzle, such as `%g ED=%r/%p/%d`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LinePattern(Vec<Piece>);

impl std::str::FromStr for LinePattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut rest = text.chars();
        while let Some(next) = rest.next() {
            let piece = match (next, (next == '%').then(|| rest.next())) {
                (other, None) => Piece::Text(other.to_string()),
                (_, Some(code)) => match code {
                    Some('%') => Piece::Text("%".to_owned()),
                    Some('t') => Piece::Text("\t".to_owned()),
                    Some('l') => Piece::Text("\n".to_owned()),
                    Some('g' | 'i') => Piece::Grid,
                    Some('m') => Piece::Candidates,
                    Some('r') => Piece::Rating,
                    Some('p') => Piece::Pearl,
                    Some('d') => Piece::Diamond,
                    Some('s') => Piece::Hardest,
                    Some('n') => Piece::Number,
                    Some('N') => Piece::Name,
                    Some('e') => {
                        return Err("%e, the time, is not told: the same input gives the same output".to_owned());
                    }
                    other => {
                        let found = other.map(String::from).unwrap_or_default();
                        return Err(format!("no code %{found}; there are %g %i %m %r %p %d %s %n %N %t %l %%"));
                    }
                },
            };
            pieces.push(piece);
        }
        Ok(Self(pieces))
    }
}

impl LinePattern {
    /// The scale whose ratings the lines have: `se`, or the one of Sudoku Explainer's that is named.
    pub(crate) fn scale(named: Option<&Scales>) -> Result<Scale, Error> {
        let Some(named) = named else { return Ok(Scale::Se) };
        if let Some(other) = named.iter().find(|scale| !RATED.contains(scale)) {
            return Err(unreadable(CommandText::OtherScale { scale: other.to_string() }));
        }
        let [first, second] = {
            let mut scales = named.iter();
            [scales.next(), scales.next()]
        };
        match (first, second) {
            (Some(scale), None) => Ok(scale),
            _ => Err(unreadable(CommandText::SeveralScales)),
        }
    }

    /// The number of lines of a record.
    pub(crate) fn lines(&self) -> usize {
        let breaks = |piece: &Piece| if let Piece::Text(text) = piece { text.matches('\n').count() } else { 0 };
        1 + self.0.iter().map(breaks).sum::<usize>()
    }

    /// A record as it is to be written, with the ratings of a scale of Sudoku Explainer's and the line end behind it.
    pub(crate) fn write(&self, record: &GradeRecord, scale: Scale, puzzle: Option<&Puzzle>) -> String {
        let se = match &record.result {
            GradeResult::Graded(grade) => grade.ratings(scale),
            GradeResult::Error { .. } => None,
        };
        let [er, ep, ed] = se.map_or_else(|| [NONE; 3].map(str::to_owned), SeRatings::decimals);
        let mut line = String::new();
        for piece in &self.0 {
            line += &match piece {
                Piece::Text(text) => text.clone(),
                Piece::Grid => record.puzzle.clone().unwrap_or_else(|| BLANK.to_string().repeat(81)),
                Piece::Candidates => match puzzle {
                    Some(puzzle) => write(Format::Candidates, puzzle),
                    None => BLANK.to_string().repeat(729),
                },
                Piece::Rating => er.clone(),
                Piece::Pearl => ep.clone(),
                Piece::Diamond => ed.clone(),
                Piece::Hardest => {
                    se.and_then(|se| se.hardest.as_ref()).map_or_else(|| NONE.to_owned(), ToString::to_string)
                }
                Piece::Number => record.line.to_string(),
                Piece::Name => printable(record.id.as_deref().unwrap_or_default()).into_owned(),
            };
        }
        line + "\n"
    }
}
