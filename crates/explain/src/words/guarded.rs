//! What the guards of a deadly pattern are joined with.
use super::blocked::elsewhere;
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Deadly, Digit, DigitSet, House, HouseSet, Step, Truth};

/// Says what else a step uses than that one of the guards is true: a subset that they belong to, a digit that has its
/// places with them only, or what would become of that digit.
pub(super) fn joined(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    if !deadly.kind.is_unique() {
        return None;
    }
    let subset = subset(scene, deadly, step).or_else(|| hidden(scene, deadly, step));
    subset.or_else(|| two_cells(scene, deadly, step)).or_else(|| refuted(scene, deadly, step))
}

/// Other cells that hold the digits of the guards, one more than they are, all in one house with the guards.
fn subset(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let (voice, guarded) = (scene.voice, deadly.guards.cells());
    let cells: CellSet = step
        .truths
        .iter()
        .filter_map(|it| if let Truth::Cell { cell, .. } = it { Some(*cell) } else { None })
        .collect();
    let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | scene.board.digits(cell));
    let all = held | digits_in(&deadly.guards);
    let houses = scene.layout.houses_around(cells | guarded);
    let rest = houses.iter().fold(CellSet::EMPTY, |rest, house| rest | scene.layout.cells(house)) - cells - guarded;
    let gone = &step.conclusion.eliminate;
    if cells.is_empty()
        || all.len() != cells.len() + 1
        || !gone.cells().is_subset(rest)
        || !digits_in(gone).is_subset(all)
    {
        return None;
    }
    let (count, hold) = (voice.count(all.len()), plural(cells.len(), "holds", "hold"));
    let (cells, held, any) = (voice.at(cells), voice.and(held), voice.or(all));
    let (houses, all) = (scene.houses(houses), voice.and(all));
    Some(say!(
        voice,
        en: "whichever cell that is, it and {cells}, which {hold} only {held}, are {count} cells of {houses} with {count} \
             digits, {all}, so no other cell there is {any}",
        zh: "不论是哪一格，它与只有 {held} 的 {cells} 共 {count} 格，正好是{houses}里 {all} 这 {count} 个数，所以那里的其他格都不是 \
             {any}"
    ))
}

/// Digits that one house has in the cells of the guards and in few others only, one digit more than these are.
fn hidden(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let (voice, guarded, gone) = (scene.voice, deadly.guards.cells(), &step.conclusion.eliminate);
    let all: Vec<_> = houses(step).collect();
    let house = all.first()?.0;
    let digits: DigitSet = all.iter().map(|(_, digit, _)| *digit).collect();
    let places = all.iter().fold(CellSet::EMPTY, |places, (.., cells)| places | *cells);
    let beside = places - guarded;
    if all.iter().any(|(at, ..)| *at != house)
        || !guarded.is_subset(scene.layout.cells(house))
        || beside.is_empty()
        || digits.len() != beside.len() + 1
        || !(digits & (digits_in(&deadly.guards) | digits_in(gone))).is_empty()
        || !gone.cells().is_subset(beside)
    {
        return None;
    }
    let rest = elsewhere(scene, HouseSet::of(house), digits);
    let (house, count) = (scene.house(house), voice.count(digits.len()));
    let (digits, places, guarded) = (voice.and(digits), voice.at(places), voice.at(guarded));
    Some(say!(
        voice,
        en: "{house} has {digits} only in {places}{rest}, and one of {guarded} holds none of these, so {count} cells are left \
             for {count} digits and hold nothing else",
        zh: "而{house}的 {digits} 只能在 {places}{rest}，{guarded} 中又有一格不是这些数，余下{count}格正好{count}个数，不能是别的数"
    ))
}

