//! Files that tests write.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::PathBuf;
use std::{env, fs, process};

/// A file of the temporary folder that goes when the test ends.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    /// The name must be that of no other file of the tests.
    pub(crate) fn new(name: &str, bytes: &[u8]) -> Self {
        let path = env::temp_dir().join(format!("qedoku-traced-{}-{name}", process::id()));
        fs::write(&path, bytes).unwrap();
        Self(path)
    }

    /// The lines compressed.
    pub(crate) fn traces(name: &str, lines: &str) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(lines.as_bytes()).unwrap();
        Self::new(name, &encoder.finish().unwrap())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
