//! English texts of pages and Markdown.
use crate::markdown::MarkdownText;
use crate::outline::OutlineText;
use crate::page::words::PageText;
use qedoku_explain::{En, language};

language! {
    en: En;

    OutlineText<'_> {
        RestsOn => "It rests on";
        HardestSteps => "Hardest steps: ";
        Argument => "The argument";
        HardStep { name, numbers } => "{name} ({numbers})";
        Facts { facts } => "{facts}.";
        Answer => "Answer";
    }

    MarkdownText<'_> {
        Result => "Result";
        Step { number, name, conclusion } => "## {number}. {name}: {conclusion}";
    }

    PageText<'_> {
        First => "First";
        Back => "Back";
        Next => "Next";
        Last => "Last";
        Position => "Position";
        Into => "Into the branch";
        Steps => "Steps";
        Board => "Board";
        Puzzle => "Puzzle";
        Start => "Start";
        Result => "Result";
        Legend => "Marks";
        Asked => "asked";
        Keys =>
            "The left and right keys go back and forth, Home and End to the first and the last. A click on a cell leads to the \
             step that filled it.";
        Theme => "Light or dark";
        Fold => "Fold the singles";
        Help => "The techniques";
        Close => "Close";
        Singles { first, last, count } => "{first} to {last}: {count} singles";
        Inside { steps } if *steps == 1 => "1 step inside";
        Inside { steps } => "{steps} steps inside";
        Cases { cases, steps } if *steps == 1 => "{cases} cases, 1 step";
        Cases { cases, steps } => "{cases} cases, {steps} steps";
    }
}
