//! The English text on the steps of a position.
use crate::output::listing::ListingText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ListingText<'_> {
        PageCut { page } =>
            "A page shows {page} steps at most, so these are the first ones found and there are more: --all \
             lists every step as text or ndjson.";
        NotShown { more } =>
            "{more} more conclusions are not shown: of each technique these are the best few steps; --all lists \
             every step as text or ndjson.";
        NoReasons => "--detail normal says why";
        OfTechnique { slug, count } => "{slug} {count}";
        SomeOfTechnique { slug, count, found } => "{slug} {count} of {found}";
        OfTier { tier, list } => "{tier}: {list}";
        Narrow => "--technique NAME,NAME lists some of these alone, --without NAME,NAME all but those";
        AndMore { left, how } => "... and {left} more: {how}";
        None => "no step found";
        NoneNamed => "none of these in this position: qedoku solve tells whether one comes up later";
        MoreThan { count } => "more than {count}";
        Best { steps, found } => "{steps} shown, the best of {found}";
        Ratings { parts } => " ({parts})";
        RatingsFound { parts, count } => " ({parts}): {count}";
    }
}
