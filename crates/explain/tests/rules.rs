//! The words of rules, and of what they rule out, in both languages.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    AlmostLocked, Assumption, Board, Candidate, CandidateSet, Cell, CellSet, Clash, Conclusion, Digit, DigitSet, Grid,
    Hypothesis, Layout, Ledger, LinkedSet, Pattern, Puzzle, Rule, RuleKind, Rules, Sets, Single, Slot, Slug, Step,
    StepRating,
};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use std::fmt::Write;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

/// The sentences on what a rule rules out if a slot has what an empty board leaves it without some candidates.
fn described(rule: Rule, removed: &str, slot: &str, gone: &str) -> String {
    told_by(vec![rule], removed, slot, gone)
}

/// The same of several rules, and of several slots.
fn told_by(list: Vec<Rule>, removed: &str, slots: &str, gone: &str) -> String {
    let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    removed.split_whitespace().for_each(|name| board.eliminate(Candidate::parse(name).unwrap().0));
    let slots: Vec<Slot> = slots.split(' ').map(|slot| Slot::parse(slot, &layout).unwrap()).collect();
    let step = Step {
        technique: Slug::new("rule-clash"),
        conclusion: Conclusion::eliminating(gone.split(' ').map(|name| Candidate::parse(name).unwrap().0).collect()),
        truths: slots.iter().map(|&slot| board.truth(slot)).collect(),
        pattern: Clash::of_all(slots).unwrap().into(),
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        let context = StepContext::new(&board).with_style(Style { language, ..Style::default() });
        let described = StepText::new(&context, "1", &step, &|_| "Rule Clash".to_owned());
        writeln!(text, "{}\n{}", described.place, described.sentence()).unwrap();
        let plain = Style { language, wording: Wording::Plain, ..Style::default() };
        let brief = Style { language, detail: Detail::Brief, ..Style::default() };
        for style in [plain, brief] {
            let described = StepText::new(&context.with_style(style), "1", &step, &|_| "Rule Clash".to_owned());
            writeln!(text, "{}", described.sentence()).unwrap();
        }
    }
    text
}

/// The sentences on a single in a slot of a small board, in both languages and wordings.
fn told_single(list: Vec<Rule>, given: &str, slot: &str, placed: &str) -> String {
    let layout = Layout::of(&Rules { list, ..Rules::of_size(4) }).unwrap();
    let mut grid = Grid::EMPTY;
    let given = Candidate::parse(given).unwrap().0;
    grid.set(given.cell, Some(given.digit));
    let board = Board::new(&layout, &Puzzle::from_givens(grid));
    told_single_on(&board, &Ledger::default(), slot, placed)
}

/// The same where step 4 placed the digit that was there before, in an argument.
fn told_single_after(list: Vec<Rule>, before: &str, slot: &str, placed: &str) -> String {
    let layout = Layout::of(&Rules { list, ..Rules::of_size(4) }).unwrap();
    let empty = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let mut board = empty.clone();
    board.place(Candidate::parse(before).unwrap().0);
    let mut ledger = Ledger::default();
    ledger.record(4, &empty, &board);
    told_single_on(&board, &ledger, slot, placed)
}

fn told_single_on(board: &Board, ledger: &Ledger, slot: &str, placed: &str) -> String {
    let layout = board.layout();
    let slot = Slot::parse(slot, layout).unwrap();
    let step = Step {
        technique: Slug::new("naked-single"),
        conclusion: Conclusion::placing(Candidate::parse(placed).unwrap().0),
        pattern: Pattern::Single(Single { slot }),
        truths: vec![board.truth(slot)],
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        for wording in Wording::ALL {
            StepContext::with_ledger(board, ledger, |context| {
                let style = Style { language, wording, ..Style::default() };
                let context = context.with_style(style).citing(true);
                let described = StepText::new(&context, "1", &step, &|_| "Single".to_owned());
                writeln!(text, "{}", described.sentence()).unwrap();
            });
        }
    }
    text
}

