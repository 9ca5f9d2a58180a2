//! From a request to a reply.
use super::reply::{Reply, Told};
use super::request::{
    GenerateRequest, GradeRequest, HintRequest, LogRequest, Request, SearchRequest, SolveRequest, StepsRequest,
    TechniquesRequest, WhyRequest,
};
use super::settings::{Settings, Show, puzzle};
use super::texts;
use crate::catalog::{TechniquePage, TechniqueRecord, catalog};
use crate::check::{Checked, Proved, check, prove};
use crate::hint::Hint;
use crate::level::Level;
use crate::listing::Choice;
use crate::made::Made;
use crate::messages::Id;
use crate::problem::Problem;
use crate::session::Session;
use crate::shown::Shown;
use crate::solved;
use crate::technique;
use crate::words::ProblemText;
use crate::words::tier;
use crate::worker::Worker;
use qedoku_core::json_fault;
use qedoku_explain::{Lang, Voice};
use qedoku_techniques::{Info, Technique};
use qedoku_verify::traces;
use std::fmt::Display;

/// How many puzzles a reply has at most.
const MOST: u64 = 1000;

/// Answers a request.
///
/// ```
/// use qedoku::api::{GenerateRequest, Reply, Request, answer};
///
/// let reply = answer(&Request::Generate(GenerateRequest { seed: 7, count: 2, symmetry: None, order: None }));
/// assert!(matches!(reply, Reply::Generated { puzzles } if puzzles.len() == 2));
/// ```
pub fn answer(request: &Request) -> Reply {
    match request {
        Request::Solve(asked) => solve(asked),
        Request::Steps(asked) => steps(asked),
        Request::Hint(asked) => hint(asked),
        Request::Why(asked) => why(asked),
        Request::Grade(asked) => grade(asked),
        Request::Search(asked) => search(asked),
        Request::Check(log) => Ok(checked(&check(&log.log))),
        Request::Prove(asked) => session(&asked.puzzle, &asked.options)
            .and_then(|session| session.solve())
            .and_then(|solved| prove(&solved.trace))
            .map(|proved| proof(&proved)),
        Request::ProveLog(log) => prove_log(log),
        Request::Generate(make) => generate(make),
        Request::Techniques(asked) => techniques(asked),
        Request::Read(asked) => texts::read(asked),
        Request::Write(asked) => texts::write(asked),
        Request::Draw(asked) => texts::draw(asked),
    }
    .unwrap_or_else(|problem| Reply::Error(said_in(request.lang(), &problem)))
}

/// Answers a request that is the text of a JSON object.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// assert!(matches!(answer_json(r#"{"type":"generate","seed":7}"#), Reply::Generated { .. }));
/// assert!(matches!(answer_json(r#"{"type":"solve"}"#), Reply::Error(problem) if problem.message().contains("puzzle")));
/// ```
pub fn answer_json(text: &str) -> Reply {
    match serde_json::from_str(text) {
        Ok(request) => answer(&request),
        Err(error) => Reply::Error(Problem::of_input(ProblemText::NoRequest { error: json_fault(&error).clone() })),
    }
}

/// Answers a request that is a text of JSON with a text of JSON: all that a shell in another language needs.
///
/// ```
/// use qedoku::api::answer_text;
///
/// assert!(answer_text(r#"{"type":"generate","seed":7}"#).starts_with(r#"{"type":"generated","puzzles":[{"puzzle":""#));
/// assert!(answer_text("solve it").starts_with(r#"{"type":"error","kind":"unreadable","message":"no request: "#));
/// ```
///
/// # Panics
/// Never: a reply holds nothing that JSON cannot say.
pub fn answer_text(text: &str) -> String {
    serde_json::to_string(&answer_json(text)).expect("a reply holds strings, numbers, lists and maps of names only")
}

/// A problem with its message in a language.
fn said_in(lang: Option<Lang>, problem: &Problem) -> Problem {
    let voice = Voice { lang: lang.unwrap_or_default(), ..Voice::default() };
    problem.written(voice)
}

fn session(text: &str, settings: &Settings) -> Result<Session, Problem> {
    Ok(Session::with(puzzle(text)?, settings.options()?))
}

/// What is said of an answer and how it is shown, if that is asked for.
fn said<'a>(
    what: &impl Display,
    show: Option<&Show>,
    of: impl FnOnce(&str) -> Shown<'a>,
) -> Result<(String, Option<String>), Problem> {
    let text = what.to_string();
    let shown = show.map(|show| show.write(&text, of)).transpose()?;
    Ok((text, shown))
}

