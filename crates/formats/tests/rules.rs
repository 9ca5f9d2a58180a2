//! Puzzles under other rules: what a format keeps is read back with the same meaning, from every format to every other.
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
use qedoku_fixtures::{Requirement, shared, skip};
use qedoku_formats::{Format, TextEntry, closing, keeps_rules, preamble, read, read_one_entry, rewrite};
use std::collections::BTreeSet;

/// The formats that keep all rules.
const ALL_RULES: [Format; 3] = [Format::FPuzzles, Format::SudokuPad, Format::Jsonl];

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).expect("a cell")).collect()
}

fn on(kind: RuleKind, names: &str) -> Rule {
    Rule::on(kind, cells(names))
}

fn valued(kind: RuleKind, names: &str, value: u16) -> Rule {
    on(kind, names).with_value(Some(value))
}

fn nine(list: Vec<Rule>) -> Rules {
    Rules { list, ..Rules::default() }
}

/// Rules of each kind, made by hand, with the words that tell them from each other.
fn examples() -> Vec<Rules> {
    let whole = [
        RuleKind::DiagonalRising,
        RuleKind::DiagonalFalling,
        RuleKind::DisjointGroups,
        RuleKind::AntiKnight,
        RuleKind::AntiKing,
        RuleKind::NonConsecutive,
        RuleKind::NegativeDifference,
        RuleKind::NegativeRatio,
        RuleKind::NegativeSum,
    ];
    let parts = [
        on(RuleKind::ExtraRegion, "r1c1 r2c2 r3c3 r4c5 r5c4 r6c6 r7c8 r8c7 r9c9"),
        on(RuleKind::ExtraRegion, "r1c2 r2c1 r3c4"),
        on(RuleKind::Cage, "r1c1 r1c2 r2c2"),
        valued(RuleKind::Cage, "r1c1 r1c2 r2c2", 15),
        on(RuleKind::Difference, "r1c1 r1c2"),
        valued(RuleKind::Difference, "r1c1 r2c1", 3),
        on(RuleKind::Ratio, "r5c1 r5c2"),
        valued(RuleKind::Ratio, "r5c1 r6c1", 3),
        valued(RuleKind::Sum, "r1c4 r1c5", 10),
        valued(RuleKind::Sum, "r2c4 r3c4", 5),
        on(RuleKind::Thermometer, "r1c1 r2c2 r2c3 r1c4"),
        on(RuleKind::SlowThermometer, "r1c1 r2c2 r2c3"),
        on(RuleKind::Whisper, "r1c1 r2c2 r2c3"),
        valued(RuleKind::Whisper, "r4c1 r5c2 r5c3", 4),
        on(RuleKind::Whisper, "r4c4 r4c5 r5c5 r5c4 r4c4"),
        on(RuleKind::Palindrome, "r1c1 r2c2 r3c2 r4c2"),
        on(RuleKind::Clone, "r1c1 r1c2 r8c5 r8c6"),
        on(RuleKind::Odd, "r3c3"),
        on(RuleKind::Even, "r3c4"),
        on(RuleKind::Minimum, "r5c5"),
        on(RuleKind::Maximum, "r1c9"),
        on(RuleKind::Arrow, "r1c1 r2c2 r3c3"),
        valued(RuleKind::Arrow, "r5c5 r5c6 r6c7 r7c7", 2),
        valued(RuleKind::LittleKiller, "r1c3 r2c2 r3c1", 17),
        on(RuleKind::RegionSumLine, "r3c3 r3c4 r4c4"),
        valued(RuleKind::Sandwich, "r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9", 11),
        valued(RuleKind::Sandwich, "r1c2 r2c2 r3c2 r4c2 r5c2 r6c2 r7c2 r8c2 r9c2", 0),
        on(RuleKind::Renban, "r4c4 r4c5 r5c5"),
        on(RuleKind::Between, "r6c1 r6c2 r7c3"),
        valued(RuleKind::Quadruple, "r1c1 r1c2 r2c1 r2c2", 1123),
    ];
    let mut all: Vec<Rules> = whole.iter().map(|&kind| Rules::with([kind])).collect();
    all.extend(parts.iter().map(|rule| nine(vec![rule.clone()])));
    all.extend(boards());
    let marks = [4, 6, 8].map(|at: usize| parts[at].clone());
    let negatives = [RuleKind::NegativeDifference, RuleKind::NegativeRatio, RuleKind::NegativeSum].map(Rule::of);
    all.push(nine([marks.to_vec(), negatives.to_vec()].concat()));
    all.push(nine([marks.to_vec(), vec![parts[7].clone(), Rule::of(RuleKind::NegativeRatio)]].concat()));
    all.push(nine([RuleKind::DiagonalRising, RuleKind::AntiKing].map(Rule::of).into_iter().chain(parts).collect()));
    all
}

