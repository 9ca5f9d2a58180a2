//! `cargo dev new-technique`: the files of a new technique.
use crate::DevResult;
use clap::Args;
use qedoku_compat::named;
use qedoku_fixtures::root;
use qedoku_techniques::Tier;
use std::path::Path;

#[derive(Args)]
pub(crate) struct ScaffoldOptions {
    /// The public, permanent name: lower case, words joined by hyphens.
    slug: String,
    /// The folder under `advanced/`, or another tier: simple, intermediate or ultimate.
    family: String,
    /// The name for headings; made of the slug if not given.
    #[arg(long)]
    name: Option<String>,
    /// The name in Chinese, which the text in Chinese calls it by.
    #[arg(long)]
    zh: Option<String>,
}

/// The names from which the files are written.
struct ScaffoldPlan {
    slug: String,
    name: String,
    zh: Option<String>,
    /// The name of the type.
    ty: String,
    /// The name of the module.
    module: String,
    tier: Tier,
    family: Option<String>,
}

/// Writes the source file and three cases, declares the module, and says what is left to do.
pub(crate) fn run(options: &ScaffoldOptions) -> DevResult {
    let plan = ScaffoldPlan::new(options)?;
    let root = root();
    let folder = root.join("crates/techniques/src").join(plan.folder());
    let source = folder.join(format!("{}.rs", plan.module));
    let cases = root.join("fixtures").join(&plan.slug);
    if source.exists() || cases.exists() {
        return Err(format!("{} or {} exists already", source.display(), cases.display()).into());
    }
    std::fs::create_dir_all(&folder)?;
    write(&source, &plan.source())?;
    declare(&folder.join("mod.rs"), &plan.module, &format!("//! {}.\n", plan.family.as_deref().unwrap_or_default()))?;
    if let Some(family) = &plan.family {
        declare(&folder.with_file_name("mod.rs"), family, "")?;
    }
    std::fs::create_dir_all(&cases)?;
    for (name, why, expect) in CASES {
        let board = ".".repeat(81);
        let text = format!("# {why}\nsource: where does the position come from?\nboard: {board}\nexpect: {expect}\n");
        write(&cases.join(format!("{name}.case")), &text)?;
    }
    println!("\nLeft to do, as docs/adding-a-technique.md says:");
    let zh = if plan.zh.is_none() { "name and " } else { "" };
    println!("1. the doc comment, {zh}page in Chinese (`zh:`), ratings and search of {}", plan.ty);
    println!("2. crates/techniques/src/run/registry.rs:");
    println!("       use crate::{}::{}::{};", plan.folder().replace('/', "::"), plan.module, plan.ty);
    println!("       &{},    in TECHNIQUES, where its difficulty puts it", plan.ty);
    println!("3. the cases, which fail until they hold positions");
    println!("4. `cargo dev shadowed {}`: does it find anything that nothing easier finds?", plan.slug);
    Ok(true)
}

/// The cases every technique has at least: two that fire and one that must not. Their expectation fails until a
/// position is put in.
const CASES: [(&str, &str, &str); 3] = [
    ("fires-1", "Why is this case here?", "r1c1<>1"),
    ("fires-2", "Why is this case here?", "r1c1<>1"),
    ("near-miss-1", "Which candidate keeps it from being an instance?", "r1c1<>1"),
];

impl ScaffoldPlan {
    fn new(options: &ScaffoldOptions) -> Result<Self, String> {
        let ScaffoldOptions { slug, family, name, zh } = options;
        let words: Vec<&str> = slug.split('-').collect();
        let plain =
            |word: &&str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let starts = slug.starts_with(|c: char| c.is_ascii_lowercase());
        if !words.iter().all(plain) || !starts {
            return Err(format!(
                "{slug:?} is no slug: expected words of lower case letters and digits joined by hyphens"
            ));
        }
        if let Some(known) = named(slug) {
            return Err(format!("{slug:?} already names {}", known.info().name));
        }
        for (option, name) in [("--name", name), ("--zh", zh)] {
            let plain = |name: &str| !name.trim().is_empty() && !name.contains(['"', '\\', '\n']);
            if let Some(name) = name.as_deref().filter(|name| !plain(name)) {
                return Err(format!("{option} {name:?} is no name: expected words without quotes and backslashes"));
            }
        }
        let module = |text: &str| text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_');
        if family.is_empty() || !module(family) || family == "advanced" {
            return Err(format!("{family:?} is no folder: expected a family of the advanced tier, or another tier"));
        }
        let tier = Tier::named(family);
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        Ok(Self {
            slug: slug.clone(),
            name: name.clone().unwrap_or_else(|| capitals.join(" ")),
            zh: zh.clone(),
            ty: capitals.concat(),
            module: words.join("_"),
            tier: tier.unwrap_or(Tier::Advanced),
            family: if tier.is_some() { None } else { Some(family.clone()) },
        })
    }

