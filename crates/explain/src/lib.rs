//! explain.
