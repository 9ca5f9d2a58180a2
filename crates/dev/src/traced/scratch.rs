//! Files that tests write.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use tempfile::{NamedTempFile, TempPath};

/// A file of the temporary folder that goes when the test ends.
pub(crate) struct Scratch(pub(crate) TempPath);

impl Scratch {
    /// A file with these bytes.
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut file = NamedTempFile::new().unwrap();
        file.write_all(bytes).unwrap();
        Self(file.into_temp_path())
    }

    /// The lines compressed.
    pub(crate) fn traces(lines: &str) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(lines.as_bytes()).unwrap();
        Self::new(&encoder.finish().unwrap())
    }
}