/// Boards of other sizes and boxes.
fn boards() -> Vec<Rules> {
    let jigsaw = "112222333111222333111122333444555666444555666444555666777888999777888999777888999";
    let swapped = Rules { boxes: Some("1112122233443344".to_owned()), ..Rules::of_size(4) };
    let tall = Rules { boxes: Some("112233112233112233445566445566445566".to_owned()), ..Rules::of_size(6) };
    let bare = Rules { boxes: Some(".".repeat(81)), ..Rules::default() };
    let odd = Rules { boxes: Some(jigsaw.to_owned()), ..Rules::default() };
    let diagonals = [RuleKind::DiagonalRising, RuleKind::DiagonalFalling].map(Rule::of).to_vec();
    let x = Rules { list: diagonals.clone(), ..odd.clone() };
    let disjoint = Rules { list: vec![Rule::of(RuleKind::DisjointGroups)], ..odd.clone() };
    let six = Rules { list: vec![diagonals[0].clone(), on(RuleKind::Whisper, "r1c1 r2c2 r3c3")], ..Rules::of_size(6) };
    let windows = nine(Rules::windows().to_vec());
    let both = nine([diagonals.clone(), Rules::windows().to_vec()].concat());
    let all = [
        Rules::of_size(4),
        Rules::of_size(6),
        swapped,
        tall,
        bare,
        odd,
        x,
        disjoint,
        six,
        windows,
        both,
        nine(diagonals),
    ];
    all.to_vec()
}

/// The meaning of rules: the candidates, what clashes, the houses and groups, and the rules about cells as a whole.
fn meaning(layout: &Layout) -> (CandidateSet, Vec<CandidateSet>, BTreeSet<Vec<Cell>>, BTreeSet<String>) {
    let clashes = layout.start().iter().map(|it| layout.clashes(it) & *layout.start()).collect();
    let houses = layout.houses().iter().map(|house| layout.cells(house).iter().collect());
    let is_whole = |rule: &&Rule| {
        !rule.sums(layout.rules()).is_empty()
            || matches!(
                rule.kind,
                RuleKind::Renban
                    | RuleKind::Between
                    | RuleKind::Quadruple
                    | RuleKind::Sandwich
                    | RuleKind::RegionSumLine
            )
    };
    let whole = layout.rules().list.iter().filter(is_whole);
    let whole = whole.map(|rule| format!("{} {:?} {:?}", rule.kind, rule.cells, rule.value));
    (*layout.start(), clashes, houses.collect(), whole.collect())
}

/// A puzzle of three digits that the rules allow.
fn puzzle(layout: &Layout) -> Puzzle {
    let mut values = Grid::EMPTY;
    for at in [3, 5, 14] {
        let cell = layout.board().iter().nth(at).expect("a board has 16 cells");
        let taken: CandidateSet = values.filled().collect();
        let free = |digit: &Digit| {
            let it = Candidate { cell, digit: *digit };
            layout.start().contains(it) && !layout.clashes(it).meets(&taken)
        };
        values.set(cell, layout.digits().iter().find(free));
    }
    Puzzle::from_givens(values)
}

/// The text of a file with one puzzle.
fn text(format: Format, entry: &TextEntry<'_>) -> String {
    let parts = [preamble(format, 1), Some(rewrite(format, entry)), closing(format).map(str::to_owned)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n") + "\n"
}

/// The entry of rules, as a link has it.
fn entry(rules: &Rules) -> TextEntry<'static> {
    let layout = Layout::of(rules).expect("rules without a fault");
    let puzzle = puzzle(&layout);
    let stated = qedoku_formats::AnnotatedPuzzle { puzzle: &puzzle, layout: &layout, name: None, solution: None };
    let read = read_one_entry(&stated.write(Format::FPuzzles)).expect("a link of f-puzzles").into_owned();
    assert!(read.puzzle == puzzle && meaning(&read.layout) == meaning(&layout), "{}", layout.name());
    read
}

/// Writes an entry in each format that keeps its rules, and reads it back, named and not; the formats that do.
fn trips(entry: &TextEntry<'_>) -> Vec<Format> {
    let kept: Vec<Format> = Format::ALL.into_iter().filter(|&it| keeps_rules(it, &entry.layout)).collect();
    let wanted = meaning(&entry.layout);
    for &format in &kept {
        let written = text(format, entry);
        for named in [None, Some(format)] {
            let mut back = read(&written, named);
            let found = back.next().unwrap_or_else(|| panic!("{format}: {written}"));
            let found = found.unwrap_or_else(|error| panic!("{format}, {named:?}: {error}\n{written}"));
            assert!(back.next().is_none(), "{format}: {written}");
            assert_eq!(found.puzzle.values, entry.puzzle.values, "{format}: {written}");
            assert!(
                meaning(&found.layout) == wanted,
                "{format}: {} became {}\n{written}",
                entry.layout.name(),
                found.layout.name()
            );
        }
    }
    kept
}

