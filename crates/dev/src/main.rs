//! Maintainer commands of Qedoku.
fn main() {}
