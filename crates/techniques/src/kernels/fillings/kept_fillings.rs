//! The rules of a layout about several cells, and what they and their totals leave, kept between the positions of a run.
use super::filled_rule::FilledRule;
use super::word_hasher::WordMap;
use crate::Context;
use crate::base::position_cache::Cached;
use qedoku_core::{CandidateSet, CellSet, Sum};
use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};

/// The most totals that are remembered.
const TOTALS: usize = 20_000;

/// The rules about several cells and the totals of a run, which are the same in every position.
#[derive(Default)]
pub(crate) struct KeptFillings {
    list: OnceCell<Vec<FilledRule>>,
    totals: RefCell<WordMap<KnownTotal, CandidateSet>>,
}

/// Open cells with their candidates and their total.
#[derive(PartialEq, Eq, Hash)]
struct KnownTotal {
    plus: CellSet,
    minus: CellSet,
    total: i16,
    left: CandidateSet,
}

impl Cached for KeptFillings {
    fn renew(&mut self) {}

    fn restart(&mut self) {
        drop(self.list.take());
        self.totals.get_mut().clear();
    }
}

/// The rules of the layout, with what they kept so far.
pub(crate) fn rules<'a>(cx: &Context<'a>) -> Cow<'a, [FilledRule]> {
    match cx.cached::<KeptFillings>() {
        Some(kept) => Cow::Borrowed(&kept.list.get_or_init(|| FilledRule::all(cx.layout))[..]),
        None => Cow::Owned(FilledRule::all(cx.layout)),
    }
}

/// The candidates that the cells of a total keep, worked out by `kept` or remembered.
pub(super) fn of_total(cx: &Context<'_>, sum: &Sum, kept: impl FnOnce() -> CandidateSet) -> CandidateSet {
    let Some(known) = cx.cached::<KeptFillings>() else { return kept() };
    let key = KnownTotal { plus: sum.plus, minus: sum.minus, total: sum.total, left: sum.left };
    if let Some(left) = known.totals.borrow().get(&key) {
        return *left;
    }
    let left = kept();
    let mut totals = known.totals.borrow_mut();
    if totals.len() >= TOTALS {
        totals.clear();
    }
    totals.insert(key, left);
    left
}
