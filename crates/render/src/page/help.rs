//! Writes the help for the techniques of a document, which a click shows.
use crate::escape::escape;
use crate::step_document::Help;
use std::fmt::Write as _;

/// Writes the techniques below a heading, each with its text.
pub(super) fn write(helps: &[Help], heading: &str) -> String {
    if helps.is_empty() {
        return String::new();
    }
    let mut text = format!("<details class=\"techniques\"><summary>{heading}</summary>\n");
    for Help { technique, name, facts, text: words } in helps {
        let slug = escape(technique.as_str());
        let name = escape(name);
        let facts = escape(facts);
        let _ = write!(text, "<article data-help=\"{slug}\"><h3>{name}</h3><p class=\"w\">{facts}</p>");
        for words in words {
            let _ = match words.strip_prefix("## ") {
                Some(heading) => write!(text, "<h4>{}</h4>", escape(heading)),
                None => write!(text, "<p>{}</p>", marked(words)),
            };
        }
        text += "</article>\n";
    }
    text + "</details>\n"
}

/// A paragraph; what stands between backticks is code.
fn marked(words: &str) -> String {
    let parts: Vec<String> = words.split('`').map(escape).collect();
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        let (open, close) = if index % 2 == 1 { ("<code>", "</code>") } else { ("", "") };
        text.extend([open, part, close]);
    }
    text
}
