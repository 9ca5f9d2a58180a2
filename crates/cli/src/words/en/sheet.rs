//! The English text on sheets of puzzles.
use crate::commands::{RuleName, RuleSentence, SheetText};
use qedoku::generate::VariantRule;
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    SheetText<'_> {
        Title => "Sudoku";
        Number { number, graded } => "No. {number}: {graded}";
        SolutionOf { number } => "Solution of no. {number}";
        Asked { asked } => "Sudoku: {asked}";
        Or { others, last } => "{others} or {last}";
        Made { seed, number } => "seed {seed}, number {number}";
        Solution => "Solution";
        Level { level } => "{level} (HoDoKu)";
        Givens { count } if *count == 1 => "1 given";
        Givens { count } => "{count} givens";
        Tier { tier } => "tier {tier}";
        Size { size } => "{size}x{size}";
        SizeIs { size } => "Rows, columns and boxes hold the digits 1 to {size}.";
        Told { name, is }, with title = capital(name) => "{title}: {is}";
    }
}

impl Say<En> for RuleName {
    fn say(&self, _: En) -> String {
        let name = match self.0 {
            VariantRule::X => "diagonals",
            VariantRule::Windoku => "windoku",
            VariantRule::AntiKnight => "anti-knight",
            VariantRule::AntiKing => "anti-king",
            VariantRule::Disjoint => "disjoint groups",
            VariantRule::NonConsecutive => "non-consecutive",
            VariantRule::Jigsaw => "jigsaw",
            VariantRule::Killer => "killer",
        };
        name.to_owned()
    }
}

impl Say<En> for RuleSentence {
    fn say(&self, _: En) -> String {
        let sentence = match self.0 {
            VariantRule::X => "No digit repeats on a diagonal that is drawn.",
            VariantRule::Windoku => "No digit repeats in a shaded region.",
            VariantRule::AntiKnight => "Cells a knight's move apart have different digits.",
            VariantRule::AntiKing => "Cells that touch, at a corner too, have different digits.",
            VariantRule::Disjoint => "Cells at the same place of their boxes have different digits.",
            VariantRule::NonConsecutive => "Neighbors in a row or column do not differ by 1.",
            VariantRule::Jigsaw => "The boxes are the areas with thick borders.",
            VariantRule::Killer => "The digits in a cage differ, and add up to the number in its corner.",
        };
        sentence.to_owned()
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
