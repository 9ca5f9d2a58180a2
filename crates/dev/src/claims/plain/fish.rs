//! Sentences about fish.
use super::super::crowded::{NamedHouses, leaves_too_few};
use super::super::grammar::TemplateNames;
use super::judge::{PlainJudge, PlainRow};
use qedoku_core::CellSet;

/// The sentences about fish: the English form, the Chinese form, and the test of both.
pub(super) const FISH: &[PlainRow] = &[
    ("{H} need {N} {D}", "{H}要填{N}个 {D}", |reader, names| {
        reader.claim(names.houses[0].len() == names.numbers[0], "so many houses");
        reader.houses_need(&names.houses[0], names.digits[0]);
    }),
    ("[first |now |]take {H}", "[先|再|]看{H}", |reader, _| reader.reset()),
    ("either way {H} have their {D} in {H}", "无论哪种情况，{H}的 {D} 都在{H}", |reader, _| reader.reset()),
    ("these are {N} {D} in {H}", "这是{H}里的{N}个 {D}", |reader, names| {
        reader.claim(names.houses[0].len() == names.numbers[0], "as many houses");
        reader.reset();
    }),
    (
        "none of {H} takes two {D}, so each of them has its {D} in {H}",
        "{H}都不能有两个 {D}，所以各有一个，都在{H}",
        |_, _| {},
    ),
    (
        "{H} take one {D} each, so these {N} {D} fill them",
        "{H}各只能有一个 {D}，正好由这{N}个 {D} 占满",
        |reader, names| {
            reader.claim(names.houses[0].len() == names.numbers[0], "as many houses");
            reader.reset();
        },
    ),
    (
        "{H} have their {D} in {H}, and no two can share one of these, so there is one in each",
        "{H}的{N}个 {D} 只能在{H}；[同一行|同一列|同一宫|其中每个]不能有两个 {D}，所以{H}各有一个",
        |reader, names| {
            let places = names.digits[0]
                .iter()
                .fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
            reader.in_cover(places, names.digits[0], &names.houses[1]);
            reader.claim(names.houses[0].len() == names.houses[1].len(), "as many houses on both sides");
        },
    ),
    (
        "if {C} [is|are] not {D}, {H} have their {D} in {H}, and no two can share one of these, so there is one in each",
        "若 {C} [都|]不是 {D}，则{H}的{N}个 {D} 只能在{H}；[同一行|同一列|同一宫|其中每个]不能有两个 {D}，所以{H}各有一个",
        |reader, names| {
            reader.supposes_not(names.cells[0], names.digits[0]);
            let places = names.digits[0]
                .iter()
                .fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
            reader.in_cover(places, names.digits[0], &names.houses[1]);
        },
    ),
    (
        "{C} [is|are] in {H} at once. {D} [there|in one of them] would fill [both|all three], and only {H} would be left for the {D} of {H}",
        "{C} [都|]同时在{H}。若[它|其中一格]是 {D}，就占满了这[两|三]处，只剩{H}可放{H}的 {D}",
        |reader, names| reader.would_fill(names, [&names.houses[1], &names.houses[2]]),
    ),
    (
        "{C} [is|are] in {H} at once. {D} [there|in one of them] would fill [both|all three], and nothing would be left for the {D} of {H}",
        "{C} [都|]同时在{H}。若[它|其中一格]是 {D}，就占满了这[两|三]处，再没有地方可放{H}的 {D}",
        |reader, names| reader.would_fill(names, [&[], &names.houses[1]]),
    ),
    (
        "{C} [is|are] not {D} in the second case either",
        "[所以|]第二种情况下 {C} 也[都|]不是 {D}",
        |reader, names| {
            let gone =
                names.digits[0].iter().all(|digit| names.cells[0].is_subset(reader.conclusion.eliminate.plane(digit)));
            reader.claim(gone, "the step concludes it");
        },
    ),
    ("{C} is {D}, or {H} has its {D} in {C}", "{C} 是 {D}，或者{H}的 {D} 在 {C}", |_, _| {}),
    // Places of a base with the houses that cover them.
    ("{H} has its {D} in {C}, in {H}", "{H}的 {D} 在 {C}（{H}）", |reader, names| {
        let [house, other] = [names.houses[0][0], names.houses[1][0]];
        if reader.truths.is_empty() && reader.gone.is_empty() {
            reader.begins_base(house, names.digits[0]);
            return reader.in_base(names.cells[0], Some(other));
        }
        // By what is supposed.
        reader.has(house, names.digits[0], names.cells[0]);
        let inside = names.cells[0].is_subset(other);
        reader.claim(inside, "the places are in the other house");
    }),
    ("{C}, in {H}", "{C}（{H}）", |reader, names| reader.in_base(names.cells[0], Some(names.houses[0][0]))),
];

impl PlainJudge<'_> {
    /// The digit at places would fill houses, and leave those of a list for those of another one.
    fn would_fill(&mut self, names: &TemplateNames, [left, base]: [&[CellSet]; 2]) {
        let places = names.digits[0].single().map_or(CellSet::EMPTY, |digit| self.left().plane(digit));
        let houses = NamedHouses { filled: &names.houses[0], left, base };
        let few = leaves_too_few(self.layout, names.cells[0], places, &houses);
        self.claim(few, "too few houses are left");
    }
}
