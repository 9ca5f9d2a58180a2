//! `qedoku steps`: every step that a position allows.
use super::batch::{self, Done, id, shown_title, title};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles, one, unreadable};
use super::techniques::find;
use crate::args::{Listing, Steps};
use crate::exit::Exit;
use crate::output::listing::{self, Counts, Findings, Position, Teller};
use crate::output::log::Show;
use crate::output::paint::Paint;
use crate::output::shown::{Form, Shown};
use crate::run::Console;
use qedoku::{Names, Problem, messages};
use qedoku_core::wire::Found;
use qedoku_core::{Board, Conclusion, Grid, Layout, Puzzle, Step};
use qedoku_techniques::{Profile, Technique, Tier, all, each_instance, survey};
use qedoku_verify::{Checker, Verdict};
use std::io;
use std::ops::ControlFlow;

/// How many steps of a technique are listed.
const FEW: usize = 10;
/// How many of one that is named.
const MORE: usize = 100;
/// How many steps of a position a page has at most.
const PAGE: usize = 1000;

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
    let choice = match (options.technique.is_empty(), options.all) {
        (false, _) => "named",
        (true, true) => "all",
        (true, false) => Profile::default().name(),
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
    if options.all && job.shown().is_none() {
        return job.stream(&puzzles, frame, console);
    }
    let work = |checker: &mut Checker, item: &Item<'_>| job.run(checker, item);
    batch::run((&puzzles, &options.jobs), console, frame, Checker::default, work)
}

/// The techniques asked for: those named; or all; or those of the default profile that need no trial.
fn chosen(options: &Steps) -> Result<Vec<&'static dyn Technique>, String> {
    let mut techniques: Vec<_> = if !options.technique.is_empty() {
        let named: Vec<_> = options.technique.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
        // In the order of the registry, whatever the order they are named in.
        let asked = |known: &&dyn Technique| named.iter().any(|technique| technique.info().slug == known.info().slug);
        all().filter(asked).collect()
    } else if options.all {
        all().collect()
    } else {
        Profile::default().up_to(Tier::Advanced).techniques().to_vec()
    };
    techniques.retain(|technique| !(options.no_uniqueness && technique.info().assumes_unique));
    Ok(techniques)
}

/// A position whose steps are looked for.
struct Case<'a> {
    puzzle: &'a Puzzle,
    board: Board,
    solution: Grid,
    /// Whether arguments from uniqueness hold.
    unique: bool,
}

impl<'a> Case<'a> {
    fn of(item: &'a Item<'_>) -> Result<Self, Problem> {
        let puzzle = &item.read.as_ref().map_err(Clone::clone)?.puzzle;
        let solution = qedoku::judge(puzzle)?;
        Ok(Self {
            puzzle,
            board: Board::new(Layout::classic(), puzzle),
            solution,
            unique: qedoku::givens_suffice(puzzle),
        })
    }

    fn position(&self) -> Position<'_> {
        Position { layout: Layout::classic(), puzzle: self.puzzle, board: &self.board }
    }

    fn accept(&self, checker: &mut Checker, step: Step) -> Result<Step, Problem> {
        accept(checker.check(Layout::classic(), &self.board, &step), &step, &self.solution).map(|()| step)
    }
}

