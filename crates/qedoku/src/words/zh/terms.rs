//! The terms of definitions in Chinese.
use crate::ladder::{KnownTerm, TermMark};
use qedoku_explain::{Say, Zh, language};

language! {
    zh: Zh;

    KnownTerm {
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
            KnownTerm::House => "区域",
            KnownTerm::NakedSubset => "显性数组",
            KnownTerm::StrongLink => "强链",
            KnownTerm::ConjugatePair => "共轭对",
            KnownTerm::Fin => "去掉鳍",
            KnownTerm::BothLinks
            | KnownTerm::AlmostLockedSet
            | KnownTerm::Cluster
            | KnownTerm::Guard
            | KnownTerm::ContinuousLoop
            | KnownTerm::DiscontinuousLoop
            | KnownTerm::AlternatingChain
            | KnownTerm::AlmostHiddenSet
            | KnownTerm::TwoStringKite
            | KnownTerm::EmptyRectangle => "",
        }
        .to_owned()
    }
}
