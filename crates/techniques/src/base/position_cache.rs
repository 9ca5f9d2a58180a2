//! A cache of the structures that searches derive from one position, kept for the searches that come after.
use std::any::Any;
use std::cell::{Cell, OnceCell};

/// A structure that searches derive from a position. The search that uses it defines it.
pub trait Cached: Any + Send {
    /// Forgets the position; the buffers stay.
    fn renew(&mut self);

    /// Forgets what is kept from position to position: the next one is not reached from the last.
    fn restart(&mut self) {}
}

/// The structures that searches derived from a position: one structure of each type that was asked for.
#[derive(Default)]
pub struct PositionCache {
    /// True if anything was asked for since the last renewal.
    used: Cell<bool>,
    first: OnceCell<Box<CacheEntry>>,
}

/// A list, for a reference to what is in it outlives whatever is added.
struct CacheEntry {
    derived: Box<dyn Cached>,
    next: OnceCell<Box<CacheEntry>>,
}

impl std::fmt::Debug for PositionCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PositionCache").field("used", &self.used).finish_non_exhaustive()
    }
}

impl PositionCache {
    /// The structure of this type, made when it is asked for first.
    pub fn of<T: Cached + Default>(&self) -> &T {
        self.used.set(true);
        let mut place = &self.first;
        loop {
            let new = || Box::new(CacheEntry { derived: Box::new(T::default()), next: OnceCell::new() });
            let entry = place.get_or_init(new);
            let derived: &dyn Any = &*entry.derived;
            if let Some(known) = derived.downcast_ref() {
                return known;
            }
            place = &entry.next;
        }
    }

    /// Forgets the position.
    pub fn renew(&mut self) {
        if self.used.replace(false) {
            self.each(Cached::renew);
        }
    }

    /// Forgets the run.
    pub(crate) fn restart(&mut self) {
        self.each(Cached::restart);
    }

    fn each(&mut self, change: impl Fn(&mut dyn Cached)) {
        let mut place = &mut self.first;
        while let Some(entry) = place.get_mut() {
            change(&mut *entry.derived);
            place = &mut entry.next;
        }
    }
}

/// A structure that is filled when the first search asks for it, in the buffers that it had at the last position.
#[derive(Default)]
pub struct Refilled<T> {
    now: OnceCell<T>,
    last: Cell<T>,
}

impl<T> std::fmt::Debug for Refilled<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Refilled").finish_non_exhaustive()
    }
}

impl<T: Default> Refilled<T> {
    /// The structure as `fill` leaves it.
    pub fn get(&self, fill: impl FnOnce(&mut T)) -> &T {
        self.now.get_or_init(|| {
            let mut it = self.last.take();
            fill(&mut it);
            it
        })
    }
}

impl<T: Default + Send + 'static> Cached for Refilled<T> {
    fn renew(&mut self) {
        if let Some(it) = self.now.take() {
            self.last.set(it);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Counts = Refilled<Vec<u8>>;
    type Words = Refilled<String>;

    #[test]
    fn one_of_each_type_is_kept_and_refilled_in_its_buffers() {
        let mut cached = PositionCache::default();
        let counts = cached.of::<Counts>().get(|counts| counts.extend([1, 2, 3]));
        let words = cached.of::<Words>().get(|words| words.push('a'));
        assert_eq!((counts.as_slice(), words.as_str()), ([1, 2, 3].as_slice(), "a"));
        assert_eq!(cached.of::<Counts>().get(|counts| counts.push(4)), &[1, 2, 3], "it is filled once");
        cached.renew();
        assert_eq!(cached.of::<Counts>().get(|counts| counts.push(4)), &[1, 2, 3, 4], "in the same buffer");
        assert_eq!(cached.of::<Words>().get(|words| words.push('b')), "ab");
    }

    #[test]
    fn what_is_not_asked_for_again_is_forgotten_all_the_same() {
        let mut cached = PositionCache::default();
        cached.of::<Counts>().get(|counts| counts.push(1));
        cached.renew();
        cached.of::<Words>();
        cached.renew();
        assert_eq!(cached.of::<Counts>().get(|counts| counts.push(2)), &[1, 2]);
    }
}
