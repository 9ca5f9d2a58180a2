//! An output that was interrupted, and goes on.
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use crate::args::BatchArgs;
use crate::input::unreadable;
use crate::words::CommandText;
use clap::ValueEnum;
use qedoku::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom};
use std::path::Path;

impl BatchArgs {
    /// Refuses to go on with an output whose records end nowhere that could be told; `forms` are those of the command that
    /// can.
    pub(crate) fn resumes(&self, ends: EnvelopeEnds, form: &impl ValueEnum, forms: &str) -> Result<(), Error> {
        if self.resume.is_none() || ends != EnvelopeEnds::Untold {
            return Ok(());
        }
        let form = form.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        if forms.is_empty() {
            return Err(unreadable(CommandText::NotResumed { form }));
        }
        Err(unreadable(CommandText::NotResumedTake { form, forms: forms.to_owned() }))
    }
}

/// A file to go on with.
#[derive(Debug)]
pub(crate) struct Resumed {
    /// The output, cut off behind its last whole record.
    pub(crate) file: File,
    /// The number of records it has.
    pub(crate) done: usize,
    /// True if it has the heading.
    pub(crate) is_begun: bool,
}

impl Resumed {
    /// Opens a file, or makes it, and takes off what comes behind the last whole record.
    pub(crate) fn open(path: &Path, frame: &Envelope) -> Result<Self, Error> {
        let name = path.display().to_string();
        let failed =
            |error: io::Error| unreadable(CommandText::OfFile { name: name.clone(), error: error.to_string() });
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let found = ResumePoint::read(&mut BufReader::new(&file), frame).map_err(failed)?;
        let Some(ResumePoint { done, end }) = found else {
            return Err(unreadable(CommandText::OtherHeading { name }));
        };
        file.set_len(end).map_err(failed)?;
        (&file).seek(SeekFrom::End(0)).map_err(failed)?;
        Ok(Self { file, done, is_begun: end > 0 })
    }
}

/// The point of an output from which a run goes on.
struct ResumePoint {
    done: usize,
    /// The byte behind the last whole record.
    end: u64,
}

impl ResumePoint {
    /// Reads an output; nothing if its heading is another one.
    fn read(file: &mut impl BufRead, frame: &Envelope) -> io::Result<Option<Self>> {
        let mut found = Self { done: 0, end: 0 };
        let mut line = Vec::new();
        for wanted in frame.before.split_inclusive('\n') {
            line.clear();
            file.read_until(b'\n', &mut line)?;
            if line != wanted.as_bytes() {
                // A heading that was cut off is written again.
                let is_cut = !line.ends_with(b"\n") && wanted.as_bytes().starts_with(&line);
                return Ok(is_cut.then_some(Self { done: 0, end: 0 }));
            }
            found.end += line.len() as u64;
        }
        let mut at = found.end;
        let mut number = 0;
        loop {
            line.clear();
            at += file.read_until(b'\n', &mut line)? as u64;
            if !line.ends_with(b"\n") {
                return Ok(Some(found));
            }
            number += 1;
            if frame.ends.at(&line, number) {
                (found.done, found.end, number) = (found.done + 1, at, 0);
            }
        }
    }
}
