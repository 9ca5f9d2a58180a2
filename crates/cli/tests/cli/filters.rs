//! Puzzles that are selected by what they are.
use crate::run::{fed, qedoku};

fn rows(text: &str) -> Vec<&str> {
    text.lines().skip(1).collect()
}

#[test]
fn grades_are_selected_as_puzzles_are_ordered() {
    let puzzles = qedoku(&["generate", "40", "--seed", "1"]).out;
    let graded = |arguments: &[&str]| fed(&[&["grade", "-f", "csv"], arguments].concat(), &puzzles);
    let [se, er] = ["--se", "--er"].map(|option| graded(&[option, "7.0..7.5"]));
    assert_eq!((se.code, &se.out), (0, &er.out), "{}", se.err);
    assert!(!rows(&se.out).is_empty() && rows(&se.out).len() < 40, "{}", se.out);
    let [hodoku, difficulty] = ["--hodoku", "--difficulty"].map(|option| graded(&[option, "extreme"]).out);
    assert_eq!(hodoku, difficulty);
    let all = graded(&["--scale", "tier,se,hodoku"]).out;
    let extreme: Vec<_> = rows(&all).into_iter().filter(|row| row.contains(",Extreme,")).collect();
    assert!(!extreme.is_empty() && extreme.len() < 40, "{all}");
    assert_eq!(rows(&hodoku), extreme);
    let easy = graded(&["--hodoku", "easy", "--se", "8.."]);
    assert!(rows(&easy.out).is_empty() && easy.err.contains("no puzzle is what was asked for"), "{}", easy.err);
    let lines = graded(&["--hodoku", "extreme"]).out.lines().count();
    let own = fed(&["grade", "--hodoku", "extreme", "--format-string", "%r %g"], &puzzles).out;
    assert_eq!(own.lines().count() + 1, lines);
    // Without a value they are scales, as ever.
    for scale in ["se", "hodoku"] {
        let [short, long] = [vec![format!("--{scale}")], vec!["--scale".to_owned(), scale.to_owned()]]
            .map(|words| graded(&words.iter().map(String::as_str).collect::<Vec<_>>()).out);
        assert_eq!(short, long);
    }
    let wrong = graded(&["--hodoku", "expert"]);
    let said = "the level for 'expert' is called 'extreme'";
    assert!(wrong.code == 2 && wrong.out.is_empty() && wrong.err.contains(said), "{}", wrong.err);
}
