//! English texts for the faults of a text that should be a puzzle, as its reader says them.
use crate::message::{En, Say};
use qedoku_formats::{TextFault, Wanted};

impl Say<En> for TextFault {
    fn say(&self, _: En) -> String {
        self.to_string()
    }
}

impl Say<En> for Wanted {
    fn say(&self, _: En) -> String {
        self.to_string()
    }
}
