//! The named patterns with which people avoid trial.
