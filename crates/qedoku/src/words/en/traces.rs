//! The English text of conversations about a run.
use crate::traces::described::ChatText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ChatText<'_> {
        Ask =>
            "Solve this sudoku step by step, and say why each step holds. It is read along the rows, a dot for an empty cell:";
        Solution { grid } => "Solution: {grid}";
        NothingGoesOn { grid } => "No technique goes on from here: {grid}";
    }
}
