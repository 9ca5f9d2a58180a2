//! Sentences that explain rules.
use crate::picture::rule_meanings::{MeaningText, RuleMeaning};
use qedoku_core::RuleKind;
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    MeaningText<'_> {
        Boxes => "The boxes have the shapes drawn; each holds every digit once.";
        Named { title, meaning } => { format!("{}: {meaning}.", capital(title)) };
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

impl Say<En> for RuleMeaning {
    fn say(&self, _: En) -> String {
        let value = self.value;
        match self.kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => "the diagonal holds every digit once".to_owned(),
            RuleKind::DisjointGroups => "cells at the same place of their boxes hold different digits".to_owned(),
            RuleKind::ExtraRegion => "the region has no digit twice".to_owned(),
            RuleKind::Cage if self.has_total => "its digits differ and add up to the number in its corner".to_owned(),
            RuleKind::Cage => "its digits differ".to_owned(),
            RuleKind::AntiKnight => {
                "cells a knight's move apart (two steps one way and one step across) hold different digits".to_owned()
            }
            RuleKind::AntiKing => "cells that touch, by a side or a corner, hold different digits".to_owned(),
            RuleKind::NonConsecutive => "cells side by side do not differ by 1".to_owned(),
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
            RuleKind::Clone => "both shapes hold the same digits, cell by cell".to_owned(),
            RuleKind::Odd => "the digit is 1, 3, 5 or another odd one".to_owned(),
            RuleKind::Even => "the digit is 2, 4, 6 or another even one".to_owned(),
            RuleKind::Minimum => {
                "the digit is lower than those beside, above and below it that have no such mark".to_owned()
            }
            RuleKind::Maximum => {
                "the digit is higher than those beside, above and below it that have no such mark".to_owned()
            }
            RuleKind::Arrow => "the digits along the shaft add up to the number in the circle".to_owned(),
            RuleKind::LittleKiller => "the digits on the line add up to the number; a digit may come twice".to_owned(),
            RuleKind::RegionSumLine => "the line has the same sum in each box that it runs through".to_owned(),
            RuleKind::Sandwich => {
                "the digits between the lowest and the highest digit of the line add up to the number".to_owned()
            }
            RuleKind::Renban => "the digits follow on each other, such as 3, 4 and 5, in any order".to_owned(),
            RuleKind::Between => "the digits on the line lie between those of its two ends".to_owned(),
            RuleKind::Quadruple => "these digits are among those of the cells around".to_owned(),
        }
    }
}
