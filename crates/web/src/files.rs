//! The files of the page, which are part of the program.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// Its name in the folder.
    pub name: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
}

/// The files of the page, whose modules and style sheets the build script has joined.
static FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of the page, by name.
pub fn page() -> &'static [PageFile] {
    FILES
}

impl PageFile {
    /// The file that a path names, which begins with a slash.
    pub(crate) fn at(path: &str) -> Option<&'static Self> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() { "index.html" } else { name };
        FILES.iter().find(|file| file.name == name)
    }

    /// The media type that browsers are told, if the ending of its name is known.
    pub(crate) fn kind(&self) -> Option<&'static str> {
        let (_, ending) = self.name.rsplit_once('.')?;
        KINDS.iter().find(|(known, _)| *known == ending).map(|&(_, kind)| kind)
    }
}

const KINDS: [(&str, &str); 7] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("webmanifest", "application/manifest+json"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_kind_and_what_the_page_names_is_there() {
        for file in page() {
            assert!(file.kind().is_some(), "{}", file.name);
        }
        let html = PageFile::at("/").map(|file| String::from_utf8_lossy(file.bytes)).unwrap();
        let named = html.split("href=\"").chain(html.split("src=\"")).skip(1).filter_map(|it| it.split_once('"'));
        for (name, _) in named.filter(|(name, _)| !name.starts_with(['#', '<'])) {
            assert!(PageFile::at(&format!("/{name}")).is_some(), "{name}");
        }
    }

    #[test]
    fn what_works_without_a_network_keeps_every_file() {
        let kept = PageFile::at("/offline.js").map(|file| String::from_utf8_lossy(file.bytes)).unwrap();
        for name in page().iter().map(|file| file.name).filter(|name| !["index.html", "offline.js"].contains(name)) {
            assert!(kept.contains(&format!("\"{name}\"")), "{name}");
        }
    }

    #[test]
    fn a_path_names_a_file_by_its_very_name() {
        assert_eq!(PageFile::at("/").map(|file| file.name), Some("index.html"));
        assert_eq!(PageFile::at("/main.js").map(|file| file.name), Some("main.js"));
        for path in ["", "main.js", "//main.js", "/./main.js", "/../Cargo.toml", "/%6dain.js", "/MAIN.JS", "/main.js/"]
        {
            assert!(PageFile::at(path).is_none(), "{path}");
        }
    }
}
