//! The Chinese text on what would remove a candidate.
use crate::removed_by::RemovedByText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RemovedByText<'_> {
        Stays { candidate, lead } => "{candidate} 仍然可能，而且不会被删去，因为该数就在那里：{lead}。";
        AtOnce { candidate, name } => "{candidate} 仍然可能，但用{name}马上就能删去，没有更简单的技巧。";
        Beyond { candidate, tier, lead } => "{candidate} 不能立即删去：{tier}及以下的技巧都做不到，所以这个候选数还在；删去它需要 {lead}。";
    }
}
