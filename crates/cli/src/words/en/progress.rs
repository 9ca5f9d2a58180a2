//! How far a long answer has come.
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
