//! Chains in HoDoKu's library, which are judged by what they conclude and how long they are.
use qedoku_compat::all;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Digit, Pattern, Step};
use qedoku_formats::LibraryCase;
use qedoku_techniques::{Technique, TechniqueKind};

/// True if a line asks for a chain: codes 0701 to 0711, but for Remote Pairs.
pub(crate) fn concerns(case: &LibraryCase) -> bool {
    case.code.starts_with("07") && case.code != "0703"
}

/// The techniques that find chains: of any length, short ones with names of their own, and sets in a row.
pub(crate) fn techniques() -> impl Iterator<Item = &'static dyn Technique> {
    let finds = |technique: &&dyn Technique| {
        let file = technique.info().file.replace('\\', "/");
        let in_row = technique.info().hodoku.is_some_and(|known| ["0901", "0902", "0903"].contains(&known.code));
        let is_chain = technique.info().kind == TechniqueKind::Chain;
        in_row || is_chain || ["/wings/", "/single_digit/"].iter().any(|folder| file.contains(folder))
    };
    all().filter(finds)
}

/// The conclusions of a step as a chain, with its number of links. Sets in a row conclude what chains of one digit do.
pub(crate) fn read(case: &LibraryCase, step: &Step) -> Vec<(Conclusion, usize)> {
    match &step.pattern {
        Pattern::Sets(sets) => {
            let gone = &step.conclusion.eliminate;
            let digits = Digit::ALL.into_iter().map(|digit| CandidateSet::of_digit(digit, gone.plane(digit)));
            let parts = digits.filter(|part| !part.is_empty()).map(Conclusion::eliminating);
            parts.map(|part| (part, 2 * sets.all().len() - 1)).collect()
        }
        _ => length(case, step).map(|links| (step.conclusion, links)).into_iter().collect(),
    }
}

/// The number of links that the library counts. What it calls a loop starts and ends where it breaks, if it does: a
/// chain that concludes one thing is read so, and a link within the cell of the break is not counted. Of other chains
/// the ends are no links.
fn length(case: &LibraryCase, step: &Step) -> Option<usize> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let first = *chain.start();
    let last = *chain.end();
    // Strong links, and the weak ones between them.
    let links = 2 * chain.length() - 1;
    if chain.is_loop() || first == last {
        return Some(links);
    }
    let loops = ["0706", "0707", "0709", "0710"].contains(&case.code.as_str());
    let apart = |end: CandidateSet, broken: Candidate| usize::from(end.cells().single() != Some(broken.cell));
    let broken = step.conclusion.eliminate.single().filter(|_| loops);
    Some(broken.map_or(links, |broken| links + apart(first, broken) + apart(last, broken)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{AlmostLocked, CellSet, Chain, DigitSet, House, Layout, LinkedSet, Sets, Slot, Slug, StrongLink};

    fn candidate(name: &str) -> Candidate {
        Candidate::parse(name).expect("a candidate").0
    }

    fn of(names: &[&str]) -> CandidateSet {
        names.iter().map(|name| candidate(name)).collect()
    }

    fn case(code: &str) -> LibraryCase {
        LibraryCase::parse(&format!(":{code}:1:{}::111::9", ".".repeat(81))).expect("a case")
    }

    fn step(gone: &[&str], pattern: Pattern) -> Step {
        Step {
            technique: Slug::new("x-chain"),
            conclusion: Conclusion::eliminating(of(gone)),
            pattern,
            truths: vec![],
            rating: qedoku_core::StepRating::NONE,
        }
    }

    fn chain() -> Pattern {
        let row = |name| Slot::House(Layout::classic().house_named(name).unwrap_or(House::from_index(0)), Digit::D1);
        let link = |from, to, slot| StrongLink::new(of(&[from]), of(&[to]), slot);
        Pattern::of(Chain::open([link("r1c1=1", "r1c5=1", row("r1")), link("r5c5=1", "r5c9=1", row("r5"))]))
    }

    #[test]
    fn only_what_the_library_calls_a_loop_goes_back_to_its_break() {
        let links = |code: &str, gone: &[&str]| read(&case(code), &step(gone, chain()))[0].1;
        for code in ["0701", "0702", "0708-1", "0711-4"] {
            assert_eq!(links(code, &["r9c1=1"]), 3, "{code}");
        }
        for code in ["0707-2", "0710-3"] {
            assert_eq!(links(code, &["r9c1=1"]), 5, "{code}");
            assert_eq!(links(code, &["r1c1=2"]), 4, "{code}: the break is in the cell of an end");
            assert_eq!(links(code, &["r9c1=1", "r9c9=1"]), 3, "{code}");
        }
    }

    #[test]
    fn sets_in_a_row_are_a_chain_for_each_digit() {
        let set = AlmostLocked { cells: CellSet::EMPTY, digits: DigitSet::of(Digit::D1) };
        let rest = vec![LinkedSet { common: DigitSet::of(Digit::D1), set }; 4];
        let pattern = Pattern::of(Sets::chain(set, rest));
        let read = read(&case("0711-3"), &step(&["r1c1=1", "r1c2=1", "r1c1=4"], pattern));
        let expected = [of(&["r1c1=1", "r1c2=1"]), of(&["r1c1=4"])].map(|gone| (Conclusion::eliminating(gone), 9));
        assert_eq!(read, expected);
    }
}
