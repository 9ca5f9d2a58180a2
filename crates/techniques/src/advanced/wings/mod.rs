//! Few cells that leave no room for a digit elsewhere.
pub mod grouped_w_wing;
pub mod h_wing;
pub mod l_wing;
pub mod m_wing;
pub mod s_wing;
pub mod tuvwxyz_wing;
pub mod uvwxyz_wing;
pub mod vwxyz_wing;
pub mod w_wing;
pub mod wxyz_wing;
pub mod xy_wing;
pub mod xyz_wing;
