//! Sentences that explain rules.
use crate::picture::rule_meanings::{MeaningText, RuleMeaning};
use qedoku_core::RuleKind;
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    MeaningText<'_> {
        Alone { meaning } => "{meaning}.";
        Named { title, meaning } => { format!("{}: {meaning}.", capital(title)) };
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

impl Say<En> for RuleMeaning {
    fn say(&self, _: En) -> String {
        let (kind, value) = match self {
            Self::Size { size } => return format!("rows, columns and boxes hold the digits 1 to {size}"),
            Self::Boxes => return "the boxes have the shapes drawn; each holds every digit once".to_owned(),
            Self::Diagonals => return "each diagonal holds every digit once".to_owned(),
            Self::OpenCage => return "its digits differ".to_owned(),
            Self::Kind { kind, value } => (kind, value.unwrap_or(0)),
        };
        match kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => "the diagonal holds every digit once".to_owned(),
            RuleKind::DisjointGroups => "cells at the same place of their boxes hold different digits".to_owned(),
            RuleKind::ExtraRegion => "no digit comes twice in the region".to_owned(),
            RuleKind::Cage => "its digits differ and add up to the number in its corner".to_owned(),
            RuleKind::AntiKnight => {
                "cells a knight's move apart (two steps one way and one step across) hold different digits".to_owned()
            }
            RuleKind::AntiKing => "cells that touch, by a side or a corner, hold different digits".to_owned(),
            RuleKind::NonConsecutive => "neighbors in a row or column do not differ by 1".to_owned(),
            RuleKind::Difference => format!("the two digits beside the dot differ by {value}"),
            RuleKind::Ratio if value == 2 => "of the two digits beside the dot one is twice the other".to_owned(),
            RuleKind::Ratio => format!("of the two digits beside the dot one is {value} times the other"),
            RuleKind::Sum => format!("the two digits beside the mark add up to {value}"),
            RuleKind::NegativeDifference => {
                "cells side by side without a white dot do not differ as the dots say".to_owned()
            }
            RuleKind::NegativeRatio => {
                "of cells side by side without a black dot, none is that many times the other".to_owned()
            }
            RuleKind::NegativeSum => "cells side by side without a mark add up to neither 10 nor 5".to_owned(),
            RuleKind::Thermometer => "the digits rise from the bulb, the first cell, on".to_owned(),
            RuleKind::SlowThermometer => {
                "from the bulb, the first cell, on the digits rise or stay the same".to_owned()
            }
            RuleKind::Whisper => format!("neighbors on the line differ by {value} or more"),
            RuleKind::Palindrome => "the line reads the same from both ends".to_owned(),
            RuleKind::Clone => "both shapes hold the same digits at the same places".to_owned(),
            RuleKind::Odd => "the digit is odd".to_owned(),
            RuleKind::Even => "the digit is even".to_owned(),
            RuleKind::Minimum => {
                "the digit is lower than those beside, above and below it that have no such mark".to_owned()
            }
            RuleKind::Maximum => {
                "the digit is higher than those beside, above and below it that have no such mark".to_owned()
            }
            RuleKind::Arrow => "the digits along the shaft add up to the number in the circle".to_owned(),
            RuleKind::LittleKiller => {
                "the digits on the diagonal add up to the number; a digit may come twice".to_owned()
            }
            RuleKind::RegionSumLine => "the line has the same sum in each box that it runs through".to_owned(),
            RuleKind::Sandwich => {
                "the digits between the lowest and the highest of the row or column add up to the number".to_owned()
            }
            RuleKind::Renban => "the digits follow on each other, such as 3, 4 and 5, in any order".to_owned(),
            RuleKind::Between => "the digits on the line lie between those of its two ends".to_owned(),
            RuleKind::Quadruple => "the four cells around the circle hold the digits in it".to_owned(),
        }
    }
}
