//! Chains in HoDoKu's library, which are judged by what they conclude and how long they are.
use qedoku_core::text::LibraryCase;
use qedoku_core::{Candidate, CandidateSet, Pattern, Step};
use qedoku_techniques::{Technique, all};

/// Whether a line asks for a chain: codes 0701 to 0711, but for Remote Pairs.
pub(crate) fn concerns(case: &LibraryCase) -> bool {
    case.code.starts_with("07") && case.code != "0703"
}

/// The techniques that find chains.
pub(crate) fn techniques() -> impl Iterator<Item = &'static dyn Technique> {
    all().filter(|technique| technique.info().file.replace('\\', "/").contains("/chains/"))
}

/// How many links the library counts: a chain that concludes one thing is a loop that breaks there, in which a link
/// within the cell of the break is not counted.
pub(crate) fn length(step: &Step) -> Option<usize> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let (first, last) = (chain.links.first()?.from, chain.links.last()?.to);
    let links = chain.links.len();
    if chain.closed || first == last {
        return Some(links - usize::from(chain.closed));
    }
    let apart = |end: CandidateSet, broken: Candidate| usize::from(end.cells().single() != Some(broken.cell));
    Some(step.conclusion.eliminate.single().map_or(links, |broken| links + apart(first, broken) + apart(last, broken)))
}
