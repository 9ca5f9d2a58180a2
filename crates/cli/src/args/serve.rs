//! Options of `serve`.
use super::{JobsArgs, LangArgs, QuietArgs};
use clap::Args;
use std::time::Duration;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku serve --open
  qedoku serve --port 9000 --seconds 120

Only programs on this machine can ask, and of the pages in the browser only this one. SIGINT (Ctrl+C) and SIGTERM stop
the server: answers under way have two seconds to end.";

/// Options of `serve`.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The port to listen on; 0 for any that is free. If not named: 8088, or the next free one
    #[arg(long, short, value_name = "N")]
    pub(crate) port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) quiet: QuietArgs,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) seconds: SecondsArgs,
    /// Answer requests of a server that reads the standard output, which is how it works on them
    #[arg(long, hide = true, exclusive = true)]
    pub(crate) worker: bool,
}

/// The time for an answer.
#[derive(Args, Debug)]
pub(crate) struct SecondsArgs {
    /// The seconds that an answer may take before it is given up
    #[arg(long, short, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
}

impl SecondsArgs {
    /// The same as a time.
    pub(crate) fn time(&self) -> Duration {
        Duration::from_secs(u64::from(self.seconds))
    }
}
