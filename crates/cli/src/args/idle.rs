//! Options that do nothing without another one: they are refused by name.
use clap::ArgMatches;
use clap::parser::ValueSource;

/// Options that do something only where another option has one of some values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dependence {
    /// The commands that have them.
    pub(crate) commands: &'static [&'static str],
    /// The ids of the options.
    pub(crate) options: &'static [&'static str],
    /// The id of the other option.
    pub(crate) on: &'static str,
    /// The values of that option, as they are written; with none, that it is named.
    pub(crate) values: &'static [&'static str],
}

/// Every dependence of the command line.
pub(crate) const DEPENDENCES: &[Dependence] = &[
    needs(
        &["solve"],
        &["profile", "up_to", "no_uniqueness", "without", "attempts", "pictures", "no_check", "chains"],
        "method",
        &["deduce"],
    ),
    needs(&["solve"], &["attempts"], "profile", &["documents"]),
    needs(&["solve"], &["attempts", "pictures", "chains"], "format", &["text"]),
    needs(&["why", "hint", "name", "steps"], &["chains"], "format", &["text"]),
    needs(&["why"], &["pictures"], "format", &["text"]),
    needs(&["why"], &["full"], "format", &["text", "html", "markdown"]),
    needs(&["why"], &["step"], "format", &["text", "html", "svg", "markdown"]),
    needs(&["solve", "steps"], &["step"], "format", &["html", "svg"]),
    needs(&["solve"], &["detail", "wording"], "format", &["text", "json", "ndjson", "html", "svg", "markdown"]),
    needs(&["grade"], &["profile", "up_to", "without"], "scale", &["tier"]),
    needs(&["traces"], &["text"], "preset", &["ndjson", "steps", "chat"]),
    needs(&["traces"], &["states"], "preset", &["ndjson", "rounds"]),
    needs(&["traces"], &["all"], "preset", &["ndjson", "steps"]),
    needs(&["traces"], &["scale"], "preset", &["ndjson"]),
    needs(&["generate"], &["no_solutions", "title"], "format", &["sheet", "html"]),
    needs(&["convert"], &["no_solutions", "title"], "format", &["sheet"]),
    needs(&["conform"], &["against"], "format", &["text", "json"]),
];

const fn needs(
    commands: &'static [&'static str],
    options: &'static [&'static str],
    on: &'static str,
    values: &'static [&'static str],
) -> Dependence {
    Dependence { commands, options, on, values }
}

/// An option that was named and does nothing, and what it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IdleOption {
    /// The option, as it is written.
    pub(crate) option: String,
    /// The options of which it needs one.
    pub(crate) needs: NeededOptions,
}

/// Options of which one is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NeededOptions(pub(crate) Vec<NeededOption>);

impl NeededOptions {
    /// The options, each with its values, the last of which stands behind this.
    pub(crate) fn described(&self, or: &str) -> String {
        self.0.iter().map(|option| option.described(or)).collect::<Vec<_>>().join(", ")
    }
}

/// An option that another one needs to do anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NeededOption {
    /// The option, as it is written, with what stands before its values.
    pub(crate) option: String,
    /// The values that will do; with none, that it is named.
    pub(crate) values: &'static [&'static str],
}

impl NeededOption {
    /// An option that only has to be named.
    fn named(option: &str) -> Self {
        Self { option: option.to_owned(), values: &[] }
    }

    /// The option with its values, the last of which stands behind this.
    pub(crate) fn described(&self, or: &str) -> String {
        let values = match self.values {
            [] => return self.option.clone(),
            [one] => (*one).to_owned(),
            [others @ .., last] => format!("{}{or}{last}", others.join(", ")),
        };
        format!("{} {values}", self.option)
    }
}

impl Dependence {
    /// The option it needs, with the values that will do.
    pub(crate) fn needed(&self) -> NeededOption {
        NeededOption { option: format!("--{}", written(self.on)), values: self.values }
    }

    /// The first of its options that was named in vain.
    fn idle(&self, matches: &ArgMatches) -> Option<IdleOption> {
        let option = self.options.iter().find(|id| is_named(matches, id))?;
        let given = matches.try_get_raw(self.on).ok().flatten().into_iter().flatten();
        let mut given = given
            .flat_map(|raw| {
                let text = raw.to_string_lossy().to_lowercase();
                text.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>()
            })
            .peekable();
        // A list that is not named is the usual one, which will do.
        if given.peek().is_none() || given.any(|word| self.values.contains(&word.as_str())) {
            return None;
        }
        Some(IdleOption { option: format!("--{}", written(option)), needs: NeededOptions(vec![self.needed()]) })
    }
}

/// The spelling of the option that has this id.
fn written(id: &str) -> String {
    id.replace('_', "-")
}

pub(super) fn is_named(matches: &ArgMatches, id: &str) -> bool {
    matches.try_contains_id(id).is_ok() && matches.value_source(id) == Some(ValueSource::CommandLine)
}

/// An option of a command that was named and does nothing.
pub(crate) fn idle(command: &str, matches: &ArgMatches) -> Option<IdleOption> {
    DEPENDENCES
        .iter()
        .filter(|it| it.commands.contains(&command))
        .find_map(|it| it.idle(matches))
        .or_else(|| other(command, matches))
}

/// The options of `generate` for which puzzles are sought, and not made at once.
const SOUGHT: [&str; 10] =
    ["tier", "technique", "only_techniques", "se", "hodoku", "effort", "bottlenecks", "minimal", "givens", "mask"];

/// The dependences that are on more than one option.
fn other(command: &str, matches: &ArgMatches) -> Option<IdleOption> {
    let named = |id: &str| is_named(matches, id);
    let idle = |option: &str, needs: &[&str]| {
        let needs = needs.iter().map(|option| NeededOption::named(option)).collect();
        Some(IdleOption { option: format!("--{option}"), needs: NeededOptions(needs) })
    };
    match command {
        "why" if named("pictures") && !named("full") && !named("step") => idle("pictures", &["--full", "--step"]),
        "grade" if named("format_string") && !named("scale") => {
            let vain = ["profile", "up_to", "without"].into_iter().find(|id| named(id))?;
            Some(IdleOption {
                option: format!("--{}", written(vain)),
                needs: NeededOptions(vec![NeededOption { option: "--scale".to_owned(), values: &["tier"] }]),
            })
        }
        "generate" if named("tries") && !SOUGHT.iter().any(|id| named(id)) => {
            idle("tries", &["--tier", "--technique", "--se"])
        }
        "traces" if named("seed") && !["generate", "split", "augment"].iter().any(|id| named(id)) => {
            idle("seed", &["--generate", "--split", "--augment"])
        }
        "traces" if named("scale") && named("fast") => idle("scale", &["no --fast"]),
        _ => None,
    }
}
