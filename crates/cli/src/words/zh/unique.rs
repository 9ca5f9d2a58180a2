//! The Chinese text on the number of solutions.
use crate::commands::unique::UniqueText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    UniqueText<'_> {
        Heading => "    行       解数  题目";
        One => "有唯一解。";
        All { count, differ, cells } => "有 {count} 个解。下面两个解有 {differ} 格不同：{cells}";
        More { count, differ, cells } => "有超过 {count} 个解。下面两个解有 {differ} 格不同：{cells}";
    }
}
