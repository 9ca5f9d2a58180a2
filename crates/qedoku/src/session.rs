//! A session: a puzzle and how it is worked on.
use crate::answer::Answer;
use crate::document::Document;
use crate::error::Error;
use crate::grading::Graded;
use crate::hint::Hint;
use crate::level::Level;
use crate::listing::{Listing, StepChoice};
use crate::name::{self, NamedMove};
use crate::options::Options;
use crate::position::Position;
use crate::question::Question;
use crate::solved::Solved;
use crate::words::ProblemText;
use crate::worker::PuzzleWorker;
use qedoku_core::{Puzzle, Target};
use qedoku_explain::Style;
use qedoku_grade::Scales;
use qedoku_techniques::{Profile, Tier};
use qedoku_verify::Checker;

/// A puzzle, or a position of one, and how it is worked on.
///
/// ```
/// use qedoku::{Level, Session, Tier};
///
/// let text = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// let session = Session::read(text)?.up_to(Tier::Advanced);
/// println!("{}", session.hint(Level::Where)?);
/// println!("{}", session.solve()?);
/// println!("{}", session.why("r5c5".parse()?)?);
/// println!("{}", session.grade()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    puzzle: Puzzle,
    options: Options,
}

impl Session {
    /// A puzzle with every technique, told in English.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// assert_eq!(Session::new(made.puzzle).puzzle(), &made.puzzle);
    /// ```
    pub fn new(puzzle: Puzzle) -> Self {
        Self::with_options(puzzle, Options::default())
    }

