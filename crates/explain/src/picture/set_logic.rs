//! Slots of several kinds that as many others hold.
use super::marks::Marks;
use super::role::Role;
use super::truths::members;
use qedoku_core::{SetLogic, Step};

impl Marks {
    pub(super) fn set_logic(&mut self, it: &SetLogic, step: &Step) {
        self.candidates(Role::Base, members(step));
        self.slots(Role::Base, &it.base);
        self.slots(Role::Cover, &it.cover);
    }
}
