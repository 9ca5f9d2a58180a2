//! Tests of the classic layout.
use super::*;

#[test]
fn classic_houses_are_what_they_are_called() {
    let layout = Layout::classic();
    assert_eq!(layout.houses().len(), 27);
    assert!(layout.houses().iter().all(|house| layout.cells(house).len() == 9));
    assert!(CellSet::ALL.iter().all(|cell| layout.peers(cell).len() == 20 && layout.houses_of(cell).len() == 3));
    let b6 = layout.house_named("b6").unwrap();
    assert_eq!(layout.cells(b6).first(), Some(Cell::at(4, 7)));
    assert_eq!(layout.members(b6)[8], Cell::at(6, 9));
    assert_eq!(layout.house_title(b6), "box 6");
    assert_eq!(layout.families().len(), 3);
    assert_eq!(layout.crossings().len(), 54);
    assert_eq!(layout.widest_crossing(), 3);
    assert_eq!(layout.slots().count(), 81 + 27 * 9);
}

#[test]
fn lines_are_told_from_boxes() {
    let layout = Layout::classic();
    let [r5, c5, b5] = ["r5", "c5", "b5"].map(|name| layout.house_named(name).unwrap());
    assert_eq!((layout.lines().len(), layout.boxes().len()), (18, 9));
    assert!(layout.is_box(b5) && !layout.is_box(r5) && !layout.lines().contains(b5));
    let center = Cell::at(5, 5);
    assert_eq!(layout.box_of(center), Some(b5));
    assert_eq!(layout.lines_of(center), HouseSet::of(r5).with(c5));
    assert_eq!([layout.along(r5), layout.across(r5)], layout.rows_and_columns());
    assert_eq!([layout.across(c5), layout.along(c5)], layout.rows_and_columns());
    assert_eq!(layout.line_families().count(), 2);
}

#[test]
fn clashes_agree_with_clash() {
    let layout = Layout::classic();
    for index in (0..Candidate::COUNT).step_by(7) {
        let a = Candidate::from_index(index);
        let listed = layout.clashes(a);
        for b in CandidateSet::ALL.iter() {
            assert_eq!(listed.contains(b), layout.clash(a, b), "{a} {b}");
        }
    }
}
