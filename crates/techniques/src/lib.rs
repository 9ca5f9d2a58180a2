//! techniques.
