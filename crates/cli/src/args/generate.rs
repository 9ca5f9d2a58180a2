//! Options of `generate`.
use super::grade::ratings;
use super::word::{WordParser, words};
use super::{JobsArgs, LangArgs, PrintArgs, SheetArgs, TechniqueFamily};
use crate::input::unreadable;
use crate::plain::UncompressedReader;
use crate::words::CommandText;
use clap::{Args, ValueEnum};
use qedoku::generate::{Bounds, PuzzleSpec};
use qedoku::{Error, ErrorKind};
use qedoku_core::HodokuLevel;
use qedoku_generate::{GivenMask, GivenShape, GivenSymmetry, VariantRule};
use qedoku_techniques::{Technique, Tier};
use std::fs::File;
use std::io;
use std::path::Path;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku generate
  qedoku generate 5 easy
  qedoku generate --count 1000 --seed 7 > puzzles.txt
  qedoku generate --symmetry 180 --format grid | qedoku solve
  qedoku generate --symmetry diagonals --minimal --givens 24..28
  qedoku generate --tier intermediate --count 20
  qedoku generate 6 --technique x-wing,swordfish --format sheet -o fish.html
  qedoku generate --technique x-wing --ready --count 5 | qedoku hint
  qedoku generate --se 7.0..7.5
  qedoku generate --difficulty easy --count 6 --format sheet -o sheet.html
  qedoku generate --only-techniques naked-single,hidden-single-box
  qedoku generate --rules x,antiknight --seed 7 | qedoku solve
  qedoku generate --rules killer | qedoku solve
  qedoku generate --rules killer --tier intermediate
  qedoku generate --rules jigsaw --size 6 --format ndjson";

const SHAPE: &str = "Givens";
const RULES: &str = "Rules";
/// The options that puzzles under other rules do not take.
const CLASSIC: [&str; 9] =
    ["symmetry", "minimal", "givens", "mask", "technique", "ready", "only_techniques", "effort", "bottlenecks"];
const TARGETS: &str = "What the puzzles ask";

