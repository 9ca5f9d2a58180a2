//! English texts around the reason of a step.
use super::grammar::{begun, plural};
use crate::language;
use crate::markdown::MarkdownText;
use crate::message::En;
use crate::outline::OutlineText;
use crate::page::words::PageText;
use crate::step_context::StepContextText;
use crate::step_text::StepTextPart;

language! {
    en: En;

    StepTextPart<'_> {
        Reason { why }, with sentence = begun(why) => "{sentence}.";
        Line { name, why } => "{name}: {why}";
        Sentence { name, why } => "{name}: {why}.";
    }

    OutlineText<'_> {
        RestsOn => "It rests on";
        HardestSteps => "Hardest steps: ";
        Argument => "The argument";
        HardStep { name, numbers } => "{name} ({numbers})";
        Facts { rests, facts } => "{rests} {facts}.";
        Answer => "Answer";
    }

    StepContextText<'_> {
        Cited { number } => " (step {number})";
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
        Inside { steps }, with unit = plural(*steps, "step", "steps") => "{steps} {unit} inside";
        Cases { cases, steps }, with unit = plural(*steps, "step", "steps") => "{cases} cases, {steps} {unit}";
    }
}