#[test]
fn a_single_names_the_rules_that_leave_it() {
    let mut text = told_single(vec![Rule::on(RuleKind::Odd, cells("r1c1"))], "r1c3=1", "r1c1", "r1c1=3");
    text += &told_single(vec![Rule::on(RuleKind::Difference, cells("r1c1 r1c2"))], "r1c1=1", "r1c2", "r1c2=2");
    let odd = ["r1c2", "r1c3", "r1c4"].map(|cell| Rule::on(RuleKind::Odd, cells(cell)));
    text += &told_single(odd.into(), "r3c3=4", "r1n4", "r1c1=4");
    let cage = Rule::on(RuleKind::Cage, cells("r1c1 r1c2")).with_value(Some(5));
    let twins = |kind| vec![Rule::on(kind, cells("r1c1 r2c3"))];
    text += &told_single(twins(RuleKind::Palindrome), "r1c1=1", "r2c3", "r2c3=1");
    let inside = Rule::on(RuleKind::Between, cells("r1c4 r1c1 r2c2 r4c4"));
    text += &told_single(vec![inside], "r1c3=2", "r1c1", "r1c1=3");
    text += &told_single_after(vec![cage], "r1c1=2", "r1c2", "r1c2=3");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("singles_by_rules", text));
}

/// The words of an assumption that makes the cells of two dots in a box the same, so that a cell has nothing left.
#[test]
fn a_dot_makes_a_digit() {
    let list = [RuleKind::Difference, RuleKind::Ratio].into_iter().zip(["r1c1 r2c1", "r2c1 r2c2"]);
    let list: Vec<Rule> = list.map(|(kind, ends)| Rule::on(kind, cells(ends))).collect();
    let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let assume = Assumption::is_true(Candidate::parse("r2c1=1").unwrap().0);
    let [two, end] = ["r1c1", "r2c2"].map(|name| Slot::Cell(Cell::parse(name).unwrap()));
    for name in ["r2c2<>5", "r2c2<>7", "r2c2<>9"] {
        board.eliminate(Candidate::parse(name).unwrap().0);
    }
    let mut supposed = board.clone();
    assume.carry_out(&mut supposed);
    let inner = Step {
        technique: Slug::new("naked-single"),
        conclusion: Conclusion::placing(Candidate::parse("r1c1=2").unwrap().0),
        pattern: Pattern::Single(Single { slot: two }),
        truths: vec![supposed.truth(two)],
        rating: StepRating::NONE,
    };
    let step = Step {
        technique: Slug::new("whip"),
        conclusion: Conclusion::eliminating(CandidateSet::of(assume.candidate)),
        pattern: Hypothesis { assume, steps: vec![inner], end }.into(),
        truths: vec![board.truth(two), board.truth(end)],
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        for wording in Wording::ALL {
            let context = StepContext::new(&board).with_style(Style { language, wording, ..Style::default() });
            let described = StepText::new(&context, "1", &step, &|_| "Whip".to_owned());
            writeln!(text, "{}", described.sentence()).unwrap();
        }
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("made_by_rules", text));
}

/// The sentences on two sets in a cage that share a digit, from cells with their digits and what goes.
fn told_sets(sets: [[(&str, &str); 2]; 2], gone: &str) -> String {
    let layout =
        Layout::of(&Rules { list: vec![Rule::on(RuleKind::Cage, cells("r1c3 r2c3 r2c4"))], ..Rules::default() });
    let layout = layout.unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let [one, other] = sets.map(|set| {
        let mut it = AlmostLocked { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
        for (name, held) in set {
            let cell = Cell::parse(name).unwrap();
            let digits: DigitSet = held.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)).collect();
            (layout.digits() - digits).iter().for_each(|digit| board.eliminate(Candidate { cell, digit }));
            it.cells.insert(cell);
            it.digits |= digits;
        }
        it
    });
    let linked = LinkedSet { common: Digit::from_value(1).unwrap().into(), set: other };
    let step = Step {
        technique: Slug::new("als-xz"),
        conclusion: Conclusion::eliminating(CandidateSet::of(Candidate::parse(gone).unwrap().0)),
        pattern: Sets::chain(one, vec![linked]).unwrap().into(),
        truths: Vec::new(),
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        let context = StepContext::new(&board).with_style(Style { language, ..Style::default() });
        let described = StepText::new(&context, "1", &step, &|_| "ALS-XZ".to_owned());
        writeln!(text, "{}", described.sentence()).unwrap();
    }
    text
}

#[test]
fn sets_see_each_other_by_a_rule() {
    let mut text = told_sets([[("r1c2", "25"), ("r1c3", "125")], [("r2c4", "17"), ("r2c8", "27")]], "r1c9<>2");
    text += &told_sets([[("r1c3", "15"), ("r2c2", "125")], [("r2c4", "17"), ("r2c6", "27")]], "r2c9<>2");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("sets_by_rules", text));
}

