//! Arrays in files, as `NumPy` reads them.
use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

/// The length of a file's header in bytes: the number of rows is known in the end only, and there is room for any.
const HEADER: usize = 128;

/// An array that rows are written to, one after the other.
#[derive(Debug)]
pub(super) struct NpyWriter {
    file: BufWriter<File>,
    /// The type of the entries, as the format names it.
    entries: &'static str,
    /// The number of entries in a row; none for an array of one dimension.
    width: Option<usize>,
    rows: usize,
}

impl NpyWriter {
    /// A file with an array without rows.
    pub(super) fn create(path: &Path, entries: &'static str, width: Option<usize>) -> io::Result<Self> {
        let mut file = BufWriter::new(File::create(path)?);
        file.write_all(&[0; HEADER])?;
        Ok(Self { file, entries, width, rows: 0 })
    }

    /// Adds a row, as bytes in little-endian order.
    pub(super) fn put(&mut self, row: &[u8]) -> io::Result<()> {
        self.rows += 1;
        self.file.write_all(row)
    }

    /// Adds a number to an array of one dimension.
    pub(super) fn number(&mut self, number: usize) -> io::Result<()> {
        let number =
            i32::try_from(number).map_err(|_| io::Error::other("more rows than an index of 32 bits counts"))?;
        self.put(&number.to_le_bytes())
    }

    /// Writes how many rows there are.
    pub(super) fn finish(mut self) -> io::Result<()> {
        let header = self.header();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&header)?;
        self.file.flush()
    }

    /// The header of version 1.0 of the format: a magic string, a length, and a dictionary padded to that length.
    fn header(&self) -> Vec<u8> {
        let width = self.width.map(|width| width.to_string()).unwrap_or_default();
        let entries = self.entries;
        let rows = self.rows;
        let said = format!("{{'descr': '{entries}', 'fortran_order': False, 'shape': ({rows}, {width}), }}");
        let said = said.replace(", ), }", ",), }");
        let mut header = b"\x93NUMPY\x01\x00".to_vec();
        header.extend(((HEADER - 10) as u16).to_le_bytes());
        header.extend(format!("{said:<width$}\n", width = HEADER - 11).bytes());
        header
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_that_of_the_format() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("array.npy");
        let mut npy = NpyWriter::create(&path, "|u1", Some(3)).unwrap();
        npy.put(&[1, 2, 3]).unwrap();
        npy.put(&[4, 5, 6]).unwrap();
        npy.finish().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        assert_eq!(&bytes[..10], b"\x93NUMPY\x01\x00\x76\x00");
        let header = std::str::from_utf8(&bytes[10..128]).unwrap();
        assert!(header.starts_with("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }  "), "{header}");
        assert!(header.ends_with('\n'));
        assert_eq!(bytes[128..], [1, 2, 3, 4, 5, 6]);
        let mut npy = NpyWriter::create(&path, "<i4", None).unwrap();
        npy.number(258).unwrap();
        npy.finish().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        assert!(std::str::from_utf8(&bytes[10..128]).unwrap().contains("'shape': (1,), }"));
        assert_eq!(bytes[128..], [2, 1, 0, 0]);
    }
}
