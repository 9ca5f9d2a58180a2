//! Chinese sentences for beginners, in files named like those of what they describe.
mod cases;
mod chain;
mod count;
mod deadly;
mod facts;
mod fish;
mod locked;
mod patterns;
mod sets;
mod single;

/// The word that several share a predicate.
const fn all(count: usize) -> &'static str {
    if count > 1 { "都" } else { "" }
}
