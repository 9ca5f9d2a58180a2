//! Sentences about cells that would allow two solutions.
use super::grammar::both;
use crate::language;
use crate::message::En;
use crate::words::deadly::DeadlyText;

language! {
    en: En;

    DeadlyText<'_> {
        Placed { would, holds } => "{would}; so {holds}";
        Joined { would, holds, joined, gone } => "{would}; so {holds}; {joined}: {gone}";
        Seen { would, holds, cells, gone, count }, with see = en.see(cells.len()), all = both(count.0) =>
            "{would}; so {holds}, and {cells} {see} {all}: {gone}";
        Whichever { would, holds, gone } => "{would}; so {holds}, and whichever it is, {gone}";
        Concluded { would, holds, gone } => "{would}; so {holds}: {gone}";
        Without { without, cells, held } => "without {without}, {cells} would hold only {held}";
        Exchange { lead } => "{lead}, which could change places, and there would be two solutions";
        ExchangeNotGiven { lead } =>
            "{lead}, which could change places, as none of these cells is given, and there would be two solutions";
        Bug { without, houses } =>
            "without {without}, every open cell would have two digits, each of them twice in its {houses}, and there would \
             be two solutions or none";
    }
}
