//! Proves on the rules and the givens alone the lemmas that uniqueness is used for.
use super::{judge, of_uniqueness};
use crate::proof_cases::traced::{name, trace, traced};
use qedoku_core::{
    BoardMap, Candidate, Cell, CellSet, Conclusion, Digit, DigitSet, Grid, Pattern, Puzzle, Slug, Step, Symmetric,
    Truth,
};
use qedoku_verify::proof::{PseudoBooleanProof, prove};

/// The rules alone, with the claim that four cells do not hold 5 and 8 in turn, shown by exchanging the two.
fn rectangle(cells: [&str; 4]) -> PseudoBooleanProof {
    let empty = prove(&trace(&Puzzle::from_givens(Grid::EMPTY), vec![])).unwrap();
    let [a, b, c, d] = cells;
    let clause = format!("1 ~{a}n5 1 ~{b}n8 1 ~{c}n8 1 ~{d}n5 >= 1");
    let swap: Vec<String> = cells.iter().map(|it| format!("{it}n5 -> {it}n8 {it}n8 -> {it}n5")).collect();
    let lemma = format!("@U1 red {clause} : {} ;", swap.join(" "));
    let proof = format!(
        "pseudo-Boolean proof version 3.0\nf 648 ;\n{lemma}\noutput NONE ;\nconclusion NONE ;\nend pseudo-Boolean proof ;\n"
    );
    PseudoBooleanProof { proof, derived: None, ..empty }
}

#[test]
fn a_rectangle_in_two_boxes_is_deadly_and_one_in_four_is_not() {
    let Some(judge) = judge("a_rectangle_in_two_boxes_is_deadly_and_one_in_four_is_not") else { return };
    assert_eq!(judge.judge(&rectangle(["r2c2", "r2c5", "r3c2", "r3c5"])).as_deref(), Ok("NO CONCLUSION"));
    let complaint = judge.judge(&rectangle(["r2c2", "r2c5", "r4c2", "r4c5"])).unwrap_err();
    assert!(complaint.contains("Verification error at proof.pbp:3"), "{complaint}");
}

/// The proofs of the cases that assume something.
fn assuming() -> impl Iterator<Item = (String, PseudoBooleanProof)> {
    let traces = of_uniqueness().into_iter().map(|case| (name(&case), traced(&case).unwrap()));
    let proofs = traces.filter(|(_, trace)| trace.steps[0].assumes_unique());
    proofs.map(|(name, trace)| (name, prove(&trace).unwrap())).filter(|(_, proof)| proof.assumed > 0)
}

#[test]
fn a_given_in_the_pattern_spoils_its_lemma() {
    let Some(judge) = judge("a_given_in_the_pattern_spoils_its_lemma") else { return };
    let rules = prove(&trace(&Puzzle::from_givens(Grid::EMPTY), vec![])).unwrap();
    let mut count = 0;
    for (name, proof) in assuming().filter(|(name, _)| !name.starts_with("gurth")) {
        let lemmas = proof.lemmas.unwrap()[1].clone();
        let (_, lines) = lemmas.split_once("\nf ").and_then(|(_, rest)| rest.split_once('\n')).unwrap();
        let over = |constraints: usize, formula: String| PseudoBooleanProof {
            formula,
            proof: format!("pseudo-Boolean proof version 3.0\nf {constraints} ;\n{lines}"),
            derived: None,
            ..rules.clone()
        };
        // The lemma needs no givens at all, so it holds for every puzzle that has none of them in the pattern.
        assert_eq!(judge.judge(&over(648, rules.formula.clone())).as_deref(), Ok("NO CONCLUSION"), "{name}");
        let given = lines.split(['~', ' ']).find(|word| word.starts_with('r') && word.len() == 6).unwrap();
        let formula = format!("{}@G{given} 1 {given} >= 1 ;\n", rules.formula);
        let complaint = judge.judge(&over(649, formula)).unwrap_err();
        assert!(complaint.contains("Verification error at proof.pbp:3"), "{name}: {complaint}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}

/// The proof of what a half turn that exchanges digits in pairs leaves of the center, for givens that it maps to
/// themselves.
fn half_turn(more: Option<Candidate>) -> Result<PseudoBooleanProof, String> {
    let mut map = BoardMap::identity();
    map.cells.reverse();
    for pair in [[0, 1], [2, 3], [4, 5], [6, 7]] {
        map.digits.swap(pair[0], pair[1]);
    }
    let givens = [(1, 1, 1), (1, 5, 3), (2, 7, 5), (3, 3, 3), (4, 8, 2), (5, 1, 7), (2, 2, 6)];
    let mut grid = Grid::EMPTY;
    for (row, column, digit) in givens {
        let given = Candidate { cell: Cell::at(row, column), digit: Digit::from_index(digit - 1) };
        for it in [given, map.candidate(given)] {
            grid.set(it.cell, Some(it.digit));
        }
    }
    let cell = Cell::at(5, 5);
    let digits = DigitSet::of(Digit::D9);
    let step = Step {
        technique: Slug::new("half-turn"),
        conclusion: Conclusion::placing(Candidate { cell, digit: Digit::D9 }),
        pattern: Pattern::Symmetry(qedoku_core::Symmetry { cells: CellSet::of(cell) }),
        truths: vec![Truth::Symmetric(Box::new(Symmetric { map, cell, digits }))],
        rating: qedoku_core::StepRating::NONE,
    };
    if let Some(more) = more {
        grid.set(more.cell, Some(more.digit));
    }
    prove(&trace(&Puzzle::from_givens(grid), vec![step])).map_err(|error| error.to_string())
}

#[test]
fn a_symmetry_that_one_given_breaks_is_none() {
    let Some(judge) = judge("a_symmetry_that_one_given_breaks_is_none") else { return };
    assert_eq!(judge.judge(&half_turn(None).unwrap()).as_deref(), Ok("NO CONCLUSION, OUTPUT DERIVABLE"));
    let lone = Candidate { cell: Cell::at(4, 4), digit: Digit::D9 };
    let complaint = judge.judge(&half_turn(Some(lone)).unwrap()).unwrap_err();
    assert!(complaint.contains("Verification error at lemmas.pbp:3"), "{complaint}");
}

#[test]
fn what_is_assumed_is_what_the_lemmas_say() {
    for (name, proof) in assuming() {
        let said = |text: &str, between: &str, end: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.starts_with("@U"));
            lines.map(|line| line.replacen(between, " ", 1).split(end).next().unwrap().trim().to_owned()).collect()
        };
        let assumed = said(&proof.formula, " ", ";");
        assert_eq!(assumed.len(), proof.assumed, "{name}");
        assert_eq!(assumed, said(&proof.lemmas.unwrap()[1], " red ", " :"), "{name}");
    }
}
