//! The English text on questions.
use crate::question::QuestionText;
use qedoku_explain::{En, language};

language! {
    en: En;

    QuestionText<'_> {
        NotReached { asked } => "{asked}: the techniques allowed do not get there";
        Differ { cell } => "{cell}: the solutions of the puzzle differ in this cell";
        Parted { asked, cell } => "{asked}: the techniques allowed do not get there, and the solutions differ in {cell}";
    }
}
