//! Arguments from a symmetry of the givens.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{BoardMap, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Step, Truth};

/// Names the symmetry and says what it asks of the cells.
pub(super) fn why(scene: &Scene<'_>, cells: CellSet, step: &Step) -> String {
    let (voice, gone) = (scene.voice, scene.voice.follows(&step.conclusion));
    let Some(symmetry) = symmetry(step) else { return gone };
    let (moved, renamed) = (map(scene, symmetry), digits(voice, symmetry));
    let asked = asked(scene, cells, symmetry, step);
    say!(
        voice,
        en: "the givens stay the same when {moved} and {renamed}, and so does the one solution: {asked}, so {gone}",
        zh: "{moved}并且{renamed}，提示数不变，所以唯一解也不变：{asked}，所以 {gone}"
    )
}

/// Names the symmetry and, in short, the cells it is asked about.
pub(super) fn brief(scene: &Scene<'_>, names: &str, step: &Step) -> String {
    let voice = scene.voice;
    let Some(symmetry) = symmetry(step) else { return names.to_owned() };
    let (moved, renamed) = (map(scene, symmetry), digits(voice, symmetry));
    say!(
        voice,
        en: "the givens stay the same when {moved} and {renamed}: {names}",
        zh: "{moved}并且{renamed}，提示数不变：{names}"
    )
}

/// How the board is mapped onto itself.
fn symmetry(step: &Step) -> Option<&BoardMap> {
    step.truths.iter().find_map(|truth| if let Truth::Symmetric(it) = truth { Some(&it.map) } else { None })
}

/// What the symmetry asks of the cells.
fn asked(scene: &Scene<'_>, cells: CellSet, map: &BoardMap, step: &Step) -> String {
    let voice = scene.voice;
    let stands = |image: &Candidate| scene.board.value(image.cell) == Some(image.digit);
    let placed = step.conclusion.place.single();
    if let Some((placed, image)) = placed.and_then(|placed| Some((placed, map.images(placed).find(stands)?))) {
        let [placed, image] = [placed, image].map(|it| voice.candidate(it));
        return say!(voice, en: "{image} stands, and {placed} goes with it", zh: "已有 {image}，与之对应的是 {placed}");
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
        stay(voice, fixed, round)
    });
    let others = cells.iter().flat_map(gone).filter(|gone| !renamed(gone));
    voice.clauses(stay.into_iter().chain(others.map(|gone| excluded(scene, map, gone))))
}

/// Says what cells hold that come back to their places after a round.
fn stay(voice: Voice, cells: CellSet, round: usize) -> String {
    let (stay, hold) = (plural(cells.len(), "stays", "stay"), plural(cells.len(), "holds", "hold"));
    let (are, names, rounds) = (plural(cells.len(), "is", "are"), voice.at(cells), voice.count(round));
    if round == 1 {
        return say!(
            voice,
            en: "{names} {stay} in place and {hold} only what stays",
            zh: "{names} 位置不变，只能填不变的数"
        );
    }
    say!(
        voice,
        en: "{names} {are} back in place after {rounds} rounds and {hold} only what is then itself again",
        zh: "{names} 经过{rounds}轮回到原位，只能填那时复原的数"
    )
}

/// Why a candidate cannot be true together with its images.
fn excluded(scene: &Scene<'_>, map: &BoardMap, candidate: Candidate) -> String {
    let (voice, gone) = (scene.voice, |image: &Candidate| !scene.board.candidates().contains(*image));
    let clash = map.images(candidate).find(|&image| scene.layout.clash(candidate, image));
    let missing = map.images(candidate).find(gone).unwrap_or(candidate);
    let [candidate, missing] = [candidate, missing].map(|it| voice.candidate(it));
    match clash.map(|image| voice.candidate(image)) {
        Some(image) => say!(
            voice,
            en: "{candidate} would bring {image}, which excludes it",
            zh: "{candidate} 会带来 {image}，二者互斥"
        ),
        None => {
            say!(voice, en: "{candidate} needs {missing}, which is gone", zh: "{candidate} 需要 {missing}，而它已不可能")
        }
    }
}

/// Where a row and a column go; the third number is the sum of a line and its mirror image.
type Image = fn(u8, u8, u8) -> (u8, u8);

