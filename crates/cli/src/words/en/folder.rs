//! The index of pages.
use crate::output::folder::FolderText;
use qedoku_explain::{En, language};

language! {
    en: En;

    FolderText {
        Title { count } => "Qedoku: {count} puzzles";
        Find => "Find";
        Puzzle => "Puzzle";
    }
}
