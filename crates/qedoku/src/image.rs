//! Logs of images: the same steps on a board whose lines and digits have other names.
use crate::described_step::describe_steps;
use crate::error::Error;
use crate::log::messages;
use crate::names::Names;
use crate::words::ProblemText;
use qedoku_compat::profiles;
use qedoku_core::wire::{End, Message, Step};
use qedoku_core::{BoardMap, Candidate, Cell, Digit, Grid, House, Layout, Outcome, Slot, Trace};
use qedoku_generate::Isomorph;
use serde_json::{Map, Value};

/// The log of the images of the puzzles of a log, each under the map that `map` has for it, by its place from 0 and its givens.
/// Steps are told anew, those that cannot be read without words; what does not belong to a run is left out.
///
/// # Errors
/// The line at which it is no log, and why.
///
/// ```
/// use qedoku::generate::{generate, Isomorph, RandomDraws};
/// use qedoku::log::log_image;
/// use qedoku::{Session, check};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let log = Session::new(made.puzzle).solve()?.log();
/// let image = log_image(&log, |number, _| Ok(Isomorph::drawn(&mut RandomDraws::new(1, number))))?;
/// assert!(check(&image).is_accepted() && !image.contains(&made.puzzle.values.to_string()));
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn log_image(log: &str, map: impl Fn(u64, &Grid) -> Result<Isomorph, Error>) -> Result<String, Error> {
    let mut runs: Vec<Vec<Message>> = Vec::new();
    let mut current: Option<BoardImage> = None;
    let mut number: u64 = 0;
    for located in qedoku_core::wire::messages(log) {
        let located = located.map_err(|error| Error::of_input(error.to_string()))?;
        let failed = |error: Error| Error::of_input(ProblemText::AtLine { line: located.line, error });
        let field = |error| failed(Error::of_input(ProblemText::Field { error }));
        match &located.message {
            Message::Begin(begin) => {
                let puzzle = begin.to_puzzle().map_err(field)?;
                let isomorph = map(number, &puzzle.given_grid())?;
                number += 1;
                current = Some(BoardImage { map: isomorph.map(), transposed: isomorph.transposed });
                runs.push(Vec::new());
            }
            Message::Outline(_) | Message::Listed(_) | Message::Error(_) => continue,
            Message::Step(_) | Message::Attempt(_) | Message::End(_) => {}
        }
        let (Some(image), Some(run)) = (&current, runs.last_mut()) else {
            return Err(failed(Error::of_input(ProblemText::NoBeginning)));
        };
        run.push(image.message(&located.message).map_err(|error| failed(Error::of_input(error)))?);
    }
    Ok(runs.into_iter().map(|run| messages::lines(&describe_again(run))).collect())
}

/// The steps in words again, as far as they can be read.
fn describe_again(mut run: Vec<Message>) -> Vec<Message> {
    let read = |step: &Step| step.to_step(Layout::classic()).ok();
    let steps =
        run.iter().filter_map(|message| if let Message::Step(step) = message { Some(read(step)) } else { None });
    let Some(steps) = steps.collect::<Option<Vec<_>>>() else { return run };
    let Some(puzzle) = run.first().and_then(|message| match message {
        Message::Begin(begin) => begin.to_puzzle().ok(),
        _ => None,
    }) else {
        return run;
    };
    let profile = run.iter().find_map(|message| match message {
        Message::Begin(begin) => profiles::named(begin.profile.as_deref()?),
        _ => None,
    });
    let profile = profile.map(|profile| Names::new(&profile));
    let layout = Layout::classic();
    let trace = Trace {
        layout: layout.clone(),
        puzzle,
        profile: String::new(),
        steps,
        attempts: Vec::new(),
        outcome: Outcome::Stuck,
    };
    let names = Names::all();
    let mut described = Vec::new();
    describe_steps(&trace, &names, |it| described.push(messages::step(layout, it, &names)));
    let mut described = described.into_iter();
    let used: Vec<&str> = trace.steps.iter().map(|step| step.technique.as_str()).collect();
    for message in &mut run {
        if let Message::End(End { hardest: Some(hardest), .. }) = message
            && let Some(info) = profile.as_ref().and_then(|names| names.hardest_of(used.iter().copied()))
        {
            info.slug.clone_into(hardest);
        }
        if let Message::Step(step) = message
            && let Some(Message::Step(again)) = described.next()
        {
            (step.pattern, step.text) = (again.pattern, again.text);
        }
    }
    run
}

