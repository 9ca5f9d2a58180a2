//! `qedoku steps`: every step that a position allows.
use super::batch::{self, Done, id, shown_title, title};
use super::frame::Frame;
use super::oracle::{self, bug};
use super::puzzles::{Failure, Item, Puzzles, one};
use super::techniques::find;
use crate::args::{Listing, Steps};
use crate::exit::Exit;
use crate::output::listing::Position;
use crate::output::log::Show;
use crate::output::messages;
use crate::output::paint::Paint;
use crate::output::shown::{Form, Shown};
use crate::output::summary::Names;
use crate::run::Console;
use indexmap::IndexMap;
use qedoku_core::wire::Message;
use qedoku_core::{Board, Conclusion, Grid, Layout, Slug, Step};
use qedoku_techniques::{Profile, Technique, Tier, all, instances};
use qedoku_verify::{Checker, Verdict};
use std::io;

/// What is asked for, the same for all positions.
struct Job<'a> {
    options: &'a Steps,
    techniques: Vec<&'static dyn Technique>,
    names: Names,
    /// What stands in messages for the choice of techniques.
    choice: &'static str,
    several: bool,
}

/// Lists the steps of every position of the command line.
pub(crate) fn steps(options: &Steps, console: &mut Console<'_>) -> io::Result<Exit> {
    let techniques = match chosen(options) {
        Ok(techniques) => techniques,
        Err(message) => {
            return console.refuse(&message);
        }
    };
    let puzzles = Puzzles::new(&options.input);
    let choice = match (options.all, options.technique.is_empty()) {
        (true, _) => "all",
        (false, true) => Profile::default().name(),
        (false, false) => "named",
    };
    let job = Job {
        options,
        techniques,
        names: Names::all().told_in(options.speech.voice()),
        choice,
        several: puzzles.are_several(),
    };
    if let Some(shown) = job.shown()
        && let Err(message) = one(&puzzles, shown)
    {
        return console.refuse(&message);
    }
    let frame = match options.format {
        Listing::Text => Frame::between("\n\n"),
        _ => job.shown().map(Frame::showing).unwrap_or_default(),
    };
    let work = |checker: &mut Checker, item: &Item<'_>| job.run(checker, item);
    batch::run((&puzzles, &options.jobs), console, frame, Checker::default, work)
}

/// The techniques asked for: those named; or all; or those of the default profile that need no trial.
fn chosen(options: &Steps) -> Result<Vec<&'static dyn Technique>, String> {
    let mut techniques: Vec<_> = if options.all {
        all().collect()
    } else if options.technique.is_empty() {
        Profile::default().up_to(Tier::Advanced).techniques().to_vec()
    } else {
        let named: Vec<_> = options.technique.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
        // In the order of the registry, whatever the order they are named in.
        let asked = |known: &&dyn Technique| named.iter().any(|technique| technique.info().slug == known.info().slug);
        all().filter(asked).collect()
    };
    techniques.retain(|technique| !(options.no_uniqueness && technique.info().assumes_unique));
    Ok(techniques)
}

impl Job<'_> {
    fn run(&self, checker: &mut Checker, item: &Item<'_>) -> Done {
        self.list(checker, item).unwrap_or_else(|failure| {
            let out = match self.options.format {
                Listing::Ndjson => messages::of_failure(&failure, &item.at, id(item)).to_line() + "\n",
                _ => String::new(),
            };
            Done::failed(&failure, item, out)
        })
    }

    fn list(&self, checker: &mut Checker, item: &Item<'_>) -> Result<Done, Failure> {
        let puzzle = &item.read.as_ref().map_err(Clone::clone)?.puzzle;
        let solution = oracle::judge(puzzle)?;
        let unique = oracle::givens_suffice(puzzle);
        let layout = Layout::classic();
        let board = Board::new(layout, puzzle);
        let techniques = self.techniques.iter().filter(|technique| unique || !technique.info().assumes_unique);
        let found = distinct(techniques.flat_map(|&technique| instances(technique, layout, &board)));
        let (mut steps, mut err) = (Vec::new(), Vec::new());
        for step in found {
            match accept(checker.check(layout, &board, &step), &step, &solution) {
                Ok(()) => steps.push(step),
                Err(failure) => err.push(failure.at(&item.at)),
            }
        }
        let position = Position { layout, puzzle, board: &board, steps: &steps };
        let exit = if err.is_empty() { Exit::Ok } else { Exit::Unsolved };
        Ok(Done { out: self.told(&position, item)?, err, exit })
    }

    fn told(&self, position: &Position<'_>, item: &Item<'_>) -> Result<String, Failure> {
        if let Some(shown) = self.shown() {
            return shown.position(position, &self.names, &shown_title(item)).map_err(Failure::unreadable);
        }
        if self.options.format == Listing::Text {
            let title = self.several.then(|| title(item));
            let (paint, chains) = (Paint::new(self.options.color), self.options.speech.chains);
            let show = Show { paint, pictures: false, chains, attempts: false, cap: None };
            return Ok(position.write(&self.names, title.as_deref(), show));
        }
        let Position { layout, puzzle, .. } = *position;
        let mut messages = vec![messages::begin((layout, puzzle), self.choice, id(item))];
        position.tell(&self.names, |told| messages.push(messages::step(layout, told, &self.names)));
        Ok(messages.iter().map(|message: &Message| message.to_line() + "\n").collect())
    }

    /// How steps are shown, if they are shown as pictures with text.
    fn shown(&self) -> Option<Shown> {
        let form = match self.options.format {
            Listing::Html => Form::Html,
            Listing::Svg => Form::Svg,
            Listing::Markdown => Form::Markdown,
            Listing::Text | Listing::Ndjson => return None,
        };
        Some(Shown { form, voice: self.names.voice(), step: self.options.step })
    }
}

/// One step for each technique and conclusion, in the order they are found: the one with the fewest truths.
fn distinct(found: impl Iterator<Item = Step>) -> impl Iterator<Item = Step> {
    let mut kept: IndexMap<(Slug, Conclusion), Step> = IndexMap::new();
    for step in found {
        let key = (step.technique.clone(), step.conclusion);
        let known = kept.entry(key).or_insert_with(|| step.clone());
        if step.truths.len() < known.truths.len() {
            *known = step;
        }
    }
    kept.into_values()
}

/// Nothing is printed that the checker does not accept or that the only solution contradicts.
fn accept(verdict: Verdict, step: &Step, solution: &Grid) -> Result<(), Failure> {
    let holds = |candidate: &qedoku_core::Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    let Conclusion { place, eliminate } = &step.conclusion;
    let wrong = place.iter().find(|candidate| !holds(candidate)).or_else(|| eliminate.iter().find(holds));
    match (verdict, wrong) {
        (Verdict::Accepted, None) => Ok(()),
        (Verdict::Accepted, Some(candidate)) => Err(bug(&format!("{}: {candidate} is wrong", step.technique))),
        (Verdict::Rejected(fault), _) => Err(bug(&format!("{}: {fault}", step.technique))),
        (Verdict::Unchecked { nodes }, _) => Err(bug(&format!("{}: not checked after {nodes} nodes", step.technique))),
    }
}
