//! Options of `mcp`.
use super::serve::SecondsArgs;
use super::{JobsArgs, LangArgs, QuietArgs};
use clap::Args;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku mcp
  qedoku mcp --seconds 120 --jobs 1

An assistant starts it and talks to it in lines of JSON on the standard input and output. Its configuration has
  {\"mcpServers\": {\"qedoku\": {\"command\": \"qedoku\", \"args\": [\"mcp\"]}}}
It ends when its input does and all is answered, or at SIGINT (Ctrl+C) or SIGTERM.";

/// Options of `mcp`.
#[derive(Args, Debug)]
pub(crate) struct McpArgs {
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) quiet: QuietArgs,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) seconds: SecondsArgs,
}
