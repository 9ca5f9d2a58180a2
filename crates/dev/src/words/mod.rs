//! What the pages of techniques say, a file for each language.
mod en;
mod zh;