/// The house that has a digit in the two cells of the guards only.
fn two_cells(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let (voice, guarded) = (scene.voice, deadly.guards.cells());
    let mut houses = houses(step);
    let (house, digit, cells) = houses.next().filter(|_| guarded.len() == 2)?;
    let kept = CandidateSet::of_digit(digit, guarded) | deadly.guards;
    let gone = &step.conclusion.eliminate;
    if houses.next().is_some() || cells != guarded || !gone.cells().is_subset(guarded) || gone.meets(&kept) {
        return None;
    }
    let rest = elsewhere(scene, HouseSet::of(house), digit.into());
    let (house, cells) = (scene.house(house), voice.at(cells));
    Some(say!(
        voice,
        en: "{house} has {digit} only in {cells}{rest}, so the other one is {digit}, and there is room for nothing else",
        zh: "而{house}的 {digit} 只能在 {cells}{rest}，所以另一格是 {digit}，这两格都不能是别的数"
    ))
}

/// What would be so if what goes were true: the digits that have one place left then, and no guard.
fn refuted(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let (voice, guards) = (scene.voice, scene.voice.candidates(&deadly.guards));
    let ways: Vec<Way> = step
        .conclusion
        .eliminate
        .iter_by_cell()
        .map(|assumed| Way::of(scene, assumed, deadly, step))
        .collect::<Option<_>>()?;
    if let [one, other] = ways.as_slice()
        && let ([(from, there)], [(back, here)]) = (one.forced.as_slice(), other.forced.as_slice())
        && (*there, *here) == (other.assumed, one.assumed)
        && here.digit == there.digit
    {
        let (cells, digit) = (voice.any([here.cell, there.cell].into_iter().collect()), here.digit);
        let houses = scene.houses([*from, *back].into_iter().collect::<HouseSet>());
        return Some(say!(
            voice,
            en: "if {cells} were {digit}, the other of the two would be {digit} too, as {houses} would have no other place \
                 for it, and that rules out {guards}",
            zh: "若 {cells} 是 {digit}，{houses}的 {digit} 就没有别的位置，这两格中的另一格也是 {digit}，这就排除了 {guards}"
        ));
    }
    Some(voice.semicolons(ways.iter().map(|way| way.told(scene, &guards))))
}

/// What a candidate would lead to.
struct Way {
    assumed: Candidate,
    /// What would be the last place of its digit in a house.
    forced: Vec<(House, Candidate)>,
}

impl Way {
    /// Nothing if a guard could still be true.
    fn of(scene: &Scene<'_>, assumed: Candidate, deadly: &Deadly, step: &Step) -> Option<Self> {
        let left = |(house, digit, cells): (House, Digit, CellSet)| {
            let open = |&cell: &Cell| !scene.layout.clash(assumed, Candidate { cell, digit });
            let cell = cells.iter().filter(open).collect::<CellSet>().single()?;
            let last = Candidate { cell, digit };
            (last != assumed).then_some((house, last))
        };
        let forced: Vec<_> = houses(step).filter_map(left).collect();
        let closed = |guard| {
            let by = |it| scene.layout.clash(it, guard);
            by(assumed) || forced.iter().any(|(_, last)| by(*last))
        };
        (!forced.is_empty() && deadly.guards.iter().all(closed)).then_some(Self { assumed, forced })
    }

    fn told(&self, scene: &Scene<'_>, guards: &str) -> String {
        let voice = scene.voice;
        let Candidate { cell, digit } = self.assumed;
        let forced = voice.clauses(self.forced.iter().map(|(house, Candidate { cell, digit })| {
            let (cell, house) = (voice.cell(*cell), scene.house(*house));
            say!(
                voice,
                en: "{cell} would be {digit} ({house} has no other place for it)",
                zh: "{cell} 就是 {digit}（{house}没有别的位置可填）"
            )
        }));
        let cell = voice.cell(cell);
        say!(
            voice,
            en: "if {cell} were {digit}, then {forced}, and that rules out {guards}",
            zh: "若 {cell} 是 {digit}，则 {forced}，这就排除了 {guards}"
        )
    }
}

/// The houses that a step says to have a digit in some cells only.
fn houses(step: &Step) -> impl Iterator<Item = (House, Digit, CellSet)> {
    step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => Some((*house, *digit, *cells)),
        _ => None,
    })
}