/// The image of a board under a map.
struct BoardImage {
    map: BoardMap,
    transposed: bool,
}

/// The fields that hold text, which is written anew.
const WORDS: [&str; 2] = ["text", "eureka"];

impl BoardImage {
    fn message(&self, message: &Message) -> Result<Message, String> {
        let mut value = serde_json::to_value(message).map_err(|error| error.to_string())?;
        self.change(&mut value, "");
        let mut image: Message = serde_json::from_value(value).map_err(|error| error.to_string())?;
        if let (Message::End(image), Message::End(end)) = (&mut image, message) {
            // The techniques stand in the order of first use, the cells in that of the layout.
            let slug =
                |slug: &String| if self.transposed { turned(slug).unwrap_or(slug).to_owned() } else { slug.clone() };
            image.counts =
                end.counts.as_ref().map(|all| all.iter().map(|(name, count)| (slug(name), *count)).collect());
            image.candidates.sort_by(|one, _, other, _| Cell::parse(one).cmp(&Cell::parse(other)));
        }
        Ok(image)
    }

    /// Changes whatever names a place or a digit: texts by what they are, numbers by the field they stand in.
    fn change(&self, value: &mut Value, field: &str) {
        match value {
            Value::String(text) => {
                if let Some(image) = self.text(text, field) {
                    *text = image;
                }
            }
            Value::Number(number) if matches!(field, "digit" | "digits" | "stem" | "links" | "last") => {
                let digit = number.as_u64().and_then(|value| Digit::from_value(u32::try_from(value).ok()?));
                if let Some(digit) = digit {
                    *value = self.map.digit(digit).value().into();
                }
            }
            Value::Array(entries) => entries.iter_mut().for_each(|entry| self.change(entry, field)),
            Value::Object(fields) if field == "symmetry" => self.symmetry(fields),
            Value::Object(fields) => self.object(fields),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn object(&self, fields: &mut Map<String, Value>) {
        fields.retain(|name, _| !WORDS.contains(&name.as_str()));
        let entries = std::mem::take(fields);
        for (key, mut value) in entries {
            let image = self.text(&key, "key");
            self.change(&mut value, &key);
            fields.insert(image.unwrap_or(key), value);
        }
    }

    /// A map of the board, which becomes one of the image: there, it, and back.
    fn symmetry(&self, fields: &mut Map<String, Value>) {
        let cells = fields.get("cells").and_then(Value::as_array).cloned().unwrap_or_default();
        let cells: Vec<Cell> = cells.iter().filter_map(|cell| Cell::parse(cell.as_str()?)).collect();
        let digits = fields.get("digits").and_then(Value::as_str).unwrap_or_default();
        let digits: Vec<Digit> = digits.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)).collect();
        if cells.len() != Cell::COUNT || digits.len() != Digit::COUNT {
            return;
        }
        let mut image = BoardMap::identity();
        for (from, to) in cells.iter().enumerate() {
            image.cells[self.map.cell(Cell::from_index(from)).index()] = self.map.cell(*to);
        }
        for (from, to) in digits.iter().enumerate() {
            image.digits[self.map.digit(Digit::from_index(from)).index()] = self.map.digit(*to);
        }
        let named: Vec<Value> = image.cells.iter().map(|cell| cell.to_string().into()).collect();
        fields.insert("cells".to_owned(), named.into());
        fields.insert("digits".to_owned(), image.digits.iter().map(Digit::to_string).collect::<String>().into());
    }

