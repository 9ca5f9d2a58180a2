//! The Chinese text of hints.
use crate::advice::AdviceText;
use crate::diagnose::AdviseText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    AdviceText<'_> {
        Full => "所有格都已填好，而且全部正确。";
        There => "所问的已经成立。";
        RestsOn => "盘面上：";
        CellIs { cell, digits } => "{cell} 是 {digits}";
        HouseHas { digit, house, cells } => "{house}的 {digit} 在 {cells}";
        AsClosed { truth, closed } => "{truth}（{closed}）";
        Guards { guards, cells } => "{guards}，否则 {cells} 会允许第二个解";
        Symmetric { cell, digits } => "{cell} 是 {digits}，因为提示数对称";
    }

    AdviseText {
        NoStep => "允许的技巧找不到下一步";
        Parted => "推不出更多：剩下的每个候选数都属于某个解";
    }
}
