//! Legends of pictures in characters.
use crate::picture::Highlight;
use crate::picture::legend::{LegendText, LinkTitle};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    LegendText<'_> {
        Asked => "? 所问";
        IsSo => "下文推出成立";
        IsNotSo => "下文推出不成立";
        MarkBelongs => "（符号说明它前面的那个数字）";
        Links { signs } => "链（{signs}）：";
        Weak { sign } => "{sign} 不同真";
        Conjugate { sign } => "{sign} 一真一假";
        Strong { sign } => "{sign} 至少一真";
        InAny { digit, cells } => "{cells} 的 {digit}";
        SetIn { set, cells } => "{set}：{cells}";
    }

    LinkTitle {
        Strong => "强链：至少一端为真";
        Weak => "弱链：两端不同真";
        Conjugate => "共轭对：一真一假";
        Follows => "1、2、3：依次推出";
        Numbered => "情况 1 的第一行，依此类推";
    }

    Highlight {
        Placed => "出数";
        Eliminated => "删数";
        Assumed => "假设";
        Base => "定义域";
        Looked => "着眼处";
        Cover => "删除域";
        Fin => "鳍";
        Pivot => "枢纽";
        Pincer => "钳";
        On => "推导中为真";
        Off => "推导中为假";
        Deadly => "致命结构";
        Guard => "守护者";
        Set => "数组";
        Color => "颜色";
        Restricted => "限制性公共数 x";
        Shared => "公共数 z";
        Case => "情况";
        Every => "每种情况都成立";
        Empty => "无处可填";
        Blocker => "排除来源";
        Evidence => "依据";
    }
}
