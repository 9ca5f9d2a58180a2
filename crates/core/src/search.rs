//! Exhaustive search: none, one or many solutions. It says whether a puzzle is proper; it never contributes a step.
