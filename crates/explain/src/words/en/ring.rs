//! Sentences about odd rings.
use crate::language;
use crate::message::En;
use crate::words::ring::RingText;

language! {
    en: En;

    RingText<'_> {
        Claim { others, places, count } =>
            "without {others}, true and false would take turns around the ring of {places}, but it has {count} places, an odd \
             number";
        Placed { claim, gone } => "{claim}; so {gone}";
        Concluded { claim, holds, gone } => "{claim}; so {holds}: {gone}";
    }
}