impl Job<'_> {
    fn run(&self, checker: &mut Checker, item: &Item<'_>) -> Done {
        let listed = Case::of(item).and_then(|case| self.list(checker, &case, item));
        listed.unwrap_or_else(|failure| self.failed(&failure, item))
    }

    fn failed(&self, failure: &Problem, item: &Item<'_>) -> Done {
        let out = match self.options.format {
            Listing::Ndjson => messages::of_problem(&failure.at(&item.at), id(item)).to_line() + "\n",
            _ => String::new(),
        };
        Done::failed(failure, item, out)
    }

    fn techniques(&self, case: &Case<'_>) -> impl Iterator<Item = &'static dyn Technique> {
        let unique = case.unique;
        self.techniques.iter().copied().filter(move |technique| unique || !technique.info().assumes_unique)
    }

    /// Lists the best steps of each technique; for a page of all steps, the first.
    fn list(&self, checker: &mut Checker, case: &Case<'_>, item: &Item<'_>) -> Result<Done, Problem> {
        let (steps, counts) = if self.options.all { self.first(case) } else { self.best(case) };
        let mut findings = Findings { steps: Vec::new(), counts, is_cut: self.options.all && steps.len() > PAGE };
        let mut err = Vec::new();
        for step in steps.into_iter().take(if self.shown().is_some() { PAGE } else { usize::MAX }) {
            match case.accept(checker, step) {
                Ok(step) => findings.steps.push(step),
                Err(failure) => err.push(failure.at(&item.at).message),
            }
        }
        let exit = if err.is_empty() { Exit::Ok } else { Exit::Unsolved };
        Ok(Done { out: self.told(&case.position(), &findings, item)?, err, exit })
    }

    fn best(&self, case: &Case<'_>) -> (Vec<Step>, Counts) {
        let most = if self.options.technique.is_empty() { FEW } else { MORE };
        let (mut steps, mut counts) = (Vec::new(), Counts::new());
        for technique in self.techniques(case) {
            let mut survey = survey(technique, Layout::classic(), &case.board, most);
            if survey.conclusions > 0 {
                let found = Found { listed: survey.steps.len(), found: survey.conclusions, more: survey.is_cut };
                counts.insert(technique.info().slug(), found);
                steps.append(&mut survey.steps);
            }
        }
        (steps, counts)
    }

    /// As many steps as a page has, in the order they are found, and one more if there is one.
    fn first(&self, case: &Case<'_>) -> (Vec<Step>, Counts) {
        let mut steps = Vec::new();
        for technique in self.techniques(case) {
            let flow = each_instance(technique, Layout::classic(), &case.board, &mut |step| {
                steps.push(step);
                if steps.len() > PAGE { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if flow.is_break() {
                break;
            }
        }
        (steps, Counts::new())
    }

    fn told(&self, position: &Position<'_>, findings: &Findings, item: &Item<'_>) -> Result<String, Problem> {
        if let Some(shown) = self.shown() {
            let left = findings.left_out(self.names.voice(), PAGE);
            let title = shown_title(item);
            return shown.position((position, &findings.steps), &self.names, &title, left).map_err(unreadable);
        }
        let mut teller = self.teller(position, item);
        let mut text = teller.opening(Some(findings));
        findings.steps.iter().for_each(|step| text += &teller.step(step));
        Ok(text + &teller.closing())
    }

    fn teller<'t>(&'t self, position: &Position<'t>, item: &Item<'t>) -> Teller<'t> {
        let form = if self.options.format == Listing::Text {
            let (paint, chains) = (Paint::new(self.options.color), self.options.speech.chains);
            let show = Show { paint, pictures: false, chains, attempts: false, cap: None };
            listing::Form::Text { title: self.several.then(|| title(item)), show }
        } else {
            listing::Form::Ndjson { choice: self.choice, id: id(item) }
        };
        Teller::new(*position, &self.names, form, self.options.technique.is_empty())
    }

    /// Writes every step as it is found, one position after the other: nothing is kept, however many there are.
    fn stream(&self, puzzles: &Puzzles, mut frame: Frame, console: &mut Console<'_>) -> io::Result<Exit> {
        let mut checker = Checker::default();
        for item in puzzles.items() {
            let case = match Case::of(&item) {
                Ok(case) => case,
                Err(failure) => {
                    let done = self.failed(&failure, &item);
                    frame.put(console.out, &done.out)?;
                    done.err.iter().try_for_each(|message| console.remark(message))?;
                    console.note(done.exit);
                    continue;
                }
            };
            let position = case.position();
            let mut teller = self.teller(&position, &item);
            frame.put(console.out, &teller.opening(None))?;
            self.each(&case, |step| match case.accept(&mut checker, step) {
                Ok(step) => console.out.write_all(teller.step(&step).as_bytes()),
                Err(failure) => {
                    console.note(Exit::Unsolved);
                    console.remark(&failure.at(&item.at).message)
                }
            })?;
            console.out.write_all(teller.closing().as_bytes())?;
        }
        frame.close(console.out)?;
        Ok(console.exit)
    }

    /// Takes every step of a position as it is found.
    fn each(&self, case: &Case<'_>, mut take: impl FnMut(Step) -> io::Result<()>) -> io::Result<()> {
        for technique in self.techniques(case) {
            let mut taken = Ok(());
            let flow = each_instance(technique, Layout::classic(), &case.board, &mut |step| {
                taken = take(step);
                if taken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            if flow.is_break() {
                return taken;
            }
        }
        Ok(())
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

/// Nothing is printed that the checker does not accept or that the only solution contradicts.
fn accept(verdict: Verdict, step: &Step, solution: &Grid) -> Result<(), Problem> {
    let holds = |candidate: &qedoku_core::Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    let Conclusion { place, eliminate } = &step.conclusion;
    let wrong = place.iter().find(|candidate| !holds(candidate)).or_else(|| eliminate.iter().find(holds));
    match (verdict, wrong) {
        (Verdict::Accepted, None) => Ok(()),
        (Verdict::Accepted, Some(candidate)) => {
            Err(Problem::not_accepted(&format!("{}: {candidate} is wrong", step.technique)))
        }
        (Verdict::Rejected(fault), _) => Err(Problem::not_accepted(&format!("{}: {fault}", step.technique))),
        (Verdict::Unchecked { nodes }, _) => {
            Err(Problem::not_accepted(&format!("{}: not checked after {nodes} nodes", step.technique)))
        }
    }
}
