//! Sentences about wings.
use super::grammar::both;
use crate::language;
use crate::message::En;
use crate::words::wing::WingText;

language! {
    en: En;

    WingText<'_> {
        Hub { hub, all, ways, digit, places, losers, gone, count },
            with see = en.see(losers.len()),
                every = both(count.0) =>
            "{hub} is {all}: {ways}; so {digit} is in {places} in any case, and {losers} {see} {every}: {gone}";
        Counted { named, all, count, others, taken, places, losers, gone },
            with each = en.see(2),
                see = en.see(losers.len()),
                every = both(places.0.len()) =>
            "{named} hold only {all}, {count} digits for {count} cells, and each of {others} fits into them only once, as its \
             places there {each} each other; so {taken} is in {places}, and {losers} {see} {every}: {gone}";
        Itself { chosen, digit } => "if {chosen}, it is {digit} itself";
        Pincer { chosen, pincer, house } => "if {chosen}, {pincer} ({house})";
    }
}
