//! Joins the files of the page: its modules into two scripts, its style sheets into one.
//!
//! The sources stay apart, as they are read and tested. A browser far away gets few files: each costs a way to and fro.
//! What the first move does not need is a script of its own, which comes later. Every module keeps a scope of its own, in
//! the order in which a browser would run them; comments and indentation go. What is not understood is an error, not a
//! guess. The build script of this crate and `cargo dev page` both join so.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The module that starts the page, and the script that all modules it needs are joined in.
const START: &str = "main.js";

/// The file that all style sheets are joined in.
const STYLE: &str = "style.css";

/// The page as it is brought to a browser: names and contents, the same for the same sources.
pub(crate) fn joined(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let mut sources = PageSources::read(folder)?;
    let html = sources.take_text("index.html")?;
    let styles = styles(&html);
    let mut style = String::new();
    for name in &styles {
        style += &sources.take_text(name)?;
    }
    let scripts = sources.scripts()?;
    let mut files = sources.others()?;
    files.extend(scripts.into_iter().map(|(name, script)| (name, script.into_bytes())));
    files.insert("index.html".to_owned(), linked(&html, &styles)?.into_bytes());
    files.insert(STYLE.to_owned(), compact(&style, STYLE)?.into_bytes());
    Ok(files)
}

/// The files of the folder that are not yet in the page.
struct PageSources(BTreeMap<String, Vec<u8>>);

impl PageSources {
    fn read(folder: &Path) -> Result<Self, String> {
        let located = |error: std::io::Error| format!("{}: {error}", folder.display());
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(located)? {
            let path = entry.map_err(located)?.path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            files.insert(name, fs::read(&path).map_err(located)?);
        }
        Ok(Self(files))
    }

    fn take_text(&mut self, name: &str) -> Result<String, String> {
        let bytes = self.0.remove(name).ok_or_else(|| format!("{name} is named, and is not there"))?;
        String::from_utf8(bytes).map_err(|_| format!("{name} is not UTF-8"))
    }

    /// The module that starts the page with all that it needs, as one script; as another, the module that it imports
    /// later, with what only that needs. The later takes from the first what both need.
    fn scripts(&mut self) -> Result<Vec<(String, String)>, String> {
        let mut first = Vec::new();
        self.visit(START, &mut Vec::new(), &mut first)?;
        let mut script: String = first.iter().map(PageModule::scoped).collect();
        let mut names = first.iter().filter_map(|module| later(&module.body));
        let Some(name) = names.next().map(str::to_owned) else { return Ok(vec![(START.to_owned(), script)]) };
        if names.next().is_some() {
            return Err("more than one module is imported later".to_owned());
        }
        let count = first.len();
        let mut all = first;
        self.visit(&name, &mut Vec::new(), &mut all)?;
        let (first, rest) = all.split_at(count);
        let needs = |name: &str| rest.iter().flat_map(|module| &module.imports).any(|import| import.from == name);
        let both: Vec<String> = first.iter().filter(|it| needs(&it.name)).map(|it| scope(&it.name)).collect();
        script.extend(["export { ", &both.join(", "), " };\n"]);
        let mut more = format!("import {{ {} }} from \"./{START}\";\n", both.join(", "));
        more.extend(rest.iter().map(PageModule::scoped));
        let given = rest.last().map(|module| module.exports.join(", ")).unwrap_or_default();
        more.extend(["export const { ", &given, " } = ", &scope(&name), ";\n"]);
        Ok(vec![(START.to_owned(), script), (name, more)])
    }

    /// Puts a module behind those that it needs, each once.
    fn visit(&mut self, name: &str, open: &mut Vec<String>, order: &mut Vec<PageModule>) -> Result<(), String> {
        if open.iter().any(|it| it == name) {
            return Err(format!("{name} needs itself: {}", open.join(", ")));
        }
        if order.iter().any(|module| module.name == name) {
            return Ok(());
        }
        let module = PageModule::read(name, &self.take_text(name)?)?;
        open.push(name.to_owned());
        for import in &module.imports {
            self.visit(&import.from, open, order)?;
        }
        open.pop();
        order.push(module);
        Ok(())
    }

