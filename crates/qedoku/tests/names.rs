//! Ids and choices are read as they print, and what names none of them says which there are.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku::generate::GivenSymmetry;
use qedoku::grade::HodokuLevel;
use qedoku::render::DocumentForm;
use qedoku::techniques::Slug;
use qedoku::{
    Board, Candidate, Cell, Conclusion, Detail, Digit, Format, House, Lang, Layout, Level, Notation, Puzzle, Question,
    Scale, Scales, Target, Tier, UnknownName, Wording, profiles, read_one, write,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Reads what each of these prints, and refuses a word that none of them has.
fn read_back<T>(all: &[T], expected: &str)
where
    T: Display + Debug + PartialEq + FromStr<Err = UnknownName> + Serialize + DeserializeOwned,
{
    for one in all {
        assert_eq!(one.to_string().parse().as_ref(), Ok(one));
        assert_eq!(serde_json::from_value::<T>(serde_json::to_value(one).unwrap()).unwrap(), *one);
    }
    let error = "\u{7}none".parse::<T>().unwrap_err();
    assert!(error.to_string().starts_with(&format!("expected {expected}")), "{error}");
    assert!(!error.to_string().contains('\u{7}'), "what is found is fit to be shown");
}

#[test]
fn what_prints_is_read_back() {
    read_back(&[Cell::at(1, 9), Cell::at(9, 1)], "a cell such as r4c7");
    read_back(&Digit::ALL, "a digit from 1 to 9");
    read_back(&[Candidate { cell: Cell::at(4, 7), digit: Digit::D5 }], "a candidate such as r4c7=5");
    read_back(&["r4c7=5", "r4c7<>5"].map(|text| text.parse::<Target>().unwrap()), "r4c7=5 or r4c7<>5");
    read_back(&Level::ALL, "a level: nudge, technique, ");
    read_back(&Tier::ALL, "a tier: simple, intermediate, advanced, ultimate");
    read_back(&Lang::ALL, "a language: en, zh");
    read_back(&Detail::ALL, "a detail: brief, normal, full");
    read_back(&Wording::ALL, "a wording: usual, plain");
    read_back(&Scale::ALL, "a scale: tier, se, ");
    read_back(&Notation::ALL, "a notation: rc, a1");
    read_back(&DocumentForm::ALL, "a form: html, svg, markdown");
    read_back(&HodokuLevel::ALL, "a level of HoDoKu: Easy, ");
    read_back(&GivenSymmetry::ALL, "a symmetry: none, 180, ");
    read_back(&["r4", "c5", "b6"].map(|name| name.parse::<House>().unwrap()), "a house such as r4, c5 or b6");
}

#[test]
fn what_has_an_error_of_its_own_is_read_back_too() {
    assert_eq!(serde_json::from_str::<Slug>(r#""x-wing""#).unwrap(), Slug::new("x-wing"));
    assert_eq!(Scales::try_from("se, tier").unwrap().to_string(), "se,tier");
    assert!(
        serde_json::from_str::<Scales>(r#""se,se""#).is_err() && serde_json::from_str::<Format>(r#""none""#).is_err()
    );
    assert!(Format::ALL.iter().all(|format| Format::try_from(format.name()) == Ok(*format)));
}

#[test]
fn numbers_and_letters_are_tried() {
    assert_eq!(
        (Digit::try_from('7'), Digit::try_from(7), Cell::try_from(80)),
        (Ok(Digit::D7), Ok(Digit::D7), Ok(Cell::at(9, 9)))
    );
    assert!(Digit::try_from('0').is_err() && Digit::try_from('七').is_err() && Cell::try_from(81).is_err());
    assert!("house 30".parse::<House>().is_err() && House::from_index(30).to_string() == "house 30");
}

#[test]
fn puzzles_and_boards_print_what_every_format_reads() {
    let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    let puzzle: Puzzle = line.parse().unwrap();
    assert_eq!((puzzle.to_string(), read_one(line).unwrap()), (line.to_owned(), puzzle));
    let mut board = Board::new(Layout::classic(), &puzzle);
    board.place("r1c2=9".parse().unwrap());
    board.eliminate("r1c3=5".parse().unwrap());
    let position = board.puzzle();
    assert_eq!(read_one(&position.to_string()).unwrap(), position);
    assert_eq!(write(Format::Library, &position).trim_end(), position.to_string());
    assert_eq!((board.to_string(), position.to_string().parse()), (position.to_string(), Ok(position)));
    assert_eq!(serde_json::from_value::<Puzzle>(json!(position)).unwrap(), position);
    let unlike: HashSet<Puzzle> = [puzzle, position, puzzle].into();
    assert_eq!(unlike.len(), 2);
}

#[test]
fn players_write_tiers_and_cells_in_their_way() {
    assert_eq!(
        ["Advanced", "SIMPLE", "ultimate"].map(str::parse),
        [Tier::Advanced, Tier::Simple, Tier::Ultimate].map(Ok)
    );
    assert_eq!((Tier::named("Advanced"), "D5".parse()), (None, Ok(Cell::at(4, 5))));
    let question: Question = "D5 <> 7".parse().unwrap();
    assert_eq!(json!(question), json!("r4c5<>7"));
    assert_eq!(serde_json::from_value::<Question>(json!("r4c5<>7")).unwrap(), question);
}

#[test]
fn conclusions_print_as_logs_name_them() {
    let candidate: Candidate = "r4c7=5".parse().unwrap();
    assert_eq!(Conclusion::placing(candidate).to_string(), "r4c7=5");
    assert_eq!(serde_json::from_value::<Conclusion>(json!("r4c7=5")).unwrap(), Conclusion::placing(candidate));
    assert_eq!(Target::Eliminate(candidate).conclusion().to_string(), "r4c7<>5");
}

#[test]
fn profiles_are_read_by_name() {
    for &(name, _) in profiles::NAMES {
        assert_eq!(profiles::read(name).unwrap().to_string(), name);
    }
    let error = profiles::read("mine").unwrap_err();
    assert!(error.to_string().starts_with("expected a profile: default, documents, "), "{error}");
}
