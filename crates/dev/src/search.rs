//! Searches on boards, and boards as puzzles.
pub(crate) use qedoku_formats::position;
pub(crate) use qedoku_techniques::instances as found;
