//! The tools for assistants: a server of the Model Context Protocol on the standard input and output.
mod lines;
mod message;
mod protocol;
mod server;
mod tools;

pub use server::serve_tools;
