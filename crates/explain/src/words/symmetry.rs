//! Arguments from a symmetry of the givens.
use super::list;
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{BoardMap, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Layout, Step, Truth};

/// Names the symmetry and says what it asks of the cells.
pub(super) fn why(scene: &Scene<'_>, cells: CellSet, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    let symmetric = step.truths.iter().find_map(|truth| if let Truth::Symmetric(it) = truth { Some(it) } else { None });
    let Some(it) = symmetric else {
        return format!("the givens are symmetric, and so is the one solution: {conclusion}");
    };
    let (moved, renamed) = (map(scene.layout, &it.map), digits(&it.map));
    let asked = asked(scene, cells, &it.map, step);
    format!(
        "the givens stay the same when {moved} and {renamed}, and so does the one solution: {asked}, so {conclusion}"
    )
}

/// What the symmetry asks of the cells.
fn asked(scene: &Scene<'_>, cells: CellSet, map: &BoardMap, step: &Step) -> String {
    let stands = |image: &Candidate| scene.board.value(image.cell) == Some(image.digit);
    let placed = step.conclusion.place.single();
    if let Some((placed, image)) = placed.and_then(|placed| Some((placed, map.images(placed).find(stands)?))) {
        return format!("{image} stands, and {placed} goes with it");
    }
    let gone = |cell: Cell| {
        let going = move |&digit: &Digit| {
            let candidate = Candidate { cell, digit };
            step.conclusion.eliminate.contains(candidate) || placed.is_some_and(|it| scene.layout.clash(it, candidate))
        };
        scene.board.digits(cell).into_iter().filter(going).map(move |digit| Candidate { cell, digit })
    };
    let renamed = |gone: &Candidate| map.images(*gone).any(|image| image.cell == gone.cell);
    let fixed = cells.filter(|cell| gone(cell).any(|gone| renamed(&gone)));
    let stay = fixed.first().map(|first| {
        let round =
            1 + map.images(Candidate { cell: first, digit: Digit::D1 }).take_while(|it| it.cell != first).count();
        stay(fixed, round)
    });
    let others = cells.iter().flat_map(gone).filter(|gone| !renamed(gone));
    list::and(stay.into_iter().chain(others.map(|gone| excluded(scene, map, gone))))
}

/// Says what cells hold that come back to their places after a round.
fn stay(cells: CellSet, round: usize) -> String {
    let (stay, hold) = (list::plural(cells.len(), "stays", "stay"), list::plural(cells.len(), "holds", "hold"));
    let names = notation::cells(cells);
    if round == 1 {
        return format!("{names} {stay} in place and {hold} only what stays");
    }
    let are = list::plural(cells.len(), "is", "are");
    format!("{names} {are} back in place after {round} rounds and {hold} only what is then itself again")
}

/// Why a candidate cannot be true together with its images.
fn excluded(scene: &Scene<'_>, map: &BoardMap, candidate: Candidate) -> String {
    if let Some(image) = map.images(candidate).find(|&image| scene.layout.clash(candidate, image)) {
        return format!("{candidate} would bring {image}");
    }
    let gone = |image: &Candidate| !scene.board.candidates().contains(*image);
    match map.images(candidate).find(gone) {
        Some(image) => format!("{candidate} needs {image}, which is gone"),
        None => format!("{candidate} lacks an image"),
    }
}

/// Where a row and a column go; the third number is the sum of a line and its mirror image.
type Image = fn(u8, u8, u8) -> (u8, u8);

/// Where the cells go, in words a player has for it, or else line by line.
fn map(layout: &Layout, map: &BoardMap) -> String {
    let last = Digit::COUNT as u8 + 1;
    let known: [(&str, Image); 5] = [
        ("the board is turned by half", |row, column, last| (last - row, last - column)),
        ("the board is turned by a quarter to the right", |row, column, last| (column, last - row)),
        ("the board is turned by a quarter to the left", |row, column, last| (last - column, row)),
        ("the board is mirrored in the diagonal from r1c1", |row, column, _| (column, row)),
        ("the board is mirrored in the diagonal from r1c9", |row, column, last| (last - column, last - row)),
    ];
    let is = |image: Image| {
        CellSet::ALL.iter().all(|cell| {
            let (row, column) = image(cell.row(), cell.column(), last);
            map.cell(cell) == Cell::at(row, column)
        })
    };
    if let Some((words, _)) = known.into_iter().find(|&(_, image)| is(image)) {
        return words.to_owned();
    }
    let lines = [HouseKind::Row, HouseKind::Column].map(|kind| layout.houses_of_kind(kind));
    let image = |house: House| {
        let image = map.image(layout.cells(house));
        layout.houses().iter().find(|&other| layout.cells(other) == image).unwrap_or(house)
    };
    let cycles = cycles((lines[0] | lines[1]).iter(), image, |house| layout.house_name(house).to_owned());
    format!("lines change places, {},", cycles.join(", "))
}

/// What becomes of the digits.
fn digits(map: &BoardMap) -> String {
    let stays: DigitSet = DigitSet::ALL.filter(|digit| map.digit(digit) == digit);
    let cycles = cycles(DigitSet::ALL.iter(), |digit| map.digit(digit), |digit| digit.to_string());
    let stays = match stays.len() {
        0 => "no digit stays".to_owned(),
        count => format!("{} {}", list::and(stays), list::plural(count, "stays", "stay")),
    };
    if cycles.is_empty() {
        "every digit stays".to_owned()
    } else {
        format!("digits change, {} ({stays})", cycles.join(", "))
    }
}

/// The round trips of what moves: `1<->2` for two that change places, `1>4>7>1` for more.
fn cycles<T: Copy + PartialEq>(
    items: impl Iterator<Item = T>,
    image: impl Fn(T) -> T,
    name: impl Fn(T) -> String,
) -> Vec<String> {
    let (mut seen, mut cycles): (Vec<T>, Vec<String>) = (vec![], vec![]);
    for start in items {
        if seen.contains(&start) || image(start) == start {
            continue;
        }
        let mut trip = vec![start];
        let mut at = image(start);
        while at != start && !trip.contains(&at) {
            trip.push(at);
            at = image(at);
        }
        seen.extend(&trip);
        let names: Vec<String> = trip.iter().chain([&start]).map(|&it| name(it)).collect();
        cycles.push(if trip.len() == 2 { format!("{}<->{}", names[0], names[1]) } else { names.join(">") });
    }
    cycles
}
