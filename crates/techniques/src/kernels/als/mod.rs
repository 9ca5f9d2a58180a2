//! Almost locked sets: n cells of one house with n + 1 digits between them, and what links them.
pub(crate) mod als_path;
pub(crate) mod blossom;
pub(crate) mod chain;
pub(crate) mod crossing;
pub mod evidence;
pub(crate) mod graph;
pub(crate) mod pair;
pub(crate) mod sue_de_coq;
pub(crate) mod wing;
