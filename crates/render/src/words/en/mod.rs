//! English texts, in files named like those of what they describe.
mod meanings;
mod page;
mod picture;
mod rules;
