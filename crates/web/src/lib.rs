//! The page, and the server that brings it to a browser on the same machine.
//!
//! The page asks with the requests of [`qedoku::api`]. Each is answered in a process of its own, so that a request that
//! takes too long, or whose asker has gone, is ended whatever it is at: the engine knows no clock.
mod files;
mod guard;
mod limits;
#[cfg(feature = "load")]
pub mod load;
mod packed;
mod pool;
mod refusal;
mod server;
mod site;
mod stream;
mod work;
mod worker;

pub use files::{PageFile, page};
pub use limits::ServerLimits;
pub use server::{ServerSettings, serve};
pub use work::work;