    /// The files that are no part of another: each as it is, but scripts without comments. A module nobody needs is an
    /// error.
    fn others(self) -> Result<BTreeMap<String, Vec<u8>>, String> {
        let mut files = self.0;
        for (name, bytes) in files.iter_mut().filter(|(name, _)| ending(name) == "js") {
            let text = String::from_utf8_lossy(bytes);
            if text.lines().any(|line| line.starts_with("import ") || line.starts_with("export ")) {
                return Err(format!("{name} is a module that no other needs"));
            }
            let text = compact(&text, name)?;
            *bytes = text.into_bytes();
        }
        match files.keys().find(|name| ending(name) == "css") {
            Some(name) => Err(format!("{name} is a style sheet that index.html does not name")),
            None => Ok(files),
        }
    }
}

/// An import of a module: which names, or all of them under one name.
struct PageImport {
    from: String,
    names: String,
}

/// A module of the page, read line by line.
struct PageModule {
    name: String,
    imports: Vec<PageImport>,
    exports: Vec<String>,
    body: String,
}

impl PageModule {
    /// Reads a module. Imports and exports are lines of their own: `import { a, b } from "./c.js";`,
    /// `import * as c from "./c.js";`, and `export` before a constant, a function or a class.
    fn read(name: &str, text: &str) -> Result<Self, String> {
        let mut module = Self { name: name.to_owned(), imports: Vec::new(), exports: Vec::new(), body: String::new() };
        for line in compact(text, name)?.lines() {
            let unknown = || format!("{name}: this cannot be joined: {line}");
            if line.starts_with("import ") {
                module.imports.push(PageImport::read(line).ok_or_else(unknown)?);
            } else if let Some(declared) = line.strip_prefix("export ") {
                module.exports.push(declared_name(declared).ok_or_else(unknown)?.to_owned());
                module.body.extend([declared, "\n"]);
            } else {
                module.body.extend([line, "\n"]);
            }
        }
        Ok(module)
    }

    /// The module as a function that is called at once and gives what the module exports.
    fn scoped(&self) -> String {
        let imports: String = self.imports.iter().map(PageImport::bound).collect();
        let body = &self.body;
        let exports = self.exports.join(", ");
        if exports.is_empty() {
            return format!("(() => {{\n{imports}{body}}})();\n");
        }
        format!("const {} = (() => {{\n{imports}{body}return {{ {exports} }};\n}})();\n", scope(&self.name))
    }
}

impl PageImport {
    fn read(line: &str) -> Option<Self> {
        let (names, from) = line.strip_prefix("import ")?.strip_suffix("\";")?.split_once(" from \"./")?;
        let inner = names.strip_prefix("{ ").and_then(|names| names.strip_suffix(" }"));
        let are_names = match inner {
            Some(inner) => inner.split(", ").all(is_name),
            None => names.strip_prefix("* as ").is_some_and(is_name),
        };
        are_names.then(|| Self { from: from.to_owned(), names: names.to_owned() })
    }

    /// The import as constants of what the other module gave.
    fn bound(&self) -> String {
        let names = self.names.strip_prefix("* as ").unwrap_or(&self.names);
        format!("const {names} = {};\n", scope(&self.from))
    }
}

/// The constant that holds what a module exports; no source has names that begin so.
fn scope(name: &str) -> String {
    format!("${}", name.trim_end_matches(".js").replace('-', "_"))
}

/// The module that a script imports when it runs.
fn later(body: &str) -> Option<&str> {
    body.split_once("import(\"./")?.1.split_once("\")").map(|(name, _)| name)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|it| it.is_ascii_alphanumeric() || it == '_')
}

/// The name that a constant, a function or a class declares. What can change later is none: its value would be copied.
fn declared_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("async ").unwrap_or(line);
    let kinds = ["const ", "function ", "class "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    let name = rest.split([' ', '(', '=']).next()?;
    is_name(name).then_some(name)
}

