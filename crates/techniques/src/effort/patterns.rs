//! Patterns that are looked for by techniques.
use super::method::Method;
use crate::advanced::fish::basic::{Jellyfish, Swordfish, XWing};
use crate::advanced::uniqueness::{
    unique_rectangle_1::UniqueRectangle1, unique_rectangle_2::UniqueRectangle2, unique_rectangle_3::UniqueRectangle3,
    unique_rectangle_4::UniqueRectangle4,
};
use crate::advanced::wings::{xy_wing::XyWing, xyz_wing::XyzWing};
use crate::base::context::Context;
use crate::base::sink::Sink;
use crate::base::technique::Technique;
use crate::intermediate::{
    claiming::Claiming,
    pointing::Pointing,
    subsets::{HiddenPair, HiddenQuad, HiddenTriple, LockedPair, LockedTriple, NakedPair, NakedQuad, NakedTriple},
};
use qedoku_core::Conclusion;

/// The techniques of each method, in the order in which methods are tried. All of them find the image of a conclusion on
/// the image of a board.
pub(super) const PATTERNS: &[(Method, &[&dyn Technique])] = &[
    (Method::Locked, &[&Pointing, &Claiming]),
    (Method::Pair, &[&LockedPair, &NakedPair, &HiddenPair]),
    (Method::XWing, &[&XWing]),
    (Method::Triple, &[&LockedTriple, &NakedTriple, &HiddenTriple]),
    (Method::Swordfish, &[&Swordfish]),
    (Method::Wing, &[&XyWing, &XyzWing]),
    (Method::Rectangle, &[&UniqueRectangle1, &UniqueRectangle2, &UniqueRectangle3, &UniqueRectangle4]),
    (Method::Quad, &[&NakedQuad, &HiddenQuad]),
    (Method::Jellyfish, &[&Jellyfish]),
];

/// The conclusions of all finds of some techniques, each once.
pub(super) fn conclusions(cx: &Context<'_>, techniques: &[&dyn Technique], unique: bool) -> Vec<Conclusion> {
    let mut found = Vec::new();
    for &technique in techniques.iter().filter(|technique| unique || !technique.info().assumes_unique) {
        let mut sink = Sink::gathering(cx.board, technique, &mut found);
        // A sink that gathers never breaks.
        let _ = technique.search(cx, &mut sink);
    }
    found
}
