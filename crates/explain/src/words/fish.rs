//! One digit in as many houses as hold it elsewhere.
use super::blocked::{besides, elsewhere};
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, CellSet, Conclusion, Digit, Fish, FishBody, HouseSet, Layout, Step};

/// Says where the base has the digit, so that the cover has it nowhere else, and what the fins change; two fish one after
/// the other, unless one of them clears nothing.
pub(super) fn why(scene: &Scene<'_>, fish: &Fish, step: &Step) -> String {
    let cleared = fish.bodies().map(|body| (body, clears(scene, fish, body, step)));
    let telling: Vec<(FishBody, CellSet)> = cleared.filter(|(_, gone)| !gone.is_empty()).collect();
    match telling.as_slice() {
        [_, _] => siamese(scene, fish, &telling),
        [(body, _)] => single(scene, fish, *body, step),
        _ => single(scene, fish, fish.body, step),
    }
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, fish: &Fish) -> String {
    let (digit, houses) = (fish.digit, scene.houses(fish.base));
    say!(scene.voice, en: "{digit} in {houses}", zh: "{houses}的 {digit}")
}

fn single(scene: &Scene<'_>, fish: &Fish, body: FishBody, step: &Step) -> String {
    let (voice, digit, fins) = (scene.voice, fish.digit, body.fins);
    let places = cells_of(scene.layout, fish.base) & scene.board.plane(digit);
    let gone = step.conclusion.eliminate.plane(digit);
    let twice = twice(voice, digit, places & gone);
    let count = voice.count(fish.base.len());
    let at = places_of(voice, fish.base.len(), places - fins);
    let rest = elsewhere(scene, fish.base, digit.into());
    let at_rest = besides(scene, at.clone(), fish.base, digit.into());
    let (base, cover, houses) = (scene.houses(fish.base), scene.houses(body.cover), voice.area(fish.base.len()));
    let lost = voice.follows(&step.conclusion);
    if fins.is_empty() {
        return say!(
            voice,
            en: "in {base} every {digit} is in {cover}{at_rest}, one for each of these {count} {houses}, so nothing else there is \
                 {digit}{twice}: {lost}",
            zh: "{base}的 {digit} 都在{cover}{at_rest}，{count}个 {digit} 占满这{count}个{houses}，所以那里的其他格都不是 \
                 {digit}{twice}：{lost}"
        );
    }
    let (fin, see, [sees, shared]) = (voice.fin(fins.len()), voice.see(gone.len()), voice.sight());
    let (one, none) = (voice.fin(1), plural(fins.len(), "is not", "is"));
    let (all, no) = (plural(fins.len(), "the", "every"), plural(fins.len(), "the", "no"));
    let (every, too) = (plural(fins.len(), "", "所有的"), plural(fins.len(), "", "都"));
    let (fins, cells) = (voice.at(fins), voice.at(gone));
    let at = if at.is_empty() { at } else { say!(voice, en: " ({at})", zh: "（{at}）") };
    say!(
        voice,
        en: "in {base} every {digit} is in {cover}{at} but for the {fin} {fins}{rest}; if {no} {one} {none} {digit}, nothing else in {cover} is \
             {digit}{twice}; and {cells} {see} {all} {one}: either way {lost}",
        zh: "{base}的 {digit} 除了{fin} {fins} 都在{cover}{at_rest}；若{every}{one}{too}不是 {digit}，{cover}的其他格都不是 {digit}{twice}；而 {cells} \
             {sees}{every}{one}{shared}：无论如何，{lost}"
    )
}

/// The places of a fish; those of a large one would be a long list.
fn places_of(voice: Voice, size: usize, places: CellSet) -> String {
    if size > 4 {
        return String::new();
    }
    voice.at(places)
}

/// Says of places of the base why they go as well.
fn twice(voice: Voice, digit: Digit, shared: CellSet) -> String {
    if shared.is_empty() {
        return String::new();
    }
    let cells = voice.or(voice.blocks(shared));
    say!(
        voice,
        en: " (a {digit} at {cells} would take two of them at once and leave too few)",
        zh: "（{cells} 的 {digit} 会同时占用其中两个，剩下的就不够了）"
    )
}

/// Tells two fish on one base one after the other.
fn siamese(scene: &Scene<'_>, fish: &Fish, telling: &[(FishBody, CellSet)]) -> String {
    let (voice, digit, base) = (scene.voice, fish.digit, scene.houses(fish.base));
    let rest = elsewhere(scene, fish.base, digit.into());
    let both = voice.semicolons(telling.iter().map(|(body, gone)| tell(scene, digit, *body, *gone)));
    say!(voice, en: "{digit} in {base}{rest} is the base of two fish: {both}", zh: "{base}的 {digit}{rest} 构成两条鱼：{both}")
}

fn tell(scene: &Scene<'_>, digit: Digit, body: FishBody, gone: CellSet) -> String {
    let voice = scene.voice;
    let cover = scene.houses(body.cover);
    let (fin, see, [sees, shared]) = (voice.fin(body.fins.len()), voice.see(gone.len()), voice.sight());
    let every = plural(body.fins.len(), "it", "all of these");
    let all = plural(body.fins.len(), "", "所有的");
    let (fins, cells) = (voice.at(body.fins), voice.at(gone));
    let lost = voice.follows(&Conclusion::eliminating(CandidateSet::of_digit(digit, gone)));
    if body.fins.is_empty() {
        return say!(voice, en: "it is only in {cover}, so {lost}", zh: "都在{cover}，所以 {lost}");
    }
    say!(
        voice,
        en: "it is in {cover} but for the {fin} {fins}, and {cells} {see} {every}, so {lost}",
        zh: "除了{fin} {fins} 都在{cover}，而 {cells} {sees}{all}{fin}{shared}，所以 {lost}"
    )
}

/// What goes that is in the cover of this fish, outside its base or in two houses of the cover, and sees its fins.
fn clears(scene: &Scene<'_>, fish: &Fish, body: FishBody, step: &Step) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in body.cover {
        let cells = scene.layout.cells(house);
        (once, twice) = (once | cells, twice | once & cells);
    }
    let open = (once - cells_of(scene.layout, fish.base)) | twice;
    open & scene.layout.common_peers(body.fins) & step.conclusion.eliminate.plane(fish.digit)
}

fn cells_of(layout: &Layout, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | layout.cells(house))
}
