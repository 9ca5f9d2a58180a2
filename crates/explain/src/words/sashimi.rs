//! Follows a fish with few places without its fins, house by house.
use crate::step_context::StepContext;
use qedoku_core::{CellSet, Fish, FishBody, House};

/// The links that follow without the fins until what goes is seen.
pub(super) struct FinlessCourse {
    pub(super) links: Vec<CourseLink>,
}

/// A house of the base with the places that it has left.
pub(super) struct CourseLink {
    /// The places that are lost as the ones before see them, with the house in which they do.
    pub(super) lost: Option<(CellSet, House)>,
    /// The house.
    pub(super) house: House,
    /// The places that are left in it.
    pub(super) places: CellSet,
}

/// The links from a house of the base that the fins leave one place to one whose places see what goes; nothing if there is
/// none, or if not all of it is seen at the end.
pub(super) fn course(context: &StepContext<'_>, fish: &Fish, body: FishBody, gone: CellSet) -> Option<FinlessCourse> {
    let layout = context.layout;
    let plane = context.board.plane(fish.digit);
    let mut left: Vec<(House, CellSet)> =
        fish.base.iter().map(|house| (house, (layout.cells(house) & plane) - body.fins)).collect();
    let first = left.iter().position(|(_, places)| places.is_one())?;
    let (house, places) = left.remove(first);
    let mut links = vec![CourseLink { lost: None, house, places }];
    loop {
        let last = links.last()?.places;
        if links.iter().any(|link| gone.is_subset(layout.common_peers(link.places))) {
            return Some(FinlessCourse { links });
        }
        let at = last.single()?;
        let next = left
            .iter()
            .position(|(_, places)| places.meets(layout.peers(at)) && !places.is_subset(layout.peers(at)))?;
        let (house, places) = left.remove(next);
        let lost = places & layout.peers(at);
        let shared = layout.houses_around(lost.with(at)).first()?;
        links.push(CourseLink { lost: Some((lost, shared)), house, places: places - lost });
    }
}