/// Where the cells go, in words a player has for it, or else line by line.
fn map(scene: &Scene<'_>, map: &BoardMap) -> String {
    let (voice, last) = (scene.voice, Digit::COUNT as u8 + 1);
    let is = |image: Image| {
        CellSet::ALL.iter().all(|cell| {
            let (row, column) = image(cell.row(), cell.column(), last);
            map.cell(cell) == Cell::at(row, column)
        })
    };
    let [down, up] = [Cell::at(1, 1), Cell::at(1, last - 1)].map(|corner| voice.cell(corner));
    if is(|row, column, last| (last - row, last - column)) {
        return say!(voice, en: "the board is turned by half", zh: "把盘面旋转 180 度");
    } else if is(|row, column, last| (column, last - row)) {
        return say!(voice, en: "the board is turned by a quarter to the right", zh: "把盘面顺时针旋转 90 度");
    } else if is(|row, column, last| (last - column, row)) {
        return say!(voice, en: "the board is turned by a quarter to the left", zh: "把盘面逆时针旋转 90 度");
    } else if is(|row, column, _| (column, row)) {
        return say!(voice, en: "the board is mirrored in the diagonal from {down}", zh: "把盘面沿过 {down} 的对角线翻转");
    } else if is(|row, column, last| (last - column, last - row)) {
        return say!(voice, en: "the board is mirrored in the diagonal from {up}", zh: "把盘面沿过 {up} 的对角线翻转");
    }
    let lines = [HouseKind::Row, HouseKind::Column].map(|kind| {
        let houses = scene.layout.houses_of_kind(kind);
        let image = |house: House| {
            let image = map.image(scene.layout.cells(house));
            scene.layout.houses().iter().find(|&other| scene.layout.cells(other) == image).unwrap_or(house)
        };
        (voice.kinds(kind), cycles(houses.iter(), image, |house| voice.number(scene.layout, house)))
    });
    let turn = in_turn(lines.iter().flat_map(|(_, cycles)| cycles));
    let lines = voice.commas(lines.iter().filter(|(_, cycles)| !cycles.is_empty()).map(|(kind, cycles)| {
        let cycles = voice.commas(cycles.iter().map(|it| &it.told));
        format!("{kind} {cycles}")
    }));
    say!(voice, en: "lines change places ({lines})", zh: "把一些行列{turn}（{lines}）")
}

/// What becomes of the digits.
fn digits(voice: Voice, map: &BoardMap) -> String {
    let stays: DigitSet = DigitSet::ALL.filter(|digit| map.digit(digit) == digit);
    let cycles = cycles(DigitSet::ALL.iter(), |digit| map.digit(digit), |digit| digit.to_string());
    let turn = in_turn(&cycles);
    let cycles = voice.commas(cycles.iter().map(|it| &it.told));
    if cycles.is_empty() {
        return say!(voice, en: "every digit stays", zh: "各数不变");
    }
    let (stay, digits) = (plural(stays.len(), "stays", "stay"), voice.and(stays));
    if stays.is_empty() {
        return say!(voice, en: "digits change ({cycles}; no digit stays)", zh: "把数字{turn}（{cycles}；没有不变的数）");
    }
    say!(voice, en: "digits change ({cycles}; {digits} {stay})", zh: "把数字{turn}（{cycles}；{digits} 不变）")
}

/// A round trip of what moves.
struct Cycle {
    length: usize,
    told: String,
}

/// What Chinese calls such round trips: an exchange if only pairs change places.
fn in_turn<'c>(cycles: impl IntoIterator<Item = &'c Cycle>) -> &'static str {
    let lengths: Vec<usize> = cycles.into_iter().map(|it| it.length).collect();
    match (lengths.contains(&2), lengths.iter().any(|&length| length > 2)) {
        (true, true) => "对换和轮换",
        (false, true) => "轮换",
        _ => "对换",
    }
}

/// The round trips of what moves: `1<->2` for two that change places, `1>4>7>1` for more.
fn cycles<T: Copy + PartialEq>(
    items: impl Iterator<Item = T>,
    image: impl Fn(T) -> T,
    name: impl Fn(T) -> String,
) -> Vec<Cycle> {
    let (mut seen, mut cycles): (Vec<T>, Vec<Cycle>) = (vec![], vec![]);
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
        let told = if trip.len() == 2 { format!("{}<->{}", names[0], names[1]) } else { names.join(">") };
        cycles.push(Cycle { length: trip.len(), told });
    }
    cycles
}
