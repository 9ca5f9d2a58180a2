//! `cargo dev schema`: the JSON schemas of the log and of requests and replies.
use crate::Verdict;
use crate::generated::settle;
use clap::Args;
use qedoku::api;
use qedoku_core::wire;

#[derive(Args)]
pub(crate) struct Options {
    /// Writes nothing; fails if the schema is out of date.
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes or compares `docs/json-log.schema.json` and `docs/api.schema.json`.
pub(crate) fn run(options: &Options) -> Verdict {
    let mut current = true;
    for (name, schema) in [("json-log", pretty(&wire::schema())?), ("api", pretty(&api::schemas())?)] {
        let path = qedoku_fixtures::root().join(format!("docs/{name}.schema.json"));
        current &= settle(&path, &schema, options.check, "schema")?;
    }
    Ok(current)
}

fn pretty(schema: &impl serde::Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string_pretty(schema)? + "\n")
}
