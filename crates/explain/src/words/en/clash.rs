//! Sentences about what clashes with every candidate of a slot.
use crate::language;
use crate::message::En;
use crate::words::clash::{ClashText, RuleText};

language! {
    en: En;

    ClashText<'_> {
        Places { home, digit, cells } => "{home} has its {digit} in {cells}";
        EachExcludes { digits, cells, rules } => "each of these excludes {digits} in {cells}, for {rules}";
        EachClashes { rules } => "each of these excludes all that goes, for {rules}";
        Other { rules, other } => "{rules}, so the other one is {other}";
        AtMost { from, own, cell, digit, rule } => "{from} is at most {own}, so {cell} is at most {digit}, for {rule}";
        AtLeast { from, own, cell, digit, rule } => "{from} is at least {own}, so {cell} is at least {digit}, for {rule}";
        AlsoAtMost { cell, digit } => "likewise {cell} is at most {digit}";
        AlsoAtLeast { cell, digit } => "likewise {cell} is at least {digit}";
        Rules { first, then } => "{first}, and {then}";
        Share { cells, house } if cells.len() == 2 => "{cells} are both in {house}";
        Share { cells, house } => "{cells} are all in {house}";
    }

    RuleText<'_> {
        Differ { cells } => "{cells} differ";
        Diagonal { cells } => "{cells} are on one diagonal";
        Group { cells } => "{cells} are at the same place of their boxes";
        Region { cells } => "{cells} are in one region";
        Cage { cells } => "{cells} are in one cage";
        Knight { cells } => "{cells} are a knight's move apart";
        King { cells } => "{cells} are a king's move apart";
        NonConsecutive { cells } => "{cells} do not differ by 1";
        Difference { cells, value } => "{cells} differ by {value}";
        Ratio { cells, value } if *value == 2 => "one of {cells} is twice the other";
        Ratio { cells, value } => "one of {cells} is {value} times the other";
        Sum { cells, value } => "{cells} add up to {value}";
        NoDot { cells } => "there is no dot between {cells}";
        NoSum { cells } => "there is neither X nor V between {cells}";
        Rises { line } => "the digits rise along {line}";
        DoesNotFall { line } => "the digits do not fall along {line}";
        Apart { cells, value } => "{cells} differ by {value} or more";
        Same { cells } => "{cells} hold the same digit";
        Odd { cells } => "{cells} is odd";
        Even { cells } => "{cells} is even";
        Minimum { line } => "{line} is below its neighbors";
        Maximum { line } => "{line} is above its neighbors";
        Arrow { number, line } => "the digits along {line} add up to {number}";
        Total { line, value } => "the digits along {line} add up to {value}";
        SameSums { line } => "{line} has the same sum in each box";
        Sandwich { line, high, value } => "the digits of {line} between 1 and {high} add up to {value}";
        Consecutive { line } => "the digits along {line} are consecutive";
        Between { line } => "the digits along {line} lie between those of its ends";
        Quadruple { cells, digits } => "{cells} hold {digits}";
    }
}
