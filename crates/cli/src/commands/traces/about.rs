//! Describes a folder of traces: its settings, its license and its files.
use super::parts::WrittenPart;
use crate::args::{Preset, TracesArgs};
use qedoku::traces::SHAH_STRATEGIES;
use serde_json::{Map, Value, json};

/// The file beside the data: how it was made, and under which licence.
pub(super) fn about(options: &TracesArgs, parts: &[WrittenPart], [read, written, bad]: [usize; 3]) -> String {
    let counts: Map<String, Value> = parts.iter().map(|part| (part.name.to_owned(), part.puzzles.into())).collect();
    let samples: Map<String, Value> =
        options.sample.iter().map(|it| (it.technique.info().slug.to_owned(), it.count.into())).collect();
    let profile = options.scope.profile();
    let langs: Vec<&str> = options.text.iter().map(|lang| lang.code()).collect();
    let of_puzzles = if options.generate.is_some() { "CC0-1.0" } else { "that of the source they were read from" };
    let mut about = json!({
        "engine": format!("qedoku {}", env!("QEDOKU_VERSION")),
        "profile": profile.name(),
        "up_to": options.scope.up_to.map(qedoku_techniques::Tier::word),
        "uniqueness": !options.scope.no_uniqueness,
        "preset": format!("{:?}", options.preset).to_lowercase(),
        "seed": options.seed,
        "generated": options.generate,
        "split": options.split.as_ref().map(|split| split.0.clone()),
        "split_by": "canonical form",
        "sample": samples,
        "augment": options.augment,
        "text": langs,
        "states": options.states,
        "all": options.all,
        "checked": !options.fast,
        "read": read,
        "written": written,
        "bad": bad,
        "parts": counts,
        "licence": { "traces": "CC0-1.0", "puzzles": of_puzzles },
    });
    if let (Preset::Shah, Some(fields)) = (options.preset, about.as_object_mut()) {
        let strategies = SHAH_STRATEGIES.iter().map(|(id, name)| (id.to_string(), Value::from(*name)));
        fields.insert("strategies".to_owned(), strategies.collect::<Map<_, _>>().into());
        fields.insert("row".to_owned(), "givens, then 81 times row 0..8, column 0..8, digit 1..9, strategy".into());
    }
    // Fields that hold values only can be written.
    serde_json::to_string_pretty(&about).unwrap_or_default() + "\n"
}
