//! Grids and files as programs write them.
mod texts;

use qedoku_core::{Board, Cell, Layout};
use qedoku_formats::Format;
use texts::{MATRIX, all, lines, nine};

#[test]
fn games_of_open_sudoku_are_read_in_all_versions() {
    let puzzle = qedoku_formats::read_one(MATRIX).unwrap();
    let cells = |cell: &dyn Fn(char) -> String| MATRIX.chars().map(cell).collect::<String>();
    let given = |digit: char| u8::from(digit == '0');
    for data in [
        MATRIX.to_owned(),
        "version: 1\n".to_owned() + &cells(&|digit| format!("{digit}|-|{}|", given(digit))),
        "version: 1&#10;".to_owned() + &cells(&|digit| format!("{digit}|-|{}|", given(digit))),
        "version: 2&#10;".to_owned() + &cells(&|digit| format!("{digit}|0||{}|", given(digit))),
        "version: 3&#xA;".to_owned() + &cells(&|digit| format!("{digit}|0|{}|", given(digit))),
        "version: 4&#10;".to_owned() + &cells(&|digit| format!("{digit}|0|0|{}|", given(digit))),
    ] {
        for text in [
            format!(
                "<?xml version='1.0'?>\n<opensudoku>\n<name>A &amp; B</name>\n<game data=\"{data}\" />\n</opensudoku>\n"
            ),
            format!(
                "<opensudoku version=\"2\"><folder name=\"x\"><game state='1'\n data='{data}'/></folder></opensudoku>"
            ),
        ] {
            for named in [None, Some(Format::OpenSudoku)] {
                let found: Vec<_> = all(&text, named).into_iter().map(|entry| entry.unwrap().puzzle).collect();
                assert_eq!(found, [puzzle], "{text}");
            }
        }
    }
    let noted = "version: 1\n".to_owned() + &"0|1,5,|1|".repeat(81);
    let noted = format!("<game data=\"{noted}\"/>");
    let entry = all(&noted, None).remove(0).unwrap();
    assert_eq!(entry.puzzle.removed.digits(Cell::at(3, 3)).to_string(), "2346789");
    for (data, said) in [
        (format!("version: 2&#10;{}", "0|0||1|".repeat(80)), "expected 81 cells of the game, found 80"),
        (format!("version: 2&#10;{}", "0|0||1|".repeat(82)), "expected the end of the game after 81 cells"),
        (format!("version: 2&#10;0|512||1|{}", "0|0||1|".repeat(80)), "column 30: expected notes as a number"),
        (format!("version: 9&#10;{}", "0|0||1|".repeat(81)), "column 22: expected a version of the cells"),
        (format!("9{}", &MATRIX[2..]), "found a number of 80 digits"),
        (format!("{MATRIX}\" <"), "expected '>' at the end of the tag"),
    ] {
        let error = lines(&format!("<game data=\"{data}\"/>"), None).remove(0);
        assert!(error.contains(said), "{data}: {error}");
    }
}

#[test]
fn grids_of_programs_and_tables_are_read() {
    let rows: Vec<String> = nine(MATRIX).lines().map(str::to_owned).collect();
    let cells = |row: &String, between: &str| row.chars().map(String::from).collect::<Vec<_>>().join(between);
    let object = format!(
        "{{\"id\": 1, \"grid\": [[{}]]}}",
        rows.iter().map(|row| cells(row, ",")).collect::<Vec<_>>().join("],[")
    );
    let c = rows.iter().map(|row| format!("  {{{}}}", cells(row, ", "))).collect::<Vec<_>>().join(",\n");
    let dashes: Vec<String> = rows.iter().map(|row| row.replace('0', "-")).collect();
    let bands = |rule: &str| dashes.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join(rule);
    let markdown = rows.iter().map(|row| format!("| {} |\n", cells(row, " | ").replace('0', " "))).collect::<Vec<_>>();
    let board = Board::new(Layout::classic(), &qedoku_formats::read_one(MATRIX).unwrap());
    let group =
        |cell: Cell| board.value(cell).map_or_else(|| format!("{{{}}}", board.digits(cell)), |digit| digit.to_string());
    let row = |row: u8| (1..=9).map(|column| group(Cell::at(row, column))).collect::<Vec<_>>().join(" ");
    let braces = (1..=9).map(row).collect::<Vec<_>>().join("\n");
    assert!(all(&braces, None)[0].as_ref().is_ok_and(|entry| entry.format == Format::Pencilmarks));
    for text in [
        format!("[{object}]"),
        format!("[\n  {object},\n  {object}\n]"),
        format!("[{}, {object}]", object.replace(',', ",\n   ")),
        object.replace("\"grid\": ", "\"grid\":\n"),
        format!("int grid[9][9] = {{\n{c}\n}};"),
        format!("{{{}}};", c.replace('\n', "")),
        format!("int a[9][9] = {{{}}};\nint b[9][9] = {{\n{c}}};", c.replace('\n', "")),
        bands("\n---------\n"),
        format!("---------\n{}\n---------", bands("\n---------\n")),
        markdown.concat(),
        format!("| | | | | | | | | |\n|---|---|---|---|---|---|---|---|---|\n{}", markdown.concat()),
        format!("|1|2|3|4|5|6|7|8|9|\n|:-:|---|---|---|---|---|---|---|---|\n{}", markdown.concat()),
        format!("{}|---|---|---|---|---|---|---|---|---|\n{}", markdown[0], markdown[1..].concat()),
    ] {
        let found = lines(&text, None);
        assert!(!found.is_empty() && found.iter().all(|line| line == MATRIX), "{found:?}\n{text}");
    }
    assert_eq!(lines(&format!("[\n{object},\n{object}\n]"), None).len(), 2);
    let broken = lines("[\n{\"puzzle\":\n \"1\"},\n{\"x\": 1}]", None);
    assert!(
        broken[0].starts_with("line 3, column 4: expected 81 cells") || broken[0].starts_with("line 3"),
        "{broken:?}"
    );
    assert!(broken[1].starts_with("line 4, column 1: expected an object with a key 'puzzle'"), "{broken:?}");
}