/// The sentences of rules about two cells on digits that have no partner.
fn told_partners() -> String {
    let arrow = Rule::on(RuleKind::Arrow, cells("r1c1 r1c2 r1c3")).with_value(Some(1));
    let mut text = String::new();
    // Of several dots at once; digits that go with none; those that the cell has no partner for, and twins.
    let double = |other: &str| Rule::on(RuleKind::Ratio, cells(&format!("r1c1 {other}")));
    text += &told_by(
        vec![double("r1c2"), double("r2c1")],
        "r1c1<>5",
        "r1c1",
        "r1c2<>5 r1c2<>7 r1c2<>9 r2c1<>5 r2c1<>7 r2c1<>9",
    );
    text += &described(double("r1c2"), "r1c1<>3 r1c1<>2 r1c1<>8", "r1c1", "r1c2<>4 r1c2<>6");
    text += &described(Rule::on(RuleKind::Whisper, cells("r1c1 r2c2")), "", "r1c1", "r2c2<>5");
    let twins = |kind| Rule::on(kind, cells("r1c1 r2c5"));
    text += &described(twins(RuleKind::Palindrome), "r1c1<>2 r1c1<>3", "r1c1", "r2c5<>2 r2c5<>3");
    text += &described(arrow, "", "r1c2", "r1c1<>1");
    text
}

/// The sentences on several cells of a rule together, and on several rules of a kind.
fn told_together() -> String {
    let line = |kind| Rule::on(kind, cells("r1c1 r2c2 r3c3"));
    let mut text =
        described(line(RuleKind::Thermometer), "", "r1c1 r3c3", "r1c1<>8 r1c1<>9 r2c2<>1 r2c2<>9 r3c3<>1 r3c3<>2");
    text += &described(line(RuleKind::Whisper), "", "r1c1 r2c2 r3c3", "r1c1<>5 r2c2<>5 r3c3<>5");
    let twins = Rule::on(RuleKind::Palindrome, cells("r1c1 r2c5"));
    text += &described(twins, "r1c1<>2 r2c5<>3", "r1c1 r2c5", "r2c5<>2 r1c1<>3");
    let kinds = [
        (RuleKind::Sum, 10),
        (RuleKind::Sum, 1),
        (RuleKind::Whisper, 5),
        (RuleKind::Ratio, 3),
        (RuleKind::Difference, 5),
    ];
    for (kind, value) in kinds {
        let pair = |names| Rule::on(kind, cells(names)).with_value(Some(value));
        let gone = "r1c1<>5 r1c2<>5 r5c5<>5 r6c5<>5";
        text += &told_by(vec![pair("r1c1 r1c2"), pair("r5c5 r6c5")], "", "r1c1 r1c2 r5c5 r6c5", gone);
    }
    text
}

/// The sentences of rules on a digit that leaves another one of its house just places that exclude it.
fn told_elsewhere(column: &str) -> String {
    let mut text = String::new();
    for (kind, gone) in [(RuleKind::NegativeDifference, "5"), (RuleKind::NegativeRatio, "2 r7c2<>8")] {
        text += &described(Rule::of(kind), column, "b7n4", &format!("r7c2<>{gone}"));
    }
    text += &described(Rule::of(RuleKind::NegativeSum), column, "b7n4", "r7c2<>1 r7c2<>6");
    text += &described(Rule::on(RuleKind::Renban, cells("r6c2 r7c2 r8c2")), column, "b7n4", "r7c2<>8");
    text += &described(Rule::on(RuleKind::Between, cells("r7c2 r6c2 r8c2")), column, "b7n4", "r7c2<>5");
    // Each of many places for another reason.
    let many = [(RuleKind::Whisper, "r1c2 r1c5"), (RuleKind::Thermometer, "r1c7 r1c2"), (RuleKind::Sum, "r1c2 r1c3")];
    let many = many.into_iter().map(|(kind, line)| Rule::on(kind, cells(line)).with_value(Some(10)));
    let many = many.map(|rule| if rule.kind == RuleKind::Sum { rule } else { rule.with_value(None) });
    text += &told_by(many.collect(), "r1c1<>5 r1c4<>5 r1c6<>5 r1c8<>5 r1c9<>5", "r1n5", "r1c2<>4");
    text
}

