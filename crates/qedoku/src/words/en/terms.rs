//! The terms of definitions in English.
use crate::ladder::{KnownTerm, TermMark};
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    KnownTerm {
        House => "A house is a row, a column or a box.";
        NakedSubset => "A naked subset is some cells that have only as many digits left as they are.";
        StrongLink =>
            "Of two candidates with a strong link at least one is true: the two of a cell, or the two places of a digit in a house.";
        BothLinks => "Of two candidates with a strong link at least one is true, of two with a weak link not both are.";
        ConjugatePair => "";
        AlmostLockedSet => "An almost locked set is some cells of a house with one digit more than they are.";
        Cluster => { "A cluster is all candidates that strong links join to each other: its colors take turns, so all of one \
            color are true and all of the other are false.".to_owned() };
        Fin => "Fins are the places of the digit that are left over.";
        Guard =>
            "The guards are those further candidates: one of them is true, or there would not be one solution.";
        ContinuousLoop =>
            "In such a loop strong links (one of two is true) and weak links (not both are) take turns all around.";
        DiscontinuousLoop =>
            "Such a loop is a chain of links from a candidate around to itself, or to what excludes it: this settles it.";
        AlternatingChain =>
            "In such a chain strong links (one of two is true) and weak links (not both are) take turns.";
        AlmostHiddenSet => "An almost hidden set is some digits of a house with one place more than they are.";
        TwoStringKite =>
            "In a 2-String Kite a digit has two places in a row and two in a column, and a box joins one place of each.";
        EmptyRectangle => { "In an Empty Rectangle all places of a digit in a box lie on one row and one column, and a strong \
            link starts on one of these.".to_owned() };
    }
}

impl Say<En> for TermMark {
    fn say(&self, _: En) -> String {
        match self.0 {
            KnownTerm::House => "house",
            KnownTerm::NakedSubset => "subset",
            KnownTerm::StrongLink => "trong link",
            KnownTerm::BothLinks => "trong and weak links",
            KnownTerm::ConjugatePair => "",
            KnownTerm::AlmostLockedSet => "lmost locked set",
            KnownTerm::Cluster => "clusters",
            KnownTerm::Fin => "fins",
            KnownTerm::Guard => "all the guards",
            KnownTerm::ContinuousLoop => "a Continuous Nice Loop",
            KnownTerm::DiscontinuousLoop => "a Discontinuous Nice Loop",
            KnownTerm::AlternatingChain => "an Alternating Inference Chain",
            KnownTerm::AlmostHiddenSet => "almost hidden sets",
            KnownTerm::TwoStringKite => "2-String Kites",
            KnownTerm::EmptyRectangle => "Empty Rectangles of",
        }
        .to_owned()
    }
}
