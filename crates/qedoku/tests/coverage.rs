//! The counts of a coverage, compared with plainer ways to find them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku::coverage::{Coverage, CoverageDepth, CoverageWorker};
use qedoku::generate::generate;
use qedoku::{Layout, Options, Profile, Session, Tier};
use qedoku_techniques::{Solver, instances};

#[test]
fn a_technique_is_needed_if_a_whole_run_without_it_is_stuck_or_harder() {
    let options = Options::default();
    let profile = Profile::default();
    let rank = |slug: &str| {
        let infos: Vec<_> = profile.infos().collect();
        infos.iter().position(|info| info.slug == slug).map(|at| (infos[at].tier, at))
    };
    let mut worker = CoverageWorker::new(&options, CoverageDepth { possible: false, needed: true });
    let mut needed = 0;
    for made in generate(11, 12) {
        let covered = worker.cover(&made.puzzle).unwrap();
        for (slug, used) in &covered.uses {
            let without = Profile::default().only(|info| info.slug != slug.as_str());
            let run = |profile: &Profile| Solver::new(Layout::classic(), profile).solve(&made.puzzle);
            let [with, other] = [run(&profile), run(&without)];
            let hardest =
                |trace: &qedoku::Trace| trace.steps.iter().filter_map(|step| rank(step.technique.as_str())).max();
            let is_harder = hardest(&other) > hardest(&with) || !other.outcome.is_filled();
            assert_eq!(used.is_needed, is_harder, "{slug} of {}", made.puzzle.values.line('.'));
            needed += usize::from(is_harder);
        }
    }
    assert!(needed > 5, "{needed}");
}

#[test]
fn a_technique_was_possible_where_it_has_an_instance_and_another_was_taken() {
    let options = Options::new(Profile::default().up_to(Tier::Intermediate));
    let mut worker = CoverageWorker::new(&options, CoverageDepth { possible: true, needed: false });
    for made in generate(5, 3) {
        let covered = worker.cover(&made.puzzle).unwrap();
        let trace = Session::new(made.puzzle).profile(options.get_profile().clone()).solve().unwrap().trace;
        for technique in options.get_profile().techniques() {
            let slug = technique.info().slug;
            let possible = trace
                .replay()
                .filter(|(_, board, step)| step.technique.as_str() != slug && !instances(*technique, board).is_empty())
                .count();
            let counted = covered.uses.get(slug).map_or(0, |used| used.possible);
            assert_eq!(counted, possible as u64, "{slug}");
        }
    }
}

#[test]
fn a_coverage_is_read_as_it_is_written_and_compares_what_both_count() {
    let options = Options::default();
    let cover = |depth: CoverageDepth, seed: u64| {
        let mut coverage = Coverage::new(&options);
        let mut worker = CoverageWorker::new(&options, depth);
        for (made, number) in generate(seed, 3).zip(1..) {
            coverage.add(&format!("puzzle {number}"), &worker.cover(&made.puzzle).unwrap());
        }
        coverage
    };
    let needed = CoverageDepth { possible: false, needed: true };
    let [deep, flat] = [needed, CoverageDepth::FIRED].map(|depth| cover(depth, 3));
    let text = serde_json::to_string(&deep).unwrap();
    let again: Coverage = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), text);
    assert!(again.changes_since(&deep).is_empty());
    assert!(flat.changes_since(&deep).is_empty(), "what one does not count is not compared");
    let other = cover(needed, 4);
    let changes = other.changes_since(&deep);
    assert!(!changes.is_empty());
    let named = changes.appeared.iter().chain(&changes.vanished).chain(&changes.changed);
    for change in named {
        let fired = |of: &Coverage| {
            of.techniques.iter().find(|row| row.technique == change.technique).map_or(0, |row| row.fired)
        };
        assert_eq!(change.fired, [fired(&deep), fired(&other)]);
    }
    let silent = other.techniques.iter().filter(|row| row.fired == 0).count();
    assert_eq!(other.never().count() + other.of_other_rules().count(), silent);
}

#[test]
fn the_slug_of_a_technique_names_it() {
    // Names in logs count as slugs, and so a slug must not be an alias of another technique.
    for info in Profile::default().infos().chain(Profile::documents().infos()) {
        assert_eq!(qedoku::techniques::technique(info.slug).unwrap().info().slug, info.slug);
    }
}
