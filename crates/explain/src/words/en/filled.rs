//! Sentences about the ways to fill the cells of a rule.
use crate::language;
use crate::message::En;
use crate::words::filled::FilledText;

language! {
    en: En;

    FilledText<'_> {
        Else => ", or ";
        Rule { rule } => "{rule}";
        Placed { rule, held } => "{rule}, with {held} placed";
        Runs { runs } => "their candidates allow {runs}";
        Ends { ends } => "the ends can be {ends}";
        SoleBread { digits, places } => "{digits} can only be in {places}";
        Outside { total, sum } => "the cells outside come to {total} ({sum})";
        Bread { digits, places } => "{digits} can take {places}";
        Sums { sums } => "each stretch can come to {sums}";
        Places { places } => "{places}";
        Place { digit, cells } => "{digit} fits in {cells}";
        NoPlace { digit } => "{digit} fits nowhere";
        InNone { digits, cells } => "no way to fill the cells has {digits} in {cells}";
        NorIn { digits, cells } => "none has {digits} in {cells}";
        Needed { digits, cells } => "each way has {digits}, in {cells}";
    }
}
