//! The Chinese text on the techniques that options allow.
use crate::commands::options::WaysText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    WaysText<'_> {
        More { problem, options } => "{problem}；可用 {options} 放宽限制";
    }
}
