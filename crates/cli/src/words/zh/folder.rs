//! The index of pages.
use crate::output::folder::FolderText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    FolderText {
        Title { count } => "Qedoku：{count} 道题";
        Find => "查找";
        Puzzle => "题目";
    }
}
