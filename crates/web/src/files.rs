//! The files of the page, which are part of the program.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// Its name in the folder.
    pub name: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
}

/// The files with these names.
macro_rules! files {
    ($($name:literal),+ $(,)?) => { &[$(PageFile { name: $name, bytes: include_bytes!(concat!("../page/", $name)) }),+] };
}

/// All files of the folder `page`.
static FILES: &[PageFile] = files![
    "address.js",
    "app.js",
    "board.css",
    "board.js",
    "bring.js",
    "bubble.js",
    "clock.js",
    "dom.js",
    "drawing.js",
    "engine-worker.js",
    "engine.js",
    "finish.js",
    "game.js",
    "hint.js",
    "icon.svg",
    "index.html",
    "keys.js",
    "ladder.js",
    "layout.css",
    "learn.css",
    "learn.js",
    "links.js",
    "main.js",
    "make.js",
    "marks.js",
    "meta.js",
    "model.js",
    "offline.js",
    "options.js",
    "page.css",
    "page.js",
    "page.webmanifest",
    "paper.js",
    "play.js",
    "print.css",
    "puzzles.css",
    "puzzles.js",
    "quantiles.js",
    "rating.js",
    "reading.js",
    "recent.js",
    "rooms.js",
    "scales.js",
    "share.js",
    "solution.js",
    "stepper.js",
    "steps.js",
    "store.js",
    "sudoku.js",
    "technique.js",
    "thumb.js",
    "tokens.css",
    "transport.js",
    "variants.js",
    "walk.js",
    "why.js",
    "words-en.js",
    "words-zh.js",
    "words.js",
];

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
    fn every_file_of_the_folder_is_there_and_has_a_kind() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
        let mut names: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        let known: Vec<&str> = page().iter().map(|file| file.name).collect();
        assert_eq!(known, names, "the list in files.rs is what the folder holds, sorted");
        for file in page() {
            assert!(file.kind().is_some(), "{}", file.name);
        }
    }

    #[test]
    fn what_works_without_a_network_keeps_every_file() {
        let of =
            |name: &str| PageFile::at(&format!("/{name}")).map(|file| String::from_utf8_lossy(file.bytes)).unwrap();
        let kept = of("offline.js");
        for name in page().iter().map(|file| file.name).filter(|name| !["index.html", "offline.js"].contains(name)) {
            let stem = name.strip_suffix(".js").unwrap_or(name);
            assert!([name, stem].iter().any(|it| kept.contains(&format!("\"{it}\""))), "{name}");
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
