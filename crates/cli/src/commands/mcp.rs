//! `qedoku mcp`: tools for an assistant.
use super::serve::settings;
use crate::args::McpArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::signals;
use crate::words::CommandText;
use std::io::{self, IsTerminal};

/// Serves the tools until the input ends.
pub(crate) fn mcp(options: &McpArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    signals::watch();
    // Whoever types the command in waits for something to happen.
    if io::stdin().is_terminal() && !console.quiet {
        console.remark(&console.style.say(&CommandText::ServingTools))?;
    }
    let settings = settings(&options.jobs, &options.seconds)?;
    qedoku_web::serve_tools(io::stdin(), &mut *console.out, settings, signals::caught)?;
    Ok(signals::exit().unwrap_or(Exit::Ok))
}