#[test]
fn every_rule_has_its_words() {
    let mut text = String::new();
    for kind in RuleKind::ALL {
        let value = match kind {
            RuleKind::Sum | RuleKind::LittleKiller | RuleKind::Sandwich => Some(10),
            RuleKind::Quadruple => Some(119),
            RuleKind::Whisper => Some(5),
            _ => None,
        };
        let line = if kind.has_cells() { cells("r1c1 r1c2 r2c3") } else { vec![] };
        let rule = Rule { kind, cells: line, value };
        for language in Lang::ALL {
            let style = Style { language, ..Style::default() };
            writeln!(text, "{kind}: {}", style.rule(&rule, Layout::classic(), [Cell::at(1, 1), Cell::at(1, 2)]))
                .unwrap();
            let short = |value| style.rule_name(&Rule { value, ..rule.clone() }, 9);
            writeln!(text, "{kind}: {}, {}, {}", short(None), short(Some(5)), short(Some(3))).unwrap();
            let of_two = Rule { kind, cells: cells("r1c1 r1c2"), value: Some(3) };
            writeln!(text, "{kind}: {}", style.rule_name(&of_two, 9)).unwrap();
        }
    }
    let triple = Rule::on(RuleKind::Ratio, cells("r1c1 r1c2")).with_value(Some(3));
    writeln!(text, "{}", Style::default().rule(&triple, Layout::classic(), [Cell::at(1, 1), Cell::at(1, 2)])).unwrap();
    text += &described(Rule::on(RuleKind::Ratio, cells("r1c1 r1c2")), "", "r1c1", "r1c2<>5");
    let ten = || Rule::on(RuleKind::Sum, cells("r7c2 r8c2")).with_value(Some(10));
    let column = "r7c1<>4 r7c3<>4 r8c1<>4 r8c3<>4 r9c1<>4 r9c2<>4 r9c3<>4";
    text += &described(ten(), column, "b7n4", "r7c2<>1");
    text += &told_elsewhere(column);
    text += &described(ten(), column, "b7n4", "r7c2<>1 r8c2<>7");
    text += &described(ten(), column, "b7n4", "r1c2<>4");
    let far = "r1c1<>5 r1c2<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5";
    text += &described(Rule::of(RuleKind::AntiKing), far, "r1n5", "r2c3<>5");
    let only_1 = "r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9";
    text += &described(Rule::of(RuleKind::NonConsecutive), only_1, "r1c1", "r1c2<>2 r2c1<>1");
    // Some for one reason, others for another one, and the cell itself; in a cell the digits are named.
    let box_1 = "r1c1<>5 r1c2<>5 r2c1<>5 r2c2<>5 r3c1<>5 r3c2<>5";
    text += &described(Rule::of(RuleKind::NonConsecutive), box_1, "b1n5", "r2c3<>4");
    let apart = "r1c1<>5 r1c3<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5";
    text += &described(Rule::of(RuleKind::AntiKnight), apart, "r1n5", "r2c4<>5 r3c3<>5");
    let three_or_5 = "r1c1<>1 r1c1<>2 r1c1<>4 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9";
    text += &described(Rule::of(RuleKind::NonConsecutive), three_or_5, "r1c1", "r1c2<>4");
    let three_or_4 = "r1c1<>1 r1c1<>2 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9";
    text += &described(Rule::of(RuleKind::NonConsecutive), three_or_4, "r1c1", "r1c2<>3");
    // Both sides of a cell of a thermometer, nearest first; equal digits on a slow one; the number of an arrow, and its line.
    let line = || cells("r1c1 r2c2 r3c3 r4c4 r5c5");
    let middle = "r3c3<>1 r3c3<>2 r3c3<>8 r3c3<>9";
    let rising = "r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9 r2c2<>7 r2c2<>8 r2c2<>9 r4c4<>1 r4c4<>2 r4c4<>3";
    text += &described(Rule::on(RuleKind::Thermometer, line()), middle, "r3c3", rising);
    text += &described(Rule::on(RuleKind::SlowThermometer, line()), middle, "r3c3", "r2c2<>8 r2c2<>9 r5c5<>1 r5c5<>2");
    let arrow = || Rule::on(RuleKind::Arrow, cells("r1c1 r1c2 r1c3")).with_value(Some(1));
    text += &described(arrow(), "r1c2<>1 r1c2<>2", "r1c2", "r1c1<>1 r1c1<>2 r1c1<>3");
    text += &described(arrow(), "r1c1<>9 r1c1<>8", "r1c1", "r1c2<>7 r1c2<>8 r1c2<>9 r1c3<>7 r1c3<>8 r1c3<>9");
    text += &told_partners();
    text += &told_together();
    // Not all of what is beyond goes: the rule is told, and not how far it reaches.
    text += &described(arrow(), "r1c2<>1 r1c2<>2", "r1c2", "r1c1<>1 r1c1<>2");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("rules", text));
}
