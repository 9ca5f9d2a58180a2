//! The English text of arguments.
use crate::answer::AnswerText;
use qedoku_explain::{En, language};

language! {
    en: En;

    AnswerText<'_> {
        StillPossible { candidate } => "Why {candidate} is still a candidate";
        Why { target } => "Why {target}";
        NotThere { candidate } => "Why not {candidate}";
        There { candidate } => "The digit does go there: why {candidate}";
        NothingLess { size } => "It takes {size} read off the board, and nothing less will do.";
        NoSmaller { size, considered } =>
            "It takes {size} read off the board; the {considered} deductions considered make no smaller argument.";
        Open { size, bound, considered } =>
            "It takes {size} read off the board; whether fewer do is open, but it takes {bound} at least ({considered} \
             deductions considered).";
        Cut { size, bound } =>
            "It takes {size} read off the board; the search for a smaller argument stopped at its limit, and one takes \
             {bound} at least.";
        Run { run, needed } => "The run that solves the puzzle takes {run} to get there, and needs {needed} of them.";
        Sentence { line } => "{line}.";
    }
}
