//! Answers requests with replies.
use super::name::NameRequest;
use super::reply::{LogReply, Reply};
use super::request::{
    GenerateRequest, GradeRequest, HintRequest, LogRequest, Request, SearchRequest, SolveRequest, StepsRequest,
    TechniquesRequest, WhyRequest,
};
use super::settings::{RequestSettings, ShowSettings};
use super::texts;
use crate::catalog::{TechniquePage, TechniqueRecord, catalog};
use crate::check::{Checked, Proved, check, prove};
use crate::document::Document;
use crate::error::Error;
use crate::generated::GeneratedPuzzle;
use crate::hint::Hint;
use crate::level::Level;
use crate::listing::StepChoice;
use crate::log::messages::Id;
use crate::outline::OutlineOptions;
use crate::session::Session;
use crate::solved;
use crate::technique::technique;
use crate::words::{ProblemText, tier};
use crate::worker::PuzzleWorker;
use qedoku_core::json_fault;
use qedoku_core::wire::Message;
use qedoku_explain::{Lang, Style};
use qedoku_formats::read_one_entry;
use qedoku_techniques::{Info, Technique};
use qedoku_verify::traces;
use std::fmt::Display;

/// The most puzzles in a reply.
const MOST: u64 = 1000;

/// Answers a request.
///
/// ```
/// use qedoku::api::{Reply, Request, answer};
///
/// let request: Request = serde_json::from_str(r#"{"type":"generate","seed":7,"count":2}"#).expect("a request");
/// let reply = answer(&request);
/// assert!(matches!(reply, Reply::Generated { puzzles } if puzzles.len() == 2));
/// ```
pub fn answer(request: &Request) -> Reply {
    match request {
        Request::Solve(asked) => solve(asked),
        Request::Steps(asked) => steps(asked),
        Request::Hint(asked) => hint(asked),
        Request::Why(asked) => why(asked),
        Request::Name(asked) => name(asked),
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
    .unwrap_or_else(|problem| Reply::Error(message_in(request.lang(), &problem)))
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
        Err(error) => Reply::Error(Error::of_input(ProblemText::NoRequest { error: json_fault(&error).clone() })),
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

/// A problem with its message in the language of the request.
fn message_in(lang: Option<Lang>, problem: &Error) -> Error {
    let style = Style { language: lang.unwrap_or_default(), ..Style::default() };
    problem.written(style)
}

fn session(text: &str, settings: &RequestSettings) -> Result<Session, Error> {
    let entry = read_one_entry(text)?;
    Ok(Session::with_options(entry.puzzle, settings.options()?.under(entry.layout)))
}

/// The text of an answer, and its document if the request asks for one.
fn text_and_document<'a>(
    what: &impl Display,
    show: Option<&ShowSettings>,
    of: impl FnOnce(&str) -> Document<'a>,
) -> Result<(String, Option<String>), Error> {
    let text = what.to_string();
    let shown = show.map(|show| show.write(&text, of)).transpose()?;
    Ok((text, shown))
}

/// A log, with its text and its document if the request asks for them.
fn logged<'a>(
    messages: Vec<Message>,
    text: impl FnOnce() -> String,
    has_text: Option<bool>,
    show: Option<&ShowSettings>,
    of: impl FnOnce(&str) -> Document<'a>,
) -> Result<LogReply, Error> {
    let has_text = has_text.unwrap_or(true);
    let words = (has_text || show.is_some_and(ShowSettings::is_text)).then(text);
    let shown = show.map(|show| show.write(words.as_deref().unwrap_or_default(), of)).transpose()?;
    Ok(LogReply { messages, text: words.filter(|_| has_text), shown })
}

fn solve(asked: &SolveRequest) -> Result<Reply, Error> {
    let solved = session(&asked.puzzle, &asked.options)?.solve()?;
    let messages = solved.messages(Id::default());
    let text = || solved.to_string();
    logged(messages, text, asked.text, asked.show.as_ref(), |title| solved.document(title)).map(Reply::Solved)
}

fn steps(asked: &StepsRequest) -> Result<Reply, Error> {
    let session = session(&asked.puzzle, &asked.options)?;
    let listing = if asked.techniques.is_empty() {
        session.steps()?
    } else {
        let choice = StepChoice::named(asked.techniques.iter().map(String::as_str))?;
        session.steps_of(&if asked.options.no_uniqueness { choice.without_uniqueness() } else { choice })?
    };
    let messages = listing.messages(Id::default());
    let text = || listing.to_string();
    logged(messages, text, asked.text, asked.show.as_ref(), |title| listing.document(title)).map(Reply::Listed)
}

