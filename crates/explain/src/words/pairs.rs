//! What ties two colors of candidates: cells and houses with one of each and nothing else.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Lang;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, HouseSet, Slot, Step, Truth};

/// Cells with two candidates and houses with two places, one of either color, no more than tie the colors together.
pub(super) struct Links {
    cells: CellSet,
    houses: Vec<(Digit, HouseSet)>,
}

impl Links {
    /// Those that the step rests on come first.
    pub(super) fn of(scene: &Scene<'_>, [one, other]: &[CandidateSet; 2], step: &Step) -> Self {
        let members = *one | *other;
        let stated = step.truths.iter().filter_map(|truth| match *truth {
            Truth::Cell { cell, .. } => Some(Slot::Cell(cell)),
            Truth::House { house, digit, .. } => Some(Slot::House(house, digit)),
            _ => None,
        });
        let cells = members.cells().iter().map(Slot::Cell);
        let houses = digits_in(&members)
            .iter()
            .flat_map(|digit| scene.layout.houses().iter().map(move |house| Slot::House(house, digit)));
        let mut links = Self { cells: CellSet::EMPTY, houses: Vec::new() };
        let mut parts: Vec<CandidateSet> = members.iter().map(CandidateSet::of).collect();
        for slot in stated.chain(cells).chain(houses) {
            let held = scene.board.truth(slot).members();
            let tied = held.len() == 2 && held.is_subset(&members) && held.meets(one) && held.meets(other);
            if !tied || parts.iter().any(|part| held.is_subset(part)) {
                continue;
            }
            let (met, mut rest): (Vec<CandidateSet>, Vec<CandidateSet>) =
                parts.into_iter().partition(|it| it.meets(&held));
            rest.push(met.into_iter().fold(CandidateSet::EMPTY, |all, part| all | part));
            parts = rest;
            links.add(slot);
        }
        links
    }

    fn add(&mut self, slot: Slot) {
        match slot {
            Slot::Cell(cell) => self.cells.insert(cell),
            Slot::House(house, digit) => match self.houses.iter_mut().find(|(known, _)| *known == digit) {
                Some((_, houses)) => houses.insert(house),
                None => self.houses.push((digit, [house].into_iter().collect())),
            },
        }
    }

    /// Says what has two candidates or places, as the reason of what follows; nothing if there is nothing of the kind.
    pub(super) fn lead(&self, scene: &Scene<'_>) -> String {
        let voice = scene.voice;
        let cells = (!self.cells.is_empty()).then(|| {
            let several = self.cells.is_several();
            let (have, each, all) = if several { ("have", " each", "都") } else { ("has", "", "") };
            let cells = voice.at(self.cells);
            say!(voice, en: "{cells} {have} two candidates{each}", zh: "{cells} {all}只有两个候选数")
        });
        let mut groups: Vec<(DigitSet, HouseSet)> = Vec::new();
        for (digit, houses) in &self.houses {
            match groups.iter_mut().find(|(_, known)| known == houses) {
                Some((digits, _)) => digits.insert(*digit),
                None => groups.push((DigitSet::of(*digit), *houses)),
            }
        }
        let houses = groups.into_iter().map(|(digits, houses)| {
            let have = plural(digits.len(), "has", "have");
            let (each, all) = if digits.len() * houses.len() == 1 { ("", "") } else { (" each", "都") };
            let (digits, houses) = (voice.and(digits), scene.houses(houses));
            say!(voice, en: "{digits} {have} two places{each} in {houses}", zh: "{houses}的 {digits} {all}只有两个位置")
        });
        let links: Vec<String> = cells.into_iter().chain(houses).collect();
        if links.is_empty() {
            return String::new();
        }
        // Each has numbers at its end and at its beginning, which an `and` alone would run together.
        let links = match (voice.lang, links.split_last()) {
            (Lang::En, Some((last, [first]))) => format!("{first}, and {last}"),
            (Lang::En, Some((last, before))) if !before.is_empty() => format!("{}; and {last}", before.join("; ")),
            _ => voice.clauses(links),
        };
        say!(voice, en: "{links}, so ", zh: "{links}，所以")
    }
}

/// Cells that hold the same two digits in turn, where nothing but these digits goes.
pub(super) fn remote(scene: &Scene<'_>, [one, other]: &[CandidateSet; 2], step: &Step) -> Option<String> {
    let (voice, cells) = (scene.voice, (*one | *other).cells());
    let digits = digits_in(&(*one | *other));
    let [first, second] = <[Digit; 2]>::try_from(digits.iter().collect::<Vec<_>>()).ok()?;
    let gone = &step.conclusion.eliminate;
    if cells.iter().any(|cell| scene.board.digits(cell) != digits) || !digits_in(gone).is_subset(digits) {
        return None;
    }
    let (odd, even) = (one.plane(first), other.plane(first));
    if odd | even != cells || one.plane(second) != even {
        return None;
    }
    let houses: HouseSet = scene.layout.houses().filter(|house| {
        (scene.layout.cells(house) & odd).single().is_some() && (scene.layout.cells(house) & even).single().is_some()
    });
    let (houses, held) = (scene.houses(houses), voice.and(digits));
    let [is, are] = [odd, even].map(|cells| plural(cells.len(), "is", "are"));
    let sees = voice.see(gone.cells().len());
    let one = if voice.is_plain() { "与两边各有一格同行、同列或同宫" } else { "两边各看到一格" };
    let [cells, odd, even, losers] = [cells, odd, even, gone.cells()].map(|cells| voice.at(cells));
    Some(say!(
        voice,
        en: "{cells} hold only {held} and take turns in {houses}, so {odd} {is} {first} and {even} {are} {second}, or the other way \
             round, and {losers} {sees} one of each kind, so both digits either way",
        zh: "{cells} 只有 {held}，在{houses}交替，所以要么 {odd} 是 {first} 而 {even} 是 {second}，要么相反，而 {losers} {one}"
    ))
}
