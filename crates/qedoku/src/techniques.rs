//! What techniques there are, and what each of them is called, is rated and is explained by.
pub use crate::catalog::{HodokuFields, PageLine, TechniquePage, TechniqueRecord, catalog};
pub use crate::technique::technique;
pub use qedoku_core::Slug;
pub use qedoku_techniques::{Info, Method};
