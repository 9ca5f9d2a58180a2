//! Exocets: two base cells whose digits appear again in two target cells.
pub mod junior_exocet;
pub mod junior_exocet_mirror;
pub mod senior_exocet;
