//! The English text on checked logs, in the checker's own words.
use crate::report_text::{ClaimText, ReportText};
use qedoku_explain::{En, Say};

impl Say<En> for ReportText<'_> {
    fn say(&self, _: En) -> String {
        self.0.to_string()
    }
}

impl Say<En> for ClaimText {
    fn say(&self, _: En) -> String {
        self.0.to_string()
    }
}
