//! Decides whether arguments that refill cells keep rules beyond the classic ones.
use qedoku_core::{CandidateSet, CellSet, Layout, Truth};

/// True if truths hold that rest on another filling: no rule but the houses is about the cells that it refills.
pub(crate) fn hold(layout: &Layout, truths: &[Truth]) -> bool {
    truths.iter().all(|truth| match truth {
        Truth::Guard(guard) => swaps(layout, &guard.deadly),
        Truth::Symmetric(it) => layout.is_kept_by(&it.map),
        Truth::Cell { .. } | Truth::House { .. } | Truth::Sum(_) | Truth::Filling(_) => true,
    })
}

/// True if deadly candidates can be swapped under the rules: no rule beside the houses is about their cells, and every
/// house has two of the cells or none if they share two digits, or else each digit in two of them or in none. What else
/// could be refilled is not looked for.
pub(crate) fn swaps(layout: &Layout, deadly: &CandidateSet) -> bool {
    if layout.is_classic() {
        return true;
    }
    let cells = deadly.cells();
    let even = |part: CellSet| layout.houses().iter().all(|house| matches!((part & layout.cells(house)).len(), 0 | 2));
    let pairs = || cells.iter().all(|cell| deadly.digits(cell).len() == 2);
    let by_digit = || deadly.all_digits().iter().all(|digit| even(deadly.plane(digit)));
    layout.is_plain(deadly) && (deadly.all_digits().len() == 2 && even(cells) || pairs() && by_digit())
}
