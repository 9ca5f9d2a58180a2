//! Many cases: read from a folder, or from one file with a case a line.
use crate::case::{CaseError, TechniqueCase};
use crate::record::CaseRecord;
use std::path::{Path, PathBuf};

/// Cases of techniques, in the order of the techniques' names and of their own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Suite {
    cases: Vec<TechniqueCase>,
    version: Option<u32>,
}

/// The licence of the cases that are part of this crate.
const LICENSE: &str = "CC0-1.0";

/// The cases that are part of this crate, as [`Suite::to_ndjson`] writes them.
const STANDARD: &str = include_str!("../suite.ndjson");

impl Suite {
    /// The cases that are part of this crate: several that fire and some near misses of every technique it knows. They
    /// are dedicated to the public domain (CC0 1.0).
    ///
    /// # Panics
    /// Never: the tests read them all.
    pub fn standard() -> Self {
        Self::parse(STANDARD, Path::new("suite.ndjson")).expect("the tests read them all")
    }

    /// Reads the case files of a folder: one folder for each technique, named by its slug, with a file `NAME.case` for
    /// each case. Folders that begin with `_` or `.` are passed over.
    ///
    /// # Errors
    /// If the folder cannot be read, or a file of it is no case.
    pub fn read(folder: &Path) -> Result<Self, CaseError> {
        let mut cases = Vec::new();
        for technique in list(folder)?.into_iter().filter(|path| path.is_dir()) {
            let slug = stem(&technique);
            if !slug.starts_with(['_', '.']) {
                cases.extend(read_cases(&technique, &slug)?);
            }
        }
        Ok(Self { cases, version: None })
    }

    /// Reads the case files of one technique, none if the folder has none for it.
    ///
    /// # Errors
    /// If a file cannot be read or is no case.
    pub fn read_technique(folder: &Path, slug: &str) -> Result<Self, CaseError> {
        let folder = folder.join(slug);
        let cases = if folder.is_dir() { read_cases(&folder, slug)? } else { Vec::new() };
        Ok(Self { cases, version: None })
    }

    /// Reads cases from a text with one record a line, or with one case file behind the other, each under a comment with
    /// its path (`# x-wing/one`) and behind an empty line; `path` names the text in errors. The version of records is that
    /// of the first.
    ///
    /// # Errors
    /// If a line is no case.
    pub fn parse(text: &str, path: &Path) -> Result<Self, CaseError> {
        if text.trim_start().starts_with('#') { parse_files(text, path) } else { Self::parse_records(text, path) }
    }

    fn parse_records(text: &str, path: &Path) -> Result<Self, CaseError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let mut suite = Self::default();
        for (index, line) in lines {
            let refused = |expected: &str| CaseError::new(path, index + 1, expected);
            let record: CaseRecord = serde_json::from_str(line).map_err(|error| refused(&no_record(&error)))?;
            if suite.cases.is_empty() {
                suite.version = record.suite;
            }
            suite.cases.push(record.to_case().map_err(|expected| refused(&expected))?);
        }
        Ok(suite)
    }

    /// The version of the cases that are part of this crate, which rises whenever one is added, changed or dropped; none
    /// of a folder of cases.
    pub const fn version(&self) -> Option<u32> {
        self.version
    }

    /// The same cases as a version of a suite.
    #[must_use]
    pub fn with_version(self, version: u32) -> Self {
        Self { version: Some(version), ..self }
    }

    /// The cases as text, one record a line, with version and licence if they are those of this crate.
    ///
    /// # Panics
    /// Never: a record is strings and lists of them.
    pub fn to_ndjson(&self) -> String {
        let line = |case: &TechniqueCase| {
            let license = self.version.map(|_| LICENSE.to_owned());
            let record = CaseRecord { suite: self.version, license, ..CaseRecord::new(case) };
            serde_json::to_string(&record).expect("a record is strings and lists of them") + "\n"
        };
        self.cases.iter().map(line).collect()
    }

    /// All cases.
    pub fn cases(&self) -> &[TechniqueCase] {
        &self.cases
    }

    /// The cases, as owned values.
    pub fn into_cases(self) -> Vec<TechniqueCase> {
        self.cases
    }

    /// The cases of one technique.
    pub fn of<'s>(&'s self, slug: &'s str) -> impl Iterator<Item = &'s TechniqueCase> {
        self.cases.iter().filter(move |case| case.slug == slug)
    }

    /// The techniques that have cases, each once.
    pub fn slugs(&self) -> Vec<&str> {
        let mut slugs: Vec<&str> = self.cases.iter().map(|case| case.slug.as_str()).collect();
        slugs.dedup();
        slugs
    }

    /// The suite with the cases of classic sudoku alone: what is asked of a program that knows no other rules.
    #[must_use]
    pub fn classic(self) -> Self {
        self.only(|case| case.layout.is_classic())
    }

    /// The suite with the cases alone that `keep` wants.
    #[must_use]
    pub fn only(mut self, keep: impl Fn(&TechniqueCase) -> bool) -> Self {
        self.cases.retain(|case| keep(case));
        self
    }
}

/// The lines expected in place of one that is no record, with the column and the reason of the fault.
fn no_record(error: &serde_json::Error) -> String {
    let described = error.to_string();
    let described = described.rsplit_once(" at line ").map_or(described.as_str(), |(described, _)| described);
    let column = error.column();
    format!("a case, as `qedoku cases --export` or `--export case` writes it (column {column}: {described})")
}

/// Reads case files that stand behind each other.
fn parse_files(text: &str, path: &Path) -> Result<Suite, CaseError> {
    let lines: Vec<&str> = text.lines().collect();
    let is_head = |at: usize| (at == 0 || lines[at - 1].trim().is_empty()) && headed(lines[at]).is_some();
    let heads: Vec<usize> = (0..lines.len()).filter(|&at| is_head(at)).collect();
    let before = &lines[..heads.first().copied().unwrap_or(lines.len())];
    if let Some(at) = before.iter().position(|line| !line.trim().is_empty()) {
        return Err(CaseError::new(path, at + 1, "the path of a case, such as `# x-wing/one`, above it"));
    }
    let ends = heads.iter().skip(1).copied().chain([lines.len()]);
    let mut cases = Vec::new();
    for (head, end) in heads.iter().copied().zip(ends) {
        let Some((slug, name)) = headed(lines[head]) else { continue };
        let case = TechniqueCase::parse(slug, path, &lines[head + 1..end].join("\n"));
        let case = case.map_err(|error| error.after(head + 1))?;
        cases.push(TechniqueCase { name: name.to_owned(), ..case });
    }
    Ok(Suite { cases, version: None })
}

/// The technique and the name in a comment that is the path of a case.
fn headed(line: &str) -> Option<(&str, &str)> {
    let (slug, name) = line.strip_prefix('#')?.trim().split_once('/')?;
    let is_name = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
    (is_name(slug) && is_name(name)).then_some((slug, name))
}

fn read_cases(folder: &Path, slug: &str) -> Result<Vec<TechniqueCase>, CaseError> {
    let files = list(folder)?.into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "case"));
    files.map(|path| TechniqueCase::read(slug, &path)).collect()
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, CaseError> {
    let refused = |error: std::io::Error| CaseError::new(folder, 0, &format!("a folder of cases; {error}"));
    let entries = std::fs::read_dir(folder).map_err(refused)?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>().map_err(refused)?;
    paths.sort();
    Ok(paths)
}

/// The name of a file or folder without its ending.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
