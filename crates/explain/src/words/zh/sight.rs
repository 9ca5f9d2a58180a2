//! Sentences about cells that see others.
use super::grammar::all_of;
use crate::language;
use crate::message::Zh;
use crate::words::sight::SightText;

language! {
    zh: Zh;

    SightText<'_> {
        SeeAll { cells, count, why }, with all = all_of(*count) => "{cells} 能看到{all}（{why}）";
        SoDo { cells, why } => "{cells} 也能看到（{why}）";
    }
}
