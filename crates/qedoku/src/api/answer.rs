//! From a request to a reply.
use super::reply::{Reply, Told};
use super::request::{
    GenerateRequest, HintRequest, LogRequest, Request, Settings, SolveRequest, StepsRequest, WhyRequest, puzzle,
};
use crate::check::{Checked, Proved, check, prove};
use crate::listing::Choice;
use crate::made::Made;
use crate::messages::Id;
use crate::problem::{Kind, Problem};
use crate::session::Session;
use crate::solved::search;
use qedoku_verify::traces;
use std::fmt::Display;

/// How many puzzles a reply has at most.
const MOST: u64 = 1000;

/// Answers a request.
///
/// ```
/// use qedoku::api::{GenerateRequest, Reply, Request, answer};
///
/// let reply = answer(&Request::Generate(GenerateRequest { seed: 7, count: 2, symmetry: None }));
/// assert!(matches!(reply, Reply::Generated { puzzles } if puzzles.len() == 2));
/// ```
pub fn answer(request: &Request) -> Reply {
    match request {
        Request::Solve(asked) => solve(asked),
        Request::Steps(asked) => steps(asked),
        Request::Hint(asked) => hint(asked),
        Request::Why(asked) => why(asked),
        Request::Grade(asked) => grade(asked),
        Request::Search(asked) => puzzle(&asked.puzzle).and_then(|puzzle| {
            let found = search(&puzzle)?;
            Ok(Reply::Found(told(found.messages(Id::default()), &found)))
        }),
        Request::Check(log) => Ok(checked(&check(&log.log))),
        Request::Prove(asked) => session(&asked.puzzle, &asked.options)
            .and_then(|session| session.solve())
            .and_then(|solved| prove(&solved.trace))
            .map(|proved| proof(&proved)),
        Request::ProveLog(log) => prove_log(log),
        Request::Generate(make) => generate(make),
    }
    .unwrap_or_else(Reply::Error)
}

/// Answers a request that is the text of a JSON object.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// assert!(matches!(answer_json(r#"{"type":"generate","seed":7}"#), Reply::Generated { .. }));
/// assert!(matches!(answer_json(r#"{"type":"solve"}"#), Reply::Error(problem) if problem.message.contains("puzzle")));
/// ```
pub fn answer_json(text: &str) -> Reply {
    match serde_json::from_str(text) {
        Ok(request) => answer(&request),
        Err(error) => Reply::Error(Problem::new(Kind::Unreadable, format!("no request: {error}"))),
    }
}

fn session(text: &str, settings: &Settings) -> Result<Session, Problem> {
    Ok(Session::with(puzzle(text)?, settings.options()?))
}

fn told(messages: Vec<qedoku_core::wire::Message>, what: &impl Display) -> Told {
    Told { messages, text: what.to_string() }
}

fn solve(asked: &SolveRequest) -> Result<Reply, Problem> {
    let solved = session(&asked.puzzle, &asked.options)?.solve()?;
    Ok(Reply::Solved(told(solved.messages(Id::default()), &solved)))
}

fn steps(asked: &StepsRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let listing = if asked.techniques.is_empty() {
        session.steps()?
    } else {
        let choice = Choice::named(asked.techniques.iter().map(String::as_str))?;
        session.steps_of(&if asked.options.no_uniqueness { choice.without_uniqueness() } else { choice })?
    };
    Ok(Reply::Listed(told(listing.messages(Id::default()), &listing)))
}

fn hint(asked: &HintRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let level = asked.level()?;
    let hint = match &asked.question {
        Some(question) => session.hint_for(level, question.parse()?)?,
        None => session.hint(level)?,
    };
    Ok(Reply::Hint { hint: Box::new(hint.message(Id::default())), text: hint.to_string() })
}

fn why(asked: &WhyRequest) -> Result<Reply, Problem> {
    let session = session(&asked.puzzle, &asked.options)?;
    let answer = session.why(asked.question.parse()?)?;
    Ok(Reply::Argued(told(answer.messages(Id::default()), &answer)))
}

fn grade(asked: &SolveRequest) -> Result<Reply, Problem> {
    let graded = session(&asked.puzzle, &asked.options)?.grade()?;
    let text = graded.to_string();
    Ok(Reply::Graded { grade: Box::new(graded.into_record()), text })
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
    let unreadable = |message: String| Problem::new(Kind::Unreadable, message);
    let (Some(trace), None) = (traces.next(), traces.next()) else {
        return Err(unreadable("expected a log with one trace, found none or several".to_owned()));
    };
    Ok(proof(&prove(&trace.map_err(unreadable)?)?))
}

fn generate(make: &GenerateRequest) -> Result<Reply, Problem> {
    if make.count > MOST {
        let message = format!("expected a count of {MOST} at most, found {}", make.count);
        return Err(Problem::new(Kind::Unreadable, message));
    }
    let symmetry = make.symmetry()?;
    let puzzles = (0..make.count).map(|index| Made::of(make.seed, symmetry, index).record()).collect();
    Ok(Reply::Generated { puzzles })
}
