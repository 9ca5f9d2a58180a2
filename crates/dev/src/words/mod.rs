//! The text of the pages of techniques, a file for each language.
mod en;
mod zh;
