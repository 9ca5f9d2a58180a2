//! The page, the server that brings it to a browser on the same machine, and the tools for assistants.
//!
//! The page and assistants ask with the requests of [`qedoku::api`]. Each is answered in a process of its own, so that a
//! request that takes too long, or whose asker has gone, is ended whatever it is at: the engine knows no clock.
mod files;
mod guard;
mod limits;
#[cfg(feature = "load")]
pub mod load;
mod mcp;
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
pub use mcp::serve_tools;
pub use server::{ServerSettings, serve};
pub use work::work;