/// Options of `generate`.
#[derive(Args, Debug)]
pub(crate) struct GenerateArgs {
    /// The number of puzzles
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// The seed: the same seed gives the same puzzles; drawn at random if not named
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// The symmetry of the givens; half a turn if none is named
    #[arg(long, value_name = "SYMMETRY", num_args = 0..=1, default_missing_value = "180", default_value_t = GivenSymmetry::None, value_parser = WordParser::<GivenSymmetry>::new(), help_heading = SHAPE)]
    pub(crate) symmetry: GivenSymmetry,
    /// No single given can be taken away. Without a symmetry, a range or a mask this always holds; with a symmetry, no
    /// group of givens that go together can, and of such puzzles those are taken for which it holds, too
    #[arg(long, help_heading = SHAPE)]
    pub(crate) minimal: bool,
    /// The number of givens: a number, or a range such as 24..28
    #[arg(long, value_name = "A..B", value_parser = qedoku::generate::read_range::<usize>, help_heading = SHAPE)]
    pub(crate) givens: Option<Bounds<usize>>,
    /// The cells that hold givens, 81 characters or a file with them: x or a digit for a given, . or 0 for none, ? for
    /// either
    #[arg(long, value_name = "MASK|FILE", help_heading = SHAPE)]
    pub(crate) mask: Option<String>,
    /// The rules beside rows, columns and boxes; several with commas. Jigsaw: irregular boxes, each puzzle's own
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = WordParser::<VariantRule>::new(), conflicts_with_all = CLASSIC, help_heading = RULES)]
    pub(crate) rules: Vec<VariantRule>,
    /// The number of rows, columns and digits: 4, 6 or 9
    #[arg(long, value_name = "N", conflicts_with_all = CLASSIC, help_heading = RULES)]
    pub(crate) size: Option<usize>,
    /// The tier of the hardest technique that is needed: tiers are methods, and no levels such as easy or hard, which are
    /// HoDoKu's
    #[arg(long, value_name = "TIER", value_parser = WordParser::<Tier>::new(), help_heading = TARGETS)]
    pub(crate) tier: Option<Tier>,
    /// A technique that is needed: with it and all easier ones the puzzle is solved, and without it they get stuck. Of
    /// several, a list with commas of slugs, names, aliases or families such as fish, each puzzle needs one. Only under the
    /// classic rules: killers and others take --tier
    #[arg(long, aliases = ["needs", "requires", "uses"], value_name = "TECHNIQUES", value_delimiter = ',', value_parser = WordParser::<TechniqueFamily>::new(), hide_possible_values = true, help_heading = TARGETS)]
    pub(crate) technique: Vec<TechniqueFamily>,
    /// Give the position just before the technique that is needed, with its pencil marks
    #[arg(long, requires = "technique", help_heading = TARGETS)]
    pub(crate) ready: bool,
    /// The only techniques there are: what they do not solve is not taken
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', value_parser = WordParser::<&'static dyn Technique>::new(), hide_possible_values = true, help_heading = TARGETS)]
    pub(crate) only_techniques: Vec<&'static dyn Technique>,
    /// Sudoku Explainer's rating: a number, or a range such as 7.0..7.5
    #[arg(long, visible_alias = "er", value_name = "A..B", value_parser = ratings, help_heading = TARGETS)]
    pub(crate) se: Option<Bounds<u16>>,
    /// HoDoKu's level, by its own techniques and scores
    #[arg(long, visible_alias = "difficulty", value_name = "LEVEL", value_parser = WordParser::<HodokuLevel>::new(), help_heading = TARGETS)]
    pub(crate) hodoku: Option<HodokuLevel>,
    /// The effort: a number, or a range such as 20..30
    #[arg(long, value_name = "A..B", value_parser = qedoku::generate::read_se::<u64>, help_heading = TARGETS)]
    pub(crate) effort: Option<Bounds<u64>>,
    /// The number of bottlenecks of the effort, 1 to 3: a number or a range
    #[arg(long, value_name = "A..B", value_parser = qedoku::generate::read_range::<u64>, help_heading = TARGETS)]
    pub(crate) bottlenecks: Option<Bounds<u64>>,
    /// Give up after so many puzzles in a row of which none is what is asked for; a search that has begun is ended
    /// [default: 100000; with --rules or --size 1000]
    #[arg(long, value_name = "N", help_heading = TARGETS)]
    pub(crate) tries: Option<u64>,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Printed>,
    #[command(flatten)]
    pub(crate) sheet: SheetArgs,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
}

/// The form of generated puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Printed {
    /// 81 characters
    Line,
    /// Nine lines
    Grid,
    /// One object a line
    Ndjson,
    /// A page to look at, the solutions folded away
    Html,
    /// A page to print, four puzzles on a sheet with their grades, the solutions on sheets of their own
    Sheet,
}

words! {
    Printed, usual "line";
}

impl GenerateArgs {
    /// The properties that the puzzles are to have, without the techniques.
    pub(crate) fn order(&self) -> Result<PuzzleSpec, Error> {
        let mask = self.mask.as_deref().map(mask).transpose()?.unwrap_or_default();
        let Self { symmetry, givens, minimal, tier, se, hodoku, effort, bottlenecks, .. } = *self;
        let shape = GivenShape { symmetry, givens, minimal, mask };
        let only = self.only_techniques.clone();
        Ok(PuzzleSpec { shape, tier, technique: None, only, se, hodoku, effort, bottlenecks })
    }
}

/// A mask that stands on the command line, or in a file.
fn mask(text: &str) -> Result<GivenMask, Error> {
    let place = || text.to_owned();
    let said = |error| unreadable(CommandText::Mask { place: place(), error });
    match GivenMask::parse(text) {
        Ok(mask) => Ok(mask),
        Err(fault) if !Path::new(text).exists() => {
            Err(unreadable(CommandText::NoMask { place: place(), error: fault.into() }))
        }
        Err(_) => {
            let read = File::open(text)
                .map(UncompressedReader::new)
                .and_then(io::read_to_string)
                .map_err(|error| said(Error::new(ErrorKind::Unreadable, error.to_string())))?;
            GivenMask::parse(&read).map_err(|fault| said(fault.into()))
        }
    }
}
