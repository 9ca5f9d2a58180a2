//! The English text of a log beside the steps.
use crate::output::log::OpeningText;
use crate::words::TitleText;
use qedoku_explain::{En, language};

language! {
    en: En;

    OpeningText<'_> {
        Profile { profile } => "profile {profile}";
        UpTo { cap } => "up to {cap}";
        Without { names, more } if *more == 0 => "without {names}";
        Without { names, more } => "without {names} and {more} more";
        Introduction => "r3c4 is the cell in row 3, counted from the top, and column 4, counted from the left. Boxes are \
            numbered 1 to 9, from left to right and then down. A candidate of a cell is a digit that can still stand there; \
            pencil them in.";
        Noted { name, notation } => "{name}: {notation}";
        PencilMarks => "The next step uses the candidates. These are left now, as pencil marks:";
        Hypotheses => "Hypotheses";
    }

    TitleText<'_> {
        Puzzle { number, at, name } if at.is_empty() && name.is_empty() => "Puzzle {number}";
        Puzzle { number, at, name } if name.is_empty() => "Puzzle {number} ({at})";
        Puzzle { number, at, name } if at.is_empty() => "Puzzle {number}: {name}";
        Puzzle { number, at, name } => "Puzzle {number} ({at}): {name}";
    }
}
