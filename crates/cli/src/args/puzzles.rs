//! Options of `convert`.
use super::batch::SamePuzzles;
use super::word::{Word, WordForm, WordParser};
use super::{InputArgs, LangArgs, PrintArgs, SheetArgs};
use clap::Args;
use clap::builder::PossibleValue;
use qedoku_formats::Format;

/// Options of `convert`.
#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("image").args(["canonical", "shuffle"]).multiple(true))]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Converted>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) sheet: SheetArgs,
    /// Leave out a puzzle that is the same as one before it in the input: digit for digit (exact), or up to the names of lines and
    /// digits (canonical)
    #[arg(long, value_name = "SAME", value_parser = WordParser::<SamePuzzles>::new(), conflicts_with = "trace")]
    pub(crate) dedupe: Option<SamePuzzles>,
    /// Write each puzzle as the first of all that differ from it in the names of lines and digits only: turned, mirrored, lines
    /// of a band and bands exchanged, digits renamed. Of two puzzles that are one up to that the forms are the same
    #[arg(long, help_heading = IMAGES)]
    pub(crate) canonical: bool,
    /// Write a random image of each puzzle; the same seed gives the same images
    #[arg(long, value_name = "SEED", conflicts_with = "canonical", help_heading = IMAGES)]
    pub(crate) shuffle: Option<u64>,
    /// Write an object a line, with the puzzle, its image and the change that leads there
    #[arg(long, requires = "image", help_heading = IMAGES)]
    pub(crate) transformation: bool,
    /// The input is logs of `qedoku solve`, json or ndjson, and so is the output: every step is that of the image
    #[arg(long, requires = "image", conflicts_with_all = ["format", "from", "transformation"], help_heading = IMAGES)]
    pub(crate) trace: bool,
}

/// The form that puzzles are converted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Converted {
    /// A format.
    Text(Format),
    /// Sheets to print.
    Sheet,
}

impl Word for Converted {
    fn words() -> Vec<PossibleValue> {
        let sheet = PossibleValue::new(SHEET);
        let sheet =
            sheet.help("a page to print, four puzzles on a sheet with their grades, the solutions on sheets behind");
        Format::words().into_iter().chain([sheet]).collect()
    }

    fn read(word: &str) -> Option<Self> {
        if word.eq_ignore_ascii_case(SHEET) { Some(Self::Sheet) } else { Format::read(word).map(Self::Text) }
    }
}

impl WordForm for Converted {
    const USUAL: &'static str = "line";
}

/// The word for sheets.
const SHEET: &str = "sheet";

const IMAGES: &str = "Images";
