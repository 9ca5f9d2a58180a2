//! The Chinese text on questions.
use crate::question::QuestionText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    QuestionText<'_> {
        NotReached { asked } => "{asked}：允许的技巧到不了那里";
    }
}