fn solve(asked: &SolveRequest) -> Result<Reply, Problem> {
    let solved = session(&asked.puzzle, &asked.options)?.solve()?;
    let (text, shown) = said(&solved, asked.show.as_ref(), |title| solved.shown(title))?;
    Ok(Reply::Solved(Told { messages: solved.messages(Id::default()), text, shown }))
}

fn steps(asked: &StepsRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let listing = if asked.techniques.is_empty() {
        session.steps()?
    } else {
        let choice = Choice::named(asked.techniques.iter().map(String::as_str))?;
        session.steps_of(&if asked.options.no_uniqueness { choice.without_uniqueness() } else { choice })?
    };
    let (text, shown) = said(&listing, asked.show.as_ref(), |title| listing.shown(title))?;
    Ok(Reply::Listed(Told { messages: listing.messages(Id::default()), text, shown }))
}

fn hint(asked: &HintRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let level = asked.level()?;
    let question = asked.question.as_deref().map(str::parse).transpose()?;
    let hint = Worker::new(session.options()).hint_after(session.puzzle(), &asked.entries()?, level, question)?;
    hinted(&hint, asked.show.as_ref())
}

fn hinted(hint: &Hint, show: Option<&Show>) -> Result<Reply, Problem> {
    let (text, shown) = said(hint, show, |title| hint.shown(title))?;
    Ok(Reply::Hint { hint: Box::new(hint.message(Id::default())), text, shown })
}

fn why(asked: &WhyRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let question = asked.question.parse()?;
    // What is wrong with the position is told instead of an argument.
    if let Some(hint) = Worker::new(session.options()).amiss(session.puzzle(), Level::Full)? {
        return hinted(&hint, asked.show.as_ref());
    }
    let answer = session.why(question)?;
    let (text, shown) = said(&answer, asked.show.as_ref(), |title| answer.shown(title))?;
    Ok(Reply::Argued(Told { messages: answer.messages(Id::default()), text, shown }))
}

fn search(asked: &SearchRequest) -> Result<Reply, Problem> {
    let found = solved::search(&puzzle(&asked.puzzle)?)?;
    let (text, shown) = said(&found, asked.show.as_ref(), |title| found.shown(Voice::default(), title))?;
    let other = found.other.map(|grid| grid.to_string());
    Ok(Reply::Found { messages: found.messages(Id::default()), text, shown, other })
}

fn grade(asked: &GradeRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?.on(asked.scales()?);
    let graded = session.grade()?;
    let text = graded.to_string();
    Ok(Reply::Graded { grade: Box::new(graded.record(Id::default())), text })
}

fn checked(checked: &Checked) -> Reply {
    Reply::Checked { accepted: checked.is_accepted(), reports: checked.records(), text: checked.to_string() }
}

fn proof(proved: &Proved) -> Reply {
    let files = proved.proof.files().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    Reply::Proved { proof: proved.record(str::to_owned), files, text: proved.to_string() }
}

fn prove_log(log: &LogRequest) -> Result<Reply, Problem> {
    let mut traces = traces(&log.log).into_iter();
    let (Some(trace), None) = (traces.next(), traces.next()) else {
        return Err(Problem::of_input(ProblemText::OneTrace));
    };
    Ok(proof(&prove(&trace.map_err(Problem::of_input)?)?))
}

fn generate(make: &GenerateRequest) -> Result<Reply, Problem> {
    if make.count > MOST {
        return Err(Problem::of_input(ProblemText::MostCount { most: MOST, found: make.count }));
    }
    let symmetry = make.symmetry()?;
    let made: Vec<Made> = match &make.order {
        Some(order) => order.made(make.seed, make.count, symmetry)?,
        None => (0..make.count).map(|index| Made::of(make.seed, symmetry, index)).collect(),
    };
    let puzzles = made.iter().map(Made::record).collect();
    Ok(Reply::Generated { puzzles })
}

fn techniques(asked: &TechniquesRequest) -> Result<Reply, Problem> {
    let (voice, level) = (asked.voice()?, asked.tier()?);
    let named = asked.technique.as_deref().map(technique).transpose()?.map(Technique::info);
    let of_tier = |info: &&Info| level.is_none_or(|tier| info.tier == tier);
    let infos: Vec<&Info> = match named {
        Some(info) => Some(info).into_iter().filter(of_tier).collect(),
        None => catalog().filter(of_tier).collect(),
    };
    let line = |info: &&Info| {
        let (slug, name, tier) = (info.slug, info.name_in(voice.lang.code()), tier(voice, info.tier));
        format!("{slug}: {name} ({tier})\n")
    };
    let text = match (named, infos.as_slice()) {
        (Some(_), [info]) => TechniquePage::new(info, voice).to_string(),
        _ => infos.iter().map(line).collect(),
    };
    Ok(Reply::Techniques { techniques: infos.into_iter().map(TechniqueRecord::new).collect(), text })
}