#[test]
fn rules_of_each_kind_are_kept() {
    let examples = examples();
    for kind in RuleKind::ALL {
        assert!(examples.iter().any(|rules| rules.list.iter().any(|rule| rule.kind == kind)), "{kind}");
    }
    for rules in examples {
        let entry = entry(&rules);
        let kept = trips(&entry);
        assert!(ALL_RULES.iter().all(|format| kept.contains(format)), "{}", entry.layout.name());
        // Dots with a number are no dots of the other format, so that they do not exempt a pair.
        let negative = rules.list.iter().any(|rule| rule.kind == RuleKind::NegativeRatio);
        let numbered = rules.list.iter().any(|rule| rule.kind == RuleKind::Ratio && rule.value.is_some());
        assert_eq!(kept.contains(&Format::SudokuPuzzle), !negative || !numbered, "{}", entry.layout.name());
        // From each format to each other.
        for &format in &kept {
            let again = text(format, &entry);
            let again = read_one_entry(&again).expect("what was read once");
            assert_eq!(trips(&again), kept, "{format}: {}", entry.layout.name());
        }
    }
}

#[test]
fn formats_without_rules_keep_none() {
    let rules = entry(&Rules::with([RuleKind::AntiKing]));
    let kept: Vec<Format> = Format::ALL.into_iter().filter(|&format| keeps_rules(format, &rules.layout)).collect();
    let expected = [Format::Jsonl, Format::SudokuPad, Format::FPuzzles, Format::SudokuPuzzle, Format::Case];
    assert_eq!(kept, expected);
    let small = entry(&Rules::of_size(6));
    let kept: Vec<Format> = Format::ALL.into_iter().filter(|&format| keeps_rules(format, &small.layout)).collect();
    let plain = [Format::Line, Format::Grid, Format::Jsonl, Format::SudokuWiki];
    assert_eq!(kept, [&plain[..], &expected[1..]].concat());
    assert!(Format::ALL.into_iter().all(|format| keeps_rules(format, Layout::classic())));
}

#[test]
fn positions_on_the_way_are_kept() {
    for rules in [Rules::of_size(6), Rules::with([RuleKind::DisjointGroups]), nine(Rules::windows().to_vec())] {
        let mut entry = entry(&rules);
        let open = entry.layout.board() - entry.puzzle.values.cells();
        let [first, second] = [0, 4].map(|at| open.iter().nth(at).expect("an open cell"));
        let taken: CandidateSet = entry.puzzle.values.filled().collect();
        let free = |cell: Cell| {
            entry
                .layout
                .digits()
                .iter()
                .map(move |digit| Candidate { cell, digit })
                .filter(|it| !entry.layout.clashes(*it).meets(&taken))
                .collect::<Vec<_>>()
        };
        let placed = free(first)[0];
        let removed = free(second).into_iter().next_back().expect("a digit");
        entry.puzzle.values.set(first, Some(placed.digit));
        entry.puzzle.removed = CandidateSet::of_cell(second, DigitSet::of(removed.digit));
        for format in [Format::SudokuWiki, Format::FPuzzles] {
            let written = text(format, &entry);
            let back = read_one_entry(&written).unwrap_or_else(|error| panic!("{format}: {error}"));
            assert_eq!(back.puzzle, entry.puzzle, "{format}: {written}");
        }
        let back = text(Format::SudokuPuzzle, &entry);
        let back = read_one_entry(&back).expect("a position");
        assert_eq!((back.puzzle.values, back.puzzle.removed), (entry.puzzle.values, entry.puzzle.removed));
        assert_eq!(back.puzzle.givens, back.puzzle.values.cells());
    }
}

#[test]
fn puzzles_of_others_are_kept() {
    let Some(folder) = shared("variants") else {
        return skip(
            Requirement::Puzzles,
            "round trips of puzzles under other rules",
            "shared/data/variants is not there",
        );
    };
    let mut puzzles = 0;
    let mut texts = 0;
    let mut whole = 0;
    let files = std::fs::read_dir(folder).expect("the folder of variants").flatten().map(|file| file.path());
    let files: BTreeSet<_> = files.filter(|path| path.extension().is_some_and(|kind| kind == "ndjson")).collect();
    for path in files {
        let lines = std::fs::read_to_string(&path).expect("a file of variants");
        for line in lines.lines() {
            let object: serde_json::Value = serde_json::from_str(line).expect("an object");
            let stated = object["fpuzzles"].to_string();
            let stated = object["fpuzzles"].as_str().unwrap_or(&stated);
            let entry = read_one_entry(stated).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let kept = trips(&entry);
            puzzles += 1;
            texts += kept.len();
            whole += usize::from(kept.contains(&Format::SudokuPuzzle));
            assert!(ALL_RULES.iter().all(|format| kept.contains(format)), "{}", entry.layout.name());
        }
    }
    println!("{puzzles} puzzles in {texts} texts; sudoku-puzzle keeps {whole}");
}
