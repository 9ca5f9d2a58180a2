//! The English text on questions.
use crate::question::QuestionText;
use qedoku_explain::{En, language};

language! {
    en: En;

    QuestionText<'_> {
        NotReached { asked } => "{asked}: the techniques allowed do not get there";
        Parted { asked, cell } => "{asked}: the techniques allowed do not get there, and two solutions differ in {cell}";
    }
}
