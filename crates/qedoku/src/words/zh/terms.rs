//! The terms of definitions in Chinese.
use crate::ladder::{Term, TermMark};
use qedoku_explain::{Say, Zh, language};

language! {
    zh: Zh;

    Term {
        House => "区域是一行、一列或一宫。";
        NakedSubset => "显性数组：几格里一共只剩同样多个候选数。";
        StrongLink => "强链的两端至少有一个成立，弱链的两端不能都成立。";
        ConjugatePair => "共轭对：某数在一个区域里只有这两处能填，必有一处是它。";
        Fin => "鳍是多出来的位置。";
        BothLinks => "";
        AlmostLockedSet => "";
        Cluster => "";
        Guard => "";
        ContinuousLoop => "";
        DiscontinuousLoop => "";
        AlternatingChain => "";
        AlmostHiddenSet => "";
        TwoStringKite => "";
        EmptyRectangle => "";
    }
}

impl Say<Zh> for TermMark {
    fn say(&self, _: Zh) -> String {
        match self.0 {
            Term::House => "区域",
            Term::NakedSubset => "显性数组",
            Term::StrongLink => "强链",
            Term::ConjugatePair => "共轭对",
            Term::Fin => "去掉鳍",
            Term::BothLinks
            | Term::AlmostLockedSet
            | Term::Cluster
            | Term::Guard
            | Term::ContinuousLoop
            | Term::DiscontinuousLoop
            | Term::AlternatingChain
            | Term::AlmostHiddenSet
            | Term::TwoStringKite
            | Term::EmptyRectangle => "",
        }
        .to_owned()
    }
}
