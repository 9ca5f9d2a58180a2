//! Slots of several kinds that as many others hold.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members;
use qedoku_core::{SetLogic, Step};

impl Marks {
    pub(super) fn set_logic(&mut self, it: &SetLogic, step: &Step) {
        self.candidates(Highlight::Base, members(step));
        self.slots(Highlight::Base, &it.base);
        self.slots(Highlight::Cover, &it.cover);
    }
}
