//! `qedoku traces`: each preset is read by a small reader that knows its published description and nothing else.
use crate::run::{Ran, fed, qedoku};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn puzzles() -> String {
    qedoku(&["generate", "--seed", "21", "--count", "40"]).out
}

/// A place for a folder, in one that goes when the test ends.
fn folder() -> (TempDir, PathBuf) {
    let around = tempfile::tempdir().unwrap();
    let path = around.path().join("out");
    (around, path)
}

fn traced(arguments: &[&str], input: &str) -> Ran {
    let ran = fed(&[&["traces"], arguments].concat(), input);
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// An array as the description of the format has it: a magic string, a version, the length of a header, the header, the entries.
struct NpyArray {
    descr: String,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

impl NpyArray {
    fn load(path: &Path) -> Self {
        let bytes = fs::read(path).unwrap();
        assert_eq!(&bytes[..8], b"\x93NUMPY\x01\x00");
        let length = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
        assert_eq!((10 + length) % 64, 0);
        let header = std::str::from_utf8(&bytes[10..10 + length]).unwrap();
        assert!(header.contains("'fortran_order': False") && header.ends_with('\n'), "{header}");
        let between = |from: &str, to: &str| header.split_once(from).unwrap().1.split_once(to).unwrap().0.to_owned();
        let shape = between("'shape': (", ")");
        let shape = shape.split(',').filter_map(|part| part.trim().parse().ok()).collect();
        Self { descr: between("'descr': '", "'"), shape, bytes: bytes[10 + length..].to_vec() }
    }

    fn numbers(&self) -> Vec<i64> {
        let size = usize::from(self.descr.as_bytes()[2] - b'0');
        assert_eq!(self.bytes.len(), size * self.shape.iter().product::<usize>(), "{:?}", self.shape);
        let number = |bytes: &[u8]| match *bytes {
            [one] => i64::from(one),
            [one, two] => i64::from(i16::from_le_bytes([one, two])),
            [a, b, c, d] => i64::from(i32::from_le_bytes([a, b, c, d])),
            _ => panic!("entries of {size} bytes"),
        };
        self.bytes.chunks(size).map(number).collect()
    }
}

#[test]
fn a_line_holds_a_puzzle_and_can_be_checked() {
    let input = puzzles();
    let ran = traced(&["--jobs", "1"], &input);
    assert_eq!(traced(&["--jobs", "2"], &input).out, ran.out);
    assert!(ran.out.len() / 40 < 4500, "{} bytes a puzzle", ran.out.len() / 40);
    for (line, puzzle) in lines(&ran.out).iter().zip(input.lines()) {
        assert_eq!(line["puzzle"], puzzle);
        assert_eq!(line["solved_by"], if line["tier"] == "ultimate" { "forcing" } else { "deduction" });
        // The steps place what is not given, and nothing else.
        let mut grid: Vec<char> = puzzle.chars().collect();
        let steps = line["steps"].as_array().unwrap();
        let mut rounds = vec![0];
        let mut used = vec![0; line["techniques"].as_array().unwrap().len()];
        for (step, number) in steps.iter().zip(1..) {
            used[usize::try_from(step["by"].as_u64().unwrap()).unwrap()] += 1;
            for name in step["place"].as_str().unwrap_or_default().split_whitespace() {
                let digits: Vec<usize> = name.chars().filter_map(|it| it.to_digit(10)).map(|it| it as usize).collect();
                let cell = &mut grid[9 * digits[0] + digits[1] - 10];
                assert_eq!(*cell, '.');
                *cell = char::from_digit(u32::try_from(digits[2]).unwrap(), 10).unwrap();
            }
            let needs = step["needs"].as_array().cloned().unwrap_or_default();
            let needs: Vec<usize> = needs.iter().map(|it| usize::try_from(it.as_u64().unwrap()).unwrap()).collect();
            assert!(needs.iter().all(|&earlier| earlier < number));
            let round = needs.iter().map(|&earlier| rounds[earlier]).max().unwrap_or(0) + 1;
            assert_eq!(step["round"], round);
            rounds.push(round);
        }
        assert_eq!(line["solution"], grid.iter().collect::<String>());
        let counts: Vec<Value> = line["techniques"].as_array().unwrap().iter().map(|it| it[1].clone()).collect();
        assert_eq!(counts, used.iter().map(|&count: &i32| Value::from(count)).collect::<Vec<_>>());
    }
    let checked = fed(&["check"], &ran.out);
    assert!(checked.code == 0 && checked.out.contains("40 of 40 traces accepted"), "{}", checked.out);
    // A step that does not follow is not accepted.
    let place = ran.out.find("\"place\":\"r").unwrap() + 14;
    let digit = if &ran.out[place..=place] == "1" { "2" } else { "1" };
    let mut forged = ran.out.clone();
    forged.replace_range(place..=place, digit);
    assert_ne!(fed(&["check"], forged).code, 0);
    let image = traced(&["--limit", "1"], &fed(&["convert", "--shuffle", "1"], input).out);
    assert_eq!(lines(&image.out)[0]["id"], lines(&ran.out)[0]["id"]);
}

#[test]
fn text_states_and_all_steps_are_had_on_request() {
    let input = puzzles();
    let line = |arguments: &[&str]| lines(&traced(&[&["--limit", "1"], arguments].concat(), &input).out).remove(0);
    let step = line(&["--text", "en,zh", "--states"])["steps"][0].clone();
    assert!(step["text"]["en"].as_str().unwrap().contains('r'), "{step}");
    assert!(!step["text"]["zh"].as_str().unwrap().is_ascii());
    assert_eq!(step["board"].as_str().unwrap().len(), 81);
    assert_eq!(step["candidates"].as_array().unwrap().len(), 81);
    let all = line(&["--all", "--up-to", "intermediate"]);
    let first = &all["steps"][0];
    let techniques = all["techniques"].as_array().unwrap();
    let own = &techniques[usize::try_from(first["by"].as_u64().unwrap()).unwrap()][0];
    let is_it = |one: &Value| one[0] == *own && one[1] == first["place"];
    assert!(first["all"].as_array().unwrap().iter().any(is_it), "{first}");
    // Nothing that the run may not use is listed.
    let tier = |slug: &str| lines(&qedoku(&["techniques", slug, "--format", "ndjson"]).out)[0]["tier"].clone();
    let steps = all["steps"].as_array().unwrap().iter();
    let listed: std::collections::BTreeSet<&str> =
        steps.flat_map(|step| step["all"].as_array().unwrap()).map(|one| one[0].as_str().unwrap()).collect();
    assert!(listed.len() > 3 && listed.into_iter().all(|slug| tier(slug) != "advanced"), "{first}");
}

#[test]
fn steps_rounds_and_conversations_are_read() {
    let input = puzzles();
    let steps = lines(&traced(&["--preset", "steps", "--limit", "2"], &input).out);
    for pair in steps.windows(2).filter(|pair| pair[0]["id"] == pair[1]["id"]) {
        let before = pair[0]["before"]["board"].as_str().unwrap();
        let after = pair[1]["before"]["board"].as_str().unwrap();
        let placed = before.chars().zip(after.chars()).filter(|(one, other)| one != other).count();
        assert_eq!(placed, pair[0]["place"].as_str().map_or(0, |place| place.split(' ').count()));
    }
    for line in lines(&traced(&["--preset", "rounds", "--states", "--limit", "9"], &input).out) {
        let last = line["rounds"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["board"], line["solution"], "{line}");
    }
    for (line, puzzle) in lines(&traced(&["--preset", "chat", "--text", "zh"], &input).out).iter().zip(input.lines()) {
        let messages = line["messages"].as_array().unwrap();
        assert!(messages.len() == 2 && messages[0]["role"] == "user" && messages[1]["role"] == "assistant");
        assert!(messages[0]["content"].as_str().unwrap().ends_with(puzzle));
        assert!(messages[1]["content"].as_str().unwrap().lines().last().unwrap().starts_with("答案："));
    }
}

/// Puzzles, labels and groups as the loaders of HRM and TRM read them.
#[test]
fn folders_of_hrm_are_loaded() {
    let input = puzzles();
    let (_around, path) = folder();
    let out = path.to_str().unwrap();
    let ran = traced(&["--preset", "hrm", "--split", "70,30", "--augment", "3", "--seed", "5", "--out", out], &input);
    assert!(ran.out.is_empty());
    let mut groups = 0;
    for (part, images) in [("train", 4), ("test", 1)] {
        let array = |name: &str| NpyArray::load(&path.join(part).join(format!("all__{name}.npy")));
        let about: Value = serde_json::from_slice(&fs::read(path.join(part).join("dataset.json")).unwrap()).unwrap();
        let inputs = array("inputs");
        let labels = array("labels");
        assert_eq!((inputs.descr.as_str(), inputs.shape[1], about["seq_len"].as_u64()), ("|u1", 81, Some(81)));
        let rows = inputs.shape[0];
        for (input, label) in inputs.numbers().iter().zip(labels.numbers()) {
            assert!((2..=10).contains(&label) && (*input == 1 || *input == label));
        }
        assert!(array("puzzle_indices").numbers().into_iter().eq(0..=i64::try_from(rows).unwrap()));
        assert!(array("puzzle_identifiers").numbers().iter().all(|&it| it == 0));
        let bounds = array("group_indices").numbers();
        assert_eq!(about["total_groups"], bounds.len() - 1);
        assert!(bounds.windows(2).all(|pair| pair[1] - pair[0] == images));
        assert_eq!(usize::try_from(*bounds.last().unwrap()).unwrap(), rows);
        assert_eq!((about["vocab_size"].as_u64(), about["sets"][0].as_str()), (Some(11), Some("all")));
        groups += bounds.len() - 1;
    }
    assert_eq!(groups, 40);
    let about: Value = serde_json::from_slice(&fs::read(path.join("about.json")).unwrap()).unwrap();
    assert_eq!((about["seed"].as_u64(), about["profile"].as_str()), (Some(5), Some("default")));
    assert_eq!(about["licence"]["traces"], "CC0-1.0");
}

#[test]
fn rows_of_325_integers_are_loaded() {
    let (_around, path) = folder();
    traced(&["--preset", "shah", "--out", path.to_str().unwrap()], &puzzles());
    let array = NpyArray::load(&path.join("all.npy"));
    assert_eq!((array.shape.as_slice(), array.descr.as_str()), (&[40, 325][..], "<i2"));
    for (row, puzzle) in array.numbers().chunks(325).zip(puzzles().lines()) {
        let givens = usize::try_from(row[0]).unwrap();
        let mut grid = [0; 81];
        for (place, cell) in row[1..].chunks(4).enumerate() {
            let [line, column, digit, strategy] = *cell else { panic!("four a cell") };
            let at = usize::try_from(9 * line + column).unwrap();
            assert!(grid[at] == 0 && (1..=9).contains(&digit));
            grid[at] = digit;
            assert_eq!(strategy == 0, place < givens);
            assert!(place >= givens || puzzle.as_bytes()[at] == b'0' + u8::try_from(digit).unwrap());
            assert!((0..=9).contains(&strategy) && strategy != 1);
        }
        assert!(grid.iter().all(|&digit| digit > 0));
    }
}

#[test]
fn images_of_a_puzzle_are_in_one_part() {
    let puzzles = puzzles();
    let images = fed(&["convert", "--shuffle", "8"], &puzzles).out;
    let ids = |input: &str| {
        let (_around, path) = folder();
        traced(&["--split", "60,20,20", "--out", path.to_str().unwrap(), "--fast"], input);
        let part = |part: &str| {
            let text = fs::read_to_string(path.join(format!("{part}.ndjson"))).unwrap();
            lines(&text).iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        ["train", "valid", "test"].map(part)
    };
    let parts = ids(&puzzles);
    assert_eq!(parts, ids(&images));
    assert!(parts.iter().all(|part| !part.is_empty()));
}

#[test]
fn what_does_not_go_together_is_refused_and_bad_puzzles_are_told() {
    for (arguments, said) in [
        (&["--preset", "hrm"][..], "name a folder with -o"),
        (&["--augment", "2"], "is for the preset hrm"),
        (&["--split", "90,20", "--out", "x"], "add up to 100"),
        (&["--sample", "x-wing"], "such as x-wing=100"),
        (&["--sample", "xwing9=1"], "xwing9"),
        (&["--resume", "x"], "not resumed"),
        (&["--out", "."], "name an empty folder"),
    ] {
        let ran = fed(&[&["traces"], arguments].concat(), puzzles());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
    }
    let good = puzzles().lines().next().unwrap().to_owned();
    let ran = fed(&["traces"], format!("{good}\n{}\n12\n{good}\n", ".".repeat(81)));
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (3, 2, 2), "{}", ran.err);
    let sampled = qedoku(&["traces", "--generate", "400", "--sample", "x-wing=2", "--fast"]);
    assert_eq!(sampled.out.lines().count(), 2);
    assert!(sampled.out.lines().all(|line| line.contains("\"x-wing\"")));
}
