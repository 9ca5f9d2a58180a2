//! The English text of outlines.
use crate::outline::LeadText;
use crate::outline::facts::FactsText;
use crate::outline::fit::FitText;
use crate::outline::lines::LinesText;
use crate::outline::tree::TreeText;
use qedoku_explain::{En, language};

language! {
    en: En;

    FactsText<'_> {
        StandsWithNone { candidate } => "{candidate} can stand with none of these";
        StartCandidates => "the candidates that the start has";
        LeavesNothing { assume, slot } => "{assume} would leave nothing for {slot}";
        EachCase { follows, cases } => "{follows} in each case: {cases}";
        Truths { count, name, place } => "the {count} truths of {name} in {place}";
        Given => "given";
        Entered => "entered";
        FromStep { numbers } => "from step {numbers}";
        FromSteps { numbers } => "from steps {numbers}";
        Support { source, text } => "{source}: {text}";
        DigitAt { digit, cells } => "{digit} at {cells}";
    }

    FitText<'_> {
        AndMore { first, more } => "{first} and {more} more";
    }

    LeadText<'_> {
        Claim { claim, lead } => "{claim}: {lead}.";
        OneStep => "one step shows it";
        InOneStep { name } => "{name} shows it in one step";
        TwoSingles => "2 steps lead there, both singles";
        Singles { steps } => "{steps} lead there, all of them singles";
        Hardest { steps, number, name } => "{steps} lead there, the hardest is step {number}, {name}";
        Since { target, placed } => "{target}, since {placed}";
        By { target, name } => "{target} by {name}";
    }

    LinesText<'_> {
        AndMore { names, more } => "{names} and {more} more";
    }

    TreeText<'_> {
        Named { name, conclusion } => "{name}: {conclusion}";
        Singles { count } => "{count} singles: ";
        Steps { count } => "{count} steps: ";
        OneSingle => "1 single";
        ManySingles { singles } => "{singles} singles";
        AndOther { parts } => "{parts} and 1 other";
        AndOthers { parts, rest } => "{parts} and {rest} others";
        Times { count, name } => "{count} x {name}";
        Ends { head, tail } => "{head}; {tail}";
        OneBetween { head, tail } => "{head}; 1 more; {tail}";
        Between { head, between, tail } => "{head}; {between} more; {tail}";
    }
}
