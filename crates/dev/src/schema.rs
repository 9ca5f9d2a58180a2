//! `cargo dev schema`: the JSON schema of the log.
use crate::Verdict;
use crate::generated::settle;
use clap::Args;
use qedoku_core::wire;

#[derive(Args)]
pub(crate) struct Options {
    /// Writes nothing; fails if the schema is out of date.
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes or compares `docs/json-log.schema.json`.
pub(crate) fn run(options: &Options) -> Verdict {
    let path = qedoku_fixtures::root().join("docs/json-log.schema.json");
    let text = serde_json::to_string_pretty(&wire::schema())? + "\n";
    settle(&path, &text, options.check, "schema")
}
