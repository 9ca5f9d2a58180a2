//! The English text on what would remove a candidate.
use crate::removed_by::RemovedByText;
use qedoku_explain::{En, language};

language! {
    en: En;

    RemovedByText<'_> {
        Stays { candidate, lead } => "{candidate} is still possible and stays so, as the digit goes there: {lead}.";
        AtOnce { candidate, name } =>
            "{candidate} is still possible, but {name} would remove it at once; no easier technique does.";
        Beyond { candidate, tier, lead } =>
            "{candidate} is not out at once: no technique up to the {tier} ones removes it. The candidate still stands, and what \
             removes it takes {lead}.";
    }
}
