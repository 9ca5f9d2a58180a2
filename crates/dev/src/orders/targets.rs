//! Seeks puzzles for specs of each kind.
use super::OrdersOptions;
use qedoku::generate::{Bounds, PuzzleSearch, PuzzleSpec, SearchPlan};
use qedoku::grade::HodokuLevel;
use qedoku_techniques::{TECHNIQUES, Tier};
use std::time::Instant;

/// The specs that are sought, by name.
fn orders() -> Vec<(String, PuzzleSpec)> {
    let tiers =
        Tier::ALL.map(|tier| (format!("tier {tier}"), PuzzleSpec { tier: Some(tier), ..PuzzleSpec::default() }));
    let se = [12, 26, 42, 66, 71, 83, 90].map(|se| {
        (format!("SE {}.{}", se / 10, se % 10), PuzzleSpec { se: Some(Bounds::just(se)), ..PuzzleSpec::default() })
    });
    let levels = HodokuLevel::ALL
        .map(|level| (format!("HoDoKu {}", level.word()), PuzzleSpec { hodoku: Some(level), ..PuzzleSpec::default() }));
    let techniques = TECHNIQUES.iter().map(|&technique| {
        (format!("needs {}", technique.info().slug), PuzzleSpec { technique: Some(technique), ..PuzzleSpec::default() })
    });
    tiers.into_iter().chain(se).chain(levels).chain(techniques).collect()
}

/// Seeks each and prints what came of it; whether all but techniques were met.
pub(super) fn table(options: &OrdersOptions) -> bool {
    let wanted = |name: &str| options.only.as_ref().is_none_or(|only| name.contains(only.as_str()));
    let mut all = true;
    let mut reached = 0;
    let mut techniques = 0;
    println!("| order | found | puzzles looked at | seconds |\n|---|---:|---:|---:|");
    for (name, order) in orders().into_iter().filter(|(name, _)| wanted(name)) {
        let is_technique = order.technique.is_some();
        let Ok(plan) = SearchPlan::new(order, options.seed) else {
            println!("| {name} | no such order | | |");
            all = false;
            continue;
        };
        let mut search = PuzzleSearch::new(&plan);
        let mut found = 0;
        let mut tries = 0;
        let begun = Instant::now();
        for number in 0.. {
            if found >= options.count || begun.elapsed().as_secs_f64() > options.seconds {
                break;
            }
            let tried = search.walk(number);
            tries += tried.tries;
            found += usize::from(tried.found.is_some());
        }
        println!("| {name} | {found} | {tries} | {:.2} |", begun.elapsed().as_secs_f64());
        techniques += usize::from(is_technique);
        reached += usize::from(is_technique && found >= options.count);
        all &= is_technique || found >= options.count;
    }
    println!("\n{reached} of {techniques} techniques reached {} times", options.count);
    all
}
