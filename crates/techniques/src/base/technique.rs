//! The trait of techniques, and the macro that declares one.
use crate::base::context::Context;
use crate::base::info::Info;
use crate::base::sink::Sink;
use qedoku_core::{Grid, Layout, Slot};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// Takes a counting argument: as many slots (cover) as other slots (base) hold all candidates of the base. Without a cover
/// the base is one slot, which has one candidate left.
pub type Collector<'t> = &'t mut dyn FnMut(&[Slot], &[Slot]);

/// One way a careful person finds a deduction.
pub trait Technique: Sync + Debug {
    /// The properties of the technique that are known without running it.
    fn info(&self) -> &'static Info;

    /// Reports every instance, in layout order, until the sink breaks.
    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()>;

    /// The counting arguments the technique can find on the way to a solution, for whoever looks for the shortest way;
    /// none for a technique that has to wait for a position.
    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        self.parts().iter().for_each(|part| part.foresee(layout, solution, take));
    }

    /// True if it can find anything under the rules of a layout: what is about cages or diagonals finds nothing where there
    /// are none.
    fn fits(&self, layout: &Layout) -> bool {
        let _ = layout;
        true
    }

    /// The techniques in whose names it reports, if it is several in one.
    fn parts(&self) -> &'static [&'static dyn Technique] {
        &[]
    }

    /// True if it reports in the name of the technique with this slug.
    fn reports(&self, slug: &str) -> bool {
        let parts = self.parts();
        if parts.is_empty() { self.info().slug == slug } else { parts.iter().any(|part| part.info().slug == slug) }
    }
}

/// Declares a technique: a unit struct with its [`Info`] that implements [`Technique`]. The doc comment is the text of
/// `docs/techniques/SLUG.md`.
///
/// After slug, name and tier come, each optional and in this order: `zh:`, the name in Chinese and the page in Chinese (what
/// it is, why it holds and how to find it; without it Chinese texts have the English ones), `kind:` (where it is no
/// pattern), `se:` (base rating in tenths), `hodoku:` (code, score), `aliases:`, `assumes: unique`, for what holds only
/// for puzzles with one solution, and `fits:`, a function of the layout, for what is about other rules. At the end stands what it
/// does: `search:` and, if it has any, `foresee:`, a function or a closure each, as the methods of the trait are without `self`.
///
/// ```
/// use qedoku_core::{Candidate, Single, Slot};
/// use qedoku_techniques::{Context, Sink, Technique};
/// use std::ops::ControlFlow;
///
/// qedoku_techniques::technique! {
///     /// A cell has one candidate left.
///     pub LastCandidate = "last-candidate", "Last Candidate", Simple,
///     zh: "唯一余数" {
///         what: "某格只剩一个候选数，就填这个数。",
///         why: "每格都要填一个数，而其他数都已被删去。",
///         find: "写出每格能填的数，填入只剩一个的。"
///     }, kind: Single, se: 23,
///     search: search
/// }
///
/// fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
///     for cell in cx.board.cells_with_one() {
///         let Some(digit) = cx.board.digits(cell).single() else { continue };
///         let slot = Slot::Cell(cell);
///         sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))?;
///     }
///     ControlFlow::Continue(())
/// }
///
/// assert_eq!(LastCandidate.info().name, "Last Candidate");
/// ```
#[macro_export]
macro_rules! technique {
    ($(#[doc = $doc:expr])+ $vis:vis $ty:ident = $slug:literal, $name:literal, $tier:ident
        $(, zh: $zh:literal { what: $what:literal, why: $why:literal, find: $find:literal $(,)? })? $(, kind: $kind:ident)? $(, se: $se:literal)? $(, hodoku: $code:literal $score:literal)? $(, aliases: $aliases:expr)? $(, wider: $wider:expr)? $(, assumes: $unique:ident)?
        $(, fits: $fits:expr)?, search: $search:expr $(, foresee: $foresee:expr)? $(,)?) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        $vis struct $ty;

        impl $ty {
            /// The properties of the technique that are known without running it.
            pub const INFO: $crate::Info = $crate::Info {
                slug: $slug,
                name: $name,
                zh: $crate::technique!(@chinese $name, concat!($($doc, "\n"),+) $(, $zh, $what, $why, $find)?),
                tier: $crate::Tier::$tier,
                kind: $crate::technique!(@kind $($kind)?),
                se: $crate::technique!(@option $($se)?),
                hodoku: $crate::technique!(@option $($crate::Hodoku { code: $code, score: $score })?),
                aliases: $crate::technique!(@list $($aliases)?),
                wider: $crate::technique!(@list $($wider)?),
                assumes_unique: $crate::technique!(@flag $($unique)?),
                docs: concat!($($doc, "\n"),+),
                file: file!(),
            };
        }

        $crate::technique!(@implement $ty, $search $(, $foresee)? $(; $fits)?);
    };
    (@implement $ty:ident, $search:expr $(, $foresee:expr)? $(; $fits:expr)?) => {
        impl $crate::Technique for $ty {
            fn info(&self) -> &'static $crate::Info {
                &Self::INFO
            }

            fn search(&self, cx: &$crate::Context<'_>, sink: &mut $crate::Sink<'_>) -> ::std::ops::ControlFlow<()> {
                let search: fn(&$crate::Context<'_>, &mut $crate::Sink<'_>) -> ::std::ops::ControlFlow<()> = $search;
                search(cx, sink)
            }

            $(
                fn foresee(&self, layout: &$crate::Layout, solution: &$crate::Grid, take: $crate::Collector<'_>) {
                    let foresee: fn(&$crate::Layout, &$crate::Grid, $crate::Collector<'_>) = $foresee;
                    foresee(layout, solution, take);
                }
            )?

            $(
                fn fits(&self, layout: &$crate::Layout) -> bool {
                    let fits: fn(&$crate::Layout) -> bool = $fits;
                    fits(layout)
                }
            )?
        }
    };
    (@kind) => { $crate::TechniqueKind::Pattern };
    (@kind $kind:ident) => { $crate::TechniqueKind::$kind };
    (@chinese $name:expr, $docs:expr) => { $crate::Chinese { name: $name, what: $docs, why: "", find: "" } };
    (@chinese $name:expr, $docs:expr, $zh:expr, $what:expr, $why:expr, $find:expr) => {
        $crate::Chinese { name: $zh, what: $what, why: $why, find: $find }
    };
    (@option) => { None };
    (@option $value:expr) => { Some($value) };
    (@flag) => { false };
    (@flag unique) => { true };
    (@list) => { &[] };
    (@list $value:expr) => { &$value };
}
