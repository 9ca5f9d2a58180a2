//! Legends of pictures in characters.
use crate::picture::Highlight;
use crate::picture::legend::{LegendText, LinkTitle};
use qedoku_explain::{En, language};

language! {
    en: En;

    LegendText<'_> {
        Asked => "? asked";
        IsSo => "so, as the lines below say";
        IsNotSo => "not so, as the lines below say";
        MarkBelongs => "(a mark belongs to the digit before it)";
        Links { signs } => "links ({signs}):";
        Weak { sign } => "{sign} not both";
        Conjugate { sign } => "{sign} exactly one";
        Strong { sign } => "{sign} at least one is true";
        InAny { digit, cells } => "{digit} in {cells}";
        SetIn { set, cells } => "{set}: {cells}";
    }

    LinkTitle {
        Strong => "strong link: at least one end is true";
        Weak => "weak link: not both ends are true";
        Conjugate => "conjugate pair: one end is true, the other false";
        Follows => "1, 2, 3: what follows, step by step";
        Numbered => "first line of case 1, and so on";
    }

    Highlight {
        Placed => "placed";
        Eliminated => "eliminated";
        Assumed => "assumed";
        Base => "base";
        Looked => "looked at";
        Cover => "cover";
        Fin => "fin";
        Pivot => "pivot";
        Pincer => "pincer";
        On => "true in the argument";
        Off => "false in the argument";
        Deadly => "deadly pattern";
        Guard => "guard";
        Set => "set";
        Color => "color";
        Restricted => "restricted common x";
        Shared => "common digit z";
        Case => "case";
        Every => "in every case";
        Empty => "nothing left";
        Blocker => "blocks";
        Evidence => "evidence";
    }
}