/// The ending of the name of a file.
fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// A script or a style sheet without the lines of its comments, and without indentation and blank lines. Texts that go over
/// several lines would lose theirs, so that they are errors.
fn compact(text: &str, name: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let begins = !in_comment && line.starts_with("/*");
        if in_comment || begins {
            in_comment = !line.ends_with("*/");
            if !in_comment || !line.contains("*/") {
                continue;
            }
            return Err(format!("{name}: something stands behind a comment: {line}"));
        }
        if line.is_empty() || (line.starts_with("//") && ending(name) != "css") {
            continue;
        }
        if line.matches('`').count() % 2 == 1 {
            return Err(format!("{name}: a text goes over several lines: {line}"));
        }
        out += uncommented(line, name);
        out.push('\n');
    }
    Ok(out)
}

/// A line of a style sheet without the comment at its end.
fn uncommented<'a>(line: &'a str, name: &str) -> &'a str {
    match line.rsplit_once("/*") {
        Some((before, comment)) if ending(name) == "css" && comment.ends_with("*/") => before.trim_end(),
        _ => line,
    }
}

/// The start of a line that names a style sheet.
const LINK: &str = "<link rel=\"stylesheet\" href=\"";

/// The style sheets that a page names, in order.
fn styles(html: &str) -> Vec<String> {
    let named = |line: &str| line.strip_prefix(LINK)?.strip_suffix("\">").map(str::to_owned);
    html.lines().filter_map(named).collect()
}

/// The page with one style sheet in place of these.
fn linked(html: &str, styles: &[String]) -> Result<String, String> {
    let all: String = styles.iter().flat_map(|name| [LINK, name, "\">\n"]).collect();
    if all.is_empty() || !html.contains(&all) {
        return Err("index.html: its style sheets are not named one after the other".to_owned());
    }
    Ok(html.replace(&all, &format!("{LINK}{STYLE}\">\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(text: &str) -> Result<String, String> {
        Ok(PageModule::read("some-words.js", text)?.scoped())
    }

    #[test]
    fn a_module_is_a_scope_that_gives_its_exports() {
        let text = "// What it is.\nimport { a, b } from \"./a.js\";\nimport * as store from \"./x-y.js\";\n\n\
            /** One. */\nexport const one = () => {\n  return a; // is kept\n};\nexport async function two() {}\nexport class Three {}\n";
        let joined = "const $some_words = (() => {\nconst { a, b } = $a;\nconst store = $x_y;\nconst one = () => {\n\
            return a; // is kept\n};\nasync function two() {}\nclass Three {}\nreturn { one, two, Three };\n})();\n";
        assert_eq!(module(text).as_deref(), Ok(joined));
        assert_eq!(module("go();").as_deref(), Ok("(() => {\ngo();\n})();\n"));
    }

    #[test]
    fn what_is_not_understood_is_an_error() {
        for text in [
            "import a from \"./a.js\";",
            "import { a as b } from \"./a.js\";",
            "import { a } from \"a.js\";",
            "import \"./a.js\";",
            "export let a = 1;",
            "export default 1;",
            "export { a };",
            "const a = `one\ntwo`;",
            "/* one */ two();",
        ] {
            assert!(module(text).is_err(), "{text}");
        }
    }

    #[test]
    fn comments_of_style_sheets_go() {
        let text = "/* All. */\n:root {\n  --a: #fff;  /* white */\n}\n\n/* More\n   of it. */\na { b: c }\n";
        assert_eq!(compact(text, STYLE).as_deref(), Ok(":root {\n--a: #fff;\n}\na { b: c }\n"));
    }

    #[test]
    fn the_page_is_few_files_and_every_module_is_in_one_of_them() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page");
        let files = joined(&folder).unwrap();
        assert_eq!(files, joined(&folder).unwrap(), "the same sources make the same page");
        let names = [
            "engine-worker.js",
            "examples.json",
            "icon.svg",
            "index.html",
            "later.js",
            "main.js",
            "offline.js",
            "page.webmanifest",
            "style.css",
        ];
        assert_eq!(files.keys().map(String::as_str).collect::<Vec<_>>(), names);
        let script = String::from_utf8_lossy(&files["main.js"]) + String::from_utf8_lossy(&files["later.js"]);
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let is_module =
                ending(&name) == "js" && !["engine-worker.js", "main.js", "offline.js"].contains(&name.as_str());
            let found = script.matches(&format!("const {} = (", scope(&name))).count();
            assert!(!is_module || found == 1, "{name} stands {found} times in the scripts");
        }
    }
}
