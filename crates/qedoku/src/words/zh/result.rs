//! The Chinese text on the properties of puzzles.
use crate::order::PropertyText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    PropertyText {
        Rating { rating } => "SE {rating}";
        Hodoku { level } => "HoDoKu {level}";
        Effort { effort } => "effort {effort}";
        Bottlenecks { count } => "瓶颈 {count}";
    }
}
