//! The English text on the techniques that options allow.
use crate::commands::options::AllowedText;
use qedoku_explain::{En, language};

language! {
    en: En;

    AllowedText<'_> {
        More { problem, options } => "{problem}; allow more with {options}";
    }
}
