//! Pages in files of their own, and an index beside them that loads each on demand.
use super::pictures::Pictures;
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_explain::Style;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The file name of the index.
const INDEX: &str = "index.html";
const CSS: &str = include_str!("folder.css");
const SCRIPT: &str = include_str!("folder.js");

/// Makes a folder for pages; refuses one that has other files.
pub(crate) fn prepare(path: &Path, is_html: bool) -> Result<(), Error> {
    if !is_html {
        return Err(unreadable(CommandText::PagesOnly));
    }
    let named = path.display().to_string();
    let name = qedoku_core::printable(&named).into_owned();
    let failed = |error: io::Error| unreadable(CommandText::OfFile { name: name.clone(), error: error.to_string() });
    if path.is_file() {
        return Err(unreadable(CommandText::FileNoFolder { name }));
    }
    fs::create_dir_all(path).map_err(failed)?;
    let mut files = fs::read_dir(path).map_err(failed)?;
    let full = files.next().is_some() && !path.join(INDEX).is_file();
    if full {
        return Err(unreadable(CommandText::OtherFiles { name }));
    }
    Ok(())
}

/// A folder that pages are written into, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    style: Style,
    before: String,
    after: &'static str,
    /// The files, each with its title as the page has it.
    pages: Vec<(String, String)>,
}

impl Folder {
    pub(crate) fn new(path: &Path, pictures: &Pictures) -> Self {
        let before = pictures.before();
        let after = pictures.after();
        Self { path: path.to_owned(), style: pictures.style, before, after, pages: Vec::new() }
    }

    /// Writes a result as the next page.
    pub(crate) fn put(&mut self, result: &str) -> io::Result<()> {
        let file = format!("{}.html", self.pages.len() + 1);
        fs::write(self.path.join(&file), [&self.before, result, self.after].concat())?;
        let title = result.split_once("data-title=\"").and_then(|(_, rest)| rest.split_once('"'));
        self.pages.push((file, title.map(|(title, _)| title.to_owned()).unwrap_or_default()));
        Ok(())
    }

    /// Writes the index.
    pub(crate) fn close(&self) -> io::Result<()> {
        fs::write(self.path.join(INDEX), self.index())
    }

    fn index(&self) -> String {
        let style = self.style;
        let count = self.pages.len();
        let lang = style.language.tag();
        let title = style.say(&FolderText::Title { count });
        let mut list = String::new();
        for ((file, title), number) in self.pages.iter().zip(1..) {
            let title = if title.is_empty() { file } else { title };
            let _ = writeln!(list, "<li><a href=\"{file}\" target=\"page\"><span>{number}</span> {title}</a></li>");
        }
        let seek = style.say(&FolderText::Find);
        let page = style.say(&FolderText::Puzzle);
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{CSS}</style>\n</head>\n<body>\n\
             <nav><h1>{title}</h1><input type=\"search\" placeholder=\"{seek}\" aria-label=\"{seek}\">\n<ol>\n{list}</ol></nav>\n\
             <iframe name=\"page\" title=\"{page}\"></iframe>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
        )
    }
}

/// The index of pages.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FolderText {
    Title { count: usize },
    Find,
    Puzzle,
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn an_index_names_its_pages() {
        let lists = Lang::ALL.map(|lang| {
            let pages = [("1.html", "Monday &amp; more"), ("2.html", "")];
            let pages = pages.map(|(file, title)| (file.to_owned(), title.to_owned())).to_vec();
            let style = Style { language: lang, ..Style::default() };
            let index = Folder { path: PathBuf::new(), style, before: String::new(), after: "", pages }.index();
            let (_, body) = index.split_once("<nav>").unwrap_or_default();
            body.split_once("<script>").unwrap_or_default().0.to_owned()
        });
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("index", lists.concat());
        });
    }
}