    fn text(&self, text: &str, field: &str) -> Option<String> {
        let layout = Layout::classic();
        if let Some((candidate, placed)) = Candidate::parse(text) {
            let image = self.map.candidate(candidate);
            return Some(if placed { image.to_string() } else { image.eliminated() });
        }
        if let Some(slot) = Slot::parse(text, layout) {
            return Some(self.slot(slot)?.name(layout));
        }
        if let Some(house) = layout.house_named(text) {
            return Some(layout.house_name(self.house(house)?).to_owned());
        }
        match (field, Grid::parse_line(text)) {
            ("puzzle" | "solution" | "grid", Some(grid)) => Some(grid.image(&self.map).to_string()),
            _ if Cell::parse(field).is_some() => self.digits(text),
            _ if self.transposed => turned(text).map(str::to_owned),
            _ => None,
        }
    }

    /// The digits of a cell.
    fn digits(&self, text: &str) -> Option<String> {
        let digits: Option<Vec<Digit>> = text.chars().map(|it| Digit::from_value(it.to_digit(10)?)).collect();
        let mut image: Vec<Digit> = digits?.into_iter().map(|digit| self.map.digit(digit)).collect();
        image.sort_unstable();
        Some(image.iter().map(Digit::to_string).collect())
    }

    fn slot(&self, slot: Slot) -> Option<Slot> {
        Some(match slot {
            Slot::Cell(cell) => Slot::Cell(self.map.cell(cell)),
            Slot::House(house, digit) => Slot::House(self.house(house)?, self.map.digit(digit)),
        })
    }

    fn house(&self, house: House) -> Option<House> {
        let layout = Layout::classic();
        let cells = self.map.image(layout.cells(house));
        layout.houses().iter().find(|&image| layout.cells(image) == cells)
    }
}

/// The slug of a technique on a transposed board, if it names rows or columns.
fn turned(slug: &str) -> Option<&'static str> {
    match slug {
        "hidden-single-row" => Some("hidden-single-column"),
        "hidden-single-column" => Some("hidden-single-row"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::generate;
    use crate::{Options, PuzzleWorker, Session, check};
    use qedoku_generate::RandomDraws;

    #[test]
    fn images_of_logs_are_accepted_and_lead_back() {
        for profile in profiles::NAMES.iter().map(|(name, _)| profiles::named(name).expect("a profile")) {
            let options = Options::new(profile);
            let logs = generate(3, 12).map(|made| PuzzleWorker::new(&options).solve(&made.puzzle));
            let log: String = logs.filter_map(Result::ok).map(|solved| solved.log()).collect();
            let draw = |number| Isomorph::drawn(&mut RandomDraws::new(4, number));
            let image = log_image(&log, |number, _| Ok(draw(number))).expect("a log");
            let checked = check(&image);
            assert!(checked.is_accepted() && checked.reports.len() == 12, "{checked}");
            assert_ne!(image, log);
            let same = log_image(&log, |_, _| Ok(identity())).expect("a log");
            assert!(check(&same).is_accepted());
            assert_eq!(same.lines().count(), log.lines().count());
        }
    }

    fn identity() -> Isomorph {
        let lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        Isomorph { transposed: false, rows: lines, columns: lines, digits: Digit::ALL }
    }

    #[test]
    fn an_image_of_the_identity_is_the_log() {
        let log = Session::new(generate(3, 1).next().expect("a puzzle").puzzle).solve().expect("a run").log();
        assert_eq!(log_image(&log, |_, _| Ok(identity())).expect("a log"), log);
    }

    #[test]
    fn what_is_no_log_is_told_with_its_line() {
        let map = |_, _: &Grid| Ok(identity());
        assert!(
            log_image("{\"type\":\"end\",\"outcome\":\"solved\"}", map).unwrap_err().message().starts_with("line 1: ")
        );
        assert!(log_image("x", map).unwrap_err().message().starts_with("line 1, column 1"));
    }
}
