//! The puzzles of a command line, one after the other, and what went wrong in between.
use crate::args::Input;
use crate::input::{self, Source, unreadable};
use crate::output::folder;
use crate::output::pictures::Pictures;
use qedoku::{Form, Problem};
use qedoku_core::text::{self, Entry, Format};
use std::path::Path;

/// A puzzle to work on, or why there is none in its place.
#[derive(Debug)]
pub(crate) struct Item<'t> {
    /// The number in the batch, from 1.
    pub(crate) number: usize,
    /// Where it stands: `file:line:column`.
    pub(crate) at: String,
    pub(crate) read: Result<Entry<'t>, Problem>,
}

/// All that the command line names, read.
pub(crate) struct Puzzles {
    sources: Vec<Result<Source, Problem>>,
    from: Option<Format>,
}

impl Puzzles {
    pub(crate) fn new(input: &Input) -> Self {
        let from = input.from;
        Self { sources: input::sources(&input.sources, "a puzzle", |text| reads(text, from)), from }
    }

    /// The items in order.
    pub(crate) fn items(&self) -> impl Iterator<Item = Item<'_>> {
        let items = self.sources.iter().flat_map(move |source| match source {
            Ok(source) => self.of(source),
            Err(failure) => Box::new(std::iter::once((String::new(), Err(failure.clone())))) as Placed<'_>,
        });
        items.zip(1..).map(|((at, read), number)| Item { number, at, read })
    }

    /// Whether there is more than one item.
    pub(crate) fn are_several(&self) -> bool {
        self.items().nth(1).is_some()
    }

    fn of<'t>(&self, source: &'t Source) -> Placed<'t> {
        let label = &source.label;
        let mut entries = text::read(&source.text, self.from).peekable();
        if entries.peek().is_none() {
            let failure = Problem::unreadable(&text::Problem::Expected("a puzzle, found nothing"));
            return Box::new(std::iter::once((label.clone(), Err(failure))));
        }
        Box::new(entries.map(move |entry| {
            let place = entry.as_ref().map_or_else(|error| error.place, |entry| entry.place);
            let at = format!("{label}:{}:{}", place.line, place.column);
            (at, entry.map_err(|error| Problem::unreadable(&error.problem)))
        }))
    }
}

type Placed<'t> = Box<dyn Iterator<Item = (String, Result<Entry<'t>, Problem>)> + 't>;

/// How many puzzles one page shows at most.
const PAGE: usize = 50;

/// Whether a form gets as many puzzles as it shows; makes the folder that pages are written into.
pub(crate) fn fit(puzzles: &Puzzles, shown: Option<&Pictures>, folder: Option<&Path>) -> Result<(), Problem> {
    shown.map_or(Ok(()), |shown| few(puzzles, shown))?;
    folder.map_or(Ok(()), |path| folder::prepare(path, shown.is_some_and(|shown| shown.form == Form::Html)))
}

fn few(puzzles: &Puzzles, shown: &Pictures) -> Result<(), Problem> {
    if shown.form == Form::Html && shown.folder.is_none() && puzzles.items().nth(PAGE).is_some() {
        let count = puzzles.items().count();
        let said = format!(
            "a page shows {PAGE} puzzles at most, and here are {count}: `--folder FOLDER` writes a page for each and an \
             index; or name fewer puzzles, or take markdown or ndjson"
        );
        return Err(unreadable(said).in_chinese(format!(
            "一页至多显示 {PAGE} 题，这里有 {count} 题：`--folder FOLDER` 为每题各写一页，并附目录；也可以减少题目，\
             或改用 markdown 或 ndjson"
        )));
    }
    if shown.form == Form::Svg && puzzles.are_several() {
        return Err(unreadable("svg is one drawing: name one puzzle, or take html or markdown for several")
            .in_chinese("svg 只有一幅图：请只给一题，或者多题改用 html 或 markdown"));
    }
    Ok(())
}

/// Whether an argument is puzzles and nothing else.
pub(crate) fn reads(text: &str, from: Option<Format>) -> Result<(), Problem> {
    let mut entries = text::read(text, from).peekable();
    if entries.peek().is_none() {
        return Err(unreadable("it is empty").in_chinese("是空的"));
    }
    entries.try_for_each(|entry| entry.map(|_| ()).map_err(Problem::from))
}
