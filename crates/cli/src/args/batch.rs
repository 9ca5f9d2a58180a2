//! Options of a batch.
use super::JobsArgs;
use super::word::{WordParser, words};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The options of a batch: the records of the input to work on, and the output file.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct BatchArgs {
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    /// Leave out so many records at the beginning of the input
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = BATCH)]
    pub(crate) skip: usize,
    /// Work on so many records at most
    #[arg(long, value_name = "N", help_heading = BATCH)]
    pub(crate) limit: Option<usize>,
    /// Work on each Nth record only, from the Ith on: the shards 1/N to N/N together are the whole
    #[arg(long, value_name = "I/N", value_parser = shard, help_heading = BATCH)]
    pub(crate) shard: Option<Shard>,
    /// Write into this file instead of the standard output, and if it has records from a run of the same options that was
    /// interrupted, go on behind the last whole one
    #[arg(long, value_name = "OUT", conflicts_with = "output", help_heading = BATCH)]
    pub(crate) resume: Option<PathBuf>,
    /// Leave out a puzzle that is the same as one before it in the input: digit for digit (exact), or up to the names of lines and
    /// digits (canonical). The shards of a batch have none in common, and it is done before records are skipped
    #[arg(long, value_name = "SAME", value_parser = WordParser::<SamePuzzles>::new(), help_heading = BATCH)]
    pub(crate) dedupe: Option<SamePuzzles>,
    /// Stop behind the first bad record
    #[arg(long, help_heading = BATCH)]
    pub(crate) strict: bool,
}

const BATCH: &str = "Batches";

/// The sense in which two puzzles are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SamePuzzles {
    /// They have the same digits in the same cells
    Exact,
    /// One is an image of the other
    Canonical,
}

words! {
    SamePuzzles;
}

/// A part of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    /// The number of the part, from 1.
    pub(crate) part: usize,
    /// The number of parts.
    pub(crate) of: usize,
}

impl BatchArgs {
    /// A batch of all records.
    pub(crate) fn whole(jobs: &JobsArgs) -> Self {
        Self { jobs: *jobs, ..Self::default() }
    }

    /// The largest number of records to work on.
    pub(crate) fn most(&self) -> Option<usize> {
        let Some(Shard { part, of }) = self.shard else { return self.limit };
        self.limit.map(|limit| limit.saturating_sub(part - 1).div_ceil(of))
    }

    /// The records worked on among all of the input.
    pub(crate) fn of<I: Send + 'static>(
        &self,
        all: impl Iterator<Item = I> + Send + 'static,
    ) -> Box<dyn Iterator<Item = I> + Send> {
        let some = all.skip(self.skip).take(self.limit.unwrap_or(usize::MAX));
        match self.shard {
            Some(Shard { part, of }) => Box::new(some.skip(part - 1).step_by(of)),
            None => Box::new(some),
        }
    }
}

fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    match numbers {
        Some((part, of)) if 1 <= part && part <= of => Ok(Shard { part, of }),
        _ => Err("expected I/N with I from 1 to N, such as 2/8".to_owned()),
    }
}
