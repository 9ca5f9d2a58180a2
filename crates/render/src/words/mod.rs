//! The words of pictures and pages.
mod en;
mod zh;
