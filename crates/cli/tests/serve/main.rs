//! Asks the server as browsers do, and as they never would.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod assistant;
mod bounds;
mod command;
mod fuzz;
mod hostile;
mod load;
mod packed;
mod served;
mod tool_bounds;
mod tools;
