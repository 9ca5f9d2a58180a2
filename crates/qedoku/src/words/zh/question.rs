//! The Chinese text on questions.
use crate::question::QuestionText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    QuestionText<'_> {
        NotReached { asked } => "{asked}：允许的技巧到不了那里";
        Differ { cell } => "{cell}：题目的各个解在这一格不同";
        Parted { asked, cell } => "{asked}：允许的技巧到不了那里，而且各个解在 {cell} 不同";
    }
}
