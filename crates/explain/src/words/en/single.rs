//! Sentences about a slot with one candidate left.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::single::SingleText;

language! {
    en: En;

    SingleText<'_> {
        NothingLeft { has_none, closed } => "{has_none}: {closed}.";
        OneDigit { name, digit, closed } => "{name} can be {digit} only: {closed}";
        LastOpenCell { name, title, digit } => "{name} is the last open cell of {title}, which lacks {digit}";
        OnePlace { digit, title, name, closed } => "the {digit} of {title} can be at {name} only: {closed}";
        DigitsStand { placed, standing } =>
            "{placed}, as every other digit stands in its row, column or box: {standing}";
        DigitsGone { placed, gone } => "{placed}, as every other digit is out: {gone}";
        DigitsStandOrGone { placed, standing, gone } =>
            "{placed}, as every other digit stands in its row, column or box or is out: {standing}; {gone}";
        DigitStands { digit, blocker, step } => "{digit} at {blocker}{step}";
        DigitsByAssumption { digits } => "{digits} went by assumption";
        DigitsInStep { digits, number } => "{digits} went in step {number}";
        DigitsFromStart { digits, group_count }, with was = plural(*group_count, "was", "were") =>
            "{digits} {was} out from the start";
        LastCell { placed, title, digit } =>
            "{placed}, as it is the last open cell of {title} and {digit} is all that {title} lacks";
        LastPlace { placed, title, digit, closed } => "{placed}, as {title} has no other place for {digit}: {closed}";
        CellsShare { cells, house, digit, blocker, step }, with share = plural(cells.len(), "shares", "share") =>
            "{cells} {share} {house} with the {digit} at {blocker}{step}";
        CellsSee { cells, digit, blocker, step }, with see = en.see(cells.len()) =>
            "{cells} {see} the {digit} at {blocker}{step}";
        CellsByAssumption { cells, digit } => "{cells} lost {digit} by assumption";
        CellsInStep { cells, digit, number } => "{cells} lost {digit} in step {number}";
        CellsFromStart { cells, digit } => "{cells} lacked {digit} from the start";
    }
}