fn hint(asked: &HintRequest) -> Result<Reply, Error> {
    let session = session(&asked.puzzle, &asked.options)?;
    let level = asked.level()?;
    let question = asked.question.as_deref().map(str::parse).transpose()?;
    let hint = PuzzleWorker::new(session.options()).hint_after(session.puzzle(), &asked.entries()?, level, question)?;
    hinted(&hint, asked.show.as_ref())
}

fn hinted(hint: &Hint, show: Option<&ShowSettings>) -> Result<Reply, Error> {
    let (text, shown) = text_and_document(hint, show, |title| hint.document(title))?;
    Ok(Reply::Hint { hint: Box::new(hint.message(Id::default())), text, shown })
}

fn why(asked: &WhyRequest) -> Result<Reply, Error> {
    let session = session(&asked.puzzle, &asked.options)?;
    let question = asked.question.parse()?;
    let answer = match PuzzleWorker::new(session.options()).answers_or_hint(session.puzzle(), Level::Full)? {
        Ok(mut answers) => answers.why(question)?,
        // What is wrong with the position is told instead of an argument.
        Err(hint) => return hinted(&hint, asked.show.as_ref()),
    };
    let style = session.options().get_style();
    let WhyRequest { backward, proof, .. } = *asked;
    let outline = answer.outline_with(style, OutlineOptions { backward, proof });
    let messages = answer.messages_with(Id::default(), outline.clone());
    let text = || answer.lines_of(&outline, style).join("\n") + "\n";
    let document = |title: &str| answer.document_of(title, outline.clone());
    logged(messages, text, asked.text, asked.show.as_ref(), document).map(Reply::Argued)
}

fn search(asked: &SearchRequest) -> Result<Reply, Error> {
    let entry = read_one_entry(&asked.puzzle)?;
    let found = solved::search_under(&entry.layout, &entry.puzzle)?;
    let (text, shown) =
        text_and_document(&found, asked.show.as_ref(), |title| found.document(Style::default(), title))?;
    let other = found.other.map(|grid| grid.to_string());
    Ok(Reply::Found { messages: found.messages(Id::default()), text, shown, other })
}

fn name(asked: &NameRequest) -> Result<Reply, Error> {
    let named = session(&asked.puzzle, &asked.options)?.name(&asked.moves()?)?;
    Ok(Reply::Named { name: Box::new(named.message(Id::default())), text: named.to_string() })
}

fn grade(asked: &GradeRequest) -> Result<Reply, Error> {
    let session = session(&asked.puzzle, &asked.options)?.scales(asked.scales()?);
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

fn prove_log(log: &LogRequest) -> Result<Reply, Error> {
    let mut traces = traces(&log.log).into_iter();
    let (Some(trace), None) = (traces.next(), traces.next()) else {
        return Err(Error::of_input(ProblemText::OneTrace));
    };
    Ok(proof(&prove(&trace.map_err(Error::of_input)?)?))
}

fn generate(make: &GenerateRequest) -> Result<Reply, Error> {
    if make.count > MOST {
        return Err(Error::of_input(ProblemText::MostCount { most: MOST, found: make.count }));
    }
    if let Some(generator) = make.under_rules()? {
        return Ok(Reply::Variants { puzzles: make.variants(&generator)? });
    }
    let symmetry = make.symmetry()?;
    let puzzles = match &make.order {
        Some(order) => order.made(make.seed, make.count, symmetry)?,
        None => (0..make.count).map(|index| GeneratedPuzzle::of(make.seed, symmetry, index)).collect(),
    };
    Ok(Reply::Generated { puzzles })
}

fn techniques(asked: &TechniquesRequest) -> Result<Reply, Error> {
    let style = asked.style()?;
    let level = asked.tier()?;
    let named = asked.technique.as_deref().map(technique).transpose()?.map(Technique::info);
    let of_tier = |info: &&Info| level.is_none_or(|tier| info.tier == tier);
    let infos: Vec<&Info> = match named {
        Some(info) => Some(info).into_iter().filter(of_tier).collect(),
        None => catalog().filter(of_tier).collect(),
    };
    let line = |info: &&Info| {
        let slug = info.slug;
        let name = info.name_in(style.language.code());
        let tier = tier(style, info.tier);
        format!("{slug}: {name} ({tier})\n")
    };
    let text = match (named, infos.as_slice()) {
        (Some(_), [info]) => TechniquePage::new(info, style).to_string(),
        _ => infos.iter().map(line).collect(),
    };
    Ok(Reply::Techniques { techniques: infos.into_iter().map(TechniqueRecord::new).collect(), text })
}
