//! Hidden singles, by the kind of house.
use crate::base::family::{FamilyWords, family};
use crate::kernels::{foreseen, hidden_single};
use qedoku_core::HouseKind;

const fn words(kind: HouseKind) -> FamilyWords {
    const ROWS: &[&[&str]] = &[
        &["box", "row", "column", "diagonal or region"],
        &["宫", "行", "列", "对角线或区域"],
        &["一个宫里", "一行上", "一列上", "一条对角线或一个区域里"],
        &["每个宫", "每一行", "每一列", "每条对角线和每个区域"],
    ];
    let column = match kind {
        HouseKind::Box => 0,
        HouseKind::Row => 1,
        HouseKind::Column => 2,
        HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => 3,
    };
    FamilyWords { rows: ROWS, column }
}

family! {
    /// A digit has one place left in a {box}.
    ///
    /// ## Why it holds
    /// Every {box} holds every digit. All other cells of this one have lost the digit, so the last one takes it.
    ///
    /// ## How to find it
    /// Take a digit and strike out the cells of the {box} that see it or are filled; look for one cell left.
    Intermediate by kind: HouseKind, words: words,
    kind: Single,
    zh: {
        what: "某数在{一个宫里}只剩一个位置，就填在那里。",
        why: "{每个宫}都必有每个数。该{宫}的其他格都已不能填该数，所以最后一格就是它。",
        find: "选一个数，划掉该{宫}里已填的格和看到该数的格，看是不是只剩一格。"
    },
    search: hidden_single::search,
    foresee: |kind, layout, _, take| foreseen::hidden_singles(kind, layout, take),
    fits: hidden_single::fits;

    pub HiddenSingleBox(HouseKind::Box) = "hidden-single-box", "Hidden Single in a Box", "宫排除",
        se: 12, hodoku: "0002" 14, aliases: ["hidden-single", "hidden-single-in-box"],
        wider: ["hidden-single-row", "hidden-single-column", "cross-hatching", "full-house"];
    pub HiddenSingleRow(HouseKind::Row) = "hidden-single-row", "Hidden Single in a Row", "行排除",
        se: 15, hodoku: "0002" 14, aliases: ["hidden-single-in-row"], wider: ["hidden-single-box"];
    pub HiddenSingleColumn(HouseKind::Column) = "hidden-single-column", "Hidden Single in a Column", "列排除",
        se: 15, hodoku: "0002" 14, aliases: ["hidden-single-in-column"], wider: ["hidden-single-box"];
    pub HiddenSingleRegion(HouseKind::Region) = "hidden-single-region", "Hidden Single in a Region", "区域排除",
        aliases: ["hidden-single-in-region", "hidden-single-diagonal"];
}
