//! The Chinese text on questions.
use crate::question::QuestionText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    QuestionText<'_> {
        NotReached { asked } => "{asked}：允许的技巧到不了那里";
        Parted { asked, cell } => "{asked}：允许的技巧到不了那里，而且有两个解在 {cell} 不同";
    }
}
