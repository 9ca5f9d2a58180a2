//! Snapshots of what is found in cases, a file beside each other for each case.
use crate::case::TechniqueCase;
use crate::step_text;
use qedoku_core::{Conclusion, Step};
use std::path::{Path, PathBuf};

/// Compares a text with the snapshot of this name. Made by [`snapshots!`](crate::snapshots!), for insta wants to know
/// the crate that asks.
pub type CompareSnapshot = fn(name: &str, text: &str);

/// Where snapshots are kept, and how they are compared: `FOLDER/x-wing/generated-1.snap`.
#[derive(Clone)]
pub struct Snapshots {
    folder: PathBuf,
    compare: CompareSnapshot,
    settings: insta::Settings,
    wanted: fn(&TechniqueCase) -> bool,
}

impl std::fmt::Debug for Snapshots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshots").field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// Snapshots in a folder of the crate that calls it: `snapshots!("tests/snapshots")`.
#[macro_export]
macro_rules! snapshots {
    ($folder:expr) => {
        $crate::Snapshots::new(::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder), |name, text| {
            $crate::insta::assert_snapshot!(name, text)
        })
    };
}

impl Snapshots {
    /// Snapshots in this folder, compared by this function.
    pub fn new(folder: impl AsRef<Path>, compare: CompareSnapshot) -> Self {
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        Self { folder: folder.as_ref().to_path_buf(), compare, settings, wanted: |_| true }
    }

    /// Keeps snapshots of these cases alone; the others are judged without.
    pub fn only(self, wanted: fn(&TechniqueCase) -> bool) -> Self {
        Self { wanted, ..self }
    }

    /// Replaces what matches a regular expression before it is compared, as `insta::Settings::add_filter` does.
    pub fn redact(mut self, pattern: &str, replacement: &str) -> Self {
        self.settings.add_filter(pattern, replacement);
        self
    }

    /// Compares what a technique finds in a case: the step that is expected, or that there is none.
    pub(crate) fn compare_step(&self, case: &TechniqueCase, step: Option<&Step>) {
        self.compare(case, &|| step_text::of_step(case, step));
    }

    /// Compares what a function concludes in a case.
    pub(crate) fn compare_conclusion(&self, case: &TechniqueCase, found: &Conclusion) {
        self.compare(case, &|| step_text::of_conclusion(case, found));
    }

    fn compare(&self, case: &TechniqueCase, text: &dyn Fn() -> String) {
        if !(self.wanted)(case) {
            return;
        }
        let mut settings = self.settings.clone();
        settings.set_snapshot_path(self.folder.join(&case.slug));
        settings.bind(|| (self.compare)(&case.name, &text()));
    }
}
