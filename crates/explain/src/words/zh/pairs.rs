//! Sentences about what ties two colors together.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::pairs::PairsText;

language! {
    zh: Zh;

    PairsText<'_> {
        TwoCandidates { cells }, with all = plural(cells.len(), "", "都") => "{cells} {all}只有两个候选数";
        TwoPlaces { digits, houses }, with all = plural(digits.len() * houses.1.len(), "", "都") =>
            "{houses}的 {digits} {all}只有两个位置";
        Lead { links }, with listed = zh.clauses(links.0.to_vec()) => "{listed}，所以";
        Remote { cells, held, houses, odd, first, even, second, losers }, with one = zh.one_of_each() =>
            "{cells} 只有 {held}，在{houses}交替，所以要么 {odd} 是 {first} 而 {even} 是 {second}，要么相反，而 {losers} {one}";
    }
}