    /// The folder of the source file, under `src`.
    fn folder(&self) -> String {
        match &self.family {
            Some(family) => format!("{}/{family}", self.tier),
            None => self.tier.to_string(),
        }
    }

    fn source(&self) -> String {
        let Self { slug, name, ty, tier, .. } = self;
        let zh = self.zh.as_ref().unwrap_or(name);
        format!(
            "//! {name}.
use crate::{{Context, Sink}};
use std::ops::ControlFlow;

crate::technique! {{
    /// What is it, in one sentence?
    ///
    /// ## Why it holds
    /// What is the argument?
    ///
    /// ## How to find it
    /// Where does one look?
    pub {ty} = \"{slug}\", \"{name}\", {tier:?},
    zh: \"{zh}\" {{
        what: \"它是什么？\",
        why: \"为什么成立？\",
        find: \"到哪里去找？\"
    }},
    search: search
}}

fn search(_cx: &Context<'_>, _sink: &mut Sink<'_>) -> ControlFlow<()> {{
    ControlFlow::Continue(())
}}
"
        )
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("wrote {}", path.display());
    Ok(())
}

/// Adds a module to a file of modules, in the order of the names; a new file begins with `head`.
fn declare(path: &Path, module: &str, head: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| head.to_owned());
    match with_module(&text, module) {
        Some(text) => write(path, &text),
        None => Ok(()),
    }
}

/// The text of a file of modules with one more; nothing if it is there.
fn with_module(text: &str, module: &str) -> Option<String> {
    let declared = |line: &str| Some(line.strip_prefix("pub mod ")?.strip_suffix(';')?.to_owned());
    if text.lines().any(|line| declared(line).as_deref() == Some(module)) {
        return None;
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| declared(line).is_some_and(|known| known.as_str() > module));
    let last = lines.iter().rposition(|line| declared(line).is_some()).map(|index| index + 1);
    let line = format!("pub mod {module};");
    lines.insert(place.or(last).unwrap_or(lines.len()), &line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(slug: &str, family: &str) -> Result<ScaffoldPlan, String> {
        ScaffoldPlan::new(&ScaffoldOptions { slug: slug.to_owned(), family: family.to_owned(), name: None, zh: None })
    }

    #[test]
    fn the_name_in_chinese_is_written() {
        let plan = |zh: &str| {
            let slug = "odd-kite".to_owned();
            let family = "kites".to_owned();
            let zh = Some(zh.to_owned());
            ScaffoldPlan::new(&ScaffoldOptions { slug, family, name: None, zh })
        };
        let source = plan("奇风筝").unwrap().source();
        assert!(
            source.contains("pub OddKite = \"odd-kite\", \"Odd Kite\", Advanced,\n    zh: \"奇风筝\" {\n"),
            "{source}"
        );
        assert!(plan("\"").is_err() && plan(" ").is_err());
    }

    #[test]
    fn modules_are_declared_in_order_and_once() {
        let text = "//! Fish.\npub mod a;\npub mod c;\n\npub use a::A;\n";
        assert_eq!(
            with_module(text, "b").as_deref(),
            Some("//! Fish.\npub mod a;\npub mod b;\npub mod c;\n\npub use a::A;\n")
        );
        assert_eq!(
            with_module(text, "d").as_deref(),
            Some("//! Fish.\npub mod a;\npub mod c;\npub mod d;\n\npub use a::A;\n")
        );
        assert_eq!(with_module("//! New.\n", "b").as_deref(), Some("//! New.\npub mod b;\n"));
        assert_eq!(with_module(text, "c"), None);
    }

    #[test]
    fn names_are_made_of_the_slug() {
        let plan = plan("two-tailed-kite-3", "kites").unwrap();
        let names = (plan.name.as_str(), plan.ty.as_str(), plan.module.as_str(), plan.folder());
        assert_eq!(names, ("Two Tailed Kite 3", "TwoTailedKite3", "two_tailed_kite_3", "advanced/kites".to_owned()));
        assert!(
            plan.source().contains("pub TwoTailedKite3 = \"two-tailed-kite-3\", \"Two Tailed Kite 3\", Advanced,\n")
        );
    }

    #[test]
    fn what_is_no_new_technique_is_refused() {
        for (slug, family) in [("", "fish"), ("Kite", "fish"), ("3-kite", "fish"), ("a--b", "fish"), ("a/b", "fish")] {
            assert!(plan(slug, family).is_err(), "{slug}");
        }
        assert!(plan("naked-pair", "fish").err().unwrap().contains("already names Naked Pair"));
        assert!(plan("odd", "../fish").is_err() && plan("odd", "advanced").is_err() && plan("odd", "").is_err());
        assert_eq!(plan("odd", "intermediate").unwrap().folder(), "intermediate");
    }
}
