//! Sentences about counts of slots.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::set_logic::SetLogicText;

language! {
    en: En;

    SetLogicText<'_> {
        Counted { needs, count, takes, gone } =>
            "{needs} need {count} places, and all candidates they have are among {takes}, {count} as well, so nothing else can \
             take these: {gone}";
        Sector { digits, names }, with each = plural(names.1.len(), "", "each of ") => "{digits} in {each}{names}";
        Sectors { count, cells, house, parts, houses, gone } =>
            "the {count} cells {cells} have room for {count} digits at most, as no {house} takes a digit twice: {parts}; so all \
             of these stand in these cells and nowhere else in their {houses}: {gone}";
        Outside { home, titles, digits, cells, lines_count }, with have = plural(*lines_count, "has", "have") =>
            "outside {home} {titles} {have} {digits} only in {cells}";
        Lines { titles, digits, cells, lines_count }, with have = plural(*lines_count, "has", "have") =>
            "{titles} {have} {digits} only in {cells}";
        Fireworks { parts, all, digits, count, gone } =>
            "{parts}; a digit that takes none of the cells outside its box stands where its lines cross, so {all} hold \
             {digits}, {count} digits for {count} cells: {gone}";
    }
}
