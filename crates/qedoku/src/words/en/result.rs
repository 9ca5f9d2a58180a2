//! The English text on the properties of puzzles.
use crate::order::PropertyText;
use qedoku_explain::{En, language};

language! {
    en: En;

    PropertyText {
        Rating { rating } => "SE {rating}";
        Hodoku { level } => "HoDoKu {level}";
        Effort { effort } => "effort {effort}";
        Bottlenecks { count } => "bottlenecks {count}";
    }
}
