//! The English text on the techniques that options allow.
use crate::commands::options::WaysText;
use qedoku_explain::{En, language};

language! {
    en: En;

    WaysText<'_> {
        More { problem, options } => "{problem}; allow more with {options}";
    }
}
