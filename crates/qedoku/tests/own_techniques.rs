//! Tests techniques of one's own that are unsound or share a name: the error names the technique.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::techniques::{CandidateSet, Context, Sink, Stage, technique};
use qedoku::{
    Error, ErrorKind, Lang, Options, Pattern, Profile, PuzzleWorker, Session, Style, Technique, Tier, profiles,
};
use std::ops::ControlFlow;

technique! {
    /// The first candidate of the first open cell goes, whatever the rules say.
    Hasty = "hasty", "Hasty", Advanced, search: search
}

technique! {
    /// Another technique with the slug of the first.
    Hastier = "hasty", "Hastier", Advanced, search: search
}

technique! {
    /// A technique with the slug of one that is known.
    Taken = "x-wing", "My X-Wing", Advanced, search: search
}

technique! {
    /// Candidates go rightly, but no truth says why.
    Silent = "silent", "Silent", Advanced, search: search_rightly
}

/// The candidates that the only solution of the puzzle of these tests does not have.
fn search_rightly(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let solution = generate(11, 1).next().map_or(qedoku::Grid::EMPTY, |made| made.solution);
    let wrong = cx.board.candidates().iter().find(|it| solution.get(it.cell) != Some(it.digit));
    let Some(wrong) = wrong else { return ControlFlow::Continue(()) };
    sink.eliminate(CandidateSet::of(wrong), || (Pattern::Truths, vec![]))
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(first) = cx.board.candidates().iter().find(|it| cx.board.open().contains(it.cell)) else {
        return ControlFlow::Continue(());
    };
    sink.eliminate(CandidateSet::of(first), || (Pattern::Truths, vec![]))
}

fn with(own: impl IntoIterator<Item = &'static dyn Technique>) -> Options {
    let simple = Profile::default().up_to(Tier::Simple).techniques().to_vec();
    Options::new(Profile::new("mine", [Stage::first(simple.into_iter().chain(own))]))
}

/// The errors of each way to work on a puzzle.
fn errors(options: &Options) -> Vec<Error> {
    let puzzle = generate(11, 1).next().unwrap().puzzle;
    let mut worker = PuzzleWorker::new(options);
    let answers = || worker.answers(&puzzle)?.why("r5c5".parse()?);
    vec![
        answers().unwrap_err(),
        worker.solve(&puzzle).unwrap_err(),
        worker.fill(&puzzle).unwrap_err(),
        worker.grade(&puzzle).unwrap_err(),
    ]
}

#[test]
fn an_unsound_technique_of_ones_own_is_named_with_its_step() {
    let start = "the deduction is not accepted, which is a fault of the technique hasty, not of this program: step ";
    for error in errors(&with([&Hasty as &dyn Technique])) {
        assert_eq!(error.kind, ErrorKind::NotAccepted);
        let text = error.to_string();
        let number = text.strip_prefix(start).unwrap_or_else(|| panic!("{text}")).split(':').next().unwrap();
        assert!(number.parse::<usize>().is_ok_and(|number| number > 0), "{text}");
        let zh = error.describe(Style { language: Lang::Zh, ..Style::default() });
        assert!(zh.contains("技巧 hasty 的错误"), "{zh}");
    }
}

#[test]
fn a_step_without_reasons_is_no_grade_even_if_it_is_right() {
    let simple = Profile::default().only(|info| info.slug == "naked-single").techniques().to_vec();
    let own = [&Silent as &dyn Technique];
    let options = Options::new(Profile::new("mine", [Stage::first(simple.into_iter().chain(own))]));
    for error in errors_of(&options) {
        assert_eq!(error.kind, ErrorKind::NotAccepted);
        assert!(error.to_string().contains("a fault of the technique silent"), "{error}");
    }
    let puzzle = generate(11, 1).next().unwrap().puzzle;
    assert!(PuzzleWorker::new(&options.unchecked()).grade(&puzzle).is_ok());
}

/// The errors of solving and of grading.
fn errors_of(options: &Options) -> [Error; 2] {
    let puzzle = generate(11, 1).next().unwrap().puzzle;
    let mut worker = PuzzleWorker::new(options);
    [worker.solve(&puzzle).unwrap_err(), worker.grade(&puzzle).unwrap_err()]
}

#[test]
fn a_fault_of_a_listing_names_the_technique_too() {
    let options = with([&Hasty as &dyn Technique]);
    let listing = Session::with_options(generate(11, 1).next().unwrap().puzzle, options).steps().unwrap();
    let faults: Vec<String> = listing.faults.iter().map(ToString::to_string).collect();
    assert!(faults.iter().all(|fault| fault.contains("a fault of the technique hasty")) && !faults.is_empty());
    assert!(listing.to_string().contains(&faults[0]));
    assert!(listing.document("Steps").markdown().contains("technique hasty"));
    let zh = listing.describe(Style { language: Lang::Zh, ..Style::default() });
    assert!(zh.contains("技巧 hasty 的错误"), "{zh}");
}

#[test]
fn wrong_entries_are_the_same_error_everywhere() {
    let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    let puzzle = qedoku::read_one(&format!(":0000:x:{}:::", line.replacen('.', "+4", 1))).unwrap();
    let session = Session::new(puzzle);
    let problem = session.steps().unwrap_err();
    assert_eq!((problem.kind, &problem), (ErrorKind::WrongEntries, &session.grade().unwrap_err()));
    assert_eq!(problem.kind, session.why("r5c5".parse().unwrap()).unwrap_err().kind);
    let entries = ["r1c1=5".parse().unwrap()];
    let given = Session::read(line).unwrap().hint_after(&entries, qedoku::Level::What).unwrap_err();
    assert_eq!(given.kind, ErrorKind::Unreadable);
}

#[test]
fn two_techniques_with_one_slug_are_refused() {
    let two = with([&Hasty as &dyn Technique, &Hastier]);
    let taken = with([&Taken as &dyn Technique]);
    for (options, slug) in [(two, "hasty"), (taken, "x-wing")] {
        for error in errors(&options) {
            let expected = format!("two techniques have the slug {slug}: expected one of its own for each technique");
            assert_eq!((error.kind, error.to_string()), (ErrorKind::Unreadable, expected));
        }
        let session = Session::with_options(generate(11, 1).next().unwrap().puzzle, options);
        assert!(session.steps().is_err() && session.hint(qedoku::Level::Nudge).is_err());
    }
}

#[test]
fn the_profiles_by_name_are_not_refused() {
    let puzzle = generate(11, 1).next().unwrap().puzzle;
    for &(name, _) in profiles::NAMES {
        let options = Options::new(profiles::named(name).unwrap());
        assert!(PuzzleWorker::new(&options).solve(&puzzle).is_ok(), "{name}");
    }
}
