//! The English text on the number of solutions.
use crate::commands::unique::UniqueText;
use qedoku_explain::{En, language};

language! {
    en: En;

    UniqueText<'_> {
        Heading => "  line  solutions  puzzle";
        One => "One solution.";
        All { count, differ, cells } => "{count} solutions. The two below differ in {differ} cells: {cells}";
        More { count, differ, cells } => "More than {count} solutions. The two below differ in {differ} cells: {cells}";
    }
}
