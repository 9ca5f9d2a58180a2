//! Counts which fields of patterns the checker looks at: real steps with one thing moved in their patterns, by field.
use super::moved::{FieldChange, Moved, moved};
use super::said;
use super::stock::Stock;
use qedoku_core::Pattern;
use qedoku_generate::RandomDraws;
use qedoku_verify::{Checker, StepVerdict};
use std::collections::BTreeMap;

/// The number of moves of a field, by outcome.
#[derive(Default)]
struct FieldTally {
    refused: u64,
    accepted: u64,
    false_ones: u64,
    example: Option<String>,
}

/// Moves one thing at a time in the patterns of real steps; prints each field with the moves that were accepted.
pub(super) fn print(stock: &Stock, seed: u64, count: u64, only: Option<&str>) {
    let mut checker = Checker::with_limit(2_000);
    let mut tallies: BTreeMap<FieldChange, FieldTally> = BTreeMap::new();
    let mut shapes: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, item) in stock.items.iter().enumerate() {
        let verdict = checker.check(&item.board, &item.step);
        if !matches!(verdict, StepVerdict::Accepted | StepVerdict::Guessed) {
            println!("refused: {} {verdict:?}: {:?}", item.step.technique, item.step);
        }
        if let Some(falsehood) = said::falsehood(&item.board, item.some_solution.as_ref(), &item.step) {
            println!("said to be false: {} {falsehood}: {:?}", item.step.technique, item.step);
        }
        shapes.entry(shape(&item.step.pattern)).or_default().push(index);
    }
    for (shape, items) in shapes.iter().filter(|(shape, _)| only.is_none_or(|only| shape.contains(only))) {
        println!("{shape}: {} steps", items.len());
        for index in 0..count {
            let mut draw = RandomDraws::new(seed, index);
            let item = &stock.items[items[draw.below(items.len())]];
            let mut step = item.step.clone();
            let Moved::Changed(what) = moved(&mut draw, item, &mut step) else { continue };
            let counts = tallies.entry(what).or_default();
            if checker.check(&item.board, &step) != StepVerdict::Accepted {
                counts.refused += 1;
                continue;
            }
            counts.accepted += 1;
            let falsehood = said::falsehood(&item.board, item.some_solution.as_ref(), &step);
            counts.false_ones += u64::from(falsehood.is_some());
            if counts.example.is_none() || falsehood.is_some() && counts.false_ones == 1 {
                let said = falsehood.unwrap_or_default();
                counts.example = Some(format!(
                    "{} {said}\n      {:?}\n   -> {:?}\n      {:?}\n      {:?}",
                    item.step.technique, item.step.pattern, step.pattern, item.step.conclusion, item.step.truths
                ));
            }
        }
    }
    for (FieldChange { shape, field, how }, it) in &tallies {
        let FieldTally { refused, accepted, false_ones, example } = it;
        println!("{shape}\t{field}\t{how}\t{refused} refused\t{accepted} accepted\t{false_ones} false");
        if let Some(example) = example {
            println!("      {example}");
        }
    }
}

/// The name of a shape, with its kind if the shape is one of several.
fn shape(pattern: &Pattern) -> String {
    let text = format!("{pattern:?}");
    text.chars().take_while(|it| it.is_alphabetic() || *it == '(').collect::<String>().replace('(', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attack::stock;

    /// Real patterns say nothing false, and a checker that does not look at the fields is found out: of the patterns
    /// with one thing moved, many of each of these shapes say something false.
    #[test]
    fn what_moves_make_false_is_noticed() {
        let files = [qedoku_fixtures::root().join("fixtures/_puzzles/generated.txt")];
        let stock = stock::collect(&files, 2, 7).unwrap();
        let mut noticed: BTreeMap<String, [u64; 2]> = BTreeMap::new();
        for (item, index) in stock.items.iter().zip(0..) {
            let falsehood = said::falsehood(&item.board, item.some_solution.as_ref(), &item.step);
            assert_eq!(falsehood, None, "{:?}", item.step);
            for seed in 0..20 {
                let mut step = item.step.clone();
                if let Moved::Changed(_) = moved(&mut RandomDraws::new(seed, index), item, &mut step) {
                    let falsehood = said::falsehood(&item.board, item.some_solution.as_ref(), &step);
                    noticed.entry(shape(&step.pattern)).or_default()[usize::from(falsehood.is_some())] += 1;
                }
            }
        }
        for wanted in ["Colors", "Chain", "Fish", "Sets", "Wing", "Exocet", "Exclusion", "Subset", "Deadly", "Kraken"] {
            let of = noticed.iter().filter(|(shape, _)| shape.starts_with(wanted));
            let [so, not] = of.fold([0; 2], |[so, not], (_, counts)| [so + counts[0], not + counts[1]]);
            assert!(not > 5 && not * 2 > so, "{wanted}: {so} {not}");
        }
    }
}
