//! Almost locked sets: n cells of one house with n + 1 digits between them.
pub mod almost_locked_pair;
pub mod almost_locked_triple;
pub mod als_chain;
pub mod als_xy_wing;
pub mod als_xz;
pub mod death_blossom;
pub mod sue_de_coq;