    /// The puzzle that stands in a text: a line, a grid, a link, in any format that is read. An error says where the text has
    /// something else than one puzzle. A digit that stands twice in a house is found when the puzzle is solved, not here.
    ///
    /// ```
    /// use qedoku::Session;
    ///
    /// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    /// assert_eq!(Session::read(line)?.puzzle().givens.len(), 32);
    /// assert!(Session::read("6..1").is_err());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, Error> {
        let entry = qedoku_formats::read_one_entry(text)?;
        Ok(Self::with_options(entry.puzzle, Options::default().under(entry.layout)))
    }

    /// A puzzle with these options.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, Session, profiles};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let options = Options::new(profiles::se());
    /// let session = Session::with_options(*session.puzzle(), options);
    /// assert_eq!(session.options().get_profile().name(), "se");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub const fn with_options(puzzle: Puzzle, options: Options) -> Self {
        Self { puzzle, options }
    }

    /// Uses the techniques of a profile, in its order.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Profile, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let solved = session.profile(Profile::documents()).solve()?;
    /// assert_eq!(solved.trace.profile, "documents");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn profile(self, profile: Profile) -> Self {
        Self { options: self.options.profile(profile), ..self }
    }

    /// Leaves out the techniques above a tier.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Session, Tier};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// assert!(session.up_to(Tier::Simple).grade()?.grade.hardest.is_none_or(|hardest| hardest.tier == Tier::Simple));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn up_to(self, tier: Tier) -> Self {
        Self { options: self.options.up_to(tier), ..self }
    }

    /// Leaves out the techniques that hold only for puzzles with one solution.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let session = session.without_uniqueness();
    /// assert!(session.options().get_profile().techniques().iter().all(|technique| !technique.info().assumes_unique));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn without_uniqueness(self) -> Self {
        Self { options: self.options.without_uniqueness(), ..self }
    }

    /// Grades on these scales and no others.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Scale, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// assert!(session.scales(Scale::Tier).grade()?.grade.se.is_none());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn scales(self, scales: impl Into<Scales>) -> Self {
        Self { options: self.options.scales(scales), ..self }
    }

    /// Describes steps in another style.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Lang, Level, Session, Style};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let session = session.style(Style { language: Lang::Zh, ..Style::default() });
    /// assert!(session.hint(Level::Nudge)?.to_string().starts_with("1/7  请看"));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn style(self, style: Style) -> Self {
        Self { options: self.options.style(style), ..self }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The options of the session.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The puzzle as a picture with text; every answer has such pictures too.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let page = session.solve()?.document("Solved").html();
    /// let step = session.hint(Level::Full)?.document("Next").svg(None)?;
    /// let [board, argument] = [session.document("Today").svg(None)?, session.why("r5c5".parse()?)?.document("Why").markdown()];
    /// assert!(page.len() > step.len() && step.len() > board.len() && argument.starts_with("# Why: Why r5c5"));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn document(&self, title: &str) -> Document<'_> {
        Document::puzzle(self.options.layout(), &self.puzzle, self.options.get_style(), title, vec![])
    }

    /// Solves the puzzle step by step, as far as the techniques get. Every step is checked.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let solved = session.solve()?;
    /// assert_eq!(solved.grid(), solved.solution);
    /// print!("{solved}");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn solve(&self) -> Result<Solved, Error> {
        PuzzleWorker::new(&self.options).solve(&self.puzzle)
    }

    /// The same session at the position before a step of the run, by its number from 1 in [`Session::solve`]; the number
    /// after the last is the position that is reached. Another number is an error of the kind
    /// [`Unreadable`](crate::ErrorKind::Unreadable).
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let third = session.solve()?.sentences(Default::default())[2].clone();
    /// assert!(session.at_step(3)?.hint(Level::Full)?.to_string().contains(&third));
    /// assert!(session.at_step(1000).is_err());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn at_step(&self, number: usize) -> Result<Self, Error> {
        let trace = self.solve()?.trace;
        let count = trace.steps.len();
        if !(1..=count + 1).contains(&number) {
            return Err(Error::of_input(ProblemText::NoSuchStep { number, count: count.max(1) }));
        }
        let before = trace.replay().nth(number - 1).map(|(_, board, _)| board);
        let puzzle = before.unwrap_or_else(|| trace.reached()).puzzle();
        Ok(Self { puzzle, options: self.options.clone() })
    }

    /// The steps that the position allows: the best few of each technique that needs no trial. Every one of these is
    /// tried, which takes seconds in a debug build. What a technique of one's own found wrongly is in
    /// [`faults`](Listing::faults), and at the end of the text.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let listing = session.steps()?;
    /// assert!(!listing.steps.is_empty());
    /// print!("{listing}");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn steps(&self) -> Result<Listing, Error> {
        self.options.distinct()?;
        self.steps_of(&StepChoice::of(self.options.get_profile()))
    }

    /// The steps of some techniques that the position allows: the best of each.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::solve::StepChoice;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let listing = session.steps_of(&StepChoice::named(["naked-single", "hidden-single-box"])?)?;
    /// assert!(listing.steps.iter().all(|step| step.technique.as_str().ends_with("single") || step.technique.as_str().ends_with("box")));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn steps_of(&self, choice: &StepChoice) -> Result<Listing, Error> {
        let style = self.options.get_style();
        Ok(Position::of_in(self.options.on(&self.puzzle), &self.options)?.list(&mut Checker::default(), choice, style))
    }

    /// The steps of some techniques that give moves at once, just them or more: the first of each technique, or of the
    /// first technique alone. There are none if a move is false, or needs several steps.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::solve::StepChoice;
    /// use qedoku::{Session, Target};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let first = session.solve()?.trace.steps.swap_remove(0);
    /// let moves: Vec<Target> = first.conclusion.place.iter().map(Target::Place).collect();
    /// let listing = session.steps_giving(&moves, &StepChoice::default().first_alone())?;
    /// assert!(listing.steps.iter().map(|step| &step.technique).eq([&first.technique]));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    ///
    /// # Errors
    /// The position is not proper or has wrong entries, or no move is named.
    pub fn steps_giving(&self, moves: &[Target], choice: &StepChoice) -> Result<Listing, Error> {
        if moves.is_empty() {
            return Err(Error::of_input(ProblemText::NoEntry { text: String::new() }));
        }
        let style = self.options.get_style();
        Ok(Position::of_in(self.options.on(&self.puzzle), &self.options)?.giving(moves, choice, style))
    }

    /// A hint at the next step; or, if something was entered that is wrong, what.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// print!("{}", session.hint(Level::Where)?);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn hint(&self, level: Level) -> Result<Hint, Error> {
        PuzzleWorker::new(&self.options).hint(&self.puzzle, level, None)
    }

    /// A hint at the first step on the shortest way to what is asked for.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session};
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// print!("{}", session.hint_for(Level::What, "r5c5".parse()?)?);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn hint_for(&self, level: Level, question: Question) -> Result<Hint, Error> {
        PuzzleWorker::new(&self.options).hint(&self.puzzle, level, Some(question))
    }

    /// The same of the position after some entries, in the order in which they were made: if one is wrong, the hint says
    /// how far they were right. An entry into the cell of a given makes no sense: it is
    /// an error of the kind [`Unreadable`](crate::ErrorKind::Unreadable).
    ///
    /// ```
    /// use qedoku::{Level, Session, Target};
    ///
    /// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    /// let entries = ["r1c2=9", "r1c3=4"].map(|text| Target::parse(text).expect("an entry"));
    /// let hint = Session::read(line)?.hint_after(&entries, Level::What)?;
    /// assert!(hint.to_string().contains("Clash: 4 at r1c3 and r5c3, both in column 3."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hint_after(&self, entries: &[Target], level: Level) -> Result<Hint, Error> {
        PuzzleWorker::new(&self.options).hint_after(&self.puzzle, entries, level, None)
    }

    /// The smallest argument for a digit, or for or against a candidate.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let answer = session.why("r5c5".parse()?)?;
    /// assert_eq!(answer.asked, "r5c5");
    /// print!("{answer}");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn why(&self, question: Question) -> Result<Answer, Error> {
        PuzzleWorker::new(&self.options).answers(&self.puzzle)?.why(question)
    }

    /// The names of a move: the techniques that give just this, easiest first, or why none does.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::why::Naming;
    /// use qedoku::{Session, Target};
    ///
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let session = Session::new(made.puzzle);
    /// let open = made.solution.filled().find(|it| made.puzzle.values.get(it.cell).is_none()).expect("an open cell");
    /// let named = session.name(&[Target::Eliminate(open)])?;
    /// assert!(matches!(named.naming, Naming::False(_)) && named.to_string().contains("is false"));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn name(&self, moves: &[Target]) -> Result<NamedMove, Error> {
        self.options.distinct()?;
        name::name(&self.options, Position::of_in(self.options.on(&self.puzzle), &self.options)?, moves)
    }

    /// The grade of the puzzle: by tier and on Sudoku Explainer's scale, or on the scales that [`Session::scales`] names.
    /// Steps of techniques of one's own are checked.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::Session;
    ///
    /// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
    /// let graded = session.grade()?;
    /// assert!(graded.is_filled());
    /// print!("{graded}");
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn grade(&self) -> Result<Graded, Error> {
        PuzzleWorker::new(&self.options).grade(&self.puzzle)
    }
}
