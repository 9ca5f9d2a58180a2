//! The English text on the progress of a long answer.
use crate::output::progress::ProgressText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ProgressText {
        Solving { steps } => "solving: step {steps}";
        Others { steps, of } => "looking for other ways: step {steps} of {of}";
        Smallest { deductions } => "looking for the smallest argument: {deductions} deductions";
    }
}
