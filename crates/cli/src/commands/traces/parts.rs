//! Writes records to the output, or to the files of a part.
use super::npy::NpyWriter;
use crate::args::{Preset, Split, TracesArgs};
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::generate::RandomDraws;
use qedoku::traces::SHAH_LENGTH;
use qedoku::{Error, Grid};
use serde_json::json;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// The names of the parts.
pub(super) fn names(preset: Preset, split: Option<&Split>) -> &'static [&'static str] {
    match split.map(|split| split.0.len()) {
        Some(2) => &["train", "test"],
        Some(_) => &["train", "valid", "test"],
        None if preset == Preset::Hrm => &["train"],
        None => &["all"],
    }
}

/// A number for a canonical form, the same for all images of a puzzle.
pub(super) fn class(form: &Grid, seed: u64) -> u64 {
    let digits = form
        .filled()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, it| (hash ^ it.index() as u64).wrapping_mul(0x0100_0000_01b3));
    digits ^ seed
}

/// The index of the part that a canonical form belongs to.
pub(super) fn part(split: Option<&Split>, class: u64, seed: u64) -> usize {
    let Some(Split(percents)) = split else { return 0 };
    let drawn = RandomDraws::new(seed, class).below(100);
    let mut sum = 0;
    percents
        .iter()
        .position(|&percent| {
            sum += usize::from(percent);
            drawn < sum
        })
        .unwrap_or(0)
}

/// The record of a puzzle in the files of a part.
pub(super) enum PartRecord {
    /// Lines with their ends.
    Text(String),
    /// A puzzle and its images, each with its solution.
    Rows(Vec<[[u8; 81]; 2]>),
    /// Integers.
    Integers(Vec<i16>),
}

impl PartRecord {
    pub(super) fn weight(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Rows(rows) => rows.len() * 162,
            Self::Integers(row) => row.len() * 2,
        }
    }
}

/// The files of a part.
enum Files {
    Text(BufWriter<File>),
    Hrm(Box<Hrm>),
    Integers(NpyWriter),
}

/// The arrays of a folder of HRM.
struct Hrm {
    inputs: NpyWriter,
    labels: NpyWriter,
    puzzles: NpyWriter,
    groups: NpyWriter,
    identifiers: NpyWriter,
    rows: usize,
}

/// A part, and how much was written to it.
pub(super) struct WrittenPart {
    pub(super) name: &'static str,
    pub(super) puzzles: usize,
    files: Files,
}

/// Makes an empty folder.
pub(super) fn prepare(path: &Path) -> Result<(), Error> {
    let name = path.display().to_string();
    let failed = |error: io::Error| unreadable(CommandText::OfFolder { name: name.clone(), error: error.to_string() });
    fs::create_dir_all(path).map_err(failed)?;
    if fs::read_dir(path).map_err(failed)?.next().is_some() {
        return Err(unreadable(CommandText::HasFiles { name }));
    }
    Ok(())
}

impl WrittenPart {
    pub(super) fn open(folder: &Path, name: &'static str, options: &TracesArgs) -> io::Result<Self> {
        let files = match options.preset {
            Preset::Hrm => {
                let folder = folder.join(name);
                fs::create_dir_all(&folder)?;
                let file = |name: &str, entries, width| {
                    NpyWriter::create(&folder.join(format!("all__{name}.npy")), entries, width)
                };
                let mut puzzles = file("puzzle_indices", "<i4", None)?;
                let mut groups = file("group_indices", "<i4", None)?;
                puzzles.number(0)?;
                groups.number(0)?;
                let identifiers = file("puzzle_identifiers", "<i4", None)?;
                let inputs = file("inputs", "|u1", Some(81))?;
                let labels = file("labels", "|u1", Some(81))?;
                Files::Hrm(Box::new(Hrm { inputs, labels, puzzles, groups, identifiers, rows: 0 }))
            }
            Preset::Shah => {
                Files::Integers(NpyWriter::create(&folder.join(format!("{name}.npy")), "<i2", Some(SHAH_LENGTH))?)
            }
            _ => Files::Text(BufWriter::new(File::create(folder.join(format!("{name}.ndjson")))?)),
        };
        Ok(Self { name, puzzles: 0, files })
    }

    pub(super) fn put(&mut self, record: &PartRecord) -> io::Result<()> {
        self.puzzles += 1;
        match (&mut self.files, record) {
            (Files::Text(file), PartRecord::Text(text)) => file.write_all(text.as_bytes()),
            (Files::Integers(file), PartRecord::Integers(row)) => {
                file.put(&row.iter().flat_map(|entry| entry.to_le_bytes()).collect::<Vec<u8>>())
            }
            (Files::Hrm(hrm), PartRecord::Rows(images)) => {
                let Hrm { inputs, labels, puzzles, groups, identifiers, rows } = &mut **hrm;
                for [input, label] in images {
                    *rows += 1;
                    inputs.put(input)?;
                    labels.put(label)?;
                    puzzles.number(*rows)?;
                    identifiers.number(0)?;
                }
                groups.number(*rows)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn finish(self, folder: &Path) -> io::Result<()> {
        match self.files {
            Files::Text(mut file) => file.flush(),
            Files::Integers(file) => file.finish(),
            Files::Hrm(hrm) => {
                let Hrm { inputs, labels, puzzles, groups, identifiers, rows } = *hrm;
                for file in [inputs, labels, puzzles, groups, identifiers] {
                    file.finish()?;
                }
                // Every example is a puzzle of its own, and a group is a puzzle with its images.
                let about = json!({
                    "pad_id": 0, "ignore_label_id": 0, "blank_identifier_id": 0, "vocab_size": 11, "seq_len": 81,
                    "num_puzzle_identifiers": 1, "total_groups": self.puzzles, "mean_puzzle_examples": 1,
                    "total_puzzles": rows, "sets": ["all"],
                });
                fs::write(folder.join(self.name).join("dataset.json"), about.to_string())
            }
        }
    }
}
