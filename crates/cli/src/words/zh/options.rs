//! The Chinese text on the techniques that options allow.
use crate::commands::options::AllowedText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    AllowedText<'_> {
        More { problem, options } => "{problem}；可用 {options} 放宽限制";
    }
}
