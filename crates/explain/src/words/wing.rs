//! Few cells around a pivot that leave one of their digits no way out of them.
use super::list::both;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Cell, CellSet, Digit, DigitSet, Step, Wing};

/// Says what each digit of the pivot leads to, or else counts the digits.
pub(super) fn why(scene: &Scene<'_>, wing: &Wing, step: &Step) -> String {
    let (voice, pivot, pincers, digits) = (scene.voice, wing.pivot, wing.pincers, wing.digits);
    let cells = pivot | pincers;
    let gone = voice.follows(&step.conclusion);
    let losers = step.conclusion.eliminate.cells();
    let (see, each, [sees, shared], mutual) = (voice.see(losers.len()), voice.see(2), voice.sight(), voice.mutual());
    let losers = voice.at(losers);
    if let (Some(hub), Some(digit)) = (pivot.single(), digits.single())
        && let Some(ways) = ways(scene, (hub, pincers), digit)
    {
        let (hub, all, ways) = (voice.cell(hub), voice.or(scene.board.digits(hub)), voice.semicolons(ways));
        let places = cells & scene.board.plane(digit);
        let (every, count) = (both(places.len()), voice.count(places.len()));
        let places = voice.or(places.iter().map(|cell| voice.cell(cell)));
        return say!(
            voice,
            en: "{hub} is {all}: {ways}; so {digit} is in {places} in any case, and {losers} {see} {every}: {gone}",
            zh: "{hub} 是 {all}：{ways}；所以无论如何 {digit} 在 {places}，而 {losers} {sees}这 {count} 格{shared}：{gone}"
        );
    }
    let all: DigitSet = step.truths.iter().flat_map(|truth| truth.members().iter()).map(|it| it.digit).collect();
    let places = digits.iter().fold(CellSet::EMPTY, |places, digit| places | (cells & scene.board.plane(digit)));
    let (every, so_many) = (both(places.len()), voice.count(places.len()));
    let (named, taken, places) = (voice.at(cells), voice.and(digits), voice.any(places));
    let (count, others, all) = (voice.count(cells.len()), voice.and(all - digits), voice.and(all));
    say!(
        voice,
        en: "{named} hold only {all}, {count} digits for {count} cells, and each of {others} fits into them only once, as its \
             places there {each} each other; so {taken} is in {places}, and {losers} {see} {every}: {gone}",
        zh: "{named} 只有 {all}，{count}格正好{count}个数，而 {others} 在其中各自的位置{mutual}，每个最多填一次；所以 {taken} 必在 \
             {places}，而 {losers} {sees}这 {so_many} 格{shared}：{gone}"
    )
}

/// What follows from each digit of the pivot, if each makes the pivot or one of the pincers `digit`.
fn ways(scene: &Scene<'_>, (hub, pincers): (Cell, CellSet), digit: Digit) -> Option<Vec<String>> {
    let voice = scene.voice;
    let way = |chosen: Digit| {
        if chosen == digit {
            return Some(say!(voice, en: "if {chosen}, it is {digit} itself", zh: "若为 {chosen}，它自己就是 {digit}"));
        }
        let pair = DigitSet::of(chosen).with(digit);
        let pincer = pincers.iter().find(|&pincer| scene.board.digits(pincer) == pair)?;
        let house = scene.house(scene.layout.houses_around(CellSet::of(hub).with(pincer)).first()?);
        let pincer = voice.is(pincer, digit);
        Some(say!(voice, en: "if {chosen}, {pincer} ({house})", zh: "若为 {chosen}，则 {pincer}（{house}）"))
    };
    scene.board.digits(hub).iter().map(way).collect()
}
